import { spawnSync } from 'node:child_process';

/**
 * The definition of "done", for people and for CI: every step must pass. Each is a command of this project's own tools.
 */
const steps: Record<string, string> = {
  types: 'node node_modules/typescript-native/bin/tsc -p .',
  lint: 'oxlint --disable-nested-config',
  format: 'oxfmt --check',
  'unused code': 'knip',
  prose: 'node scripts/prose.ts',
  // Five fast tests, which a run without tests still includes.
  house:
    'vitest run tests/architecture.test.ts tests/generated.test.ts tests/graph-style.test.ts tests/lockfile.test.ts tests/schema-policy.test.ts',
  tests: 'vitest run --project node --project dom',
};

/** The step to run. Without a name: all steps, except the tests or the five fast tests that they include. */
const wanted = process.argv.slice(2).join(' ');
const all = Object.keys(steps);
if (!['', '--without-tests', ...all].includes(wanted)) {
  console.error(`There is no step "${wanted}". There are: ${all.join(', ')}; and --without-tests.`);
  process.exit(2);
}
const left = wanted === '--without-tests' ? 'tests' : 'house';
const names = all.includes(wanted) ? [wanted] : all.filter((name) => name !== left);
const failed: string[] = [];
for (const name of names) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(steps[name] ?? '', { shell: true, encoding: 'utf8' });
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
