import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useHydrated } from '../ui/useHydrated.ts';
import { Head } from '../ui/Head.tsx';
import { focusHeading } from '../ui/focus.ts';
import parts from '../ui/parts.module.css';
import css from './MailedLinkNotice.module.css';
import { SubscribeForm } from './SubscribeForm.tsx';
import type { LinkStep, MailedLink } from './useMailedLink.ts';
import * as newsletterWords from '../words/newsletter.ts';
import * as uiWords from '../words/ui.ts';

/** The content of a page at each step: a heading, a line, and the possible actions. */
export type StepTexts = Record<LinkStep, { title: string; line: ReactNode; next?: ReactNode }>;

interface MailedLinkNoticeProps {
  /** The page's path. */
  path: string;
  link: MailedLink;
  texts: StepTexts;
  /** The page's description; of the newsletter by default. */
  description?: string;
}

/**
 * The page of a mailed link. Screen readers read each step. No other page or host receives the token: requests from
 * this page have only its origin as referrer.
 */
export function MailedLinkNotice({
  path,
  link,
  texts,
  description = newsletterWords.newsletterOfShop,
}: MailedLinkNoticeProps) {
  const { title, line, next } = texts[link.step];
  useFocusAfterRetry(link.step);
  // The server doesn't know the message, and hydration must render the same as the server.
  const isHydrated = useHydrated();
  return (
    <div className="page">
      <Head title={title} description={description} path={path} robots="noindex" />
      <meta name="referrer" content="strict-origin" />
      <div className={parts.notice}>
        <div className={parts.strip} aria-hidden="true" />
        <div className={css.texts} data-step={link.step} aria-live="polite">
          <h1 className={parts.title}>{title}</h1>
          <p className={parts.hint}>{(isHydrated && link.message) || line}</p>
        </div>
        {link.step === 'failed' && (
          <button type="button" className="button" aria-busy={link.busy} onClick={link.retry}>
            {uiWords.tryAgain}
          </button>
        )}
        {next}
      </div>
    </div>
  );
}

/** The button to retry disappears with its step: the heading takes the focus that the button had. */
function useFocusAfterRetry(step: LinkStep): void {
  const former = useRef(step);
  useEffect(() => {
    if (former.current === 'failed' && document.activeElement === document.body) focusHeading();
    former.current = step;
  }, [step]);
}

/** The subscribe form at the end of the page of a mailed link, with a separate heading. */
export function SubscribeSection({ title }: { title: string }) {
  const id = useId();
  return (
    <section className={css.subscribe} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <SubscribeForm />
    </section>
  );
}
