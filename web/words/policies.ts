// Of the specification
export const policies = 'Policies';
export const returnToHome = 'Return to Home';

// The page
export const pageDescription = (shop: string): string => `Shipping, returns and refunds, privacy and terms of ${shop}.`;
export const contents = 'On this page';
export const contactUs = 'Contact us';
export const replyWithin = (hours: string): string => `We reply within ${hours}.`;
export const chatWithUs = 'Chat with us';
export const haveOrderNumber = 'Please keep your order number ready, if you have one.';
export const businessDays = (days: string): string => `${days} business days`;
export const days = (days: string): string => `${days} days`;
export const rupees = (amount: string): string => `Rs.${amount}`;
export const day = 'day';
export const hour = 'hour';
export const minute = 'minute';
export const item = 'item';
/** A range of days within a sentence, such as '8-9 business days'. */
export const rangeOfDays = /(\d+-\d+(?: business)? days)/;
export const within = (time: string): string => `within ${time}`;

// Shipping
export const shippingPolicy = 'Shipping policy';
export const checkedAndPacked = 'Ready to ship';
export const standardShipping = 'Standard shipping';
export const expressShipping = 'Express shipping';
export const inTransit = (time: string): string => `${time} in transit`;
export const deliveryCharge = 'Delivery charge';
export const freeOnEveryOrder = 'free on every order';
export const whenItArrives = 'When your order arrives';
export const whenItArrivesText = (processing: string, standard: string): string =>
  `We check and pack every order within ${processing}. Standard shipping then takes ${standard} across India. A few PIN codes are not covered yet. Enter yours on any product page to see the delivery date.`;
export const expressText = (express: string): string =>
  `In a hurry? Express shipping takes ${express}. It can’t be chosen at checkout, so please `;
export const requestExpress = 'ask for express shipping in the chat';
export const beforeYouOrder = ' before you order.';
export const whatItCosts = 'What it costs';
export const whatItCostsText = (over: string): string =>
  `Free delivery on all orders. Standard shipping stays free on orders over ${over}. The checkout shows the final amount.`;
export const tracking = 'Tracking';
export const trackingText =
  'We email you when your order is placed, dispatched and delivered. You can track it on the courier’s website with the tracking number, which is also on your order’s page.';

// Return and refund
export const returnPolicy = 'Return and refund policy';
export const returnItem = 'Return an item';
export const withinOfDelivery = (time: string): string => `within ${time} of delivery`;
export const damagedOrWrong = 'Damaged or wrong item';
export const tellUsWithin = (time: string): string => `tell us within ${time}`;
export const refundOfReturn = 'Refund of a returned item';
export const fromArrival = (time: string): string => `${time} after we receive it`;
export const refundOfCancelled = 'Refund of a cancelled order';
export const damaged = 'Damaged or wrong item';
export const damagedText = (time: string): string =>
  `Tell us within ${time} of delivery, with a photo if you can. Please keep the item and its packaging until we reply.`;
export const cancellingBefore = 'Cancelling before dispatch';
export const cancellingBeforeText = (time: string): string =>
  `You can cancel each item on its order page until it is dispatched. The refund starts at once and reaches you within ${time}.`;
export const howRefunded = 'How you are refunded';
export const howRefundedText =
  'To the card or account that you paid with, less the item’s share of any discount. You can follow the refund on your order’s page. If your order isn’t placed, for example because a payment reaches us too late or twice, we refund it in full and email you.';
export const howToReturn = 'How to return an item';
export const returnSteps = (time: string): string => `Within ${time} of delivery, open the item in `;
export const myOrders = 'My Orders';
export const returnContact = 'and use Contact Support to tell us which order it is. No questions asked.';
export const returnOnline =
  'and press “Return or exchange”. Choose a refund, or another size or colour that is in stock.';
export const returnPickup = 'Choose the address and the day of the pick-up. Our courier comes to you, at no cost.';
export const packItUnworn = 'Keep it packed, unworn, unwashed and with its tags.';
export const followReturn =
  'Your order’s page shows each step, and you can withdraw the return there until it is picked up.';
export const cashRefund =
  'If you paid in cash, we refund a returned item to the UPI ID or bank account that you enter with the return.';
export const returnCondition = 'Send it back unworn, unwashed and with its tags.';
export const returnRefund = (time: string): string => `We check it when it arrives, and refund you in ${time}.`;
export const handmadeNote =
  'Every hand-dyed item looks slightly different from its picture. Small differences in dots and shade are natural and not a defect. You may still return it.';

// Privacy
export const privacyPolicy = 'Privacy policy';
export const advertising = 'Advertising and tracking';
export const none = 'none';
export const cookies = 'Cookies';
export const forLoginOnly = 'for login only';
export const loginLasts = 'You stay logged in for';
export const loginLastsDays = '30 days after your last visit, 180 days at most';
export const newsletter = 'Newsletter';
export const onlyConfirmed = 'only after you confirm';
export const yourRights = 'Your rights';
export const yourRightsText =
  'On your account page you can change your name, phone number and password, download your data and delete your account. Or email';
export const yourRightsEnd = 'from your account’s email. We keep order records for as long as the law requires.';
export const whatWeKeep = 'What we store';
export const yourAccount = 'Your account:';
export const yourAccountText =
  'name, email and phone number. Your password is stored in a form that nobody can read. If you log in with Google, we also keep your Google account’s ID.';
export const cartAndWishlist = 'Your cart and wishlist,';
export const cartAndWishlistText = 'until you remove the items.';
export const yourOrders = 'Your orders:';
export const yourOrdersText =
  'the items, dates, amounts, addresses, email and phone number. We need them for our accounts. If you delete your account, we keep only the name and address on your invoices, for 8 financial years.';
export const yourReturns = 'Your returns:';
export const yourReturnsText =
  'the reason, the dates and the pick-up address, like your orders. A UPI ID or bank account is encrypted, and deleted once your refund is paid.';
export const yourReviews = 'Your reviews,';
export const yourReviewsText =
  'until you ask us to remove them. Other shoppers see your name. If you have not given one, they see the part of your email before the @. If you delete your account, they see “A shopper”.';
export const whatWeKeepBriefly = 'What we store for a short time';
export const otps = 'OTPs';
export const otpsText = '(valid for 10 minutes) and';
export const resetLinks = 'password links';
export const resetLinksText = '(valid for 15 minutes): encoded, and for an hour longer at most.';
export const emailsToYou = 'Emails to you:';
export const emailsToYouText = 'encrypted, until they are sent.';
export const loginAttempts = 'Login attempts:';
export const loginAttemptsText =
  'for a day at most, and the networks you log in from, for a week, so that nobody can guess your OTP. Email and network are encoded.';
export const inYourBrowser = 'In your browser';
export const inYourBrowserText =
  'You can browse without cookies. When you log in, two cookies keep your session safe until you log out, for 30 days after your last visit and 180 days at most. A third cookie tells us that you have logged in on this browser before, so that nobody else can lock you out. It goes when you log out, or after 180 days. An OTP and Login with Google need one more cookie for a few minutes. Your browser also remembers your session, and that you have seen our welcome message. What you type at checkout, about an order, into an address or to log in is saved until you submit it, close the tab or log out. A payment ID is saved until you have seen the result.';
export const noOtherCompanies =
  'Our pages load nothing from other companies until you pay. The payment window is our payment provider’s.';
export const whoElse = 'Who we share your data with';
export const theSeller = 'The seller';
export const theSellerText = 'of your item and';
export const theCourier = 'the courier:';
export const theCourierText = 'the address, phone number and email of the order, to deliver it.';
export const paymentProvider = 'The payment provider:';
export const paymentProviderText =
  'the amount, and your name, email and phone number for its form. Your card details go straight to the provider. We never see them.';
export const mailService = 'Our email service';
export const mailServiceText = 'delivers our emails to you.';
export const nobody = 'Nobody';
export const nobodyText = 'gets your data for advertising, and we never sell it.';
export const theNewsletter = 'The newsletter';
export const theNewsletterText =
  'We email you a link to confirm your subscription. If you don’t confirm within 7 days, we delete your email. Every newsletter has an unsubscribe link, which deletes your email at once.';

// Terms
export const prices = 'Prices';
export const inRupees = 'in rupees, taxes included';
export const firstPurchase = 'Your first purchase';
export const percentOff = (percent: number): string => `${percent}% off`;
export const whileYouPay = 'While you pay';
export const reservedFor = (time: string): string => `reserved for up to ${time}`;
export const cancelling = 'Cancelling';
export const freeUntilDispatch = 'free until dispatch';
export const pricesText = (percent: number): string =>
  `Prices are in Indian rupees and include all taxes. You get ${percent}% off your first purchase, once per account. Discounts are in whole rupees. You pay the total shown at checkout.`;
export const yourOrder = 'Your order';
export const yourOrderText = (shop: string, hold: string, most: string): string =>
  `Each item is sold by the seller named on its page. ${shop} takes your order and is responsible for it. Items in your cart are not reserved. At checkout they are reserved for up to ${hold} while you pay, at most ${most} of a kind.`;
export const orderIsPlaced =
  'Your order is placed once the payment is complete. You can cancel it, or some of its items, until dispatch. If a seller can’t send an item, it is cancelled and refunded.';
export const accountTitle = 'Your account';
export const accountText =
  'An account is for one person, once the email is verified. Keep your password and OTPs to yourself. We never ask for them on a call or chat.';
export const reviews = 'Reviews';
export const reviewsText = 'You can review an item once, after you receive it. Please leave out personal details.';
