import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';

const SHOP = (process.env['SHOP'] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');

/**
 * A client with Apollo's default cache: no type policy, no key fields, no possible types. `token` returns the shopper's
 * access token, or undefined for a visitor.
 */
export function createClient(token: () => string | undefined): ApolloClient {
  const authorize = new SetContextLink(({ headers }) => {
    const accessToken = token();
    return { headers: { ...headers, ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) } };
  });
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([authorize, new HttpLink({ uri: `${SHOP}/graphql` })]),
    clientAwareness: { name: 'apollo-default-cache', version: '1.0.0' },
  });
}
