import { useVisit } from '../../ui/VisitContext.tsx';
import { dayInIndia, timeAgo } from '../../ui/format.ts';
import * as deviceWords from '../../words/devices.ts';
import { WaitingSection } from '../WaitingSection.tsx';
import css from './SessionList.module.css';
import {
  useRevokeOtherSessions,
  useRevokeSession,
  useSessionList,
  type ShopperSessionFragment,
} from './sessions.graphql.generated.ts';

const TOAST = { area: 'account' } as const;

/** Where the shopper is logged in; each other device can be logged out here. Nothing in a shop that keeps no list. */
export function SessionList() {
  const { data, loading, refetch } = useSessionList({}, { fetchPolicy: 'cache-and-network' });
  const { end, endOthers } = useSessionEnds(refetch);
  if (!data && loading) return <WaitingSection />;
  const listed = data?.me?.sessions;
  if (!listed) return null;
  // This device first, then the others, the last used one first.
  const sessions = listed.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <section className={css.devices} aria-labelledby="devices">
      <h2 id="devices" tabIndex={-1}>
        {deviceWords.devices}
      </h2>
      <p>{deviceWords.devicesHint}</p>
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session.id} className={css.device}>
            <Device session={session} onEnd={() => void end(session.sessionId)} />
          </li>
        ))}
      </ul>
      {sessions.some(({ isCurrent }) => !isCurrent) && (
        <button className="button button-quiet" type="button" onClick={() => void endOthers()}>
          {deviceWords.logOutOthers}
        </button>
      )}
    </section>
  );
}

/** Logs other devices out, and reads the list again, also after a refusal: a session may have ended meanwhile. */
function useSessionEnds(refetch: () => Promise<unknown>) {
  const [revokeSession] = useRevokeSession({
    once: ({ input }) => `revoke ${input.sessionId}`,
    done: deviceWords.deviceLoggedOut,
    failed: deviceWords.failedToLogOut,
    toast: TOAST,
  });
  const [revokeOtherSessions] = useRevokeOtherSessions({
    once: () => 'revoke others',
    done: deviceWords.othersLoggedOut,
    failed: deviceWords.failedToLogOut,
    toast: TOAST,
  });
  return {
    end: async (sessionId: string) => {
      await revokeSession({ input: { sessionId } });
      await refetch();
    },
    endOthers: async () => {
      await revokeOtherSessions({});
      await refetch();
    },
  };
}

/** A device by its name, when it was last used, and the button that logs it out unless it is this one. */
function Device({ session, onEnd }: { session: ShopperSessionFragment; onEnd: () => void }) {
  const { now } = useVisit();
  const { deviceName, createdAt, lastUsedAt, isCurrent } = session;
  const name = deviceName ?? deviceWords.unknownDevice;
  const used = deviceWords.lastUsed(timeAgo(lastUsedAt, now).toLowerCase());
  return (
    <>
      <p className={css.name}>{name}</p>
      {isCurrent ? <p className={css.current}>{deviceWords.thisDevice}</p> : <p className={css.time}>{used}</p>}
      <p className={css.time}>{deviceWords.loggedInOn(dayInIndia(createdAt))}</p>
      {!isCurrent && (
        <button
          type="button"
          className={css.end}
          aria-label={deviceWords.logOutOf(name, used)}
          onClick={() => {
            document.getElementById('devices')?.focus();
            onEnd();
          }}
        >
          {deviceWords.logOutDevice}
        </button>
      )}
    </>
  );
}
