import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGatewayConfig, type GatewayConfig } from '../../../bff/config.ts';
import { DOCUMENT_TEXTS } from '../../document-texts.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const CATEGORY = 'query Category($name: String!) { category(name: $name) { name productCount } }';
const NAMES = 'query Names { categories { name } }';
const LEAVE = 'mutation Leave { leaveNewsletter(input: { token: "none" }) { userErrors { code } } }';
const SAREE = { data: { category: { name: 'Saree', productCount: 52 } } };
/** Three clients' manifests, in the forms that their tools write. */
const MANIFESTS = {
  'android.json': {
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: [{ id: sha256(CATEGORY), name: 'Category', type: 'query', body: CATEGORY }],
  },
  'relay.json': { '5d41402abc4b2a76b9719d911017c592': NAMES, leave: LEAVE },
  'tada.json': { [`sha256:${sha256(NAMES)}`]: NAMES },
};
const KEY = randomBytes(32).toString('hex');

let folder: string;
let shop: ApiWithGateways;
let [open, closed]: TestGateway[] = [];
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trusted-'));
  const trustedDocuments = await folderOf('all', MANIFESTS);
  shop = await startOverApi();
  const config = { trustedDocuments, clientKeys: [{ name: 'partner', sha256: sha256(KEY) }] };
  open = await shop.open(config);
  closed = await shop.open(
    { ...config, allow: 'trusted', isProduction: true, logLevel: 'info', corsOrigins: ['https://app.example'] },
    { logTo: { write: (line) => void lines.push(line) } },
  );
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function folderOf(name: string, files: Record<string, unknown>): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  for (const [file, content] of Object.entries(files)) {
    await writeFile(join(path, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return path;
}
async function post(gateway: TestGateway | undefined, body: unknown, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const response = await fetch(`${gateway?.address}/graphql`, { ...init, body: JSON.stringify(body) });
  return { status: response.status, headers: response.headers, answer: await response.json() };
}
async function get(gateway: TestGateway | undefined, parameters: Record<string, string>, headers = {}) {
  const response = await fetch(`${gateway?.address}/graphql?${new URLSearchParams(parameters)}`, { headers });
  return { status: response.status, headers: response.headers, answer: await response.json() };
}
const hashed = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const codeOf = ({ answer: reply }: { answer: { errors?: { extensions: { code: string } }[] } }) =>
  reply.errors?.[0]?.extensions.code;
const notTrusted = {
  errors: [
    {
      message: expect.stringContaining('x-client-key'),
      extensions: { code: 'DOCUMENT_NOT_TRUSTED', requestId: expect.any(String) },
    },
  ],
};

const modes: [string, () => TestGateway | undefined][] = [
  ['that runs any document', () => open],
  ['that runs trusted documents alone', () => closed],
];
for (const [which, gateway] of modes) {
  describe(`a gateway ${which} runs a document of a manifest`, () => {
    const variables = { name: 'saree' };
    const ways: [string, Record<string, unknown>][] = [
      ['by the id of GraphQL over HTTP', { documentId: `sha256:${sha256(CATEGORY)}` }],
      ["by its manifest's id", { documentId: sha256(CATEGORY) }],
      ["by Apollo's hash", { extensions: hashed(sha256(CATEGORY)) }],
      ["by Relay's doc_id", { doc_id: sha256(CATEGORY) }],
      ["by Relay's id", { id: sha256(CATEGORY) }],
      ['by its text, to the letter', { query: CATEGORY }],
      ['by its text and hash', { query: CATEGORY, extensions: hashed(sha256(CATEGORY)) }],
    ];
    for (const [way, named] of ways) {
      it(`${way}, by POST and GET`, async () => {
        const posted = await post(gateway(), { ...named, variables });
        expect([posted.status, posted.answer]).toEqual([200, SAREE]);
        const texts = Object.entries(named).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]);
        const got = await get(gateway(), { ...Object.fromEntries(texts), variables: JSON.stringify(variables) });
        expect([got.status, got.answer]).toEqual([200, SAREE]);
        expect(got.headers.get('cache-control')).toBe('max-age=60, public');
      });
    }

    it("by an id that is not the text's hash, as Relay's compiler makes them", async () => {
      const { answer: reply } = await post(gateway(), { documentId: '5d41402abc4b2a76b9719d911017c592' });
      expect(reply.data.categories.length).toBeGreaterThan(3);
      const hash = hashed('5d41402abc4b2a76b9719d911017c592');
      expect((await post(gateway(), { extensions: hash })).answer).toEqual(reply);
    });

    it("of the storefront's, whose manifest it always has", async () => {
      const [id = '', text = ''] =
        Object.entries(DOCUMENT_TEXTS).find(([, one]) => one.startsWith('query homePage')) ?? [];
      for (const body of [{ documentId: id }, { extensions: hashed(id) }, { query: text }]) {
        expect((await post(gateway(), body)).answer.errors).toBeUndefined();
      }
    });

    it('that is a mutation by POST alone', async () => {
      expect((await post(gateway(), { documentId: 'leave' })).answer.data).toHaveProperty('leaveNewsletter');
      expect((await get(gateway(), { documentId: 'leave' })).status).toBe(405);
    });

    it('and reports an unknown document for an unknown id', async () => {
      for (const named of [
        { documentId: 'none' },
        { documentId: `sha256:${sha256('none')}` },
        { extensions: hashed(sha256('none')) },
      ]) {
        expect(codeOf(await post(gateway(), named))).toBe('PERSISTED_QUERY_NOT_FOUND');
      }
      expect(codeOf(await get(gateway(), { documentId: 'none' }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    });
  });
}

describe('a gateway that runs trusted documents alone', () => {
  const others = ['{ __typename }', `${CATEGORY} `, '{ nothing', '', '{ __schema { types { name } } }'];

  it('refuses every other document before it is parsed, in both media types, and explains how to get access', async () => {
    for (const query of others) {
      const posted = await post(closed, { query });
      expect([query, posted.status, posted.answer]).toEqual([query, 400, notTrusted]);
      expect(posted.headers.get('content-type')).toMatch(/^application\/json/);
      const got = await get(closed, { query }, { accept: 'application/graphql-response+json' });
      expect([got.status, got.answer]).toEqual([400, notTrusted]);
      expect(got.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/);
      expect([got.headers.get('cache-control'), got.headers.get('etag')]).toEqual(['no-store', null]);
    }
    // Even next to the id of a known document.
    expect(codeOf(await post(closed, { query: '{ __typename }', documentId: 'leave' }))).toBe('DOCUMENT_NOT_TRUSTED');
  });

  it('lets no client register a document by its hash, with a key or without', async () => {
    const query = '{ __typename }';
    const extensions = hashed(sha256(query));
    expect(codeOf(await post(closed, { query, extensions }))).toBe('DOCUMENT_NOT_TRUSTED');
    expect((await post(closed, { query, extensions }, { 'x-client-key': KEY })).answer.data).toBeDefined();
    for (const key of ['none', KEY]) {
      expect(codeOf(await post(closed, { extensions }, { 'x-client-key': key }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    }
  });

  it('runs any document for a client with a key, within the limits of all, and for no shared cache', async () => {
    const headers = { 'x-client-key': KEY };
    const query = '{ category(name: "Dress") { name } }';
    expect((await post(closed, { query }, headers)).answer).toEqual({ data: { category: { name: 'Dress' } } });
    const got = await get(closed, { query }, headers);
    expect([got.status, got.headers.get('cache-control')]).toEqual([200, 'max-age=60, private']);
    const deep = `{ product(id: "p") ${'{ variants { product '.repeat(8)} { id } ${'} }'.repeat(8)} }`;
    expect(codeOf(await post(closed, { query: deep }, headers))).toBe('QUERY_TOO_COSTLY');
  });

  it('streams only the responses of trusted documents', async () => {
    const accept = 'text/event-stream';
    expect((await post(closed, { query: '{ __typename }' }, { accept })).answer).toEqual(notTrusted);
    const headers = { 'content-type': 'application/json', accept };
    const init = { method: 'POST', headers, body: JSON.stringify({ documentId: sha256(NAMES) }) };
    const stream = await (await fetch(`${closed?.address}/graphql`, init)).text();
    expect(stream).toMatch(/^:\n\nevent: next\ndata: \{"data":\{"categories":/);
  });

  it('takes no other key', async () => {
    for (const key of [KEY.slice(1), `${KEY} x`, sha256(KEY), 'partner', '']) {
      expect([
        key,
        codeOf(await post(closed, { query: NAMES.replace('Names', 'Other') }, { 'x-client-key': key })),
      ]).toEqual([key, 'DOCUMENT_NOT_TRUSTED']);
    }
  });

  it("names a key's client in the log, and never the key or a refused document", async () => {
    lines.length = 0;
    const query = '{ categories { canary_8391: name } }';
    await post(closed, { query }, { 'x-client-key': KEY });
    await post(closed, { query });
    const responded = () =>
      lines.filter((line) => line.includes('"request completed"')).map((line) => JSON.parse(line));
    await expect.poll(responded).toHaveLength(2);
    expect(responded()).toMatchObject([{ clientKey: 'partner' }, { status: 400, codes: ['DOCUMENT_NOT_TRUSTED'] }]);
    expect(responded()[1]).not.toHaveProperty('clientKey');
    expect(lines.join('')).not.toMatch(new RegExp(`${KEY}|canary`));
  });

  it('runs the documents of its explorer, outside production, and those of Sandbox', async () => {
    const development = await shop.open({ allow: 'trusted' });
    const keyIn = (page: string, pattern: RegExp) => pattern.exec(page)?.[1] ?? 'none';
    const explorer = await (await fetch(`${development.address}/explorer`)).text();
    const sandbox = await (await fetch(`${development.address}/graphql`, { headers: { accept: 'text/html' } })).text();
    const keys = [keyIn(explorer, /"x-client-key":"([^"]+)"/), keyIn(sandbox, /"x-client-key":"([^"]+)"/)];
    for (const key of keys) {
      expect((await post(development, { query: '{ __typename }' }, { 'x-client-key': key })).answer.data).toBeDefined();
    }
    expect(codeOf(await post(development, { query: '{ __typename }' }))).toBe('DOCUMENT_NOT_TRUSTED');
    expect((await fetch(`${closed?.address}/explorer`)).status).toBe(404);
  });
});

describe('a gateway does not start', () => {
  const [first, second] = ['query One { categories { name } }', 'query One { categories { id: name } }'];
  const wrong: [string, Record<string, unknown>, RegExp][] = [
    ['a file that is not JSON', { 'app.json': '{ "half' }, /app\.json is not a manifest of documents: it is not JSON/],
    [
      'a manifest of another version',
      { 'app.json': { format: 'apollo-persisted-query-manifest', version: 2, operations: [] } },
      /app\.json .* only version 1/,
    ],
    [
      'an id of two texts',
      { 'a.json': { op1: first }, 'b.json': { op1: second } },
      /b\.json: the id op1 has another text than in .*a\.json/,
    ],
    [
      'a document that does not fit the schema',
      { 'app.json': { op1: 'query Prices { priceList { amount } }' } },
      /app\.json: the operation op1 \(Prices\) does not fit the schema: Cannot query field "priceList"/,
    ],
  ];
  for (const [at, [what, files, words]] of wrong.entries()) {
    it(`with ${what}`, async () => {
      await expect(shop.open({ trustedDocuments: await folderOf(`wrong-${at}`, files) })).rejects.toThrow(words);
    });
  }

  it('with a folder that is not there', async () => {
    await expect(shop.open({ trustedDocuments: join(folder, 'none') })).rejects.toThrow(
      /TRUSTED_DOCUMENTS: the folder .*none can't/,
    );
  });

  it('with settings that are wrong, and reveals nothing of a key', () => {
    const read = (env: Record<string, string>): GatewayConfig => readGatewayConfig(env);
    expect(() => read({ GRAPHQL_ALLOW: 'known' })).toThrow('GRAPHQL_ALLOW must be any or trusted');
    expect(() => read({ CLIENT_KEYS: `a:${sha256('k')},s3cr3t` })).toThrow(
      /CLIENT_KEYS must list names.*entry 2 is wrong/,
    );
    expect(() => read({ CLIENT_KEYS: 's3cr3t' })).not.toThrow(/s3cr3t/);
    expect(read({ CLIENT_KEYS: `a:${sha256('k')}, a:${sha256('l')}`, GRAPHQL_ALLOW: 'trusted' })).toMatchObject({
      allow: 'trusted',
      clientKeys: [{ name: 'a' }, { name: 'a' }],
    });
    expect(read({})).toMatchObject({ allow: 'any', clientKeys: [], trustedDocuments: undefined });
  });
});
