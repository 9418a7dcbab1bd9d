import { execute, getOperationAST, parse, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileOperation, planOperation } from '../compile-operation.ts';
import { createCompilingExecutor } from '../executor.ts';
import { createEdgeCaseSchema } from './edge-case-schema.ts';

const schema = createEdgeCaseSchema({ seed: 1, percent: 0, isLate: false });
const contextValue = { log: [] };

function plan(text: string, inSchema: GraphQLSchema = schema) {
  const document = parse(text);
  const operation = getOperationAST(document);
  return operation ? planOperation(inSchema, document, operation) : undefined;
}

describe('an operation that is not compiled', () => {
  it.each([
    ['asks for the schema', '{ __schema { queryType { name } } }'],
    ['asks for a type', '{ maybe { __typename } __type(name: "Thing") { name } }'],
    ['names a field as the prototype of objects', '{ __proto__: maybe { id } }'],
    ['is a subscription', 'subscription { maybe { id } }'],
  ])('an operation that %s', (_, text) => {
    expect(plan(text)).toBeUndefined();
  });

  it('still gets its response', async () => {
    const run = createCompilingExecutor(schema);
    for (const text of ['{ __proto__: kind }', '{ __type(name: "Thing") { name } }']) {
      const document = parse(text);
      const response = await run({ document, operationName: undefined, variables: {}, context: contextValue });
      expect(JSON.stringify(response)).toBe(JSON.stringify(await execute({ schema, document, contextValue })));
    }
  });
});

describe('an operation with conditions', () => {
  it('is compiled for each set of their values', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const head = names.map((name) => `$${name}: Boolean!`).join(' ');
    const document = parse(
      `query (${head}) { ${names.map((name) => `${name}: kind @include(if: $${name})`).join(' ')} }`,
    );
    const run = createCompilingExecutor(schema);
    for (let set = 0; set < 32; set++) {
      const variables = Object.fromEntries(names.map((name, at) => [name, ((set >> at) & 1) === 1]));
      const response = await run({ document, operationName: undefined, variables, context: contextValue });
      const plain = await execute({ schema, document, contextValue, variableValues: variables });
      expect(JSON.stringify(response)).toBe(JSON.stringify(plain));
    }
  });
});

describe('the arguments of a field', () => {
  const givenTo = (text: string, variables: Record<string, unknown> = {}) => {
    const own = createEdgeCaseSchema({ seed: 1, percent: 0, isLate: false });
    const given: object[] = [];
    const field = own.getQueryType()?.getFields()['where'];
    if (field) field.resolve = (_, args: object) => void given.push(args);
    const planned = plan(text, own);
    const compiled = planned && compileOperation(planned, variables);
    void compiled?.run(contextValue, variables);
    void compiled?.run(contextValue, variables);
    return given;
  };

  it('are one frozen object for all calls if they depend on no variable', () => {
    const [first, again, ...others] = givenTo('{ where(words: ["a"], wish: { counts: [1] }) b: where(n: 1) }').filter(
      (args) => 'words' in args,
    );
    expect(others).toEqual([]);
    expect(first).toEqual({ n: 3, words: ['a'], wish: { word: 'none', counts: [1] } });
    expect(again).toBe(first);
    expect(() => Object.assign(first ?? {}, { n: 4 })).toThrow(TypeError);
    expect(() => Object.assign(Reflect.get(first ?? {}, 'wish'), { word: 'x' })).toThrow(TypeError);
  });

  it('are new for each request if they depend on a variable', () => {
    const [first, again] = givenTo('query ($n: Int) { where(n: $n) }', { n: 5 });
    expect(first).toEqual({ n: 5 });
    expect(again).toEqual({ n: 5 });
    expect(again).not.toBe(first);
  });
});
