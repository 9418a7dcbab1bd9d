import { sellerFactsOf, type LegalSettings } from '../../schema/sellers.ts';
import type { SellerLegal } from '../generated/schema-types.ts';

/** Returns the legal facts of a seller: the owner's, so only for a host that makes invoices with them. */
export function sellerLegalOf(legal: LegalSettings, sellerId: string): SellerLegal {
  const { countryOfOrigin, grievanceOfficer } = legal;
  return { ...sellerFactsOf(legal, sellerId), countryOfOrigin, grievanceOfficer };
}
