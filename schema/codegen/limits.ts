const KEYWORDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** The part of JSON Schema from which limits are read. */
interface Schema extends Partial<Record<(typeof KEYWORDS)[number], number>> {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}
/** A parameter of an operation, or a reference to one. */
interface Parameter {
  $ref?: string;
  name?: string;
  schema?: Schema;
}
/** The parameters and bodies of the contract. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, Schema & Parameter>>;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
/** The limits of a value, and of its parts by their names. */
type Limits = { [name: string]: number | Limits };

/**
 * Generates the module of limits: `…Limits` for each operation, with the limits of its parameters and body fields by
 * name. Each is a separate export, so that a page includes only those that it uses.
 */
export function limitsModule(contract: Contract, banner: string): string {
  const all = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const exports = all.flatMap((operation) => {
    const limits = limitsOf(operation, contract);
    const { operationId } = operation;
    return Object.keys(limits).length === 0
      ? []
      : `/** The limits of \`${operationId}\`. */\nexport const ${operationId}Limits = ${write(limits)} as const;\n`;
  });
  return banner + exports.join('\n');
}

function limitsOf({ parameters = [], requestBody }: Operation, contract: Contract): Limits {
  const named = parameters.map((one): [string, Schema] => {
    const { name = '', schema = {} } = resolve(one, contract);
    return [name, schema];
  });
  const body = requestBody?.content['application/json']?.schema;
  return { ...within(Object.fromEntries(named), contract), ...(body && limitsWithin(body, contract)) };
}

/** The limits of a value itself, of its fields by their names, and of a list's entries as `items`. */
function limitsWithin(schema: Schema, contract: Contract): Limits {
  const { properties = {}, items, ...rest } = resolve(schema, contract);
  const own = Object.entries(rest).filter(([key]) => KEYWORDS.some((keyword) => keyword === key));
  return { ...Object.fromEntries(own), ...within({ ...properties, ...(items && { items }) }, contract) } as Limits;
}

function within(schemas: Record<string, Schema>, contract: Contract): Limits {
  const limits = Object.entries(schemas).map(([name, schema]) => [name, limitsWithin(schema, contract)] as const);
  return Object.fromEntries(limits.filter(([, found]) => Object.keys(found).length > 0));
}

/** The target of a reference; any other value itself. */
function resolve(node: Schema & Parameter, { components }: Contract): Schema & Parameter {
  const [kind = '', name = ''] = node.$ref?.replace('#/components/', '').split('/') ?? [];
  return components[kind]?.[name] ?? node;
}

/** A value as TypeScript, one field per line. */
function write(limits: Limits, indent = ''): string {
  const fields = Object.entries(limits).map(
    ([name, value]) =>
      `${indent}  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${typeof value === 'number' ? value : write(value, `${indent}  `)},\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}
