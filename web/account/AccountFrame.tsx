import { type ReactNode, useEffect, useRef, useId } from 'react';
import { Head } from '../ui/Head.tsx';
import { useShop } from '../shop/useShop.ts';
import css from './AccountFrame.module.css';
import * as accountWords from '../words/account.ts';
import * as uiWords from '../words/ui.ts';

interface AccountFrameProps {
  /** The heading, and the page's title unless that is given. */
  heading: string;
  /** One sentence under the heading. */
  line?: string | undefined;
  description: string;
  path: string;
  children: ReactNode;
}

/** The frame of the account's pages: the form, and beside it, where there is room, a picture of cloth. */
export function AccountFrame({ heading, line, description, path, children }: AccountFrameProps) {
  const { tagline } = useShop();
  return (
    <div className={css.page}>
      <Head title={heading} description={description} path={path} robots="noindex" />
      <div className={css.pattern} aria-hidden="true">
        <p className={css.tagline}>{tagline}</p>
      </div>
      <div className={css.content}>
        <h1 className={css.heading}>{heading}</h1>
        {line && <p className={css.subtitle}>{line}</p>}
        {children}
      </div>
    </div>
  );
}

/** Stacks the parts of a modal or form, and focuses the first field to fill in when it is shown. */
export function FocusFirstField({ children }: { children: ReactNode }) {
  const stack = useRef<HTMLDivElement>(null);
  useEffect(() => stack.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), []);
  return (
    <div className={css.fields} ref={stack}>
      {children}
    </div>
  );
}

/**
 * A placeholder for a section that is loading. The content after it is shown when the section is loaded, so that
 * visible content does not move down.
 */
export const WaitingSection = () => <div className={css.waiting} />;

/** The part below each login form: Google, and the link to an account (`children`). */
export const OtherWays = ({ google, children }: { google: ReactNode; children: ReactNode }) => (
  <>
    <p className={css.or}>{uiWords.or}</p>
    {google}
    <p className={css.note}>
      {accountWords.newHere} {children}
    </p>
  </>
);

/** A message in place of a form. It takes the focus, so that screen readers read it. */
export function FormReplacedMessage({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.message} tabIndex={-1} aria-labelledby={id} ref={takeFocus}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
