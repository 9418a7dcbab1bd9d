import { useMutation } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { settled, toFormErrors, userErrorsIn, type MutationOutcome } from '../../web/shopper/user-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Field } from '../../web/ui/form/Field.tsx';
import type { Send } from '../../web/ui/form/useForm.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words.ts';
import { ConfirmStaffLoginDocument } from './session.graphql.generated.ts';

/** Changes that need a login of the last ten minutes. */
interface FreshLogin {
  /**
   * Makes a change. If the shop asks for a fresh login, the dialog requests the password, and the change is made again.
   * Returns the last result.
   */
  withFreshLogin: <T extends MutationOutcome>(change: () => Promise<T>) => Promise<T>;
  /** The dialog; rendered beside the form that makes the change. */
  dialog: ReactNode;
}

/** Requests a fresh login for changes that need one. */
export function useFreshLogin(): FreshLogin {
  const [settle, setSettle] = useState<(isConfirmed: boolean) => void>();
  const withFreshLogin = async <T extends MutationOutcome>(change: () => Promise<T>): Promise<T> => {
    const outcome = await change();
    if (!userErrorsIn(outcome.data)?.some(({ code }) => code === 'CONFIRM_LOGIN')) return outcome;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setSettle(() => resolve);
    const isConfirmed = await promise;
    setSettle(undefined);
    return isConfirmed ? change() : outcome;
  };
  return { withFreshLogin, dialog: settle && <PasswordDialog settle={settle} /> };
}

function PasswordDialog({ settle }: { settle: (isConfirmed: boolean) => void }) {
  const [confirm] = useMutation(ConfirmStaffLoginDocument);
  const send: Send = async ({ password = '' }) => {
    const outcome = await settled(confirm({ variables: { input: { password } } }));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    if (!errors) settle(true);
    return errors;
  };
  return (
    <Dialog open title={words.confirmItIsYou} onClose={() => settle(false)}>
      <OfficeForm label={words.confirmItIsYou} action={words.confirmLogin} send={send}>
        <p>{words.confirmItHint}</p>
        <Field
          name="password"
          label={words.password}
          type="password"
          autoComplete="current-password"
          maxLength={1000}
        />
      </OfficeForm>
    </Dialog>
  );
}
