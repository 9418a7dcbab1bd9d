import { domainToASCII, domainToUnicode } from 'node:url';

/** A domain as mail servers look it up, in the letters of its own script; empty for what can't be one. */
export function parseMailDomain(text: string): string {
  return domainToUnicode(domainToASCII(text));
}
