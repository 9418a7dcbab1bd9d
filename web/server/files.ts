import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { shareFiles } from '../../server-kit/released-files.ts';
import { withFolder } from '../../server-kit/start-errors.ts';
import type { WebConfig } from '../config.ts';
import { colourOf } from './document.ts';
import type { Renderer } from './renderer.ts';

const PUBLIC_FILES = ['favicon.svg', 'icon-180.png'];
const DAY = 86_400;

/**
 * Serves the build's files, precompressed: those with a hash in their name as immutable, the few others for a day. The folder that
 * releases share also has files of other releases: their pages are still open, or come from storefronts beside this one.
 */
export async function serveFiles(app: FastifyInstance, clientDir: string, releasesDir?: string): Promise<void> {
  const own = join(clientDir, 'assets');
  const shared = releasesDir === undefined ? [] : [join(releasesDir, 'assets')];
  for (const folder of shared) await withFolder('RELEASES_DIR', folder, () => shareAssets(app, own, folder));
  await app.register(files, {
    root: [own, ...shared],
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  for (const name of PUBLIC_FILES) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientDir, { immutable: false, maxAge: '1d' }));
  }
}

async function shareAssets(app: FastifyInstance, own: string, folder: string): Promise<void> {
  const names = await readdir(own);
  const stop = shareFiles(folder, new Map(names.map((name) => [name, join(own, name)])));
  app.addHook('onClose', async () => stop());
}

/** The shop's name and look if a shopper installs it on a phone. */
const manifestOf = ({ name, trade }: { name: string; trade: string }) => ({
  id: '/',
  start_url: '/',
  scope: '/',
  name,
  short_name: name,
  description: `${trade}.`,
  lang: 'en-IN',
  display: 'minimal-ui',
  background_color: colourOf('paper'),
  theme_color: colourOf('madder-ground'),
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-180.png', type: 'image/png', sizes: '180x180' },
  ],
});

/** Serves `/site.webmanifest` for a day, from the shop's facts; 503 until the gateway has returned them once. */
export function serveManifest(app: FastifyInstance, renderer: Renderer, { gatewayUrl }: WebConfig): void {
  app.get('/site.webmanifest', async (request, reply) => {
    const shop = await renderer.readShop(gatewayUrl).catch((error: unknown) => request.log.error(error));
    if (!shop) return reply.code(503).header('retry-after', '60').send('The shop can not be read now.');
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY}`)
      .send(JSON.stringify(manifestOf(shop)));
  });
}
