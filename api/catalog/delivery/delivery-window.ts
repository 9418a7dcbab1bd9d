import { DELIVERY } from '../../../schema/delivery.ts';
import { findPinCode } from './pin-codes.ts';
import { deliveryWindowOf, type DeliveryRequest, type DeliveryWindow } from './rules.ts';

/** The working days in which a parcel arrives; undefined for a PIN code that is not served or unknown. */
export const findDeliveryWindow = (request: DeliveryRequest): DeliveryWindow | undefined =>
  findPinCode(request.pinCode) && deliveryWindowOf(DELIVERY, request);
