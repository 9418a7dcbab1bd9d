import type { Resolvers } from '../generated/resolvers.ts';
import { mutation } from '../graphql/mutations.ts';
import { shopperAfterChange } from './shopper-after-change.ts';

/** The mapping of host errors. The host sends codes. */
const errors = { statuses: { 400: 'INVALID_INPUT' } } as const;

/** The second factor of staff. */
export const secondFactorResolvers = {
  Shopper: {
    // Shoppers have no second factor: no call.
    secondFactor: ({ role }, _, { account }) => (role === 'SHOPPER' ? null : account.secondFactor()),
  },
  ConfirmSecondFactorPayload: { shopper: shopperAfterChange },
  VerifySecondFactorPayload: { shopper: shopperAfterChange },
  RemoveSecondFactorPayload: { shopper: shopperAfterChange },
  Mutation: {
    confirmLogin: mutation('confirmLogin', errors, {}, async (input, { account }) => {
      await account.confirmLogin(input);
      return {};
    }),
    setUpSecondFactor: mutation('setUpSecondFactor', errors, { uri: null, secret: null }, (input, { account }) =>
      account.setUpSecondFactor(input),
    ),
    confirmSecondFactor: mutation('confirmSecondFactor', errors, { recoveryCodes: null }, ({ code }, { account }) =>
      account.confirmSecondFactor(code.trim()),
    ),
    verifySecondFactor: mutation('verifySecondFactor', errors, {}, async (input, { account }) => {
      await account.verifySecondFactor(input);
      return {};
    }),
    removeSecondFactor: mutation('removeSecondFactor', errors, {}, async (input, { account }) => {
      await account.removeSecondFactor(input);
      return {};
    }),
  },
} satisfies Resolvers;
