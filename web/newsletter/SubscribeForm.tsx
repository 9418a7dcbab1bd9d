import { useId } from 'react';
import { useShop } from '../shop/useShop.ts';
import { useHydrated } from '../ui/useHydrated.ts';
import css from './SubscribeForm.module.css';
import { useSubscribeForm } from './useSubscribeForm.ts';
import * as newsletterWords from '../words/newsletter.ts';
import * as formsWords from '../words/forms.ts';
import newsletterFormCss from './NewsletterForm.module.css';

/**
 * Subscribes to the newsletter with one field and one button, and describes its content and frequency. Without
 * scripts, the shop's address is shown instead.
 */
export function SubscribeForm() {
  const { newsletter } = useShop();
  return (
    <>
      <Form />
      <p className={css.noScript}>
        {newsletterWords.writeTo} <NewsletterMail subject={newsletterWords.newsletter} /> {newsletterWords.toSubscribe}{' '}
        <span>{newsletter}</span>
      </p>
    </>
  );
}

/** The button is disabled before hydration: until then a browser would send the form to an address that accepts none. */
function Form() {
  const id = useId();
  const { newsletter } = useShop();
  const { form, error, failure, thanks, busy, onInput, onSubmit } = useSubscribeForm();
  const label = newsletterWords.newsletter;
  const isHydrated = useHydrated();
  return (
    <form ref={form} className={css.form} aria-label={label} method="post" noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>{formsWords.email}</label>
      <div className={css.row}>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          required
          aria-invalid={error !== ''}
          aria-describedby={`${id}-error ${id}-hint`}
          onInput={onInput}
        />
        <button type="submit" className="button" aria-busy={busy} disabled={!isHydrated}>
          {newsletterWords.subscribe}
        </button>
        <p className={css.error} role="alert" id={`${id}-error`}>
          {error || failure}
        </p>
      </div>
      <output className={css.thanks}>{thanks}</output>
      <p className={css.hint} id={`${id}-hint`}>
        {`${newsletter} ${newsletterWords.unsubscribeHint}`}
      </p>
    </form>
  );
}

/** The section of a page that offers the newsletter: a heading and the form. */
export function NewsletterForm() {
  const id = useId();
  return (
    <section className={newsletterFormCss.pattern} aria-labelledby={id}>
      <div className="page">
        <div className={newsletterFormCss.label}>
          <h2 id={id}>{newsletterWords.newsFromTheDyers}</h2>
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}

/** The shop's email address, as a link that begins a mail with this subject. */
export function NewsletterMail({ subject }: { subject: string }) {
  const { email } = useShop().contact;
  return <a href={`mailto:${email}?subject=${subject}`}>{email}</a>;
}
