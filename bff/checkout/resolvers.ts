import type { Resolvers } from '../generated/resolvers.ts';
import { outcome } from '../platform/user-errors.ts';
import { orNothing } from './client.ts';
import { READINGS } from './readings.ts';

const NONE = { payment: null };

/** Paying for a cart. */
export const checkoutResolvers: Resolvers = {
  Shopper: { payment: (_, { id }, { checkout }) => checkout.readPayment(id) },
  // An opened payment isn't to be lost because the cart can't be read.
  StartPaymentPayload: { cart: (_, __, { cart }) => orNothing(cart.readCart(), null) },
  Mutation: {
    startPayment: (_, { input }, { checkout }) =>
      outcome(READINGS.startPayment, NONE, () => checkout.startPayment(input)),
    verifyPayment: (_, { input }, { checkout }) =>
      outcome(READINGS.verifyPayment, { payment: null, orderItems: [] }, () => checkout.verifyPayment(input)),
    cancelPayment: (_, { input: { paymentOrderId } }, { checkout }) =>
      outcome(READINGS.cancelPayment, NONE, () => checkout.cancelPayment(paymentOrderId)),
  },
};
