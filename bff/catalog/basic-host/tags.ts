import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import { createCachedValue, memoizeByObject } from '../../host/cache.ts';
import { nullIfNotFound } from '../../host/failures.ts';
import type { Rest } from '../../host/rest.ts';
import { collectionsOf, occasionsOf } from '../enum-maps.ts';
import type { ProductNode } from '../nodes.ts';

/** The ids of the products that have a tag, by tag. */
type TagIndex = ReadonlyMap<string, ReadonlySet<string>>;

const TAGS = [...COLLECTIONS, ...OCCASIONS];
const TTL_MS = 5 * 60_000;
const STALE_MS = 15 * 60_000;
/** The most pages that the gateway reads of one tag's products. */
const MAX_PAGES = 20;

/** Adds collections and occasions to products. */
export interface Tagger {
  addTags(products: ProductNode[]): Promise<ProductNode[]>;
  /** Makes the next use read the tags again. */
  clear(): void;
}

/**
 * Creates a tagger, for a host with a call for each tag that does not send tags with the products. If one product
 * already has tags, all products are unchanged.
 */
export function createTagger(rest: Rest): Tagger {
  const tagIndex = createCachedValue(TTL_MS, STALE_MS, () => readTags(rest));
  const taggedOf = memoizeByObject((): { index?: TagIndex; products?: ProductNode[] } => ({}));
  return {
    addTags: async (products) => {
      if (products.some(({ collections, occasions }) => collections.length > 0 || occasions.length > 0))
        return products;
      const index = await tagIndex();
      const tagged = taggedOf(products);
      if (tagged.index === index && tagged.products) return tagged.products;
      const result = addTags(products, index);
      Object.assign(tagged, { index, products: result });
      return result;
    },
    clear: () => tagIndex.clear(),
  };
}

function addTags(products: ProductNode[], tagIndex: TagIndex): ProductNode[] {
  return products.map((product) => {
    const tags = TAGS.filter((tag) => tagIndex.get(tag)?.has(product.id));
    return { ...product, collections: collectionsOf(tags), occasions: occasionsOf(tags) };
  });
}

/** Reads the first tag before the others: a host that fails at it gets no further calls. */
async function readTags(rest: Rest): Promise<TagIndex> {
  const [first = '', ...others] = TAGS;
  const entry = async (tag: string) => [tag, await readTag(rest, tag)] as const;
  return new Map([await entry(first), ...(await Promise.all(others.map(entry)))]);
}

async function readTag(rest: Rest, tag: string): Promise<ReadonlySet<string>> {
  const read = (page: number) => nullIfNotFound(rest('getProductsByTag', { tag, page }));
  const first = await read(1);
  const more = Math.min(first?.totalPages ?? 0, MAX_PAGES) - 1;
  const others = await Promise.all(Array.from({ length: Math.max(0, more) }, (_, at) => read(at + 2)));
  const products = [first, ...others].flatMap((page) => page?.products ?? []);
  return new Set(products.map(({ productId }) => productId));
}
