import type { Serve } from '../../platform/contract.ts';
import { csvRoutes } from '../csv/routes.ts';
import { sellingRoutes } from '../selling/routes.ts';
import type { ProductServices } from './product-services.ts';
import { staffProductRoutes } from './routes.ts';

/** Everything that staff do with products, their stock and their files. */
export function productRoutes(serve: Serve, services: ProductServices): void {
  sellingRoutes(serve, services);
  staffProductRoutes(serve, services);
  csvRoutes(serve, services);
}
