import type { ExportKind, ExportState, RequestExportInput } from '../generated/schema-types.ts';
import { pageConnection, type ConnectionNode } from '../graphql/connections.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { parsePage } from '../catalog/search-input.ts';

type RestExport = HostResponse<'requestExport'>['export'];

/** The folder of the files' addresses. */
export const EXPORTS_PATH = '/exports';

/** A file for the accountant, of the schema. */
export interface ExportNode {
  exportId: string;
  kind: ExportKind;
  from: string;
  until: string;
  state: ExportState;
  requestedAt: string;
  finishedAt: string | null;
  rowsDone: number;
  rowsTotal: number | null;
  fileName: string | null;
  /** The path of the file. */
  url: string | null;
}

/** A page of the files. */
export type ExportListNode = ConnectionNode<ExportNode>;

const PAGE_SIZE = 20;

/** Creates the files for the accountant, for one request. Each call throws FORBIDDEN for other roles. */
export function createExports(adminRest: AuthenticatedRest) {
  return {
    /** A page of the files, the newest first. */
    readExports: async (args: { page?: number | null | undefined }): Promise<ExportListNode> => {
      const page = parsePage(args.page);
      const { exports, totalItems } = await adminRest.rest()('getExports', { page });
      const totalPages = Math.ceil(totalItems / PAGE_SIZE);
      return pageConnection(exports.map(exportNode), { offset: (page - 1) * PAGE_SIZE, page, totalItems, totalPages });
    },
    /** Requests a file. */
    requestExport: async ({ kind, from, until }: RequestExportInput) => {
      const body = { kind: KIND_IN_REST[kind], from, until };
      return { export: exportNode((await adminRest.rest()('requestExport', { body })).export) };
    },
  };
}

const KIND_IN_REST = {
  ORDERS: 'orders',
  REFUNDS: 'refunds',
  GST_SALES: 'gst_sales',
  GST_LARGE_SALES: 'gst_large_sales',
  GST_CREDIT_NOTES: 'gst_credit_notes',
  GST_HSN: 'gst_hsn',
  GST_DOCUMENTS: 'gst_documents',
  PAYOUTS: 'payouts',
} as const satisfies Record<ExportKind, RestExport['kind']>;

const KINDS = {
  orders: 'ORDERS',
  refunds: 'REFUNDS',
  gst_sales: 'GST_SALES',
  gst_large_sales: 'GST_LARGE_SALES',
  gst_credit_notes: 'GST_CREDIT_NOTES',
  gst_hsn: 'GST_HSN',
  gst_documents: 'GST_DOCUMENTS',
  payouts: 'PAYOUTS',
} as const satisfies Record<RestExport['kind'], ExportKind>;

const STATES = { waiting: 'WAITING', running: 'RUNNING', done: 'DONE', failed: 'FAILED' } as const satisfies Record<
  RestExport['state'],
  ExportState
>;

const exportNode = ({ exportId, kind, state, finishedAt, rowsTotal, fileName, ...rest }: RestExport): ExportNode => ({
  ...rest,
  exportId,
  kind: KINDS[kind],
  state: STATES[state],
  finishedAt: finishedAt ?? null,
  rowsTotal: rowsTotal ?? null,
  fileName: fileName ?? null,
  url: state === 'done' ? `${EXPORTS_PATH}/${encodeURIComponent(exportId)}` : null,
});
