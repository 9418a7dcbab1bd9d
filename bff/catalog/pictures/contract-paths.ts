import { readContract, type Parameter } from '../../host/contract.ts';

/** The most rounds of percent-decoding. A path that needs more is refused. */
const MAX_ROUNDS = 5;

/**
 * Returns a function that checks whether a host with its calls under `prefix` could accept a path as a call of the
 * contract. It covers encoded parts, other letter cases, empty parts and trailing slashes.
 * The contract's own pictures are excluded, because their response is not JSON. So is a file with a picture's
 * extension in the position of a parameter.
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
  // Many hosts have their pictures below /product: the page of a listing is a number, and no id has a picture's
  // extension.
  return part.name === 'page' ? (text) => /^\d+$/.test(text) : (text) => !/\.(jpe?g|png|gif|webp|avif)$/.test(text);
}

/** Returns the parts of a path, decoded completely, without empty parts. Undefined if it climbs or is encoded too often. */
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
