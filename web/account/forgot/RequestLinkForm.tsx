import { useRequestPasswordReset } from '../account.graphql.generated.ts';
import { useShop } from '../../shop/useShop.ts';
import { showToast } from '../../ui/toast.ts';
import { EmailField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import { toFormErrors } from '../../apollo/form-errors.ts';
import css from '../AccountFrame.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { FormReplacedMessage } from './FormReplacedMessage.tsx';
import { FocusFirstField } from '../FocusFirstField.tsx';
import { useWork } from '../work/useWork.ts';
import * as accountWords from '../../words/account.ts';

interface RequestLinkFormProps {
  /** The address to start with. */
  email?: string | undefined;
  /** Whether the shopper asks for another link. Then the field has the focus, for the button that was pressed is gone. */
  isAgain: boolean;
  /** The address that was given already; undefined for none. */
  sentTo: string | undefined;
  /** Called with the address once it was given. */
  onSent: (email: string) => void;
  /** Called with that address when the shopper wants to give another one, or the same again. */
  onAgain: (email: string) => void;
}

/**
 * The first step: mails a link to an address. The message afterwards never tells whether there is an account. Where the shop mails no
 * link, the new password follows in the same page (decision 85).
 */
export function RequestLinkForm({ email, isAgain, sentTo, onSent, onAgain }: RequestLinkFormProps) {
  const [requestPasswordReset] = useRequestPasswordReset();
  const { sendOrWork, isChecking } = useWork();
  const { mailsPasswordLinks } = useShop();
  const send: Send = async ({ email = '' }) => {
    const { data, error } = await sendOrWork((more) =>
      requestPasswordReset({ variables: { input: { email } }, ...more }),
    );
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    showToast(accountWords.emailFetched, { kind: 'success', area: 'account' });
    onSent(email);
    return null;
  };
  if (sentTo !== undefined) {
    const Next = mailsPasswordLinks ? LinkSent : NewPassword;
    return <Next to={sentTo} onAgain={() => onAgain(sentTo)} />;
  }
  const action = mailsPasswordLinks ? accountWords.sendLink : accountWords.goOn;
  const hint = mailsPasswordLinks ? { hint: accountWords.sendLinkHint } : {};
  const form = (
    <Form label={accountWords.forgotPassword} action={action} isChecking={isChecking} send={send}>
      <EmailField defaultValue={email} {...hint} />
    </Form>
  );
  return isAgain ? <FocusFirstField>{form}</FocusFirstField> : form;
}

interface NextStepProps {
  /** The address that was given. */
  to: string;
  onAgain: () => void;
}

/** The second step where the shop mails no link. */
function NewPassword({ to, onAgain }: NextStepProps) {
  return (
    <FocusFirstField>
      <NewPasswordForm link={{ token: '', email: to }} onAgain={onAgain} />
      <button className={css.link} type="button" onClick={onAgain}>
        {accountWords.otherEmail}
      </button>
    </FocusFirstField>
  );
}

function LinkSent({ to, onAgain }: NextStepProps) {
  return (
    <FormReplacedMessage title={accountWords.checkYourEmail}>
      <p>
        {accountWords.linkIf} <b className={css.address}>{to}</b> {accountWords.linkSent}
      </p>
      <p>{accountWords.nothingThere}</p>
      <button className={css.link} type="button" onClick={onAgain}>
        {accountWords.anotherEmail}
      </button>
    </FormReplacedMessage>
  );
}
