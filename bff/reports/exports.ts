import type { ExportKind, ExportState, RequestExportInput } from '../generated/schema-types.ts';
import {
  listOfPages,
  pageConnection,
  parseWindow,
  sliceConnection,
  type ConnectionArguments,
  type ConnectionNode,
} from '../graphql/connections.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { readArguments } from '../host/failures.ts';
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

/** Part of the files. */
export type ExportConnectionNode = ConnectionNode<ExportNode>;

/** The files for the accountant, for one request. Each call throws FORBIDDEN for other roles. */
export type ExportsClient = ReturnType<typeof createExports>;

const PAGE_SIZE = 20;

/** Creates the files of one request. */
export function createExports(adminRest: AuthenticatedRest) {
  return {
    /** Part of the files, the newest first. */
    readExports: async (args: ConnectionArguments): Promise<ExportConnectionNode> => {
      const { window, page } = readArguments({
        window: () => parseWindow(args, { usualSize: PAGE_SIZE, maxSize: 50 }),
        page: () => parsePage(args.page),
      });
      const readPage = async (number: number) => {
        const { exports, totalItems: total } = await adminRest.rest()('getExports', { page: number });
        return { nodes: exports.map(exportNode), total };
      };
      if (window)
        return sliceConnection({ ...listOfPages(PAGE_SIZE, readPage), idOf: ({ exportId }) => exportId }, window);
      const { nodes, total: totalItems } = await readPage(page);
      const totalPages = Math.ceil(totalItems / PAGE_SIZE);
      return pageConnection(nodes, { offset: (page - 1) * PAGE_SIZE, page, totalItems, totalPages });
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
