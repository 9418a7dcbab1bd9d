import { describe, expect, it } from 'vitest';
import { removePriceFilter } from '../../../web/catalog/search/search-params.ts';

describe('a price in a search', () => {
  it.each([
    ['saree under 2000', 'saree', 2000],
    ['Saree below ₹1,500 for a wedding', 'Saree for a wedding', 1500],
    ['silk dupatta less than Rs. 1000', 'silk dupatta', 1000],
    ['dress up to 900/-', 'dress', 900],
    ['upto 2k saree', 'saree', 2000],
    ['red saree within rs800', 'red saree', 800],
    ['saree 1000 ke andar', 'saree', 1000],
    ['saree 2,000 or less', 'saree', 2000],
    ['under 500', '', 500],
    ['1,00,000 tak lehenga', 'lehenga', 100000],
    ['saree under 99,99,99,99,999', 'saree', 100000],
  ])('is taken out of %j', (typed, text, maxPrice) => {
    expect(removePriceFilter(typed)).toEqual({ text, maxPrice });
  });

  it.each([
    'saree',
    'underskirt 2000',
    'saree 2000',
    'under',
    'under 50',
    'within reach',
    'saree under 2000000',
    'RBSR-2101',
    '',
  ])('is not found in %j', (text) => {
    expect(removePriceFilter(text)).toEqual({ text });
  });
});
