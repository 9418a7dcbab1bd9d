import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { settled, toFormErrors, userErrorsIn } from '../../web/shopper/user-errors.ts';
import type { FormErrors } from '../../web/ui/form/form-errors.ts';
import { showToast } from '../../web/ui/toast.ts';
import * as officeWords from '../words.ts';

/** Sends a change of a product. Returns null after a success, otherwise the errors for the form. */
type SendChange<TVariables> = (variables: TVariables) => Promise<FormErrors | null>;

/**
 * A change of a product, which shows the toast `done` after a success. If somebody else has changed the product
 * meanwhile, its latest version is loaded, and what was typed remains.
 */
export function useProductChange<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  done: string,
  reload: () => void,
): [send: SendChange<TVariables>, state: { loading: boolean }] {
  const [change, { loading }] = useMutation(document);
  const send: SendChange<TVariables> = async (variables) => {
    const outcome = await settled(change({ variables }));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (!errors) showToast(done, { kind: 'success', cause: 'product' });
    if (userErrorsIn(outcome.data)?.some(({ code }) => code === 'CHANGED_MEANWHILE')) reload();
    return errors;
  };
  return [send, { loading }];
}
