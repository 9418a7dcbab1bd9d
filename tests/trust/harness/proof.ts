/** The proof of a payment that the provider's widget returns. */
export interface Proof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}
