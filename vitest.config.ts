import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { CHROMIUM } from './tests/e2e/chromium.ts';

const hasBrowser = existsSync(CHROMIUM);
const needsBrowser = process.env['REQUIRE_BROWSER'] === '1';

if (!hasBrowser) {
  const words = `No Chromium at ${CHROMIUM}`;
  if (needsBrowser) throw new Error(`${words}: the browser tests can't run, and here they must.`);
  console.log(
    `${words}: the browser tests are left out. To run them: apt-get install chromium-headless-shell, or set CHROMIUM.\n`,
  );
}

const browser = {
  extends: true as const,
  test: {
    name: 'browser',
    include: ['tests/e2e/**/*.test.ts'],
    setupFiles: ['tests/e2e/setup.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One Chromium and one shop for all files of a worker.
    isolate: false,
  },
};

/** Three projects: the servers in Node, components in a simulated page, and whole journeys in a real browser. */
export default defineConfig({
  // One graphql for sources and libraries alike: Vite would take its .mjs, Node takes what `main` names.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    reporters: ['default', './tests/reporter.ts'],
    // A busy machine may take six times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a condition is waited for; Vitest would give up after a second, which a busy machine may take.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['tests/setup.ts'],
    // More workers than cores: much of a file's time is waiting, for a database, a browser or another process.
    maxWorkers: 4,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          environment: 'node',
          // Servers keep no state in modules, so files share them: loading and compiling them was a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup-dom.ts'],
          environment: 'happy-dom',
        },
      },
      ...(hasBrowser ? [browser] : []),
    ],
  },
});
