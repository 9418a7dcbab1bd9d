import { useShop } from '../shop/useShop.ts';

/** The shop's email address, as a link that begins a mail with this subject. */
export function NewsletterMail({ subject }: { subject: string }) {
  const { email } = useShop().contact;
  return <a href={`mailto:${email}?subject=${subject}`}>{email}</a>;
}
