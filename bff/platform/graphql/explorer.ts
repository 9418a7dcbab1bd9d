import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CLIENT_KEY_HEADER } from './client-keys.ts';
import { bundleExplorer, type PageFile } from './explorer/bundle.ts';
import { EXAMPLE_VARIABLES } from './explorer/example-variables.ts';

/** Example operations: home, listing, product page, search, cart. Each runs as it is, with `EXAMPLE_VARIABLES`. */
export const EXAMPLES = readFileSync(join(import.meta.dirname, 'examples.graphql'), 'utf8');

/** Allows the page's own scripts and requests to its own origin; nothing from another site. The editor writes its styles. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
const TYPES: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

/** Where the page finds the key that it sends. */
const KEY_PLACE = '<meta name="client-key" content="" />';

/**
 * Shows Apollo Sandbox to a browser that opens the gateway's address; shows nothing when `isOn` is false. Sandbox sends `key`,
 * where the gateway runs other documents for clients with a key alone.
 */
export function sandboxPlugin(isOn: boolean, key: string | undefined): ApolloServerPlugin {
  if (!isOn) return ApolloServerPluginLandingPageDisabled();
  const headers: Record<string, string> = key === undefined ? {} : { [CLIENT_KEY_HEADER]: key };
  return ApolloServerPluginLandingPageLocalDefault({
    embed: { initialState: { sharedHeaders: headers } },
    document: EXAMPLES,
    variables: EXAMPLE_VARIABLES,
    headers,
  });
}

/**
 * Serves an explorer that needs no internet at `/explorer`: the examples as tasks, an editor that completes and checks, the
 * schema. It is bundled when it is opened for the first time, and sends `key` as Sandbox does. Redirects `/` to Sandbox.
 */
export function serveExplorer(app: FastifyInstance, key = ''): void {
  let files: Promise<PageFile[]> | undefined;
  const send = async (reply: FastifyReply, path: string, cacheControl: string) => {
    files ??= bundleExplorer();
    const file = (await files).find((one) => one.path === path);
    if (!file) return reply.callNotFound();
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain';
    return reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', cacheControl)
      .send(file.text.replace(KEY_PLACE, KEY_PLACE.replace('""', `"${key}"`)));
  };
  app.get('/', (_, reply) => reply.redirect('/graphql'));
  app.get('/explorer', (_, reply) =>
    send(reply.header('content-security-policy', CSP), '/explorer/explorer.html', 'no-cache'),
  );
  // The name of such a file has a hash of its content.
  app.get<{ Params: { name: string } }>('/explorer/assets/:name', ({ params: { name } }, reply) =>
    send(reply, `/explorer/assets/${name}`, 'public, max-age=31536000, immutable'),
  );
}
