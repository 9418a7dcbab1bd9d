import type { FormErrors } from '../../web/ui/form/form-errors.ts';

/** Whether a form has typed text that is not saved. */
export type IsUnsaved = () => boolean;
/** Sends a change and returns its errors. */
export type SendChange = () => Promise<FormErrors | null>;

/** The record as its forms show it. */
interface Held<T> {
  record: T;
  /** The forms start again with another number. */
  round: number;
  /** Whether a newer record has arrived while something is typed. */
  isStale: boolean;
}

/** Holds the record that forms were opened with, while newer ones arrive. */
export interface RecordHolder<T> {
  subscribe: (listener: () => void) => () => void;
  held: () => Held<T>;
  /** Receives the newest record of the screen with its version. */
  arrive: (record: T, version: string | number) => void;
  /** Holds the newest record from now on. Typed text remains only with `keepsTyped`. */
  takeOver: (options: { keepsTyped: boolean }) => void;
  /** Adds a form. Returns a function that removes it. */
  addForm: (isUnsaved: IsUnsaved) => () => void;
  /** Runs after each input: the next newer record is not that of the last change. */
  onTyped: () => void;
  /** Sends a change of the record. The version that it makes is no news. */
  change: (send: SendChange) => Promise<FormErrors | null>;
}

/**
 * Creates the holder of a record. A newer record replaces it while nothing is typed, and after a change by its forms.
 * Otherwise the forms hold their record and are stale.
 */
export function createRecordHolder<T>(first: T, firstVersion: string | number): RecordHolder<T> {
  let held: Held<T> = { record: first, round: 0, isStale: false };
  let [version, latest] = [firstVersion, { record: first, version: firstVersion }];
  let sending = 0;
  /** Whether the next newer record is that of a change by these forms. */
  let isOwn = false;
  const forms = new Set<IsUnsaved>();
  const listeners = new Set<() => void>();
  const show = (next: Held<T>) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const takeOver = ({ keepsTyped }: { keepsTyped: boolean }) => {
    version = latest.version;
    show({ record: latest.record, round: keepsTyped ? held.round : held.round + 1, isStale: false });
  };
  const compare = () => {
    if (latest.version === version) {
      if (held.record !== latest.record || held.isStale) takeOver({ keepsTyped: true });
    } else if (sending === 0) {
      const isTyped = [...forms].some((isUnsaved) => isUnsaved());
      if (isOwn || !isTyped) takeOver({ keepsTyped: isTyped });
      else if (!held.isStale) show({ ...held, isStale: true });
      isOwn = false;
    }
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    held: () => held,
    arrive: (record, newest) => {
      latest = { record, version: newest };
      compare();
    },
    takeOver,
    addForm: (isUnsaved) => {
      forms.add(isUnsaved);
      return () => void forms.delete(isUnsaved);
    },
    onTyped: () => {
      isOwn = false;
    },
    change: async (send) => {
      sending += 1;
      try {
        const errors = await send();
        isOwn = errors === null;
        return errors;
      } finally {
        sending -= 1;
        compare();
      }
    },
  };
}
