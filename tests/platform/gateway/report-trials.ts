import type { TestBrowser } from '../../hosts/test-browser.ts';

const sellerOf = async (admin: TestBrowser) => {
  const { data } = await admin.request('{ me { sellers { nodes { sellerId version } } } }');
  return data.me.sellers.nodes[0];
};

/** How the mutations of the reports are tried. */
export const REPORT_TRIALS = {
  addSeller: {
    by: 'admin' as const,
    input: () => ({ shopName: 'Jodhpur Dyers' }),
    payload: 'seller { sellerId version }',
  },
  updateSeller: {
    by: 'admin' as const,
    input: async ({ admin }: { admin: TestBrowser }) => ({
      ...(await sellerOf(admin)),
      shopName: 'Jodhpur Dyers',
      commissionRate: 900,
    }),
    payload: 'seller { sellerId version commissionRate }',
  },
  setSellerEnded: {
    by: 'admin' as const,
    input: async ({ admin }: { admin: TestBrowser }) => ({ ...(await sellerOf(admin)), isEnded: false }),
    payload: 'seller { sellerId version }',
  },
  // No month is over here.
  paySellerStatement: {
    by: 'admin' as const,
    input: () => ({ sellerId: 'se-1', month: '2026-01', payout: 1, reference: 'UTR 1' }),
    fails: true as const,
  },
  requestExport: {
    by: 'admin' as const,
    input: () => ({ kind: 'ORDERS', from: '2026-11-01', until: '2026-11-30' }),
    payload: 'export { exportId state }',
  },
};

const stale = { sellerId: 'se-1', version: 999 };

/** Inputs of callers for the same mutations: another version, or a month that is not over, is refused only after the role. */
export const REPORT_INPUTS = {
  updateSeller: () => ({ ...stale, shopName: 'Jodhpur Dyers' }),
  setSellerEnded: () => ({ ...stale, isEnded: false }),
  paySellerStatement: () => ({ sellerId: 'se-1', month: '2026-11', payout: 1, reference: 'UTR 1' }),
};
