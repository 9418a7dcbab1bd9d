import { existsSync } from 'node:fs';
import { afterEach } from 'vitest';
import { closePages } from './browser.ts';
import { CHROMIUM } from './chromium.ts';

if (!existsSync(CHROMIUM)) {
  throw new Error(`No Chromium at ${CHROMIUM}: apt-get install chromium-headless-shell, or set CHROMIUM.`);
}

// Before the console is asked whether it was quiet: hooks run from the last to the first.
afterEach(closePages);
