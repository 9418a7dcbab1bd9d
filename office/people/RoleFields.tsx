import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { ShopperRole } from '../generated/schema-types.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { SelectField } from '../ui/SelectField.tsx';
import * as words from '../words/people.ts';
import { RoleSellersDocument } from './people.graphql.generated.ts';

type StaffRole = Exclude<ShopperRole, 'SHOPPER'>;
/** The roles that a person can have, the most common first. */
const ROLES = ['PACKER', 'EDITOR', 'ACCOUNTANT', 'MANAGER', 'SELLER', 'ADMIN'] as const satisfies readonly StaffRole[];
const CHOICES = ROLES.map((role) => [role, words.roleWords[role]] as const);

interface RoleFieldsProps {
  role?: StaffRole | undefined;
  /** The present seller of a SELLER. */
  seller?: SellerOfRole | undefined;
}

interface SellerOfRole {
  sellerId: string;
  shopName: string;
}

/** The fields of a role; a SELLER also works for one of the sellers. */
export function RoleFields({ role = 'PACKER', seller }: RoleFieldsProps) {
  const [chosen, setChosen] = useState<StaffRole>(role);
  return (
    <>
      <SelectField
        name="role"
        label={words.role}
        choices={CHOICES}
        defaultValue={role}
        hint={words.roleHints[chosen]}
        onChoose={(value) => setChosen(roleOf(value))}
      />
      {chosen === 'SELLER' && <SellerField present={seller} />}
    </>
  );
}

const roleOf = (value: string | undefined): StaffRole => ROLES.find((one) => one === value) ?? 'PACKER';

/** The sellers by name. The present one is there also if it is ended. */
function SellerField({ present }: { present: SellerOfRole | undefined }) {
  const { data } = useQuery(RoleSellersDocument, { fetchPolicy: 'cache-and-network' });
  const others = (data?.me?.productSellers ?? []).filter(({ sellerId }) => sellerId !== present?.sellerId);
  const sellers = present ? [present, ...others] : others;
  return (
    <SelectField
      name="sellerId"
      label={words.seller}
      choices={[['', words.chooseSeller], ...sellers.map(({ sellerId, shopName }) => [sellerId, shopName] as const)]}
      defaultValue={present?.sellerId}
    />
  );
}

/** The errors of the fields of a role. */
export function roleErrors({ role, sellerId = '' }: Values): FieldErrors {
  return role === 'SELLER' && sellerId.trim() === '' ? { sellerId: words.enterSeller } : NO_ERRORS;
}

/** The role in a form's values, with the seller of a SELLER. */
export function roleIn({ role, sellerId = '' }: Values): { role: StaffRole; sellerId: string | null } {
  const chosen = roleOf(role);
  return { role: chosen, sellerId: chosen === 'SELLER' ? sellerId.trim() : null };
}
