import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

/** The page asks its own origin; what it asks goes on to the shop. A page elsewhere needs its origin in the shop's CORS_ORIGINS. */
const proxy = { '/graphql': { target: process.env['SHOP'] ?? 'http://127.0.0.1:3000', changeOrigin: true } };

export default defineConfig({ plugins: [relay], server: { proxy }, preview: { proxy } });
