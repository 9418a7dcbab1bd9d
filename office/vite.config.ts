import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the back office, which no page of the storefront loads. `web/build.ts` runs it. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  build: {
    target: 'es2022',
    assetsDir: 'office/assets',
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { input: 'office/index.html' },
  },
});
