import type { ReactNode } from 'react';
import { requestReturnLimits } from '../../../schema/generated/limits.ts';
import { Labelled } from '../../ui/form/Field.tsx';
import type { Values } from '../../ui/form/form-errors.ts';
import * as ordersWords from '../../words/orders.ts';
import * as returnsWords from '../../words/returns.ts';
import css from './ReturnForm.module.css';
import { ReturnedItem } from './ReturnedItem.tsx';
import type { ReturnableItemFragment, ReturnFormQuery } from './returns.graphql.generated.ts';

/** The shop's reasons for a return. */
export type Reasons = NonNullable<ReturnFormQuery['shop']>['returnReasons'];

interface PieceFieldsProps {
  item: ReturnableItemFragment;
  reasons: Reasons;
  /** The initial values of the form. */
  first: Values;
  /** The fields below those of the pieces. */
  children: ReactNode;
}

/** The number of pieces, the reason, and the shopper's words. */
export function PieceFields({ item, reasons, first, children }: PieceFieldsProps) {
  const counts = Array.from({ length: item.returnableQuantity }, (_, index) => index + 1);
  return (
    <fieldset className={css.group}>
      <legend>{returnsWords.whatToReturn}</legend>
      <ReturnedItem item={item} />
      <Labelled name="quantity" label={returnsWords.howMany} hint={undefined}>
        {(control) => (
          <select {...control} defaultValue={first['quantity'] ?? String(item.returnableQuantity)}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <ReasonField reasons={reasons} first={first} />
      <Labelled name="comment" label={returnsWords.comments} hint={undefined} isOptional>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={requestReturnLimits.comment.maxLength}
            defaultValue={first['comment'] ?? ''}
          />
        )}
      </Labelled>
      {children}
    </fieldset>
  );
}

const ReasonField = ({ reasons, first }: Pick<PieceFieldsProps, 'reasons' | 'first'>) => (
  <Labelled name="reason" label={returnsWords.reason} hint={undefined}>
    {(control) => (
      <select {...control} defaultValue={first['reason'] ?? ''}>
        <option value="">{ordersWords.chooseReason}</option>
        {reasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);
