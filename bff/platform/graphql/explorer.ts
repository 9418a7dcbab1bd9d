import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import type { FastifyInstance } from 'fastify';
import { SHOP } from '../../../schema/shop.ts';

/** Example operations: home, listing, product page, search. Each runs as it is, with `EXAMPLE_VARIABLES`. */
export const EXAMPLES = readFileSync(join(import.meta.dirname, 'examples.graphql'), 'utf8');
/** The variables of the examples. */
export const EXAMPLE_VARIABLES = { id: 'rb-1001' };

/** Allows the page's own scripts and workers, and requests to its own origin; nothing from another site. */
const CSP = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Shows Apollo Sandbox to a browser that opens the gateway's address; shows nothing when `isOn` is false. */
export function sandboxPlugin(isOn: boolean): ApolloServerPlugin {
  if (!isOn) return ApolloServerPluginLandingPageDisabled();
  return ApolloServerPluginLandingPageLocalDefault({ embed: true, document: EXAMPLES, variables: EXAMPLE_VARIABLES });
}

/** Serves GraphiQL, which needs no internet, at `/explorer`. Redirects `/` to Sandbox. */
export function serveExplorer(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/', (_, reply) => reply.redirect('/graphql'));
  app.get('/explorer', (_, reply) => {
    page ??= renderExplorer();
    return reply.header('content-security-policy', CSP).type('text/html; charset=utf-8').send(page);
  });
}

function renderExplorer(): string {
  const [home, ...others] = EXAMPLES.split(/\n(?=# )/);
  const variables = JSON.stringify(EXAMPLE_VARIABLES, null, 2);
  const tabs = [home, ...others].map((query = '') => ({ query, variables: query.includes('$id') ? variables : '' }));
  return renderGraphiQL({
    title: `${SHOP.name}: explore the shop`,
    endpoint: '/graphql',
    defaultQuery: home ?? '',
    defaultTabs: tabs,
    shouldPersistHeaders: false,
  });
}
