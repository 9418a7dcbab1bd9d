import type { ImportProductsInput, ImportStockInput } from '../../generated/schema-types.ts';
import type { AuthenticatedRest } from '../../host/authenticated-rest.ts';
import type { HostResponse } from '../../host/contract.ts';
import { nullIfNotFound } from '../../host/failures.ts';

/** An import of products. */
export type ProductImportNode = HostResponse<'getProductImport'>['import'];

/** Products and stock in CSV files. Every call throws FORBIDDEN for a shopper. */
export interface ProductFiles {
  /** A file of the products. */
  products(): Promise<string>;
  /** A file of the stock. */
  stock(): Promise<string>;
  /** The progress of an import; null for one of somebody else. */
  readImport(importId: string): Promise<ProductImportNode | null>;
  importProducts(input: ImportProductsInput): Promise<HostResponse<'importProducts'>>;
  importStock(input: ImportStockInput): Promise<HostResponse<'importStock'>>;
}

/** Creates the files of one request. Runs `onChange` after each import. */
export const createProductFiles = (adminRest: Pick<AuthenticatedRest, 'rest'>, onChange: () => void): ProductFiles => ({
  products: async () => (await adminRest.rest()('exportProducts', {})).csv,
  stock: async () => (await adminRest.rest()('exportStock', {})).csv,
  readImport: async (importId) =>
    (await nullIfNotFound(adminRest.rest()('getProductImport', { importId })))?.import ?? null,
  importProducts: (body) => adminRest.rest()('importProducts', { body }).finally(onChange),
  importStock: (body) => adminRest.rest()('importStock', { body }).finally(onChange),
});
