// A product’s page, the specification’s words first
export const noDescription = 'No description available for this product!';
export const productDetails = 'Product Details';
export const description = 'Description';
export const reviews = 'Reviews';
export const returnPolicy = 'Return Policy';
export const inStock = 'In Stock';
export const includingTaxes = 'including all taxes';
export const soldBy = 'Sold By';
export const addCart = 'Add Cart';
export const addToWishlist = 'Add To Wishlist';
export const removeWishlist = 'Remove Wishlist';
export const sharingNotSupported = 'Sharing not supported on this browser.';
export const pattern = 'Pattern';
export const craft = 'Craft';
export const dimension = 'Dimension';
export const blouse = 'Blouse';
export const weight = 'Weight';
export const size = 'Size';
export const careGuide = 'Care Guide';
export const sellerAddress = 'Seller’s address';
export const gstin = 'GSTIN';
export const countryOfOrigin = 'Country of origin';
export const grievanceOfficer = 'Grievance officer';
export const seeAllDetails = 'See all details';
export const onlyLeft = (stock: number): string => `Only ${stock} left`;
export const colours = 'Colours';
export const outOfStockAfterName = ', out of stock';
export const pictures = 'Pictures';
export const sku = 'SKU';
export const aboutThisProduct = 'About this product';
export const metres = (dimension: string): string => `${dimension} m`;
export const grams = (weight: string): string => `${weight} gm`;
export const defaultDescription = (name: string, seller: string): string =>
  `${name}, tied and dyed by hand. Sold by ${seller}.`;
export const day = 'day';
export const hour = 'hour';
export const returnWithin = (days: string): string => `Return within ${days} of delivery. You get your refund `;
export const refundAndDamage = (damage: string): string =>
  ` business days after we receive the product. Report damage within ${damage}. `;
export const readReturnPolicy = 'Read the return and refund policy';
export const needsJavaScript =
  'Cart and wishlist need JavaScript, which is turned off in your browser. You can order via chat, or call us:';
export const orderViaChat = 'Order via chat';
export const chatOrder = (name: string, url: string): string => `I would like to order ${name}: ${url}`;
export const inSize = (name: string, size: string): string => `${name}, size ${size}`;
export const services = 'Add-on services';
export const serviceFor = (name: string, price: string): string => `${name} + ${price}`;
export const priceWithServices = (price: string): string => `${price} with services`;
export const servicesIncluded = 'incl. services';
export const sizeChart = 'Size chart';
export const selectSize = 'Select a size';
export const sizeSoldOut = ', sold out';
export const unit = 'Unit';
export const inches = 'Inches';
export const centimetres = 'cm';
export const sizesInUnit = (unit: string): string => `Sizes in ${unit.toLowerCase()}`;
export const share = 'Share';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied.';
export const couldNotShare = 'We couldn’t share this product. Please try again.';

// Buying
export const buyNow = 'Buy Now';
export const addedToCart = 'Added to your cart';
export const addedPiece = (name: string): string => `${addedToCart}: ${name}`;
export const viewCart = 'View Cart';
export const checkout = 'Checkout';
export const item = 'item';
export const firstPurchaseDiscount = 'First purchase discount';
export const total = 'Total';

// The pictures, large
export const picturesOf = (name: string): string => `Pictures of ${name}`;
export const showPicture = (number: number, of: number): string => `Show picture ${number} of ${of}`;
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const zoomInto = (picture: string): string => `Zoom in: ${picture}`;
export const zoomOutOf = (picture: string): string => `Zoom out: ${picture}`;

// The content below a product’s page, and of an empty page
export const youMayAlsoLike = 'You may also like';
export const newArrivals = 'New arrivals';
export const goesWithIt = 'Goes with it';
export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
export const clearRecentlyViewed = ' recently viewed products';

// Delivery dates
export const checkDeliveryDate = 'Check delivery date';
export const tellPriceDrop = 'Tell me when the price drops';
export const deliveryToPin = 'Delivery to PIN code';
export const checkPinCode = 'Check';
export const changePinCode = 'Change';
export const changePin = 'Change the PIN code';
export const checkingDelivery = (pinCode: string): string => `Checking delivery to ${pinCode}`;
export const deliveryBy = 'Delivery by';
export const deliveryNotKnown = 'Delivery dates can’t be shown right now.';
export const invalidPin = 'Enter a valid 6-digit PIN code.';
