import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import * as words from '../words.ts';
import { useFreshLogin } from './useFreshLogin.tsx';

/** A change that may need a fresh login. */
interface StaffChange<TVariables> {
  /** Sends it. Returns null after a success, otherwise the errors for the form. */
  send: (variables: TVariables) => Promise<FormErrors | null>;
  /** The dialog of the fresh login; rendered beside the form. */
  dialog: ReactNode;
}

/** A change after which the lists are loaded again and a toast shows `done`, which may depend on what was sent. */
export function useStaffChange<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  done: string | ((variables: TVariables) => string),
): StaffChange<TVariables> {
  const [change] = useMutation(document, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const send = async (variables: TVariables) => {
    const outcome = await withFreshLogin(() => settled(change({ variables })));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    if (errors) return errors;
    const news = typeof done === 'string' ? done : done(variables);
    showToast(news, { kind: 'success', cause: news });
    return null;
  };
  return { send, dialog };
}
