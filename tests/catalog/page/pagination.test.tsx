import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Pagination } from '../../../web/ui/Pagination.tsx';

/** The items of the page list, in order. */
const shown = (page: number, totalPages: number) => {
  render(
    <MemoryRouter>
      <Pagination at={(to) => `/Saree?page=${to}`} page={page} totalPages={totalPages} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the pages of a listing', () => {
  it.each([
    [1, 1, ''],
    [1, 2, '1 2'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 … 5'],
    [5, 9, '1 … 4 5 6 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [9, 9, '1 … 8 9'],
  ])('at page %i of %i are %j: a gap of one page shows that page', (page, totalPages, words) => {
    expect(shown(page, totalPages).join(' ')).toBe(words);
  });
});
