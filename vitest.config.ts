import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Only by `npm run test:browser` and `.ci/run`: decision 33 says why. */
const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: ['tests/e2e/**/*.test.ts'],
    setupFiles: ['tests/e2e/setup.ts'],
    environment: 'node',
    // A page is all work and no waiting: with four workers on two cores each test takes half as long again, and all of them 8% longer.
    maxWorkers: 3,
    // One Chromium and one shop for all files of a worker.
    isolate: false,
  },
};

/** Only by `npm run test:ops` and `.ci/run`: it wants Debian's Prometheus, HAProxy, PostgreSQL and pgBackRest. */
const ops = {
  extends: true as const,
  // One after the other: each file opens a whole shop, and would build the storefront at the same time.
  test: { name: 'ops', include: ['tests/ops/**/*.test.ts'], environment: 'node' as const, maxWorkers: 1 },
};

/** Tests that take many seconds by nature: by `npm run test:slow` and `.ci/run`. */
const SLOW = '{tests,packages/*/tests}/**/*.slow.test.ts';

const inNode = (name: string, include: string, exclude: string[] = []) => ({
  extends: true as const,
  // Servers have no state in modules, so files share them: to load and compile them was a third of the time.
  test: { name, include: [include], exclude, environment: 'node' as const, isolate: false },
});

/** The projects: the servers in Node, components in a simulated page, whole journeys in a real browser, and what watches the shop. */
export default defineConfig({
  // One graphql for sources and libraries alike: Vite would take its .mjs, Node takes what `main` names.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    reporters: ['default', './tests/reporter.ts'],
    // A busy machine may take twenty times as long as a quiet one.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // How long a condition is waited for; Vitest would give up after a second, which a busy machine may take.
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tests/setup.ts'],
    // More workers than cores: much of a file's time is waiting, for a database, a browser or another process.
    maxWorkers: 3,
    projects: [
      inNode('node', '{tests,packages/*/tests}/**/*.test.ts', ['tests/{e2e,ops}/**', SLOW]),
      inNode('slow', SLOW),
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup-dom.ts'],
          environment: 'happy-dom',
          // Files share React, Apollo Client and GraphQL: to load them took as long as the tests. `setup-dom.ts` resets the rest.
          isolate: false,
        },
      },
      browser,
      ops,
    ],
  },
});
