// Of the specification
export const enterValidEmail = 'Please enter a valid email';
export const failed = 'Something went wrong! Please try again later.';

// The form
export const newsletter = 'Newsletter';
export const newsFromTheDyers = 'Get new arrivals first';
export const subscribe = 'Subscribe';
export const thanks = 'Thank you! Please check your inbox.';
export const unsubscribeHint = 'You can unsubscribe at any time from any email.';
export const writeTo = 'Write to';
export const toSubscribe = 'to subscribe.';
export const noNewsletter = 'Unsubscribe';

// The pages of mailed links
export const oneMoment = 'One moment, please';
export const somethingWentWrong = 'Something went wrong!';
export const newsletterOfShop = 'Our newsletter.';
export const subscribing = 'We are adding you to the list.';
export const confirmEmail = 'Confirm your email';
export const confirmNeedsJavaScript =
  'JavaScript is turned off in your browser. Turn it on and open the link again, or write to';
export const notSubscribedYet = 'You are not subscribed yet. Please try again in a moment.';
export const subscribed = 'You are subscribed';
export const subscribedLine = 'Thank you! You will get our next newsletter.';
export const startShopping = 'Start shopping';
export const linkExpired = 'This link has expired';
export const linkExpiredLine = 'A link is valid for a week. Subscribe again to get a new one.';
export const subscribeAgain = 'Subscribe again';
export const linkIncomplete = 'This link is incomplete';
export const linkIncompleteLine = 'Please open the link from our email again, or subscribe to get a new one.';
export const unsubscribing = 'We are removing you from the list.';
export const stillSubscribed = 'You are still subscribed. Please try again in a moment.';
export const unsubscribed = 'You are unsubscribed';
export const unsubscribedLine = 'You will no longer get our newsletter.';
export const subscribeByMistake = 'Unsubscribed by mistake?';
export const linkDidNotWork = 'This link did not work';
export const openNewest = 'Please open the link in our latest email, or write to';
export const toUnsubscribe = 'and we will unsubscribe you.';
export const unsubscribeQuestion = 'Unsubscribe from the newsletter?';
export const unsubscribe = 'Unsubscribe';

// The welcome
export const off = 'off';
export const welcomeText = 'It is applied to your first order automatically. No code needed.';
export const register = 'Register';
