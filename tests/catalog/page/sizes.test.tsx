import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { category, product, renderShop, variant } from './render-page.tsx';

const PATH = '/Dress/Maxi/rb-1';
const variants = [
  variant('DR-CO-S', 'Coral', 0, 'S'),
  variant('DR-CO-M', 'Coral', 3, 'M'),
  variant('DR-CO-L', 'Coral', 9, 'L'),
  variant('DR-PT-S', 'Teal', 2, 'S'),
  variant('DR-PT-M', 'Teal', 0, 'M'),
];
const chart = {
  measures: ['Bust', 'Length'],
  rows: [{ size: 'M', inches: [36, 48], centimetres: [91.5, 122] }],
  note: 'Take the larger one.',
};
const dress = (changes = {}) =>
  product({ name: 'Maxi', path: PATH, category: { name: 'Dress' }, variants, sizeChart: chart, ...changes });
const open = (search = '', changes = {}) => renderShop(PATH + search, { root: { product: dress(changes) } });
const sizes = async () => within(await screen.findByRole('list', { name: 'Size' }));
const addCart = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Add Cart' }))[0] ?? document.body);
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the sizes of a piece', () => {
  it('are below its colours, sold out ones struck through and disabled', async () => {
    open();
    const list = await sizes();
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['S, sold out', 'M', 'L']);
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['M', 'L']);
    expect(list.queryByRole('link', { current: true })).toBeNull();
    expect(screen.getByText('In Stock')).toBeTruthy();
    const colours = within(screen.getByRole('list', { name: 'Colours' }));
    expect(colours.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Coral', 'Teal']);
  });

  it('are requested at the picker, each time that Add Cart is pressed without one, and nothing is added', async () => {
    const { asked: requested } = open();
    await addCart();
    expect((await screen.findByText('Select a size')).getAttribute('role')).toBe('alert');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('M'));
    screen.getByRole('link', { name: 'Coral' }).focus();
    await addCart();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('M'));
    expect(requested).not.toContain('addToCart');
    expect(screen.queryByText('Product added successfully!')).toBeNull();
  });

  it('change the address with the choice, and take the question back', async () => {
    const { router } = open();
    await addCart();
    await userEvent.click((await sizes()).getByRole('link', { name: 'M' }));
    await waitFor(() => expect(router.state.location.search).toBe('?variant=DR-CO-M'));
    await waitFor(() => expect(screen.queryByText('Select a size')).toBeNull());
    expect((await sizes()).getByRole('link', { current: true }).textContent).toBe('M');
    expect(screen.getByText('Only 3 left')).toBeTruthy();
    const chat = screen.getByRole('link', { name: 'Order via chat' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(chat)).toContain(
      'order Maxi, size M: https://shop.example/Dress/Maxi/rb-1?variant=DR-CO-M',
    );
  });

  it('stay selected with another colour that has them in stock; else that colour is shown without one', async () => {
    open('?variant=DR-CO-M');
    await sizes();
    expect(linkTo('Teal')).toBe(`${PATH}?color=Teal`);
    cleanup();
    open('?variant=DR-PT-S');
    await sizes();
    expect(linkTo('Coral')).toBe(`${PATH}?color=Coral`);
    cleanup();
    open('?color=Teal');
    expect((await sizes()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['S']);
    expect(screen.getByRole('img', { name: 'DR-PT-S, whole' })).toBeTruthy();
  });

  it('are shown as they are at the address of one that is sold out', async () => {
    open('?variant=DR-CO-S');
    expect((await sizes()).getByRole('link', { current: true }).textContent).toBe('S');
    expect(screen.getAllByText('Out of Stock')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add Cart' })).toBeNull();
  });

  it('are measured in a dialog, in inches and in centimetres', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Size chart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Size chart' }));
    const row = () => dialog.getByRole('row', { name: /^M/ }).textContent;
    expect(row()).toBe('M3648');
    await userEvent.click(dialog.getByRole('radio', { name: 'cm' }));
    expect(row()).toBe('M91.5122');
    expect(dialog.getByText('Take the larger one.')).toBeTruthy();
  });

  it('are absent if a host returns none: only colours are chosen, as before', async () => {
    open('', { variants: [variant('DR-CO', 'Coral'), variant('DR-PT', 'Teal')], sizeChart: null });
    await screen.findByRole('list', { name: 'Colours' });
    expect(screen.queryByRole('list', { name: 'Size' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Size chart' })).toBeNull();
    expect(linkTo('Teal')).toBe(`${PATH}?variant=DR-PT`);
  });

  it('[CAT-4] are chosen in the quick view too', async () => {
    const root = { category: () => category('Saree', 2), categories: [], product: dress() };
    renderShop('/Saree', { root });
    await userEvent.click((await screen.findAllByRole('button', { name: /^Quick view of / }))[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Cart' }));
    expect(await dialog.findByText('Select a size')).toBeTruthy();
    await userEvent.click(dialog.getByRole('link', { name: 'L' }));
    expect(dialog.getByRole('link', { name: 'See all details' }).getAttribute('href')).toBe(`${PATH}?variant=DR-CO-L`);
  });
});
