import { servicesFor } from '../../schema/services.ts';
import { moneyOfRupees, type Money } from '../host/money.ts';

/** A service of the schema. */
export interface PieceServiceNode {
  code: string;
  name: string;
  description?: string;
  price: Money;
}

/** Returns the services that the shop offers for pieces of a category. */
export function offeredServices(category: string): PieceServiceNode[] {
  return servicesFor(category).map(({ code, name, description, rupees }) => ({
    code,
    name,
    description,
    price: moneyOfRupees(rupees),
  }));
}

/** Returns the services that a host sent for a line or an ordered piece; none if it sends nothing. */
export function serviceNodes(
  services: readonly { code: string; name: string; price: number }[] = [],
): PieceServiceNode[] {
  return services.map(({ code, name, price }) => ({ code, name, price: moneyOfRupees(price) }));
}
