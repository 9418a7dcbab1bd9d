import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  parse,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { DOCUMENT_TEXTS } from '../../document-texts.ts';

const GENERATED = join(import.meta.dirname, '../../../schema/generated');
const schema = buildSchema(readFileSync(join(GENERATED, 'schema.graphql'), 'utf8'));

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** The fields in these selections of one object, including those of fragments: the type of each, and its selections at each place. */
function fieldsOf(
  sets: readonly SelectionSetNode[],
  parent: GraphQLCompositeType,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) {
  const found = new Map<string, { type: GraphQLOutputType; sets: SelectionSetNode[] }>();
  const look = ({ selections }: SelectionSetNode, on: GraphQLCompositeType) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const type = isUnionType(on) ? undefined : on.getFields()[selection.name.value]?.type;
        const key = (selection.alias ?? selection.name).value;
        const one = found.get(key);
        if (type && selection.selectionSet)
          found.set(key, { type, sets: [...(one?.sets ?? []), selection.selectionSet] });
        continue;
      }
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      const type = fragment?.typeCondition && schema.getType(fragment.typeCondition.name.value);
      if (fragment) look(fragment.selectionSet, isCompositeType(type) ? type : on);
    }
  };
  for (const set of sets) look(set, parent);
  return found;
}

/** Returns the places where a document selects a list of objects more than once. */
function listsReadAgain(text: string): string[] {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  );
  const again: string[] = [];
  const look = (sets: readonly SelectionSetNode[], parent: GraphQLCompositeType, path: string) => {
    for (const [key, field] of fieldsOf(sets, parent, fragments)) {
      if (isList(field.type) && field.sets.length > 1) again.push(`${path}.${key}`);
      const type = getNamedType(field.type);
      if (isCompositeType(type)) look(field.sets, type, `${path}.${key}`);
    }
  };
  for (const each of definitions) {
    const root = each.kind === Kind.OPERATION_DEFINITION ? schema.getRootType(each.operation) : undefined;
    if (each.kind === Kind.OPERATION_DEFINITION && root) look([each.selectionSet], root, each.name?.value ?? '');
  }
  return again;
}

it('no operation of the storefront selects a list at two places: Apollo would read all of its objects once for each', () => {
  expect(Object.keys(DOCUMENT_TEXTS).length).toBeGreaterThan(50);
  expect(Object.values(DOCUMENT_TEXTS).flatMap(listsReadAgain)).toEqual([]);
});

it('such a list is found', () => {
  const text = `query twice { categories { showcase(first: 4) { id } ...Tile } }
    fragment Tile on Category { showcase(first: 4) { name } }`;
  expect(listsReadAgain(text)).toEqual(['twice.categories.showcase']);
});
