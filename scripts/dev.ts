import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { onNpmEnd } from '../server-kit/graceful-shutdown.ts';
import { writeGenerated } from './codegen.ts';

/**
 * Runs the shop for development. The api and the gateway restart when their code changes, and Vite updates the
 * storefront. A changed contract or document is generated again at once.
 */
await writeGenerated();
const watched = ['api', 'bff', 'server-kit', 'schema'].map((folder) => `--watch-path=${folder}`);
const shop = spawn(process.execPath, [...watched, 'scripts/start.ts', '--dev'], { stdio: 'inherit' });
shop.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGINT', () => {
  // The terminal also sends the signal to the shop. The shop closes, and its exit ends this process.
});

process.on('SIGTERM', () => shop.kill());
onNpmEnd(() => shop.kill());

let waiting: NodeJS.Timeout | undefined;
for (const folder of ['schema', 'web']) {
  watch(folder, { recursive: true }, (_event, name) => {
    if (!name || !/\.(graphql|yaml)$/.test(name) || name.startsWith('generated')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      writeGenerated().catch((error: unknown) => console.error(String(error)));
    }, 100);
  });
}
