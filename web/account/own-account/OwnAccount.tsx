import { useEffect, useRef, useState } from 'react';
import * as ownAccountWords from '../../words/own-account.ts';
import { WaitingSection } from '../WaitingSection.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { ExportAccount } from './ExportAccount.tsx';
import css from './OwnAccount.module.css';
import { useOwnAccount } from './own-account.graphql.generated.ts';

/** Password, download and deletion of the account. Nothing in a shop that has none of it. */
export function OwnAccount() {
  const { data, loading } = useOwnAccount();
  if (!data && loading) return <WaitingSection />;
  if (!data?.me?.canManageAccount) return null;
  return (
    <section className={css.own} aria-labelledby="own-account">
      <h2 id="own-account">{ownAccountWords.passwordAndData}</h2>
      <Parts email={data.me.email} />
    </section>
  );
}

type Part = 'password' | 'erase';

function Parts({ email }: { email: string }) {
  const [open, setOpen] = useState<Part>();
  const close = () => setOpen(undefined);
  const buttons = useFocusAfter(open);
  if (open === 'password') return <ChangePassword email={email} onClose={close} />;
  if (open === 'erase') return <EraseAccount onClose={close} />;
  return (
    <div ref={buttons} className={css.buttons}>
      <button className="button button-quiet" type="button" data-part="password" onClick={() => setOpen('password')}>
        {ownAccountWords.changePassword}
      </button>
      <ExportAccount />
      <button className={css.erase} type="button" data-part="erase" onClick={() => setOpen('erase')}>
        {ownAccountWords.deleteAccount}
      </button>
    </div>
  );
}

/** Gives the focus back to the button of the part that is closed. */
function useFocusAfter(open: Part | undefined) {
  const buttons = useRef<HTMLDivElement>(null);
  const former = useRef(open);
  useEffect(() => {
    if (former.current && !open) buttons.current?.querySelector<HTMLElement>(`[data-part=${former.current}]`)?.focus();
    former.current = open;
  }, [open]);
  return buttons;
}
