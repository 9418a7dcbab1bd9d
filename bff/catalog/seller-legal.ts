import { COUNTRY_OF_ORIGIN, GRIEVANCE_OFFICER, sellerFactsOf } from '../../schema/sellers.ts';
import type { SellerLegal } from '../generated/schema-types.ts';

/** Returns the legal facts of a seller: the owner's, so only for a host that makes invoices with them. */
export function sellerLegalOf(sellerId: string): SellerLegal {
  const { legalName, address, state, gstin } = sellerFactsOf(sellerId);
  const shop = { countryOfOrigin: COUNTRY_OF_ORIGIN, grievanceOfficer: GRIEVANCE_OFFICER };
  return { legalName, address: [...address], state, gstin, ...shop };
}
