import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { FailedNotice, Loading } from '../ui/Notices.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as words from '../words.ts';
import { refresh } from '../session/auth-link.ts';
import { StaffMemberDocument } from '../session/session.graphql.generated.ts';
import { useOfficeSession } from '../session/session.ts';
import { StaffContext } from '../session/staff.ts';
import { LoginPage } from './LoginPage.tsx';
import { NotStaffPage, SecondFactorPage, SetUpPage } from './SecondFactorPage.tsx';

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
  const staff = useLastFound(data?.me, '');
  if (!staff) return error ? <FailedNotice words={words.notReached} retry={() => void refetch()} /> : <Loading />;
  if (staff.role === 'SHOPPER') return <NotStaffPage />;
  const { isRequired = false, isSetUp = false, isVerified = false, needsPassword = false } = staff.secondFactor ?? {};
  if (isSetUp && !isVerified) return <SecondFactorPage needsPassword={needsPassword} />;
  if (isRequired && !isSetUp) return <SetUpPage />;
  return <StaffContext value={{ me: staff, shopUrl: data?.shop?.url ?? '' }}>{children}</StaffContext>;
}
