import type { Serve } from '../../platform/contract.ts';
import type { ProductFiles } from './imports.ts';
import type { StockFiles } from './stock-files.ts';

/** Products and stock in files, for staff. */
export function csvRoutes(
  serve: Serve,
  { productFiles, stockFiles }: { productFiles: ProductFiles; stockFiles: StockFiles },
): void {
  serve('exportProducts', async ({ staff }) => ({ csv: await productFiles.write(staff) }));

  serve('importProducts', ({ staff, body }) => productFiles.import(staff, body));

  serve('getProductImport', async ({ staff, params: { importId } }) => ({
    import: await productFiles.read(staff, importId),
  }));

  serve('exportStock', async ({ staff }) => ({ csv: await stockFiles.write(staff) }));

  serve('importStock', ({ staff, body }) => stockFiles.import(staff, body));
}
