import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { toAsciiDigits } from '../digits.ts';
import { codeIn, LONG_OTP } from './field-rules.ts';
import * as fieldWords from '../../words/fields.ts';
import css from './CodeBoxes.module.css';

interface CodeBoxesProps {
  /** The name of the whole code in its form. */
  name: string;
  /** The number of digits of the code; another number empties the boxes only together with another `key`. */
  length: number;
  /** The error of the code; empty for none. */
  error: string;
  /** Whether another element announces the error, such as a toast. */
  isAnnounced: boolean;
  /** Called with the digits as soon as every box has one. */
  onFull: (code: string) => void;
  onInput: () => void;
}

const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * One box for each digit of a code. Typing moves the focus to the next box, Backspace to the previous one, arrows in both directions.
 * A pasted code or line of the mail fills all boxes, and so does a browser that puts the whole code into one box. A longer code is sent
 * unchanged. The empty boxes have the error: after a refused code all are empty.
 */
export function CodeBoxes({ name, length, error, isAnnounced, onFull, onInput }: CodeBoxesProps) {
  const id = useId();
  const { digits, boxes, put, focusBox, erase, isTooLong } = useBoxes({ length, onFull, onInput });
  const words = isTooLong ? fieldWords.enterAllDigits(length) : error;
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const move = MOVES[event.key];
    if (move === undefined && (event.key !== 'Backspace' || digits[at])) return;
    event.preventDefault();
    if (move === undefined) erase(at - 1);
    else focusBox(at + move);
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    const text = toAsciiDigits(event.clipboardData.getData('text'));
    const code = codeIn(text, digits.length) || codeIn(text, LONG_OTP);
    if (/\d/.test(text)) put(code ? 0 : at, code || text.replaceAll(/\D/g, ''));
  };
  const on = { put, onKeyDown, onPaste, isWrong: words !== '' };
  return (
    <fieldset className={css.code} name={name} aria-describedby={words ? id : undefined}>
      <legend>{fieldWords.otpDigits(digits.length)}</legend>
      <div className={css.boxes} ref={boxes}>
        {digits.map((digit, at) => (
          <Box key={at} at={at} digit={digit} {...on} />
        ))}
      </div>
      <p className={css.error} id={id} role={isAnnounced && !isTooLong ? undefined : 'alert'}>
        {words}
      </p>
    </fieldset>
  );
}

interface BoxProps {
  at: number;
  digit: string;
  isWrong: boolean;
  put: (at: number, digits: string) => void;
  onKeyDown: (event: KeyboardEvent, at: number) => void;
  onPaste: (event: ClipboardEvent, at: number) => void;
}

const Box = ({ at, digit, isWrong, put, onKeyDown, onPaste }: BoxProps) => (
  <input
    className={css.box}
    name={`digit${at + 1}`}
    aria-label={fieldWords.digit(at + 1)}
    aria-invalid={isWrong && digit === '' ? true : undefined}
    autoComplete={at === 0 ? 'one-time-code' : 'off'}
    inputMode="numeric"
    value={digit}
    onChange={({ target: { value } }) => put(at, newDigits(value, digit))}
    onKeyDown={(event) => onKeyDown(event, at)}
    onPaste={(event) => onPaste(event, at)}
    onFocus={({ target }) => target.select()}
  />
);

/** The digits of a box that held `former`: a digit typed beside it replaces it. */
function newDigits(value: string, former: string): string {
  const digits = toAsciiDigits(value).replaceAll(/\D/g, '');
  return digits.length === 2 && former ? digits.replace(former, '') : digits;
}

function useBoxes({ length, onFull, onInput }: Pick<CodeBoxesProps, 'length' | 'onFull' | 'onInput'>) {
  const [digits, setDigits] = useState<readonly string[]>(() => Array.from({ length }, () => ''));
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => boxes.current?.querySelector('input')?.focus(), []);
  const focusBox = (at: number) =>
    boxes.current?.querySelectorAll('input')[Math.min(Math.max(at, 0), length - 1)]?.focus();
  const [isTooLong, setIsTooLong] = useState(false);
  const put = (at: number, typed: string) => {
    onInput();
    setIsTooLong(false);
    // Longer than the page expects, as the codes of the shop's staff are: it is sent unchanged.
    if (typed.length === LONG_OTP && length < LONG_OTP) return onFull(typed);
    // A code that was cut is another one.
    if (typed.length > length - at) return setIsTooLong(true);
    const placed = typed ? typed.split('') : [''];
    const next = digits.map((digit, box) => placed[box - at] ?? digit);
    setDigits(next);
    if (typed) focusBox(at + placed.length);
    if (typed && next.every(Boolean)) onFull(next.join(''));
  };
  const erase = (at: number) => {
    if (at < 0) return;
    setDigits(digits.map((digit, box) => (box === at ? '' : digit)));
    focusBox(at);
  };
  return { digits, boxes, put, focusBox, erase, isTooLong };
}
