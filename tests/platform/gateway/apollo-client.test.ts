import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { describe, expect, it } from 'vitest';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { withApi, type ApiWithGateways } from './over-api.ts';

const LISTING = gql`
  query Listing($name: String!) {
    category(name: $name) {
      name
      productCount
    }
  }
`;
const PARTIAL = {
  query: { errorPolicy: 'all' },
  watchQuery: { errorPolicy: 'all' },
  mutate: { errorPolicy: 'all' },
} as const;
const CODE = gql`
  mutation {
    requestOtp(input: { email: "client@example.com" }) {
      message
    }
  }
`;

let shop: ApiWithGateways;
let gateway: TestGateway;
withApi.beforeAll(async ({ overApi }) => {
  shop = overApi;
  gateway = await shop.open();
});

describe("Apollo Client unchanged, with another client's settings", () => {
  /** A client that sends queries by GET, and its requests. */
  const createClient = (before: ApolloLink[] = []) => {
    const sent: string[] = [];
    const fetchAndNote: typeof fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      sent.push(`${init?.method} ${[...url.searchParams.keys()].join(' ')}`);
      return fetch(input, init);
    };
    const http = new HttpLink({ uri: `${gateway.address}/graphql`, useGETForQueries: true, fetch: fetchAndNote });
    const link = ApolloLink.from([...before, http]);
    return { client: new ApolloClient({ link, cache: new InMemoryCache(), defaultOptions: PARTIAL }), sent };
  };

  it('sends GET requests', async () => {
    const { client, sent } = createClient();
    const { data } = await client.query({ query: LISTING, variables: { name: 'Saree' } });
    expect(data).toMatchObject({ category: { name: 'Saree', productCount: 52 } });
    expect(sent).toEqual(['GET query operationName variables extensions']);
  });

  it('sends a GET with the hash for a document that the gateway knows, and the text once', async () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const links = () => [new PersistedQueryLink({ sha256, useGETForHashedQueries: true })];
    const [first, second] = [createClient(links()), createClient(links())];
    for (const { client } of [first, second]) {
      const { data } = await client.query({ query: LISTING, variables: { name: 'Dress' } });
      expect(data).toMatchObject({ category: { name: 'Dress' } });
    }
    expect(first.sent).toHaveLength(2);
    expect(second.sent).toEqual(['GET operationName variables extensions']);
  });

  it('reads the code of a refusal that came by 429', async () => {
    const { client } = createClient();
    const codes: unknown[] = [];
    for (let sent = 0; sent < 6; sent++) {
      const { error } = await client.mutate({ mutation: CODE });
      codes.push(CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : error);
    }
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'RATE_LIMITED']);
  });
});
