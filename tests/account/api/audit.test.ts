import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditRepository } from '../../../api/platform/audit/repository.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { admin, operator, withRole } from '../staff.ts';

let api: TestApi;
let boss: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'A-1', color: 'Indigo', stock: 5 }] })]);
  boss = await admin(api, 'boss@example.com');
});
afterAll(() => api.close());

const entries = async (query: string) => (await boss.get(`/admin/audit?${query}`)).body.entries;

describe('the audit log', () => {
  it('has person, role, operation, object and outcome of each change of staff, also of the operator', async () => {
    const packer = await withRole(api, { email: 'asha@example.com', role: 'PACKER' });
    api.clock.move(1_000);
    const { headers } = await packer.patch('/admin/variants/A-1/stock', { by: 2 });
    await packer.patch('/admin/variants/A-1/stock', { by: -900 });
    const found = await entries('by=ASHA@example.com');
    expect(found).toMatchObject([
      { outcome: 'INSUFFICIENT_STOCK', object: 'A-1' },
      { outcome: 'done', object: 'A-1', operation: 'changeStock', role: 'PACKER', email: 'asha@example.com' },
    ]);
    expect(found[1]).toMatchObject({
      requestId: headers['x-request-id'],
      details: [
        { name: 'stock', before: '5', after: '7' },
        { name: 'by', after: '2' },
      ],
    });
    expect(await entries('by=operator&operation=setRole')).toMatchObject([{ by: 'operator' }, { by: 'operator' }]);
  });

  it('finds entries by object and day, and returns pages', async () => {
    expect(await entries('object=A-1')).toHaveLength(2);
    const today = new Date(api.clock.now().getTime() + 330 * 60_000).toISOString().slice(0, 10);
    expect(await entries(`object=A-1&from=${today}&until=${today}`)).toHaveLength(2);
    expect(await entries(`object=A-1&until=2001-01-01`)).toHaveLength(0);
    expect((await boss.get('/admin/audit?from=2026-02-31')).status).toBe(400);
    for (let made = 0; made < 21; made += 1) await boss.patch('/admin/variants/A-1/stock', { by: 1 });
    const { body } = await boss.get('/admin/audit?object=A-1&page=2');
    expect(body).toMatchObject({ totalItems: 23, totalPages: 2 });
    expect(body.entries).toHaveLength(3);
  });

  it('contains no address, words or secret of a body, and no read', async () => {
    await boss.post('/admin/accounts/erasure', { email: 'shopper-of-audit@example.com' });
    await boss.get('/admin/orders?search=Shopper');
    await (await operator(api)).put('/admin/roles', { email: 'shopper-of-audit@example.com', role: 'ADMIN' });
    const { rows } = await sql`select e.*, o.* from audit_entries e join audit_outcomes o on o.entry_id = e.id`.execute(
      api.database.db,
    );
    expect(JSON.stringify(rows)).not.toMatch(/shopper-of-audit|getSales/i);
  });

  it('is append-only: nobody changes, deletes or empties it before its time', async () => {
    for (const statement of [
      sql`update audit_entries set by = 'somebody'`,
      sql`update audit_outcomes set outcome = 'done'`,
      sql`delete from audit_entries`,
      sql`delete from audit_outcomes`,
      sql`truncate audit_entries cascade`,
    ])
      await expect(statement.execute(api.database.db)).rejects.toThrow('append-only');
    await sql`insert into audit_entries (id, at, by, role, operation, input)
      values ('au-aaaaaaaaaaaaaaaa', now() - interval '25 months', 'operator', 'ADMIN', 'old', '{}')`.execute(
      api.database.db,
    );
    await createAuditRepository(api.database.db).deleteOld(new Date());
    expect(await entries('operation=old')).toEqual([]);
    expect(await entries('object=A-1')).toHaveLength(20);
  });

  it('lets no change happen that it cannot record', async () => {
    await sql`alter table audit_entries rename to audit_entries_gone`.execute(api.database.db);
    const { status } = await boss.patch('/admin/variants/A-1/stock', { by: 1 });
    await sql`alter table audit_entries_gone rename to audit_entries`.execute(api.database.db);
    expect(status).toBe(500);
    const { body } = await boss.get('/admin/variants?search=A-1');
    expect(body.variants[0].stock).toBe(28);
  });
});
