import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { PAGE_POLICY, SAMPLE_TITLE, escape, standInPage, hostForBrowser } from '../page.ts';
import { createProvider, PEOPLE } from './provider.ts';
import type { ClientRegistration } from './provider.ts';

/** The sample provider, which replaces Google in a trial. */
export interface SampleGoogle {
  /** Its origin on this machine. */
  address: string;
  /** The shop's registration there. */
  client: ClientRegistration;
  close(): Promise<void>;
}

/** The options of the sample provider. */
export interface SampleGoogleOptions {
  host: string;
  /** 0 means any free port. */
  port: number;
  /** The only origin, apart from this machine's, to which the provider redirects. */
  shopUrl: string;
  /** The shop's registration there. */
  client?: ClientRegistration;
  /** The provider's origin in browsers, when it differs from the shop's. */
  browserUrl?: string;
  /** The addresses to which apps get the browser back; none by default. */
  nativeRedirects?: readonly string[];
  /** The shop's name on the login page; `the shop` by default. */
  shopName?: string;
  /** The path below the shop's origin to which the provider redirects; `/auth/google/callback` by default. */
  callbackPath?: string;
}

/** Starts the provider in its own server. */
export async function startSampleGoogle(options: SampleGoogleOptions): Promise<SampleGoogle> {
  const { host, port, shopUrl, nativeRedirects = [], shopName = 'the shop' } = options;
  const { callbackPath = '/auth/google/callback' } = options;
  // The issuer contains the port, so the server listens first.
  let reply: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => reply(request, response));
  const bound = await listen(server, host, port);
  const address = `http://${hostForBrowser(host)}:${bound}`;
  const client = options.client ?? clientOf(address);
  const browserUrl = options.browserUrl ?? client.issuer;
  const provider = await createProvider(client, { shopUrl, browserUrl, nativeRedirects, callbackPath });
  const protocol = provider.callback();
  reply = (request, response) => {
    const [, uid, as] = /^\/people\/([\w-]{1,64})(?:\?as=([\w-]{1,32}))?$/.exec(request.url ?? '') ?? [];
    const handled = uid ? choosePerson({ provider, shopName }, request, response, as) : protocol(request, response);
    handled.catch((error: Error) => {
      // After an unknown login the shopper must start again. Every other failure is a warning.
      if (error.name !== 'SessionNotFound') process.emitWarning(`Sample Google: ${error.message}`);
      if (response.headersSent) response.end();
      else gone(response);
    });
  };
  return {
    address,
    client,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function clientOf(issuer: string): ClientRegistration {
  return { issuer, clientId: 'trial', clientSecret: randomBytes(24).toString('hex'), withoutTls: true };
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

/** Shows the choice of people. A POST with `as` selects one of them, or nobody. */
async function choosePerson(
  { provider, shopName }: { provider: Provider; shopName: string },
  request: IncomingMessage,
  response: ServerResponse,
  as: string | undefined,
) {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return send(response, 200, whoPage(uid, shopName));
  const person = PEOPLE.find(({ sub }) => sub === as);
  const chosen = person
    ? { login: { accountId: person.sub }, select_account: {} }
    : { error: 'access_denied', error_description: 'Nobody was chosen.' };
  await provider.interactionFinished(request, response, chosen, { mergeWithLastSubmission: false });
}

function whoPage(uid: string, shopName: string): string {
  const option = (as: string, strong: string, small: string) =>
    `<form method="post" action="/people/${uid}?as=${as}"><button><strong>${escape(strong)}</strong><small>${escape(small)}</small></button></form>`;
  const people = PEOPLE.map(({ sub, name, email }) => option(sub, name, email));
  return standInPage(
    SAMPLE_TITLE,
    'This is not Google. It stands in its place until the shop is registered there.',
    `<h2>${escape(`Who logs in to ${shopName}?`)}</h2>\n${people.join('\n')}\n${option('nobody', 'Nobody', 'Back to the shop without logging in')}`,
  );
}

function gone(response: ServerResponse): void {
  const words = 'This login has ended, or was begun in another browser. Go back to the shop and begin again.';
  send(response, 400, standInPage(SAMPLE_TITLE, words, ''));
}

function send(response: ServerResponse, status: number, page: string): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...headers, 'content-security-policy': PAGE_POLICY }).end(page);
}
