import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import { useRecordOfForms } from '../ui/useHeldRecord.ts';
import * as officeWords from '../words.ts';

/** Sends a change of a product. Returns null after a success, otherwise the errors for the form. */
type SendChange<TVariables> = (variables: TVariables) => Promise<FormErrors | null>;

/** A change of the product of the screen, which shows the toast `done` after a success. */
export function useProductChange<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  done: string,
): [send: SendChange<TVariables>, state: { loading: boolean }] {
  const record = useRecordOfForms();
  const [change, { loading }] = useMutation(document);
  const sendOnce = async (variables: TVariables) => {
    const outcome = await settled(change({ variables }));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (!errors) showToast(done, { kind: 'success', cause: 'product' });
    return errors;
  };
  const send: SendChange<TVariables> = (variables) =>
    record ? record.change(() => sendOnce(variables)) : sendOnce(variables);
  return [send, { loading }];
}
