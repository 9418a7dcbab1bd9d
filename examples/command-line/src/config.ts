/** Where the shop is, and what this run is told. */
export const SHOP = (process.env['SHOP'] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
export const API = `${SHOP}/graphql`;
/** The page with the mails of a shop that is tried out; with it the mailed code is read by itself. */
export const OUTBOX = process.env['OUTBOX'];
/** Where the refresh token is kept between two runs. An app keeps it in the system's key store. */
export const SESSION_FILE = process.env['SESSION_FILE'] ?? 'session.json';
