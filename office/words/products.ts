/* The words of the screens of products, their variants, pictures and stock. */
export const products = 'Products';
export const newProduct = 'New product';
export const allProducts = 'All products';
export const noSuchProduct = 'No such product';
export const noSuchProductHint = 'It does not exist, or it belongs to another seller.';
export const searchProducts = 'Name, SKU or product';
export const searchTooShort = 'Please enter at least 2 characters.';
export const category = 'Category';
export const allCategories = 'All categories';
export const onlyLowStock = 'Only low stock';
export const sort = 'Sort';
export const sortWords = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  NAME: 'Name',
  PRICE: 'Lowest price first',
  STOCK: 'Fewest pieces first',
} as const;
export const stateWords = { LIVE: 'Live', DRAFT: 'Drafts', ARCHIVED: 'Archived' } as const;
export const stateWord = { LIVE: 'Live', DRAFT: 'Draft', ARCHIVED: 'Archived' } as const;
export const state = 'State';
export const name = 'Name';
export const price = 'Price';
export const pieces = 'Pieces';
export const changed = 'Changed';
export const low = (sku: string): string => `Low: ${sku}`;
export const totalOf = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

// Words of a product
export const words = 'Words';
export const fabric = 'Fabric';
export const craft = 'Craft';
export const pattern = 'Pattern';
export const dimension = 'Measures in metres';
export const blouse = 'Blouse piece';
export const weight = 'Weight in grams';
export const sizes = 'Sizes in words';
export const brand = 'Brand';
export const hsnCode = 'HSN code';
export const careGuide = 'Care guide';
export const description = 'Description';
export const collections = 'Collections';
export const collectionWords = {
  FEATURED: 'Featured',
  BEST_SELLERS: 'Best sellers',
  NEW_ARRIVALS: 'New arrivals',
} as const;
export const occasions = 'Occasions';
export const occasionWords = {
  WEDDING: 'Wedding',
  FESTIVAL: 'Festival',
  PARTY: 'Party',
  CASUAL: 'Casual',
  OFFICE_WEAR: 'Office wear',
} as const;
export const seller = 'Seller';
export const chooseSeller = 'Choose a seller';
export const noSellersYet = 'A product belongs to a seller, and there is none yet.';
export const addSellerFirst = 'Add a seller first';
export const enterThis = 'Please fill in this field.';
export const enterWeight = 'Please enter whole grams, such as 640.';
export const saveWords = 'Save words';
export const saved = 'Saved';
export const firstVariant = 'First colour';
export const createDraft = 'Create draft';
export const createHint = 'It is a draft until you publish it. Add pictures and more colours on the next screen.';
export const created = 'Draft created';

// State
export const publish = 'Publish';
export const unpublish = 'Back to draft';
export const archive = 'Archive';
export const remove = 'Delete';
export const viewInShop = 'View in shop';
export const stateChanged = { LIVE: 'Published', DRAFT: 'Back to draft', ARCHIVED: 'Archived' } as const;
export const removed = 'Deleted';
export const removeTitle = (title: string): string => `Delete ${title}?`;
export const removeHint = 'Its variants, reviews and prices are deleted, too. This cannot be undone.';
export const keep = 'Keep it';

// Prices
export const prices = 'Prices';
export const listPrice = 'List price';
export const sellerPrice = 'Price';
export const priceInRupees = 'Price in rupees';
export const listPriceInRupees = 'List price in rupees';
export const until = 'Until';
export const changePrice = 'Change price';
export const priceHistory = 'Price history';

// Variants
export const variants = 'Colours and sizes';
export const variant = 'Colour';
export const size = 'Size';
export const sku = 'SKU';
export const gtin = 'GTIN (EAN)';
export const skuHint = '3 to 40 capital letters, digits and dashes. It never changes.';
export const stock = 'Stock';
export const lowStock = 'Low stock from';
export const lowStockHint = 'Without a number, 5.';
export const editVariant = (code: string): string => `Edit ${code}`;
export const addVariant = 'Add colour or size';
export const edit = 'Edit';
export const save = 'Save';
export const add = 'Add';
export const retired = 'Retired';
export const onSale = 'On sale';
export const isRetired = 'Retired: no longer sold';
export const movements = 'History';
export const movementsOf = (code: string): string => `History of ${code}`;
export const noMovements = 'No changes yet.';
export const reason = 'Reason';
export const reasonWords = {
  RECEIVED: 'Received',
  COUNTED: 'Counted',
  DAMAGED: 'Damaged',
  SOLD: 'Sold',
  RETURNED: 'Returned',
  CORRECTION: 'Correction',
  IMPORT: 'CSV file',
} as const;
export const byAnOrder = 'Order';
export const change = 'Change';
export const stockAfter = 'Stock after';
export const when = 'When';
export const who = 'Who';
export const enterNumber = 'Please enter a whole number.';

// Pictures
export const pictures = 'Pictures';
export const picturesOf = (color: string): string => `Pictures of ${color}`;
export const addPictures = 'Add pictures';
export const dropHint = 'Or drop JPEG, PNG or WebP files here. The first picture is shown in listings.';
export const noPictures = 'Without pictures the shop shows a sample of this colour.';
export const savePictures = 'Save pictures';
export const picturesSaved = 'Pictures saved';
export const altText = (number: number): string => `Text of picture ${number}, for shoppers who cannot see it`;
export const moveEarlier = (number: number): string => `Move picture ${number} forward`;
export const moveLater = (number: number): string => `Move picture ${number} back`;
export const cropPicture = (number: number): string => `Crop picture ${number}`;
export const removePicture = (number: number): string => `Remove picture ${number}`;
export const crop = 'Crop';
export const zoom = 'Zoom';
export const across = 'Left to right';
export const down = 'Top to bottom';
export const done = 'Done';
export const uploading = 'Uploading…';
export const uploadFailed = 'A picture could not be uploaded. Please try again.';

// Files
export const files = 'CSV files';
export const productsFile = 'Products';
export const productsFileHint =
  'One row for each colour and size. New products become drafts. Products that exist change; a column that you leave out changes nothing.';
export const stockFile = 'Counted stock';
export const stockFileHint = 'Fill in the column “counted”. Rows without a number are left out.';
export const download = 'Download';
export const downloadFailed = 'The file could not be loaded. Please try again.';
export const chooseFile = 'CSV file';
export const checkFile = 'Check';
export const importFile = 'Import';
export const tooLarge = 'The file is too large: at most 95 kB. Leave out columns that stay, or split it.';
export const chooseFirst = 'Please choose a CSV file.';
export const faultsOf = (count: number): string =>
  count === 1 ? '1 fault. Nothing was changed.' : `${count} faults. Nothing was changed.`;
export const row = 'Row';
export const column = 'Column';
export const rightForm = 'What to change';
export const checkedProducts = ({ rows, created, updated }: CheckedFile): string =>
  `No faults: ${rows ?? 0} rows. New products: ${created ?? 0}, changed: ${updated ?? 0}.`;
export const faultsIn = (label: string): string => `Faults: ${label}`;
export const changesOfFile = 'Changes';
export const action = 'Action';
export const actions = { CREATE: 'New', UPDATE: 'Change', UNCHANGED: 'Unchanged' } as const;
export const none = 'none';
export const moreThanHalf = 'More than half';
export const sureOfPrices = (count: number): string =>
  count === 1
    ? 'One row changes a price by more than half. That is right.'
    : `${count} rows change a price by more than half. That is right.`;
export const notImported = 'Not imported';
export const checkedStock = (changes: number, rows: number): string =>
  `No faults: ${rows} counted rows, of which ${changes} differ.`;
export const stockSet = (changes: number): string => `Stock set: ${changes} changed`;
export const importing = (done: number, rows: number): string => `${done} of ${rows} rows`;
export const imported = ({ added, updated }: { added: number; updated: number }): string =>
  `Finished. Added as drafts: ${added}, changed: ${updated}.`;

/** The figures of a checked file; null if it is no CSV. */
interface CheckedFile {
  rows: number | null;
  created: number | null;
  updated: number | null;
}
