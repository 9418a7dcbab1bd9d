import { Dialog } from '../../web/ui/Dialog.tsx';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { useStaffChange } from '../session/useStaffChange.tsx';
import { StaleNotice } from '../ui/HeldRecord.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/people.ts';
import css from './PeoplePage.module.css';
import {
  EndSessionsOfPersonDocument,
  ResetSecondFactorOfPersonDocument,
  SetRoleOfDocument,
  type PersonRowFragment,
} from './people.graphql.generated.ts';
import { RoleFields, roleErrors, roleIn } from './RoleFields.tsx';

interface PersonDialogProps {
  person: PersonRowFragment;
  /** Whether the person is the one who is logged in. */
  isOwn: boolean;
  onClose: () => void;
}

interface ChangeProps {
  person: PersonRowFragment;
  /** Waits for a change, and closes the dialog after a success. */
  closing: (sending: Promise<FormErrors | null>) => Promise<FormErrors | null>;
}

/** Changes a person's role, or takes it away, and ends sessions. Each change closes the dialog. */
export function PersonDialog({ person, isOwn, onClose }: PersonDialogProps) {
  const closing: ChangeProps['closing'] = async (sending) => {
    const errors = await sending;
    if (!errors) onClose();
    return errors;
  };
  return (
    <Dialog open title={words.manage(person.name)} onClose={onClose}>
      <StaleNotice />
      <div className={css.actions}>
        <RoleChange person={person} closing={closing} />
        {!isOwn && (
          <section>
            <EndOfSessions person={person} closing={closing} />
            {person.hasSecondFactor && <FactorReset person={person} closing={closing} />}
          </section>
        )}
        <section>
          <Removal person={person} closing={closing} />
        </section>
      </div>
    </Dialog>
  );
}

function RoleChange({ person: { email, role, sellerId, sellerName, version }, closing }: ChangeProps) {
  const seller = sellerId === null ? undefined : { sellerId, shopName: sellerName ?? sellerId };
  const { send, dialog } = useStaffChange(SetRoleOfDocument, words.roleChanged);
  return (
    <>
      <OfficeForm
        label={words.changeRole}
        action={words.changeRole}
        check={roleErrors}
        send={(values) => closing(send({ input: { email, ...roleIn(values), version } }))}
      >
        <p>{email}</p>
        <RoleFields role={role === 'SHOPPER' ? undefined : role} seller={seller} />
      </OfficeForm>
      {dialog}
    </>
  );
}

function EndOfSessions({ person: { personId }, closing }: ChangeProps) {
  const { send, dialog } = useStaffChange(EndSessionsOfPersonDocument, words.sessionsEnded);
  return (
    <>
      <OfficeForm
        label={words.endSessions}
        action={words.endSessions}
        send={() => closing(send({ input: { personId } }))}
      />
      {dialog}
    </>
  );
}

function FactorReset({ person: { email }, closing }: ChangeProps) {
  const { send, dialog } = useStaffChange(ResetSecondFactorOfPersonDocument, words.factorReset);
  return (
    <>
      <OfficeForm label={words.resetFactor} action={words.resetFactor} send={() => closing(send({ input: { email } }))}>
        <p>{words.resetFactorHint}</p>
      </OfficeForm>
      {dialog}
    </>
  );
}

function Removal({ person: { email, version }, closing }: ChangeProps) {
  const { send, dialog } = useStaffChange(SetRoleOfDocument, words.removed);
  return (
    <>
      <OfficeForm
        label={words.remove}
        action={words.remove}
        send={() => closing(send({ input: { email, role: 'SHOPPER', version } }))}
      >
        <p>{words.removeHint}</p>
      </OfficeForm>
      {dialog}
    </>
  );
}
