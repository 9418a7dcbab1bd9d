import { useMutation } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, SEND_AGAIN, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { shoppersPath } from '../paths.ts';
import { useStaff } from '../session/staff.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import { useStaffChange } from '../session/useStaffChange.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/shoppers.ts';
import * as officeWords from '../words.ts';
import css from './ShopperPage.module.css';
import { EraseAccountOfShopperDocument, ExportAccountOfShopperDocument } from './shoppers.graphql.generated.ts';

/** The export and the erasure of an account, for the owner of the shop. */
export function AccountData({ email }: { email: string }) {
  if (useStaff().me.role !== 'ADMIN') return null;
  return (
    <section aria-label={words.data}>
      <h2>{words.data}</h2>
      <div className={css.forms}>
        <Export email={email} />
        <Erasure email={email} />
      </div>
    </section>
  );
}

function Export({ email }: { email: string }) {
  const [exportAccount] = useMutation(ExportAccountOfShopperDocument, { fetchPolicy: 'no-cache' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const [json, setJson] = useState<string>();
  const send: Send = async () => {
    const outcome = await withFreshLogin(() => settled(exportAccount({ variables: { input: { email } } })));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    setJson(outcome.data?.exportAccountOf?.json ?? undefined);
    return errors ?? SEND_AGAIN;
  };
  return (
    <>
      <OfficeForm label={words.exportData} action={words.exportData} send={send} />
      {json !== undefined && (
        <Dialog open variant="wide" title={words.exported} onClose={() => setJson(undefined)}>
          <SavedJson json={json} />
        </Dialog>
      )}
      {dialog}
    </>
  );
}

function SavedJson({ json }: { json: string }) {
  const url = useMemo(() => URL.createObjectURL(new Blob([json], { type: 'application/json' })), [json]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <>
      <textarea className={css.json} aria-label={words.exported} readOnly rows={12} value={json} />
      <a className="button" href={url} download="account.json">
        {words.save}
      </a>
    </>
  );
}

function Erasure({ email }: { email: string }) {
  const navigate = useNavigate();
  const { send: erase, dialog } = useStaffChange(EraseAccountOfShopperDocument, words.erasedNow);
  const check = ({ confirmation = '' }: Values): FieldErrors =>
    confirmation.trim().toLowerCase() === email ? NO_ERRORS : { confirmation: words.wrongEmail };
  const send: Send = async () => {
    const errors = await erase({ input: { email } });
    if (!errors) await navigate(shoppersPath());
    return errors;
  };
  return (
    <>
      <OfficeForm label={words.erase} action={words.erase} check={check} send={send}>
        <p>{words.eraseHint}</p>
        <Field name="confirmation" label={words.typeEmail} autoComplete="off" autoCapitalize="none" />
      </OfficeForm>
      {dialog}
    </>
  );
}
