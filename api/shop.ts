import { readOperatorConfig } from './config.ts';
import { run } from './shop/run.ts';

/** The operator's command line: `npm run shop -- --help` tells what it does. */
if (import.meta.main) {
  const { code, words } = await run(process.argv.slice(2), readOperatorConfig);
  (code === 0 ? process.stdout : process.stderr).write(`${words}\n`);
  process.exitCode = code;
}
