import { createAccounts } from './account/accounts.ts';
import type { AccountsOptions } from './account/accounts.ts';
import { parseEmail } from './account/rules.ts';
import { createCarts } from './cart/carts.ts';
import { createImageNames } from './catalog/images.ts';
import { createPictures } from './catalog/pictures/pictures.ts';
import { createCatalogRepository } from './catalog/repository.ts';
import { createCatalogResponses } from './catalog/responses.ts';
import { createProductGroupsRepository } from './catalog/search/groups-repository.ts';
import { createSearchRepository } from './catalog/search/repository.ts';
import { createSelling } from './catalog/selling/selling.ts';
import { createCheckout } from './checkout/checkout.ts';
import { createClientHash } from './checkout/holds/caps/client-hash.ts';
import type { CheckoutDependencies, PaymentAccount } from './checkout/dependencies.ts';
import type { ApiConfig } from './config.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createOrderMails } from './orders/mails.ts';
import { createOrders } from './orders/orders.ts';
import { createRefundRequester } from './orders/refunds.ts';
import { createStatusChanges } from './orders/status-changes/status-changes.ts';
import type { JobQueues } from './platform/jobs.ts';
import { createPromoCodeRepository } from './promotions/repository.ts';
import { createReviewRepository } from './reviews/repository.ts';
import { createWishlists } from './wishlist/wishlists.ts';

/** What the services of the api are made of. */
export interface ServiceDependencies extends Omit<AccountsOptions, 'config' | 'log'> {
  config: ApiConfig;
  jobs: Pick<JobQueues, 'enqueue'>;
  paymentAccount: PaymentAccount;
  log: AccountsOptions['log'] & CheckoutDependencies['log'];
}

/** Creates the services, domain by domain: each needs only what stands above it. */
export function createServices(dependencies: ServiceDependencies) {
  const { db, config, mailQueue, jobs, paymentAccount, now, log, securityLog } = dependencies;
  const base = createBaseServices(dependencies);
  const shared = { db, responses: base.responses, now, securityLog };

  const reviews = createReviewRepository(db);
  const wishlists = createWishlists(shared);
  const carts = createCarts(shared);

  const mails = createOrderMails(config);
  const requestRefund = createRefundRequester(jobs);
  const orderDependencies = { ...shared, mailQueue, mails, requestRefund };
  const orders = createOrders(orderDependencies);
  const statusChanges = createStatusChanges(orderDependencies);

  const { confirmationCodes } = base.accounts;
  const checkout = createCheckout({
    ...orderDependencies,
    paymentAccount,
    jobs,
    orders,
    confirmationCodes,
    log,
    hashClient: createClientHash(dependencies.secret),
  });
  const countPaymentCall = (shopperId: string) => base.accounts.rateLimits.countPaymentCall(shopperId);

  return {
    ...base,
    now,
    reviews,
    wishlists,
    carts,
    orders,
    statusChanges,
    checkout,
    paymentAccount,
    countPaymentCall,
  };
}

/** The services of the lowest domains, which know nothing of each other: catalog, account, promotions and newsletter. */
function createBaseServices(dependencies: ServiceDependencies) {
  const { db, config, secret, mailQueue, jobs, google, now, log, securityLog } = dependencies;
  const { commissionRate, dataDir, pictureBaseUrl, pictureHosts, shopUrl, isProduction } = config;

  const catalog = createCatalogRepository(db);
  const productSearch = createSearchRepository(db);
  const productGroups = createProductGroupsRepository(db);
  const responses = createCatalogResponses(commissionRate, createImageNames(pictureBaseUrl));
  const pictures = createPictures({ dataDir });
  const selling = createSelling({ db, jobs, responses, ownOrigins: [shopUrl, ...pictureHosts], now, securityLog });

  const accounts = createAccounts({ db, config, secret, mailQueue, google, now, log, securityLog });
  const { rateLimits, sessions } = accounts;
  const { authenticate, authenticateStaff } = sessions;
  const authentication = { authenticate, authenticateStaff, secureCookies: isProduction };

  const promoCodes = createPromoCodeRepository(db);
  const countPromoGuess = (address: string) => rateLimits.countAddress(address, 'promo code');

  const countMail = (email: string) => rateLimits.countEmail('newsletter', email);
  const newsletter = createNewsletter({ db, secret, shopUrl, mailQueue, jobs, now, countMail });
  const countNewsletterCall = (address: string) => rateLimits.countAddress(address, 'newsletter');

  return {
    catalog,
    productSearch,
    productGroups,
    responses,
    pictures,
    selling,
    commissionRate,
    accounts,
    authentication,
    parseEmail,
    promoCodes,
    countPromoGuess,
    newsletter,
    countNewsletterCall,
  };
}
