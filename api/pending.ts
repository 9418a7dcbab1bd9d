import type { OperationId, Serve } from './platform/contract.ts';
import { refuse } from './platform/refusals.ts';

const PENDING = [
  'startPayment',
  'verifyPayment',
  'receivePaymentEvent',
  'getPayment',
  'cancelPayment',
] as const satisfies readonly OperationId[];

/** Operations that are not built yet refuse with UNAVAILABLE. */
export function pendingRoutes(serve: Serve): void {
  for (const id of PENDING) serve(id, () => refuse('UNAVAILABLE'));
}
