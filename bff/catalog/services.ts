import { servicesFor } from '../../schema/services.ts';
import { moneyOfRupees, type Money } from '../platform/money.ts';

/** A service as the schema has it. */
export interface PieceServiceNode {
  code: string;
  name: string;
  description?: string;
  price: Money;
}

/** The services that the shop offers for pieces of a category. */
export function offeredServices(category: string): PieceServiceNode[] {
  return servicesFor(category).map(({ code, name, description, rupees }) => ({
    code,
    name,
    description,
    price: moneyOfRupees(rupees),
  }));
}

/** The services that a host tells of a line or an ordered piece; none where it tells nothing. */
export function serviceNodes(
  services: readonly { code: string; name: string; price: number }[] = [],
): PieceServiceNode[] {
  return services.map(({ code, name, price }) => ({ code, name, price: moneyOfRupees(price) }));
}
