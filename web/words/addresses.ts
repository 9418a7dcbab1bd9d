// The address book
export const addresses = 'Addresses';
export const noAddresses = 'Addresses you order to are saved here.';
export const addAddress = 'Add an Address';
export const newAddress = 'New address';
export const editAddress = 'Edit address';
export const saveAddress = 'Save Address';
export const isDefault = 'Default';
export const isFirst = 'Used first at checkout';
export const edit = 'Edit';
export const remove = 'Delete';
export const makeDefault = 'Make default';
export const deleteThis = 'Delete this address?';
export const yesDelete = 'Yes, delete it';
export const keepIt = 'Keep it';
export const editOf = (what: string): string => `Edit ${what}`;
export const removeOf = (what: string): string => `Delete ${what}`;
export const makeDefaultOf = (what: string): string => `Make default: ${what}`;
export const saved = 'Address saved.';
export const failedToSave = 'Failed to save address.';
export const deleted = 'Address deleted.';
export const failedToDelete = 'Failed to delete address.';
export const failedToMakeDefault = 'Failed to change the default address.';

// An address
export const landmark = 'Landmark (optional)';
export const secondPhone = 'Second phone (optional)';
export const savedAllTheSame = 'You can save this one all the same.';
export const pinLiesIn = (place: string): string => `This PIN code is in ${place}. Please check.`;

// The choice in the checkout
export const deliverTo = 'Deliver to';
export const change = 'Change';
export const changeDeliveryAddress = 'Change the delivery address';
export const aNewAddress = 'A new address';
