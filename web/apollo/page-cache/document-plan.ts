import type { InMemoryCache, OperationVariables } from '@apollo/client';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** What a cache calls a field of an object of this type, where its arguments are variables of the query. */
type NameOf = (typename: string, variables: OperationVariables) => string;

/** Where one field of an answer stands in the cache. */
interface FieldPlan {
  /** Its key in the answer. */
  key: string;
  /** Its name in the cache. */
  name: string | NameOf;
  /** The plan of the objects in it; undefined for a scalar. */
  objects: ObjectPlan | undefined;
}

/** Where the fields of the objects at one place of an answer stand in the cache. */
export interface ObjectPlan {
  /** The types that fragments there are of: the plan is of no use for an object of another type. */
  types: readonly string[];
  /** Without `__typename`, which every object has. */
  fields: readonly FieldPlan[];
}

/** The plans of a document: of all that an answer holds, and of what a component sees of it, to which fragments are masked. */
export interface DocumentPlan {
  whole: ObjectPlan;
  masked: ObjectPlan;
}

type Policies = InMemoryCache['policies'];
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Plans a query, or the fragment of this name. Undefined where the document is none of the plain ones: it has directives, or default
 * values of variables.
 */
export function planDocument(
  { definitions }: DocumentNode,
  policies: Policies,
  fragmentName?: string,
): DocumentPlan | undefined {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const hasDefaults = operation?.variableDefinitions?.some(({ defaultValue }) => defaultValue !== undefined);
  const root = fragmentName === undefined ? operation : fragments.get(fragmentName);
  if (!root || hasDefaults || JSON.stringify(definitions).includes('"kind":"Directive"')) return undefined;
  return {
    whole: planObjects([root.selectionSet], policies, fragments),
    masked: planObjects([root.selectionSet], policies, new Map()),
  };
}

function planObjects(sets: readonly SelectionSetNode[], policies: Policies, fragments: Fragments): ObjectPlan {
  const types = new Set<string>();
  const found = new Map<string, [FieldNode, ...FieldNode[]]>();
  for (const field of fieldsOf(sets, fragments, types)) {
    const key = (field.alias ?? field.name).value;
    const former = found.get(key);
    found.set(key, former ? [...former, field] : [field]);
  }
  found.delete('__typename');
  const fields = [...found].map(([key, nodes]) => {
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const objects = below.length > 0 ? planObjects(below, policies, fragments) : undefined;
    return { key, name: nameOf(nodes[0], policies), objects };
  });
  return { types: [...types], fields };
}

/** The fields of one object in the order in which the query names them, those of known fragments included, whose `types` are noted. */
function fieldsOf(sets: readonly SelectionSetNode[], fragments: Fragments, types: Set<string>): FieldNode[] {
  return sets.flatMap(({ selections }) =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment?.typeCondition) types.add(fragment.typeCondition.name.value);
      return fragment ? fieldsOf([fragment.selectionSet], fragments, types) : [];
    }),
  );
}

function nameOf(field: FieldNode, policies: Policies): string | NameOf {
  const fieldName = field.name.value;
  if (!field.arguments?.length) return fieldName;
  const nameFor: NameOf = (typename, variables) =>
    policies.getStoreFieldName({ typename, fieldName, field, variables });
  return field.arguments.some(({ value }) => dependsOnVariables(value)) ? nameFor : nameFor('', {});
}

/** Whether a value is a variable, or may hold one. */
const dependsOnVariables = ({ kind }: ValueNode): boolean =>
  kind === Kind.VARIABLE || kind === Kind.OBJECT || kind === Kind.LIST;
