import { useState } from 'react';

/**
 * The result of a query, or its earlier one under the same key. A failed or empty repetition of a query does not
 * remove the forms that are on the screen.
 */
export function useLastFound<T>(found: T | null | undefined, key: string): T | undefined {
  const [last, setLast] = useState({ key, found });
  if (found && (last.found !== found || last.key !== key)) setLast({ key, found });
  return found ?? (last.key === key ? (last.found ?? undefined) : undefined);
}
