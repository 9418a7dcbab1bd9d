import { type KeyboardEvent, useEffect, useId, useState } from 'react';

/** An entry of a list that Enter opens. */
export interface ListOption {
  path: string;
  /** Called before the entry's page opens. */
  onChoose?: (() => void) | undefined;
}

/** The attributes that link a text box to a list: the arrow keys choose an entry, Enter calls `open`. */
export function useCombobox<Entry extends ListOption>(entries: readonly Entry[], open: (entry: Entry) => void) {
  const id = useId();
  const key = entries.map(({ path }) => path).join(' ');
  const [active, setActive] = useState({ key, index: -1 });
  const index = active.key === key ? active.index : -1;
  useEffect(() => {
    // The focus stays in the text box, so that the browser does not scroll by itself.
    if (index >= 0) document.querySelector(`[id='${id}-${index}']`)?.scrollIntoView({ block: 'nearest' });
  }, [id, index]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[index];
    if (step && entries.length > 0) {
      event.preventDefault();
      // There is one position more than entries: in it none is chosen.
      const positions = entries.length + 1;
      setActive({ key, index: ((index + 1 + step + positions) % positions) - 1 });
    }
    if (event.key !== 'Enter' || !entry) return;
    event.preventDefault();
    open(entry);
  };
  const combobox = {
    role: 'combobox',
    'aria-expanded': entries.length > 0,
    'aria-controls': id,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': index < 0 ? undefined : `${id}-${index}`,
    onKeyDown,
  };
  const option = (at: number) => ({ role: 'option', id: `${id}-${at}`, 'aria-selected': at === index, tabIndex: -1 });
  return { combobox, list: { role: 'listbox', id }, option };
}
