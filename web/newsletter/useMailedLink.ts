import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { withQuery } from '../paths.ts';

/** The payload of a mailed link's mutation. */
interface Payload {
  message: string | null;
  userErrors: readonly unknown[];
}

/** The state of a page with its link: 'expired' if the link is no longer valid, 'missing' if the address has no token. */
export type LinkStep = 'waiting' | 'failed' | 'done' | 'expired' | 'missing';

/** A mailed link on its page. */
export interface MailedLink {
  step: LinkStep;
  /** The link's token until its response arrives; then empty. */
  token: string;
  /** The gateway's message about the result; undefined on the server. */
  message: string | undefined;
  /** Whether a request is running. */
  busy: boolean;
  /** Sends the token once more. */
  retry: () => void;
}

/**
 * Sends the token of this page's address, `?token=…`, once, when a browser shows the page. The response replaces the token
 * in the address by `?{outcome}=1` or `?{outcome}=0`: nobody sees or copies the token, and a reload sends nothing. If
 * sending fails, `send` returns nothing, the token remains, and the shopper can retry. `send` never rejects. A reader who has gone on to
 * another page stays there.
 */
export function useMailedLink(
  outcome: string,
  send: (token: string) => Promise<Payload | null | undefined>,
): MailedLink {
  const { pathname, state } = useLocation();
  const isStaying = useNavigation().state === 'idle';
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const started = useRef('');
  const [awaited, setAwaited] = useState('');
  const [response, setAnswer] = useState<{ to: string; payload: Payload | undefined }>();
  const answered = token !== '' && response?.to === token ? response : undefined;

  const start = async () => {
    started.current = token;
    setAwaited(token);
    const payload = (await send(token)) ?? undefined;
    setAnswer({ to: token, payload });
    if (!payload) setAwaited('');
  };
  const startOnce = useEffectEvent((given: string) => given !== '' && given !== started.current && start());
  useEffect(() => void startOnce(token), [token]);

  const navigate = useNavigate();
  const showOutcome = useEffectEvent(({ message, userErrors }: Payload) => {
    // React may draw a response before a change of page that began earlier. The browser has the new address already.
    if (window.location.pathname !== pathname) return;
    const to = withQuery(pathname, [[outcome, userErrors.length === 0 ? '1' : '0']]);
    void navigate(to, { replace: true, state: message, preventScrollReset: true });
  });
  const payload = isStaying ? answered?.payload : undefined;
  useEffect(() => {
    if (payload) showOutcome(payload);
  }, [payload]);

  const busy = awaited !== '' && awaited === token;
  const step = token === '' ? parseOutcome(search.get(outcome)) : answered && !answered.payload ? 'failed' : 'waiting';
  const message = typeof state === 'string' && step === 'done' ? state : undefined;
  return { step, token, message, busy, retry: () => void (busy || start()) };
}

const parseOutcome = (value: string | null): LinkStep =>
  value === '1' ? 'done' : value === '0' ? 'expired' : 'missing';
