import { startGateway } from '../harness/gateway.ts';
import type { Gateway } from '../harness/gateway.ts';
import type { PayloadFindings } from '../harness/payloads-process.ts';
import type { Random } from '../harness/random.ts';
import { startSilentHost } from '../harness/silent-host.ts';
import type { SourceChange } from '../harness/source-changes.ts';
import { runStorefrontProgram } from '../harness/storefront-program.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const PROGRAM = 'tests/trust/harness/payloads-process.ts';
const SIZES = { full: 5_000, short: 600, planted: 200 };

/** Operations that name a thing, and the paths that the gateway may call for each, whatever the name is. */
/** What the gateway asks by itself. */
const OF_THE_GATEWAY: ReadonlySet<string> = new Set(['GET /additions', 'GET /catalogue/events']);
const OPERATIONS: readonly { query: string; paths: RegExp }[] = [
  {
    query: 'query ($id: ID!) { product(id: $id) { name } }',
    paths: /^GET \/(product|products)\/?[^/?]*(\?|$)|^GET \/product\/[^/?]+$/,
  },
  {
    query: 'query ($id: ID!) { variant(sku: $id) { sku } }',
    paths: /^GET \/product$|^GET \/product\/variant(s|\/[^/?]+)?(\?|$)/,
  },
  {
    query: 'query ($id: String!) { category(name: $id) { name } }',
    paths: /^GET \/product\/[^/?]+\/1(\?|$)|^GET \/categories(\?|$)/,
  },
  { query: 'query ($id: ID!) { orderItem(id: $id) { id } }', paths: /^GET \/order\/getOrder\/[^/?]+$/ },
  { query: 'query ($id: ID!) { payment(id: $id) { id } }', paths: /^GET \/payment\/[^/?]+$/ },
];

const PIECES = [
  '..',
  '.',
  '/',
  '\\',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '?',
  '#',
  '&',
  '=',
  ';',
  '@',
  ':',
  '*',
  'admin',
  'orders',
  'user',
  'profile',
  'rb-1042',
  'http://evil.example',
  '//evil.example',
  '\u0000',
  '\r\nX: y',
  "' or 1=1 --",
  '{{7*7}}',
  '${7*7}',
  '<script>',
  '\u202e',
  '\uff0e\uff0e\uff0f',
  '%252e%252e%252f',
  ' ',
  '\t',
];

/** B23: ids that want to be somewhere else. */
export const hostileIds: Scenario = {
  id: 'B23',
  promise:
    'No id leads a call of the gateway to another path than the one of its operation, and no text of the catalogue is run',
  plantedBugs: [
    {
      words: 'an id stands in the path as it came',
      changes: [
        {
          file: 'bff/platform/upstream/build-path.ts',
          find: "if (!isValid) throw new Failure('NOT_FOUND');",
          replace: 'return text;',
        },
      ],
    },
    {
      words: "a text may end the block of a page's data",
      changes: [
        {
          file: 'web/server/document.ts',
          find: 'id="${STATE_ID}">${state}</script>',
          replace: 'id="${STATE_ID}">${state.replaceAll("\\\\u003c", "<")}</script>',
        },
      ],
    },
  ],
  play: async ({ size, random, changes }) => {
    await using host = await startSilentHost();
    await using gateway = await startGateway({ restUrl: host.url, changes });
    const [elsewhere, broken]: [string[], string[]] = [[], []];
    let called = 0;
    for (const { query, paths } of OPERATIONS) {
      const ids = Array.from({ length: SIZES[size] / OPERATIONS.length }, () => hostileId(random));
      const before = host.calls.length;
      await mapConcurrently(8, ids, (id) => ask(gateway, query, id));
      const own = host.calls.slice(before).filter((call) => !OF_THE_GATEWAY.has(call));
      called += own.length;
      const wrong = own.filter((call) => !paths.test(call));
      if (wrong.length > 0) elsewhere.push(`${query}: ${wrong.length} calls elsewhere: ${wrong[0]}`);
    }
    const isOfPages = ({ file }: SourceChange) => file.startsWith('web/');
    const own = changes.filter(isOfPages);
    const { written, pages, shown, run } = await runStorefrontProgram<PayloadFindings>(PROGRAM, 'payloads', own);
    if (shown < pages) broken.push(`${pages - shown} pages show no payload as the text that it is`);
    return {
      figures:
        `${SIZES[size]} hostile ids, ${called} calls, ${elsewhere.length} operations led elsewhere; ${written} texts with ` +
        `scripts, ${pages} pages, ${run.length} run`,
      broken: [...elsewhere, ...broken, ...run],
    };
  },
};

function hostileId(random: Random): string {
  return Array.from({ length: 1 + random.below(5) }, () => random.pick(PIECES)).join('');
}

async function ask({ address }: Gateway, query: string, id: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer a.b.c' };
  const body = JSON.stringify({ query, variables: { id } });
  await (await fetch(`${address}/graphql`, { method: 'POST', headers, body })).text();
}
