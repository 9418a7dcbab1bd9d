import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessageOf, hasWorked, settled } from '../../web/shopper/user-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Field } from '../../web/ui/form/Field.tsx';
import type { Send } from '../../web/ui/form/useForm.ts';
import { showToast } from '../../web/ui/toast.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/sale-orders.ts';
import { CarrierField } from './CarrierField.tsx';
import { DispatchSaleDocument, type SaleRowFragment } from './orders.graphql.generated.ts';

interface DispatchManyProps {
  sales: readonly SaleRowFragment[];
  onClose: () => void;
}

/** Dispatches items with one carrier, each with its tracking number, one after another. */
export function DispatchMany({ sales: chosen, onClose }: DispatchManyProps) {
  // The items at the opening: typed numbers remain when an item leaves the list.
  const [sales] = useState(chosen);
  const [change, { client }] = useMutation(DispatchSaleDocument);
  const send: Send = async ({ carrier = '', ...values }) => {
    const outcomes = [];
    for (const { id } of sales) {
      const trackingId = values[id]?.trim() || null;
      const input = { orderItemId: id, trackingId, carrier: carrier || null };
      outcomes.push(await settled(change({ variables: { input } })));
    }
    const done = outcomes.filter(hasWorked).length;
    const failed = outcomes.find((outcome) => !hasWorked(outcome));
    if (done > 0) showToast(words.dispatchedMany(done), { kind: 'success', cause: 'sale' });
    if (failed) {
      const reason = errorMessageOf(failed, words.notDispatched(sales.length - done), { otherwiseFirst: true });
      if (reason) showToast(reason, { kind: 'error', cause: 'sale failed' });
    }
    await settled(client.refetchQueries({ include: 'active' }));
    onClose();
    return null;
  };
  return (
    <Dialog open title={words.dispatchMany(sales.length)} onClose={onClose}>
      <OfficeForm label={words.dispatchMany(sales.length)} action={officeWords.dispatch} send={send}>
        <CarrierField />
        {sales.map(({ id, shortId, name }) => (
          <Field
            key={id}
            name={id}
            label={words.numberOf(shortId)}
            hint={name}
            autoComplete="off"
            maxLength={60}
            isOptional
          />
        ))}
      </OfficeForm>
    </Dialog>
  );
}
