import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { pinCodeIn } from '../../../schema/pin-code.ts';
import { plainDigits } from '../../ui/form/field-rules.ts';
import * as deliveryWords from '../../words/delivery.ts';
import css from './DeliveryCheck.module.css';
import { keepDeliveryPin, useDeliveryPin } from './delivery-pin.ts';
import { DeliveryDay } from './DeliveryDay.tsx';
import { useDefaultPin } from './useDefaultPin.ts';

interface DeliveryPanelProps {
  skus: readonly string[];
  /** Whether the shopper has pressed what asks for the PIN code: the form takes its place. */
  isAsked: boolean;
  /** Called when the PIN code is given. */
  onKept: () => void;
  /** What asks for the PIN code. */
  children: ReactNode;
}

/** The PIN code, asked once, and the day by which the variants come there. */
export function DeliveryPanel({ skus, isAsked, onKept, children }: DeliveryPanelProps) {
  useDefaultPin();
  const pinCode = useDeliveryPin();
  const [isEditing, setIsEditing] = useState(false);
  const [isGiven, setIsGiven] = useState(false);
  const finish = () => {
    setIsEditing(false);
    setIsGiven(true);
    onKept();
  };
  if (!pinCode && !isAsked) return children;
  if (!pinCode || isEditing) return <PinForm key={pinCode} known={pinCode} onDone={finish} />;
  return (
    <div className={css.line}>
      <DeliveryDay pinCode={pinCode} skus={skus} namesPin />
      <button
        type="button"
        className={css.link}
        aria-label={deliveryWords.changePin}
        // The form that it follows had the focus.
        ref={isGiven ? takeFocus : undefined}
        onClick={() => setIsEditing(true)}
      >
        {deliveryWords.change}
      </button>
    </div>
  );
}

const takeFocus = (control: HTMLElement | null) => control?.focus();

interface PinFormProps {
  known: string;
  onDone: () => void;
}

function PinForm({ known, onDone }: PinFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Digits of any script will do.
    const pinCode = pinCodeIn(plainDigits(input.current?.value ?? ''));
    setIsWrong(pinCode === undefined);
    if (pinCode === undefined) return input.current?.focus();
    keepDeliveryPin(pinCode);
    return onDone();
  };
  const error = isWrong ? `${id}-error` : undefined;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>{deliveryWords.deliveryToPin}</label>
      <div className={css.field}>
        <input
          ref={input}
          id={id}
          name="pinCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={7}
          defaultValue={known}
          aria-invalid={isWrong || undefined}
          aria-describedby={error}
        />
        <CheckButton />
      </div>
      <p id={`${id}-error`} className={css.wrong} role="alert">
        {isWrong && deliveryWords.invalidPin}
      </p>
    </form>
  );
}

const CheckButton = () => (
  <button type="submit" className="button button-quiet">
    {deliveryWords.check}
  </button>
);
