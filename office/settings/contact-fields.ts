import type { SettingsContentInput } from '../generated/schema-types.ts';
import type { Values } from '../../web/ui/form/form-errors.ts';
import { wholeNumberIn } from '../../web/ui/format.ts';
import * as words from '../words/settings.ts';
import type { SettingsField } from './settings-field.ts';
import type { SettingsValuesFragment } from './settings.graphql.generated.ts';

const PAGES = [0, 1, 2, 3, 4, 5];

const FIELDS: readonly SettingsField[] = [
  { name: 'email', label: words.email, maxLength: 254 },
  { name: 'replyHours', label: words.replyHours, kind: 'number', maxLength: 3 },
  { name: 'phone', label: words.phone, maxLength: 40 },
  { name: 'phoneUrl', label: words.phoneUrl, hint: words.phoneUrlHint, maxLength: 40 },
  { name: 'hours', label: words.hours, maxLength: 80 },
  { name: 'chatUrl', label: words.chatUrl, maxLength: 200 },
  { name: 'address', label: words.address, kind: 'lines', maxLength: 480 },
  ...PAGES.flatMap((at): SettingsField[] => [
    { name: `social.${at}.name`, label: words.socialName(at + 1), maxLength: 30, isOptional: true },
    { name: `social.${at}.url`, label: words.socialUrl(at + 1), maxLength: 200, isOptional: true },
  ]),
];

/** The fields of the contact data. */
export const contactFields = (): readonly SettingsField[] => FIELDS;

/** The contact data as texts. */
export function contactValues({ contact }: SettingsValuesFragment): Values {
  if (!contact) return {};
  const { email, replyHours, phone, phoneUrl, hours, chatUrl, address, social } = contact;
  const pages = PAGES.flatMap((at) => [
    [`social.${at}.name`, social[at]?.name ?? ''],
    [`social.${at}.url`, social[at]?.url ?? ''],
  ]);
  const texts = { email, phone, phoneUrl, hours, chatUrl, replyHours: String(replyHours) };
  return { ...texts, address: address.join('\n'), ...Object.fromEntries(pages) };
}

/** The contact data of a form. Empty lines and empty pages are left out. */
export function toContact(values: Values): SettingsContentInput {
  const { email = '', replyHours = '', phone = '', phoneUrl = '', hours = '', chatUrl = '', address = '' } = values;
  const pages = PAGES.map((at) => ({ name: values[`social.${at}.name`] ?? '', url: values[`social.${at}.url`] ?? '' }));
  return {
    contact: {
      email,
      replyHours: wholeNumberIn(replyHours),
      phone,
      phoneUrl,
      hours,
      chatUrl,
      address: address
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      social: pages.filter(({ name, url }) => name !== '' || url !== ''),
    },
  };
}
