import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Preloaded by `--import`: puts the clock of the process wrong by as many milliseconds as a file says, which may change at any time.
 * The file is named after the process's port. Timers and the steady clock go on as they are, as on a machine whose clock is set.
 */
const file = join(process.env['TRUST_CLOCKS'] ?? '', process.env['API_PORT'] ?? '');
let wrongBy = 0;

function look(): void {
  let wanted = 0;
  try {
    wanted = Number(readFileSync(file, 'utf8'));
  } catch {
    // There is no file: the clock is right.
  }
  if (wanted === wrongBy) return;
  wrongBy = wanted;
  process.stdout.write(`the clock is wrong by ${wrongBy}\n`);
}

const right = Date.now.bind(Date);
const wrong = () => right() + wrongBy;
look();
setInterval(look, 50).unref();

globalThis.Date = new Proxy(Date, {
  construct: (target, args: [], own) => Reflect.construct(target, args.length > 0 ? args : [wrong()], own),
  apply: () => new Date().toString(),
  get: (target, name, own) => (name === 'now' ? wrong : Reflect.get(target, name, own)),
});
