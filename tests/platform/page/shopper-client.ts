import { ApolloLink } from '@apollo/client';
import { graphql, print } from 'graphql';
import { clientSchema } from '../../schema-of-clients.ts';
import { from } from 'rxjs';
import { createApolloClient } from '../../../web/shopper/client.ts';
import { changeQueue } from '../../../web/shopper/change-queue.ts';

const schema = clientSchema();

/** The shopper of these tests. */
export const ASHA = {
  id: 's-1',
  name: 'Asha',
  fullName: 'Asha',
  email: 'asha@example.com',
  phone: '9876543210',
  canChangeEmail: null,
};

/** A browser's client without its session, on a gateway that resolves `root` through the real schema. */
export function createShopperClient(root: Record<string, unknown>) {
  const requested: string[] = [];
  const response = new ApolloLink(({ query, variables, operationName }) => {
    requested.push(operationName ?? '');
    const responded = graphql({ schema, source: print(query), rootValue: root, variableValues: variables });
    return from(responded);
  });
  const client = createApolloClient({ uri: 'http://gateway.example/graphql', before: [changeQueue(), response] });
  const count = (wanted: string) => requested.filter((name) => name === wanted).length;
  return { client, asked: requested, count };
}

/** A gate that responses wait at until it is opened. */
export function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

// Browsers have it, the simulated page does not.
globalThis.reportError ??= (error: unknown) => console.error(error);
