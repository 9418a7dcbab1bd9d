import { showToast } from '../../ui/toast.ts';
import * as accountWords from '../../words/account.ts';
import css from './TwoStep.module.css';

/** Milliseconds for which the browser may still read the file that it saves. */
const SAVING_MS = 60_000;

/** The recovery codes, which are shown once, to be copied or saved. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = codes.join('\n');
  return (
    <div className={css.part}>
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {accountWords.recoveryCodes}
      </h3>
      <p>{accountWords.keepThem}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <button className="button button-quiet" type="button" onClick={() => void copy(text)}>
          {accountWords.copyCodes}
        </button>
        <button className="button button-quiet" type="button" onClick={() => save(text)}>
          {accountWords.downloadCodes}
        </button>
      </div>
      <button className="button" type="button" onClick={onSaved}>
        {accountWords.savedCodes}
      </button>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  const hasCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const words = hasCopied ? accountWords.codesCopied : accountWords.copyFailed;
  showToast(words, { kind: hasCopied ? 'success' : 'error', area: 'account', cause: 'recovery codes' });
}

function save(text: string): void {
  const href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: accountWords.recoveryCodesFileName }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVING_MS);
}
