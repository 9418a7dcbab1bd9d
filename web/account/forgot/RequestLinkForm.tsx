import { useRequestPasswordReset } from '../account.graphql.generated.ts';
import { useShop } from '../../shop/useShop.ts';
import { showToast } from '../../ui/toast.ts';
import { EmailField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import { toFormErrors } from '../../shopper/user-errors.ts';
import css from '../AccountFrame.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { FormReplacedMessage, FocusFirstField } from '../AccountFrame.tsx';
import { useProofOfWork } from '../proof-of-work/useProofOfWork.ts';
import * as accountWords from '../../words/account.ts';

interface RequestLinkFormProps {
  /** The initial address. */
  email?: string | undefined;
  /** Whether the shopper requests another link. Then the field has the focus, because the pressed button no longer exists. */
  isAgain: boolean;
  /** The address that was already entered; undefined for none. */
  sentTo: string | undefined;
  /** Called with the address after it was entered. */
  onSent: (email: string) => void;
  /** Called with that address when the shopper wants to enter another one, or the same again. */
  onAgain: (email: string) => void;
}

/**
 * The first step: mails a link to an address. The message afterwards does not reveal whether there is an account. If the shop mails
 * no links, the same page continues with the new password (decision 9).
 */
export function RequestLinkForm({ email, isAgain, sentTo, onSent, onAgain }: RequestLinkFormProps) {
  const [requestPasswordReset] = useRequestPasswordReset();
  const { sendOrWork, isChecking } = useProofOfWork();
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
  /** The entered address. */
  to: string;
  onAgain: () => void;
}

/** The second step in a shop that mails no links. */
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
