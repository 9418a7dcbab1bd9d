import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLockFaults } from '../../lock-faults.ts';
import type { SourceChange } from '../harness/source-changes.ts';
import type { Scenario } from '../scenario.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** B30: a package comes from elsewhere, or is another than it was. */
export const lockfile: Scenario = {
  id: 'B30',
  promise: 'Every package is pinned by its hash, and none comes from another source than the registry',
  plantedBugs: [
    {
      words: 'a package comes from an address of its own',
      changes: [
        {
          file: 'package-lock.json',
          find: '"node_modules/fastify": {',
          replace: '"node_modules/fastify": {\n "resolved": "https://packages.example/fastify.tgz",',
        },
      ],
    },
    {
      words: 'the hash of a package is missing',
      changes: [
        {
          file: 'package-lock.json',
          find: '"node_modules/fastify": {',
          replace: '"node_modules/not-pinned": { "version": "1.0.0" },\n"node_modules/fastify": {',
        },
      ],
    },
  ],
  play: ({ changes }) => {
    const files = ['package-lock.json', ...globSync('examples/*/package-lock.json', { cwd: ROOT })];
    const read = files.map((file) => ({ file, lock: JSON.parse(readChanged(file, changes)) }));
    const count = read.reduce((sum, { lock }) => sum + Object.keys(lock.packages).length - 1, 0);
    const broken = read.flatMap(({ file, lock }) => findLockFaults(lock).map((fault) => `${file}: ${fault}`));
    return Promise.resolve({
      figures: `${count} packages of ${files.length} lockfiles, ${broken.length} not pinned`,
      broken,
    });
  },
};

function readChanged(file: string, changes: readonly SourceChange[]): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return changes
    .filter((change) => change.file === file)
    .reduce((whole, { find, replace }) => whole.replace(find, () => replace), text);
}
