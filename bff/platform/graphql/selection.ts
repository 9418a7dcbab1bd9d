import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Whether a query asks nothing of a field's object but these fields, fragments unfolded, left out ones counted in. */
export function asksOnly({ fieldNodes, fragments }: GraphQLResolveInfo, fields: ReadonlySet<string>): boolean {
  const isWithin = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).every((selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value === '__typename' || fields.has(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return isWithin(selection.selectionSet);
      return isWithin(fragments[selection.name.value]?.selectionSet);
    });
  return fieldNodes.every(({ selectionSet }) => isWithin(selectionSet));
}
