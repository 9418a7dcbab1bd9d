import { PASSWORD } from './people.ts';

/** The calls that must not reveal whether an address has an account, by their rows of the specification. */
export function enumerationProbes<Answer>(
  post: (path: string, body: object) => Promise<Answer>,
): Record<string, (email: string) => Promise<Answer>> {
  return {
    'REST-3': (email) => post('/user/send-otp', { email }),
    'REST-6': (email) => post('/user/login', { email, password: 'a-wrong-password' }),
    'REST-7': (email) =>
      post('/user/register', { name: 'Asha Verma', email, phone: '98290 12345', password: PASSWORD }),
    'REST-8': (email) => post('/user/checkemail/forgotpassword', { email }),
  };
}

/**
 * Returns the milliseconds by which three of four pairs differ, all in one direction; 0 if they don't. A median of
 * some dozens of pairs could be chance on a machine that makes single calls 50 ms slower. Work for only one kind of
 * address shows in nearly all pairs.
 */
export function provenGap(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return Math.max(0, sorted.at(quarter) ?? 0, -(sorted.at(-1 - quarter) ?? 0));
}

/** The observable parts of a response: no time of day, no request id, and a random cookie only by its name. */
export function shownOf({ status, text, headers }: { status: number; text: string; headers: Record<string, string> }) {
  const { date, 'x-request-id': id, ...lasting } = headers;
  void [date, id];
  const cookie = headers['set-cookie']?.replace(/(shop_challenge)=[\w-]{43}/, '$1');
  return { status, text, headers: { ...lasting, 'set-cookie': cookie } };
}
