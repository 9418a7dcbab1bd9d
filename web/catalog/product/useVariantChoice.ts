import { useState } from 'react';
import { rupees } from '../../../schema/money.ts';
import { productColorPath, productPath } from '../../paths.ts';
import type { VariantRef } from '../entity-refs.ts';
import type { ProductPageQuery } from './product.graphql.generated.ts';

/** One colour of a product, with a variant for each size that it comes in. */
export type ProductColor = NonNullable<ProductPageQuery['product']>['colors'][number];
/** Something that can be done to a piece for a price. */
export type OfferedService = NonNullable<ProductPageQuery['product']>['services'][number];
/** The pictures of a colour. */
export type ProductImages = ProductColor['cover']['images'];
type SizedVariant = ProductColor['variants'][number];

/** What an address or a click asks for: a variant, or a colour of which no size is chosen yet. */
export interface WantedVariant {
  sku?: string | null | undefined;
  color?: string | null | undefined;
}

/** One colour that can be chosen, and where the choice leads. */
export interface ColorOption {
  color: ProductColor;
  /** What choosing the colour asks for: the same size in it where it is in stock, else the colour alone. */
  wanted: WantedVariant;
}

/** One size that can be chosen; without a variant it is sold out, or the colour does not come in it. */
export interface SizeOption {
  size: string;
  variant: SizedVariant | undefined;
}

/** What is chosen of a product, and what can be. */
export interface VariantChoice {
  /** The colour on show. */
  color: ProductColor;
  /** The chosen variant; undefined while its size is not chosen. */
  variant: SizedVariant | undefined;
  /** The sku of what is on show: of the chosen variant, else of the one that stands for its colour. */
  shownSku: string;
  /** The pictures of the colour, the whole piece first. */
  images: ProductImages;
  /** Whether what is on show can be bought: the chosen variant, else any size of the colour. */
  inStock: boolean;
  /** How many are left of the chosen variant; null where nobody tells, and while its size is not chosen. */
  stock: number | null;
  colors: readonly ColorOption[];
  /** The sizes of the product, the smallest first; none where it comes in one size. */
  sizes: readonly SizeOption[];
  /** What can be done to a piece for a price; none where the shop offers nothing. */
  services: readonly OfferedService[];
  /** The codes of those that are chosen. */
  chosenServices: readonly string[];
  /** What a piece costs with them, for example '₹1,999.00'; undefined while none is chosen. */
  priceWithServices: string | undefined;
  /** Chooses a service, or takes it back. */
  toggleService: (code: string) => void;
  /** How often a variant was required while its size was not chosen: from 1 on the page asks for it. */
  sizeRequests: number;
  /** The sku of the chosen variant; while its size is not chosen, has the page ask for it and answers undefined. */
  requireSku: () => string | undefined;
}

type ChosenFrom = Pick<NonNullable<ProductPageQuery['product']>, 'colors' | 'sizes' | 'services' | 'price'>;

/** The choice among a product's colours, sizes and services; undefined for a product without variants. */
export function useVariantChoice(
  { colors, sizes, services, price }: ChosenFrom,
  wanted: WantedVariant,
): VariantChoice | undefined {
  const [sizeRequests, setSizeRequests] = useState(0);
  const [chosenServices, setChosenServices] = useState<readonly string[]>([]);
  const color = chooseColor(colors, wanted);
  if (!color) return undefined;
  const variant = chooseVariant(color, wanted);
  return {
    color,
    variant,
    shownSku: (variant ?? color.cover).sku,
    images: color.cover.images,
    inStock: (variant ?? color).inStock,
    stock: variant?.stock ?? null,
    colors: colors.map((each) => ({ color: each, wanted: wantedOf(each, variant?.size) })),
    sizes: sizes.map((size) => ({ size, variant: inStockIn(color, size) })),
    services,
    chosenServices,
    priceWithServices: priceWith(
      services.filter(({ code }) => chosenServices.includes(code)),
      price.amount,
    ),
    toggleService: (code) =>
      setChosenServices((chosen) =>
        chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code],
      ),
    sizeRequests: variant ? 0 : sizeRequests,
    requireSku: () => {
      if (!variant) setSizeRequests(sizeRequests + 1);
      return variant?.sku;
    },
  };
}

/** `unitPriceOf` in words: its module would bring the cart's scripts along with a first visit. */
const priceWith = (chosen: readonly OfferedService[], piece: number): string | undefined =>
  chosen.length > 0 ? rupees(chosen.reduce((sum, { price }) => sum + price.amount, piece)) : undefined;

/** The page that shows what is wanted of the product at `path`. */
export const wantedPath = (path: string, { sku, color }: WantedVariant): string =>
  sku || !color ? productPath(path, sku ?? undefined) : productColorPath(path, color);

/** The colour of the wanted sku or of the wanted name, else the first in stock, else the first. */
function chooseColor(colors: readonly ProductColor[], wanted: WantedVariant): ProductColor | undefined {
  return (
    colors.find(({ variants }) => hasSku(variants, wanted.sku)) ??
    colors.find(({ name }) => name !== null && name === wanted.color) ??
    colors.find(({ inStock }) => inStock) ??
    colors[0]
  );
}

/** The wanted variant of the colour, or its only one. */
const chooseVariant = ({ variants }: ProductColor, { sku }: WantedVariant): SizedVariant | undefined =>
  variants.find((variant) => variant.sku === sku) ?? (variants.length === 1 ? variants[0] : undefined);

const hasSku = (variants: readonly VariantRef[], sku: WantedVariant['sku']): boolean =>
  variants.some((variant) => variant.sku === sku);

const inStockIn = ({ variants }: ProductColor, size: string): SizedVariant | undefined =>
  variants.find((variant) => variant.size === size && variant.inStock);

function wantedOf(color: ProductColor, size: string | null | undefined): WantedVariant {
  const variant = color.variants.length === 1 ? color.variants[0] : size ? inStockIn(color, size) : undefined;
  return variant ? { sku: variant.sku } : { color: color.name };
}
