import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, JWK } from 'oidc-provider';
import { Prompt, base } from 'oidc-provider/lib/helpers/interaction_policy/index.js';
import { Provider } from 'oidc-provider/lib/provider.js';
import { PAGE_POLICY, SAMPLE_TITLE, standInPage } from '../page.ts';
import { memoryAdapter } from './memory-adapter.ts';

/** The registration of a client at the provider. */
export interface ClientRegistration {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether the client may connect to the provider without TLS: the sample provider has none. */
  withoutTls?: boolean;
}

/** The invented people of the sample provider. */
export const PEOPLE = [
  { sub: 'sample-asha', name: 'Asha Verma', email: 'asha.verma@example.com' },
  { sub: 'sample-rohan', name: 'Rohan Mehta', email: 'rohan.mehta@example.com' },
] as const;

/** The origins of a login. */
export interface PublicUrls {
  /** The shop's origin in browsers. */
  shopUrl: string;
  /** The provider's origin in browsers. */
  browserUrl: string;
  /** The addresses to which apps get the browser back. */
  nativeRedirects: readonly string[];
  /** The path below the shop's origin to which the provider redirects the browser. */
  callbackPath: string;
}

/**
 * Creates an OpenID provider with invented people: code flow with PKCE, identity tokens signed with a key that is
 * created at start.
 */
export async function createProvider(
  client: ClientRegistration,
  { shopUrl, browserUrl, nativeRedirects, callbackPath }: PublicUrls,
): Promise<Provider> {
  const provider = new Provider(client.issuer, {
    ...configuration(await signingKey()),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [shopUrl + callbackPath],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
  });
  // The shop may have any port of this machine; its callback has one fixed path.
  provider.Client.prototype.redirectUriAllowed = (address) =>
    nativeRedirects.includes(address) || isCallback(address, shopUrl, callbackPath);
  // The shop may use a provider name that browsers can't resolve, so the discovery document contains the browsers'
  // address.
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== 'discovery') return;
    ctx.body = { ...ctx.body, authorization_endpoint: browserUrl + provider.pathFor('authorization') };
  });
  return provider;
}

function configuration(key: JWK): Configuration {
  const policy = base();
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    adapter: memoryAdapter,
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/people/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3_600, IdToken: 600, Interaction: 600, Session: 3_600 },
    renderError: (ctx, { error, error_description: words }) => {
      ctx.type = 'html';
      ctx.set('content-security-policy', PAGE_POLICY);
      ctx.body = standInPage(SAMPLE_TITLE, `This login does not work: ${words ?? error}.`, '');
    },
    findAccount: (_ctx, id) => {
      const person = PEOPLE.find(({ sub }) => sub === id);
      if (!person) return undefined;
      return { accountId: id, claims: () => ({ ...person, email_verified: true }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', alg: 'RS256', use: 'sig' };
}

function isCallback(address: string, shopUrl: string, callbackPath: string): boolean {
  const url = URL.parse(address);
  if (!url || url.pathname !== callbackPath || url.search || url.hash) return false;
  return url.origin === shopUrl || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
