import { afterAll, afterEach } from 'vitest';
import { assertQuiet, watchConsole } from './quiet-console.ts';

watchConsole();
afterEach(assertQuiet);
afterAll(assertQuiet);
