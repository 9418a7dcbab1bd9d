import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, type GraphQLSchema } from 'graphql';
import { accountNodeReaders, accountResolvers } from './account/resolvers.ts';
import { secondFactorResolvers } from './account/second-factor-resolvers.ts';
import { cartNodeReaders, cartResolvers } from './cart/resolvers.ts';
import { managingNodeReaders, managingResolvers } from './catalog/managing/resolvers.ts';
import { catalogAdminResolvers } from './catalog/admin/resolvers.ts';
import { catalogNodeReaders, catalogResolvers } from './catalog/resolvers.ts';
import { checkoutResolvers, paymentNodeReaders } from './checkout/resolvers.ts';
import type { Context } from './context.ts';
import type { NodeResolvers, TypeResolveFn } from './generated/resolvers.ts';
import { newsletterResolvers } from './newsletter/resolvers.ts';
import { orderNodeReaders, ordersResolvers } from './orders/resolvers.ts';
import { orderResolvers } from './orders/order-resolvers.ts';
import { returnResolvers } from './orders/return-resolvers.ts';
import { reviewDetailResolvers } from './reviews/detail-resolvers.ts';
import { completeResolvers } from './complete-resolvers.ts';
import { acceptGlobalIds, createNodeReader, createNodeResolvers } from './graphql/ids.ts';
import { scalarResolvers } from './graphql/scalars.ts';
import { userErrorResolvers } from './graphql/user-errors.ts';
import { promotionsResolvers } from './promotions/resolvers.ts';
import { reviewNodeReaders, reviewsResolvers } from './reviews/resolvers.ts';
import { shopResolvers } from './shop-resolvers.ts';
import { noticeNodeReaders, noticeResolvers } from './wishlist/notice-resolvers.ts';
import { wishlistNodeReaders, wishlistResolvers } from './wishlist/resolvers.ts';

/** The names of the types that implement `Node`. */
type NodeName =
  NodeResolvers['__resolveType'] extends TypeResolveFn<infer Name, infer _Parent, infer _Context> ? Name : never;

let schema: GraphQLSchema | undefined;

/** Returns the executable schema: the files in `schema/graph/` with the resolvers of all domains. All gateways of a process share it. */
export function createSchema(): GraphQLSchema {
  schema ??= makeSchema();
  return schema;
}

function makeSchema(): GraphQLSchema {
  const folder = join(import.meta.dirname, '../schema/graph');
  const typeDefs = globSync('*.graphql', { cwd: folder })
    .toSorted()
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  const readNode = createNodeReader<Context, NodeName>({
    ...accountNodeReaders,
    ...catalogNodeReaders,
    ...managingNodeReaders,
    ...reviewNodeReaders,
    ...cartNodeReaders,
    ...wishlistNodeReaders,
    ...noticeNodeReaders,
    ...orderNodeReaders,
    ...paymentNodeReaders,
  });
  const resolvers = completeResolvers([
    accountResolvers,
    secondFactorResolvers,
    catalogResolvers,
    catalogAdminResolvers,
    managingResolvers,
    newsletterResolvers,
    promotionsResolvers,
    userErrorResolvers,
    scalarResolvers,
    shopResolvers,
    reviewsResolvers,
    cartResolvers,
    wishlistResolvers,
    noticeResolvers,
    ordersResolvers,
    orderResolvers,
    returnResolvers,
    reviewDetailResolvers,
    checkoutResolvers,
    createNodeResolvers(readNode),
  ]);
  return acceptGlobalIds(makeExecutableSchema({ typeDefs, resolvers }));
}
