/*
 * Words that several parts of the shop share. Each file of this folder has the shopper's texts of one domain. The
 * specification's texts are unchanged, letter for letter, odd ones too: they are under "Of the specification".
 */

// Of the specification
export const shopNow = 'Shop Now';
export const backToHomePage = 'Back to the home page';
export const viewOrderStatus = 'View Order Status';
export const anErrorOccurred = 'An error occurred';
export const somethingWentWrong = 'Something went wrong';
export const previous = 'Prev';
export const next = 'Next';
export const justNow = 'Just now';
export const ago = (span: string) => `${span} ago`;
export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

// Our own
export const home = 'Home';
export const breadcrumb = 'Breadcrumb';
export const close = 'Close';
export const cancel = 'Cancel';
export const dismiss = 'Dismiss';
export const loading = 'Loading';
export const oneMoment = 'One moment, please.';
export const tryAgain = 'Try again';
export const atOurEnd = 'Something went wrong at our end. Please try again in a moment.';
export const offlineHint = 'You are offline. Please check your connection.';
export const login = 'Login';
export const createAccount = 'Create an account';
export const or = 'or';
export const noReviewsYet = 'No reviews yet';
export const review = 'review';
export const quantity = 'Quantity';
export const decreaseQuantity = 'Decrease quantity';
export const increaseQuantity = 'Increase quantity';
export const pages = 'Pages';
export const page = (number: number): string => `Page ${number}`;
export const was = 'was';
export const stars = (rating: string): string => `${rating} out of 5 stars`;
export const couldNotLoad = 'This could not be loaded. Please check your connection and try again.';

// A page that does not exist
export const pageNotFound = 'Page not found';
export const pageNotFoundHint = 'The link may be wrong, or the product may no longer be available.';
export const keepShopping = 'Keep shopping';
export const keepShoppingTitle = 'Keep shopping:';

export const shownOf = (shown: number, total: string): string => `${shown} of ${total} shown`;
export const tryAgainIn = (wait: string): string => `Try again in ${wait}.`;

// The reason why a quantity is refused: in the cart and on a product’s page
export const enterWholeQuantity = 'Please enter the quantity as a whole number, such as 2.';
export const enterQuantity = 'Please enter a quantity of 1 or more.';
export const mostOfOne = (most: number): string => `You can buy up to ${most} of this item.`;
export const stockLeft = (stock: number): string => (stock === 1 ? 'Only 1 item left.' : `Only ${stock} items left.`);
