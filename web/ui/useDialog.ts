import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as uiWords from '../words/ui.ts';
import { showToast } from './toast.ts';

/** Whether a dialog is open, with the functions that open and close it. */
export interface DialogState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** Closes the dialog and shows a toast, if its script can't be fetched. The next press retries. */
  fail: () => void;
}

/** A dialog that a control on the page opens. */
export function useDialog(): DialogState {
  const [isOpen, setIsOpen] = useState(false);
  return withFail(isOpen, setIsOpen);
}

/**
 * A dialog that is an entry of the browser's history: going back closes it and stays on the page, going forward opens it again. `name`
 * distinguishes it from the other dialogs of its page. Its `<Dialog>` has `isStep`.
 */
export function useStepDialog(name: string): DialogState {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const entry: { dialog?: string } | null = state;
  return withFail(entry?.dialog === name, (opens) => {
    if (opens) void navigate(here, { state: { dialog: name }, preventScrollReset: true });
    else void navigate(-1);
  });
}

function withFail(isOpen: boolean, setIsOpen: (isOpen: boolean) => void): DialogState {
  const close = () => setIsOpen(false);
  const fail = () => {
    showLoadFailure();
    close();
  };
  return { isOpen, open: () => setIsOpen(true), close, fail };
}

/** Shows a toast that a script could not be loaded. */
export const showLoadFailure = (): void => showToast(uiWords.couldNotLoad, { kind: 'error' });
