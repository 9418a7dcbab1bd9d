import type { components } from '../../schema/generated/rest.ts';
import { rupees } from '../../schema/money.ts';

type Schemas = components['schemas'];

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Formats a page of order items: the pieces to send, and their addresses. */
export function formatPage({ orders, totalItems, totalPages }: Schemas['OrderPageAnswer'], page: number): string {
  if (totalItems === 0) return 'There are no orders.';
  const head = `Page ${page} of ${totalPages}, ${totalItems} ${totalItems === 1 ? 'item' : 'items'}.`;
  return [head, ...orders.map(formatItem)].join('\n\n');
}

/** Formats a moment of ISO 8601 in India's time. */
export function formatWhen(moment: string): string {
  return WHEN.format(new Date(moment));
}

/** Formats an order item in a few lines. */
export function formatItem(item: Schemas['OrderItem']): string {
  const { variant, order, quantity } = item;
  const { name, address, landmark, city, state, pinCode, phone, alternatePhone } = order.shippingDetail;
  const parts = [name, address, landmark, city, `${state} ${pinCode}`, phone, alternatePhone];
  const paid = variant.product.showPrice * quantity * 100 - (item.discount ?? 0);
  return [
    `${item.orderItemId}  ${item.status}  ${formatWhen(order.createdAt)}`,
    `  ${quantity} × ${variant.product.name}, ${lookOf(variant)}${servicesOf(item)} (${item.sku}), ${rupees(paid)}${cashWords(item)}, ${item.seller.shopName}`,
    `  ${parts.filter(Boolean).join(', ')}`,
  ]
    .map(withoutControlCharacters)
    .join('\n');
}

/** The cash status of an item; empty for a prepaid item. */
function cashWords({ cash_status: status }: Schemas['OrderItem']): string {
  return status === undefined ? '' : ` (cash on delivery: ${CASH_WORDS[status]})`;
}

const CASH_WORDS = {
  due: 'to be collected',
  collected: 'collected',
  refused: 'not taken at the door',
  cancelled: 'cancelled',
};

/** The services to a piece before it is sent: `, with Fall and pico`. */
function servicesOf({ services = [] }: Schemas['OrderItem']): string {
  return services.map(({ name }) => `, with ${name}`).join('');
}

/** Formats a product in a line, and its variants with their stock. */
export function formatProduct({ productId, name, showPrice, price, variants }: Schemas['Product']): string {
  const prices = `${rupees(showPrice * 100)} (list price ${rupees(price * 100)})`;
  return [`${productId}  ${name}, ${prices}`, ...variants.map(formatVariant)].map(withoutControlCharacters).join('\n');
}

/** Formats a variant and its stock in a line. */
export function formatVariant(variant: Schemas['Variant']): string {
  return withoutControlCharacters(`  ${variant.sku}  ${lookOf(variant)}: ${variant.stock} in stock`);
}

/** The colour of a variant, and its size if it has one: `Coral, size M`. */
function lookOf({ color = '', size }: Pick<Schemas['Variant'], 'color' | 'size'>): string {
  return size ? `${color}, size ${size}` : color;
}

/** Replaces characters that could move a terminal's cursor, because strangers write names and addresses. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
}
