/** The part of JSON Schema that the responses of the contract use. */
interface ResponseSchema {
  type?: string | string[];
  properties?: Record<string, ResponseSchema>;
  required?: string[];
  items?: ResponseSchema;
  additionalProperties?: ResponseSchema;
  enum?: string[];
  format?: string;
  minimum?: number;
  /** The greatest `Int` of GraphQL by default, for whole numbers. */
  maximum?: number;
  $ref?: string;
  /** The value that replaces an absent or invalid required field; null for none. */
  'x-if-missing'?: unknown;
  /** Whether a whole number may have decimals: an amount of rupees, or stars. */
  'x-decimal'?: boolean;
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: ResponseSchema }> }>;
}
/** The responses of the contract. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, ResponseSchema> };
}

const FIELDS = '../host/response-fields.ts';
const MOMENTS = '../host/parse-moments.ts';
const SCALARS = '../host/parse-scalars.ts';
/** GraphQL's greatest `Int`. */
const MAX_INT = 2_147_483_647;
const FIELD_NAMES = [
  'absentIsFalse',
  'decimal',
  'identified',
  'integer',
  'integerOrBoolean',
  'list',
  'number',
  'numberOrText',
  'object',
  'oneOf',
  'optional',
  'parseDefault',
  'record',
  'required',
];

/**
 * Generates the module of response parsers: a function for each object of the contract, and `RESPONSE_PARSERS` by
 * operation id.
 */
export function responseParsersModule(contract: Contract, banner: string): string {
  const writer = new ParserWriter(contract);
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
  const entries = operations.flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? [`  ${operationId}: ${writer.parserOf(schema, operationId)},\n`] : [];
  });
  const body = writer.text();
  const used = FIELD_NAMES.filter((name) => new RegExp(`\\b${name}\\(`).test(body));
  return `${banner}import { ${used.join(', ')}, type Parser } from '${FIELDS}';
import type { InvalidPart } from '../host/invalid-records.ts';
import { parseDateTime } from '${MOMENTS}';
import { parseBoolean, parseText } from '${SCALARS}';

${body}
/** The parser of each operation's response. */
export const RESPONSE_PARSERS: Readonly<Record<string, Parser>> = {
${entries.join('')}};
`;
}

/** Writes a function for each object, once for each component of the contract. */
class ParserWriter {
  readonly #contract: Contract;
  readonly #functions = new Map<string, string>();
  /** The names of the parsers of other values, by their expressions. */
  readonly #parsers = new Map<string, string>();
  readonly #constants: string[] = [];
  readonly #names = new Map<ResponseSchema, string>();

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  /** All parsers, and the values that replace absent ones. */
  text(): string {
    const parsers = [...this.#parsers].map(([expression, name]) => `const ${name} = ${expression};`);
    return [...parsers, '', ...this.#functions.values(), ...this.#constants].join('\n');
  }

  /** The name of the parser of a schema. `at` is the place of the schema. */
  parserOf(schema: ResponseSchema, at: string): string {
    const [own, name] = this.#resolve(schema, at);
    const { type = 'object', minimum = '-Infinity', maximum, items = {}, additionalProperties } = own;
    const limits = (most: number | string) => `${minimum}, ${maximum ?? most}`;
    switch ([type].flat().join(' ')) {
      case 'string':
        if (own.format === 'date-time') return 'parseDateTime';
        return own.enum ? this.#named(`oneOf(${own.enum.map((one) => `'${one}'`).join(', ')})`) : 'parseText';
      case 'integer':
        return this.#named(`${own['x-decimal'] ? 'decimal' : 'integer'}(${limits(MAX_INT)})`);
      case 'number':
        return this.#named(`number(${limits('Infinity')})`);
      case 'boolean':
        return 'parseBoolean';
      case 'integer boolean':
        return this.#named(`integerOrBoolean(${limits(MAX_INT)})`);
      case 'number string':
        return this.#named(`numberOrText(${limits('Infinity')})`);
      case 'array':
        return this.#named(`list(${this.parserOf(items, `${name}Item`)})`);
      case 'object':
        return additionalProperties
          ? this.#named(`record(${this.parserOf(additionalProperties, `${name}Entry`)})`)
          : this.#objectParser(own, name);
      default:
        throw new Error(`The contract has a type at ${name} that answers can't be checked against: ${type.toString()}`);
    }
  }

  #resolve(schema: ResponseSchema, name: string): [ResponseSchema, string] {
    const component = schema.$ref?.split('/').at(-1);
    if (component === undefined) return [schema, name];
    const found = this.#contract.components.schemas[component];
    if (!found) throw new Error(`The contract refers to ${schema.$ref}, which it doesn't have.`);
    return this.#resolve(found, component);
  }

  /** The name of the constant that holds a parser: `integer(0, 9)` becomes `integer_0_9`. Equal parsers share one. */
  #named(expression: string): string {
    const name = expression.replaceAll('-', 'minus').replaceAll(/\W+/g, '_').replace(/_$/, '');
    this.#parsers.set(expression, name);
    return name;
  }

  /** The name of the function that parses an object. Writes the function at the first call. */
  #objectParser(schema: ResponseSchema, at: string): string {
    const known = this.#names.get(schema);
    if (known) return known;
    const name = `parse${capital(at)}`;
    this.#names.set(schema, name);
    this.#functions.set(name, '');
    const { properties = {}, required = [] } = schema;
    const fields = Object.entries(properties).map(
      ([key, field]) => `    ${key}: ${this.#field(key, field, required.includes(key), at)},\n`,
    );
    const text = `function ${name}(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
${fields.join('')}  };
  return identified(parsed, from, invalid, before);
}
`;
    this.#functions.set(
      name,
      fields.length > 0 ? text : `function ${name}(value: unknown) {\n  object(value);\n  return {};\n}\n`,
    );
    return name;
  }

  /**
   * The expression of a field. An absent optional field is undefined. An absent boolean is false (the specification reads
   * `stock` by its truthiness), and a list that is null is empty. `x-if-missing` replaces an absent or invalid value.
   */
  #field(key: string, schema: ResponseSchema, isRequired: boolean, at: string): string {
    const name = `${at}${capital(key)}`;
    const parser = this.parserOf(schema, name);
    const ifMissing = schema['x-if-missing'];
    if (!isRequired || ifMissing !== undefined) {
      const instead = isRequired && ifMissing !== null ? this.#constant(ifMissing, parser, name) : 'undefined';
      return `optional(from, '${key}', ${parser}, ${instead}, invalid)`;
    }
    const isBoolean = [schema.type].flat().includes('boolean');
    return `required(from, '${key}', ${isBoolean ? this.#named(`absentIsFalse(${parser})`) : parser}, invalid)`;
  }

  /** The name of the value that replaces an absent one. It is parsed once. */
  #constant(ifMissing: unknown, parser: string, at: string): string {
    // The beginning of 1970 means an unknown moment. A host may not send it.
    if (parser === 'parseDateTime') return `'${String(ifMissing)}'`;
    const name = `${at[0]?.toLowerCase()}${at.slice(1)}IfMissing`;
    const line = `const ${name} = parseDefault(${parser}, ${JSON.stringify(ifMissing)});`;
    if (!this.#constants.includes(line)) this.#constants.push(line);
    return name;
  }
}

const capital = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;
