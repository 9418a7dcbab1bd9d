import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { withPort } from '../../../schema/start-errors.ts';
import { SHOP } from '../../../schema/shop.ts';
import type { GoogleRegistration } from '../../account/google.ts';
import { escape } from '../../platform/mail/mail-template.ts';
import { PAGE_POLICY, SAMPLE_TITLE, standInPage, hostForBrowser } from '../page.ts';
import { createProvider, PEOPLE } from './provider.ts';

/** A provider that stands in for Google in a trial. */
export interface SampleGoogle {
  /** Its origin on this machine. */
  address: string;
  /** The shop's registration there. */
  client: GoogleRegistration;
  close(): Promise<void>;
}

/** The options of the sample provider. */
export interface SampleGoogleOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The only origin, apart from this machine's, to which the provider redirects. */
  shopUrl: string;
  /** The shop's registration there. */
  client?: GoogleRegistration;
  /** The provider's origin in browsers, when it differs from the shop's. */
  browserUrl?: string;
  /** The addresses at which apps get the browser back; none by default. */
  nativeRedirects?: readonly string[];
}

/** Starts the provider in its own server. */
export async function startSampleGoogle(options: SampleGoogleOptions): Promise<SampleGoogle> {
  const { host, port, shopUrl, nativeRedirects = [] } = options;
  // The issuer contains the port, so the server listens first.
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  const bound = await withPort('SAMPLE_GOOGLE_PORT', options, () => listen(server, host, port));
  const address = `http://${hostForBrowser(host)}:${bound}`;
  const client = options.client ?? clientOf(address);
  const browserUrl = options.browserUrl ?? client.issuer;
  const provider = await createProvider(client, { shopUrl, browserUrl, nativeRedirects });
  const protocol = provider.callback();
  answer = (request, response) => {
    const [, uid, as] = /^\/people\/([\w-]{1,64})(?:\?as=([\w-]{1,32}))?$/.exec(request.url ?? '') ?? [];
    const answered = uid ? choosePerson(provider, request, response, as) : protocol(request, response);
    answered.catch((error: Error) => {
      // An unknown login is the shopper's to repeat; every other failure is a warning.
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

function clientOf(issuer: string): GoogleRegistration {
  return { issuer, clientId: 'rangbandh-trial', clientSecret: randomBytes(24).toString('hex'), withoutTls: true };
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

/** Asks who logs in; a POST with `as` answers: one of the people, or nobody. */
async function choosePerson(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  as: string | undefined,
) {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') return send(response, 200, whoPage(uid));
  const person = PEOPLE.find(({ sub }) => sub === as);
  const chosen = person
    ? { login: { accountId: person.sub }, select_account: {} }
    : { error: 'access_denied', error_description: 'Nobody was chosen.' };
  await provider.interactionFinished(request, response, chosen, { mergeWithLastSubmission: false });
}

function whoPage(uid: string): string {
  const option = (as: string, strong: string, small: string) =>
    `<form method="post" action="/people/${uid}?as=${as}"><button><strong>${escape(strong)}</strong><small>${escape(small)}</small></button></form>`;
  const people = PEOPLE.map(({ sub, name, email }) => option(sub, name, email));
  return standInPage(
    SAMPLE_TITLE,
    'This is not Google. It stands in its place until the shop is registered there.',
    `<h2>${escape(`Who logs in to ${SHOP.name}?`)}</h2>\n${people.join('\n')}\n${option('nobody', 'Nobody', 'Back to the shop without logging in')}`,
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
