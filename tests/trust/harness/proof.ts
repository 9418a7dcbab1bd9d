/** What the provider's widget hands out after a payment. */
export interface Proof {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}
