import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * The number of root fields marked `@sensitive` in an operation, fragments expanded. Every field counts, with any alias,
 * and also when `@include` or `@skip` would leave it out.
 */
export function countSensitive(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const counted = new Map<string, number>();
  const isSensitive = (name: string) =>
    fields[name]?.astNode?.directives?.some((directive) => directive.name.value === 'sensitive') ?? false;

  const countFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    const sum = fragment ? countSet(fragment.selectionSet) : 0;
    counted.set(name, sum);
    return sum;
  };
  const countSet = ({ selections }: SelectionSetNode): number => {
    let sum = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) sum += isSensitive(selection.name.value) ? 1 : 0;
      else if (selection.kind === Kind.INLINE_FRAGMENT) sum += countSet(selection.selectionSet);
      else sum += countFragment(selection.name.value);
    }
    return sum;
  };
  return countSet(operation.selectionSet);
}
