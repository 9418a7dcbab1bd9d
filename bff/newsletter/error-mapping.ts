import type {
  ConfirmNewsletterInput,
  LeaveNewsletterInput,
  SendNewsletterInput,
  SubscribeToNewsletterInput,
} from '../generated/resolvers.ts';
import type { ErrorMapping, FieldMapping } from '../platform/user-errors.ts';

const SUBMISSION = { 400: 'INVALID_INPUT', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' } as const;
const MAILED_LINK = { 400: 'EXPIRED', 404: 'EXPIRED', 410: 'EXPIRED', 422: 'EXPIRED' } as const;

/** How each mutation maps the host's errors. The statuses are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  subscribeToNewsletter: {
    statuses: SUBMISSION,
    fields: { email: 'email' } satisfies FieldMapping<'subscribeToNewsletter', SubscribeToNewsletterInput>,
  },
  confirmNewsletter: {
    statuses: MAILED_LINK,
    fields: { token: 'token' } satisfies FieldMapping<'confirmNewsletter', ConfirmNewsletterInput>,
  },
  leaveNewsletter: {
    statuses: MAILED_LINK,
    fields: { token: 'token' } satisfies FieldMapping<'leaveNewsletter', LeaveNewsletterInput>,
  },
  sendNewsletter: {
    statuses: SUBMISSION,
    fields: { issueId: 'issueId', subject: 'subject', words: 'words' } satisfies FieldMapping<
      'sendNewsletter',
      SendNewsletterInput
    >,
  },
} as const satisfies Record<string, ErrorMapping>;
