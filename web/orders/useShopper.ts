import { useSyncExternalStore } from 'react';
import { shopperOf } from '../session/access-token.ts';
import { session } from '../session/session.ts';

/** Whose session it is, also after another tab has logged in as somebody else; undefined for nobody, and on the server. */
export const useShopper = (): string | undefined =>
  useSyncExternalStore(
    session.subscribe,
    () => shopperOf(session.token()),
    () => undefined,
  );
