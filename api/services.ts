import { createAccounts } from './account/accounts.ts';
import type { Accounts, AccountsOptions } from './account/accounts.ts';
import { parseEmail } from './account/rules.ts';
import { createCarts } from './cart/carts.ts';
import { createImageNames } from './catalog/images.ts';
import { createOriginalNames, type OriginalNames } from './catalog/pictures/original-names.ts';
import { createPictures, type PictureOptions } from './catalog/pictures/pictures.ts';
import { createSharePictures } from './catalog/pictures/share-pictures.ts';
import { createCatalogRepository } from './catalog/repository.ts';
import { createCatalogResponses } from './catalog/responses.ts';
import { createProductGroupsRepository } from './catalog/search/groups-repository.ts';
import { createSuggestionsRepository } from './catalog/search/suggestions-repository.ts';
import { createSearchRepository } from './catalog/search/repository.ts';
import { takeUpload } from './account/uploads/uploads.ts';
import { createProductServices } from './catalog/staff-products/product-services.ts';
import { findPhoto } from './catalog/staff-products/pictures-repository.ts';
import { createCheckout } from './checkout/checkout.ts';
import { createClientHash } from './checkout/holds/limits/client-hash.ts';
import type { CheckoutDependencies, PaymentAccount } from './checkout/dependencies.ts';
import type { ApiConfig } from './config.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createBuyAgain } from './orders/buy-again/buy-again.ts';
import type { OrderDependencies } from './orders/dependencies.ts';
import { createOrderLookups } from './orders/lookup/lookups.ts';
import type { OrderLookupDependencies } from './orders/lookup/lookups.ts';
import { createInvoices } from './orders/invoices/invoices.ts';
import { createInvoiceRequests } from './orders/invoices/requests.ts';
import { createOrderMails } from './orders/mails.ts';
import { createOrders } from './orders/orders.ts';
import { createPopularityRepository } from './orders/popularity/repository.ts';
import { createRefundRequester } from './orders/refunds.ts';
import { createReturns } from './orders/returns/returns.ts';
import { createSaleOrders } from './orders/sale-orders/sale-orders.ts';
import { createStatusChanges } from './orders/status-changes/status-changes.ts';
import { createAuditTrail } from './platform/audit/audit-trail.ts';
import type { Db } from './platform/database.ts';
import { pictureReads } from './platform/picture-reads.ts';
import type { JobQueues } from './platform/jobs.ts';
import { createRateLimits } from './platform/rate-limits/rate-limits.ts';
import { createShopperRepository } from './account/repository.ts';
import { createPromoCodeRepository } from './promotions/repository.ts';
import { createDashboard } from './reports/dashboard.ts';
import { createExports } from './reports/exports/exports.ts';
import { createSellers } from './reports/sellers/sellers.ts';
import { createReviewRepository } from './reviews/repository.ts';
import { createReviewResponses } from './reviews/responses.ts';
import { createSettings, type Settings } from './settings/settings.ts';
import { createNoticeLinks } from './wishlist/notices/links.ts';
import { createNoticeMails } from './wishlist/notices/mails.ts';
import { createNoticeSender } from './wishlist/notices/notice-jobs.ts';
import { createNotices } from './wishlist/notices/notices.ts';
import { createWishlists } from './wishlist/wishlists.ts';

/** The dependencies of the api's services. */
export interface ServiceDependencies extends Omit<AccountsOptions, 'config' | 'log' | 'rateLimits' | 'settings'> {
  config: ApiConfig;
  jobs: Pick<JobQueues, 'enqueue'>;
  paymentAccount: PaymentAccount;
  log: AccountsOptions['log'] & CheckoutDependencies['log'];
}

/** The services of all domains. */
export type Services = ReturnType<typeof createServices>;

/** Creates the services, domain by domain: each needs only services above it. */
export function createServices(dependencies: ServiceDependencies) {
  const { db, config, mailQueue, jobs, paymentAccount, now, log, securityLog } = dependencies;
  const base = createBaseServices(dependencies);
  const acceptsSamples = !config.isProduction;
  const { settings } = base;
  const shared = { db, responses: base.responses, now, securityLog };

  const wishlistServices = createWishlistServices(dependencies, base);
  const carts = createCarts({ ...shared, acceptsSamples });

  const { limits, uploads } = base.accounts;
  const orderDependencies = { ...shared, settings, uploads, mailQueue, ...createOrderParts(dependencies, settings) };
  const { secret } = dependencies;
  const orderServices = createOrderServices({ ...orderDependencies, limits, secret, shopUrl: config.shopUrl });

  const checkout = createCheckout({
    ...orderDependencies,
    ...orderServices,
    paymentAccount,
    acceptsSamples,
    jobs,
    confirmationCodes: base.accounts.confirmationCodes,
    rateLimits: base.rateLimits,
    log,
    hashClient: createClientHash(dependencies.secret),
  });

  return {
    ...base,
    now,
    reviews: createReviewRepository(db),
    reviewResponses: createReviewResponses(base.accounts.uploads),
    ...wishlistServices,
    carts,
    ...orderServices,
    checkout,
    readDashboard: createDashboard({ db, now }),
    sellers: createSellers({ db, now, securityLog, settings: base.settings }),
    exports: createExports({ db, jobs, now, securityLog }),
    paymentAccount,
    acceptsSamples,
  };
}

/** The wishlists, the notices, and the function that sends their mails. */
function createWishlistServices(
  { db, config, secret, mailQueue, now }: ServiceDependencies,
  { responses, accounts: { limits } }: ReturnType<typeof createBaseServices>,
) {
  const links = createNoticeLinks(secret, config.shopUrl);
  const mails = createNoticeMails({ links, responses, shopUrl: config.shopUrl });
  const countMail = (email: string, address: string) => limits.countNewsletterMail(email, address);
  return {
    wishlists: createWishlists({ db, responses, now }),
    notices: createNotices({ db, now, mailQueue, responses, links, mails, countMail }),
    sendDueNotices: createNoticeSender({ db, mailQueue, mails }),
  };
}

/** The orders, with what shoppers, visitors and staff do with them. */
function createOrderServices(dependencies: OrderDependencies & OrderLookupDependencies & { shopUrl: string }) {
  return {
    orders: createOrders(dependencies),
    buyAgain: createBuyAgain(dependencies),
    orderLookups: createOrderLookups(dependencies),
    returns: createReturns(dependencies),
    saleOrders: createSaleOrders(dependencies),
    invoices: createInvoices(dependencies),
    popularity: createPopularityRepository(dependencies.db),
    statusChanges: createStatusChanges(dependencies),
  };
}

/** The parts that all services of orders share. */
const createOrderParts = (
  { config: { shopUrl }, jobs }: Pick<ServiceDependencies, 'config' | 'jobs'>,
  settings: Settings,
) => ({
  mails: createOrderMails({ shopUrl, settings }),
  requestRefund: createRefundRequester(jobs),
  invoiceRequests: createInvoiceRequests(jobs),
});

/**
 * The services of the lowest domains, which are independent of each other: catalog, account, promotions and newsletter.
 */
function createBaseServices(dependencies: ServiceDependencies) {
  const { db, config, secret, mailQueue, google, now, log, securityLog } = dependencies;

  const settings = createSettings({ db, now });
  const rateLimits = createRateLimits({ db, secret, now, addressLimit: config.addressLimit });
  const accounts = createAccounts({
    db,
    config,
    secret,
    rateLimits,
    mailQueue,
    google,
    now,
    log,
    securityLog,
    settings,
  });
  const { limits, sessions } = accounts;
  const { authenticate, authenticateStaff } = sessions;
  const authentication = { authenticate, authenticateStaff, secureCookies: config.isProduction };

  return {
    ...createCatalogServices(dependencies),
    settings,
    accounts,
    authentication,
    parseEmail,
    promoCodes: createPromoCodeRepository(db),
    newsletter: createShopNewsletter(dependencies, settings, limits),
    rateLimits,
  };
}

/** The newsletter, which reads the addresses of accounts and shares the limit of mails with them. */
function createShopNewsletter(
  { db, config: { shopUrl }, secret, mailQueue, jobs, now }: ServiceDependencies,
  settings: Settings,
  limits: Accounts['limits'],
) {
  return createNewsletter({
    db,
    secret,
    shopUrl,
    settings,
    mailQueue,
    jobs,
    now,
    findEmail: async (accountId) => (await createShopperRepository(db).findProfile(accountId))?.email,
    countMail: (email, address) => limits.countNewsletterMail(email, address),
  });
}

/** The services of the catalogue. */
function createCatalogServices({ db, config, now, log, securityLog, jobs, secret }: ServiceDependencies) {
  const { commissionRate, dataDir, pictureHosts, shopUrl } = config;
  const imagesOf = createImageNames('/pictures');
  const responses = createCatalogResponses(commissionRate, imagesOf);
  const originalNames = createOriginalNames(secret);
  const ownOrigins = [shopUrl, ...pictureHosts];
  const auditTrail = createAuditTrail({ db, now, log });
  const products = { db, responses, imagesOf, originalNames, ownOrigins, now, securityLog, jobs, auditTrail };
  const findPhoto = createPhotoSearch(db, originalNames);
  return {
    catalog: createCatalogRepository(db),
    productSearch: createSearchRepository(db),
    productGroups: createProductGroupsRepository(db),
    suggestions: createSuggestionsRepository(db),
    responses,
    pictures: createPictures({ dataDir, findPhoto }),
    sharePictures: createSharePictures({ dataDir, findPhoto }),
    auditTrail,
    ...createProductServices({ ...products, takeUpload }),
    commissionRate,
  };
}

/** Creates the function that finds a picture by its name, `photo-…` or `original-…`. Clients take turns. */
function createPhotoSearch(db: Db, originalNames: OriginalNames): PictureOptions['findPhoto'] {
  return async (name, client) => {
    const whole = originalNames.photoOf(name);
    if (whole === undefined && !name.startsWith('photo-')) return undefined;
    const release = await pictureReads.acquire(client);
    return findPhoto(db, whole ?? name, whole === undefined ? 'shown' : 'original').finally(release);
  };
}
