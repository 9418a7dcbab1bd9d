import type {
  CreatePromoCodeInput,
  PausePromoCodeInput,
  PromoCodeState,
  UpdatePromoCodeInput,
} from '../generated/schema-types.ts';
import type { ConnectionArguments, ConnectionNode } from '../graphql/connections.ts';
import { connectionOfPages } from '../graphql/numbered-pages.ts';
import { readAll, UserErrorException } from '../graphql/user-errors.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse, Params } from '../host/contract.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { moneyOfRupees, type Money } from '../host/money.ts';

type RestPromoCode = HostResponse<'getPromoCode'>['promoCode'];

/** A promo code as staff see it. */
export interface StaffPromoCodeNode extends Omit<RestPromoCode, RupeeField | 'promoCode' | 'state'> {
  code: string;
  state: PromoCodeState;
  amountOff: Money | null;
  maximum: Money | null;
  minimumSubtotal: Money | null;
  discountGiven: Money;
}
type RupeeField = 'amountOff' | 'maximum' | 'minimumSubtotal' | 'discountGiven';

/** Part of a list of promo codes. */
export type PromoCodeConnectionNode = ConnectionNode<StaffPromoCodeNode>;

/** The arguments of the list of promo codes. */
type PromoCodeArguments = ConnectionArguments & {
  state?: PromoCodeState | null | undefined;
  search?: string | null | undefined;
};

/** A promo code and the version that a change is made from. */
interface VersionedCode {
  promoCode: string;
  version: number;
}

type Changed = Promise<{ promoCode: StaffPromoCodeNode }>;

/** The promo codes of the shop, for staff. Every call throws FORBIDDEN for others, and on a host without the addition. */
export interface StaffPromotions {
  /** Part of the codes, the newest first. */
  list(args: PromoCodeArguments): Promise<PromoCodeConnectionNode>;
  /** One code; null if there is none. */
  find(code: string): Promise<StaffPromoCodeNode | null>;
  create(input: CreatePromoCodeInput): Changed;
  update(input: UpdatePromoCodeInput): Changed;
  pause(input: PausePromoCodeInput): Changed;
  end(input: VersionedCode): Changed;
  delete(input: VersionedCode): Promise<{ deletedCode: string }>;
}

const PAGE_SIZE = 20;
const STATE_IN_REST = { ACTIVE: 'active', PLANNED: 'planned', OVER: 'over', PAUSED: 'paused' } as const;
const STATE_OF = { active: 'ACTIVE', planned: 'PLANNED', over: 'OVER', paused: 'PAUSED' } as const;

/** Creates the promo codes of staff for one request. */
export function createStaffPromotions(staffRest: Pick<AuthenticatedRest, 'rest'>): StaffPromotions {
  const changed = async (response: Promise<HostResponse<'getPromoCode'>>) => ({
    promoCode: toNode((await response).promoCode),
  });
  return {
    list: ({ state, search, ...args }) =>
      connectionOfPages(args, {
        pageSize: PAGE_SIZE,
        idOf: ({ code }) => code,
        isNewestFirst: true,
        readPage: async (page) => {
          const query = {
            ...(state ? { state: STATE_IN_REST[state] } : {}),
            ...(search?.trim() ? { search: search.trim() } : {}),
            page,
          };
          const { promoCodes, totalItems } = await staffRest.rest()('getPromoCodes', query);
          return { nodes: promoCodes.map(toNode), total: totalItems };
        },
      }),
    find: async (promoCode) => {
      const response = await nullIfNotFound(staffRest.rest()('getPromoCode', { promoCode }));
      return response && toNode(response.promoCode);
    },
    create: ({ promoCode, ...terms }) =>
      changed(staffRest.rest()('createPromoCode', { body: { promoCode, ...toTerms(terms) } })),
    update: ({ promoCode, version, ...terms }) =>
      changed(staffRest.rest()('updatePromoCode', { promoCode, body: { version, ...toTerms(terms) } })),
    pause: ({ promoCode, ...body }) => changed(staffRest.rest()('pausePromoCode', { promoCode, body })),
    end: ({ promoCode, version }) => changed(staffRest.rest()('endPromoCode', { promoCode, body: { version } })),
    delete: async ({ promoCode, version }) => {
      await staffRest.rest()('deletePromoCode', { promoCode, body: { version } });
      return { deletedCode: promoCode };
    },
  };
}

function toNode({ promoCode, state, ...others }: RestPromoCode): StaffPromoCodeNode {
  const money = (rupees: number | undefined) => (rupees === undefined ? null : moneyOfRupees(rupees));
  return {
    ...others,
    code: promoCode,
    state: STATE_OF[state],
    amountOff: money(others.amountOff),
    maximum: money(others.maximum),
    minimumSubtotal: money(others.minimumSubtotal || undefined),
    discountGiven: moneyOfRupees(others.discountGiven),
  };
}

type Terms = Omit<CreatePromoCodeInput, 'promoCode'>;

/** Converts paise to rupees, and leaves out what has no value. Throws INVALID_INPUT for parts of a rupee. */
function toTerms(terms: Terms): Omit<Params<'createPromoCode'>['body'], 'promoCode'> {
  const { categories, isListed, amountOff, maximum, minimumSubtotal, ...others } = terms;
  const rupees = readAll({
    amountOff: () => toRupees('amountOff', amountOff),
    maximum: () => toRupees('maximum', maximum),
    minimumSubtotal: () => toRupees('minimumSubtotal', minimumSubtotal),
  });
  const given = Object.entries({ ...others, ...rupees }).filter(([, value]) => value !== null && value !== undefined);
  return { categories: [...categories], isListed, ...Object.fromEntries(given) };
}

function toRupees(field: string, paise: number | null | undefined): number | undefined {
  if (paise === null || paise === undefined) return undefined;
  if (paise >= 0 && paise % 100 === 0) return paise / 100;
  throw new UserErrorException('INVALID_INPUT', field, 'Please give an amount in whole rupees, as paise.');
}
