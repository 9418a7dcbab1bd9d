import { Environment, Network, RecordSource, Store, type FetchFunction } from 'relay-runtime';

const fetchQuery: FetchFunction = async ({ text, name }, variables) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      'apollographql-client-name': 'relay-list',
    },
    body: JSON.stringify({ query: text, operationName: name, variables }),
  });
  return response.json();
};

/** Relay's default environment: the ids are unique over all types, so the store needs no configuration. */
export function createEnvironment(): Environment {
  return new Environment({ network: Network.create(fetchQuery), store: new Store(new RecordSource()) });
}
