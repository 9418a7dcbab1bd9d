import type { AuditTrail } from '../../platform/audit/audit-trail.ts';
import type { JobQueues } from '../../platform/jobs.ts';
import { createProductFiles } from '../csv/imports.ts';
import { createStockFiles } from '../csv/stock-files.ts';
import type { ImagesOf } from '../images.ts';
import type { OriginalNames } from '../pictures/original-names.ts';
import { createSelling } from '../selling/selling.ts';
import type { SellingDependencies } from '../selling/selling.ts';
import { createStaffProducts } from './staff-products.ts';
import { createProductPictures } from './product-pictures.ts';
import type { ProductPicturesDependencies } from './product-pictures.ts';

/** The dependencies of the services of staff. */
export interface ProductServiceDependencies extends SellingDependencies {
  imagesOf: ImagesOf;
  originalNames: OriginalNames;
  jobs: Pick<JobQueues, 'enqueue'>;
  auditTrail: AuditTrail;
  takeUpload: ProductPicturesDependencies['takeUpload'];
}

/** The services by which staff change products, their pictures, stock and files. */
export type ProductServices = ReturnType<typeof createProductServices>;

/** Creates the services of staff. */
export function createProductServices(dependencies: ProductServiceDependencies) {
  const { db, now, takeUpload } = dependencies;
  const selling = createSelling(dependencies);
  const staffProducts = createStaffProducts(dependencies);
  return {
    selling,
    staffProducts,
    productPictures: createProductPictures({ staffProducts, db, takeUpload, now }),
    productFiles: createProductFiles({ ...dependencies, selling }),
    stockFiles: createStockFiles({ db }),
  };
}
