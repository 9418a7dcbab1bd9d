import { useId } from 'react';
import css from './NewsletterForm.module.css';
import { SubscribeForm } from './SubscribeForm.tsx';
import * as newsletterWords from '../words/newsletter.ts';

/** The section of a page that offers the newsletter: a heading and the form. */
export function NewsletterForm() {
  const id = useId();
  return (
    <section className={css.pattern} aria-labelledby={id}>
      <div className="page">
        <div className={css.label}>
          <h2 id={id}>{newsletterWords.newsFromTheDyers}</h2>
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}
