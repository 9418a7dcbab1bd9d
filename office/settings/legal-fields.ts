import type { SellerFactsInput, SettingsContentInput } from '../generated/schema-types.ts';
import type { Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/settings.ts';
import type { SettingsField } from './settings-field.ts';
import type { SettingsValuesFragment } from './settings.graphql.generated.ts';

type Facts = NonNullable<SettingsValuesFragment['legal']>['shop'];

/** The ids of the sellers with a registration of their own, in their order. */
export const registeredIn = ({ sellers = '' }: Values): string[] => sellers.split(', ').filter((id) => id !== '');

const factFields = (at: string, whose: string): SettingsField[] => [
  { name: `${at}.legalName`, label: words.legalName(whose), maxLength: 120 },
  { name: `${at}.address`, label: words.businessAddress(whose), kind: 'lines', maxLength: 480 },
  { name: `${at}.state`, label: words.state(whose), maxLength: 60 },
  { name: `${at}.gstin`, label: words.gstin(whose), hint: words.gstinHint, maxLength: 15 },
];

/** The fields of the shop and of the officer. */
export const SHOP_FIELDS: readonly SettingsField[] = [
  ...factFields('shop', words.theShop),
  { name: 'countryOfOrigin', label: words.countryOfOrigin, maxLength: 60 },
  { name: 'grievanceOfficer.name', label: words.officerName, maxLength: 80 },
  { name: 'grievanceOfficer.email', label: words.officerEmail, maxLength: 254 },
  { name: 'grievanceOfficer.phone', label: words.officerPhone, maxLength: 40 },
  { name: 'grievanceOfficer.hours', label: words.officerHours, maxLength: 80 },
];

/** The fields of a seller with a registration of its own. */
export const fieldsOfSeller = (id: string): readonly SettingsField[] => factFields(`seller.${id}`, id);

/** The fields of the legal facts, as the history names them. */
export const legalFields = (values: Values): readonly SettingsField[] => [
  ...SHOP_FIELDS,
  { name: 'sellers', label: words.registeredSellers },
  ...registeredIn(values).flatMap(fieldsOfSeller),
];

const factValues = (at: string, { legalName, address, state, gstin }: Facts): [string, string][] => [
  [`${at}.legalName`, legalName],
  [`${at}.address`, address.join('\n')],
  [`${at}.state`, state],
  [`${at}.gstin`, gstin],
];

/** The legal facts as texts. */
export function legalValues({ legal }: SettingsValuesFragment): Values {
  if (!legal) return {};
  const { shop, sellers, countryOfOrigin, grievanceOfficer } = legal;
  return {
    sellers: sellers.map(({ sellerId }) => sellerId).join(', '),
    countryOfOrigin,
    ...Object.fromEntries([
      ...factValues('shop', shop),
      ...sellers.flatMap(({ sellerId, facts }) => factValues(`seller.${sellerId}`, facts)),
    ]),
    'grievanceOfficer.name': grievanceOfficer.name,
    'grievanceOfficer.email': grievanceOfficer.email,
    'grievanceOfficer.phone': grievanceOfficer.phone,
    'grievanceOfficer.hours': grievanceOfficer.hours,
  };
}

/** The legal facts of a form. */
export function toLegal(values: Values): SettingsContentInput {
  const textOf = (name: string) => values[name] ?? '';
  const factsAt = (at: string): SellerFactsInput => ({
    legalName: textOf(`${at}.legalName`),
    address: textOf(`${at}.address`)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    state: textOf(`${at}.state`).trim(),
    gstin: textOf(`${at}.gstin`).trim().toUpperCase(),
  });
  const officer = {
    name: textOf('grievanceOfficer.name'),
    email: textOf('grievanceOfficer.email'),
    phone: textOf('grievanceOfficer.phone'),
    hours: textOf('grievanceOfficer.hours'),
  };
  return {
    legal: {
      shop: factsAt('shop'),
      sellers: registeredIn(values).map((sellerId) => ({ sellerId, facts: factsAt(`seller.${sellerId}`) })),
      countryOfOrigin: textOf('countryOfOrigin'),
      grievanceOfficer: officer,
    },
  };
}

/** The field of the form for the path of a wrong legal fact. */
export function legalFieldAt(values: Values, [list = '', at = '', ...rest]: readonly string[]): string {
  if (list === 'sellers') return `seller.${registeredIn(values)[Number(at)] ?? at}.${rest[1] ?? 'legalName'}`;
  return list === 'shop' ? `shop.${at}` : [list, at].filter((part) => part !== '').join('.');
}
