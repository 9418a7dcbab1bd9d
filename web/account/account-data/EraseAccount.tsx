import { toFormErrors } from '../../shopper/user-errors.ts';
import { session } from '../../session/session.ts';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { showToast } from '../../ui/toast.ts';
import * as accountWords from '../../words/account.ts';
import * as uiWords from '../../words/ui.ts';
import { useConfirmLogin } from '../confirm-login/useConfirmLogin.tsx';
import css from './AccountData.module.css';
import { useEraseAccount } from './account-data.graphql.generated.ts';

/** Lists what is deleted and what remains, and deletes the account. Then this browser stores no shop data. */
export function EraseAccount({ onClose }: { onClose: () => void }) {
  // Other tabs see the end of the session in their storage. They need not load anything again.
  const [eraseAccount] = useEraseAccount({ atOnce: true });
  const { withFreshLogin, dialog } = useConfirmLogin();
  const send: Send = async () => {
    const outcome = await withFreshLogin((proof) => eraseAccount({ input: proof }));
    if (!outcome) return SEND_AGAIN;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    if (errors) return errors;
    session.end();
    showToast(accountWords.accountDeleted, { kind: 'success', area: 'account' });
    return null;
  };
  return (
    <>
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1} className={css.question}>
        {accountWords.deleteQuestion}
      </h3>
      <ul className={css.consequences}>
        <li>{accountWords.whatGoes}</li>
        <li>{accountWords.whatStays}</li>
        <li>{accountWords.noWayBack}</li>
      </ul>
      <Form
        label={accountWords.deleteAccount}
        action={accountWords.yesDeleteAccount}
        send={send}
        beside={
          <button className="button button-quiet" type="button" onClick={onClose}>
            {uiWords.cancel}
          </button>
        }
      >
        {null}
      </Form>
      {dialog}
    </>
  );
}
