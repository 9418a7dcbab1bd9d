import { useId } from 'react';
import { SubscribeForm } from '../SubscribeForm.tsx';
import css from '../MailedLinkNotice.module.css';

/** The newsletter's form at the foot of a link's page, under a heading of its own. */
export function Offer({ title }: { title: string }) {
  const id = useId();
  return (
    <section className={css.offer} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <SubscribeForm />
    </section>
  );
}
