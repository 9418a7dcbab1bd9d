import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { FastifyInstance } from 'fastify';
import { GRAPHQL_PATH } from './http-app.ts';
import { CLIENT_KEY_HEADER } from './client-keys.ts';
import { COST_HEADER } from './request-record.ts';

/** Example operations: home, listing, product page, search, cart. Each runs unchanged with `EXAMPLE_VARIABLES`. */
export const EXAMPLES = readFileSync(join(import.meta.dirname, 'examples.graphql'), 'utf8');
/** The variables of the example operations. */
export const EXAMPLE_VARIABLES = { id: 'rb-1001' };

/** One tab of GraphiQL for each example. */
const TABS = EXAMPLES.split(/\n(?=# )/).map((query) => ({
  query,
  variables: query.includes('$id') ? JSON.stringify(EXAMPLE_VARIABLES, null, 2) : '',
}));

/** The header that lets an explorer send its own documents, if the gateway requires a key. */
const headersFor = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { [CLIENT_KEY_HEADER]: key };

/** Shows Apollo Sandbox at the gateway's address if `isOn`. Sandbox sends `key` if the gateway requires one for other documents. */
export function sandboxPlugin(isOn: boolean, key: string | undefined): ApolloServerPlugin {
  if (!isOn) return ApolloServerPluginLandingPageDisabled();
  return withOfflineLinks(
    ApolloServerPluginLandingPageLocalDefault({
      embed: { initialState: { sharedHeaders: headersFor(key) } },
      document: EXAMPLES,
      variables: EXAMPLE_VARIABLES,
      headers: headersFor(key),
    }),
  );
}

const OFFLINE_LINKS =
  '<p><a href="/explorer">GraphiQL</a>, which needs no internet, and the <a href="/docs">documentation</a></p>';

/** Adds links to GraphiQL and the documentation to a landing page. Sandbox itself is loaded from the internet. */
function withOfflineLinks(page: ApolloServerPlugin): ApolloServerPlugin {
  return {
    serverWillStart: async (service) => {
      const listener = await page.serverWillStart?.(service);
      const landing = await listener?.renderLandingPage?.();
      if (!listener || !landing) return listener;
      const { html } = landing;
      const render = async () => (typeof html === 'string' ? html : html());
      return {
        ...listener,
        renderLandingPage: async () => ({
          html: async () => (await render()).replace('</body>', `${OFFLINE_LINKS}</body>`),
        }),
      };
    },
  };
}

/** Serves GraphiQL at `/explorer` with the examples as tabs; it works offline. It sends `key` as Sandbox does. Redirects `/` to `/graphql`, which is Sandbox. */
export function serveExplorer(app: FastifyInstance, key: string | undefined): void {
  app.get('/', (_, reply) => reply.redirect('/graphql'));
  app.get('/explorer', async (_, reply) => {
    // The package is a development dependency.
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const page = renderGraphiQL({
      title: 'Explore the shop',
      endpoint: GRAPHQL_PATH,
      defaultTabs: TABS,
      additionalHeaders: { [COST_HEADER]: '1', ...headersFor(key) },
    });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policyFor(page)).send(page.trim());
  });
}

/** Allows only the page's own script and requests to its own origin. The editor needs inline styles. */
function policyFor(page: string): string {
  const script = page.slice(page.indexOf('<script>') + '<script>'.length, page.lastIndexOf('</script>'));
  return [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
