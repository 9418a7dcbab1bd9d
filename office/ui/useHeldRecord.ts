import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createRecordHolder, type RecordHolder, type SendChange } from './record-holder.ts';

/** The record that the forms inside a `HeldRecord` change. */
interface RecordOfForms extends Pick<RecordHolder<unknown>, 'addForm' | 'onTyped' | 'change'> {
  /** Whether a newer record has arrived while something is typed. */
  isStale: boolean;
  /** Loads the newest record and shows it in all forms, without the typed text. */
  reload: () => Promise<void>;
  /** Holds the newest record from now on, and the typed text: the next save replaces what somebody else has saved. */
  keep: () => void;
}

/** Provides forms with their record. */
export const RecordContext = createContext<RecordOfForms | null>(null);

/** The record of the forms; null outside a `HeldRecord`. */
export const useRecordOfForms = (): RecordOfForms | null => use(RecordContext);

/** A record of which newer versions may arrive. */
export interface HeldRecordOptions<T> {
  /** The newest record of the screen's query. */
  latest: T;
  /** The version of a record, or another value that differs between two of its states. */
  versionOf: (record: T) => string | number;
}

/** The record that forms were opened with, until their own save or a reload. With another `round` they start again. */
export function useHeldRecord<T>({ latest, versionOf }: HeldRecordOptions<T>) {
  const client = useApolloClient();
  const version = versionOf(latest);
  const [holder] = useState(() => createRecordHolder(latest, version));
  const { record, round, isStale } = useSyncExternalStore(holder.subscribe, holder.held);
  useLayoutEffect(() => holder.arrive(latest, version), [holder, latest, version]);
  // The screen's queries report a failure.
  const load = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const change = async (send: SendChange) => {
    const errors = await holder.change(send);
    // Perhaps somebody else has changed the record: then its newest version arrives.
    if (errors) void load();
    return errors;
  };
  const { addForm, onTyped } = holder;
  const keep = () => holder.takeOver({ keepsTyped: true });
  const reload = async () => {
    await load();
    holder.takeOver({ keepsTyped: false });
  };
  const forForms: RecordOfForms = { addForm, onTyped, change, isStale, keep, reload };
  return { record, round, forForms };
}
