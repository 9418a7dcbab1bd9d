import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getNamedType, GraphQLError, isInputObjectType } from 'graphql';
import { billOf, promoDiscountOf } from '../../../schema/pricing.ts';
import { FIRST_PURCHASE_PERCENT } from '../../../schema/shop.ts';
import type { ApolloClient } from '@apollo/client';
import { runShopperMutation } from '../../../web/shopper/useShopperMutation.ts';
import { addToCart as change } from '../../../web/cart/useAddToCart.ts';
import { AddToCartDocument } from '../../../web/cart/add-to-cart.graphql.generated.ts';
import { session } from '../../../web/session/session.ts';
import { tokenOf } from '../../account/page/render-page.tsx';
import { category, product, productIdOf, renderShop, schema, variant } from '../../catalog/page/render-page.tsx';

const display = (paise: number) =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const money = (amount: number) => ({ amount, currency: 'INR', display: display(amount) });

interface Product {
  sku: string;
  name: string;
  /** In paise. */
  price: number;
  stock: number;
}

/** The products of these shops. */
export const PRODUCTS: readonly Product[] = [
  { sku: 'RBSR-2301-IN', name: 'Leheriya georgette saree', price: 150_000, stock: 9 },
  { sku: 'RBDP-1102-MA', name: 'Bandhani dupatta of hand-tied silk', price: 49_900, stock: 2 },
  { sku: 'RBDR-0007-TU', name: 'Shibori dress', price: 120_000, stock: 0 },
];

const others = new Map<string, Product>();
const productOf = (sku: string) => {
  const ware = PRODUCTS.find((each) => each.sku === sku) ?? others.get(sku);
  if (!ware) throw new Error(`Nobody sells ${sku}.`);
  return ware;
};

const isSold = (sku: string) => others.has(sku) || PRODUCTS.some((each) => each.sku === sku);

const pieceOf = ({ sku, name, stock, price }: Product) => ({
  ...variant(sku, 'Indigo', stock),
  product: product({ productId: `p ${sku}`, name, path: `/Saree/x/${sku}`, price: money(price), reviewCount: 7 }),
});

interface Line {
  id: string;
  sku: string;
  quantity: number;
  /** The codes of the services for each piece. */
  services?: readonly string[];
}

/** The services for each piece, for 150 and 350 rupees. */
export const SERVICES = [
  { code: 'fall-pico', name: 'Fall and pico', description: 'Sewn on.', price: money(15_000) },
  { code: 'blouse-piece', name: 'Matching blouse piece', description: 'Unstitched.', price: money(35_000) },
];
const chosenOf = ({ services = [] }: Line) => SERVICES.filter(({ code }) => services.includes(code));
const unitPriceOf = (line: Line) =>
  chosenOf(line).reduce((sum, { price }) => sum + price.amount, productOf(line.sku).price);

function itemOf(line: Line, hasServices: boolean) {
  const { id, sku, quantity } = line;
  const ware = productOf(sku);
  const variant = pieceOf(ware);
  const product = { ...variant.product, ...(hasServices && { services: SERVICES }) };
  return {
    id,
    quantity,
    variant: { ...variant, product },
    services: chosenOf(line),
    unitPrice: money(unitPriceOf(line)),
    lineTotal: money(unitPriceOf(line) * quantity),
    availableQuantity: ware.stock,
    available: ware.stock >= quantity,
  };
}

/** The mutations whose input names a line of the cart. */
const MUTATIONS_OF_LINES = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const input = args[0] && getNamedType(args[0].type);
  return isInputObjectType(input) && 'cartItemId' in input.getFields() ? [name] : [];
});

/** A code that is valid only in this letter case. */
const CASED = 'Diwali24';
const PROMO = { code: 'RANG10', percent: 10, maximum: 50_000, minimumSubtotal: 100_000 };

function totalsOf(lines: readonly Line[], wanted: string | null | undefined, isFirstPurchase: boolean) {
  const bill = lines.map((line) => ({ unitPrice: unitPriceOf(line), quantity: line.quantity }));
  const { subtotal } = billOf(bill);
  const isKnown = wanted === CASED || wanted?.toUpperCase() === PROMO.code;
  const isGood = isKnown && subtotal >= PROMO.minimumSubtotal;
  const promoDiscount = isGood ? promoDiscountOf(PROMO, subtotal) : 0;
  const firstPurchasePercent = isFirstPurchase ? FIRST_PURCHASE_PERCENT : 0;
  const { firstPurchaseDiscount, total, ...reported } = billOf(bill, { promoDiscount, firstPurchasePercent });
  return {
    subtotal: money(reported.subtotal),
    promoDiscount: money(reported.promoDiscount),
    firstPurchaseDiscount: money(firstPurchaseDiscount),
    delivery: money(0),
    total: money(total),
    promoCode: isGood ? (wanted === CASED ? CASED : PROMO.code) : null,
    promoError: wanted && !isGood ? { code: 'INVALID_PROMO_CODE', message: 'This promo code is unknown.' } : null,
    promoTerms: isGood
      ? { percent: PROMO.percent, maximum: money(PROMO.maximum), minimumSubtotal: money(PROMO.minimumSubtotal) }
      : null,
  };
}

/** The offers of a cart: 10% from ₹1,000 on. */
function offersOf(lines: readonly Line[]) {
  const subtotal = lines.reduce((sum, line) => sum + unitPriceOf(line) * line.quantity, 0);
  const missing = PROMO.minimumSubtotal - subtotal;
  const offer = { promoCode: PROMO.code, condition: '10% off, up to ₹500, on ₹1,000 or more' };
  if (missing > 0)
    return [
      { ...offer, saving: money(0), applicable: false, reason: `Add ${display(missing)} more to use this code.` },
    ];
  return [{ ...offer, saving: money(promoDiscountOf(PROMO, subtotal)), applicable: true, reason: null }];
}

const refusal = (code: string, message: string) => ({ userErrors: [{ code, message, field: null }] });

/** A stateful fake of the gateway's cart and wishlist of one shopper. */
export function createCartGateway(lines: [sku: string, quantity: number][] = [], wishes: string[] = []) {
  let ids = 0;
  const state = {
    lines: lines.map(([sku, quantity]): Line => ({ id: `c-${(ids += 1)}`, sku, quantity })),
    wishes: wishes.map((sku) => ({ id: `w-${(ids += 1)}`, sku })),
    isFirstPurchase: false,
    /** Whether every promo code is refused from now on. */
    refusesCodes: false,
    /** Whether the shop lists promo codes. */
    hasOffers: false,
    /** Whether the shop offers services. */
    hasServices: false,
    /** Every response waits for this. */
    until: (): unknown => undefined,
    /** Refuses the next mutations with this message; an Error is the gateway's. */
    refuse: undefined as undefined | string | Error,
  };
  const item = (line: Line) => itemOf(line, state.hasServices);
  const cart = () => ({
    id: 'Cart:s-1',
    itemCount: state.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: state.lines.map(item),
    offers: state.hasOffers ? offersOf(state.lines) : null,
    totals: ({ promoCode }: { promoCode?: string | null }) =>
      totalsOf(state.lines, promoCode && state.refusesCodes ? 'NIX' : promoCode, state.isFirstPurchase),
  });
  const wishlist = () => ({
    id: 'Wishlist:s-1',
    itemCount: state.wishes.length,
    items: state.wishes.map(({ id, sku }) => ({ id, variant: pieceOf(productOf(sku)) })),
  });
  const responded = (change: () => void) => {
    if (state.refuse instanceof Error) throw state.refuse;
    if (state.refuse !== undefined) return refusal('INSUFFICIENT_STOCK', state.refuse);
    change();
    return { cart, wishlist, userErrors: [] };
  };
  const addPieces = (sku: string, quantity: number) => {
    const line = state.lines.find((each) => each.sku === sku);
    if (line) line.quantity += quantity;
    else state.lines.unshift({ id: `c-${(ids += 1)}`, sku, quantity });
  };
  const addWish = (sku: string) => {
    if (state.wishes.every((each) => each.sku !== sku)) state.wishes.unshift({ id: `w-${(ids += 1)}`, sku });
  };
  interface Input {
    sku: string;
    quantity: number;
    cartItemId: string;
    wishlistItemId: string;
  }
  /** Sets the input's other fields on the line that it names, and returns the line. */
  const changeLine = ({ input: { cartItemId, ...fields } }: { input: Input }) => {
    const response = responded(() => {
      state.lines = state.lines.map((line) => (line.id === cartItemId ? { ...line, ...fields } : line));
    });
    const changed = state.lines.find(({ id }) => id === cartItemId);
    return 'cart' in response && changed ? { ...response, cartItem: item(changed) } : response;
  };
  const root = {
    ...Object.fromEntries(MUTATIONS_OF_LINES.map((name) => [name, changeLine])),
    categories: [category('Saree', 3)],
    category: ({ name }: { name: string }) => category(name, 3),
    product: ({ id }: { id: string }) =>
      product({
        productId: productIdOf(id),
        variants: [PRODUCTS[0], PRODUCTS[2]].flatMap((ware) => (ware ? [variant(ware.sku, 'Indigo', ware.stock)] : [])),
      }),
    variants: ({ skus }: { skus: string[] }) => skus.map((sku) => (isSold(sku) ? pieceOf(productOf(sku)) : null)),
    me: (): object | null =>
      session.isLoggedIn()
        ? {
            id: 'Shopper:s-1',
            shopperId: 's-1',
            isFirstPurchase: true,
            name: 'Asha',
            fullName: 'Asha',
            email: 'asha@example.com',
            cart,
            wishlist,
          }
        : null,
    addToCart: ({ input: { sku, quantity } }: { input: Input }) => responded(() => addPieces(sku, quantity)),
    removeFromCart: ({ input: { cartItemId } }: { input: Input }) =>
      responded(() => {
        state.lines = state.lines.filter(({ id }) => id !== cartItemId);
      }),
    addToWishlist: ({ input: { sku } }: { input: Input }) => responded(() => addWish(sku)),
    moveToWishlist: ({ input: { cartItemId } }: { input: Input }) =>
      responded(() => {
        for (const { sku } of state.lines.filter(({ id }) => id === cartItemId)) addWish(sku);
        state.lines = state.lines.filter(({ id }) => id !== cartItemId);
      }),
    moveToCart: ({ input: { wishlistItemId } }: { input: Input }) =>
      responded(() => {
        for (const { sku } of state.wishes.filter(({ id }) => id === wishlistItemId)) addPieces(sku, 1);
        state.wishes = state.wishes.filter(({ id }) => id !== wishlistItemId);
      }),
    removeFromWishlist: ({ input: { wishlistItemId } }: { input: Input }) =>
      responded(() => {
        state.wishes = state.wishes.filter(({ id }) => id !== wishlistItemId);
      }),
  };
  return {
    state,
    root,
    /** Adds a product; the home page has a card of it. */
    sells: (sku: string) => void others.set(sku, { sku, name: 'Saree number 1', price: 99_900, stock: 5 }),
    /** The shop at `path`, for the shopper s-1. */
    open: (path: string) => {
      localStorage.setItem('rangbandh.accessToken', tokenOf('s-1'));
      return renderShop(path, { root, until: () => state.until() });
    },
    /** The shop at `path`, for a visitor. */
    openAsVisitor: (path: string) => renderShop(path, { root, until: () => state.until() }),
  };
}

/** Adds to the shopper's cart, as a button does. */
export const addToCart = (client: ApolloClient, sku: string, quantity: number) =>
  runShopperMutation(client, AddToCartDocument, change, { input: { sku, quantity } });

/** The error of a broken gateway. */
export const gatewayError = (message: string, code = 'UPSTREAM_UNAVAILABLE') =>
  new GraphQLError(message, { extensions: { code } });

/** Presses the button with this name. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** The header's counts: the labels of the links to wishlist and cart. */
export const badgeLabels = () =>
  ['/wishlist', '/cart'].map((path) => document.querySelector(`header a[href="${path}"]`)?.getAttribute('aria-label'));

/** A gate that responses wait at until it is opened. */
export function createGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { until: () => promise, open: resolve };
}
