import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { NoticeKind } from '../../generated/schema-types.ts';
import { useSessionState } from '../../session/session.ts';
import { useShop } from '../../shop/useShop.ts';
import { isFirstClick } from '../../ui/clicks.ts';
import { useNotice } from '../../wishlist/notices/useNotice.ts';
import { useVisitorNotice } from '../../wishlist/notices/useVisitorNotice.ts';
import * as noticeWords from '../../words/notices.ts';
import css from './Notice.module.css';

interface NoticeProps {
  sku: string;
  kind: NoticeKind;
  /** The product's name, where a page has several such buttons. */
  name?: string | undefined;
  /** Whether the button that this panel replaces was pressed: a shopper's notice is requested, a visitor's form is open. */
  isAsked?: boolean;
}

/**
 * Asks for one mail when a variant is back in stock, or its price has dropped: a shopper by one press, a visitor with an
 * email address. Renders nothing in a shop without such notices.
 */
export function NoticePanel(props: NoticeProps) {
  const { noticeKinds } = useShop();
  const isShopper = useSessionState() === 'in';
  if (!noticeKinds.includes(props.kind)) return null;
  const key = `${props.sku} ${props.kind}`;
  return (
    <div className={css.notice}>
      {isShopper ? <ShopperNotice key={key} {...props} /> : <VisitorNotice key={key} {...props} />}
    </div>
  );
}

/** One button, which the state of the notice replaces. The focus follows. */
function ShopperNotice({ sku, kind, name, isAsked = false }: NoticeProps) {
  const { notice, isKnown, isBusy, request, cancel } = useNotice(sku, kind);
  const [isPressed, setIsPressed] = useState(isAsked);
  const requestIfAsked = useEffectEvent(() => isAsked && isKnown && !notice && request());
  useEffect(() => void requestIfAsked(), [isKnown]);
  if (!isKnown) return null;
  const focus = isPressed ? takeFocus : undefined;
  if (!notice)
    return (
      <button
        type="button"
        className={css.link}
        ref={focus}
        aria-busy={isBusy || undefined}
        aria-label={name && noticeWords.askForOf(kind, name)}
        onClick={({ detail }) => {
          if (!isFirstClick(detail)) return;
          setIsPressed(true);
          request();
        }}
      >
        {noticeWords.askFor(kind)}
      </button>
    );
  return (
    <>
      <output className={css.waits}>{notice.isConfirmed ? noticeWords.willMail(kind) : noticeWords.openOurMail}</output>
      <button
        type="button"
        className={css.link}
        ref={focus}
        aria-busy={isBusy || undefined}
        aria-label={name && noticeWords.cancelOf(name)}
        onClick={({ detail }) => {
          if (!isFirstClick(detail)) return;
          setIsPressed(true);
          void cancel();
        }}
      >
        {noticeWords.cancel}
      </button>
    </>
  );
}

const takeFocus = (control: HTMLElement | null) => control?.focus({ preventScroll: true });

/** The button that opens the form, and the form that the message replaces. */
function VisitorNotice({ sku, kind, name, isAsked = false }: NoticeProps) {
  const [isOpen, setIsOpen] = useState(isAsked);
  if (isOpen) return <VisitorForm sku={sku} kind={kind} />;
  return (
    <button
      type="button"
      className={css.link}
      aria-label={name && noticeWords.askForOf(kind, name)}
      onClick={() => setIsOpen(true)}
    >
      {noticeWords.askFor(kind)}
    </button>
  );
}

function VisitorForm({ sku, kind }: NoticeProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { form, error, failure, thanks, busy, onInput, onSubmit } = useVisitorNotice(sku, kind);
  useEffect(() => field.current?.focus(), []);
  if (thanks)
    return (
      <p className={css.waits} role="status" tabIndex={-1} ref={takeFocus}>
        {thanks}
      </p>
    );
  const label = noticeWords.askFor(kind);
  return (
    <form ref={form} className={css.form} aria-label={label} method="post" noValidate onSubmit={onSubmit}>
      <label htmlFor={id}>{noticeWords.emailFor(kind)}</label>
      <div className={css.row}>
        <input
          ref={field}
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
        <button type="submit" className="button button-quiet" aria-busy={busy}>
          {noticeWords.send}
        </button>
      </div>
      <p className={css.error} role="alert" id={`${id}-error`}>
        {error || failure}
      </p>
      <p className={css.hint} id={`${id}-hint`}>
        {noticeWords.mailHint}
      </p>
    </form>
  );
}
