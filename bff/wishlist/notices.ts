import type { NoticeKind, RequestNoticeInput, RequestVisitorNoticeInput } from '../generated/schema-types.ts';
import type { ConnectionNode } from '../graphql/connections.ts';
import { UserErrorException, type UserErrorNode } from '../graphql/user-errors.ts';
import type { AuthenticatedRest, IdempotencyKey } from '../host/authenticated-rest.ts';
import type { HostCapabilities } from '../host/capabilities.ts';
import type { HostResponse } from '../host/contract.ts';
import { Failure } from '../host/failures.ts';
import { moneyOfRupees, type Money } from '../host/money.ts';
import type { Rest } from '../host/rest.ts';
import { isLinkToken } from '../newsletter/client.ts';

type RestNotice = HostResponse<'getNotices'>['notices'][number];

/** A notice of the schema. All fields except the converted ones are those of the contract. */
export interface NoticeNode extends Omit<RestNotice, 'kind' | 'price'> {
  id: string;
  kind: NoticeKind;
  price: Money;
}
/** Part of a shopper's notices. */
export type NoticeConnectionNode = ConnectionNode<NoticeNode>;

/** The result of a request. A resolver reads the shopper. */
export interface RequestNoticeNode {
  notice: NoticeNode | null;
  userErrors: UserErrorNode[];
}

/** The notices of one request. All methods throw the host's failure or a UserErrorException. */
export interface NoticesClient {
  /** The shopper's notices, the newest first; null on a host without notices. Read once, and again after a change. */
  readNotices(): Promise<NoticeNode[] | null>;
  /** Throws FORBIDDEN on a host without notices, as `requestOfVisitor` does. */
  request(input: Omit<RequestNoticeInput, 'idempotencyKey'>, key?: IdempotencyKey): Promise<NoticeNode>;
  cancel(noticeId: string, key?: IdempotencyKey): Promise<void>;
  requestOfVisitor(input: RequestVisitorNoticeInput): Promise<HostResponse<'requestVisitorNotice'>>;
  /** Throws EXPIRED for a text that cannot be a token, and on a host without notices; so does `stop`. */
  confirm(token: string): Promise<HostResponse<'confirmNotice'>>;
  stop(token: string): Promise<HostResponse<'stopNotices'>>;
}

const KIND_IN_REST = { STOCK: 'stock', PRICE: 'price' } as const satisfies Record<NoticeKind, RestNotice['kind']>;
const KINDS = { stock: 'STOCK', price: 'PRICE' } as const satisfies Record<RestNotice['kind'], NoticeKind>;

/** All kinds of notices. */
export const NOTICE_KINDS: NoticeKind[] = ['STOCK', 'PRICE'];

/** Creates the notices. `rest` carries the client's address, for the host's rate limits. */
export function createNotices(
  rest: Rest,
  authenticated: AuthenticatedRest,
  { has, isKnown }: HostCapabilities,
): NoticesClient {
  let listed: Promise<NoticeNode[]> | undefined;
  const read = async () => (await authenticated.rest()('getNotices', {})).notices.map(noticeNode);
  const assertOffered = () => {
    if (!has('notices')) throw new Failure('FORBIDDEN');
  };
  const tokenOf = (text: string) => {
    if (!isKnown) throw new Failure('UPSTREAM_UNAVAILABLE');
    if (has('notices') && isLinkToken(text)) return text;
    throw new UserErrorException('EXPIRED', 'token');
  };
  return {
    readNotices: async () => {
      if (!has('notices')) return null;
      listed ??= read();
      return listed;
    },
    request: async ({ sku, kind }, key) => {
      assertOffered();
      listed = undefined;
      const body = { sku, kind: KIND_IN_REST[kind] };
      return noticeNode((await authenticated.change(key, (calls) => calls('requestNotice', { body }))).notice);
    },
    cancel: async (noticeId, key) => {
      assertOffered();
      listed = undefined;
      await authenticated.change(key, (calls) => calls('cancelNotice', { noticeId }));
    },
    requestOfVisitor: async ({ kind, ...input }) => {
      assertOffered();
      return rest('requestVisitorNotice', { body: { ...input, kind: KIND_IN_REST[kind] } });
    },
    confirm: async (token) => rest('confirmNotice', { token: tokenOf(token) }),
    stop: async (token) => rest('stopNotices', { token: tokenOf(token) }),
  };
}

function noticeNode({ kind, price, ...sameFields }: RestNotice): NoticeNode {
  return { ...sameFields, id: sameFields.noticeId, kind: KINDS[kind], price: moneyOfRupees(price) };
}
