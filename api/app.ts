import type { FastifyInstance } from 'fastify';
import { openAccounts } from './account/accounts.ts';
import type { Accounts } from './account/accounts.ts';
import type { Google } from './account/google.ts';
import { accountRoutes } from './account/routes.ts';
import { emailFrom } from './account/rules.ts';
import { openCarts } from './cart/carts.ts';
import { cartRoutes } from './cart/routes.ts';
import { catalogAnswers } from './catalog/answers.ts';
import { imageNames } from './catalog/images.ts';
import { openPictures } from './catalog/pictures/pictures.ts';
import { catalogRepository } from './catalog/repository.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { sellingRoutes } from './catalog/selling/routes.ts';
import { openSelling } from './catalog/selling/selling.ts';
import { openCheckout } from './checkout/checkout.ts';
import type { Till } from './checkout/house.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { workCheckout } from './checkout/work.ts';
import type { ApiConfig } from './config.ts';
import { openNewsletter, workNewsletter } from './newsletter/newsletter.ts';
import type { NewsletterParts } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { orderMails } from './orders/mails.ts';
import { openMoves } from './orders/moves/moves.ts';
import { openOrders } from './orders/orders.ts';
import { refundsInto } from './orders/refunds.ts';
import { orderRoutes } from './orders/routes.ts';
import { listenToAnswers, mountContract, readContract } from './platform/contract.ts';
import type { AnswerListener } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { createFastify } from './platform/fastify.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Post } from './platform/mail/post.ts';
import { platformRoutes } from './platform/routes.ts';
import { promotionsRepository } from './promotions/repository.ts';
import { promotionsRoutes } from './promotions/routes.ts';
import { reviewsRepository } from './reviews/repository.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';
import { openWishlists } from './wishlist/wishlists.ts';

/** What the app is made of. */
export interface ApiParts {
  database: Database;
  config: ApiConfig;
  /** What tokens, codes and cookies are signed and sealed with; at least 32 characters. */
  secret: string;
  /** Where mails go. */
  post: Post;
  /** Where jobs are put, and done. */
  jobs: Omit<Jobs, 'drop' | 'close'>;
  /** The shop's account at the payment provider. */
  till: Till;
  google: Google;
  /** The time by which everything of accounts is reckoned; the system's own by default. */
  now?: (() => Date) | undefined;
  /** Hears each JSON answer before it is written down; what it throws fails the call. */
  onAnswer?: AnswerListener | undefined;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/** The REST host as a Fastify app that answers the whole contract, by `inject` or once it listens. */
export async function createApi({ database, config, onAnswer, logTo, ...parts }: ApiParts): Promise<FastifyInstance> {
  const app = createFastify({ ...config, logTo });
  const contract = readContract();
  const catalog = catalogRepository(database.db);
  const answers = catalogAnswers(config.commissionRate, imageNames(config.pictureBaseUrl));
  const pictures = openPictures({ dataDir: config.dataDir });
  const { secret, post, jobs, till, google, now = () => new Date() } = parts;
  const accounts = openAccounts({ db: database.db, config, secret, post, google, now, log: app.log });
  const shop = { db: database.db, answers, now };
  const [carts, wishlists] = [openCarts(shop), openWishlists(shop)];
  const orderHouse = { ...shop, post, mails: orderMails(config), oweRefund: refundsInto(jobs) };
  const orders = openOrders(orderHouse);
  const checkout = openCheckout({ ...orderHouse, till, jobs, orders, log: app.log });
  const newsletter = newsletterOf(accounts, { db: database.db, secret, shopUrl: config.shopUrl, post, jobs, now });
  app.addHook('onClose', () => pictures.close());
  if (onAnswer) listenToAnswers(app, onAnswer);
  const { authenticate, admit } = accounts.sessions;
  const door = { authenticate, admit, secureCookies: config.isProduction };
  await mountContract(app, contract, door, (serve) => {
    platformRoutes(serve, { contract, database });
    catalogRoutes(serve, { catalog, answers, pictures, rate: config.commissionRate });
    sellingRoutes(serve, openSelling(shop));
    reviewsRoutes(serve, { reviews: reviewsRepository(database.db), reviewBought: orders.review, now });
    accountRoutes(serve, accounts);
    cartRoutes(serve, { carts, putOnWishlist: wishlists.put });
    wishlistRoutes(serve, { wishlists, putInCart: carts.putOne });
    orderRoutes(serve, { orders, moves: openMoves(orderHouse) });
    const countAsking = (shopperId: string) => accounts.limits.payment(shopperId);
    checkoutRoutes(serve, { checkout, till, ...limiting(accounts), countAsking });
    newsletterRoutes(serve, { newsletter, emailFrom, ...limiting(accounts, 'newsletter') });
    promotionsRoutes(serve, { promotions: promotionsRepository(database.db), ...door, ...limiting(accounts), now });
  });
  await app.ready();
  await workCheckout(jobs, checkout);
  await workNewsletter(jobs, newsletter);
  return app;
}

/** The newsletter; its mails are counted among those that a mailbox gets of accounts. */
function newsletterOf({ limits }: Accounts, parts: Omit<NewsletterParts, 'countMail'>) {
  return openNewsletter({ ...parts, countMail: (email) => limits.email('newsletter', email) });
}

/** Guesses at promo codes and askings for the newsletter are counted like the account calls, and apart from them. */
function limiting({ limits }: Accounts, kind: 'promo code' | 'newsletter' = 'promo code') {
  return { count: (address: string) => limits.address(address, kind) };
}
