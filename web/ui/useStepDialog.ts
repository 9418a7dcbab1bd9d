import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLazyModule } from './useLazyModule.ts';

/** A dialog whose script is fetched when it opens. The open dialog is an entry of the browser's history at the same address. */
export interface StepDialog<T> {
  /** undefined while the dialog is closed, and while its script is fetched. */
  module: T | undefined;
  open: () => void;
  /** Goes back to the page below, once however often it is called. */
  close: () => void;
}

/**
 * Opens a dialog as a step of the history: going back closes it and stays on the page, going forth opens it again. `name` tells it
 * from the other dialogs of its page. Its `<Dialog>` has `isStep`.
 */
export function useStepDialog<T>(name: string, load: () => Promise<T>): StepDialog<T> {
  const { state, ...here } = useLocation();
  const navigate = useNavigate();
  const entry: { dialog?: string } | null = state;
  const isOpen = entry?.dialog === name;
  const closedAt = useRef<string>(undefined);
  const close = () => {
    if (closedAt.current === here.key) return;
    closedAt.current = here.key;
    void navigate(-1);
  };
  const module = useLazyModule(isOpen, load, close);
  return {
    module: isOpen ? module : undefined,
    open: () => void navigate(here, { state: { dialog: name }, preventScrollReset: true }),
    close,
  };
}
