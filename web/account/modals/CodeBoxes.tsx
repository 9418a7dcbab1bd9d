import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { inWords } from '../../ui/format.ts';
import { codeIn, plainDigits } from '../../ui/form/field-rules.ts';
import css from './CodeBoxes.module.css';

interface CodeBoxesProps {
  /** The name of the whole code in its form. */
  name: string;
  /** What is wrong with the code; empty when nothing is. */
  error: string;
  /** Called with the digits as soon as every box has one. */
  onFull: (code: string) => void;
  onInput: () => void;
}

const MOVES: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * One box for each digit of a code. Typing moves the focus on, Backspace back, arrows both ways. A pasted code or line of
 * the mail fills all boxes, and so does a browser that puts the whole code into one box.
 */
export function CodeBoxes({ name, error, onFull, onInput }: CodeBoxesProps) {
  const id = useId();
  const { digits, boxes, put, focusBox, erase } = useBoxes({ onFull, onInput });
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const move = MOVES[event.key];
    if (move === undefined && (event.key !== 'Backspace' || digits[at])) return;
    event.preventDefault();
    if (move === undefined) erase(at - 1);
    else focusBox(at + move);
  };
  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault();
    const text = plainDigits(event.clipboardData.getData('text'));
    const code = codeIn(text, digits.length);
    if (/\d/.test(text)) put(code ? 0 : at, code || text.replaceAll(/\D/g, ''));
  };
  const on = { put, onKeyDown, onPaste, isWrong: error !== '' };
  return (
    <fieldset className={css.code} name={name} aria-describedby={error ? id : undefined}>
      <legend>{`Code of ${inWords(digits.length)} digits`}</legend>
      <div className={css.boxes} ref={boxes}>
        {digits.map((digit, at) => (
          <Box key={at} at={at} digit={digit} {...on} />
        ))}
      </div>
      <p className={css.error} id={id} role="alert">
        {error}
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
    aria-label={`Digit ${at + 1}`}
    aria-invalid={isWrong ? true : undefined}
    autoComplete={at === 0 ? 'one-time-code' : 'off'}
    inputMode="numeric"
    value={digit}
    onChange={({ target: { value } }) => put(at, newDigits(value, digit))}
    onKeyDown={(event) => onKeyDown(event, at)}
    onPaste={(event) => onPaste(event, at)}
    onFocus={({ target }) => target.select()}
  />
);

/** The digits of a box that held `former`: a digit typed beside the former one replaces it. */
function newDigits(value: string, former: string): string {
  const digits = plainDigits(value).replaceAll(/\D/g, '');
  return digits.length === 2 && former ? digits.replace(former, '') : digits;
}

function useBoxes({ onFull, onInput }: Pick<CodeBoxesProps, 'onFull' | 'onInput'>) {
  const { otpDigits } = useShop().limits;
  const [digits, setDigits] = useState<readonly string[]>(() => Array.from({ length: otpDigits }, () => ''));
  const boxes = useRef<HTMLDivElement>(null);
  useEffect(() => boxes.current?.querySelector('input')?.focus(), []);
  const focusBox = (at: number) =>
    boxes.current?.querySelectorAll('input')[Math.min(Math.max(at, 0), otpDigits - 1)]?.focus();
  const put = (at: number, typed: string) => {
    onInput();
    const placed = (typed ? typed.split('') : ['']).slice(0, otpDigits - at);
    const next = digits.toSpliced(at, placed.length, ...placed);
    setDigits(next);
    if (typed) focusBox(at + placed.length);
    if (typed && next.every(Boolean)) onFull(next.join(''));
  };
  const erase = (at: number) => {
    if (at < 0) return;
    setDigits(digits.with(at, ''));
    focusBox(at);
  };
  return { digits, boxes, put, focusBox, erase };
}
