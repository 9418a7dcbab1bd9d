import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** Whether a query selects only these fields of an object. Fields under `@skip` and `@include` count as selected. */
export function selectsOnly({ fieldNodes, fragments }: GraphQLResolveInfo, fields: ReadonlySet<string>): boolean {
  const isWithin = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).every((selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value === '__typename' || fields.has(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return isWithin(selection.selectionSet);
      return isWithin(fragments[selection.name.value]?.selectionSet);
    });
  return fieldNodes.every(({ selectionSet }) => isWithin(selectionSet));
}

/** Returns the arguments of each selected field `name`, with the values of variables. */
export function argumentsOfSelected(info: GraphQLResolveInfo, name: string): Record<string, unknown>[] {
  const { fieldNodes, fragments, variableValues } = info;
  const isWanted = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.['if'] !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.['if'] !== false;
  const fieldsIn = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).filter(isWanted).flatMap((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name ? [node] : [];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet);
      return fieldsIn(fragments[node.name.value]?.selectionSet);
    });
  const valueOf = (argument: NonNullable<FieldNode['arguments']>[number]) =>
    [argument.name.value, valueFromASTUntyped(argument.value, variableValues)] as const;
  return fieldNodes
    .flatMap(({ selectionSet }) => fieldsIn(selectionSet))
    .map(({ arguments: all = [] }) => Object.fromEntries(all.map(valueOf)));
}
