import { useStaff } from '../session/staff.ts';
import type { ShopperRole } from '../generated/schema-types.ts';

/** The roles that see products. */
export const PRODUCT_READERS: readonly ShopperRole[] = ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'ACCOUNTANT', 'SELLER'];

/** The rights of a member of staff on products. The server decides; this hides what it would refuse. */
interface ProductRights {
  /** Edits words and pictures, and publishes. */
  words: boolean;
  /** Sets prices, adds products and variants, deletes. */
  prices: boolean;
  /** Changes stock. */
  stock: boolean;
  /** Reads earlier prices. */
  priceHistory: boolean;
  /** Chooses the seller of a new product. */
  sellers: boolean;
}

/** The rights of the member of staff who is logged in. */
export function useProductRights(): ProductRights {
  const { role } = useStaff().me;
  const isOneOf = (...roles: ShopperRole[]) => roles.some((one) => one === role);
  return {
    words: isOneOf('ADMIN', 'MANAGER', 'EDITOR', 'SELLER'),
    prices: isOneOf('ADMIN', 'MANAGER', 'SELLER'),
    stock: isOneOf('ADMIN', 'MANAGER', 'PACKER', 'SELLER'),
    priceHistory: isOneOf('ADMIN', 'MANAGER', 'EDITOR', 'ACCOUNTANT', 'SELLER'),
    sellers: isOneOf('ADMIN', 'MANAGER'),
  };
}
