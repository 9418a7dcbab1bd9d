import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The last text that did not change for a quarter of a second. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setDebounced, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
