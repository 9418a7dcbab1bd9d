import { useEffect, useRef, useState } from 'react';
import { Island } from '../../ui/Island.tsx';
import * as homeWords from '../../words/account-home.ts';
import * as accountWords from '../../words/account.ts';
import { WaitingSection } from '../AccountFrame.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { ExportAccount } from './ExportAccount.tsx';
import css from './AccountData.module.css';
import { useAccountData } from './account-data.graphql.generated.ts';

/** Password, download and deletion of the account. Renders nothing in a shop that offers none of them. */
export function AccountData() {
  const { data, loading } = useAccountData();
  if (!data && loading) return <WaitingSection />;
  if (!data?.me?.canManageAccount) return null;
  return (
    <section className={css.own} aria-labelledby="own-account">
      <h2 id="own-account">{accountWords.passwordAndData}</h2>
      <Parts email={data.me.email} canChangeEmail={data.me.canChangeEmail === true} />
    </section>
  );
}

type Part = 'email' | 'password' | 'erase';

function Parts({ email, canChangeEmail }: { email: string; canChangeEmail: boolean }) {
  const [open, setOpen] = useState<Part>();
  const close = () => setOpen(undefined);
  const buttons = useFocusAfter(open);
  if (open === 'email')
    return (
      <Island load={() => import('../email-change/ChangeEmail.tsx')} fallback={<WaitingSection />} onFailed={close}>
        {({ ChangeEmail }) => <ChangeEmail email={email} onClose={close} />}
      </Island>
    );
  if (open === 'password') return <ChangePassword email={email} onClose={close} />;
  if (open === 'erase') return <EraseAccount onClose={close} />;
  return (
    <div ref={buttons} className={css.buttons}>
      {canChangeEmail && (
        <button className="button button-quiet" type="button" data-part="email" onClick={() => setOpen('email')}>
          {homeWords.changeEmail}
        </button>
      )}
      <button className="button button-quiet" type="button" data-part="password" onClick={() => setOpen('password')}>
        {accountWords.changePassword}
      </button>
      <ExportAccount />
      <button className={css.erase} type="button" data-part="erase" onClick={() => setOpen('erase')}>
        {accountWords.deleteAccount}
      </button>
    </div>
  );
}

/** Returns the focus to the button of the closed part. */
function useFocusAfter(open: Part | undefined) {
  const buttons = useRef<HTMLDivElement>(null);
  const former = useRef(open);
  useEffect(() => {
    if (former.current && !open) buttons.current?.querySelector<HTMLElement>(`[data-part=${former.current}]`)?.focus();
    former.current = open;
  }, [open]);
  return buttons;
}
