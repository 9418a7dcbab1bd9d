// Why a quantity is refused: of the cart and of a product’s page
export const enterQuantity = 'Please enter a quantity of 1 or more.';
export const mostOfOne = (most: number): string => `You can buy at most ${most} of the same item.`;
export const stockLeft = (stock: number): string => (stock === 1 ? 'Only 1 item left.' : `Only ${stock} items left.`);
