import type { PaymentAccount } from '../../api/checkout/dependencies.ts';

const nobody = () => Promise.reject(new Error('There is no payment provider here.'));

/** The payment account of a shop without payments. */
export const noPayments: PaymentAccount = {
  keyId: 'rzp_test_none',
  keySecret: '',
  webhookSecret: '',
  widgetUrl: 'http://127.0.0.1:9/none.js',
  provider: {
    createOrder: nobody,
    listPayments: nobody,
    findPayment: nobody,
    capture: nobody,
    refund: nobody,
    listRefunds: nobody,
    findRefund: nobody,
    findOrder: nobody,
    listPaymentsBetween: nobody,
    listRefundsBetween: nobody,
    close: async () => undefined,
  },
};
