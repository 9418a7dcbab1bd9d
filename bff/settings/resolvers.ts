import { mutation } from '../graphql/mutations.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** The mapping of host errors. */
const statuses = { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'CHANGED_MEANWHILE', 422: 'INVALID_INPUT' } as const;
const NO_SECTION = { section: null };

/** The settings of the shop, for staff. */
export const settingsResolvers = {
  Shopper: {
    settings: (_, { section }, { settingsForStaff }) => settingsForStaff.readSections(section),
    settingsHistory: (_, { section, page }, { settingsForStaff }) => settingsForStaff.readHistory(section, page),
  },
  Mutation: {
    saveSettings: mutation('saveSettings', { statuses }, NO_SECTION, (input, { settingsForStaff }) =>
      settingsForStaff.save(input),
    ),
    restoreSettings: mutation(
      'restoreSettings',
      { statuses, subject: 'to' },
      NO_SECTION,
      (input, { settingsForStaff }) => settingsForStaff.restore(input),
    ),
  },
} satisfies Resolvers;
