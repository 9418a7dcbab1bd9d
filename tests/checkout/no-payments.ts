import type { Till } from '../../api/checkout/house.ts';

const nobody = () => Promise.reject(new Error('There is no payment provider here.'));

/** The till of a shop in which nobody pays. */
export const noPayments: Till = {
  keyId: 'rzp_test_none',
  keySecret: '',
  webhookSecret: '',
  widgetUrl: 'http://127.0.0.1:9/none.js',
  provider: {
    createOrder: nobody,
    paymentsOf: nobody,
    payment: nobody,
    capture: nobody,
    refund: nobody,
    refundsOf: nobody,
    refundById: nobody,
    close: async () => undefined,
  },
};
