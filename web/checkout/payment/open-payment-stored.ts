/**
 * The name under which the browser remembers a payment whose outcome no page has shown; the end of the session removes it. It stands by
 * itself: a page that finds nothing under it needs no script of the checkout.
 */
export const OPEN_PAYMENT = 'rangbandh.openPayment';
