import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';

const PUBLIC_FILES = ['favicon.svg', 'icon-180.png', 'site.webmanifest'];

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
