import css from './NewsletterForm.module.css';
import { SubscribeForm } from './SubscribeForm.tsx';

/** The newsletter as it is offered on a page of the shop: a label sewn on to a length of tied cloth, with the form. */
export function NewsletterForm() {
  return (
    <section className={css.cloth} aria-labelledby="newsletter">
      <div className="page">
        <div className={css.label}>
          <h2 id="newsletter">News from the dyers</h2>
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}
