import { isGstinOf } from '../../schema/gst.ts';
import type { LegalSettings, SellerFacts } from '../../schema/sellers.ts';
import { readAll, refuse, withFieldPrefix } from '../platform/refusals.ts';
import { parseText } from '../platform/text-input.ts';

/** Parses the legal facts. Refuses with INVALID_INPUT a GSTIN that is not of its state, and a seller that is there twice. */
export function parseLegal({ shop, sellers, countryOfOrigin, grievanceOfficer }: LegalSettings): LegalSettings {
  const ids = sellers.map(({ sellerId }) => sellerId);
  return readAll<LegalSettings>({
    shop: () => withFieldPrefix('shop', () => parseFacts(shop)),
    sellers: () =>
      sellers.map(({ sellerId, facts }, at) => {
        if (ids.indexOf(sellerId) < at) wrong(`sellers[${at}].sellerId`, 'This seller is there already.');
        return { sellerId, facts: withFieldPrefix(`sellers[${at}].facts`, () => parseFacts(facts)) };
      }),
    countryOfOrigin: () => line(countryOfOrigin, 'countryOfOrigin'),
    grievanceOfficer: () => withFieldPrefix('grievanceOfficer', () => parseOfficer(grievanceOfficer)),
  });
}

const parseFacts = ({ legalName, address, state, gstin }: SellerFacts): SellerFacts =>
  readAll<SellerFacts>({
    legalName: () => line(legalName, 'legalName'),
    address: () => address.map((one, at) => line(one, `address[${at}]`)),
    state: () => state,
    gstin: () => (isGstinOf(state, gstin) ? gstin : wrong('gstin', `This is no GSTIN of ${state}.`)),
  });

type Officer = LegalSettings['grievanceOfficer'];

const parseOfficer = ({ name, email, phone, hours }: Officer): Officer =>
  readAll<Officer>({
    name: () => line(name, 'name'),
    email: () => parseAddress(email, 'email'),
    phone: () => line(phone, 'phone'),
    hours: () => line(hours, 'hours'),
  });

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Parses an email address, in small letters. */
export const parseAddress = (text: string, field: string): string =>
  EMAIL.test(text.trim()) ? text.trim().toLowerCase() : wrong(field, 'This is no email address.');

const line = (text: string, field: string): string => parseText(text, { field, what: 'This line' });

const wrong = (field: string, message: string): never => refuse('INVALID_INPUT', { field, message });
