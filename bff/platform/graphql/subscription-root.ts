import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DirectiveNode,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/**
 * Refuses `@skip` and `@include` at the root of a subscription, as the standard does: it always has one field. Graphql-js checks
 * that without the variables, and throws at such a directive.
 */
export function noConditionAtSubscriptionRoot(context: ValidationContext): ASTVisitor {
  return {
    Document: (document) => {
      const [first] = conditionsAtRoot(document, context);
      if (!first) return undefined;
      const message = `The root of a subscription takes no @${first.name.value}.`;
      context.reportError(new GraphQLError(message, { nodes: first }));
      // Nothing else of the document is looked at.
      return { ...document, definitions: [] };
    },
  };
}

function conditionsAtRoot({ definitions }: DocumentNode, context: ValidationContext): DirectiveNode[] {
  const visited = new Set<string>();
  const conditionsIn = ({ selections }: SelectionSetNode): DirectiveNode[] =>
    selections.flatMap((selection) => {
      const own = (selection.directives ?? []).filter(({ name }) => ['skip', 'include'].includes(name.value));
      if (selection.kind === Kind.INLINE_FRAGMENT) return [...own, ...conditionsIn(selection.selectionSet)];
      if (selection.kind === Kind.FIELD || visited.has(selection.name.value)) return own;
      visited.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      return [...own, ...(fragment ? conditionsIn(fragment.selectionSet) : [])];
    });
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION
      ? conditionsIn(node.selectionSet)
      : [],
  );
}
