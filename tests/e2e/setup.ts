import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

// Before the console is asked whether it was quiet: hooks run from the last to the first.
afterEach(closePages);
