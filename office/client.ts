import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { typePolicies } from '../web/shopper/type-policies.ts';
import { authLink } from './session/auth-link.ts';

const PARTIAL = { errorPolicy: 'all' } as const;

/** Creates the Apollo client of the back office. A query never rejects for an error of the gateway. */
export const createOfficeClient = (
  link = ApolloLink.from([authLink(), new HttpLink({ uri: '/graphql' })]),
): ApolloClient =>
  new ApolloClient({
    link,
    cache: new InMemoryCache({
      possibleTypes: { UserError: ['PlainUserError', 'StockError', 'PriceChangedError', 'TryAgainError'] },
      typePolicies: {
        ...typePolicies,
        SecondFactor: { merge: true },
        ManagedProduct: { keyFields: ['productId'] },
        ManagedVariant: { keyFields: ['sku'] },
        PromoCode: { keyFields: ['code'] },
        NewsletterDraft: { keyFields: ['draftId'] },
      },
    }),
    dataMasking: true,
    defaultOptions: { query: PARTIAL, watchQuery: PARTIAL, mutate: PARTIAL },
  });
