import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { documentOf } from './document.ts';
import { createSendToGateway } from './gateway.ts';
import { pageOf, type Renderer } from './renderer.ts';

const ROOT = join(import.meta.dirname, '../..');
const ASSETS = {
  start: '/web/entry/client.tsx',
  modules: [],
  // As files, so that a page has its styles before its scripts have run.
  styles: ['/web/ui/tokens.css', '/web/ui/global.css'],
  fonts: [],
};

/** A renderer of the sources themselves: Vite serves and reloads them, in the browser and on the server. */
export async function openDevRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onRequest', ({ raw }, reply, done) => vite.middlewares(raw, reply.raw, done));
  app.addHook('onClose', () => vite.close());
  const send = createSendToGateway();
  const load = () => vite.ssrLoadModule('/web/entry/server.tsx');
  return {
    listPages: async (gateway) => (await load())['listPages'](gateway, send),
    listFixedPaths: async () => (await load())['listFixedPaths'](),
    pickReadParams: async (url) => (await load())['pickReadParams'](url),
    readShop: async (gateway) => (await load())['readShop'](gateway, send),
    // They are fresh for half a second only.
    expireShop: () => undefined,
    render: async (request) => {
      const page = pageOf(await (await load())['renderPage'](request, send), (parts) => documentOf(parts, ASSETS));
      return { ...page, html: page.html && (await vite.transformIndexHtml(request.path, page.html)) };
    },
  };
}
