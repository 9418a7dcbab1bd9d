/** The work that replaces a wait: `extensions.proofOfWork` of an error. */
interface ProofOfWork {
  challenge: string;
  /** The result to look for, in hexadecimal digits. */
  target: string;
  /** The count of numbers to try. */
  tries: number;
  iterations: number;
}

/** The most puzzles that it solves: other clients may make them harder meanwhile, up to 32 times. */
const MOST_ROUNDS = 5;

/** Sends a request; if the shop requires a wait, solves the puzzle and sends the request again. */
export async function fetchOrWork(
  url: string | URL | Request,
  init: RequestInit = {},
  rounds = MOST_ROUNDS,
): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 429 || rounds === 0) return response;
  const { errors = [] }: { errors?: { extensions?: { proofOfWork?: ProofOfWork } }[] } = await response.clone().json();
  const work = errors.find(({ extensions }) => extensions?.proofOfWork)?.extensions?.proofOfWork;
  if (!work) return response;
  const headers = new Headers(init.headers);
  headers.set('proof-of-work', await solve(work));
  return fetchOrWork(url, { ...init, headers }, rounds - 1);
}

async function solve({ challenge, target, tries, iterations }: ProofOfWork): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey('raw', bytes(challenge), 'PBKDF2', false, ['deriveBits']);
  for (let n = 0; n < tries; n += 1) {
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(String(n)), iterations };
    const found = new Uint8Array(await crypto.subtle.deriveBits(how, key, 128));
    const hex = Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex === target) return `${challenge}.${n}`;
  }
  throw new Error('No number has the target.');
}
