import type { Resolvers } from '../generated/resolvers.ts';
import { mutation } from '../graphql/mutations.ts';

/** The mapping of host errors. */
const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' } as const;

/** A change of a seller, whose id may be unknown. */
const changes = { statuses: { ...statuses, 409: 'CHANGED_MEANWHILE' }, subject: 'sellerId' } as const;

/** The reports of staff. */
export const reportResolvers = {
  Shopper: {
    dashboard: (_, __, { reports }) => reports.readDashboard(),
    exports: (_, args, { reports }) => reports.readExports(args),
    sellers: (_, args, { reports }) => reports.readSellers(args),
    sellerStatements: (_, { month }, { reports }) => reports.readStatements(month),
  },
  Mutation: {
    requestExport: mutation('requestExport', { statuses }, { export: null }, (input, { reports }) =>
      reports.requestExport(input),
    ),
    addSeller: mutation('addSeller', { statuses }, { seller: null }, (input, { reports }) => reports.addSeller(input)),
    updateSeller: mutation('updateSeller', changes, { seller: null }, (input, { reports }) =>
      reports.updateSeller(input),
    ),
    setSellerEnded: mutation('setSellerEnded', changes, { seller: null }, (input, { reports }) =>
      reports.setSellerEnded(input),
    ),
    paySellerStatement: mutation('paySellerStatement', changes, { statement: null }, (input, { reports }) =>
      reports.paySellerStatement(input),
    ),
  },
} satisfies Resolvers;
