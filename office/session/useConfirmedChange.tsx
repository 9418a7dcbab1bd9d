import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import * as words from '../words.ts';
import { useFreshLogin } from './useFreshLogin.tsx';

/** A change of staff, sent by a form. */
interface ConfirmedChange<TData, TVariables> {
  /** Sends the change. Returns null after a success, otherwise the errors for the form. */
  send: (variables: TVariables, then?: (data: TData) => void) => Promise<FormErrors | null>;
  loading: boolean;
  /** The dialog of a fresh login; rendered beside the form. */
  dialog: ReactNode;
}

/**
 * A change that may need a fresh login. After a success the shown lists are loaded again and a toast shows `done`; `then`
 * runs before.
 */
export function useConfirmedChange<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  done: string,
): ConfirmedChange<TData, TVariables> {
  const [change, { loading }] = useMutation(document, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const send: ConfirmedChange<TData, TVariables>['send'] = async (variables, then) => {
    const outcome = await withFreshLogin(() => settled(change({ variables })));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    if (errors) return errors;
    if (outcome.data) then?.(outcome.data);
    showToast(done, { kind: 'success', cause: done });
    return null;
  };
  return { send, loading, dialog };
}
