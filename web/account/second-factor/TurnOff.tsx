import { useState } from 'react';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { showToast } from '../../ui/toast.ts';
import * as accountWords from '../../words/account.ts';
import * as uiWords from '../../words/ui.ts';
import { useConfirmLogin } from '../confirm-login/useConfirmLogin.tsx';
import { FocusFirstField } from '../AccountFrame.tsx';
import { useSecondFactorFields } from './CodeField.tsx';
import { useRemoveSecondFactor } from './second-factor.graphql.generated.ts';

/** The button that turns two-step verification off, and the code that this needs. */
export function TurnOff() {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <TurnOffForm onClose={() => setIsOpen(false)} />;
  return (
    <button className="button button-quiet" type="button" onClick={() => setIsOpen(true)}>
      {accountWords.turnOff}
    </button>
  );
}

function TurnOffForm({ onClose }: { onClose: () => void }) {
  const [remove] = useRemoveSecondFactor({ isComplete: () => true });
  const { withFreshLogin, dialog } = useConfirmLogin();
  const { way, field, other, check } = useSecondFactorFields();
  const send: Send = async (values) => {
    const wrong = check(values);
    if (wrong) return wrong;
    const { code, recoveryCode } = values;
    const outcome = await withFreshLogin((proof) => remove({ input: { code, recoveryCode, ...proof } }));
    if (!outcome) return SEND_AGAIN;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    if (!errors) showToast(accountWords.twoStepIsOff, { kind: 'success', area: 'account' });
    return errors;
  };
  return (
    <FocusFirstField>
      <p>{accountWords.turnOffHint}</p>
      <Form
        key={way}
        label={accountWords.turnOff}
        action={accountWords.turnOff}
        send={send}
        beside={
          <button className="button button-quiet" type="button" onClick={onClose}>
            {uiWords.cancel}
          </button>
        }
      >
        {field}
      </Form>
      {other}
      {dialog}
    </FocusFirstField>
  );
}
