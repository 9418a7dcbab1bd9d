import type { Resolvers } from '../generated/resolvers.ts';
import { catchFailure } from '../platform/failures.ts';
import { withUserErrors } from '../platform/user-errors.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';

const NO_PAYMENT = { payment: null };

/** The payment of a cart. */
export const checkoutResolvers: Resolvers = {
  Shopper: { payment: (_, { id }, { checkout }) => checkout.readPayment(id) },
  // An opened payment must reach the client even when the cart cannot be read.
  StartPaymentPayload: { cart: (_, __, { cart }) => catchFailure(cart.readCart(), null) },
  Mutation: {
    startPayment: (_, { input }, { checkout }) =>
      withUserErrors(ERROR_MAPPINGS.startPayment, NO_PAYMENT, () => checkout.startPayment(input)),
    verifyPayment: (_, { input }, { checkout }) =>
      withUserErrors(ERROR_MAPPINGS.verifyPayment, { payment: null, orderItems: [] }, () =>
        checkout.verifyPayment(input),
      ),
    cancelPayment: (_, { input: { paymentOrderId } }, { checkout }) =>
      withUserErrors(ERROR_MAPPINGS.cancelPayment, NO_PAYMENT, () => checkout.cancelPayment(paymentOrderId)),
  },
};
