import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

/** How many changes of this tab wait for the line to come back. */
export const waitingChangesVar = makeVar(0);

/** Whether changes of this tab wait for the line to come back. */
export const useHasWaitingChanges = (): boolean => useReactiveVar(waitingChangesVar) > 0;
