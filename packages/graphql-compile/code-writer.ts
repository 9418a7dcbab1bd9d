import {
  getNullableType,
  GraphQLError,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { completeAbstract } from './abstract-types.ts';
import { collectFields, type SelectionReader } from './collect-fields.ts';
import { checkOfScalar, completeLeaf, namesOfEnum } from './leaf-types.ts';
import { planField, type Place } from './plan.ts';
import type { Complete, FieldPlan, PathPart, ValuePlan } from './execution.ts';

/** A value of the response, as code. */
interface WrittenValue {
  /** The condition under which a value `v` is used directly; undefined if it never is. */
  check?: string;
  /** The expression for such a value, at a place. */
  use: (at: string) => string;
  /** The same for a list item: the place of its list, and its index. */
  useItem: (listAt: string, index: string) => string;
  complete: Complete;
}
/** A field of an object, as code. */
interface WrittenField {
  key: string;
  /** The initial expression of the field in the object. */
  start: string;
  /** Puts the value into `target`; undefined for a field that needs no further statement. */
  statement?: (at: string) => string;
  /** Whether the code uses the place even for a usual value. */
  needsPlace: boolean;
}

/** The input of the code, besides selections. */
export interface CodeOptions {
  reader: SelectionReader;
  /** The number of the next field whose arguments depend on variables. */
  nextArgs: () => number;
  /** Compiles the selections of one type of an interface or a union. */
  compileObject: (type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: Place) => Complete;
}

const IS_OBJECT = 'typeof v === "object" && v !== null && typeof v.then !== "function" && !(v instanceof Error)';
const IS_SOURCE = 'typeof source === "object" && source !== null || typeof source === "function"';
/** The estimated characters of the code for one type of an interface or a union. */
const CHARACTERS_OF_A_TYPE = 4_000;
const quote = (value: string): string => JSON.stringify(value);
const isItem = ({ path }: Place): boolean => path.at(-1) === 'index';

/**
 * Writes JavaScript for the selections of an operation. The code puts usual values into the response itself.
 * `completeValue` handles all others: null, promises, errors, values whose type must be resolved, and invalid values.
 */
export class CodeWriter {
  readonly #options: CodeOptions;
  readonly #functions: string[] = [];
  /** The values of `c0`, `c1` … in the text. */
  readonly constants: unknown[] = [];
  /** The functions that were created from the text. */
  made: readonly Function[] = [];
  /** The estimated length of the code that is written later for types of interfaces and unions. */
  #later = 0;

  constructor(options: CodeOptions) {
    this.#options = options;
  }

  /** The characters of the code, including the estimate for types of interfaces and unions. */
  get length(): number {
    return this.text.length + this.#later;
  }

  /** The text of all functions; it evaluates to a list of them. */
  get text(): string {
    return `${this.#functions.join('\n')}\nreturn [${this.#functions.map((_, nth) => `f${nth}`).join(', ')}];`;
  }

  /**
   * Writes the function `(execution, source, at)` that completes an object, and returns its number. For a list item it
   * is `(execution, source, listAt, index)`.
   */
  writeObject(type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: Place): number {
    const nth = this.#functions.push('') - 1;
    const selected = collectFields(this.#options.reader, type, sets);
    const fields = [...selected].flatMap(([key, nodes]) => this.#writeField(type, key, nodes, place) ?? []);
    const needsPlace = isItem(place) && fields.some((field) => field.needsPlace);
    const at = isItem(place) && !needsPlace ? '{ outer, index }' : 'at';
    this.#functions[nth] = `function f${nth}(execution, source, ${isItem(place) ? 'outer, index' : 'at'}) {
      ${needsPlace ? 'const at = { outer, index };' : ''}
      const from = ${IS_SOURCE} ? source : NOTHING;
      const target = { ${fields.map(({ key, start }) => `${quote(key)}: ${start}`).join(', ')} };
      let v, name;
      ${fields.map(({ statement }) => statement?.(at) ?? '').join('\n')}
      return target;
    }`;
    return nth;
  }

  /**
   * Writes the function `(execution, source, target)` that puts one field into an object. The object begins with
   * `start`.
   */
  writeFieldAlone(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[], place: Place) {
    const nth = this.#functions.push('') - 1;
    const field = this.#writeField(type, key, nodes, place);
    this.#functions[nth] = `function f${nth}(execution, source, target) {
      const at = undefined;
      const from = ${IS_SOURCE} ? source : NOTHING;
      let v, name;
      target[${quote(key)}] = ${field?.start ?? 'undefined'};
      ${field?.statement?.('at') ?? ''}
    }`;
    return nth;
  }

  #writeField(
    type: GraphQLObjectType,
    key: string,
    nodes: readonly FieldNode[],
    place: Place,
  ): WrittenField | undefined {
    const name = nodes[0]?.name.value ?? '';
    if (name === '__typename') return { key, start: quote(type.name), needsPlace: false };
    const definition = type.getFields()[name];
    if (!definition) return undefined;
    const field = planField(type, definition, nodes, { key, place, nth: this.#options.nextArgs() });
    const value = this.#writeValue(field, definition.type, field.path, place.nullableLength);
    const { resolve } = definition;
    const read = resolve ? this.#writeCall(field, resolve) : () => `from[${quote(name)}]`;
    const isPlain = !resolve && isLeafType(getNullableType(definition.type));
    const statement = (at: string): string => {
      const slot = `{ plan: ${value.plan}, target, key: ${quote(key)}, at: ${at} }`;
      const otherwise = resolve
        ? `completeValue(execution, ${slot}, v);`
        : `completeProperty(execution, ${slot}, source, v);`;
      const atOnce = value.check && `if (${value.check}) target[${quote(key)}] = ${value.use(at)}; else `;
      return `field: {
        try { v = ${read(at)}; } catch (error) { fail(execution, ${slot}, error); break field; }
        ${atOnce ?? ''}${otherwise}
      }`;
    };
    return { key, start: 'null', statement, needsPlace: !isPlain };
  }

  #writeCall(field: FieldPlan, resolve: Function): (at: string) => string {
    const [planned, call] = [this.#constant(field), this.#constant(resolve)];
    const args = field.fixedArgs ? this.#constant(field.fixedArgs) : undefined;
    const given = args ?? `(execution.args[${field.nth}] ?? argumentsOf(execution, ${planned}))`;
    return (at) => `${call}(source, ${given}, execution.context, new FieldInfo(execution, ${planned}, ${at}))`;
  }

  /** Writes the code for a value of this type. `outer` is the nullable length of the surrounding place. */
  #writeValue(field: FieldPlan, type: GraphQLOutputType, path: readonly PathPart[], outer: number) {
    const isNonNull = isNonNullType(type);
    const place = { path, nullableLength: isNonNull ? outer : path.length };
    const { complete, ...written } = this.#writeNullable(field, getNullableType(type), place);
    const plan: ValuePlan = { field, ...place, isNonNull, complete };
    return { ...written, plan: this.#constant(plan) };
  }

  #writeNullable(field: FieldPlan, type: GraphQLOutputType, place: Place): WrittenValue {
    if (isLeafType(type)) return this.#writeLeaf(type);
    if (isListType(type)) return this.#writeList(field, type.ofType, place);
    const sets = field.nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (isObjectType(type)) return this.#writeObjectUse(this.writeObject(type, sets, place), place);
    if (!isAbstractType(type)) throw new Error(`${String(type)} is no type of a response.`);
    const { reader, compileObject } = this.#options;
    this.#later += CHARACTERS_OF_A_TYPE * reader.schema.getPossibleTypes(type).length;
    const compile = (one: GraphQLObjectType) => compileObject(one, sets, place);
    const complete = completeAbstract(reader.schema, type, { field, path: place.path }, compile);
    return { use: () => '', useItem: () => '', complete };
  }

  #writeLeaf(type: GraphQLLeafType): WrittenValue {
    const complete = completeLeaf(type);
    const names = namesOfEnum(type);
    if (names) {
      const check = `(name = ${this.#constant(names)}.get(v)) !== undefined`;
      return { check, use: () => 'name', useItem: () => 'name', complete };
    }
    const check = checkOfScalar(type);
    return { ...(check && { check }), use: () => 'v', useItem: () => 'v', complete };
  }

  #writeObjectUse(nth: number, place: Place): WrittenValue {
    return {
      check: IS_OBJECT,
      use: (at) => `f${nth}(execution, v, ${at})`,
      useItem: (listAt, index) => `f${nth}(execution, v, ${listAt}, ${index})`,
      complete: this.completeObject(nth, place),
    };
  }

  /** Completes objects with the function of this number, once it exists. */
  completeObject(nth: number, place: Place): Complete {
    if (!isItem(place)) return (execution, value, at) => this.made[nth]?.(execution, value, at);
    return (execution, value, at) => this.made[nth]?.(execution, value, at?.outer, at?.index);
  }

  /** Writes the function `(execution, list, at)` that completes a list of the response. */
  #writeList(field: FieldPlan, itemType: GraphQLOutputType, { path, nullableLength }: Place): WrittenValue {
    const nth = this.#functions.push('') - 1;
    const item = this.#writeValue(field, itemType, [...path, 'index'], nullableLength);
    const slot = `{ plan: ${item.plan}, target, key: index, at: { outer: at, index } }`;
    const atOnce = item.check && `if (${item.check}) { target.push(${item.useItem('at', 'index')}); continue; }`;
    this.#functions[nth] = `function f${nth}(execution, list, at) {
      const target = [];
      let v, name;
      for (let index = 0; index < list.length; index++) {
        v = list[index];
        ${atOnce ?? ''}
        target.push(null);
        completeValue(execution, ${slot}, v);
      }
      return target;
    }`;
    const use = (at: string) => `f${nth}(execution, v, ${at})`;
    return {
      check: 'Array.isArray(v)',
      use,
      useItem: (listAt, index) => use(`{ outer: ${listAt}, index: ${index} }`),
      complete: (execution, value, at) => this.made[nth]?.(execution, toList(field, value), at),
    };
  }

  #constant(value: unknown): string {
    return `c${this.constants.push(value) - 1}`;
  }
}

/** The items of a resolved list. Throws if the value is not a list. */
function toList({ parentType, definition }: FieldPlan, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null && isIterable(value)) return Array.from(value);
  const name = `${parentType.name}.${definition.name}`;
  throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value && typeof value[Symbol.iterator] === 'function';
}
