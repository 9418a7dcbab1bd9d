import type { ShopperRole } from '../generated/schema-types.ts';
import {
  newsletterPath,
  auditPath,
  exportsPath,
  invoicesPath,
  ordersPath,
  peoplePath,
  productsPath,
  promoCodesPath,
  returnsPath,
  reviewsPath,
  sellersPath,
  settingsPath,
  shoppersPath,
  stockPath,
} from '../paths.ts';
import { PRODUCT_READERS } from '../products/roles.ts';
import * as words from '../words.ts';

/** A section of the office, and the roles that may use it. */
export interface Section {
  to: string;
  name: string;
  roles: readonly ShopperRole[];
}

const ALL = ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'ACCOUNTANT', 'SELLER'] as const;
const READS_ORDERS = ['ADMIN', 'MANAGER', 'PACKER', 'ACCOUNTANT', 'SELLER'] as const;

/** The sections in the order of the menu; Today is the first screen. */
export const SECTIONS: readonly Section[] = [
  { to: '/', name: words.today, roles: ALL },
  { to: ordersPath(), name: words.orders, roles: READS_ORDERS },
  { to: returnsPath(), name: words.returns, roles: READS_ORDERS },
  { to: productsPath(), name: words.products, roles: PRODUCT_READERS },
  { to: stockPath(), name: words.stock, roles: ['ADMIN', 'MANAGER', 'PACKER', 'EDITOR', 'SELLER'] },
  { to: promoCodesPath(), name: words.promoCodes, roles: ['ADMIN', 'MANAGER', 'EDITOR', 'ACCOUNTANT'] },
  { to: reviewsPath(), name: words.reviews, roles: ['ADMIN', 'MANAGER', 'EDITOR', 'SELLER'] },
  { to: newsletterPath(), name: words.newsletter, roles: ['ADMIN', 'MANAGER', 'EDITOR'] },
  { to: shoppersPath(), name: words.shoppers, roles: ['ADMIN', 'MANAGER'] },
  { to: sellersPath(), name: words.sellers, roles: ['ADMIN', 'MANAGER', 'EDITOR', 'ACCOUNTANT', 'SELLER'] },
  { to: invoicesPath(), name: words.invoices, roles: ['ADMIN', 'MANAGER', 'ACCOUNTANT', 'SELLER'] },
  { to: exportsPath(), name: words.exports, roles: ['ADMIN', 'ACCOUNTANT'] },
  { to: settingsPath(), name: words.settings, roles: ['ADMIN', 'EDITOR'] },
  { to: peoplePath(), name: words.people, roles: ['ADMIN'] },
  { to: auditPath(), name: words.audit, roles: ['ADMIN'] },
];

/** Whether a path of the office belongs to a section. */
export const isIn = ({ to }: Section, path: string): boolean =>
  path === to || (to !== '/' && path.startsWith(`${to}/`));
