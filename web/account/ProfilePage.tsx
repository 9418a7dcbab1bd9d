import { useState } from 'react';
import { useProfile } from './profile/profile.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { accountPath } from '../paths.ts';
import { useRefetch } from '../apollo/useRefetch.ts';
import { useSessionState } from '../session/useSession.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountPlaceholder } from './AccountPlaceholder.tsx';
import css from './profile/Profile.module.css';
import { ProfileCard } from './profile/ProfileCard.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';

/** `/account`: the shopper's name, e-mail and phone, and the form that changes them. */
export function ProfilePage() {
  const isShopper = useSessionState() === 'in';
  if (!isShopper) return <AccountPlaceholder title="Your account" />;
  return (
    <AccountFrame heading="Account Information" description="Your name, e-mail and phone." path={accountPath()}>
      <Profile />
    </AccountFrame>
  );
}

function Profile() {
  const { data, previousData, loading, error, refetch } = useProfile();
  const [mode, setMode] = useState<'shown' | 'editing' | 'edited'>('shown');
  // While the profile can't be read anew, the former answer stays on the page.
  const shopper = data?.me ?? (error && previousData?.me);
  const { hasFailed, retry } = useRefetch({ isMissing: !shopper, isLoading: loading, refetch });
  if (hasFailed) return <Failed words="Something went wrong" retry={retry} />;
  if (!shopper) return <p className={css.waiting}>Your account is on its way.</p>;
  if (mode === 'editing') return <ProfileForm shopper={shopper} onClose={() => setMode('edited')} />;
  return <ProfileCard shopper={shopper} wasEditing={mode === 'edited'} onEdit={() => setMode('editing')} />;
}
