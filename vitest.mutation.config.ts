import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the area that a mutation run changes: scripts/mutation.ts says which. */
export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    environment: 'happy-dom',
    include: (process.env['MUTATION_TESTS'] ?? 'tests/cart/page/*.test.tsx').split(' '),
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
