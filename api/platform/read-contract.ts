import { readFileSync } from 'node:fs';
import type { Role } from './authentication.ts';
import type { OptionalBody } from './validation.ts';

/** The contract, read from its file. */
export interface Contract {
  document: {
    paths: Record<string, Record<string, Operation>>;
    components: { parameters: Record<string, Parameter>; schemas: Record<string, object> };
  };
  /** The values of `x-addition`, each once. */
  additions: string[];
  operationIds: Set<string>;
  /** The names of each operation's query parameters. */
  queryNames: Map<string, string[]>;
  /** The operations that need a session. */
  secured: Set<string>;
  /** The operations for staff, those under `/admin/`, each with the roles that may call it: `x-roles`. */
  forStaff: Map<string, ReadonlySet<Role>>;
  /** The staff operations that need a login within the last ten minutes: `x-fresh-login`. */
  freshLogin: Set<string>;
  /** The operations of staff that may change something, each with the schema of its body: all except GET. */
  audited: Map<string, BodySchema | undefined>;
  /** The operations whose body is a file. */
  files: Set<string>;
  /** The operations whose responses no cache may store: those about accounts, and those of one account. */
  personal: Set<string>;
}

interface Parameter {
  name: string;
  in: string;
  'x-addition'?: string;
}

interface Operation {
  operationId: string;
  'x-addition'?: string | true;
  'x-fresh-login'?: true;
  'x-roles'?: Role[];
  tags?: string[];
  parameters?: (Parameter | { $ref: string })[];
  security?: object[];
  requestBody?: { required?: boolean; content: Record<string, { schema: object & { $ref?: string } }> };
  responses: Record<string, { content?: Record<string, object> }>;
}

/** A schema of the contract with its properties. */
type BodySchema = object & { properties?: Record<string, { enum?: unknown[] }> };

/** The content type of a file in a request's body. */
const FILE_TYPE = 'application/octet-stream';

let text: string | undefined;

/** The contract as JSON, which codegen has made from `schema/rest.yaml`. A process reads the file once. */
function readDocument(): Contract['document'] {
  text ??= readFileSync(new URL('../../schema/generated/rest.json', import.meta.url), 'utf8');
  return JSON.parse(text);
}

/** Reads the contract. A response that isn't JSON needs no schema here, because its bytes are sent unchanged. */
export function readContract(): Contract {
  const document = readDocument();
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  for (const response of all.flatMap(({ responses }) => Object.values(responses))) {
    if (response.content && !('application/json' in response.content)) delete response.content;
  }
  for (const { requestBody } of all) {
    const json = requestBody?.required ? undefined : requestBody?.content['application/json'];
    if (json) json.schema = toOptional(document, json.schema);
  }
  const parameters = Object.values(document.components.parameters);
  const words = [...all, ...parameters].map((one) => one['x-addition']).filter((word) => typeof word === 'string');
  const idsOf = (operations: Operation[]) => new Set(operations.map(({ operationId }) => operationId));
  const secured = all.filter(({ security }) => security !== undefined);
  const underAdmin = Object.entries(document.paths).filter(([path]) => path.startsWith('/admin/'));
  const personal = all.filter(({ security, tags }) => security !== undefined || tags?.includes('account'));
  return {
    document,
    additions: [...new Set(words)],
    operationIds: idsOf(all),
    queryNames: new Map(all.map((operation) => [operation.operationId, queryNamesOf(document, operation)])),
    secured: idsOf(secured),
    forStaff: new Map(
      underAdmin.flatMap(([, methods]) =>
        Object.values(methods).map((operation) => [operation.operationId, new Set(rolesOf(operation))]),
      ),
    ),
    audited: new Map(
      underAdmin.flatMap(([, methods]) =>
        Object.entries(methods).flatMap(([method, operation]) =>
          method === 'get' ? [] : [[operation.operationId, bodySchemaOf(document, operation)] as const],
        ),
      ),
    ),
    freshLogin: idsOf(all.filter((operation) => operation['x-fresh-login'])),
    files: idsOf(all.filter(({ requestBody }) => requestBody?.content[FILE_TYPE])),
    personal: idsOf(personal),
  };
}

/** The roles of an operation for staff. Throws for an operation that names none. */
function rolesOf({ operationId, 'x-roles': roles = [] }: Operation): Role[] {
  if (roles.length === 0) throw new Error(`The contract gives ${operationId} no x-roles.`);
  return roles;
}

/** The schema of a JSON body; undefined without one. */
function bodySchemaOf({ components }: Contract['document'], { requestBody }: Operation): BodySchema | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  return schema?.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1) ?? ''];
}

/** The schema of an optional body, as validation needs it. */
function toOptional({ components }: Contract['document'], schema: object & { $ref?: string }): OptionalBody {
  return { ...(components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema), 'x-optional': true };
}

function queryNamesOf({ components }: Contract['document'], { parameters = [] }: Operation): string[] {
  const resolved = parameters.map((one) =>
    '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one,
  );
  return resolved.flatMap((parameter) => (parameter?.in === 'query' ? [parameter.name] : []));
}
