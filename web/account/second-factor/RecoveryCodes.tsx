import { showToast } from '../../ui/toast.ts';
import * as twoStepWords from '../../words/two-step.ts';
import css from './TwoStep.module.css';

/** Milliseconds for which the browser may still read the file that it saves. */
const SAVING_MS = 60_000;

/** The recovery codes, which are shown once, to be copied or saved. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  return (
    <div className={css.part}>
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {twoStepWords.recoveryCodes}
      </h3>
      <p>{twoStepWords.keepThem}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <button className="button button-quiet" type="button" onClick={() => void copy(text)}>
          {twoStepWords.copyCodes}
        </button>
        <button className="button button-quiet" type="button" onClick={() => save(text)}>
          {twoStepWords.downloadCodes}
        </button>
      </div>
      <button className="button" type="button" onClick={onKept}>
        {twoStepWords.keptThem}
      </button>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  const hasCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const words = hasCopied ? twoStepWords.codesCopied : twoStepWords.copyFailed;
  showToast(words, { kind: hasCopied ? 'success' : 'error', area: 'account', cause: 'recovery codes' });
}

function save(text: string): void {
  const href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: twoStepWords.fileName }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVING_MS);
}
