import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The text as it was when it had last stayed the same for a quarter of a second. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
