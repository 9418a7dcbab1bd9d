import type { Reading } from '../platform/user-errors.ts';

/** How the refusals of each mutation are read; the statuses are for hosts that give no word with them. */
export const READINGS = {
  subscribeToNewsletter: {
    statuses: { 400: 'INVALID_INPUT', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
    fields: { email: 'email' },
  },
  confirmNewsletter: {
    statuses: { 400: 'EXPIRED', 404: 'EXPIRED', 410: 'EXPIRED', 422: 'EXPIRED' },
    fields: { token: 'token' },
  },
  leaveNewsletter: {
    statuses: { 400: 'EXPIRED', 404: 'EXPIRED', 410: 'EXPIRED', 422: 'EXPIRED' },
    fields: { token: 'token' },
  },
  sendNewsletter: {
    statuses: { 400: 'INVALID_INPUT', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
    fields: { issueId: 'issueId', subject: 'subject', words: 'words' },
  },
} as const satisfies Record<string, Reading>;
