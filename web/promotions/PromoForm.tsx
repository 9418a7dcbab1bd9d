import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import css from './PromoForm.module.css';

interface PromoFormProps {
  /** The code that the cart is billed with; null for none. */
  applied: string | null;
  /** The code of the address and why it was refused. */
  refused: { code: string; words: string } | null;
  /** Tries a code: answers null when it was taken, else why not. */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => void;
}

/** Asks for a promo code, which needs text, and tells at the field why one was refused. */
export function PromoForm({ applied, ...asking }: PromoFormProps) {
  const place = useKeptFocus(applied);
  return (
    <div ref={place}>
      {applied === null ? (
        <CodeForm key={asking.refused?.code} {...asking} />
      ) : (
        <p className={css.applied}>
          <span>
            Promo code <b>{applied}</b>
          </span>
          <button type="button" onClick={asking.onRemove}>
            Remove<span className="visually-hidden"> promo code</span>
          </button>
        </p>
      )}
    </div>
  );
}

/** Where what had the focus gives way to something else, that gets it. */
function useKeptFocus(applied: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const former = useRef(applied);
  useEffect(() => {
    const isChanged = former.current !== applied;
    former.current = applied;
    if (!isChanged || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [applied]);
  return place;
}

function CodeForm({ refused, onApply }: Pick<PromoFormProps, 'refused' | 'onApply'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(refused?.words ?? null);
  const [busy, setBusy] = useState(false);
  const apply = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = field.current?.value.trim() ?? '';
    setBusy(true);
    const wrong = code === '' ? 'Please enter a promo code.' : await onApply(code);
    setBusy(false);
    setWords(wrong);
    if (wrong) field.current?.focus();
  };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void apply(event)}>
      <label htmlFor={id}>Promo code</label>
      <div className={css.line}>
        <input
          ref={field}
          id={id}
          name="promocode"
          defaultValue={refused?.code}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={50}
          aria-invalid={words !== null}
          aria-describedby={`${id}-words`}
        />
        <button type="submit" className="button button-quiet" aria-disabled={busy}>
          Apply
        </button>
      </div>
      <p id={`${id}-words`} className={css.words} role="alert">
        {words}
      </p>
    </form>
  );
}
