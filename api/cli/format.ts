import type { components } from '../../schema/generated/rest.ts';
import { rupees } from '../../schema/money.ts';

type Schemas = components['schemas'];

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Formats a page of order items: what to send, and to whom. */
export function formatPage({ orders, totalItems, totalPages }: Schemas['OrderPageAnswer'], page: number): string {
  if (totalItems === 0) return 'There are no orders.';
  const head = `Page ${page} of ${totalPages}, ${totalItems} ${totalItems === 1 ? 'item' : 'items'}.`;
  return [head, ...orders.map(formatItem)].join('\n\n');
}

/** Formats an order item in a few lines. */
export function formatItem(item: Schemas['OrderItem']): string {
  const { variant, order, quantity } = item;
  const { name, address, city, state, pinCode, phone } = order.shippingDetail;
  const paid = variant.product.showPrice * quantity * 100 - (item.discount ?? 0);
  return [
    `${item.orderItemId}  ${item.status}  ${WHEN.format(new Date(order.createdAt))}`,
    `  ${quantity} × ${variant.product.name}, ${variant.color ?? ''} (${item.sku}), ${rupees(paid)}, ${item.seller.shopName}`,
    `  ${name}, ${address}, ${city}, ${state} ${pinCode}, ${phone}`,
  ]
    .map(withoutControlCharacters)
    .join('\n');
}

/** Formats a product in a line, and its variants with their stock. */
export function formatProduct({ productId, name, showPrice, price, variants }: Schemas['Product']): string {
  const prices = `${rupees(showPrice * 100)} (list price ${rupees(price * 100)})`;
  return [`${productId}  ${name}, ${prices}`, ...variants.map(formatVariant)].map(withoutControlCharacters).join('\n');
}

/** Formats a variant and its stock in a line. */
export function formatVariant({ sku, color, stock }: Schemas['Variant']): string {
  return withoutControlCharacters(`  ${sku}  ${color ?? ''}: ${stock} in stock`);
}

/** Replaces characters that could move a terminal's cursor: names and addresses come from strangers. */
function withoutControlCharacters(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
}
