import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { onNpmEnd } from '../schema/graceful-shutdown.ts';
import { writeGenerated } from './codegen.ts';

/**
 * The shop while it is being built: api and gateway start anew when their code changes, Vite replaces what changes in
 * the storefront, and a changed contract or document is generated from at once.
 */
await writeGenerated();
const watched = ['api', 'bff', 'pictures', 'schema'].map((folder) => `--watch-path=${folder}`);
const shop = spawn(process.execPath, [...watched, 'scripts/start.ts', '--dev'], { stdio: 'inherit' });
shop.on('exit', (code) => process.exit(code ?? 0));
process.on('SIGINT', () => {
  // The terminal sends it to the shop as well, which closes and ends this process by its exit.
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
