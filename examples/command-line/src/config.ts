/** The shop's address, and the parameters of this run. */
export const SHOP = (process.env['SHOP'] ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
export const API = `${SHOP}/graphql`;
/** The page with the mails of a development shop; the program reads the mailed code from it. */
export const OUTBOX = process.env['OUTBOX'];
/** The file with the refresh token between two runs. An app uses the system's key store instead. */
export const SESSION_FILE = process.env['SESSION_FILE'] ?? 'session.json';
