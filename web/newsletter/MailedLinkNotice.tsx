import { type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '../ui/useHydrated.ts';
import { Head } from '../ui/Head.tsx';
import { focusHeading } from '../ui/focus.ts';
import parts from '../ui/parts.module.css';
import css from './MailedLinkNotice.module.css';
import type { MailedLink, LinkStep } from './useMailedLink.ts';

/** What a page says at each step: a heading, a line, and what can be done there. */
export type StepTexts = Record<LinkStep, { title: string; line: ReactNode; next?: ReactNode }>;

interface MailedLinkNoticeProps {
  /** The page's own address. */
  path: string;
  link: MailedLink;
  told: StepTexts;
}

/**
 * The page of a mailed link. Each step is read out as it comes, and no other page or host is told the token: addresses
 * leave this page as its origin only.
 */
export function MailedLinkNotice({ path, link, told }: MailedLinkNoticeProps) {
  const { title, line, next } = told[link.step];
  useKeptFocus(link.step);
  // The server's page and the first one in the browser must be the same: neither knows what the host has said.
  const isAlive = useHydrated();
  return (
    <div className="page">
      <Head title={title} description="The newsletter of the shop." path={path} robots="noindex" />
      <meta name="referrer" content="strict-origin" />
      <div className={parts.notice}>
        <div className={parts.strip} aria-hidden="true" />
        <div className={css.told} data-step={link.step} aria-live="polite">
          <h1 className={parts.words}>{title}</h1>
          <p className={parts.hint}>{(isAlive && link.message) || line}</p>
        </div>
        {link.step === 'failed' && (
          <button type="button" className="button" aria-busy={link.busy} onClick={link.retry}>
            Try again
          </button>
        )}
        {next}
      </div>
    </div>
  );
}

/** The button that was pressed goes with its step: the heading takes its focus. */
function useKeptFocus(step: LinkStep): void {
  const former = useRef(step);
  useEffect(() => {
    if (former.current === 'failed' && document.activeElement === document.body) focusHeading();
    former.current = step;
  }, [step]);
}
