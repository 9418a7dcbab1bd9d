import { useState, type ReactNode } from 'react';
import { dayInIndia } from '../../web/ui/format.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { RadioField } from '../ui/RadioField.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { useStaff } from '../session/staff.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/returns.ts';
import { PayoutStep } from './PayoutStep.tsx';
import {
  ApproveReturnDocument,
  DeclineReturnDocument,
  PickUpReturnDocument,
  ReceiveReturnDocument,
  type SaleReturnDetailFragment,
} from './returns.graphql.generated.ts';
import css from './ReturnSteps.module.css';
import { useReturnStep } from './useReturnStep.ts';

interface StepProps {
  found: SaleReturnDetailFragment;
}

/** The steps that are possible for a return in its state, and for the role of the person. */
export function ReturnSteps({ found }: StepProps) {
  const { role } = useStaff().me;
  const steps = STEPS.filter((step) => step.isPossible(found) && !step.notFor.includes(role));
  if (steps.length === 0) {
    const isUnderWay = found.state === 'RECEIVED' && !found.awaitsPayout;
    return <p>{isUnderWay ? words.waitsForProvider : words.noSteps}</p>;
  }
  return (
    <div className={css.steps}>
      {steps.map(({ name, Step }) => (
        <Step key={name} found={found} />
      ))}
    </div>
  );
}

interface ConfirmedProps {
  action: string;
  isQuiet?: boolean;
  children: (goBack: ReactNode) => ReactNode;
}

/** A button that opens the form of a step, so that no step is made by one press. */
function Confirmed({ action, isQuiet = false, children }: ConfirmedProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <button className={isQuiet ? 'button button-quiet' : 'button'} type="button" onClick={() => setOpen(true)}>
        {action}
      </button>
    );
  }
  return children(
    <button className="button button-quiet" type="button" onClick={() => setOpen(false)}>
      {officeWords.cancelDialog}
    </button>,
  );
}

function Approve({ found: { returnId, pickupDay } }: StepProps) {
  const { send } = useReturnStep(ApproveReturnDocument, words.approvedDone);
  return (
    <Confirmed action={words.approve}>
      {(goBack) => (
        <OfficeForm
          label={words.approve}
          action={words.approve}
          beside={goBack}
          send={() => send({ input: { returnId } })}
        >
          <p className={css.hint}>{words.approveHint(dayInIndia(pickupDay))}</p>
        </OfficeForm>
      )}
    </Confirmed>
  );
}

const reasonErrors = ({ reason = '' }: Values): FieldErrors =>
  reason.trim() === '' ? { reason: words.enterReason } : NO_ERRORS;

function Decline({ found: { returnId } }: StepProps) {
  const { send } = useReturnStep(DeclineReturnDocument, words.declinedDone);
  return (
    <Confirmed action={words.decline} isQuiet>
      {(goBack) => (
        <OfficeForm
          label={words.decline}
          action={words.decline}
          beside={goBack}
          check={reasonErrors}
          send={({ reason = '' }) => send({ input: { returnId, reason: reason.trim() } })}
        >
          <p className={css.hint}>{words.declineHint}</p>
          <Field name="reason" label={words.declineReason} autoComplete="off" maxLength={200} />
        </OfficeForm>
      )}
    </Confirmed>
  );
}

function PickUp({ found: { returnId } }: StepProps) {
  const { send } = useReturnStep(PickUpReturnDocument, words.pickedUpDone);
  return (
    <Confirmed action={words.pickUp}>
      {(goBack) => (
        <OfficeForm
          label={words.pickUp}
          action={words.pickUp}
          beside={goBack}
          send={() => send({ input: { returnId } })}
        >
          <p className={css.hint}>{words.pickUpHint}</p>
        </OfficeForm>
      )}
    </Confirmed>
  );
}

const CONDITIONS = ['GOOD', 'DAMAGED'] as const;
const conditionIn = (values: Values) => CONDITIONS.find((one) => one === values['condition']);
const conditionErrors = (values: Values): FieldErrors =>
  conditionIn(values) ? NO_ERRORS : { condition: words.chooseCondition };

function Receive({ found: { returnId, kind } }: StepProps) {
  const { send, dialog } = useReturnStep(ReceiveReturnDocument, words.receivedDone);
  return (
    <Confirmed action={words.receive}>
      {(goBack) => (
        <>
          <OfficeForm
            label={words.receive}
            action={words.receive}
            beside={goBack}
            check={conditionErrors}
            send={(values) => send({ input: { returnId, condition: conditionIn(values) ?? 'DAMAGED' } })}
          >
            <RadioField name="condition" label={words.condition} choices={words.conditionWords} />
            <p className={css.hint}>{kind === 'REFUND' ? words.receiveRefundHint : words.receiveExchangeHint}</p>
          </OfficeForm>
          {dialog}
        </>
      )}
    </Confirmed>
  );
}

const isIn =
  (...states: SaleReturnDetailFragment['state'][]) =>
  ({ state }: SaleReturnDetailFragment): boolean =>
    states.includes(state);
type Role = ReturnType<typeof useStaff>['me']['role'];
/** Those who only read returns, or see none. */
const READERS: readonly Role[] = ['ACCOUNTANT', 'EDITOR'];

/** All steps of staff, when each is possible, and the roles that may not take it. */
const STEPS = [
  { name: 'approve', Step: Approve, isPossible: isIn('REQUESTED'), notFor: [...READERS, 'PACKER'] },
  { name: 'pickUp', Step: PickUp, isPossible: isIn('APPROVED'), notFor: READERS },
  { name: 'receive', Step: Receive, isPossible: isIn('PICKED_UP'), notFor: READERS },
  {
    name: 'pay',
    Step: PayoutStep,
    isPossible: ({ awaitsPayout }: SaleReturnDetailFragment) => awaitsPayout,
    notFor: ['MANAGER', 'PACKER', 'EDITOR', 'SELLER'],
  },
  {
    name: 'decline',
    Step: Decline,
    isPossible: isIn('REQUESTED', 'APPROVED', 'PICKED_UP'),
    notFor: [...READERS, 'PACKER'],
  },
] satisfies readonly {
  name: string;
  Step: (props: StepProps) => ReactNode;
  isPossible: (found: SaleReturnDetailFragment) => boolean;
  notFor: readonly Role[];
}[];
