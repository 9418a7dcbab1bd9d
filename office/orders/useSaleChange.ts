import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef, type ReactNode } from 'react';
import { errorMessageOf, hasWorked, settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import * as words from '../words.ts';
import { ConfirmSaleDocument } from './orders.graphql.generated.ts';

/** Sends a change. Returns null after a success, otherwise the errors for the form. */
type SendChange<TVariables> = (variables: TVariables) => Promise<FormErrors | null>;

/**
 * A change of a sold item. After a success the lists are loaded again and a toast shows `done`. Render the dialog where
 * the shop may ask for a fresh login.
 */
export function useSaleChange<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  done: string,
): [send: SendChange<TVariables>, state: { dialog: ReactNode }] {
  const [change] = useMutation(document, { refetchQueries: 'active' });
  const { withFreshLogin, dialog } = useFreshLogin();
  const send: SendChange<TVariables> = async (variables) => {
    const outcome = await withFreshLogin(() => settled(change({ variables })));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    if (!errors) showToast(done, { kind: 'success', cause: 'sale' });
    return errors;
  };
  return [send, { dialog }];
}

/** Confirms a placed item; a toast shows the result. */
export function useConfirmSale(): [confirm: (id: string) => Promise<void>, state: { loading: boolean }] {
  const [confirmMany, state] = useConfirmSales();
  return [(id) => confirmMany([id]), state];
}

/** Confirms placed items, one after another; a toast shows the result. */
export function useConfirmSales(): [confirm: (ids: readonly string[]) => Promise<void>, state: { loading: boolean }] {
  const [change, { loading, client }] = useMutation(ConfirmSaleDocument);
  // The second press of a double click comes before the button shows the first one.
  const isRunning = useRef(false);
  const confirm = async (ids: readonly string[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const outcomes = [];
    for (const id of ids) outcomes.push(await settled(change({ variables: { input: { orderItemId: id } } })));
    const done = outcomes.filter(hasWorked).length;
    const failed = outcomes.find((outcome) => !hasWorked(outcome));
    if (done > 0) showToast(words.confirmed(done), { kind: 'success', cause: 'sale' });
    if (failed) {
      const reason = errorMessageOf(failed, words.notConfirmed(ids.length - done), { otherwiseFirst: true });
      if (reason) showToast(reason, { kind: 'error', cause: 'sale failed' });
    }
    await settled(client.refetchQueries({ include: 'active' }));
    isRunning.current = false;
  };
  return [confirm, { loading }];
}
