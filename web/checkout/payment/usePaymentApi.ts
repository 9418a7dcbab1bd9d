import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FieldErrors } from '../../ui/form/field-rules.ts';
import {
  CancelPaymentDocument,
  PaymentStatusDocument,
  StartPaymentDocument,
  VerifyPaymentDocument,
  type StartPaymentMutation,
} from '../checkout.graphql.generated.ts';
import type { PaymentStatus } from '../../generated/schema-types.ts';
import { refetchShopper } from '../../apollo/refetch-shopper.ts';
import type { PaymentProof, PaymentRequest } from './payment-attempt.ts';

/** A payment that was opened. */
export type OpenedPayment = NonNullable<StartPaymentMutation['startPayment']['payment']>;

/** What came of asking for a payment. */
export type StartResult =
  | { name: 'opened'; payment: OpenedPayment }
  /** Nothing was opened, and nothing charged. `code` is the gateway's word for why. */
  | { name: 'refused'; code: string; words: string; fields: FieldErrors }
  /** Nobody knows whether it was opened: the answer didn't come. */
  | { name: 'unknown' };

/** How a payment stands; UNKNOWN while nobody can tell, NONE where the shopper has no such payment. */
export type StatusAnswer = PaymentStatus | 'UNKNOWN' | 'NONE';

/** Asks for a payment of this wish. When it is refused, the cart is shown as it is now. */
export async function start(
  client: ApolloClient,
  { input, asked }: PaymentRequest,
  attemptId: string,
): Promise<StartResult> {
  const variables = { input: { ...input, attemptId }, promoCode: asked };
  const { data, error } = await client.mutate({ mutation: StartPaymentDocument, variables }).catch(unheard);
  if (!data) return refusedAtTheDoor(error) ?? { name: 'unknown' };
  const { payment, cart, userErrors } = data.startPayment;
  if (payment) return { name: 'opened', payment };
  if (!cart) await refetchShopper(client);
  return refusedBy(userErrors);
}

/** Errors after which nothing has been begun; after any other nobody knows. */
const AT_THE_DOOR = new Set<unknown>(['RATE_LIMITED', 'BAD_USER_INPUT', 'FORBIDDEN']);

function refusedAtTheDoor(error: unknown): StartResult | undefined {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const code = first?.extensions?.['code'];
  return first && AT_THE_DOOR.has(code) ? { name: 'refused', code: '', words: first.message, fields: {} } : undefined;
}

type Refusal = StartPaymentMutation['startPayment']['userErrors'][number];

/** The fields that are wrong, by the form's names, and the words that concern none of them. */
function refusedBy(errors: readonly Refusal[]): StartResult {
  const placed = errors.map(({ field, message }) => [nameOf(field), message] as const);
  return {
    name: 'refused',
    code: errors[0]?.code ?? '',
    words: placed.flatMap(([name, message]) => (name ? [] : [message])).join(' '),
    fields: Object.fromEntries(placed.filter(([name]) => name !== '')),
  };
}

const PARTS: Record<string, string> = { shippingAddress: 'shipping', billingAddress: 'billing' };

/** `["input", "shippingAddress", "pinCode"]` is the form's `shipping.pinCode`; empty for what isn't in the form. */
function nameOf(path: readonly string[] | null): string {
  const [, address = '', field] = path ?? [];
  const part = PARTS[address];
  return part && field ? `${part}.${field}` : '';
}

/** Hands the widget's proof to the shop. `isForged`: the shop doesn't believe it. */
export async function verify(
  client: ApolloClient,
  orderId: string,
  { paymentId, signature }: PaymentProof,
): Promise<{ standing: StatusAnswer; isForged: boolean }> {
  const variables = { input: { paymentOrderId: orderId, paymentId, signature } };
  const { data } = await client.mutate({ mutation: VerifyPaymentDocument, variables }).catch(unheard);
  const isForged = data?.verifyPayment.userErrors.some(({ code }) => code === 'PAYMENT_FAILED') ?? false;
  return { standing: data ? (data.verifyPayment.payment?.status ?? 'NONE') : 'UNKNOWN', isForged };
}

/** Gives a payment up, unless it has been paid or may still be. A host that can't tell is asked how it stands. */
export async function cancel(client: ApolloClient, orderId: string): Promise<StatusAnswer> {
  const variables = { input: { paymentOrderId: orderId } };
  const { data } = await client.mutate({ mutation: CancelPaymentDocument, variables }).catch(unheard);
  if (!data) return 'UNKNOWN';
  return data.cancelPayment.payment?.status ?? standingOf(client, orderId);
}

/** How a payment stands now. */
export async function standingOf(client: ApolloClient, id: string): Promise<StatusAnswer> {
  const { data } = await client
    .query({ query: PaymentStatusDocument, variables: { id }, fetchPolicy: 'network-only' })
    .catch(unheard);
  if (!data?.me) return 'UNKNOWN';
  return data.me.payment?.status ?? 'NONE';
}

/** An answer that didn't come says nothing: what it was about may have been done all the same. */
const unheard = (error: unknown) => ({ data: undefined, error });
