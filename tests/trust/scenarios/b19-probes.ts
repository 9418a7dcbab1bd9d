import { startGateway } from '../harness/gateway.ts';
import { startSilentHost } from '../harness/silent-host.ts';
import type { Scenario } from '../scenario.ts';

/** An answer of the gateway. */
interface Reply {
  status: number;
  text: string;
  headers: Headers;
}

/** Something that a stranger tries. */
interface Probe {
  name: string;
  /** Below the gateway's address; `/graphql` by default. */
  path?: string;
  init: RequestInit;
  /** Whether the gateway stood it. */
  stands: (reply: Reply) => boolean;
}

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
const LOGOUT = 'mutation { logout { userErrors { code } } }';
const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const post = (query: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});
/** GraphQL over HTTP answers a document that is wrong with 200 where the client asks for plain JSON. */
const refused = ({ text }: Reply) => text.includes('"errors"') && !text.includes('"data":{');
const silent = (words: RegExp) => (reply: Reply) => refused(reply) && !words.test(reply.text);

/** What a scanner of GraphQL asks first. */
const PROBES: readonly Probe[] = [
  { name: 'introspection', init: post('{ __schema { types { name } } }'), stands: silent(/"types"/) },
  { name: 'introspection of one type', init: post('{ __type(name: "Query") { fields { name } } }'), stands: refused },
  { name: 'a field with a slip', init: post('{ categorie { name } }'), stands: silent(/categories|did you mean/i) },
  {
    name: 'an argument with a slip',
    init: post('{ product(ids: "x") { name } }'),
    stands: silent(/did you mean|"id"/i),
  },
  {
    name: 'a list of operations',
    init: { ...post(''), body: `[${Array<string>(10).fill('{"query":"{ categories { name } }"}').join()}]` },
    stands: refused,
  },
  {
    name: 'a thousand aliases',
    init: post(`{ ${repeat(1_000, (at) => `a${at}: categories { name }`)} }`),
    stands: refused,
  },
  {
    name: 'a thousand directives',
    init: post(`{ categories { name ${repeat(1_000, () => '@include(if: true)')} } }`),
    stands: refused,
  },
  {
    name: 'fragments in a circle',
    init: post('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
    stands: refused,
  },
  {
    name: 'a deep document',
    init: post(
      `{ categories { products { items { ${repeat(30, () => 'category { products { items {')} name ${'} '.repeat(95)}`,
    ),
    stands: refused,
  },
  { name: 'many fields at once', init: post(`{ ${repeat(2_000, () => '__typename')} }`), stands: refused },
  { name: 'a body of a megabyte', init: post(`{ categories { name } } # ${'x'.repeat(1_000_000)}`), stands: refused },
  {
    name: 'a broken variable',
    init: { ...post(''), body: '{"query":"query($id: ID!) { product(id: $id) { name } }","variables":{"id":{"a":1}}}' },
    stands: silent(/at .*\.(ts|js):\d+|node_modules|stacktrace/i),
  },
];

/** What another site's page can have a browser send, cookies and all. */
const FORGERIES: readonly Probe[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map((type): Probe => ({
    name: `a mutation as ${type}`,
    init: { ...post(LOGOUT), headers: { 'content-type': type, cookie: 'shop_refresh=x; shop_binding=y' } },
    stands: refused,
  })),
  {
    name: 'a mutation by a link',
    path: `/graphql?query=${encodeURIComponent(LOGOUT)}`,
    init: { headers: { cookie: 'shop_refresh=x; shop_binding=y' } },
    stands: refused,
  },
  {
    name: "a preflight for another site's page",
    init: {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    },
    stands: ({ headers }) => headers.get('access-control-allow-origin') === null,
  },
];

/** B19: a scanner, and another site's page. */
export const probes: Scenario = {
  id: 'B19',
  promise: "A gateway in production tells a scanner nothing, and does nothing for another site's page",
  plantedBugs: [
    {
      words: 'production answers introspection',
      changes: [
        {
          file: 'bff/platform/graphql/apollo.ts',
          find: 'introspection: !isProduction,',
          replace: 'introspection: true,',
        },
      ],
    },
    {
      words: "every site's page may read the answers",
      changes: [
        { file: 'bff/platform/graphql/cors.ts', find: 'if (origins.length === 0) return;', replace: '' },
        {
          file: 'bff/platform/graphql/cors.ts',
          find: 'origin: isOwn && (credentials ? (headers.origin ?? false) : others)',
          replace: 'origin: true',
        },
      ],
    },
  ],
  play: async ({ changes }) => {
    await using host = await startSilentHost();
    await using gateway = await startGateway({ restUrl: host.url, changes, env: PRODUCTION });
    const broken: string[] = [];
    for (const { name, path = '/graphql', init, stands } of [...PROBES, ...FORGERIES]) {
      const before = host.calls.length;
      const response = await fetch(gateway.address + path, init);
      const reply = { status: response.status, text: await response.text(), headers: response.headers };
      if (!stands(reply)) broken.push(`${name}: ${reply.status} ${reply.text.slice(0, 120)}`);
      const asked = host.calls.slice(before).filter((call) => !call.startsWith('GET /additions'));
      if (asked.length > 0) broken.push(`${name}: the host was asked for ${asked[0]}`);
    }
    return { figures: `${PROBES.length} probes and ${FORGERIES.length} forgeries, ${broken.length} not stood`, broken };
  },
};
