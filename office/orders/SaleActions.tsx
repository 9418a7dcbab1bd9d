import { useState } from 'react';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { useStaff } from '../session/staff.ts';
import * as words from '../words.ts';
import * as saleOrderWords from '../words/sale-orders.ts';
import { CarrierField } from './CarrierField.tsx';
import {
  CollectSaleDocument,
  ConfirmSaleDocument,
  DeliverSaleDocument,
  DispatchSaleDocument,
  RefuseSaleDocument,
  RejectSaleDocument,
  type SaleDetailFragment,
} from './orders.graphql.generated.ts';
import css from './SaleActions.module.css';
import { useSaleChange } from './useSaleChange.ts';

interface ActionProps {
  sale: SaleDetailFragment;
}

/** The steps that are possible for an item in its state. */
export function SaleActions({ sale }: ActionProps) {
  const { role } = useStaff().me;
  const steps = STEPS.filter(({ name, isPossible }) => isPossible(sale) && mayTake(role, name));
  if (steps.length === 0) return <p>{words.noActions}</p>;
  return (
    <div className={css.actions}>
      {steps.map(({ name, Action }) => (
        <Action key={name} sale={sale} />
      ))}
    </div>
  );
}

interface StepProps extends ActionProps {
  document:
    | typeof ConfirmSaleDocument
    | typeof DeliverSaleDocument
    | typeof CollectSaleDocument
    | typeof RefuseSaleDocument;
  action: string;
  done: string;
  hint?: string;
}

/** A step that needs nothing but the item. */
function Step({ sale, document, action, done, hint }: StepProps) {
  const [send] = useSaleChange<unknown, { input: { orderItemId: string } }>(document, done);
  return (
    <OfficeForm label={action} action={action} send={() => send({ input: { orderItemId: sale.id } })}>
      {hint && <p className={css.hint}>{hint}</p>}
    </OfficeForm>
  );
}

const Confirm = ({ sale }: ActionProps) => (
  <Step sale={sale} document={ConfirmSaleDocument} action={words.confirm} done={words.confirmed(1)} />
);

const Deliver = ({ sale }: ActionProps) => (
  <Step sale={sale} document={DeliverSaleDocument} action={words.deliver} done={words.delivered} />
);

const Collect = ({ sale }: ActionProps) => (
  <Step sale={sale} document={CollectSaleDocument} action={words.collect} done={words.collected} />
);

const Refuse = ({ sale }: ActionProps) => (
  <Step sale={sale} document={RefuseSaleDocument} action={words.refuse} done={words.refused} hint={words.refuseHint} />
);

function Dispatch({ sale }: ActionProps) {
  const [send] = useSaleChange(DispatchSaleDocument, words.dispatched);
  return (
    <OfficeForm
      label={words.dispatch}
      action={words.dispatch}
      send={({ carrier = '', trackingId = '', trackingUrl = '' }) =>
        send({
          input: {
            orderItemId: sale.id,
            carrier: carrier || null,
            trackingId: trackingId.trim() || null,
            trackingUrl: trackingUrl.trim() || null,
          },
        })
      }
    >
      <CarrierField />
      <Field
        name="trackingId"
        label={words.trackingId}
        hint={words.optional}
        autoComplete="off"
        maxLength={60}
        isOptional
      />
      <Field
        name="trackingUrl"
        label={words.trackingUrl}
        hint={saleOrderWords.pageHint}
        type="url"
        autoComplete="off"
        isOptional
      />
    </OfficeForm>
  );
}

const reasonErrors = ({ reason = '' }: Values): FieldErrors =>
  reason.trim() === '' ? { reason: words.enterReason } : NO_ERRORS;

function Reject({ sale }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  const [send, { dialog }] = useSaleChange(RejectSaleDocument, words.rejected);
  if (!isOpen) {
    return (
      <button className="button button-quiet" type="button" onClick={() => setOpen(true)}>
        {words.reject}
      </button>
    );
  }
  return (
    <>
      <OfficeForm
        label={words.reject}
        action={words.reject}
        check={reasonErrors}
        send={({ reason = '' }) => send({ input: { orderItemId: sale.id, reason: reason.trim() } })}
        beside={
          <button className="button button-quiet" type="button" onClick={() => setOpen(false)}>
            {words.cancelDialog}
          </button>
        }
      >
        <p className={css.hint}>{words.rejectHint}</p>
        <Field name="reason" label={words.reason} autoComplete="off" maxLength={200} />
      </OfficeForm>
      {dialog}
    </>
  );
}

const isPaidInCash = ({ paymentMethod }: SaleDetailFragment): boolean => paymentMethod === 'CASH_ON_DELIVERY';
const owesCash = ({ moneyTrail }: SaleDetailFragment): boolean => moneyTrail.toCollect.amount > 0;
const isIn =
  (...states: SaleDetailFragment['status'][]) =>
  ({ status }: SaleDetailFragment): boolean =>
    states.includes(status);
const isUnderWay = isIn('DISPATCHED');

/** An accountant only reads; a packer refunds nothing. */
const mayTake = (role: ReturnType<typeof useStaff>['me']['role'], step: string): boolean =>
  role !== 'ACCOUNTANT' && !(role === 'PACKER' && step === 'reject');

/** All steps of staff, and when each is possible. */
const STEPS = [
  { name: 'confirm', Action: Confirm, isPossible: isIn('PLACED') },
  { name: 'dispatch', Action: Dispatch, isPossible: isIn('PLACED', 'CONFIRMED') },
  {
    name: 'deliver',
    Action: Deliver,
    isPossible: (sale: SaleDetailFragment) => isUnderWay(sale) && !isPaidInCash(sale),
  },
  {
    name: 'collect',
    Action: Collect,
    isPossible: (sale: SaleDetailFragment) => isIn('DISPATCHED', 'DELIVERED')(sale) && owesCash(sale),
  },
  { name: 'refuse', Action: Refuse, isPossible: (sale: SaleDetailFragment) => isUnderWay(sale) && isPaidInCash(sale) },
  { name: 'reject', Action: Reject, isPossible: isIn('PLACED', 'CONFIRMED') },
];
