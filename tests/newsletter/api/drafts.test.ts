import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraftRepository } from '../../../api/newsletter/draft-repository.ts';
import { admin, withRole } from '../../account/staff.ts';
import { createTestApi, DATABASE_KIND, type Client, type TestApi } from '../../test-api.ts';
import { followLink, insertSubscribers, leaveToken } from '../subscribers.ts';

let api: TestApi;
let boss: Client;
let editor: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  boss = await admin(api, 'boss@example.com');
  editor = await withRole(api, { email: 'editor@example.com', role: 'EDITOR' });
});
afterAll(() => api.close());

const TEXTS = { subject: 'Diwali', words: 'Namaste!\n\nNew <b>stoles</b>.' };
const DRAFTS = '/admin/newsletter/drafts';
const create = async (texts = TEXTS) => (await editor.post(DRAFTS, texts)).body.draft;

describe(`drafts of the newsletter (${DATABASE_KIND})`, () => {
  it('are saved with a preview in which all text is escaped, and only from the current version', async () => {
    const { draftId, version, html } = await create();
    expect([version, html.includes('New &lt;b&gt;stoles&lt;/b&gt;.'), html.includes('<b>stoles')]).toEqual([
      1,
      true,
      false,
    ]);
    const path = `${DRAFTS}/${draftId}`;
    const changed = await editor.put(path, { version: 1, subject: '', words: 'Later.' });
    expect(changed.body.draft).toMatchObject({ version: 2, subject: '', words: 'Later.' });
    expect((await editor.put(path, { version: 1, ...TEXTS })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await editor.get(DRAFTS)).body).toMatchObject({ totalItems: 1, drafts: [{ draftId, version: 2 }] });
    expect((await editor.post(`${path}/delete`, { version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await editor.post(`${path}/delete`, { version: 2 })).status).toBe(200);
    expect((await editor.get(path)).body.code).toBe('NOT_FOUND');
  });

  it('are mailed to the person who tests them, if they are complete', async () => {
    const { draftId } = await create();
    api.mails.length = 0;
    expect((await editor.post(`${DRAFTS}/${draftId}/test`, { version: 1 })).status).toBe(200);
    expect(api.mails).toMatchObject([{ to: 'editor@example.com', subject: 'Test: Diwali' }]);
    await editor.put(`${DRAFTS}/${draftId}`, { version: 1, subject: '', words: 'Later.' });
    const refused = await editor.post(`${DRAFTS}/${draftId}/test`, { version: 2 });
    expect(refused).toMatchObject({ status: 400, body: { field: 'subject' } });
    await editor.post(`${DRAFTS}/${draftId}/delete`, { version: 2 });
  });

  it('are sent once, by the owner after a fresh login, and become an issue with its numbers', async () => {
    const many = await insertSubscribers(api.database, 'reader', 3, api.clock.now());
    const { draftId } = await create();
    const send = (by: Client) => by.post(`${DRAFTS}/${draftId}/send`, { version: 1 });
    expect((await send(editor)).status).toBe(403);
    api.mails.length = 0;
    const both = await Promise.all([send(boss), send(boss)]);
    expect(both.map(({ status, body }) => [status, body.recipients])).toEqual([
      [200, 3],
      [200, 3],
    ]);
    await api.work();
    expect(api.mails.map(({ to, deliveryOf }) => [to, deliveryOf]).toSorted()).toEqual(
      many.map((email) => [email, draftId]).toSorted(),
    );
    await followLink(api, 'leave', leaveToken(api, many[0] ?? ''));
    const { countDelivery } = createDraftRepository(api.database.db);
    for (const isSent of [true, true, false]) await countDelivery(draftId, isSent);
    const { body } = await editor.get('/admin/newsletter/issues');
    expect(body).toMatchObject({
      totalItems: 1,
      issues: [{ issueId: draftId, subject: 'Diwali', recipients: 3, sent: 2, failed: 1, unsubscribed: 1 }],
    });
    expect((await editor.get(DRAFTS)).body.totalItems).toBe(0);
    api.clock.move(11 * 60_000);
    boss.token = (await boss.post('/auth/token')).body.accessToken;
    expect((await send(boss)).body.code).toBe('CONFIRM_LOGIN');
  });
});
