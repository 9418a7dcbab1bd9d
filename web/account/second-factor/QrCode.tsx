import { encodeQR } from 'qr';
import * as twoStepWords from '../../words/two-step.ts';
import css from './TwoStep.module.css';

/** Modules of quiet space around the code, as scanners want it. */
const BORDER = 4;

/** A text as a QR code, drawn here: it may be a secret, which no other server draws. Dark on light in both colour schemes. */
export function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className={css.qr} aria-label={twoStepWords.qrCode}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true">
        <path d={dark.join('')} />
      </svg>
    </figure>
  );
}
