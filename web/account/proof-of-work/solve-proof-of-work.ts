/** The proof of work that the shop accepts instead of a wait; `docs/http.md` describes how to solve it. */
export interface ProofOfWork {
  challenge: string;
  /** The result to find, in hexadecimal digits. */
  target: string;
  /** The number of candidates. */
  tries: number;
  iterations: number;
}

/** The number of tries that the browser computes at once, besides the page's main thread. */
const AT_ONCE = 8;

/** The solution to send; undefined if there is none or if it is no longer needed. */
export async function solveWork(
  { challenge, target, tries, iterations }: ProofOfWork,
  isWanted: () => boolean,
): Promise<string | undefined> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(challenge), 'PBKDF2', false, ['deriveBits']);
  const resultOf = async (number: number) => {
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(String(number)), iterations };
    const found = new Uint8Array(await crypto.subtle.deriveBits(how, key, 128));
    return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  for (let first = 0; first < tries && isWanted(); first += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, at) => first + at);
    const results = await Promise.all(numbers.map(resultOf));
    const at = results.indexOf(target);
    if (at !== -1) return `${challenge}.${first + at}`;
  }
  return undefined;
}
