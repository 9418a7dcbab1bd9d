import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import { orNull } from '../../platform/failures.ts';
import { keep } from '../../platform/kept.ts';
import type { Rest } from '../../platform/rest.ts';
import type { ProductNode } from '../nodes.ts';
import { collectionsOf, occasionsOf } from '../words.ts';

/** Which products carry a tag, by their ids. */
type Tagged = ReadonlyMap<string, ReadonlySet<string>>;

const TAGS = [...COLLECTIONS, ...OCCASIONS];
const KEPT_MS = 5 * 60_000;
/** Pages of one tag's products that are read at the most. */
const MOST_PAGES = 20;

/**
 * Makes a function that tells products of their collections and occasions, which an older host keeps to itself: it has a
 * call for each. Where one of the products tells them already, they all stay as they are.
 */
export function openTags(rest: Rest): (products: ProductNode[]) => Promise<ProductNode[]> {
  const tagged = keep(KEPT_MS, () => readAll(rest));
  return async (products) => {
    const isTold = products.some(({ collections, occasions }) => collections.length > 0 || occasions.length > 0);
    return isTold ? products : withTags(products, await tagged());
  };
}

function withTags(products: ProductNode[], tagged: Tagged): ProductNode[] {
  return products.map((product) => {
    const words = TAGS.filter((tag) => tagged.get(tag)?.has(product.id));
    return { ...product, collections: collectionsOf(words), occasions: occasionsOf(words) };
  });
}

/** A host that fails at the first tag isn't bothered with the others. */
async function readAll(rest: Rest): Promise<Tagged> {
  const [first = '', ...others] = TAGS;
  const entry = async (tag: string) => [tag, await readTag(rest, tag)] as const;
  return new Map([await entry(first), ...(await Promise.all(others.map(entry)))]);
}

async function readTag(rest: Rest, tag: string): Promise<ReadonlySet<string>> {
  const read = (page: number) => orNull(rest('getProductsByTag', { tag, page }));
  const first = await read(1);
  const more = Math.min(first?.totalPages ?? 0, MOST_PAGES) - 1;
  const others = await Promise.all(Array.from({ length: Math.max(0, more) }, (_, at) => read(at + 2)));
  const pages = [first, ...others].flatMap((page) => page?.products ?? []);
  return new Set(pages.map(({ productId }) => productId));
}
