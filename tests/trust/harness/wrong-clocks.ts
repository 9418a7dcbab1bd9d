import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from './shop/apis.ts';
import { waitUntil } from './waiting.ts';

/** The clocks of apis, each of which can be set while its process runs. */
export interface WrongClocks extends Disposable {
  /** The settings by which an api's clock can be set. */
  env: Record<string, string>;
  /** Puts the clock of an api wrong by so many milliseconds; resolves once it goes by that. */
  set(api: Api, milliseconds: number): Promise<void>;
}

/** Makes them; at first all of them are right. */
export function createWrongClocks(): WrongClocks {
  const folder = mkdtempSync(join(tmpdir(), 'rangbandh-clocks-'));
  return {
    env: { NODE_OPTIONS: '--import ./tests/trust/harness/clock-jump-loader.ts', TRUST_CLOCKS: folder },
    set: async (api, milliseconds) => {
      writeFileSync(join(folder, new URL(api.address).port), String(milliseconds));
      const words = `the clock is wrong by ${milliseconds}`;
      const hasJumped = () =>
        api
          .said()
          .match(/the clock is wrong by -?\d+/g)
          ?.at(-1) === words;
      if (!(await waitUntil(hasJumped, 10_000))) throw new Error('An api has not noticed that its clock was set.');
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
