import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toast.ts';
import * as uiWords from '../words/ui.ts';

const UNREACHED = uiWords.couldNotLoad;

/** Shows a toast that a script could not be loaded. */
export const showLoadFailure = (): void => showToast(UNREACHED, { kind: 'error' });

/**
 * A module that is loaded when it is first wanted; undefined until then. Where it can't be loaded, a toast says so and
 * `giveUp` is called. When the module is wanted again, it is loaded again.
 */
export function useLazyModule<T>(isWanted: boolean, load: () => Promise<T>, giveUp: () => void): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const isMissing = loaded === undefined;
  const loadModule = useEffectEvent(() => {
    load().then(
      (script) => setLoaded(() => script),
      () => {
        giveUp();
        showLoadFailure();
      },
    );
  });
  useEffect(() => {
    if (isWanted && isMissing) loadModule();
  }, [isWanted, isMissing]);
  return loaded;
}

/** The module of a dialog: loaded when the dialog first opens, undefined while the dialog is closed. */
export function useLazyDialog<T>(load: () => Promise<T>): {
  module: T | undefined;
  open: () => void;
  close: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const module = useLazyModule(isOpen, load, close);
  return { module: isOpen ? module : undefined, open: () => setIsOpen(true), close };
}
