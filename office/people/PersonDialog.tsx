import { Dialog } from '../../web/ui/Dialog.tsx';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { useStaffChange } from '../session/useStaffChange.tsx';
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

/** Changes a person's role, or takes it away, and ends sessions. Each change closes the dialog. */
export function PersonDialog({ person, isOwn, onClose }: PersonDialogProps) {
  const { personId, email, role, sellerId, version, hasSecondFactor } = person;
  const setRole = useStaffChange(SetRoleOfDocument, words.roleChanged);
  const remove = useStaffChange(SetRoleOfDocument, words.removed);
  const endSessions = useStaffChange(EndSessionsOfPersonDocument, words.sessionsEnded);
  const resetFactor = useStaffChange(ResetSecondFactorOfPersonDocument, words.factorReset);
  const closing = async (sending: Promise<FormErrors | null>) => {
    const errors = await sending;
    if (!errors) onClose();
    return errors;
  };
  return (
    <Dialog open title={words.manage(person.name)} onClose={onClose}>
      <div className={css.actions}>
        <OfficeForm
          label={words.changeRole}
          action={words.changeRole}
          check={roleErrors}
          send={(values) => closing(setRole.send({ input: { email, ...roleIn(values), version } }))}
        >
          <p>{email}</p>
          <RoleFields role={role === 'SHOPPER' ? undefined : role} sellerId={sellerId} />
        </OfficeForm>
        {!isOwn && (
          <section>
            <OfficeForm
              label={words.endSessions}
              action={words.endSessions}
              send={() => closing(endSessions.send({ input: { personId } }))}
            />
            {hasSecondFactor && (
              <OfficeForm
                label={words.resetFactor}
                action={words.resetFactor}
                send={() => closing(resetFactor.send({ input: { email } }))}
              >
                <p>{words.resetFactorHint}</p>
              </OfficeForm>
            )}
          </section>
        )}
        <section>
          <OfficeForm
            label={words.remove}
            action={words.remove}
            send={() => closing(remove.send({ input: { email, role: 'SHOPPER', version } }))}
          >
            <p>{words.removeHint}</p>
          </OfficeForm>
        </section>
      </div>
      {setRole.dialog}
      {remove.dialog}
      {endSessions.dialog}
      {resetFactor.dialog}
    </Dialog>
  );
}
