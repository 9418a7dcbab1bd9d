import { useState } from 'react';
import { showToast } from '../../web/ui/toast.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import * as words from '../words/products.ts';

interface DownloadButtonProps {
  /** The name of the file. */
  file: string;
  label: string;
  /** Reads the file; undefined if the shop refuses it, as without a fresh login. */
  read: () => Promise<string | undefined>;
}

const REFUSED = { data: { file: { userErrors: [{ code: 'CONFIRM_LOGIN', field: null, message: '' }] } } };

/** Downloads a CSV file. The shop asks for the password before that. */
export function DownloadButton({ file, label, read }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const { withFreshLogin, dialog } = useFreshLogin();
  const press = async () => {
    setBusy(true);
    let text: string | undefined;
    await withFreshLogin(async () => {
      text = await read();
      return text === undefined ? REFUSED : {};
    });
    setBusy(false);
    if (text === undefined) showToast(words.downloadFailed, { kind: 'error', cause: 'download' });
    else save(text, file);
  };
  return (
    <>
      <button
        className="button button-quiet"
        type="button"
        aria-label={`${words.download}: ${label}`}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void press()}
      >
        {words.download}
      </button>
      {dialog}
    </>
  );
}

function save(text: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
