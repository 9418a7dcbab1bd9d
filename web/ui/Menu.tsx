import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { indexAfterKey } from './TabList.tsx';
import css from './Menu.module.css';

interface MenuProps {
  /** The menu's name for screen readers. */
  label: string;
  choices: readonly Choice[];
}

interface Choice {
  name: string;
  onChoose: () => void;
}

/** A button with three dots that opens a menu. Arrows, Home and End move in it; Escape, Tab and a press beside it close it. */
export function Menu({ label, choices }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The end of the menu that receives the focus when it opens; undefined while it is closed. */
  const [end, setEnd] = useState<'first' | 'last'>();
  const isOpen = end !== undefined;
  const close = () => setEnd(undefined);
  usePressOutside(menu, isOpen, close);
  const openByKey = (event: KeyboardEvent) => {
    if (isOpen || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    setEnd(event.key === 'ArrowUp' ? 'last' : 'first');
  };
  const leave = () => {
    close();
    // A dialog that a choice opens returns the focus to its present element.
    button.current?.focus();
  };
  return (
    <div ref={menu} className={css.menu}>
      <button
        ref={button}
        type="button"
        className={css.dots}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setEnd(isOpen ? undefined : 'first')}
        onKeyDown={openByKey}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" />
        </svg>
      </button>
      {isOpen && <Choices id={id} label={label} choices={choices} begin={end} onLeave={leave} />}
    </div>
  );
}

interface ChoicesProps extends MenuProps {
  id: string;
  begin: 'first' | 'last';
  /** Called before a choice is made, and when the menu is closed without a choice. */
  onLeave: () => void;
}

function Choices({ id, label, choices, begin, onLeave }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      itemsIn(list)
        .at(begin === 'first' ? 0 : -1)
        ?.focus(),
    [begin],
  );
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') onLeave();
    const items = itemsIn(list);
    const index = items.findIndex((item) => item === document.activeElement);
    const next = indexAfterKey(event.key, 'column', index, items.length);
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };
  return (
    <div ref={list} id={id} className={css.choices} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {choices.map(({ name, onChoose }) => (
        <button key={name} type="button" role="menuitem" tabIndex={-1} onClick={() => (onLeave(), onChoose())}>
          {name}
        </button>
      ))}
    </div>
  );
}

const itemsIn = (list: RefObject<HTMLElement | null>): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** While `isOpen`, calls `onPress` at a press outside of the element. */
function usePressOutside(element: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void): void {
  const pressed = useEffectEvent((target: EventTarget | null) => {
    if (target instanceof Node && !element.current?.contains(target)) onPress();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: Event) => pressed(target);
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
}
