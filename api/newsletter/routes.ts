import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';

/** The newsletter. */
export function newsletterRoutes(serve: Serve): void {
  serve('subscribeToNewsletter', () => refuse('UNAVAILABLE'));
  serve('confirmNewsletter', () => refuse('UNAVAILABLE'));
  serve('leaveNewsletter', () => refuse('UNAVAILABLE'));
  serve('sendNewsletter', () => refuse('UNAVAILABLE'));
}
