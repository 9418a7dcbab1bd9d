import { useApolloClient, useQuery } from '@apollo/client/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { LoginPage } from '../login/LoginPage.tsx';
import { NotStaffPage, SecondFactorPage, SetUpPage } from '../login/SecondFactorPage.tsx';
import { FailedNotice, Loading } from '../ui/Notices.tsx';
import * as words from '../words.ts';
import { refresh } from './auth-link.ts';
import { StaffMemberDocument, type StaffMemberQuery } from './session.graphql.generated.ts';
import { useOfficeSession } from './session.ts';

type Staff = NonNullable<StaffMemberQuery['me']>;

const StaffContext = createContext<Staff | null>(null);
const ShopUrlContext = createContext('');

/** The staff member who is logged in. Throws an Error outside the gate. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff needs StaffGate.');
  return staff;
}

/** The public origin of the shop, as the gateway knows it. */
export const useShopUrl = (): string => use(ShopUrlContext);

/** Renders its children for a staff member with a verified second factor; for others the next step of the login. */
export function StaffGate({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const state = useOfficeSession();
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (state === 'unknown' && !isCut) refresh(client).catch(() => setCut(true));
  }, [client, state, isCut]);
  if (isCut && state === 'unknown') return <FailedNotice words={words.notReached} retry={() => setCut(false)} />;
  if (state === 'unknown') return <Loading />;
  return state === 'out' ? <LoginPage /> : <StaffOnly>{children}</StaffOnly>;
}

function StaffOnly({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(StaffMemberDocument);
  const staff = data?.me;
  if (!staff) return error ? <FailedNotice words={words.notReached} retry={() => void refetch()} /> : <Loading />;
  if (staff.role === 'SHOPPER') return <NotStaffPage />;
  const { isRequired = false, isSetUp = false, isVerified = false } = staff.secondFactor ?? {};
  if (isSetUp && !isVerified) return <SecondFactorPage />;
  if (isRequired && !isSetUp) return <SetUpPage />;
  return (
    <ShopUrlContext value={data.shop?.url ?? ''}>
      <StaffContext value={staff}>{children}</StaffContext>
    </ShopUrlContext>
  );
}
