import { CATEGORIES } from '../../schema/shop.ts';
import { Failure, type FailureCode } from './failures.ts';
import { UpstreamFailure } from './host-errors.ts';
import { invalidPartsOf, invalidRecordsIn } from './invalid-records.ts';
import type { CallId } from './contract.ts';
import type { Rest } from './rest.ts';

/** The result of one basic read. */
export interface CallCheck {
  call: CallId;
  /** `odd`: parts were left out. `missing`: the host does not know the call. `skipped`: nothing to ask for. */
  result: 'fits' | 'odd' | 'missing' | 'broken' | 'away' | 'skipped';
  /** A short description: the number of records, or the first bad path of the response. */
  words: string;
  /** The HTTP status of a failed call; 0 for none. */
  status?: number;
}

/** The state of a host: `wrong` knows none of the calls, also not those of carts, `invalid` has no catalogue that conforms to the contract. */
export type HostVerdict = 'ok' | 'wrong' | 'invalid' | 'away';

/** The results of all basic reads. */
export interface HostCheck {
  verdict: HostVerdict;
  calls: CallCheck[];
}

/** The failures of a call that a host does not know, or refuses. */
const MISSING: ReadonlySet<FailureCode> = new Set(['NOT_FOUND', 'BAD_USER_INPUT', 'FORBIDDEN', 'UNAUTHENTICATED']);
const AWAY: ReadonlySet<FailureCode> = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED']);

/** Makes each basic read of the catalogue once, one after the other, and compares the responses with the contract. */
export async function checkHost(rest: Rest): Promise<HostCheck> {
  const calls: CallCheck[] = [];
  const check = async <T>(
    call: CallId,
    response: Promise<T>,
    wordsOf: (response: T) => string,
  ): Promise<T | undefined> => {
    try {
      const received = await response;
      calls.push(toCheck(call, received, wordsOf(received)));
      return received;
    } catch (error) {
      calls.push(toFailedCheck(call, error));
      return undefined;
    }
  };
  const skip = (call: CallId) => void calls.push({ call, result: 'skipped', words: 'the catalogue has no product' });

  const catalogue = await check('getCatalogue', rest('getCatalogue', {}), ({ products }) => counted(products));
  const [first] = catalogue?.products ?? [];
  if (first)
    await check('getProduct', rest('getProduct', { productId: first.productId }), ({ product }) => product.name);
  else skip('getProduct');
  const sku = first?.variants[0]?.sku;
  if (sku === undefined) skip('getVariantReviews');
  else await check('getVariantReviews', rest('getVariantReviews', { sku }), ({ reviews }) => counted(reviews));
  const category = first?.category ?? CATEGORIES[0] ?? '';
  const countedPage = ({ products }: { products: readonly unknown[] }) => counted(products);
  await check('getCategoryPage', rest('getCategoryPage', { category, page: 1 }), countedPage);
  await check('getProductsByTag', rest('getProductsByTag', { tag: 'New Arrivals', page: 1 }), countedPage);
  const range = { minPrice: 0, maxPrice: 100_000, page: 1 };
  await check('getProductsByPrice', rest('getProductsByPrice', range), countedPage);
  const verdict = verdictOf(calls);
  const mayBeEmpty = verdict === 'wrong' && calls.every(({ result, status }) => result === 'skipped' || status === 404);
  return { verdict: mayBeEmpty && (await knowsCarts(rest)) ? 'ok' : verdict, calls };
}

/** Whether the host refuses to show a cart without a login. Such a host may respond with 404 to the reads of an empty catalogue. */
const knowsCarts = (rest: Rest): Promise<boolean> =>
  rest('getCart', {}).then(
    () => true,
    (error: unknown) => error instanceof Failure && error.code === 'UNAUTHENTICATED',
  );

const counted = (list: readonly unknown[]) => `${list.length} ${list.length === 1 ? 'record' : 'records'}`;

function toCheck(call: CallId, response: unknown, words: string): CallCheck {
  const [part] = invalidPartsOf(response);
  if (!part) return { call, result: 'fits', words };
  const { length } = invalidRecordsIn(response);
  return {
    call,
    result: 'odd',
    words: `${words}; ${length} with parts left out, first ${part.path}: expected ${part.expected}`,
  };
}

function toFailedCheck(call: CallId, error: unknown): CallCheck {
  if (!(error instanceof Failure)) throw error;
  const { status, detail } = error instanceof UpstreamFailure ? error : { status: 0, detail: 'no answer in time' };
  const words = [...(status > 0 ? [`status ${status}`] : []), detail.replaceAll(/\s+/g, ' ').slice(0, 160)].join(', ');
  if (MISSING.has(error.code)) return { call, result: 'missing', words, status };
  return { call, result: AWAY.has(error.code) ? 'away' : 'broken', words, status };
}

/** A host of which no call fits knows none of them, has an invalid catalogue, or is away. An empty catalogue fits. */
function verdictOf(calls: readonly CallCheck[]): HostVerdict {
  const requested = calls.filter(({ result }) => result !== 'skipped');
  if (requested[0]?.result === 'away') return 'away';
  if (requested.every(({ result }) => result === 'missing')) return 'wrong';
  return requested[0]?.result === 'broken' ? 'invalid' : 'ok';
}

/** The results as a table: a line for each call. */
export function formatHostCheck({ verdict, calls }: HostCheck): string {
  const width = Math.max(...calls.map(({ call }) => call.length));
  const lines = calls.map(({ call, result, words }) => `${call.padEnd(width)}  ${result.padEnd(7)}  ${words}`);
  return [...lines, VERDICTS[verdict]].join('\n');
}

const VERDICTS: Record<HostVerdict, string> = {
  ok: 'The host serves the catalogue of the contract.',
  wrong: 'The host knows none of these calls. REST_URL may be the address of another server, or lack a path.',
  invalid: 'The catalogue of the host does not conform to the contract, so the shop has no products.',
  away: 'The host does not respond to all calls. Try again.',
};
