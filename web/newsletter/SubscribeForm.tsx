import { useId } from 'react';
import { SHOP } from '../../schema/shop.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import css from './SubscribeForm.module.css';
import { useSubscribeForm } from './useSubscribeForm.ts';

/**
 * Asks for the newsletter with one field and one button, and says what it brings and how often. Where scripts are
 * switched off, the shop's own address stands in its place.
 */
export function SubscribeForm() {
  return (
    <>
      <Form />
      <p className={css.instead}>
        Write to <a href={`mailto:${SHOP.email}?subject=Newsletter`}>{SHOP.email}</a>, and it comes to you.{' '}
        {SHOP.newsletter}
      </p>
    </>
  );
}

/** The form itself. It can't be sent before the page has hydrated, for no page takes what a browser alone would post. */
function Form() {
  const id = useId();
  const { form, error, failure, thanks, busy, onInput, onSubmit } = useSubscribeForm();
  const isHydrated = useHydrated();
  return (
    <form ref={form} className={css.form} aria-label="Newsletter" method="post" noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>Email</label>
      <div className={css.line}>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          aria-invalid={error !== ''}
          aria-describedby={`${id}-refusal ${id}-hint`}
          onInput={onInput}
        />
        <button type="submit" className="button" aria-busy={busy} disabled={!isHydrated}>
          Subscribe
        </button>
        <p className={css.refusal} role="alert" id={`${id}-refusal`}>
          {error || failure}
        </p>
      </div>
      <output className={css.thanks}>{thanks}</output>
      <p className={css.hint} id={`${id}-hint`}>
        {SHOP.newsletter} You can leave at any time, by a link in every mail.
      </p>
    </form>
  );
}
