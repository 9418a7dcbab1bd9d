import { useEffect, useId, useRef } from 'react';
import { SEND_AGAIN, withError, type FieldErrors } from '../ui/form/form-errors.ts';
import { useForm } from '../ui/form/useForm.ts';
import * as promotionsWords from '../words/promotions.ts';
import css from './PromoForm.module.css';

interface PromoFormProps {
  /** The code in the cart's bill; null for none. */
  applied: string | null;
  /** The code of the address and the reason why the shop refuses it; null if it is accepted. */
  refused: { code: string; words: string } | null;
  /** Applies a code. Returns null if it is accepted, otherwise the reason. */
  onApply: (code: string) => Promise<string | null>;
  onRemove: () => void;
}

/** Applies a promo code or removes it. The field shows why a code was refused. */
export function PromoForm({ applied, onRemove, ...form }: PromoFormProps) {
  const container = useFocusAfterChange(applied);
  return (
    <div ref={container}>
      {applied === null ? (
        <CodeForm key={form.refused?.code} {...form} />
      ) : (
        <p className={css.applied}>
          <span>
            {promotionsWords.promoCode} <b>{applied}</b>
          </span>
          <button type="button" onClick={onRemove}>
            {promotionsWords.remove}
            <span className="visually-hidden">{promotionsWords.removePromoCode}</span>
          </button>
        </p>
      )}
    </div>
  );
}

/** Focuses the new field or button when the focused one is replaced. */
function useFocusAfterChange(applied: string | null) {
  const container = useRef<HTMLDivElement>(null);
  const former = useRef(applied);
  useEffect(() => {
    const isChanged = former.current !== applied;
    former.current = applied;
    if (!isChanged || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  }, [applied]);
  return container;
}

function CodeForm({ refused, onApply }: Pick<PromoFormProps, 'refused' | 'onApply'>) {
  const id = useId();
  const { form, errors, busy, onSubmit } = useForm({
    initial: errorOf(refused?.words ?? ''),
    check: ({ promocode = '' }) => errorOf(promocode.trim() === '' ? promotionsWords.enterPromoCode : ''),
    send: async ({ promocode = '' }) => {
      const words = await onApply(promocode.trim());
      return words === null ? SEND_AGAIN : { fields: errorOf(words) };
    },
  });
  const words = errors['promocode'] ?? '';
  return (
    <form ref={form} className={css.form} noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>{promotionsWords.promoCode}</label>
      <div className={css.row}>
        <input
          id={id}
          name="promocode"
          defaultValue={refused?.code}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={50}
          aria-invalid={words !== ''}
          aria-describedby={`${id}-words`}
        />
        <button type="submit" className="button button-quiet" aria-disabled={busy}>
          {promotionsWords.apply}
        </button>
      </div>
      <p id={`${id}-words`} className={css.message} role="alert">
        {words}
      </p>
    </form>
  );
}

/** This message as the error of the form's only field; an empty message is no error. */
const errorOf = (words: string): FieldErrors => withError({}, 'promocode', words);
