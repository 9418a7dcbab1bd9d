import type { SellerFactsFragment } from './product.graphql.generated.ts';
import * as productWords from '../../words/product.ts';

/** The legal facts of a seller as rows of a name and a value; none in a shop that does not report them. */
export function sellerRowsOf(legal: SellerFactsFragment | null | undefined): [name: string, value: string][] {
  if (!legal) return [];
  const { legalName, address, state, gstin, countryOfOrigin, grievanceOfficer: officer } = legal;
  return [
    [productWords.soldBy, legalName],
    [productWords.sellerAddress, [...address, state].join(', ')],
    [productWords.gstin, gstin],
    [productWords.countryOfOrigin, countryOfOrigin],
    [productWords.grievanceOfficer, `${officer.name}, ${officer.email}, ${officer.phone}, ${officer.hours}`],
  ];
}
