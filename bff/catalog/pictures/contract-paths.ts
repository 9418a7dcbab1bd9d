import { readContract, type Parameter } from '../../platform/upstream/contract.ts';

/** Percent signs may be encoded again and again; a path that needs more rounds than this is nobody's picture. */
const MAX_ROUNDS = 5;

/**
 * Makes a function that tells whether a host that has its calls under `prefix` would take a path as a call of the
 * contract, however the path is written: with parts encoded, in other cases, with empty parts or a slash at its end. The
 * contract's own pictures are no such call, for their answer is not JSON, nor is a file with the ending of a picture where
 * the contract has a parameter.
 */
export function createContractPaths(prefix: string): (pathname: string) => boolean {
  const templates = [...readContract().values()].map(({ parts }) => parts.map(toMatcher));
  const before = partsOf(prefix) ?? [];
  return (pathname) => {
    const parts = partsOf(pathname);
    if (!parts) return true;
    if (!before.every((part, at) => part === parts[at])) return false;
    const rest = parts.slice(before.length);
    return templates.some((template) => template.length === rest.length && template.every(accepts(rest)));
  };
}

type Matcher = (part: string) => boolean;

const accepts = (parts: readonly string[]) => (matches: Matcher, at: number) => matches(parts[at] ?? '');

function toMatcher(part: string | Parameter): Matcher {
  if (typeof part === 'string') return (text) => text === part.toLowerCase();
  // Many a host has its pictures below /product: the page of a listing is a number, and no id ends as a picture does.
  return part.name === 'page' ? (text) => /^\d+$/.test(text) : (text) => !/\.(jpe?g|png|gif|webp|avif)$/.test(text);
}

/**
 * The parts of a path in the reading that is most like a call: all decoded, without what some hosts drop. Undefined when it
 * climbs, or is encoded too often.
 */
function partsOf(pathname: string): string[] | undefined {
  let path = pathname;
  for (let round = 0; /%[0-9a-f]{2}/i.test(path); round++) {
    if (round === MAX_ROUNDS) return undefined;
    path = path.replace(/%(00|3f|23).*$/i, '').replaceAll(/%([0-9a-f]{2})/gi, toCharacter);
  }
  const parts = path.toLowerCase().split(/[/\\]/);
  if (parts.some((part) => part === '.' || part === '..')) return undefined;
  return parts.map((part) => part.replace(/;.*$/, '').trim()).filter((part) => part !== '');
}

const toCharacter = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
