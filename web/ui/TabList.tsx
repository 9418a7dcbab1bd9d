import type { KeyboardEvent, RefObject } from 'react';

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

/** A tab's button: its id, its label, and the id of the panel that it opens. */
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

/** The keys for the previous and next tab in a row and in a column. */
const ARROWS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * The index after a key press at `index` among `count` tabs: an arrow moves to the neighbour, and from the last
 * to the first, Home and End to the ends. Undefined for any other key.
 */
export function indexAfterKey(
  key: string,
  axis: keyof typeof ARROWS,
  index: number,
  count: number,
): number | undefined {
  const [back, on] = ARROWS[axis];
  if (key === back) return (index + count - 1) % count;
  if (key === on) return (index + 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
