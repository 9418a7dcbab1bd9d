import { refuse } from '../platform/refusals.ts';
import { parseOptionalText, parseText } from '../platform/text-input.ts';
import type { Issue } from './tables.ts';

/** Milliseconds within which an address can be confirmed; then it is deleted. */
export const CONFIRM_MS = 7 * 86_400_000;

/** The message to somebody whose address has to be confirmed. */
export const LINK_SENT = 'Almost there! Please open the link that we have just emailed you.';

const ISSUE_ID = /^[A-Za-z0-9._-]{1,64}$/;
const WRONG_ID = 'The id of an issue has 1 to 64 letters, digits, dots, dashes and low lines.';

/** Parses an issue; refuses with INVALID_INPUT and the wrong field. */
export function parseIssue(body: { issueId: string; subject: string; words: string }): Issue {
  const id = body.issueId;
  if (!ISSUE_ID.test(id)) refuse('INVALID_INPUT', { field: 'issueId', message: WRONG_ID });
  const subject = parseText(body.subject, { field: 'subject', what: 'The subject' });
  const words = parseText(body.words, { field: 'words', what: 'The text', lines: true });
  return { id, subject, words };
}

/** Parses a draft, whose texts may be empty; refuses with INVALID_INPUT and the wrong field. */
export function parseDraft(body: { subject: string; words: string }): Omit<Issue, 'id'> {
  const subject = parseOptionalText(body.subject, { field: 'subject', what: 'The subject' }) ?? '';
  const words = parseOptionalText(body.words, { field: 'words', what: 'The text', lines: true }) ?? '';
  return { subject, words };
}

/** The paragraphs of a text; empty lines separate them. */
export function paragraphsOf(words: string): string[] {
  return words
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
