import type { DeliveryTable } from '../../../schema/delivery.ts';

/** The days within which a parcel arrives, as `YYYY-MM-DD` of India's calendar. */
export interface DeliveryWindow {
  earliest: string;
  latest: string;
}

/** The input of a delivery window, besides the table. */
export interface DeliveryRequest {
  /** Six digits. */
  pinCode: string;
  sellerId: string;
  /** The time of the order. */
  now: Date;
}

/** Why the shop does not deliver to a PIN code, in words for shoppers; undefined if it does. */
export function whyNotServed({ unserved, zones }: DeliveryTable, pinCode: string): string | undefined {
  const area = unserved.find(({ pinCodes }) => pinCodes.some((beginning) => pinCode.startsWith(beginning)));
  if (area) return area.reason;
  return zoneOf(zones, pinCode) ? undefined : 'We do not deliver to this PIN code yet. Please choose another address.';
}

/** The delivery window of a piece that is ordered now; undefined for a PIN code that is not served. */
export function deliveryWindowOf(
  table: DeliveryTable,
  { pinCode, sellerId, now }: DeliveryRequest,
): DeliveryWindow | undefined {
  const zone = zoneOf(table.zones, pinCode);
  if (!zone || whyNotServed(table, pinCode) !== undefined) return undefined;
  const { region, processingDays } = table.sellers[sellerId] ?? table.otherSellers;
  const begun = firstDayOfWork(table, now);
  const [earliest, latest] = [0, 1].map((at) => {
    const packed = addWorkingDays(table, begun, processingDays[at] ?? 0);
    return nextWorkingDay(table, addDays(packed, zone.transitDays[region][at] ?? 0));
  });
  return { earliest: dayOf(earliest ?? begun), latest: dayOf(latest ?? begun) };
}

/** The window in which all of these parcels arrive; undefined for none. */
export function widestWindow(windows: readonly DeliveryWindow[]): DeliveryWindow | undefined {
  const [earliest] = windows.map((one) => one.earliest).toSorted();
  const latest = windows
    .map((one) => one.latest)
    .toSorted()
    .at(-1);
  return earliest === undefined || latest === undefined ? undefined : { earliest, latest };
}

const DAY = 24 * 60 * 60_000;

/** The zone with the longest matching prefix of a PIN code. */
function zoneOf(zones: DeliveryTable['zones'], pinCode: string) {
  const fits = zones.flatMap((zone) =>
    zone.pinCodes.filter((beginning) => pinCode.startsWith(beginning)).map(({ length }) => ({ zone, length })),
  );
  return fits.toSorted((one, other) => other.length - one.length)[0]?.zone;
}

/** The midnight, in UTC, of the day on which work on an order begins. */
function firstDayOfWork(table: DeliveryTable, now: Date): number {
  const local = now.getTime() + table.utcOffsetMinutes * 60_000;
  const today = Math.floor(local / DAY) * DAY;
  const isLate = local - today >= table.cutOffHour * 60 * 60_000;
  return nextWorkingDay(table, isLate ? addDays(today, 1) : today);
}

function addWorkingDays(table: DeliveryTable, day: number, count: number): number {
  return count === 0 ? day : addWorkingDays(table, nextWorkingDay(table, addDays(day, 1)), count - 1);
}

/** The day itself, or the next working day. */
function nextWorkingDay(table: DeliveryTable, day: number): number {
  const isWorking = table.workingDays.includes(new Date(day).getUTCDay()) && !table.holidays.includes(dayOf(day));
  return isWorking ? day : nextWorkingDay(table, addDays(day, 1));
}

const addDays = (day: number, count: number): number => day + count * DAY;
const dayOf = (day: number): string => new Date(day).toISOString().slice(0, 10);
