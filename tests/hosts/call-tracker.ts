import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultFieldResolver, isObjectType, lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import type { GatewayOptions } from '../../bff/gateway.ts';
import { createGraphqlJsExecutor } from 'graphql-compile';

/** Records the fields that make the gateway's REST calls. */
export interface CallTracker {
  /** The fields, as `Type.field`, that have made a call. */
  callers: Set<string>;
  /** The options of a tracked gateway. */
  options: Pick<GatewayOptions, 'createExecutor' | 'onCall'>;
}

/** Makes a tracker for one gateway. A call that several fields share counts for the first of them. */
export function createCallTracker(): CallTracker {
  const running = new AsyncLocalStorage<string>();
  const callers = new Set<string>();
  const trackedCopyOf = (schema: GraphQLSchema) => {
    const copy = lexicographicSortSchema(schema);
    for (const type of Object.values(copy.getTypeMap()).filter(isObjectType)) {
      for (const field of Object.values(type.getFields())) {
        const resolve = field.resolve ?? defaultFieldResolver;
        field.resolve = (...args) => running.run(`${type.name}.${field.name}`, () => resolve(...args));
      }
    }
    return copy;
  };
  return {
    callers,
    options: {
      createExecutor: (schema) => createGraphqlJsExecutor(trackedCopyOf(schema)),
      onCall: () => {
        const field = running.getStore();
        if (field !== undefined) callers.add(field);
      },
    },
  };
}
