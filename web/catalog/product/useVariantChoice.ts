import { useState } from 'react';
import { rupees } from '../../../schema/money.ts';
import { productColorPath, productPath } from '../../paths.ts';
import type { ProductPageQuery } from './product.loader.graphql.generated.ts';

/** One colour of a product, with a variant for each of its sizes. */
export type ProductColor = NonNullable<ProductPageQuery['product']>['colors'][number];
/** A paid service for a piece. */
export type OfferedService = NonNullable<ProductPageQuery['product']>['services'][number];
/** The pictures of a colour. */
export type ProductImages = ProductColor['cover']['images'];
type SizedVariant = ProductColor['variants'][number];

/** The choice in an address or a click: a variant, or a colour without a size. */
export interface WantedVariant {
  sku?: string | null | undefined;
  color?: string | null | undefined;
}

/** A colour to choose, and the choice that it leads to. */
export interface ColorOption {
  color: ProductColor;
  /** The choice after a click on the colour: the same size if it is in stock, otherwise only the colour. */
  wanted: WantedVariant;
}

/** A size to choose; without a variant it is sold out, or the colour does not come in it. */
export interface SizeOption {
  size: string;
  variant: SizedVariant | undefined;
}

/** The chosen options of a product, and the available ones. */
export interface VariantChoice {
  /** The shown colour. */
  color: ProductColor;
  /** The chosen variant; undefined while its size is not chosen. */
  variant: SizedVariant | undefined;
  /** The sku of the shown variant: the chosen one, otherwise the one that represents its colour. */
  shownSku: string;
  /** The pictures of the colour, the whole piece first. */
  images: ProductImages;
  /** Whether the shown variant can be bought: the chosen one, otherwise any size of the colour. */
  inStock: boolean;
  /** The remaining stock of the chosen variant; null if it is unknown, and while no size is chosen. */
  stock: number | null;
  colors: readonly ColorOption[];
  /** The sizes of the product, the smallest first; empty for a product of one size. */
  sizes: readonly SizeOption[];
  /** The paid services for a piece; empty if the shop offers none. */
  services: readonly OfferedService[];
  /** The codes of the chosen services. */
  chosenServices: readonly string[];
  /** The price of a piece with them, for example '₹1,999.00'; undefined while none is chosen. */
  priceWithServices: string | undefined;
  /** Chooses a service, or removes it. */
  toggleService: (code: string) => void;
  /** The number of times that a variant was required while no size was chosen: from 1 on the page asks for it. */
  sizeRequests: number;
  /** The sku of the chosen variant. If no size is chosen, it makes the page ask for it and returns undefined. */
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

/** `unitPriceOf` as text: its module would add the cart's scripts to a first visit. */
const priceWith = (chosen: readonly OfferedService[], piece: number): string | undefined =>
  chosen.length > 0 ? rupees(chosen.reduce((sum, { price }) => sum + price.amount, piece)) : undefined;

/** The page of the requested choice of the product at `path`. */
export const wantedPath = (path: string, { sku, color }: WantedVariant): string =>
  sku || !color ? productPath(path, sku ?? undefined) : productColorPath(path, color);

/** The colour of the requested sku or of the requested name, otherwise the first in stock, otherwise the first. */
function chooseColor(colors: readonly ProductColor[], wanted: WantedVariant): ProductColor | undefined {
  return (
    colors.find(({ variants }) => hasSku(variants, wanted.sku)) ??
    colors.find(({ name }) => name !== null && name === wanted.color) ??
    colors.find(({ inStock }) => inStock) ??
    colors[0]
  );
}

/** The requested variant of the colour, or its only one. */
const chooseVariant = ({ variants }: ProductColor, { sku }: WantedVariant): SizedVariant | undefined =>
  variants.find((variant) => variant.sku === sku) ?? (variants.length === 1 ? variants[0] : undefined);

const hasSku = (variants: readonly { sku: string }[], sku: WantedVariant['sku']): boolean =>
  variants.some((variant) => variant.sku === sku);

const inStockIn = ({ variants }: ProductColor, size: string): SizedVariant | undefined =>
  variants.find((variant) => variant.size === size && variant.inStock);

function wantedOf(color: ProductColor, size: string | null | undefined): WantedVariant {
  const variant = color.variants.length === 1 ? color.variants[0] : size ? inStockIn(color, size) : undefined;
  return variant ? { sku: variant.sku } : { color: color.name };
}
