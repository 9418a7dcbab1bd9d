import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSchema, CHANGE_LOG, CURRENT, PROMISED, toDay } from '../schema/policy/check.ts';
import { readPublished } from '../schema/policy/published.ts';
import { publishSchema } from '../scripts/publish-schema.ts';

const ROOT = join(import.meta.dirname, '..');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A sample schema, parts of which a test changes. */
const SCHEMA = `
  directive @sensitive on FIELD_DEFINITION
  directive @oneGuess on ARGUMENT_DEFINITION
  directive @idOf(type: String!) on ARGUMENT_DEFINITION
  directive @cacheControl(maxAge: Int, scope: String) on FIELD_DEFINITION
  directive @cost(weight: String!) on FIELD_DEFINITION
  directive @listSize(assumedSize: Int) on FIELD_DEFINITION
  type Query {
    shop: Shop @cacheControl(maxAge: 60, scope: "PRIVATE")
    search(first: Int = 10, code: String @oneGuess, id: ID @idOf(type: "Shop")): [Thing] @cost(weight: "11") @listSize(assumedSize: 5)
  }
  type Mutation { login(input: LoginInput!): Boolean @sensitive }
  type Shop { name: String! fax: String hours: Hours old: Old }
  type Old { name: String }
  enum Hours { OPEN SHUT }
  type Bag { name: String! }
  type Scarf { name: String! }
  union Thing = Bag
  input LoginInput { email: String!, remember: Boolean = false }
`;
const DAY = '2027-01-10';
const change = (...pairs: [string, string][]) =>
  pairs.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, SCHEMA);
const deprecated = (end: string) =>
  change(['fax: String', `fax: String @deprecated(reason: "Nobody has one. ${end}")`]);
const USE = 'Use `Shop.name`.';

/** A project with a schema, published ones by their dates, and lines of the log. */
function project(current: string, published: Record<string, string>, log: [string, string][] = []): string {
  const root = mkdtempSync(join(tmpdir(), 'schema-'));
  folders.push(root);
  write(root, CURRENT, current);
  const lines = log.map(([date, where]) => `| ${date} | \`${where}\` | Something. |`);
  write(root, CHANGE_LOG, ['| date | where | what |', '| --- | --- | --- |', ...lines].join('\n'));
  for (const [date, text] of Object.entries(published)) write(root, `schema/published/${date}.graphql`, text);
  return root;
}
function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
/** The errors of a schema that follows a published one. */
const objections = (after: string, log: [string, string][] = [], before = SCHEMA, today = DAY) =>
  checkSchema(project(after, { '2027-01-01': before }, log), today);

describe('the schema of the shop', () => {
  it('[GATE-7] breaks no client, surprises none without a line in docs/schema-changes.md, and dates the removal of each deprecated field', async () => {
    expect(await checkSchema(ROOT, toDay(new Date()))).toEqual([]);
  });

  it('[GATE-7] is under one stable path, as promised to clients, to generate from', () => {
    const newest = readPublished(ROOT).at(-1);
    const promised = readFileSync(join(ROOT, PROMISED), 'utf8');
    expect(promised).toBe(newest?.text);
    expect(buildSchema(promised).getQueryType()?.name).toBe('Query');
  });
});

describe('a change that breaks clients is refused, also with a word in the log, and', () => {
  const breaking: [string, string, [string, string]][] = [
    ['a field that is gone', 'Shop.fax', ['fax: String', '']],
    ['an answer that may be null', 'Shop.name', ['Shop { name: String!', 'Shop { name: String']],
    ['another type', 'Shop.hours', ['hours: Hours', 'hours: String']],
    ['a value of an enum that is gone', 'Hours.SHUT', ['SHUT', '']],
    ['an argument that is needed', 'Query.search(kind:)', ['search(', 'search(kind: Int!, ']],
    ['an argument that is gone', 'Query.search(code:)', [', code: String @oneGuess', '']],
    ['a field of an input that is needed', 'LoginInput.phone', ['{ email', '{ phone: String!, email']],
    ['a type that is gone', 'Scarf', ['type Scarf { name: String! }', '']],
  ];
  for (const [what, where, pair] of breaking) {
    it(`is ${what}`, async () => {
      const [sentence, ...others] = await objections(change(pair), [[DAY, where]]);
      expect([sentence, others]).toEqual([expect.stringContaining(`${where}: `), []]);
      expect(sentence).toContain('This breaks clients.');
    });
  }
});

describe('a change that may surprise clients needs a word in the log since the last publication, and', () => {
  const surprising: [string, string, [string, string]][] = [
    ['a new value of an enum', 'Hours.NIGHT', ['SHUT', 'SHUT NIGHT']],
    ['another default of an argument', 'Query.search(first:)', ['= 10', '= 50']],
    ['another default of an input', 'LoginInput.remember', ['= false', '= true']],
    ['a new member of a union', 'Thing', ['union Thing = Bag', 'union Thing = Bag | Scarf']],
    ['a lost @sensitive', 'Mutation.login', [' @sensitive }', ' }']],
    ['a new @sensitive', 'Query.shop', ['shop: Shop', 'shop: Shop @sensitive']],
    ['a lost @oneGuess', 'Query.search(code:)', ['code: String @oneGuess', 'code: String']],
    ['an argument that names something else', 'Query.search(id:)', ['type: "Shop"', 'type: "Bag"']],
    ['an answer that shared caches may keep', 'Query.shop', ['"PRIVATE"', '"PUBLIC"']],
    ['an age that is gone', 'Query.shop', ['maxAge: 60, ', '']],
    ['a deprecation', 'Shop.fax', ['fax: String', `fax: String @deprecated(reason: "${USE} Goes on 2027-08-01.")`]],
  ];
  for (const [what, where, pair] of surprising) {
    it(`is ${what}`, async () => {
      const changed = change(pair);
      const refused = await objections(changed);
      expect(refused.length).toBeGreaterThan(0);
      expect(new Set(refused.map((one) => one.slice(0, one.indexOf(': '))))).toEqual(new Set([where]));
      expect(refused[0]).toContain('docs/schema-changes.md does not say so.');
      expect(await objections(changed, [['2026-12-31', where]])).toEqual(refused);
      expect(await objections(changed, [[DAY, 'Shop.name']])).toEqual(refused);
      expect(await objections(changed, [[DAY, where]])).toEqual([]);
    });
  }
});

it('needs no word for what only adds, and for what a field costs', async () => {
  const added = change(
    ['search(', 'search(kind: Int, '],
    ['fax: String', 'fax: String phone: String city: City'],
    ['enum Hours', 'type City { name: String! } enum Hours'],
    ['{ email: String!', '{ device: String, email: String!'],
    ['weight: "11"', 'weight: "21"'],
    ['assumedSize: 5', 'assumedSize: 6'],
  );
  expect(await objections(added)).toEqual([]);
});

describe('a deprecated field', () => {
  it('names its replacement, or that there is none, and the day of its earliest removal', async () => {
    const word: [string, string][] = [[DAY, 'Shop.fax']];
    for (const end of [`${USE} Goes on 2027-08-01.`, 'Nothing replaces it. Goes on 2027-08-01.']) {
      expect([end, await objections(deprecated(end), word)]).toEqual([end, []]);
    }
    for (const end of [
      '',
      USE,
      'Goes on 2027-08-01.',
      `${USE} Goes on 2027-13-01.`,
      `${USE} Goes soon.`,
      'Use `Shop.title`. Goes on 2027-08-01.',
    ]) {
      const sentences = await objections(deprecated(end), word);
      expect([end, sentences]).toEqual([end, [expect.stringMatching(/^Shop\.fax: its @deprecated does not end with/)]]);
    }
    const bare = change(['fax: String', 'fax: String @deprecated']);
    expect(await objections(bare, word)).toHaveLength(1);
  });

  it('may be removed from that day on, with a line, and not before', async () => {
    const before = deprecated(`${USE} Goes on 2027-08-01.`);
    const after = change(['fax: String', '']);
    const word: [string, string][] = [['2027-07-01', 'Shop.fax']];
    expect(await objections(after, word, before, '2027-07-31')).toEqual([
      expect.stringContaining('This breaks clients.'),
    ]);
    expect(await objections(after, word, before, '2027-08-01')).toEqual([]);
    expect(await objections(after, [], before, '2027-08-01')).toEqual([expect.stringContaining('does not say so')]);
  });

  it('takes the type with it that nothing else uses', async () => {
    const reason = `reason: "${USE} Goes on 2027-08-01."`;
    const before = change(['old: Old', `old: Old @deprecated(${reason})`]);
    const after = change(['old: Old', ''], ['type Old { name: String }', '']);
    const words: [string, string][] = [
      ['2027-08-01', 'Shop.old'],
      ['2027-08-01', 'Old'],
    ];
    expect(await objections(after, words, before, '2027-08-01')).toEqual([]);
    const other = before.replace('type Bag {', 'type Bag { old: Old ');
    const sentences = await objections(after, words, other, '2027-08-01');
    expect(sentences.map((one) => one.split(':')[0])).toEqual(expect.arrayContaining(['Old', 'Bag.old']));
  });
});

describe('a published schema', () => {
  it('is written once for a day, and copied to where clients generate from', async () => {
    const root = project(SCHEMA, {});
    write(root, PROMISED, SCHEMA);
    expect(await publishSchema(root, DAY)).toBe(`schema/published/${DAY}.graphql`);
    expect(await checkSchema(root, DAY)).toEqual([]);
    write(root, PROMISED, SCHEMA);
    expect(await checkSchema(root, DAY)).toEqual([expect.stringContaining('is not the schema that was published')]);
    await expect(publishSchema(root, DAY)).rejects.toThrow('never edited');
    write(root, CURRENT, change(['SHUT', '']));
    await expect(publishSchema(root, '2027-02-01')).rejects.toThrow('Hours.SHUT: ');
  });

  it('must follow from the one before: no new file hides a change', async () => {
    const broken = change(['fax: String', '']);
    const root = project(broken, { '2027-01-01': SCHEMA, '2027-01-05': broken });
    expect(await checkSchema(root, DAY)).toEqual([expect.stringMatching(/^Shop\.fax: .* breaks clients/)]);
    const grown = change(['SHUT', 'SHUT NIGHT']);
    const published = { '2027-01-01': SCHEMA, '2027-01-05': grown };
    // An entry that was written after the publication came too late for clients.
    expect(await checkSchema(project(grown, published, [['2027-01-06', 'Hours.NIGHT']]), DAY)).toHaveLength(1);
    expect(await checkSchema(project(grown, published, [['2027-01-05', 'Hours.NIGHT']]), DAY)).toEqual([]);
  });

  it('is never edited or removed once it is in the history', async () => {
    const root = project(SCHEMA, { '2027-01-01': SCHEMA, '2027-01-05': SCHEMA });
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
    git('init', '-q');
    git('add', '-A');
    git(
      '-c',
      'user.name=test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'commit.gpgsign=false',
      'commit',
      '-qm',
      'first',
    );
    expect(await checkSchema(root, DAY)).toEqual([]);
    const first = 'schema/published/2027-01-01.graphql';
    write(root, first, `${readFileSync(join(root, first), 'utf8')}\n# edited`);
    rmSync(join(root, 'schema/published/2027-01-05.graphql'));
    const sentences = (await checkSchema(root, DAY)).toSorted();
    expect(sentences).toEqual([
      'schema/published/2027-01-01.graphql: a published schema is never edited.',
      'schema/published/2027-01-05.graphql: a published schema is never edited.',
    ]);
  });

  it('is none yet while there is a draft, which only must not be broken', async () => {
    const root = project(change(['SHUT', 'SHUT NIGHT']), {});
    write(root, PROMISED, SCHEMA);
    expect(await checkSchema(root, DAY)).toEqual([]);
    write(root, CURRENT, change(['SHUT', '']));
    expect(await checkSchema(root, DAY)).toEqual([expect.stringContaining('Hours.SHUT: ')]);
  });
});
