// Of the specification
export const menu = 'Menu';
export const categories = 'Categories';
export const allProducts = 'All Products';
export const myOrders = 'My Orders';
export const wishlist = 'Wishlist';
export const cart = 'Cart';
export const account = 'Account';
export const loginOrRegister = 'Login/Register';
export const logout = 'Logout';
export const sureToLogOut = 'Are you sure you want to log out?';
export const logOut = 'Log Out';
export const sessionHasExpired = 'Session has expired';
export const pleaseLogin = 'Please login to continue.';

// The frame
export const skipToPage = 'Skip to main content';
export const login = 'Login';
export const search = 'Search';
export const withCount = (name: string, count: number): string => `${name}, ${count}`;
export const chatWithUs = 'Chat with us';
export const chatWithUsNewTab = 'Chat with us (opens a new tab)';
export const shopOn = (shop: string, site: string): string => `${shop} on ${site}`;
export const homeAfterName = ' home page';
export const shop = 'Shop';
export const policies = 'Policies';
export const support = 'Support';
export const trackAnOrder = 'Track an order';
export const socialMedia = 'Social media';
export const legal = 'Made in India. Prices include all taxes.';
export const ourPromises = 'Our promises';
export const closeOffer = 'Close this offer';
export const checkout = 'Checkout';
export const secure = 'Secure';
export const backToCart = 'Back to cart';
export const partsOfMenu = 'Menu sections';
export const needHelp = 'Need help?';

// Dialogs and failures
export const keepMeLoggedIn = 'Cancel';
export const sessionHasExpiredHint = 'You have been logged out to keep your account safe. Please log in again.';
export const welcome = 'Welcome';

// While the shop shows cached data
export const mayBeOld = 'Prices and stock may be a few minutes old.';
export const newOnesFollow = 'They will update automatically.';

// Without the storefront's scripts
export const couldNotStart =
  'This page could not start in your browser. Links and the search still work. To buy, please update the browser.';
export const loadAgain = 'Load the page again';
export const contactUs = 'Contact us';

// The sections of the policies
export const shipping = 'Shipping';
export const returns = 'Return and refund';
export const privacy = 'Privacy';
export const terms = 'Terms';

// Placeholders of pages that need a login
export const yourAccountAt = (shop: string): string => `Your account at ${shop}.`;
export const accountNeedsJavaScript = 'Your account needs JavaScript, which is turned off in your browser.';
export const welcomeTo = (shop: string): string => `Welcome to ${shop}`;
