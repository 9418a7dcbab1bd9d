import { PASSWORD } from './people.ts';

/** The calls that must not tell whether an address has an account, by their rows of the specification. */
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
 * By how many milliseconds three pairs of four lie apart, all in one direction; 0 where they don't.
 * A median of some dozens of pairs isn't told apart from chance where the machine itself makes single calls 50 ms slower;
 * work that is done for one kind of address alone shows in nearly all pairs.
 */
export function provenGap(gaps: readonly number[]): number {
  const sorted = gaps.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  return Math.max(0, sorted.at(quarter) ?? 0, -(sorted.at(-1 - quarter) ?? 0));
}

/** What an answer shows of itself: no time of day, no id of the request, and a cookie drawn by chance only by its name. */
export function shownOf({ status, text, headers }: { status: number; text: string; headers: Record<string, string> }) {
  const { date, 'x-request-id': id, ...lasting } = headers;
  void [date, id];
  const cookie = headers['set-cookie']?.replace(/(shop_challenge)=[\w-]{43}/, '$1');
  return { status, text, headers: { ...lasting, 'set-cookie': cookie } };
}
