import * as accountWords from '../words/account.ts';
import * as uiWords from '../words/ui.ts';
import { useState } from 'react';
import { useProfile } from './profile/profile.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { accountPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import { useRefetch } from '../shopper/useRefetch.ts';
import { useSessionState } from '../session/session.ts';
import { AddressBook } from './addresses/AddressBook.tsx';
import { AccountFrame, WaitingSection } from './AccountFrame.tsx';
import { AccountPlaceholder } from './AccountPlaceholder.tsx';
import { AccountLinks } from './home/AccountLinks.tsx';
import { OwnNewsletter } from './newsletter/OwnNewsletter.tsx';
import { NoticeList } from './notices/NoticeList.tsx';
import { AccountData } from './account-data/AccountData.tsx';
import css from './profile/Profile.module.css';
import { ProfileCard } from './profile/ProfileCard.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { SessionList } from './sessions/SessionList.tsx';
import { Island } from '../ui/Island.tsx';
import { useStaffLogin } from './staff-login.graphql.generated.ts';

/** `/account`: the shopper's name, email and phone, addresses, notices, newsletter, devices, password and data, and links to the other pages. */
export function ProfilePage() {
  const { noticeKinds } = useShop();
  const isShopper = useSessionState() === 'in';
  if (!isShopper) return <AccountPlaceholder title={accountWords.yourAccount} />;
  return (
    <AccountFrame
      heading={accountWords.accountInformation}
      description={accountWords.profileDescription}
      path={accountPath()}
    >
      <Profile />
      <AccountLinks />
      <TwoStepLoader />
      <AddressBook />
      {noticeKinds.length > 0 && <NoticeList />}
      <OwnNewsletter />
      <SessionList />
      <AccountData />
    </AccountFrame>
  );
}

function Profile() {
  const { data, previousData, loading, error, refetch } = useProfile();
  const [mode, setMode] = useState<'shown' | 'editing' | 'edited'>('shown');
  // If the profile can't be loaded again, the page shows the previous response.
  const shopper = data?.me ?? (error && previousData?.me);
  const { hasFailed, retry } = useRefetch({ isMissing: !shopper, isLoading: loading, refetch });
  if (hasFailed) return <Failed words={uiWords.somethingWentWrong} retry={retry} />;
  if (!shopper) return <p className={css.waiting}>{accountWords.loadingAccount}</p>;
  if (mode === 'editing') return <ProfileForm shopper={shopper} onClose={() => setMode('edited')} />;
  return <ProfileCard shopper={shopper} wasEditing={mode === 'edited'} onEdit={() => setMode('editing')} />;
}

/** Two-step verification for staff. Other shoppers do not load its script. */
export function TwoStepLoader() {
  const { data, loading } = useStaffLogin();
  if (!data?.me?.secondFactor) return !data && loading ? <WaitingSection /> : null;
  return (
    <Island load={() => import('./second-factor/TwoStep.tsx')} fallback={<WaitingSection />}>
      {({ TwoStep }) => <TwoStep />}
    </Island>
  );
}
