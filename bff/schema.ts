import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, type GraphQLSchema } from 'graphql';
import { accountNodeReaders, accountResolvers } from './account/resolvers.ts';
import { peopleResolvers } from './account/people/resolvers.ts';
import { secondFactorResolvers } from './account/second-factor-resolvers.ts';
import { cartNodeReaders, cartResolvers } from './cart/resolvers.ts';
import { staffProductNodeReaders, staffProductResolvers } from './catalog/staff-products/resolvers.ts';
import { catalogAdminResolvers } from './catalog/admin/resolvers.ts';
import { catalogNodeReaders, catalogResolvers } from './catalog/resolvers.ts';
import { checkoutResolvers, paymentNodeReaders } from './checkout/resolvers.ts';
import type { Context } from './context.ts';
import type { NodeResolvers, TypeResolveFn } from './generated/resolvers.ts';
import { newsletterDraftResolvers } from './newsletter/draft-resolvers.ts';
import { newsletterResolvers } from './newsletter/resolvers.ts';
import { orderNodeReaders, ordersResolvers } from './orders/resolvers.ts';
import { orderResolvers } from './orders/order-resolvers.ts';
import { shopperRecordResolvers } from './orders/shopper-record-resolvers.ts';
import { returnNodeReaders, returnResolvers } from './orders/return-resolvers.ts';
import { saleOrderResolvers } from './orders/sale-order-resolvers.ts';
import { staffReturnResolvers } from './orders/staff-return-resolvers.ts';
import { reviewDetailResolvers } from './reviews/detail-resolvers.ts';
import { completeResolvers } from './complete-resolvers.ts';
import { acceptGlobalIds, createNodeReader, createNodeResolvers } from './graphql/ids.ts';
import { scalarResolvers } from './graphql/scalars.ts';
import { userErrorResolvers } from './graphql/user-errors.ts';
import { promotionsResolvers } from './promotions/resolvers.ts';
import { staffPromotionsResolvers } from './promotions/staff-resolvers.ts';
import { reportResolvers } from './reports/resolvers.ts';
import { reviewNodeReaders, reviewsResolvers } from './reviews/resolvers.ts';
import { staffReviewResolvers } from './reviews/staff-resolvers.ts';
import { settingsResolvers } from './settings/resolvers.ts';
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

const READERS = {
  ...accountNodeReaders,
  ...catalogNodeReaders,
  ...staffProductNodeReaders,
  ...reviewNodeReaders,
  ...cartNodeReaders,
  ...wishlistNodeReaders,
  ...noticeNodeReaders,
  ...orderNodeReaders,
  ...returnNodeReaders,
  ...paymentNodeReaders,
};

const RESOLVERS = [
  accountResolvers,
  secondFactorResolvers,
  peopleResolvers,
  catalogResolvers,
  catalogAdminResolvers,
  staffProductResolvers,
  newsletterResolvers,
  newsletterDraftResolvers,
  promotionsResolvers,
  staffPromotionsResolvers,
  userErrorResolvers,
  scalarResolvers,
  shopResolvers,
  settingsResolvers,
  reviewsResolvers,
  cartResolvers,
  wishlistResolvers,
  noticeResolvers,
  ordersResolvers,
  orderResolvers,
  returnResolvers,
  shopperRecordResolvers,
  staffReturnResolvers,
  saleOrderResolvers,
  reviewDetailResolvers,
  staffReviewResolvers,
  checkoutResolvers,
  reportResolvers,
];

function makeSchema(): GraphQLSchema {
  const folder = join(import.meta.dirname, '../schema/graph');
  const typeDefs = globSync('*.graphql', { cwd: folder })
    .toSorted()
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')));
  const readNode = createNodeReader<Context, NodeName>(READERS);
  const resolvers = completeResolvers([...RESOLVERS, createNodeResolvers(readNode)]);
  return acceptGlobalIds(makeExecutableSchema({ typeDefs, resolvers }));
}
