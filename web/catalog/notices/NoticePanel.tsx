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
  const isWanted = useRef(isAsked);
  const requestIfWanted = useEffectEvent(() => {
    if (isWanted.current && !notice) request();
    isWanted.current = false;
  });
  useEffect(() => {
    if (isKnown) requestIfWanted();
  }, [isKnown]);
  if (!isKnown) return null;
  const press = (act: () => void) => {
    setIsPressed(true);
    act();
  };
  const shared = { isBusy, takesFocus: isPressed };
  if (!notice)
    return (
      <PressLink {...shared} label={name && noticeWords.askForOf(kind, name)} onPress={() => press(request)}>
        {noticeWords.askFor(kind)}
      </PressLink>
    );
  return (
    <>
      <output className={css.waits}>{notice.isConfirmed ? noticeWords.willMail(kind) : noticeWords.openOurMail}</output>
      <PressLink {...shared} label={name && noticeWords.cancelOf(name)} onPress={() => press(() => void cancel())}>
        {noticeWords.cancel}
      </PressLink>
    </>
  );
}

interface PressLinkProps {
  /** The label for screen readers, where the text alone is ambiguous. */
  label: string | undefined;
  isBusy: boolean;
  /** Whether it replaces a button that had the focus. */
  takesFocus: boolean;
  onPress: () => void;
  children: string;
}

/** A button that looks like a link; a double click presses it once. */
const PressLink = ({ label, isBusy, takesFocus, onPress, children }: PressLinkProps) => (
  <button
    type="button"
    className={css.link}
    ref={takesFocus ? takeFocus : undefined}
    aria-busy={isBusy || undefined}
    aria-label={label}
    onClick={({ detail }) => isFirstClick(detail) && onPress()}
  >
    {children}
  </button>
);

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
  if (thanks) return <Thanks words={thanks} />;
  return (
    <form
      ref={form}
      className={css.form}
      aria-label={noticeWords.askFor(kind)}
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
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
      <FieldNotes id={id} error={error || failure} />
    </form>
  );
}

/** The message after a request. It takes the focus that the form had. */
const Thanks = ({ words }: { words: string }) => (
  <output className={css.waits} tabIndex={-1} ref={takeFocus}>
    {words}
  </output>
);

/** The error and the hint of the field. */
const FieldNotes = ({ id, error }: { id: string; error: string }) => (
  <>
    <p className={css.error} role="alert" id={`${id}-error`}>
      {error}
    </p>
    <p className={css.hint} id={`${id}-hint`}>
      {noticeWords.mailHint}
    </p>
  </>
);
