import { run } from './cli/run.ts';
import { readOperatorConfig } from './config.ts';

/** The operator's command line; `npm run shop -- --help` lists its commands. */
if (import.meta.main) {
  const { code, output } = await run(process.argv.slice(2), readOperatorConfig);
  (code === 0 ? process.stdout : process.stderr).write(`${output}\n`);
  process.exitCode = code;
}
