/* The words of the back office. Texts that the storefront also uses are in its catalogue. */
export const title = 'Back office';
export const sections = 'Sections';
export const today = 'Today';
export const orders = 'Orders';
export const shoppers = 'Shoppers';
export const people = 'People';
export const audit = 'Audit log';
export const notForYourRole = 'Your role does not include this screen';
export const notForYourRoleHint = 'Please ask the owner of the shop if you need it.';
export const promoCodes = 'Promo codes';
export const reviews = 'Reviews';
export const newsletter = 'Newsletter';
export const returns = 'Returns';
export const products = 'Products';
export const settings = 'Settings';
export const logOut = 'Log out';
export const viewShop = 'View shop';
export const skipToContent = 'Skip to content';
export const sessionOver = 'Your session has ended. Please log in again.';
export const notReached = 'The shop cannot be reached now. Please try again.';
export const noSuchPage = 'This page does not exist';
export const backToToday = 'Back to Today';

// Login
export const login = 'Log in';
export const loginHint = 'For people who work for the shop. Use the email address and the password of your account.';
export const noPassword = 'No password yet, or forgotten?';
export const setPassword = 'Set one in the shop';
export const notStaff = 'This account does not work for the shop';
export const notStaffHint = 'Log in with another account, or ask the owner of the shop for a role.';
export const otherAccount = 'Use another account';
export const twoStep = 'Two-step verification';
export const verifyHint = 'Enter the code that your authenticator app shows now.';
export const code = 'Code of the app';
export const recoveryCode = 'Recovery code';
export const recoveryCodeInstead = 'Use a recovery code';
export const appInstead = 'Use the app';
export const enterCode = 'Please enter the six digits that the app shows.';
export const enterPassword = 'Please enter your password.';
export const enterRecoveryCode = 'Please enter one of your recovery codes.';
export const verify = 'Verify';
export const setUpFirst = 'Set up two-step verification first';
export const setUpHint =
  'Your account works for the shop, so it needs an authenticator app. Set it up on your profile, then come back. You may have to log in once more there.';
export const openProfile = 'Open your profile';
export const somethingWentWrong = 'Something went wrong. Please try again.';

// Lists
export const search = 'Search';
export const searchOrders = 'Order, name, phone, email or SKU';
export const searchTooShort = 'Please enter at least 3 characters.';
export const clear = 'Clear';
export const state = 'State';
export const all = 'All';
export const loading = 'Loading…';
export const nothingFound = 'Nothing found';
export const nothingFoundHint = 'Try another search, or another state.';
export const failedToLoad = 'This could not be loaded';
export const selectRow = (name: string): string => `Select ${name}`;
export const selectAll = 'Select all';
export const selected = (count: number): string => `${count} selected`;
export const page = (number: number, of: number): string => `Page ${number} of ${of}`;
export const previous = 'Previous';
export const next = 'Next';

// Orders
export const statusWords = {
  PLACED: 'To confirm',
  CONFIRMED: 'To dispatch',
  DISPATCHED: 'On the way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  OTHER: 'Other',
} as const;
export const order = 'Order';
export const piece = 'Piece';
export const shipTo = 'Ship to';
export const amount = 'Amount';
export const placed = 'Placed';
export const online = 'Paid online';
export const cash = 'Cash on delivery';
export const confirm = 'Confirm';
export const confirmSelected = 'Confirm selected';
export const confirmed = (count: number): string =>
  count === 1 ? 'Order item confirmed' : `${count} order items confirmed`;
export const notConfirmed = (count: number): string =>
  count === 1 ? 'One was not confirmed' : `${count} were not confirmed`;
export const dispatch = 'Dispatch';
export const dispatched = 'Order item dispatched';
export const trackingId = 'Tracking number';
export const trackingUrl = 'Tracking page (https)';
export const optional = 'Optional';
export const deliver = 'Mark as delivered';
export const delivered = 'Order item delivered';
export const collect = 'Cash collected';
export const collected = 'Cash recorded as collected';
export const refuse = 'Refused at the door';
export const refuseHint = 'The parcel is back in the shop. Its pieces are for sale again.';
export const refused = 'Order item cancelled, its pieces are for sale again';
export const reject = 'Cancel and refund';
export const rejectHint = 'The shopper gets a mail with this reason. A paid amount is refunded.';
export const reason = 'Reason, as the shopper reads it';
export const enterReason = 'Please enter the reason.';
export const rejected = 'Order item cancelled';
export const cancelDialog = 'Go back';
export const actions = 'Actions';
export const noActions = 'Nothing is left to do for this item.';
export const address = 'Delivery address';
export const money = 'Money';
export const paid = 'Paid';
export const toCollect = 'To collect in cash';
export const refundDue = 'Refund due';
export const refundSent = 'Refund sent';
export const price = 'Price';
export const discount = 'Discount';
export const total = 'Total';
export const history = 'History';
export const seller = 'Seller';
export const sku = 'SKU';
export const quantity = 'Quantity';
export const tracking = 'Tracking';
export const noSuchOrder = 'No such order item';
export const noSuchOrderHint = 'It does not exist, or it belongs to another seller.';
export const allOrders = 'All orders';
export const toConfirmHint = 'New orders wait for your confirmation.';
export const toDispatchHint = 'Pack these and hand them to the carrier.';
export const onTheWayHint = 'Mark these as delivered once they arrive.';
export const nothingToDo = 'Nothing is waiting here.';
export const showAll = (count: number): string => `Show all ${count}`;

// Stock and prices
export const stock = 'Stock';
export const exports = 'Exports';
export const invoices = 'Invoices';
export const sellers = 'Sellers';
export const searchStock = 'SKU, name or product';
export const searchStockTooShort = 'Please enter at least 2 characters.';
export const levelWords = { OUT: 'Sold out', LOW: 'Low stock' } as const;
export const pieces = 'Pieces';
export const changeBy = (sku: string): string => `Change the stock of ${sku} by`;
export const changeByHint = '12 adds, -3 removes';
export const change = 'Change';
export const enterChange = 'Please enter a whole number, such as 12 or -3.';
export const stockChanged = (sku: string, stockNow: number): string => `${sku}: ${stockNow} in stock`;
export const changePrice = 'Change price';
export const priceOf = (name: string): string => `Price of ${name}`;
export const newPrice = 'Price in rupees';
export const newListPrice = 'List price in rupees';
export const enterPrice = 'Please enter whole rupees, such as 3899.';
export const priceChanged = 'Price changed';
export const bigChange = (from: string, to: string): string => `Yes, change the price from ${from} to ${to}.`;
export const confirmBigChange = 'This changes the price by more than half. Please confirm it.';
export const save = 'Save';

// Forms
export const changedMeanwhile = 'Somebody has changed this meanwhile. What you typed is still here.';
export const loadAgain = 'Load it again';
export const keepTyped = 'Keep what I typed';
export const leaveUnsaved = 'Leave without saving?';
export const leaveUnsavedHint = 'What you typed on this screen is not saved.';
export const stay = 'Stay on this screen';
export const leave = 'Leave without saving';

// Confirmations
export const sure = 'Yes, I am sure';
export const enterSure = 'Please confirm it.';

// Fresh login
export const confirmItIsYou = 'Confirm that it is you';
export const confirmItHint = 'This change needs your password once more.';
export const confirmByCodeHint =
  'This change needs a new proof, and your account has no password. We can email you a code.';
export const mailCode = 'Email me a code';
export const mailedCode = 'Code from the email';
export const enterMailedCode = 'Please enter the code from the email.';
export const password = 'Password';
export const confirmLogin = 'Continue';
