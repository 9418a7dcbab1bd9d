import { createContext, use } from 'react';
import type { StaffMemberQuery } from './session.graphql.generated.ts';

/** The staff member who is logged in, and the public origin of the shop as the gateway knows it. */
interface StaffSession {
  me: NonNullable<StaffMemberQuery['me']>;
  shopUrl: string;
}

/** Provides the screens with the staff member. `StaffGate` sets it. */
export const StaffContext = createContext<StaffSession | null>(null);

/** The staff member and the shop's origin. Throws an Error outside `StaffGate`. */
export function useStaff(): StaffSession {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff needs StaffGate.');
  return staff;
}
