/** The part of JSON Schema that the answers of the contract use, as `bff/platform/upstream/parse.ts` describes it. */
interface AnswerSchema {
  type?: string | string[];
  properties?: Record<string, AnswerSchema>;
  required?: string[];
  items?: AnswerSchema;
  additionalProperties?: AnswerSchema;
  enum?: string[];
  format?: string;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  'x-if-missing'?: unknown;
  'x-decimal'?: boolean;
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: AnswerSchema }> }>;
}
/** The part of the contract that states what calls answer. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, AnswerSchema> };
}

const FIELDS = '../platform/upstream/answer-fields.ts';
const SCALARS = '../platform/upstream/parse-scalars.ts';
/** GraphQL's greatest `Int`. */
const MAX_INT = 2_147_483_647;
const ABSENT = ['isAbsent', 'object', 'list', 'record', 'text', 'oneOf', 'flag', 'whole', 'decimal', 'number'];
const HELPERS = [...ABSENT, 'wholeOrFlag', 'numberOrText'];

/**
 * The module of the parsers of answers: a function for each object of the contract, and `ANSWER_PARSERS` by operation ids.
 * They accept what the careful parser accepts and make the same of it. Where that one leaves something out, they throw.
 */
export function answerParsersModule(contract: Contract, banner: string): string {
  const writer = new ParserWriter(contract);
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const entries = operations.flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? [`  ${operationId}: ${writer.parserOf(schema, operationId)},\n`] : [];
  });
  const body = writer.text();
  const used = HELPERS.filter((name) => new RegExp(`\\b${name}\\(`).test(body + entries.join('')));
  return `${banner}import { ${used.join(', ')} } from '${FIELDS}';
import { parseDateTime } from '${SCALARS}';

${body}
/** The parser of each operation's answer. It throws an InvalidAnswer for an answer with any part that makes no sense. */
export const ANSWER_PARSERS: Readonly<Record<string, (value: unknown) => unknown>> = {
${entries.join('')}};
`;
}

/** Writes a function for each object, once for each component of the contract. */
class ParserWriter {
  readonly #contract: Contract;
  readonly #functions = new Map<string, string>();
  readonly #enums = new Map<string, string>();
  readonly #constants: string[] = [];
  readonly #names = new Map<AnswerSchema, string>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** All functions, and the values that they need. */
  text(): string {
    return [...this.#enums.values(), '', ...this.#functions.values(), ...this.#constants].join('\n');
  }

  /** An expression for the parser of a schema. `name` is where the schema stands. */
  parserOf(schema: AnswerSchema, name: string): string {
    const [own, ownName] = this.#resolve(schema, name);
    return isPlainObject(own)
      ? this.#objectParser(own, ownName)
      : `(value: unknown) => ${this.#parse(own, 'value', ownName)}`;
  }

  #resolve(schema: AnswerSchema, name: string): [AnswerSchema, string] {
    const component = schema.$ref?.split('/').at(-1);
    if (component === undefined) return [schema, name];
    const found = this.#contract.components.schemas[component];
    if (!found) throw new Error(`The contract refers to ${schema.$ref}, which it doesn't have.`);
    return this.#resolve(found, component);
  }

  /** An expression that parses `value`, which is the text of one. */
  #parse(schema: AnswerSchema, value: string, at: string): string {
    const [own, name] = this.#resolve(schema, at);
    const { type = 'object', minimum = '-Infinity', maximum, items = {}, additionalProperties } = own;
    const limits = (most: number | string) => `${value}, ${minimum}, ${maximum ?? most}`;
    switch ([type].flat().join(' ')) {
      case 'string':
        if (own.format === 'date-time') return `parseDateTime(${value})`;
        return own.enum ? `oneOf(${value}, ${this.#valuesOf(own.enum, name)})` : `text(${value})`;
      case 'integer':
        return `${own['x-decimal'] ? 'decimal' : 'whole'}(${limits(MAX_INT)})`;
      case 'number':
        return `number(${limits('Infinity')})`;
      case 'boolean':
        return `flag(${value})`;
      case 'integer boolean':
        return `wholeOrFlag(${limits(MAX_INT)})`;
      case 'number string':
        return `numberOrText(${limits('Infinity')})`;
      case 'array':
        return `list(${value}, ${this.parserOf(items, `${name}Item`)})`;
      case 'object':
        if (additionalProperties) return `record(${value}, ${this.parserOf(additionalProperties, `${name}Entry`)})`;
        return `${this.#objectParser(own, name)}(${value})`;
      default:
        throw new Error(`The contract has a type at ${name} that answers can't be checked against: ${type.toString()}`);
    }
  }

  /** The name of the function that parses an object. Writes the function at the first call. */
  #objectParser(schema: AnswerSchema, at: string): string {
    const known = this.#names.get(schema);
    if (known) return known;
    const name = `parse${at[0]?.toUpperCase()}${at.slice(1)}`;
    this.#names.set(schema, name);
    this.#functions.set(name, '');
    const { properties = {}, required = [] } = schema;
    const fields = Object.entries(properties).map(
      ([key, field]) => `    ${key}: ${this.#field(key, field, required.includes(key), at)},\n`,
    );
    const body = fields.join('');
    const from = fields.length > 0 ? 'const from = object(value);' : 'object(value);';
    this.#functions.set(name, `function ${name}(value: unknown) {\n  ${from}\n  return {\n${body}  };\n}\n`);
    return name;
  }

  /** The expression of a field, which decides about missing values as `fieldParser` of the careful parser does. */
  #field(key: string, schema: AnswerSchema, isRequired: boolean, at: string): string {
    const value = `from['${key}']`;
    const name = `${at}${key[0]?.toUpperCase()}${key.slice(1)}`;
    const parse = this.#parse(schema, value, name);
    const ifMissing = schema['x-if-missing'];
    if (!isRequired || ifMissing !== undefined) {
      const instead = isRequired && ifMissing !== null ? this.#constant(schema, name) : 'undefined';
      return `isAbsent(${value}) ? ${instead} : ${parse}`;
    }
    const types = new Set([schema.type].flat());
    if (types.has('boolean')) return `isAbsent(${value}) ? false : ${parse}`;
    if (types.has('array')) return `${value} === null ? [] : ${parse}`;
    return parse;
  }

  /** The name of the list of an enum's values. */
  #valuesOf(values: readonly string[], at: string): string {
    const name = `${at[0]?.toLowerCase()}${at.slice(1)}Values`;
    this.#enums.set(name, `const ${name} = ${JSON.stringify(values)};`);
    return name;
  }

  /** The name of the value that stands in for a missing one, made once. */
  #constant(schema: AnswerSchema, at: string): string {
    const name = `${at[0]?.toLowerCase()}${at.slice(1)}IfMissing`;
    const line = `const ${name} = ${this.#parse(schema, JSON.stringify(schema['x-if-missing']), at)};`;
    if (!this.#constants.includes(line)) this.#constants.push(line);
    return name;
  }
}

function isPlainObject({ type = 'object', additionalProperties }: AnswerSchema): boolean {
  return type === 'object' && !additionalProperties;
}
