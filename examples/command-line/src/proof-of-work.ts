/** What a shop asks for in place of a wait: `extensions.proofOfWork` of an error. */
interface ProofOfWork {
  challenge: string;
  /** The result to look for, in hexadecimal digits. */
  target: string;
  /** How many numbers there are. */
  tries: number;
  iterations: number;
}

/** How often it works at the most: others may make it dearer meanwhile, up to 32 times as dear as at first. */
const MOST_ROUNDS = 5;

/** Sends a request; where the shop would have it wait, works instead and sends it again. */
export async function fetchOrWork(
  url: string | URL | Request,
  init: RequestInit = {},
  rounds = MOST_ROUNDS,
): Promise<Response> {
  const answer = await fetch(url, init);
  if (answer.status !== 429 || rounds === 0) return answer;
  const { errors = [] }: { errors?: { extensions?: { proofOfWork?: ProofOfWork } }[] } = await answer.clone().json();
  const work = errors.find(({ extensions }) => extensions?.proofOfWork)?.extensions?.proofOfWork;
  if (!work) return answer;
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
