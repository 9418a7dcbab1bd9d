import { matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests of the area that a mutation run changes, the quick ones first: scripts/mutation.ts says which. */
const include = (process.env['MUTATION_TESTS'] ?? 'tests/cart/page/*.test.tsx').split(' ');

/** The first failing test ends the run of a change, so the files run in the order in which the area names them. */
class NamedOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) =>
      include.findIndex((pattern) => matchesGlob(relative(import.meta.dirname, moduleId), pattern));
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
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
