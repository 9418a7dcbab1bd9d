import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGateway } from '../harness/gateway.ts';
import type { Random } from '../harness/random.ts';
import { startSilentHost } from '../harness/silent-host.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = { full: 1_000, short: 300, planted: 100 };
const MANIFEST = join(import.meta.dirname, '../../../schema/generated/persisted-documents.json');
const TRUSTED = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', ALLOW: 'trusted' };
/** Fields that somebody who knows the schema would add. */
const WANTED = ['email', 'role', 'phone', '__typename', 'sales { items { id } }', 'sessions { id }', 'a: name'];

/** B20: somebody changes the storefront's documents a little. */
export const documents: Scenario = {
  id: 'B20',
  promise:
    "A gateway that runs its clients' documents alone runs none that was changed, and tells no field by refusing",
  plantedBugs: [
    {
      words: 'a document is known by its first words',
      changes: [
        {
          file: 'bff/platform/graphql/trusted-documents.ts',
          find: 'has: (text) => texts.has(text)',
          replace: 'has: (text) => [...texts].some((one) => one.slice(0, 30) === text.slice(0, 30))',
        },
      ],
    },
  ],
  play: async ({ size, random, changes }) => {
    const known = Object.values<string>(JSON.parse(readFileSync(MANIFEST, 'utf8')));
    await using host = await startSilentHost();
    await using gateway = await startGateway({ restUrl: host.url, changes, env: TRUSTED });
    const mutated = Array.from({ length: SIZES[size] }, () => mutate(random, random.pick(known), known));
    const answers = await mapConcurrently(16, mutated, async (query) => {
      const body = JSON.stringify({ query, variables: {} });
      const headers = { 'content-type': 'application/json', 'x-request-id': 'proof' };
      const response = await fetch(`${gateway.address}/graphql`, { method: 'POST', headers, body });
      return response.text();
    });
    const executed = mutated.filter((_, at) => !answers[at]?.includes('DOCUMENT_NOT_TRUSTED'));
    const kinds = new Set(answers);
    const asked = host.calls.filter((call) => !call.startsWith('GET /additions'));
    return {
      figures: `${mutated.length} changed documents: ${executed.length} looked at, ${asked.length} calls of the host, ${kinds.size} kind of answer`,
      broken: [
        ...executed.map((query) => `not refused: ${query.slice(0, 100)}`),
        ...(asked.length === 0 ? [] : [`the host was asked for ${asked[0]}`]),
        ...(kinds.size === 1 ? [] : [`refusals differ in ${kinds.size} ways`]),
      ],
    };
  },
};

/** A document with one change; never one of the known ones. */
function mutate(random: Random, text: string, known: readonly string[]): string {
  const places = Array.from(text.matchAll(/[{}]/g), ({ index }) => index);
  const [place, at] = [random.pick(places), random.below(text.length)];
  const changed = random.pick([
    () => `${text.slice(0, place + 1)} ${random.pick(WANTED)} ${text.slice(place + 1)}`,
    () => `${text.slice(0, at)}${text.slice(at + 1)}`,
    () => `${text.slice(0, at)}${random.pick(['x', ' ', '\n', '#', '"', '$', '}'])}${text.slice(at)}`,
    () => `${text} ${random.pick(known)}`,
    () => `${text} `,
    () => `# comment\n${text}`,
    () => text.replaceAll(/\s+/g, '  '),
    () => text.toUpperCase(),
    () => text.replace(/\b(query|mutation)\b/, (word) => (word === 'query' ? 'mutation' : 'query')),
  ])();
  return known.includes(changed) ? `${changed}#` : changed;
}
