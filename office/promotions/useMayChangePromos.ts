import { useStaff } from '../session/staff.ts';

/** Whether the staff member may change promo codes; others only read them. */
export const useMayChangePromos = (): boolean => ['ADMIN', 'MANAGER'].includes(useStaff().me.role ?? '');
