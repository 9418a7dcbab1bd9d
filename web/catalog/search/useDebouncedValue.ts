import { useEffect, useState } from 'react';

const PAUSE = 250;

/** The text as it stood when it had last been left alone for a quarter of a second. */
export function useDebouncedValue(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
