import { toFormErrors } from '../../shopper/user-errors.ts';
import { EmailField, NewPasswordFields } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { showToast } from '../../ui/toast.ts';
import * as accountWords from '../../words/account.ts';
import * as uiWords from '../../words/ui.ts';
import { useConfirmLogin } from '../confirm-login/useConfirmLogin.tsx';
import { FocusFirstField } from '../AccountFrame.tsx';
import { useChangePassword } from './account-data.graphql.generated.ts';

/** The form names the new password `password`, as a registration does. */
const fieldAt = (path: readonly string[]): string => (path.at(-1) === 'newPassword' ? 'password' : '');

/** A new password, twice. It logs out all other devices. */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  // Loads the list of devices again.
  const [changePassword] = useChangePassword({ isComplete: () => false });
  const { withFreshLogin, dialog } = useConfirmLogin();
  const send: Send = async ({ password = '' }) => {
    const outcome = await withFreshLogin((proof) => changePassword({ input: { newPassword: password, ...proof } }));
    if (!outcome) return SEND_AGAIN;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong, fieldAt });
    if (errors) return errors;
    showToast(accountWords.changedPassword, { kind: 'success', area: 'account' });
    onClose();
    return null;
  };
  return (
    <FocusFirstField>
      <p>{accountWords.otherDevicesHint}</p>
      <Form
        label={accountWords.changePassword}
        action={accountWords.changePassword}
        send={send}
        beside={
          <button className="button button-quiet" type="button" onClick={onClose}>
            {uiWords.cancel}
          </button>
        }
      >
        <EmailField defaultValue={email} readOnly />
        <NewPasswordFields label={accountWords.newPassword} />
      </Form>
      {dialog}
    </FocusFirstField>
  );
}
