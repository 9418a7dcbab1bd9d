import { toFormErrors } from '../../apollo/form-errors.ts';
import { session } from '../../session/session.ts';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { showToast } from '../../ui/toast.ts';
import * as ownAccountWords from '../../words/own-account.ts';
import * as uiWords from '../../words/ui.ts';
import { useConfirmLogin } from '../confirm-login/useConfirmLogin.tsx';
import css from './OwnAccount.module.css';
import { useEraseAccount } from './own-account.graphql.generated.ts';

/** Says what goes and what stays, and deletes the account. Then nothing of the shopper is left in this browser. */
export function EraseAccount({ onClose }: { onClose: () => void }) {
  // Other tabs hear of the end of the session by their storage: they have nothing to read again.
  const [eraseAccount] = useEraseAccount({ atOnce: true });
  const { withFreshLogin, dialog } = useConfirmLogin();
  const send: Send = async () => {
    const outcome = await withFreshLogin((proof) => eraseAccount({ input: proof }));
    if (!outcome) return SEND_AGAIN;
    const errors = toFormErrors(outcome, { otherwise: ownAccountWords.failed });
    if (errors) return errors;
    session.end();
    showToast(ownAccountWords.accountDeleted, { kind: 'success', area: 'account' });
    return null;
  };
  return (
    <>
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1} className={css.question}>
        {ownAccountWords.deleteQuestion}
      </h3>
      <ul className={css.consequences}>
        <li>{ownAccountWords.whatGoes}</li>
        <li>{ownAccountWords.whatStays}</li>
        <li>{ownAccountWords.noWayBack}</li>
      </ul>
      <Form
        label={ownAccountWords.deleteAccount}
        action={ownAccountWords.yesDelete}
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
