import { unitPriceOf } from '../../schema/pricing.ts';
import { servicesFor } from '../../schema/services.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { CartLineRow } from './tables.ts';

/** A service of a line or of an ordered piece. Money is whole paise. */
export interface ChosenService {
  code: string;
  name: string;
  price: number;
}

/** The services of a line, at today's prices, in the shop's order. A service that is no longer offered is left out. */
export function chosenServicesOf({ category, services }: Pick<CartLineRow, 'category' | 'services'>): ChosenService[] {
  return servicesFor(category)
    .filter(({ code }) => services.includes(code))
    .map(({ code, name, rupees }) => ({ code, name, price: rupees * 100 }));
}

/** The price of one piece of a line with its services, and its list price with the same services, in paise. */
export function linePricesOf(
  line: CartLineRow,
  responses: Pick<CatalogResponses, 'prices'>,
): { listPrice: number; unitPrice: number } {
  const services = chosenServicesOf(line);
  const { price, showPrice } = responses.prices(line);
  return { listPrice: unitPriceOf(price * 100, services), unitPrice: unitPriceOf(showPrice * 100, services) };
}

/** Services as the contract states them, in rupees. */
export function toServices(services: readonly ChosenService[]): { code: string; name: string; price: number }[] {
  return services.map(({ code, name, price }) => ({ code, name, price: price / 100 }));
}
