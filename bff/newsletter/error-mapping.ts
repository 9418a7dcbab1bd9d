import type { ErrorMapping } from '../platform/user-errors.ts';

/** How each mutation maps the host's errors. The statuses are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
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
} as const satisfies Record<string, ErrorMapping>;
