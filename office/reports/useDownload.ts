import { useRef, useState } from 'react';
import { showToast } from '../../web/ui/toast.ts';
import { officeSession } from '../session/session.ts';
import { useFreshLogin } from '../session/useFreshLogin.tsx';
import * as words from '../words/reports.ts';

const CONFIRM_LOGIN = { data: { download: { userErrors: [{ code: 'CONFIRM_LOGIN', message: '' }] } } };
const FAILED = { data: undefined, error: new Error(words.downloadFailed) };

/** A file to download: its path and its name. */
export interface DownloadedFile {
  url: string;
  fileName: string;
}

/** Downloads a file for staff, after a fresh login. Returns the action, and the dialog to render beside it. */
export function useDownload() {
  const { withFreshLogin, dialog } = useFreshLogin();
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);
  const download = async ({ url, fileName }: DownloadedFile): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    const outcome = await withFreshLogin(() => readFile(url));
    if ('file' in outcome) saveFile(outcome.file, fileName);
    else if ('error' in outcome) showToast(words.downloadFailed, { kind: 'error', cause: 'download' });
    isBusy.current = false;
    setRunning(false);
  };
  return { download, isRunning, dialog };
}

/** Reads the file. The shop refuses it with 403 until the login is fresh. */
async function readFile(url: string) {
  const { pathname } = new URL(url, location.origin);
  const headers = { authorization: `Bearer ${officeSession.token() ?? ''}` };
  try {
    const response = await fetch(pathname, { headers, credentials: 'same-origin' });
    if (response.status === 403) return CONFIRM_LOGIN;
    return response.ok ? { data: undefined, file: await response.blob() } : FAILED;
  } catch {
    return FAILED;
  }
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
