import { Kind, visit, type ConstDirectiveNode, type DocumentNode } from 'graphql';

/**
 * The same schema, in which the description of each field with `@calls` says how many REST calls the field costs: directives
 * cannot be seen in an explorer.
 */
export function describeCalls(document: DocumentNode): DocumentNode {
  return visit(document, {
    FieldDefinition: (field) => {
      const calls = field.directives?.find(({ name }) => name.value === 'calls');
      if (!calls || !field.description) return undefined;
      const value = `${field.description.value}\n\nREST calls: ${argumentOf(calls, 'own')} with our own host; ${argumentOf(calls, 'basic')} with a host of the specification alone.`;
      return { ...field, description: { ...field.description, value, block: true } };
    },
  });
}

function argumentOf({ arguments: given = [] }: ConstDirectiveNode, name: string): string {
  const value = given.find((one) => one.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : '';
}
