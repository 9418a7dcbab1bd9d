import type { IncomingMessage } from 'node:http';
import { OPERATIONS } from '../contract.ts';
import type { Json } from '../json.ts';
import { createTestHost, sendJson, type TestHost } from './test-host.ts';

type Operation = (typeof OPERATIONS)[number];

/** The content of one call: its body, null for none, and its cookies. */
export interface CarriedCall {
  operationId: string;
  body: Json;
  cookie: string | undefined;
}

/** A host that responds to every call of the contract with a value in each field, and records the calls. */
export interface RecordingHost extends TestHost {
  /** The operationIds of the calls that were made. */
  called: Set<string>;
  /** The contents of each of these calls. */
  carried: CarriedCall[];
  /** The response of each call, by its operationId. No two fields have the same value. */
  responses: Map<string, Json>;
  /** Changes the response of one call. `path` is the requested path. */
  patch: (operationId: string, reply: Json, path: string[]) => Json;
}

/** Makes such a host with those calls that `offers` accepts. Without additions among them, no response has an added field. */
export async function createRecordingHost(offers: (operation: Operation) => boolean): Promise<RecordingHost> {
  const offered = OPERATIONS.filter(offers).toSorted((a, b) => parametersOf(a) - parametersOf(b));
  const isBasic = offered.every((one) => one['x-addition'] === undefined);
  const sample = createSampler(isBasic);
  const answers = new Map(offered.map((one) => [one.operationId, sample(responseOf(one), one.operationId)]));
  const additions = offered.map((one) => one['x-addition']).filter((mark) => typeof mark === 'string');
  answers.set('getAdditions', { additions: [...new Set(additions)] });
  const called = new Set<string>();
  const carried: CarriedCall[] = [];
  const host = await createTestHost(async (path, _, response, request) => {
    const { method = '', headers } = request;
    const operation = offered.find((one) => one.method === method.toLowerCase() && matchesPath(one.path, path));
    if (!operation) return undefined;
    const { operationId, responses } = operation;
    called.add(operationId);
    carried.push({ operationId, body: await bodyOf(request), cookie: headers.cookie });
    if (responses['302']) return (response.writeHead(302, { location: 'https://google.example/' }).end(), 'sent');
    sendJson(response, 200, recording.patch(operationId, structuredClone(answers.get(operationId)), path));
    return 'sent';
  });
  const recording: RecordingHost = { ...host, called, carried, responses: answers, patch: (_, reply) => reply };
  return recording;
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

const parametersOf = ({ path }: Operation) => path.split('{').length;
const responseOf = ({ responses }: Operation) => responses['200']?.content?.['application/json']?.schema ?? {};

/** Whether a path matches a path template of the contract. */
function matchesPath(template: string, path: string[]): boolean {
  const parts = template.split('/').slice(1);
  return parts.length === path.length && parts.every((part, at) => part.startsWith('{') || part === path[at]);
}

/** The values of fields that need a special format, by the field's name. */
const FORMATS: Record<string, (n: number) => unknown> = {
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

/** Makes a function that makes values of a schema. No two values are the same, if their format allows it. */
function createSampler(isBasic: boolean): (schema: Json, name: string) => Json {
  let count = 10;
  const sample = (schema: Json, name: string): Json => {
    const [type] = [schema.type ?? 'object'].flat();
    if (type === 'array') return [sample(schema.items, name)];
    if (type === 'object') {
      const fields = Object.entries<Json>(schema.properties ?? {})
        .filter(([, one]) => !(isBasic && isAddition(one)))
        .map(([key, one]) => [key, sample(one, key)]);
      return Object.fromEntries(
        schema.additionalProperties ? [['any', sample(schema.additionalProperties, name)]] : fields,
      );
    }
    count++;
    if (schema.enum) return schema.enum[0];
    if (FORMATS[name]) return FORMATS[name](count);
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return 100 + count;
    if (schema.format === 'date-time') return new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString();
    return `${name}-${count}`;
  };
  return sample;
}
