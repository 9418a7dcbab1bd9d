import type { KeyboardEvent, RefObject } from 'react';
import { indexAfterKey } from './arrow-keys.ts';

interface TabListProps {
  /** The name of the tabs for screen readers. */
  label: string;
  tabs: readonly TabButton[];
  /** The index of the open tab. */
  open: number;
  onOpen: (index: number) => void;
  className: string | undefined;
  ref?: RefObject<HTMLDivElement | null>;
}

/** A tab's button: its own id, the words on it, and the id of the panel that it opens. */
export interface TabButton {
  id: string;
  name: string;
  panelId: string;
}

/** The buttons of tabs. The arrow keys, Home and End open a tab and move the focus to it. */
export function TabList({ label, tabs, open, onOpen, className, ref }: TabListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexAfterKey(event.key, 'row', open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={ref} className={className} role="tablist" aria-label={label}>
      {tabs.map(({ id, name, panelId }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={id}
          aria-controls={panelId}
          aria-selected={index === open}
          tabIndex={index === open ? 0 : -1}
          onClick={() => onOpen(index)}
          onKeyDown={onKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
