import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { SHOP } from '../../schema/shop.ts';
import { colourOf } from './document.ts';

const PUBLIC_FILES = ['favicon.svg', 'icon-180.png'];
const DAY = 86_400;

/** Serves the build's files: those with a hash in their name for good, the few others for a day; precompressed. */
export async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(files, {
    root: join(clientDir, 'assets'),
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

/** What the shop is called and looks like where somebody keeps it among the apps of a phone. */
const MANIFEST = JSON.stringify({
  id: '/',
  start_url: '/',
  scope: '/',
  name: SHOP.name,
  short_name: SHOP.name,
  description: `${SHOP.trade}.`,
  lang: 'en-IN',
  display: 'minimal-ui',
  background_color: colourOf('paper'),
  theme_color: colourOf('madder-ground'),
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-180.png', type: 'image/png', sizes: '180x180' },
  ],
});

/** Serves `/site.webmanifest` for a day, from the owner's facts. */
export function serveManifest(app: FastifyInstance): void {
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY}`)
      .send(MANIFEST),
  );
}
