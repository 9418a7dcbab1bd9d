import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Whether a query selects only these fields of a field's object. Fields under `@skip` and `@include` count as selected. */
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
