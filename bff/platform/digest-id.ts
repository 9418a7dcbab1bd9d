import { createHash } from 'node:crypto';

/** An id for a thing of which the host sends none, made of what is known of it: the same each time, and another for each kind of thing. */
export function digestId(kind: string, known: string): string {
  return createHash('sha256').update(`${kind} ${known}`).digest('base64url').slice(0, 22);
}
