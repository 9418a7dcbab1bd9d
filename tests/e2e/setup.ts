import { existsSync } from 'node:fs';
import { afterEach } from 'vitest';
import { closePages, startBrowser } from './browser.ts';
import { CHROMIUM } from './chromium.ts';
import { reportPages } from './failure-report.ts';

if (!existsSync(CHROMIUM)) {
  throw new Error(`No Chromium at ${CHROMIUM}: apt-get install chromium-headless-shell, or set CHROMIUM.`);
}

// Before the check of the console: hooks run from the last to the first.
afterEach(async ({ task }) => {
  try {
    if (task.result?.state === 'fail') await reportPages(await startBrowser());
  } finally {
    await closePages();
  }
});
