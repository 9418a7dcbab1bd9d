import { existsSync } from 'node:fs';

/** Debian's two Chromiums. The headless shell has no window of its own to draw: it takes a fifth less of a processor. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Where the tests' Chromium is: at `CHROMIUM`, or else where Debian installs one, be it there or not. */
export const CHROMIUM =
  process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path)) ?? '/usr/bin/chromium-headless-shell';
