import type { CartClient } from '../cart/client.ts';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type { RequestDeadline } from '../host/deadline.ts';
import type { SettingsCache } from '../settings/settings-cache.ts';
import type { BasicHostPaymentOptions } from './basic-host.ts';
import type { PaymentWidget } from './nodes.ts';

/** Options of the checkout of a request. */
export interface CheckoutOptions extends BasicHostPaymentOptions {
  has: HasCapability;
  deadline: RequestDeadline;
  cart: CartClient;
  load: CatalogLoaders;
  widget: PaymentWidget;
  readShopSettings: SettingsCache['read'];
  /** Runs after each payment that was opened, verified or cancelled: the stock may have changed. */
  onStockChange: () => void;
  /** Milliseconds that a request about a payment may take. */
  deadlineMs: number;
}
