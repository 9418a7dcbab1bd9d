import { readContract } from '../../../api/platform/read-contract.ts';
import type { CallerName } from './access-callers.ts';
import { wayTo } from './access-documents.ts';
import { RULES, type Cells, type Outcome, type StaffRoleCaller } from './access-rules.ts';
import { ACCESS } from './access-table.ts';

const { forStaff } = readContract();
const ROLES = {
  manager: 'MANAGER',
  packer: 'PACKER',
  editor: 'EDITOR',
  accountant: 'ACCOUNTANT',
} as const satisfies Record<StaffRoleCaller, string>;

/** The callers who may read what somebody else owns, because they work for the shop. */
export const STAFF_CALLERS: readonly CallerName[] = ['seller', 'admin', 'manager', 'packer', 'editor', 'accountant'];

/** The operations of fields whose names differ from theirs. All others follow the pattern of `sales` and `getSales`. */
const OPERATION_OF_FIELD: Readonly<Record<string, string>> = {
  packingSlips: 'getParcelPapers',
  parcelLabels: 'getParcelPapers',
  productSellers: 'getSellers',
  productsCsv: 'exportProducts',
  saleInvoice: 'getInvoiceOf',
  saleInvoices: 'getInvoices',
  saleReturn: 'getReturnOf',
  saleReturns: 'getReturns',
  stockCsv: 'exportStock',
  subscriberCount: 'countSubscribers',
};

/** The staff operation that a field of a read calls, if it calls one. */
function readOf(field: string): string | undefined {
  const name = OPERATION_OF_FIELD[field] ?? `get${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return forStaff.has(name) ? name : undefined;
}

/**
 * The staff operations behind a field: the mutation's own, or those of the way to it, such as `getSales` for
 * `Shopper.sales` and all that it leads to. None for a field that needs no role.
 */
function operationsOf(place: string): string[] {
  const [type = '', field = ''] = place.split('.');
  if (type === 'Query' || type === 'Subscription') return [];
  if (type === 'Mutation') return forStaff.has(field) ? [field] : [];
  const [root, ...inner] = [...wayTo(type), field];
  // Below the first field only prices have an operation of their own.
  const names = [root, ...inner.filter((name) => name === 'priceHistory')].map(readOf);
  return names.filter((name) => name !== undefined);
}

/** The outcomes of a field for every caller. A role of staff has the outcome of an ADMIN if the contract names it everywhere. */
export function cellsOf(place: string): Readonly<Record<CallerName, Outcome>> {
  const cells: Cells = RULES[ACCESS.get(place) ?? 'everybody'];
  const operations = operationsOf(place);
  const outcomeOf = (caller: StaffRoleCaller): Outcome =>
    operations.every((name) => forStaff.get(name)?.has(ROLES[caller])) ? cells.admin : 'FORBIDDEN';
  return {
    ...cells,
    manager: outcomeOf('manager'),
    packer: outcomeOf('packer'),
    editor: outcomeOf('editor'),
    accountant: outcomeOf('accountant'),
  };
}
