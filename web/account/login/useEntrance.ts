import { useLoginGate } from '../session/gate.ts';
import { session } from '../session/session.ts';
import { pendingEmail } from '../modals/pending.ts';

/** What every login ends with: the token is stored, a pending address forgotten, and the way leads on. */
export function useEntrance(): (accessToken: string) => Promise<void> {
  const gate = useLoginGate();
  return async (accessToken) => {
    pendingEmail.forget();
    await session.begin(accessToken);
    await gate.pass();
  };
}
