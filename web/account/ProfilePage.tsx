import { useState } from 'react';
import { useProfile } from './profile/profile.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { accountPath } from '../paths.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './profile/Profile.module.css';
import { ProfileCard } from './profile/ProfileCard.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';

/** `/account`: who the shopper is, and how that is changed. */
export function ProfilePage() {
  return (
    <AccountFrame heading="Account Information" description="Your name, e-mail and phone." path={accountPath()}>
      <Profile />
    </AccountFrame>
  );
}

function Profile() {
  const { data, previousData, loading, error, refetch } = useProfile();
  const [mode, setMode] = useState<'shown' | 'editing' | 'edited'>('shown');
  // What went wrong comes back as an answer too, and is shown as such.
  const shopper = data?.me ?? (error && previousData?.me);
  const { hasFailed: isAway, retry } = useRefetch({ isMissing: !shopper, isLoading: loading, refetch: refetch });
  if (isAway) return <Failed words="Something went wrong" retry={retry} />;
  if (!shopper) return <p className={css.waiting}>Your account is on its way.</p>;
  if (mode === 'editing') return <ProfileForm shopper={shopper} onClose={() => setMode('edited')} />;
  return <ProfileCard shopper={shopper} wasEditing={mode === 'edited'} onEdit={() => setMode('editing')} />;
}
