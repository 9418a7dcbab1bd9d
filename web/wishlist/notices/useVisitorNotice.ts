import { useState } from 'react';
import type { NoticeKind } from '../../generated/schema-types.ts';
import { settled, toFormErrors } from '../../shopper/user-errors.ts';
import { withError, type FormErrors, type Values } from '../../ui/form/form-errors.ts';
import { useForm, type FormState } from '../../ui/form/useForm.ts';
import * as noticeWords from '../../words/notices.ts';
import { useRequestVisitorNotice } from './notices.graphql.generated.ts';

/** The state of the form that requests a notice without an account. */
export interface VisitorNoticeForm extends Pick<FormState, 'form' | 'busy' | 'onSubmit'> {
  /** The error of the address in the field `email`; empty for none. */
  error: string;
  /** The reason why the request failed; empty for none. */
  failure: string;
  /** The message after a success, in place of the form; empty before. */
  thanks: string;
  /** Removes the error of the field, in which the visitor types. */
  onInput: () => void;
}

/** Requests a notice for a mail address. The visitor confirms it by a mailed link. */
export function useVisitorNotice(sku: string, kind: NoticeKind): VisitorNoticeForm {
  const [request] = useRequestVisitorNotice();
  const [thanks, setThanks] = useState('');
  const send = async ({ email = '' }: Values): Promise<FormErrors | null> => {
    const { data } = await settled(request({ variables: { input: { sku, kind, email: email.trim() } } }));
    if (!data?.requestVisitorNotice) return { fields: {}, words: noticeWords.failed };
    const refusal = toFormErrors({ data });
    if (refusal) return refusal;
    setThanks(data.requestVisitorNotice.message || noticeWords.thanks);
    return null;
  };
  const check = ({ email = '' }: Values) =>
    withError({}, 'email', ADDRESS.test(email.trim()) ? '' : noticeWords.enterValidEmail);
  const { form, busy, errors, words, onSubmit, setErrors } = useForm({ send, check });
  return {
    form,
    busy,
    error: errors['email'] ?? '',
    failure: words,
    thanks,
    onInput: () => setErrors((former) => withError(former, 'email', '')),
    onSubmit,
  };
}

/** One at-sign, a dot behind it, printable ASCII without spaces; the server checks the rest. */
const ADDRESS = /^[!-?A-~]{1,64}@[!-?A-~]{1,180}\.[!-?A-~]{1,60}$/;
