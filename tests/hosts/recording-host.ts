import { OPERATIONS } from '../contract.ts';
import type { Json } from '../json.ts';
import { createTestHost, sendJson, type TestHost } from './test-host.ts';

type Operation = (typeof OPERATIONS)[number];

/** A host that answers every call of the contract with something in each field, and writes down which were made. */
export interface RecordingHost extends TestHost {
  /** The operationIds of the calls that were made. */
  called: Set<string>;
  /** What each call answers, by its operationId: of no two fields the same. */
  answers: Map<string, Json>;
  /** Changes the answer to one call; `path` is what was asked for. */
  patch: (operationId: string, answer: Json, path: string[]) => Json;
}

/** Opens such a host with the calls of the contract that it is to offer; without additions among these it tells no added field either. */
export async function createRecordingHost(offers: (operation: Operation) => boolean): Promise<RecordingHost> {
  const offered = OPERATIONS.filter(offers).toSorted((a, b) => parametersOf(a) - parametersOf(b));
  const isOlder = offered.every((one) => one['x-addition'] === undefined);
  const sample = openSampler(isOlder);
  const answers = new Map(offered.map((one) => [one.operationId, sample(answerOf(one), one.operationId)]));
  const words = offered.map((one) => one['x-addition']).filter((word) => typeof word === 'string');
  answers.set('getAdditions', { additions: [...new Set(words)] });
  const called = new Set<string>();
  const host = await createTestHost((path, _, response, { method = '' }) => {
    const operation = offered.find((one) => one.method === method.toLowerCase() && fits(one.path, path));
    if (!operation) return undefined;
    const { operationId, responses } = operation;
    called.add(operationId);
    if (responses['302']) return (response.writeHead(302, { location: 'https://google.example/' }).end(), 'sent');
    sendJson(response, 200, recording.patch(operationId, structuredClone(answers.get(operationId)), path));
    return 'sent';
  });
  const recording: RecordingHost = { ...host, called, answers, patch: (_, answer) => answer };
  return recording;
}

const parametersOf = ({ path }: Operation) => path.split('{').length;
const answerOf = ({ responses }: Operation) => responses['200']?.content?.['application/json']?.schema ?? {};

/** Whether a path of the contract stands for this one. */
function fits(template: string, path: string[]): boolean {
  const parts = template.split('/').slice(1);
  return parts.length === path.length && parts.every((part, at) => part.startsWith('{') || part === path[at]);
}

/** What must have a form of its own, by the field's name; all others have a word or a number. */
const FORMS: Record<string, (n: number) => unknown> = {
  email: (n) => `person${n}@example.com`,
  phone: (n) => `98290${String(n).padStart(5, '0')}`,
  pinCode: (n) => `302${String(n).padStart(3, '0')}`,
  image: (n) => `https://pictures.example/${n}.jpg`,
  images: (n) => `https://pictures.example/${n}.jpg`,
  trackingSite: (n) => `https://carrier.example/${n}`,
  rating: (n) => 1 + (n % 5),
  discount: (n) => 1 + (n % 90),
  quantity: (n) => 1 + (n % 9),
  totalPages: () => 1,
  accessToken: (n) => `header.${n}.seal`,
  status: () => 'Placed',
  role: () => 'ADMIN',
  review_done: () => false,
  is_first_purchase: () => false,
};

const isAddition = ({ description }: Json) => String(description).startsWith('Addition');

/** Makes values of a schema, of no two fields the same where their form allows it. */
function openSampler(isOlder: boolean): (schema: Json, name: string) => Json {
  let made = 10;
  const sample = (schema: Json, name: string): Json => {
    const [type] = [schema.type ?? 'object'].flat();
    if (type === 'array') return [sample(schema.items, name)];
    if (type === 'object') {
      const fields = Object.entries<Json>(schema.properties ?? {})
        .filter(([, one]) => !(isOlder && isAddition(one)))
        .map(([key, one]) => [key, sample(one, key)]);
      return Object.fromEntries(
        schema.additionalProperties ? [['any', sample(schema.additionalProperties, name)]] : fields,
      );
    }
    made++;
    if (schema.enum) return schema.enum[0];
    if (FORMS[name]) return FORMS[name](made);
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return 100 + made;
    if (schema.format === 'date-time') return new Date(Date.UTC(2026, 0, 1, 0, made)).toISOString();
    return `${name}-${made}`;
  };
  return sample;
}
