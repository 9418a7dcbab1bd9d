import { createPeople, type PeopleClient } from '../account/people/client.ts';
import { createProductFiles, type ProductFiles } from '../catalog/staff-products/files.ts';
import { createStaffProductsClient, type StaffProductsClient } from '../catalog/staff-products/client.ts';
import { createCatalogAdmin, type CatalogAdmin } from '../catalog/admin/client.ts';
import { createNewsletterDrafts, type NewsletterDrafts } from '../newsletter/drafts-client.ts';
import { createShopperRecords, type ShopperRecords } from '../orders/shopper-records.ts';
import { createSellerOrders, type SellerOrders } from '../orders/seller-orders.ts';
import { createSaleOrders, type SaleOrdersClient } from '../orders/sale-orders.ts';
import { createStaffReturns, type StaffReturns } from '../orders/staff-returns.ts';
import { createSettings, type SettingsClient } from '../settings/client.ts';
import { createStaffPromotions, type StaffPromotions } from '../promotions/staff-client.ts';
import { createReports, type ReportsClient } from '../reports/client.ts';
import { createStaffReviews, type StaffReviews } from '../reviews/staff-client.ts';
import type { AccountClient } from '../account/client.ts';
import type { ImageUrlOptions } from '../catalog/image-urls.ts';
import { createForbiddenRest, type AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostCapabilities } from '../host/capabilities.ts';
import type { OrdersClient } from '../orders/client.ts';
import type { SettingsCache } from '../settings/settings-cache.ts';

/** The parts of a request's context for staff. */
export interface StaffContext {
  sellerOrders: SellerOrders;
  /** Whole orders. */
  saleOrders: SaleOrdersClient;
  /** The returns of sellers and of the shop's people. */
  staffReturns: StaffReturns;
  catalogAdmin: CatalogAdmin;
  /** Drafts of newsletter issues, and sent issues. */
  newsletterDrafts: NewsletterDrafts;
  /** The people who work for the shop, and the audit log. */
  people: PeopleClient;
  /** The accounts of shoppers. */
  shopperRecords: ShopperRecords;
  /** All reviews. */
  staffReviews: StaffReviews;
  staffProducts: StaffProductsClient;
  /** The reports of staff. */
  reports: ReportsClient;
  /** The settings of the shop with their versions. */
  settingsForStaff: SettingsClient;
  productFiles: ProductFiles;
  /** The promo codes of the shop. */
  staffPromotions: StaffPromotions;
}

/** The parts for staff, and the calls that they are made of. */
export interface StaffParts extends StaffContext {
  /** The calls of staff, refused on a host without them. */
  adminRest: AuthenticatedRest;
}

/** The parts of a context that those for staff are made of. */
interface Whole extends Pick<StaffParts, 'adminRest'> {
  capabilities: HostCapabilities;
  authenticated: AuthenticatedRest;
  account: AccountClient;
  orders: OrdersClient;
}

/** The options of the parts for staff. */
interface StaffPartsOptions {
  pictures: Pick<ImageUrlOptions, 'sources'>;
  settingsCache: Pick<SettingsCache, 'expire'>;
  onCatalogChange: () => void;
  invalidateCatalog: () => void;
  expireCatalog: () => void;
}

const forbiddenWithout = (isOffered: boolean, authenticated: AuthenticatedRest) =>
  isOffered ? authenticated : createForbiddenRest(authenticated);

/** The functions that make the parts for staff. */
export function staffParts({
  pictures,
  settingsCache,
  onCatalogChange,
  invalidateCatalog,
  expireCatalog,
}: StaffPartsOptions): { readonly [One in keyof StaffParts]: (whole: Whole) => StaffParts[One] } {
  return {
    adminRest: ({ authenticated, capabilities }) => forbiddenWithout(capabilities.has('admin'), authenticated),
    sellerOrders: ({ authenticated, adminRest, capabilities, orders }) => {
      const cashRest = forbiddenWithout(capabilities.has('cash-on-delivery'), authenticated);
      return createSellerOrders(adminRest, cashRest, () => orders.invalidateOrders());
    },
    people: ({ authenticated, account, capabilities }) =>
      createPeople(forbiddenWithout(capabilities.has('people'), authenticated), () => account.invalidateMe()),
    shopperRecords: ({ authenticated, capabilities }) =>
      createShopperRecords(forbiddenWithout(capabilities.has('people'), authenticated)),
    staffPromotions: ({ authenticated, capabilities }) =>
      createStaffPromotions(forbiddenWithout(capabilities.has('promo-codes'), authenticated)),
    newsletterDrafts: ({ authenticated, capabilities }) =>
      createNewsletterDrafts(forbiddenWithout(capabilities.has('newsletter-drafts'), authenticated)),
    staffReviews: ({ authenticated, capabilities }) =>
      createStaffReviews(forbiddenWithout(capabilities.has('review-details'), authenticated), expireCatalog),
    saleOrders: ({ authenticated, adminRest, capabilities }) =>
      createSaleOrders(adminRest, forbiddenWithout(capabilities.has('invoices'), authenticated)),
    staffReturns: ({ authenticated, capabilities, orders }) =>
      createStaffReturns(forbiddenWithout(capabilities.has('returns'), authenticated), () => {
        orders.invalidateOrders();
        expireCatalog();
      }),
    productFiles: ({ adminRest }) => createProductFiles(adminRest, invalidateCatalog),
    staffProducts: ({ adminRest }) => createStaffProductsClient(adminRest, invalidateCatalog),
    reports: ({ adminRest }) => createReports(adminRest),
    settingsForStaff: ({ authenticated, capabilities }) =>
      createSettings(forbiddenWithout(capabilities.has('settings'), authenticated), () => {
        settingsCache.expire();
        onCatalogChange();
      }),
    catalogAdmin: ({ authenticated, adminRest, account, capabilities }) =>
      createCatalogAdmin({
        authenticated,
        adminRest,
        checksPrices: capabilities.has('admin'),
        canShow: (address) => pictures.sources.canShow(address),
        isShopper: async () => capabilities.has('admin') && (await account.me())?.role === 'SHOPPER',
        onChange: invalidateCatalog,
      }),
  };
}
