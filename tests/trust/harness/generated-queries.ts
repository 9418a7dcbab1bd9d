import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { API_LIMITS } from '../../../bff/graphql/api-limits.ts';
import { measureOperation } from '../../../bff/graphql/cost.ts';
import { INDIAN_STATES } from '../../../schema/states.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import type { Random } from './random.ts';

/** A query that the gateway must answer: it is valid and within all limits. */
export interface GeneratedQuery {
  text: string;
  /** As `extensions.cost` tells it. */
  cost: number;
}

/** Ids of things that the shop has. */
export interface KnownThings {
  productIds: readonly string[];
  skus: readonly string[];
}

const WORDS = ['silk', 'saree', 'leheriya', 'bandhej dupata', 'rani pink', 'gotta pati', 'wedding', 'qwxzzk', 'indigo'];
const FABRICS = ['Silk', 'Georgette', 'Crepe', 'Rayon', 'Linen'];
/** Cursors need an answer before, and one operation may try one promo code. */
const LEFT_OUT = new Set(['after', 'before', 'last', 'updatedSince', 'promoCode']);
const MOST_ROOTS = 6;
const MOST_FIELDS = 9;
const MOST_DEPTH = 5;

type Arguments = readonly (GraphQLArgument | GraphQLInputField)[];

/** Makes random queries of the whole schema, each another. Of those over a limit it makes another one in place. */
export function createQueryGenerator(schema: GraphQLSchema, random: Random, known: KnownThings): () => GeneratedQuery {
  let aliases = 0;
  const texts: Record<string, () => string> = {
    text: () => `${random.pick(WORDS)} ${random.below(1_000)}`,
    pinCode: () => `${302_001 + random.below(40)}`,
    code: () => `${302_001 + random.below(40)}`,
    state: () => random.pick(INDIAN_STATES),
    fabric: () => random.pick(FABRICS),
    fabrics: () => random.pick(FABRICS),
    sizes: () => random.pick(['S', 'M', 'XL']),
    sku: () => random.pick(known.skus),
    skus: () => random.pick(known.skus),
    id: () => random.pick(known.productIds),
    ids: () => `Product:${random.pick(known.productIds)}`,
  };
  const scalars: Record<string, (name: string) => string> = {
    Int: (name) => String(1 + random.below(name === 'first' ? 30 : 3)),
    Paise: () => String(100 * (1 + random.below(90_000))),
    Boolean: () => String(random.percent(50)),
    DateTime: () => '"2026-01-01T00:00:00.000Z"',
  };
  const valueOf = (type: GraphQLInputType, name: string): string => {
    if (isNonNullType(type)) return valueOf(type.ofType, name);
    if (isListType(type))
      return `[${Array.from({ length: 1 + random.below(3) }, () => valueOf(type.ofType, name)).join(', ')}]`;
    if (isEnumType(type)) return random.pick(type.getValues()).name;
    if (isInputObjectType(type)) return `{ ${argumentsOf(Object.values(type.getFields())).join(', ')} }`;
    return scalars[type.name]?.(name) ?? JSON.stringify(texts[name]?.() ?? random.pick(CATEGORIES));
  };
  const argumentsOf = (args: Arguments): string[] => {
    const isPaged = random.percent(50);
    return args.flatMap(({ name, type }) => {
      const isWanted = !LEFT_OUT.has(name) && name !== (isPaged ? 'first' : 'page') && random.percent(40);
      return isNonNullType(type) || isWanted ? [`${name}: ${valueOf(type, name)}`] : [];
    });
  };
  const selectionOf = (type: GraphQLNamedType, depth: number): string => {
    if (isAbstractType(type)) {
      const one = random.pick(schema.getPossibleTypes(type));
      return ` { __typename ... on ${one.name}${selectionOf(one, depth)} }`;
    }
    if (!isObjectType(type)) return '';
    const fields = Object.values(type.getFields()).filter((field) => isWithin(field, depth));
    const picked = random.shuffled(fields).slice(0, 1 + random.below(MOST_FIELDS));
    return ` { ${['__typename', ...picked.map((field) => textOf(field, depth - 1))].join(' ')} }`;
  };
  const textOf = (field: GraphQLField<unknown, unknown>, depth: number): string => {
    const given = argumentsOf(field.args);
    const head = given.length === 0 ? field.name : `a${(aliases += 1)}: ${field.name}(${given.join(', ')})`;
    return head + selectionOf(getNamedType(field.type), depth);
  };
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {});
  const generate = (): GeneratedQuery => {
    aliases = 0;
    const picked = Array.from({ length: 1 + random.below(MOST_ROOTS) }, () => random.pick(roots));
    const ofFirst = new Map(picked.map((field) => [field.name, field]));
    const text = `{ ${[...ofFirst.values()].map((field) => textOf(field, MOST_DEPTH)).join(' ')} }`;
    const cost = costOf(schema, text);
    return cost === undefined ? generate() : { text, cost };
  };
  return generate;
}

function isWithin({ name, type }: GraphQLField<unknown, unknown>, depth: number): boolean {
  return !LEFT_OUT.has(name) && (depth > 0 || !isCompositeType(getNamedType(type)));
}

/** What a query costs; undefined for one that is over a limit. */
function costOf(schema: GraphQLSchema, text: string): number | undefined {
  try {
    const document = parse(text, { maxTokens: API_LIMITS.tokens });
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return undefined;
    const { cost, depth, aliases } = measureOperation(schema, document, operation, {});
    const isAllowed = cost <= API_LIMITS.cost && depth <= API_LIMITS.depth && aliases <= API_LIMITS.aliases;
    return isAllowed ? cost : undefined;
  } catch {
    return undefined;
  }
}
