import { useEffect, useRef } from 'react';
import type { IsUnsaved } from './record-holder.ts';
import { useRecordOfForms } from './useHeldRecord.ts';

/** The forms on the screen that may have typed text. */
const forms = new Set<IsUnsaved>();

/** Whether a form on the screen has typed text that is not saved. */
export const hasUnsaved: IsUnsaved = () => [...forms].some((isUnsaved) => isUnsaved());

/** Adds a form to those on the screen, and to those of its record, while it is shown. */
export function useUnsaved(isUnsaved: IsUnsaved): void {
  const current = useRef(isUnsaved);
  const addToRecord = useRecordOfForms()?.addForm;
  useEffect(() => {
    current.current = isUnsaved;
  });
  useEffect(() => {
    const ask = () => current.current();
    const remove = addToRecord?.(ask);
    forms.add(ask);
    return () => {
      forms.delete(ask);
      remove?.();
    };
  }, [addToRecord]);
}
