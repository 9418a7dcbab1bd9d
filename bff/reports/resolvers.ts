import type { Resolvers } from '../generated/resolvers.ts';

/** The reports of staff. */
export const reportResolvers = {
  Shopper: { dashboard: (_, __, { reports }) => reports.readDashboard() },
} satisfies Resolvers;
