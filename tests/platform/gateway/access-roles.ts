import { readContract } from '../../../api/platform/read-contract.ts';
import type { CallerName } from './access-callers.ts';
import { wayTo } from './access-documents.ts';
import { ACCESS, RULES, type Cells, type Outcome, type StaffRoleCaller } from './access-table.ts';

const { forStaff } = readContract();
const ROLES = {
  manager: 'MANAGER',
  packer: 'PACKER',
  editor: 'EDITOR',
  accountant: 'ACCOUNTANT',
} as const satisfies Record<StaffRoleCaller, string>;

/** The callers who may read what somebody else owns, because they work for the shop. */
export const STAFF_CALLERS: readonly CallerName[] = ['seller', 'admin', 'manager', 'packer', 'editor', 'accountant'];

/**
 * The staff operation behind a field: the mutation's own, or `getSales` for `Shopper.sales` and all that it leads to.
 * Undefined for a field that needs no role.
 */
function operationOf(place: string): string | undefined {
  const [type = '', field = ''] = place.split('.');
  if (type === 'Query' || type === 'Subscription') return undefined;
  const root = type === 'Mutation' || type === 'Shopper' ? field : (wayTo(type)[0] ?? '');
  const name = type === 'Mutation' ? root : `get${root.charAt(0).toUpperCase()}${root.slice(1)}`;
  return forStaff.has(name) ? name : undefined;
}

/** The outcomes of a field for every caller. A role of staff has the outcome of an ADMIN if the contract names it. */
export function cellsOf(place: string): Readonly<Record<CallerName, Outcome>> {
  const cells: Cells = RULES[ACCESS.get(place) ?? 'everybody'];
  const roles = forStaff.get(operationOf(place) ?? '');
  const outcomeOf = (caller: StaffRoleCaller): Outcome =>
    roles === undefined || roles.has(ROLES[caller]) ? cells.admin : 'FORBIDDEN';
  return {
    ...cells,
    manager: outcomeOf('manager'),
    packer: outcomeOf('packer'),
    editor: outcomeOf('editor'),
    accountant: outcomeOf('accountant'),
  };
}
