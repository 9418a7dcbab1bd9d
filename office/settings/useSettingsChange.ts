import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import * as words from '../words.ts';

/** How a change is sent: the words after it, and the form's field of an input field. */
interface SentChange {
  done: string;
  fieldAt?: (path: readonly string[]) => string;
}

/** A change of the settings. It returns null after a success, and everything on screen is loaded again. */
export function useSettingsChange<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
): {
  change: (variables: TVariables, sent: SentChange) => Promise<FormErrors | null>;
  busy: boolean;
  dialog: ReactNode;
} {
  const [send, { loading }] = useMutation(document, { refetchQueries: 'active', awaitRefetchQueries: true });
  const { withFreshLogin, dialog } = useFreshLogin();
  const change = async (variables: TVariables, { done, ...reading }: SentChange): Promise<FormErrors | null> => {
    const outcome = await withFreshLogin(() => settled(send({ variables })));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong, ...reading });
    if (!errors) showToast(done, { kind: 'success', cause: 'settings' });
    return errors;
  };
  return { change, busy: loading, dialog };
}
