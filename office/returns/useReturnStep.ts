import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import * as words from '../words.ts';

/** A step of a return. */
interface ReturnStep<TVariables> {
  /** Makes the step. Returns null after a success, otherwise the errors for the form. */
  send: (variables: TVariables) => Promise<FormErrors | null>;
  /** The dialog that requests the password; rendered beside the form. */
  dialog: ReactNode;
}

/** A step of a return, with a fresh login where the shop asks for one. After a success a toast shows `done`. */
export function useReturnStep<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  done: string,
): ReturnStep<TVariables> {
  const [change] = useMutation(document, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const send = async (variables: TVariables) => {
    const outcome = await withFreshLogin(() => settled(change({ variables })));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    if (!errors) showToast(done, { kind: 'success', cause: 'return' });
    return errors;
  };
  return { send, dialog };
}
