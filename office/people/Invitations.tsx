import { useState } from 'react';
import { dayInIndia } from '../../web/ui/format.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Field } from '../../web/ui/form/Field.tsx';
import type { FieldErrors, Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { useStaffChange } from '../session/useStaffChange.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/people.ts';
import * as officeWords from '../words.ts';
import css from './PeoplePage.module.css';
import {
  InvitePersonDocument,
  WithdrawInvitationOfDocument,
  type InvitationRowFragment,
} from './people.graphql.generated.ts';
import { RoleFields, roleErrors, roleIn } from './RoleFields.tsx';

const invitationErrors = (values: Values): FieldErrors => ({
  ...(/\S+@\S+/.test(values['email'] ?? '') ? {} : { email: words.enterEmail }),
  ...roleErrors(values),
});

/** The button that opens the form of a new invitation. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button className="button" type="button" onClick={() => setOpen(true)}>
        {words.invite}
      </button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { send: invite, dialog } = useStaffChange(InvitePersonDocument, ({ input }) => words.invited(input.email));
  const send: Send = async (values) => {
    const email = (values['email'] ?? '').trim();
    const errors = await invite({ input: { email, ...roleIn(values) } });
    if (!errors) onClose();
    return errors;
  };
  return (
    <Dialog open title={words.invite} onClose={onClose}>
      <OfficeForm label={words.invite} action={words.sendInvitation} check={invitationErrors} send={send}>
        <Field
          name="email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          hint={words.inviteHint}
        />
        <RoleFields />
      </OfficeForm>
      {dialog}
    </Dialog>
  );
}

/** The open invitations, each of which can be withdrawn. */
export const Invitations = ({ invitations }: { invitations: readonly InvitationRowFragment[] }) => (
  <section className={css.section} aria-label={words.openInvitations}>
    <h2>{words.openInvitations}</h2>
    {invitations.length === 0 ? (
      <p>{words.noInvitations}</p>
    ) : (
      <DataTable
        label={words.openInvitations}
        columns={COLUMNS}
        rows={[...invitations]}
        keyOf={({ invitationId }) => invitationId}
      />
    )}
  </section>
);

function Withdrawal({ invitationId, email }: InvitationRowFragment) {
  const { send, dialog } = useStaffChange(WithdrawInvitationOfDocument, words.withdrawn);
  return (
    <>
      <OfficeForm
        label={words.withdrawFor(email)}
        action={words.withdraw}
        send={() => send({ input: { invitationId } })}
      />
      {dialog}
    </>
  );
}

const COLUMNS: Column<InvitationRowFragment>[] = [
  {
    id: 'email',
    header: words.email,
    cell: ({ row: { original: one } }) => (
      <>
        {one.email}
        <div className={css.more}>{one.invitedBy ? words.invitedBy(one.invitedBy) : words.byOperator}</div>
      </>
    ),
  },
  {
    id: 'role',
    header: words.role,
    cell: ({ row: { original: one } }) => [words.roleWords[one.role], one.sellerName].filter(Boolean).join(' · '),
  },
  { id: 'until', header: words.until, cell: ({ row }) => dayInIndia(row.original.expiresAt) },
  { id: 'withdraw', header: officeWords.actions, cell: ({ row }) => <Withdrawal {...row.original} /> },
];
