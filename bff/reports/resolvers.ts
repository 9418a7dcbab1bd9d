import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf } from '../graphql/connections.ts';
import { mutation } from '../graphql/mutations.ts';

/** The mapping of host errors. */
const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' } as const;

/** The reports of staff. */
export const reportResolvers = {
  Shopper: {
    dashboard: (_, __, { reports }) => reports.readDashboard(),
    exports: (_, args, { reports }) => reports.readExports(args),
  },
  ExportConnection: { edges: edgesOf },
  Mutation: {
    requestExport: mutation('requestExport', { statuses }, { export: null }, (input, { reports }) =>
      reports.requestExport(input),
    ),
  },
} satisfies Resolvers;
