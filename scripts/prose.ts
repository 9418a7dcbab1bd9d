import { execFileSync } from 'node:child_process';
import { proseErrorsOf } from './prose-rules.ts';

// Lists the sentences that are not plain technical English, in the given paths or in all files: `node scripts/prose.ts
// api/cart`.
// Migrations that were applied never change.
const NOT_OURS = /generated|schema\/published|docs\/specification\.md|api\/migrations/;

const files = execFileSync('git', ['ls-files', '--', ...process.argv.slice(2)], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|graphql|md|sql|ya?ml)$/.test(path) && !NOT_OURS.test(path));
const faults = files.flatMap(proseErrorsOf);
for (const { file, line, fault, text } of faults) {
  console.log(`${file}:${line} ${fault}\n    ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 300)}`);
}
console.log(`${faults.length} in ${files.length} files`);
process.exitCode = faults.length > 0 ? 1 : 0;
