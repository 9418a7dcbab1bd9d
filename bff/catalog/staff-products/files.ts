import type {
  ImportAction,
  ImportProductsInput,
  ImportRow,
  ImportStockInput,
  RemoveSamplesInput,
} from '../../generated/schema-types.ts';
import type { AuthenticatedRest } from '../../host/authenticated-rest.ts';
import type { HostResponse } from '../../host/contract.ts';
import { nullIfNotFound } from '../../host/failures.ts';
import { UserErrorException } from '../../graphql/user-errors.ts';
import { givenOf } from '../admin/client.ts';

/** An import of products. */
export type ProductImportNode = HostResponse<'getProductImport'>['import'];

/** The result of a file of products. */
type ProductFileNode = Omit<HostResponse<'importProducts'>, 'changes'> & { changes: ImportRow[] };

const ACTIONS = { create: 'CREATE', update: 'UPDATE', unchanged: 'UNCHANGED' } as const satisfies Record<
  HostResponse<'importProducts'>['changes'][number]['action'],
  ImportAction
>;

const importRow = (row: HostResponse<'importProducts'>['changes'][number]): ImportRow => ({
  ...row,
  action: ACTIONS[row.action],
});

/** Products and stock in CSV files, and samples. Every call throws FORBIDDEN for a shopper. */
export interface ProductFiles {
  /** A file of the products. */
  products(): Promise<string>;
  /** A file of the stock. */
  stock(): Promise<string>;
  /** The progress of an import; null for one of somebody else. */
  readImport(importId: string): Promise<ProductImportNode | null>;
  importProducts(input: ImportProductsInput): Promise<ProductFileNode>;
  importStock(input: ImportStockInput): Promise<HostResponse<'importStock'>>;
  /** The number of samples. */
  countSamples(): Promise<HostResponse<'getSamples'>>;
  removeSamples(input: RemoveSamplesInput): Promise<{ removed: HostResponse<'removeSamples'> }>;
}

/** Creates the files of one request. Runs `onChange` after each import. */
export const createProductFiles = (adminRest: Pick<AuthenticatedRest, 'rest'>, onChange: () => void): ProductFiles => ({
  products: async () => (await adminRest.rest()('exportProducts', {})).csv,
  stock: async () => (await adminRest.rest()('exportStock', {})).csv,
  readImport: async (importId) =>
    (await nullIfNotFound(adminRest.rest()('getProductImport', { importId })))?.import ?? null,
  importProducts: async ({ csv, isDryRun, plan, confirmsPrices }) => {
    const body = { csv, isDryRun, ...givenOf({ plan, confirmsPrices }) };
    const { changes, ...result } = await adminRest.rest()('importProducts', { body }).finally(onChange);
    return { ...result, changes: changes.map(importRow) };
  },
  importStock: (body) => adminRest.rest()('importStock', { body }).finally(onChange),
  countSamples: () => adminRest.rest()('getSamples', {}),
  removeSamples: async ({ isSure }) => {
    const rest = adminRest.rest();
    if (!isSure) throw new UserErrorException('INVALID_INPUT', 'isSure', 'Please confirm it.');
    return { removed: await rest('removeSamples', {}).finally(onChange) };
  },
});
