import { FocusFirstField } from '../../account/AccountFrame.tsx';
import frameCss from '../../account/AccountFrame.module.css';
import { EmailField } from '../../ui/form/fields.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Values } from '../../ui/form/form-errors.ts';
import { OtpForm } from '../../ui/form/OtpForm.tsx';
import * as appWords from '../../words/app.ts';
import * as trackWords from '../../words/track.ts';
import type { OrderLookup } from './useOrderLookup.ts';

interface RequestFormProps extends Pick<OrderLookup, 'request' | 'isChecking'> {
  /** The values of the last request; undefined before the first. */
  former: Values | undefined;
}

/** The first step: the number and the email of the order. */
export function RequestForm({ former, request, isChecking }: RequestFormProps) {
  const send = async (values: Values) =>
    (values['orderNumber'] ?? '').trim() === ''
      ? { fields: { orderNumber: trackWords.enterOrderNumber } }
      : request(values);
  return (
    <Form label={appWords.trackAnOrder} action={trackWords.sendOtp} isChecking={isChecking} send={send}>
      <Field
        name="orderNumber"
        label={trackWords.orderNumber}
        hint={trackWords.orderNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        defaultValue={former?.['orderNumber']}
      />
      <EmailField defaultValue={former?.['email']} />
    </Form>
  );
}

interface CodeStepProps extends Pick<OrderLookup, 'open' | 'startAgain'> {
  digits: number;
  email: string;
}

/** The second step: the mailed code. The text does not reveal whether there is such an order. */
export const CodeStep = ({ digits, email, open, startAgain }: CodeStepProps) => (
  <FocusFirstField>
    <p>
      {trackWords.otpIfFound} <b className={frameCss.address}>{email}</b>
      {trackWords.otpIsValid}
    </p>
    <OtpForm action={trackWords.showOrder} digits={digits} confirm={open} />
    <button className={frameCss.link} type="button" onClick={startAgain}>
      {trackWords.changeOrder}
    </button>
  </FocusFirstField>
);
