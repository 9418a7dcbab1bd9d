import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

/** The page calls its own origin, which forwards to the shop. A page on another origin needs it in the shop's CORS_ORIGINS. */
const proxy = { '/graphql': { target: process.env['SHOP'] ?? 'http://127.0.0.1:3000', changeOrigin: true } };

export default defineConfig({ plugins: [relay], server: { proxy }, preview: { proxy } });
