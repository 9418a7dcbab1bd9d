import {
  Kind,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { Failure } from '../failures.ts';
import { defaultsOf } from './limits.ts';

/** Throws BAD_USER_INPUT for an operation that tries several values where the schema allows one guess. */
export type GuessCheck = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
) => void;

/** Makes the check of the arguments marked `@oneGuess`: before an operation runs, so that nothing of it is done. */
export function createGuessCheck(schema: GraphQLSchema): GuessCheck {
  const known = new WeakMap<OperationDefinitionNode, { name: string; value: ValueNode }[]>();
  return (document, operation, variables) => {
    const guesses = known.get(operation) ?? guessesIn(schema, document, operation);
    known.set(operation, guesses);
    if (guesses.length < 2) return;
    const given = { ...defaultsOf(operation), ...variables };
    const values = guesses.map(({ value }) => valueFromASTUntyped(value, given));
    const texts = values.flatMap((value) => (typeof value === 'string' ? value.trim() : []));
    if (new Set(texts.filter((text) => text !== '')).size < 2) return;
    const message = `One operation may try one ${guesses[0]?.name ?? 'value'}. Send each in a request of its own.`;
    throw new Failure('BAD_USER_INPUT', message, { http: { status: 400 } });
  };
}

function guessesIn(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const guesses: { name: string; value: ValueNode }[] = [];
  const others = document.definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION);
  const info = new TypeInfo(schema);
  visit(
    { kind: Kind.DOCUMENT, definitions: [operation, ...others] },
    visitWithTypeInfo(info, {
      Argument: ({ name, value }) => {
        const directives = info.getArgument()?.astNode?.directives ?? [];
        if (directives.some((directive) => directive.name.value === 'oneGuess'))
          guesses.push({ name: name.value, value });
      },
    }),
  );
  return guesses;
}
