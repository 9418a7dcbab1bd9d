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

/** It can't be sent before the page has come to life: a browser alone would carry the address to nowhere. */
function Form() {
  const id = useId();
  const { field, told, busy, send, forget } = useSubscribeForm();
  const isAlive = useHydrated();
  return (
    <form
      className={css.form}
      aria-label="Newsletter"
      method="post"
      noValidate
      onSubmit={(event) => (event.preventDefault(), void send())}
    >
      <label htmlFor={id}>Email</label>
      <div className={css.line}>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          aria-invalid={told?.kind === 'mistake'}
          aria-describedby={`${id}-refusal ${id}-hint`}
          onInput={forget}
        />
        <button type="submit" className="button" aria-busy={busy} disabled={!isAlive}>
          Subscribe
        </button>
        <p className={css.refusal} role="alert" id={`${id}-refusal`}>
          {told?.kind !== 'success' && told?.words}
        </p>
      </div>
      <output className={css.thanks}>{told?.kind === 'success' && told.words}</output>
      <p className={css.hint} id={`${id}-hint`}>
        {SHOP.newsletter} You can leave at any time, by a link in every mail.
      </p>
    </form>
  );
}
