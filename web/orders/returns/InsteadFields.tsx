import { useState } from 'react';
import type { ReturnKind } from '../../generated/schema-types.ts';
import { useShop } from '../../shop/useShop.ts';
import { Field, Labelled } from '../../ui/form/Field.tsx';
import type { Values } from '../../ui/form/form-errors.ts';
import { dayRange } from '../../ui/format.ts';
import * as returnsWords from '../../words/returns.ts';
import { Choice } from './Choice.tsx';
import css from './ReturnForm.module.css';
import type { ReturnableItemFragment } from './returns.graphql.generated.ts';
import { variantName } from './variant-name.ts';

interface InsteadFieldsProps {
  item: ReturnableItemFragment;
  kind: ReturnKind;
  choose: (kind: ReturnKind) => void;
  /** The initial values of the form. */
  first: Values;
}

/** A refund or an exchange: the other size or colour, or for a cash order the account of the refund. */
export function InsteadFields({ item, kind, choose, first }: InsteadFieldsProps) {
  const others = listOtherVariants(item);
  const canExchange = others.some(({ inStock }) => inStock);
  const isExchange = kind === 'EXCHANGE';
  return (
    <fieldset className={css.group}>
      <legend>{returnsWords.whatInstead}</legend>
      <div className={css.choices}>
        <Choice name="kind" value="REFUND" isChosen={!isExchange} onChoose={() => choose('REFUND')}>
          {returnsWords.kinds.REFUND}
        </Choice>
        <Choice
          name="kind"
          value="EXCHANGE"
          isChosen={isExchange}
          onChoose={() => choose('EXCHANGE')}
          isDisabled={!canExchange}
        >
          {returnsWords.kinds.EXCHANGE}
        </Choice>
      </div>
      {!canExchange && <p className={css.hint}>{returnsWords.noExchange}</p>}
      {isExchange && <ExchangeField variants={others} first={first} />}
      {!isExchange && (item.cash ? <PayoutFields /> : <RefundHint />)}
    </fieldset>
  );
}

function RefundHint() {
  const { returnRefundDays } = useShop().policies;
  return <p className={css.hint}>{returnsWords.refundHint(dayRange(returnRefundDays))}</p>;
}

/** The other variants of the item's product; none if the shop no longer sells it. */
export const listOtherVariants = ({ sku, variant }: ReturnableItemFragment): Variants =>
  variant?.product.variants.filter((other) => other.sku !== sku) ?? [];

type Variants = NonNullable<ReturnableItemFragment['variant']>['product']['variants'];

/** The other variants of the product; those that are out of stock can't be chosen. */
const ExchangeField = ({ variants, first }: { variants: Variants; first: Values }) => (
  <Labelled name="exchangeSku" label={returnsWords.exchangeFor} hint={returnsWords.exchangeHint}>
    {(control) => (
      <select {...control} defaultValue={first['exchangeSku'] ?? ''}>
        <option value="">{returnsWords.chooseVariant}</option>
        {variants.map((variant) => (
          <option key={variant.sku} value={variant.sku} disabled={!variant.inStock}>
            {variant.inStock ? variantName(variant) : returnsWords.outOfStock(variantName(variant))}
          </option>
        ))}
      </select>
    )}
  </Labelled>
);

/** The account for the refund of a cash order. No storage of the browser contains it. */
function PayoutFields() {
  const [isBank, setIsBank] = useState(false);
  return (
    <fieldset className={css.inner}>
      <legend>{returnsWords.refundAccount}</legend>
      <p className={css.hint}>{returnsWords.refundAccountHint}</p>
      <div className={css.choices}>
        <Choice name="payTo" value="upi" isChosen={!isBank} onChoose={() => setIsBank(false)}>
          {returnsWords.payouts.upi}
        </Choice>
        <Choice name="payTo" value="bank" isChosen={isBank} onChoose={() => setIsBank(true)}>
          {returnsWords.payouts.bank}
        </Choice>
      </div>
      {isBank ? <BankFields /> : <UpiField />}
    </fieldset>
  );
}

const UpiField = () => (
  <Field
    name="payout.upiId"
    label={returnsWords.upiId}
    hint={returnsWords.upiHint}
    autoComplete="off"
    autoCapitalize="none"
    inputMode="email"
  />
);

const BankFields = () => (
  <>
    <Field
      name="payout.accountNumber"
      label={returnsWords.accountNumber}
      autoComplete="off"
      inputMode="numeric"
      maxLength={40}
    />
    <Field
      name="payout.ifsc"
      label={returnsWords.ifsc}
      hint={returnsWords.ifscHint}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={20}
    />
    <Field
      name="payout.accountName"
      label={returnsWords.accountName}
      autoComplete="name"
      autoCapitalize="words"
      maxLength={100}
    />
  </>
);
