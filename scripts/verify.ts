import { spawnSync } from 'node:child_process';

/** What "done" means, for people and for CI: every step must pass. Each is a command of this project's own tools. */
const steps = {
  types: 'node node_modules/typescript-native/bin/tsc -p .',
  lint: 'oxlint',
  'graphql lint': 'eslint .',
  format: 'oxfmt --check',
  'unused code': 'knip',
  // Architecture, generated files and lockfile are tests among the others.
  tests: 'vitest run',
};

const left = process.argv.includes('--without-tests') ? ['tests'] : [];
const failed: string[] = [];
for (const [name, command] of Object.entries(steps).filter(([name]) => !left.includes(name))) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (status === 0) continue;
  failed.push(name);
  console.log(`${stdout}${stderr}`);
}
if (failed.length > 0) {
  console.log(`\nNot done: ${failed.join(', ')}`);
  process.exit(1);
}
console.log('\nAll of it holds.');
