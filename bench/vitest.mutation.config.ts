import { join, matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ROOT = join(import.meta.dirname, '..');
/** The tests of the area that a mutation run changes, the fast ones first: mutation.ts lists them. */
const include = (process.env['MUTATION_TESTS'] ?? 'tests/cart/page/*.test.tsx').split(' ');

/** The first failing test ends the run of a change, so the files run in the area's order. */
class NamedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      include.findIndex((pattern) => matchesGlob(relative(ROOT, moduleId), pattern));
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: join(ROOT, 'node_modules/graphql/index.js') }] },
  test: {
    environment: process.env['MUTATION_ENVIRONMENT'] ?? 'happy-dom',
    include,
    setupFiles: ['tests/setup.ts', ...(process.env['MUTATION_ENVIRONMENT'] === 'node' ? [] : ['tests/setup-dom.ts'])],
    // One worker for all files of a change, and a new one for the next change.
    isolate: false,
    sequence: { sequencer: NamedOrder },
    testTimeout: process.env['MUTATION_ENVIRONMENT'] === 'node' ? 60_000 : 15_000,
    hookTimeout: 60_000,
  },
});
