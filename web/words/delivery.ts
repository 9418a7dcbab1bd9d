// When a parcel comes
export const checkDeliveryDate = 'Check delivery date';
export const deliveryToPin = 'Delivery to PIN code';
export const check = 'Check';
export const change = 'Change';
export const changePin = 'Change the PIN code';
export const checking = (pinCode: string): string => `Checking delivery to ${pinCode}`;
export const deliveryBy = 'Delivery by';
export const notKnown = 'Delivery dates can’t be shown right now.';
export const invalidPin = 'Enter a valid 6-digit PIN code.';
