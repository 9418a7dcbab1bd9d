import { expect, it, onTestFinished } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../schema/settings.ts';
import { createSettings } from '../../../api/settings/settings.ts';
import { createTestApi } from '../../test-api.ts';

it('are read again by an api in which nobody saved them, as soon as they are', async () => {
  const api = await createTestApi();
  onTestFinished(() => api.close());
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  // Another process has its own copy over the same database.
  const other = createSettings({ db: api.database.db, now: () => api.clock.now() });
  const staff = { by: 'operator', role: 'ADMIN', sellerId: undefined } as const;
  const { contact } = DEFAULT_SETTINGS;
  const read = async () => (await api.get('/shop/settings')).body.settings.contact.hours;
  // The api begins to listen after its first response.
  await expect
    .poll(
      async () => {
        const { version } = (await other.list()).find(({ name }) => name === 'contact') ?? { version: 0 };
        await other.save(staff, { version, content: { contact: { ...contact, hours: `Version ${version + 1}` } } });
        await new Promise((resolve) => setImmediate(resolve));
        return read();
      },
      { timeout: 5_000 },
    )
    .toMatch(/^Version /);
});
