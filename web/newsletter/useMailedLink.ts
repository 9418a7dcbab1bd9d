import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { withQuery } from '../paths.ts';

/** What a mutation of a mailed link answers. */
interface Payload {
  message: string | null;
  userErrors: readonly unknown[];
}

/** How far a page has come with the link that led to it; 'none' where no link did, 'over' for one that is good no more. */
export type LinkStep = 'waiting' | 'failed' | 'done' | 'over' | 'none';

/** A mailed link on its page. */
export interface MailedLink {
  step: LinkStep;
  /** The link's token while it is of use; else empty. */
  token: string;
  /** The host's own words for what was done; a server doesn't know them. */
  message: string | undefined;
  /** Whether an answer is awaited. */
  busy: boolean;
  /** Follows the link once more. */
  retry: () => void;
}

/**
 * Follows the link that led to this page, `?token=…`, once, when a browser shows it. What came of it takes the token's
 * place in the address, as `?{outcome}=1` or `?{outcome}=0`: so nobody sees or copies the token, and a reload asks for
 * nothing. The token of a link that could not be followed stays, to be tried again.
 */
export function useMailedLink(
  outcome: string,
  follow: (token: string) => Promise<Payload | null | undefined>,
): MailedLink {
  const { pathname, state } = useLocation();
  const isStaying = useNavigation().state === 'idle';
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const token = asked.get('token') ?? '';
  const started = useRef('');
  const [awaited, setAwaited] = useState('');
  const [answer, setAnswer] = useState<{ to: string; payload: Payload | undefined }>();
  const answered = token !== '' && answer?.to === token ? answer : undefined;

  const start = async () => {
    started.current = token;
    setAwaited(token);
    const payload = (await follow(token).catch(() => undefined)) ?? undefined;
    // As the router's own changes: it must not overtake one that leads away from here.
    startTransition(() => {
      setAnswer({ to: token, payload });
      if (!payload) setAwaited('');
    });
  };
  const startOnce = useEffectEvent((given: string) => given !== '' && given !== started.current && start());
  useEffect(() => void startOnce(token), [token]);

  const conclude = useEffectEvent(({ message, userErrors }: Payload) =>
    navigate(withQuery(pathname, [[outcome, userErrors.length === 0 ? '1' : '0']]), {
      replace: true,
      state: message,
      preventScrollReset: true,
    }),
  );
  const payload = isStaying ? answered?.payload : undefined;
  useEffect(() => void (payload && conclude(payload)), [payload]);

  const busy = awaited !== '' && awaited === token;
  const step = token === '' ? stepOf(asked.get(outcome)) : answered && !answered.payload ? 'failed' : 'waiting';
  const message = typeof state === 'string' && step === 'done' ? state : undefined;
  return { step, token, message, busy, retry: () => void (busy || start()) };
}

const stepOf = (ended: string | null): LinkStep => (ended === '1' ? 'done' : ended === '0' ? 'over' : 'none');
