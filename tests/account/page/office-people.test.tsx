import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PeoplePage } from '../../../office/people/PeoplePage.tsx';
import { renderOffice } from '../../app/render-office.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pageInfo = { page: 1, totalPages: 1 };
const productSellers = [
  { sellerId: 'se-1', shopName: 'Bhuj Knots' },
  { sellerId: 'se-2', shopName: 'Jodhpur Dyers' },
];

/** Opens the screen with one person. Returns the inputs of the sent mutations. */
async function open(person: object) {
  const inputs: object[] = [];
  const send = ({ input }: { input: object }) => {
    inputs.push(input);
    return { userErrors: [] };
  };
  const me = { people: { nodes: [{ personId: 's-9', name: 'Ravi', email: 'ravi@example.com', ...person }], pageInfo } };
  await renderOffice({ path: '/people', element: <PeoplePage /> }, '/people', {
    me: { ...me, invitations: [], productSellers },
    inviteStaff: send,
    setRole: send,
  });
  return inputs;
}

it('invites a person for a seller who is chosen by name', async () => {
  const inputs = await open({ role: 'PACKER', version: 1 });
  await press('Invite a person');
  await userEvent.type(await screen.findByLabelText('Email'), 'dyer@example.com');
  await userEvent.selectOptions(screen.getByLabelText('Role', { selector: 'select' }), 'SELLER');
  await press('Send the invitation');
  await screen.findByText('Please choose the seller.');
  await screen.findByRole('option', { name: 'Jodhpur Dyers' });
  await userEvent.selectOptions(screen.getByLabelText('Seller'), 'Jodhpur Dyers');
  await press('Send the invitation');
  await waitFor(() => expect(inputs).toEqual([{ email: 'dyer@example.com', role: 'SELLER', sellerId: 'se-2' }]));
});

it('shows the seller of a person by name, also an ended one, and changes it', async () => {
  const inputs = await open({ role: 'SELLER', sellerId: 'se-0', sellerName: 'Old Weavers', version: 4 });
  await press('Manage Ravi');
  expect((await screen.findByLabelText<HTMLSelectElement>('Seller')).value).toBe('se-0');
  expect(screen.getByRole('option', { name: 'Old Weavers' })).toBeTruthy();
  await screen.findByRole('option', { name: 'Bhuj Knots' });
  await userEvent.selectOptions(screen.getByLabelText('Seller'), 'Bhuj Knots');
  await press('Change role');
  await waitFor(() => expect(inputs).toMatchObject([{ role: 'SELLER', sellerId: 'se-1', version: 4 }]));
});

it('names the address of the sent invitation', async () => {
  await open({ role: 'PACKER', version: 1 });
  await press('Invite a person');
  await userEvent.type(await screen.findByLabelText('Email'), ' packer@example.com ');
  await press('Send the invitation');
  expect(await screen.findByText('Invitation sent to packer@example.com')).toBeTruthy();
});

it('shows what the chosen role may do', async () => {
  await open({ role: 'PACKER', version: 1 });
  await press('Invite a person');
  const role = await screen.findByRole('combobox', {
    name: 'Role',
    description: 'Orders, returns and stock; no prices',
  });
  await userEvent.selectOptions(role, 'Accountant');
  expect(screen.getByRole('combobox', { name: 'Role', description: 'Reads orders, invoices and the money' })).toBe(
    role,
  );
});
