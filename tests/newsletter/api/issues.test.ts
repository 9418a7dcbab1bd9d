import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { logIn } from '../../account/people.ts';
import { admin, operator, seller } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, explain, createTestApi, TEST_SECRET, type Client, type TestApi } from '../../test-api.ts';
import { subscribe, insertSubscribers, followLink, subscribeAndConfirm, leaveToken } from '../subscribers.ts';

let api: TestApi;
let chief: Client;
let count = 0;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
  chief = await admin(api, 'chief@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.runScript('delete from subscribers');
  [api.mails.length, api.jobs.length] = [0, 0];
});

const issueOf = (changes: object = {}) => ({
  issueId: `2026-11.issue_${(count += 1)}`,
  subject: 'New bandhani',
  words: 'Namaste!\n\nIt is here.',
  ...changes,
});
const send = (issue: object, by: Client = chief) => by.post('/admin/newsletter', issue);
const readers = () => api.mails.map(({ to }) => to).toSorted();

describe(`an issue of the newsletter (${DATABASE_KIND})`, () => {
  it('[REST-18] goes to each confirmed reader, once, and to no others', async () => {
    const many = await insertSubscribers(api.database, 'reader', 250, api.clock.now());
    await subscribe(api, 'unconfirmed@example.com');
    await followLink(api, 'leave', await subscribeAndConfirm(api, 'left@example.com'));
    api.mails.length = 0;
    const issue = issueOf();
    expect(await send(issue)).toMatchObject({ status: 200, body: { recipients: 250 } });
    expect(api.mails).toEqual([]);
    await api.work();
    expect(readers()).toEqual(many.toSorted());
    expect(api.mails[0]).toMatchObject({ subject: 'New bandhani', isBulk: true });
    expect(api.mails[0]?.text).toContain('Namaste!\n\nIt is here.\n\n');
    const one = api.mails[77]?.to ?? '';
    expect((await followLink(api, 'leave', leaveToken(api, one))).status).toBe(200);
    const next = issueOf();
    expect((await send(next)).body).toEqual({ recipients: 249 });
    api.mails.length = 0;
    await api.work();
    expect(readers()).toEqual(many.filter((email) => email !== one).toSorted());
  });

  it('[REST-18] is sent once, however often it is requested and its job runs', async () => {
    await insertSubscribers(api.database, 'once', 120, api.clock.now());
    const issue = issueOf();
    for (let time = 0; time < 2; time++) expect((await send(issue)).body).toEqual({ recipients: 120 });
    await api.work();
    expect(readers()).toHaveLength(120);
    await followLink(api, 'leave', leaveToken(api, 'once-1@example.com'));
    const again = await send({ ...issue, subject: ` ${issue.subject} `, words: issue.words.replaceAll('\n', '\r\n') });
    expect(again).toMatchObject({ status: 200, body: { recipients: 120 } });
    api.jobs.push({ queue: 'newsletter', data: { issueId: issue.issueId } });
    await api.work();
    expect(new Set(readers()).size).toBe(120);
    expect(readers()).toHaveLength(120);
  });

  it('[REST-18] is for readers who had confirmed before, not for one who confirms while it is on its way', async () => {
    const many = await insertSubscribers(api.database, 'early', 150, api.clock.now());
    await send(issueOf());
    api.clock.move(1_000);
    await insertSubscribers(api.database, 'late', 150, api.clock.now());
    await api.work();
    expect(readers()).toEqual(many.toSorted());
  });

  it('[REST-18] preserves its text: another text with the same id is refused, and two concurrent ones are one', async () => {
    await insertSubscribers(api.database, 'words', 3, api.clock.now());
    const issue = issueOf();
    await send(issue);
    for (const changes of [{ subject: 'Other' }, { words: 'Other' }]) {
      const { status, body } = await send({ ...issue, ...changes });
      expect([status, body.code, body.field]).toEqual([409, 'ALREADY_EXISTS', 'issueId']);
    }
    const [twin, other] = [issueOf(), { subject: 'The other' }];
    const responses = await Promise.all([
      send(twin),
      send({ ...twin, ...other }),
      send(twin),
      send({ ...twin, ...other }),
    ]);
    expect(responses.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 200, 409, 409]);
    await api.work();
    expect(readers()).toHaveLength(6);
  });

  it('[REST-18] is sent only by ADMINs and the operator, who also receive the number of readers', async () => {
    await insertSubscribers(api.database, 'staff', 2, api.clock.now());
    await subscribe(api, 'waiting@example.com');
    const people: [who: Client, status: number, code: string | undefined][] = [
      [api.client(), 401, 'UNAUTHENTICATED'],
      [await logIn(api, 'shopper@example.com'), 403, 'FORBIDDEN'],
      [await seller(api, 'seller@example.com', 'se-1'), 403, 'FORBIDDEN'],
      [chief, 200, undefined],
      [await operator(api), 200, undefined],
    ];
    for (const [who, status, code] of people) {
      const [sent, counted] = [await send(issueOf(), who), await who.get('/admin/newsletter')];
      expect([sent.status, sent.body.code, counted.status, counted.body.code]).toEqual([status, code, status, code]);
      if (status === 200) expect(counted.body).toEqual({ confirmed: 2, waiting: 1 });
    }
  });

  it.each([
    ['issueId', ''],
    ['issueId', 'a b'],
    ['issueId', 'दिवाली'],
    ['issueId', 'a/b'],
    ['issueId', 'x'.repeat(65)],
    ['subject', ''],
    ['subject', ' '],
    ['subject', 'two\nlines'],
    ['subject', 'a\u2028b'],
    ['subject', '\u202Eback'],
    ['subject', 'x'.repeat(151)],
    ['words', ''],
    ['words', '\n\n'],
    ['words', '\ud800'],
    ['words', 'x'.repeat(20_001)],
  ])('[REST-18] has no %s that is %j', async (field, value) => {
    const { status, body } = await send(issueOf({ [field]: value }));
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', field]);
  });

  it('[REST-18] may have the maximum length', async () => {
    const most = {
      issueId: 'A-z.0_'.padEnd(64, 'x'),
      subject: '\u{1F9F5}'.repeat(150),
      words: '\u{1F9F5}'.repeat(20_000),
    };
    expect((await send(most)).status).toBe(200);
  });

  it('[REST-18] finds its next subscribers by their key, and none from end to end', async () => {
    await insertSubscribers(api.database, 'plan', 5_000, api.clock.now());
    await api.database.runScript('analyze subscribers');
    await send(issueOf());
    api.statements.length = 0;
    await api.work();
    const next = api.statements.filter(({ sql }) => /^select .* from "subscribers"/.test(sql));
    expect(next).toHaveLength(51);
    for (const at of [0, 25, 50]) expect(await explain(api.database, next[at]!)).toContain('subscribers_pkey');
  });
});

describe("the operator's command line", () => {
  it('[REST-18] sends an issue from a file, and counts without sending', async () => {
    const apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const folder = await mkdtemp(joinPath(tmpdir(), 'rangbandh-issue-'));
    const settings = { REST_URL: apiUrl, SESSION_SECRET: TEST_SECRET };
    const shop = (...line: string[]) =>
      run(
        line,
        () => readOperatorConfig(settings),
        () => api.clock.now(),
      );
    await insertSubscribers(api.database, 'line', 1, api.clock.now());
    expect(await shop('subscribers', 'count')).toEqual({
      code: 0,
      output: 'A newsletter would go to 1 address; 0 more not yet confirmed.',
    });
    const file = joinPath(folder, 'issue.txt');
    await writeFile(file, '\ufeffनमस्ते!\r\n\r\nIt is here.\r\n');
    const line = ['newsletter', 'from-a-file', 'New bandhani', file];
    for (let time = 0; time < 2; time++) {
      expect(await shop(...line)).toEqual({ code: 0, output: 'Issue from-a-file goes to 1 address.' });
    }
    await api.work();
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([['line-0@example.com', 'New bandhani']]);
    expect(api.mails[0]?.text).toContain('नमस्ते!\n\nIt is here.\n\n');
    const other = await shop('newsletter', 'from-a-file', 'Other', file);
    expect(other).toMatchObject({ code: 1, output: expect.stringContaining('[ALREADY_EXISTS]') });
    await writeFile(file, Buffer.from([0x66, 0xfc, 0x72]));
    expect(await shop('newsletter', 'latin', 'Old letters', file)).toMatchObject({ code: 2 });
    expect(await shop('newsletter', 'none', 'No file', `${file}.none`)).toMatchObject({ code: 2 });
    expect(await shop('newsletter', 'x')).toMatchObject({
      code: 2,
      output: expect.stringContaining('The subject is missing.'),
    });
    await rm(folder, { recursive: true, force: true });
  });
});
