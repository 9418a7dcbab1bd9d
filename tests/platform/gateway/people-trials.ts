import { logIn, mailTo } from '../../account/people.ts';
import type { EachShop, Trial } from './mutation-trial.ts';

const INVITE =
  'mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { invitation { invitationId } userErrors { code } } }';
const ADD_NOTE =
  'mutation ($input: AddShopperNoteInput!) { addShopperNote(input: $input) { shopper { notes { noteId } } } }';

/** The account of the shopper, by its id. */
const shopperOf = async ({ asha }: EachShop) => {
  const { data } = await asha.request('{ me { shopperId } }');
  return { shopperId: data.me.shopperId };
};
/** A new member of staff, by id and address. */
const colleagueOf = async (shop: EachShop) => {
  const colleague = await shop.newStaff('PACKER');
  const { data } = await colleague.request('{ me { personId: shopperId email } }');
  return data.me;
};
const invited = async (shop: EachShop, email: string) => {
  const boss = await shop.newStaff('ADMIN');
  const { data } = await boss.request(INVITE, { input: { email, role: 'EDITOR' } });
  return data.inviteStaff.invitation.invitationId;
};
const noteOf = async (shop: EachShop) => {
  const { shopperId } = await shopperOf(shop);
  const { data } = await shop.admin.request(ADD_NOTE, { input: { shopperId, text: 'Call after six.' } });
  return { shopperId, noteId: data.addShopperNote.shopper.notes[0].noteId };
};
const strangerOf = async ({ api, email }: EachShop) => {
  const address = `stranger-${email}`;
  await logIn(api, address);
  return { email: address };
};
const RECORD = 'shopper { account { shopperId isBlocked } }';

/** How the changes of people and accounts are tried. */
export const PEOPLE_TRIALS = {
  setRole: { by: 'admin', input: async (shop) => ({ email: (await colleagueOf(shop)).email, role: 'EDITOR' }) },
  endSessionsOf: { by: 'admin', input: async (shop) => ({ personId: (await colleagueOf(shop)).personId }) },
  // Nobody here has an authenticator app.
  resetSecondFactorOf: { by: 'admin', input: ({ email }) => ({ email }), fails: true },
  inviteStaff: {
    by: 'admin',
    input: ({ email }) => ({ email, role: 'PACKER' }),
    payload: 'invitation { invitationId }',
  },
  withdrawInvitation: {
    by: 'admin',
    input: async (shop) => ({ invitationId: await invited(shop, `asked-${shop.email}`) }),
  },
  // The client reads everything anew: the account now works for the shop.
  acceptInvitation: {
    input: async (shop) => {
      await invited(shop, shop.email);
      return { token: /#token=([\w-]+)/.exec(mailTo(shop.api, shop.email).text)?.[1] ?? 'none' };
    },
    payload: 'role',
    isLogin: true,
  },
  blockShopper: {
    by: 'admin',
    input: async (shop) => ({ ...(await shopperOf(shop)), reason: 'Fraud' }),
    payload: RECORD,
  },
  unblockShopper: { by: 'admin', input: shopperOf, payload: RECORD },
  addShopperNote: {
    by: 'admin',
    input: async (shop) => ({ ...(await shopperOf(shop)), text: 'Call after six.' }),
    payload: RECORD,
  },
  deleteShopperNote: { by: 'admin', input: noteOf, payload: RECORD },
  exportAccountOf: { by: 'admin', input: ({ email }) => ({ email }), payload: 'json' },
  eraseAccountOf: { by: 'admin', input: strangerOf },
} satisfies Readonly<Record<string, Trial>>;
