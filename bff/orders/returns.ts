import { requestReturnLimits } from '../../schema/generated/limits.ts';
import type { RequestReturnInput } from '../generated/schema-types.ts';
import { UserErrorException, type UserErrorNode } from '../graphql/user-errors.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HasCapability } from '../host/capabilities.ts';
import { Failure, nullIfNotFound } from '../host/failures.ts';
import { RETURN_KIND_IN_REST, RETURN_REASON_IN_REST, returnNode, type ReturnNode } from './return-nodes.ts';

/** The result of a change of a return. A resolver reads its item. */
export interface ReturnChangeNode {
  return: ReturnNode | null;
  orderItemId: string | null;
  userErrors: UserErrorNode[];
}

type ReturnChange = Omit<ReturnChangeNode, 'userErrors'>;

/** The shopper's returns. Both changes throw FORBIDDEN on a host without returns. */
export interface ReturnsClient {
  requestReturn(input: RequestReturnInput): Promise<ReturnChange>;
  withdrawReturn(returnId: string): Promise<ReturnChange>;
  /** Returns a return; null if the shopper has none with this id, and on a host without returns. */
  readReturn(returnId: string): Promise<ReturnNode | null>;
}

/** Creates the returns of one request. Runs `onChange` after each change, even a failed one. */
export function createReturns(
  authenticated: AuthenticatedRest,
  has: HasCapability,
  onChange: () => void,
): ReturnsClient {
  const restOfReturns = () => {
    const rest = authenticated.rest();
    if (!has('returns')) throw new Failure('FORBIDDEN');
    return rest;
  };
  const toChange = (raw: Parameters<typeof returnNode>[0]) => ({
    return: returnNode(raw),
    orderItemId: raw.orderItemId,
  });
  return {
    requestReturn: async (input) => {
      const body = toBody(input);
      const rest = restOfReturns();
      assertUploads(input, has);
      const answer = await rest('requestReturn', { body }).finally(onChange);
      return toChange(answer.return);
    },
    withdrawReturn: async (returnId) => {
      const answer = await restOfReturns()('withdrawReturn', { returnId }).finally(onChange);
      return toChange(answer.return);
    },
    readReturn: async (returnId) => {
      if (!has('returns')) return null;
      const answer = await nullIfNotFound(authenticated.rest()('getReturn', { returnId }));
      return answer && returnNode(answer.return);
    },
  };
}

const MAX_COMMENT = requestReturnLimits.comment.maxLength;

/** Refuses pictures on a host without uploads. */
function assertUploads({ pictureIds }: RequestReturnInput, has: HasCapability): void {
  if (!pictureIds?.length || has('uploads')) return;
  throw new UserErrorException('INVALID_INPUT', 'pictureIds', 'This shop does not accept pictures.');
}

function toBody(request: RequestReturnInput) {
  const { kind, reason, comment, exchangeSku, pickup, payout, pictureIds, ...input } = request;
  const text = comment?.trim() ?? '';
  if (text.length > MAX_COMMENT) {
    throw new UserErrorException('INVALID_INPUT', 'comment', `Please write at most ${MAX_COMMENT} characters.`);
  }
  return {
    ...input,
    kind: RETURN_KIND_IN_REST[kind],
    reason: RETURN_REASON_IN_REST[reason],
    pickup: toPickup(pickup),
    ...(text === '' ? {} : { comment: text }),
    ...(exchangeSku ? { exchangeSku } : {}),
    ...(pictureIds?.length ? { pictureIds: [...pictureIds] } : {}),
    ...(payout ? { payout: toPayout(payout) } : {}),
  };
}

function toPickup({ landmark, alternatePhone, ...pickup }: RequestReturnInput['pickup']) {
  return { ...pickup, ...(landmark ? { landmark } : {}), ...(alternatePhone ? { alternatePhone } : {}) };
}

function toPayout({ upiId, accountNumber, ifsc, accountName }: NonNullable<RequestReturnInput['payout']>) {
  return {
    ...(upiId ? { upiId } : {}),
    ...(accountNumber ? { accountNumber } : {}),
    ...(ifsc ? { ifsc } : {}),
    ...(accountName ? { accountName } : {}),
  };
}
