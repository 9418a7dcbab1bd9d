import type { SettingsContentInput } from '../generated/schema-types.ts';
import type { Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/settings.ts';
import type { SettingsField } from './settings-field.ts';
import type { SettingsValuesFragment } from './settings.graphql.generated.ts';

/** The names of the categories of these values, in their order. */
export const orderOf = ({ order = '' }: Values): string[] => order.split(', ').filter((name) => name !== '');

/** The fields of the categories' words, in their order. */
export const wordsOfCategory = (name: string): readonly SettingsField[] => [
  { name: `menu.${name}.plural`, label: words.plural(name), maxLength: 40 },
  { name: `menu.${name}.line`, label: words.line(name), maxLength: 120, isOptional: true },
];

/** The fields of the categories, as the history names them. */
export const categoryFields = (values: Values): readonly SettingsField[] => [
  { name: 'order', label: words.order },
  { name: 'homeSections', label: words.homeSections },
  ...orderOf(values).flatMap(wordsOfCategory),
];

/** The categories as texts. */
export function categoryValues({ categories }: SettingsValuesFragment): Values {
  const { menu = [], homeSections = [] } = categories ?? {};
  return {
    order: menu.map(({ name }) => name).join(', '),
    homeSections: homeSections.join(', '),
    ...Object.fromEntries(
      menu.flatMap(({ name, plural, line }) => [
        [`menu.${name}.plural`, plural],
        [`menu.${name}.line`, line ?? ''],
      ]),
    ),
  };
}

/** The categories of a form: `home.Saree` is there for a section of the home page. */
export function toCategories(values: Values): SettingsContentInput {
  const names = orderOf(values);
  return {
    categories: {
      menu: names.map((name) => ({
        name,
        plural: values[`menu.${name}.plural`] ?? '',
        line: values[`menu.${name}.line`] || null,
      })),
      homeSections: names.filter((name) => values[`home.${name}`] === 'on'),
    },
  };
}
