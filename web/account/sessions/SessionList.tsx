import { sendAgain } from '../../shopper/useRefetch.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import { dayInIndia, timeAgo } from '../../ui/format.ts';
import * as accountWords from '../../words/account.ts';
import { WaitingSection } from '../AccountFrame.tsx';
import css from './SessionList.module.css';
import {
  useRevokeOtherSessions,
  useRevokeSession,
  useSessionList,
  type ShopperSessionFragment,
} from './sessions.graphql.generated.ts';

const TOAST = { area: 'account' } as const;

/** The shopper's sessions; each other device can be logged out here. Renders nothing in a shop without a list of sessions. */
export function SessionList() {
  const { data, loading, refetch } = useSessionList({}, { fetchPolicy: 'cache-and-network' });
  const { end, endOthers } = useSessionEnds(refetch);
  if (!data && loading) return <WaitingSection />;
  const listed = data?.me?.sessions;
  if (!listed) return null;
  // This device first, then the others by last use.
  const sessions = [...listed].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <section className={css.devices} aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1}>
        {accountWords.devices}
      </h2>
      <p>{accountWords.devicesHint}</p>
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session.id} className={css.device}>
            <Device session={session} onEnd={() => void end(session.sessionId)} />
          </li>
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <button className="button button-quiet" type="button" onClick={() => void endOthers()}>
          {accountWords.logOutOthers}
        </button>
      )}
    </section>
  );
}

/** Logs other devices out, and loads the list again, also after a refusal: a session may have ended meanwhile. */
function useSessionEnds(refetch: () => Promise<unknown>) {
  const [revokeSession] = useRevokeSession({
    once: ({ input }) => `revoke ${input.sessionId}`,
    done: accountWords.deviceLoggedOut,
    failed: accountWords.failedToLogOut,
    toast: TOAST,
  });
  const [revokeOtherSessions] = useRevokeOtherSessions({
    once: () => 'revoke others',
    done: accountWords.othersLoggedOut,
    failed: accountWords.failedToLogOut,
    toast: TOAST,
  });
  return {
    end: async (sessionId: string) => {
      await revokeSession({ input: { sessionId } });
      await sendAgain(refetch);
    },
    endOthers: async () => {
      await revokeOtherSessions({});
      await sendAgain(refetch);
    },
  };
}

/** A device: its name, its last use, and a logout button unless it is this device. */
function Device({ session, onEnd }: { session: ShopperSessionFragment; onEnd: () => void }) {
  const { now } = useVisit();
  const { deviceName, createdAt, lastUsedAt, isCurrent } = session;
  const name = deviceName ?? accountWords.unknownDevice;
  const used = accountWords.lastUsed(timeAgo(lastUsedAt, now).toLowerCase());
  return (
    <>
      <p className={css.name}>{name}</p>
      {isCurrent ? <p className={css.current}>{accountWords.thisDevice}</p> : <p className={css.time}>{used}</p>}
      <p className={css.time}>{accountWords.loggedInOn(dayInIndia(createdAt))}</p>
      {!isCurrent && (
        <button
          type="button"
          className={css.end}
          aria-label={accountWords.logOutOf(name, used)}
          onClick={() => {
            document.getElementById('devices')?.focus();
            onEnd();
          }}
        >
          {accountWords.logOutDevice}
        </button>
      )}
    </>
  );
}
