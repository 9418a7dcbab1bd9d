import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../api/server.ts';
import { createFilledDataDir, QUIET_API } from '../../filled-data-dir.ts';
import { testConfig } from '../../test-api.ts';

describe('the command line beside a running shop', () => {
  it("[REST-17] makes the first admin by the secret in the shop's folder", async () => {
    const dataDir = await createFilledDataDir();
    const running = await startApi(testConfig({ ...QUIET_API, DATA_DIR: dataDir }));
    try {
      const env = { PATH: process.env['PATH'] ?? '', REST_URL: running.address, DATA_DIR: dataDir };
      const command = (...line: string[]) => promisify(execFile)(process.execPath, ['api/shop.ts', ...line], { env });
      expect((await command('orders', 'list')).stdout).toBe('There are no orders.\n');
      const failed = await command('users', 'make-admin', 'nobody@example.com').catch((error: unknown) => error);
      expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('No account uses this email') });
      expect(await command('orders', 'ship').catch((error: unknown) => error)).toMatchObject({ code: 2 });
    } finally {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
