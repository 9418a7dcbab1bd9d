import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The page tests of the domains whose code the mutation run changes: see stryker.config.json. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    environment: 'happy-dom',
    include: ['tests/{cart,wishlist,checkout,account}/page/*.test.tsx', 'tests/{account/gateway,app}/session*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
