import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, type GraphQLSchema } from 'graphql';
import { accountNodeReaders, accountResolvers } from './account/resolvers.ts';
import { secondFactorResolvers } from './account/second-factor-resolvers.ts';
import { cartNodeReaders, cartResolvers } from './cart/resolvers.ts';
import { catalogAdminResolvers } from './catalog/admin/resolvers.ts';
import { catalogNodeReaders, catalogResolvers } from './catalog/resolvers.ts';
import { checkoutResolvers, paymentNodeReaders } from './checkout/resolvers.ts';
import type { GatewayConfig } from './config.ts';
import { newsletterResolvers } from './newsletter/resolvers.ts';
import { orderNodeReaders, ordersResolvers } from './orders/resolvers.ts';
import { completeResolvers } from './platform/graphql/complete-resolvers.ts';
import { describeCalls } from './platform/graphql/describe-calls.ts';
import { createFederation } from './platform/graphql/federation.ts';
import { acceptGlobalIds } from './platform/graphql/global-ids.ts';
import { createNodeReader, createNodeResolvers } from './platform/graphql/nodes.ts';
import { scalarResolvers } from './platform/graphql/scalars.ts';
import { userErrorResolvers } from './platform/user-errors.ts';
import { promotionsResolvers } from './promotions/resolvers.ts';
import { reviewNodeReaders, reviewsResolvers } from './reviews/resolvers.ts';
import { shopResolvers } from './shop.ts';
import { wishlistNodeReaders, wishlistResolvers } from './wishlist/resolvers.ts';

/** The fields by which other subgraphs may name an object, besides its `id`: the shop's own ids. */
const OWN_KEYS = {
  Category: 'name',
  Order: 'orderId',
  OrderItem: 'orderItemId',
  Product: 'productId',
  Shopper: 'shopperId',
  Variant: 'sku',
};

/** The setting on which the schema depends. */
type SchemaSettings = Pick<GatewayConfig, 'isSubgraph'>;

const known = new Map<boolean, GraphQLSchema>();

/**
 * The executable schema: the files in `schema/graph/` with the resolvers of all domains; as a subgraph also with what a router of
 * Apollo Federation asks. All gateways of a process have the same one.
 */
export function createSchema({ isSubgraph }: SchemaSettings = { isSubgraph: false }): GraphQLSchema {
  const schema = known.get(isSubgraph) ?? makeSchema(isSubgraph);
  known.set(isSubgraph, schema);
  return schema;
}

function makeSchema(isSubgraph: boolean): GraphQLSchema {
  const folder = join(import.meta.dirname, '../schema/graph');
  const typeDefs = globSync('*.graphql', { cwd: folder })
    .toSorted()
    .map((file) => describeCalls(parse(readFileSync(join(folder, file), 'utf8'))));
  const readNode = createNodeReader({
    ...accountNodeReaders,
    ...catalogNodeReaders,
    ...reviewNodeReaders,
    ...cartNodeReaders,
    ...wishlistNodeReaders,
    ...orderNodeReaders,
    ...paymentNodeReaders,
  });
  const resolvers = completeResolvers([
    accountResolvers,
    secondFactorResolvers,
    catalogResolvers,
    catalogAdminResolvers,
    newsletterResolvers,
    promotionsResolvers,
    userErrorResolvers,
    scalarResolvers,
    shopResolvers,
    reviewsResolvers,
    cartResolvers,
    wishlistResolvers,
    ordersResolvers,
    checkoutResolvers,
    createNodeResolvers(readNode),
  ]);
  if (!isSubgraph) return acceptGlobalIds(makeExecutableSchema({ typeDefs, resolvers }));
  const federation = createFederation(typeDefs, OWN_KEYS, readNode);
  return acceptGlobalIds(
    makeExecutableSchema({
      typeDefs: [...typeDefs, federation.typeDefs],
      resolvers: [...resolvers, federation.resolvers],
    }),
  );
}
