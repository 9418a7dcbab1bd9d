/**
 * The name under which the browser stores a payment whose outcome no page has shown; the end of the session removes it. It has a
 * separate module: a page without an open payment needs no script of the checkout.
 */
export const OPEN_PAYMENT = 'rangbandh.openPayment';
