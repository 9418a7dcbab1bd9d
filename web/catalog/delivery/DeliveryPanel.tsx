import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { pinCodeIn } from '../../../schema/pin-code.ts';
import { toAsciiDigits } from '../../ui/digits.ts';
import * as productWords from '../../words/product.ts';
import css from './DeliveryCheck.module.css';
import { saveDeliveryPin, useDeliveryPin } from './delivery-pin.ts';
import { DeliveryDay } from './DeliveryDay.tsx';
import { useDefaultPin } from './useDefaultPin.ts';

interface DeliveryPanelProps {
  skus: readonly string[];
  /** Whether the shopper has pressed the button that requests the PIN code: the form replaces it. */
  isAsked: boolean;
  /** Called when the PIN code is entered. */
  onSaved: () => void;
}

/** The PIN code, requested once, and the date by which the variants arrive there. Nothing before the shopper has pressed the button. */
export function DeliveryPanel({ skus, isAsked, onSaved }: DeliveryPanelProps) {
  useDefaultPin();
  const pinCode = useDeliveryPin();
  const [isEditing, setIsEditing] = useState(false);
  const [isGiven, setIsGiven] = useState(false);
  const finish = () => {
    setIsEditing(false);
    setIsGiven(true);
    onSaved();
  };
  if (!pinCode && !isAsked) return null;
  if (!pinCode || isEditing) return <PinForm key={pinCode} known={pinCode} onDone={finish} />;
  return (
    <div className={css.line}>
      <DeliveryDay pinCode={pinCode} skus={skus} namesPin />
      <button
        type="button"
        className={css.link}
        aria-label={productWords.changePin}
        // The replaced form had the focus.
        ref={isGiven ? takeFocus : undefined}
        onClick={() => setIsEditing(true)}
      >
        {productWords.changePinCode}
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
    // Digits of any script are accepted.
    const pinCode = pinCodeIn(toAsciiDigits(input.current?.value ?? ''));
    setIsWrong(pinCode === undefined);
    if (pinCode === undefined) return input.current?.focus();
    saveDeliveryPin(pinCode);
    return onDone();
  };
  const error = isWrong ? `${id}-error` : undefined;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <label htmlFor={id}>{productWords.deliveryToPin}</label>
      <div className={css.field}>
        <input
          ref={input}
          id={id}
          name="pinCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          defaultValue={known}
          aria-invalid={isWrong || undefined}
          aria-describedby={error}
        />
        <CheckButton />
      </div>
      <p id={`${id}-error`} className={css.wrong} role="alert">
        {isWrong && productWords.invalidPin}
      </p>
    </form>
  );
}

const CheckButton = () => (
  <button type="submit" className="button button-quiet">
    {productWords.checkPinCode}
  </button>
);
