/** The trade and tax codes of the samples. */
import { gtin13Of } from '../../../schema/product-codes.ts';
import type { Garment } from '../cloth.ts';
import type { Fibre } from './fabrics.ts';

/** Dresses and skirts share a tariff heading; blouses, stoles and cloth in lengths have others. */
const HSN_CODES = {
  Saree: {
    silk: '50072010',
    'silk-mix': '500790',
    cotton: '5208',
    linen: '5309',
    synthetic: '5407',
    artificial: '5516',
  },
  Dupatta: {
    silk: '621410',
    'silk-mix': '621490',
    cotton: '621490',
    linen: '621490',
    synthetic: '621430',
    artificial: '621440',
  },
  Dress: {
    silk: '620449',
    'silk-mix': '620449',
    cotton: '620442',
    linen: '620449',
    synthetic: '620443',
    artificial: '620444',
  },
  Lehanga: {
    silk: '620459',
    'silk-mix': '620459',
    cotton: '620452',
    linen: '620459',
    synthetic: '620453',
    artificial: '620459',
  },
  Kurti: {
    silk: '620610',
    'silk-mix': '620690',
    cotton: '620630',
    linen: '620690',
    synthetic: '620640',
    artificial: '620640',
  },
} as const satisfies Record<Garment, Record<Fibre, string>>;

/** The HSN code of a garment of a fibre. */
export function hsnCodeOf(garment: Garment, fibre: Fibre): string {
  return HSN_CODES[garment][fibre];
}

/** The GTIN of the variant with a number. It begins with 952, which GS1 reserves for examples. */
export function sampleGtin(number: number): string {
  return gtin13Of(`952${String(number).padStart(9, '0')}`);
}
