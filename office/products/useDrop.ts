import { useEffect, useRef, type RefObject } from 'react';

interface DropOptions {
  /** Called when the element begins to be dragged. */
  onDrag?: () => void;
  /** Called with the files that were dropped on the element; none for another element. */
  onDrop: (files: readonly File[]) => void;
}

/** The ref of an element on which files and other elements can be dropped. Buttons do the same by keyboard. */
export function useDrop<E extends HTMLElement>({ onDrag, onDrop }: DropOptions): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    element.current?.addEventListener('dragstart', () => onDrag?.(), { signal });
    element.current?.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    const drop = (event: DragEvent) => {
      event.preventDefault();
      onDrop([...(event.dataTransfer?.files ?? [])]);
    };
    element.current?.addEventListener('drop', drop, { signal });
    return () => controller.abort();
  });
  return element;
}
