import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../../schema/shop.ts';
import { DEFAULT_SETTINGS } from '../../../schema/settings.ts';
import { admin, withRole } from '../../account/staff.ts';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';

let api: TestApi;
let owner: Client;
let editor: Client;
beforeAll(async () => {
  api = await createTestApi();
  owner = await admin(api, 'owner@example.com');
  editor = await withRole(api, { email: 'editor@example.com', role: 'EDITOR' });
});
afterAll(() => api.close());

const { words, contact, categories, policies, payment, legal } = DEFAULT_SETTINGS;
const publicSettings = async () => (await api.get('/shop/settings')).body.settings;
const versionOf = async (name: string): Promise<number> =>
  (await owner.get('/admin/settings')).body.sections.find((one: Json) => one.name === name).version;
const save = async (who: Client, content: Json) =>
  who.put('/admin/settings', { version: await versionOf(Object.keys(content)[0] ?? ''), content });

describe(`settings (${DATABASE_KIND})`, () => {
  it('are those of the files until somebody saves a section, and then the saved ones, for everybody', async () => {
    expect(await publicSettings()).toEqual(DEFAULT_SETTINGS);
    const { body } = await owner.get('/admin/settings');
    expect(body.sections.map(({ name, version, isDefault }: Json) => [name, version, isDefault])).toEqual(
      ['words', 'contact', 'categories', 'policies', 'payment', 'legal'].map((name) => [name, 0, true]),
    );
    const saved = await save(owner, { words: { ...words, offer: '  Diwali: {firstPurchasePercent}% off  ' } });
    expect(saved).toMatchObject({
      status: 200,
      body: { section: { version: 1, isDefault: false, changedBy: 'owner', defaults: { words } } },
    });
    expect((await publicSettings()).words.offer).toBe('Diwali: {firstPurchasePercent}% off');
  });

  it('refuse a change of a version that is no longer the newest, also when two come at once', async () => {
    const version = await versionOf('contact');
    const hours = (text: string) => ({ version, content: { contact: { ...contact, hours: text } } });
    const responses = await Promise.all(['9 to 5', '10 to 6'].map((text) => owner.put('/admin/settings', hours(text))));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE');
    expect(await versionOf('contact')).toBe(version + 1);
  });

  it('have a history, and each version of it can be restored, the one of the files too', async () => {
    await save(owner, { policies: { ...policies, returnDays: 30 } });
    await save(owner, { policies: { ...policies, returnDays: 7 } });
    const history = await owner.get('/admin/settings/policies/history');
    expect(history.body.totalItems).toBe(2);
    expect(history.body.versions).toMatchObject([
      { version: 2, content: { policies: { returnDays: 7 } }, previous: { policies: { returnDays: 30 } } },
      { version: 1, content: { policies: { returnDays: 30 } }, previous: { policies: { returnDays: 14 } } },
    ]);
    const restore = (version: number, to: number) => owner.post('/admin/settings/policies/restore', { version, to });
    expect((await restore(1, 1)).body.code).toBe('CHANGED_MEANWHILE');
    expect((await restore(2, 9)).body.code).toBe('NOT_FOUND');
    expect((await restore(2, 1)).body.section).toMatchObject({ version: 3, content: { policies: { returnDays: 30 } } });
    expect((await restore(3, 0)).body.section).toMatchObject({ version: 4, isDefault: true, content: { policies } });
    expect((await publicSettings()).policies).toEqual(policies);
  });

  it('are words for an EDITOR, everything for the owner, and nothing for others', async () => {
    expect((await save(editor, { words: { ...words, tagline: 'Tied by hand' } })).status).toBe(200);
    expect((await save(editor, { categories })).status).toBe(200);
    for (const content of [{ contact }, { policies }, { payment }, { legal }])
      expect((await save(editor, content)).body.code).toBe('FORBIDDEN');
    expect((await editor.post('/admin/settings/payment/restore', { version: 0, to: 0 })).body.code).toBe('FORBIDDEN');
    const packer = await withRole(api, { email: 'packer@example.com', role: 'PACKER' });
    expect((await packer.get('/admin/settings')).status).toBe(403);
    expect((await save(packer, { words })).status).toBe(403);
    expect((await api.get('/admin/settings')).status).toBe(401);
  });

  it.each<[field: string, content: Json]>([
    ['content.payment.options', { payment: { ...payment, options: [payment.options[0], payment.options[0]] } }],
    ['content.legal.shop.gstin', { legal: { ...legal, shop: { ...legal.shop, state: 'Gujarat' } } }],
    ['content.legal.sellers[1].sellerId', { legal: { ...legal, sellers: [legal.sellers[0], legal.sellers[0]] } }],
    ['content.legal.grievanceOfficer.email', { legal: withOfficer({ email: 'nowhere' }) }],
    ['content.words.offer', { words: { ...words, offer: '{percent}% off' } }],
    ['content.words.claims[1].text', { words: { ...words, claims: withSecond({ title: 'Returns', text: '  ' }) } }],
    ['content.contact.email', { contact: { ...contact, email: 'nobody' } }],
    ['content.contact.chatUrl', { contact: { ...contact, chatUrl: 'javascript:alert(1)' } }],
    ['content.contact.social[0].url', { contact: { ...contact, social: [{ name: 'X', url: 'http://x.example' }] } }],
    ['content.categories.menu', { categories: { ...categories, menu: categories.menu.slice(1) } }],
    ['content.categories.homeSections', { categories: { ...categories, homeSections: ['Turban'] } }],
    ['content.policies.cancelRefundDays', { policies: { ...policies, cancelRefundDays: { from: 5, to: 3 } } }],
    ['content.policies.standardDays', { policies: { ...policies, standardDays: { from: 1, to: 2 } } }],
    ['content.payment.firstPurchasePercent', { payment: { ...payment, firstPurchasePercent: 51 } }],
  ])('name the wrong field: %s', async (field, content) => {
    const { status, body } = await save(owner, content);
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', field]);
  });

  it('order the categories', async () => {
    const menu = categories.menu.toReversed();
    expect((await save(owner, { categories: { menu, homeSections: ['Kurti', 'Saree'] } })).status).toBe(200);
    const { body } = await api.get('/categories');
    expect(body.categories.map(({ name }: Json) => name)).toEqual(CATEGORIES.toReversed());
  });

  it('never change once they are saved: the database refuses it', async () => {
    const change = sql`update settings_versions set content = null`.execute(api.database.db);
    await expect(change).rejects.toThrow('never changes');
  });
});

function withSecond(claim: Json): Json {
  return words.claims.map((one, at) => (at === 1 ? claim : one));
}

function withOfficer(changes: Json) {
  return { ...legal, grievanceOfficer: { ...legal.grievanceOfficer, ...changes } };
}
