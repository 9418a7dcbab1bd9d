/* Messages about the session, the connection, and missing responses of the shop. */

// Of the specification
export const sessionHasExpired = 'Session has expired';
export const oopsSessionHasExpired = 'Oops! Session has expired';

// Our own
export const logoutNotReached =
  'You are logged out in this browser, but we couldn’t reach the shop. Please log in and log out again later.';
export const pageNotFound = 'We could not find this page.';
export const shopNotReached = 'We can’t reach the shop right now. Please try again in a moment.';
export const shopIsAway = 'We can’t reach the shop right now.';
export const youAreOffline = 'You are offline.';
export const offline = 'You are offline. We’ve saved what you typed. Try again when you are back online.';
export const second = 'second';
export const minute = 'minute';
export const hour = 'hour';
