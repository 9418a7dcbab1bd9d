import { useState } from 'react';
import type { ShopperRole } from '../generated/schema-types.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as words from '../words/people.ts';

type StaffRole = Exclude<ShopperRole, 'SHOPPER'>;
/** The roles that a person can have, the most common first. */
const ROLES = ['PACKER', 'EDITOR', 'ACCOUNTANT', 'MANAGER', 'SELLER', 'ADMIN'] as const satisfies readonly StaffRole[];
/** Each role with what it may do. */
const CHOICES = ROLES.map((role) => [role, `${words.roleWords[role]} – ${words.roleHints[role]}`] as const);

interface RoleFieldsProps {
  role?: StaffRole | undefined;
  sellerId?: string | null | undefined;
}

/** The fields of a role; a seller also has the id of the shop's seller. */
export function RoleFields({ role = 'PACKER', sellerId }: RoleFieldsProps) {
  const [chosen, choose] = useState<string>(role);
  return (
    <>
      <SelectField name="role" label={words.role} choices={CHOICES} defaultValue={role} onChoose={choose} />
      {chosen === 'SELLER' && (
        <Field
          name="sellerId"
          label={words.sellerId}
          autoComplete="off"
          maxLength={100}
          defaultValue={sellerId ?? ''}
        />
      )}
    </>
  );
}

/** The errors of the fields of a role. */
export function roleErrors({ role, sellerId = '' }: Values): FieldErrors {
  return role === 'SELLER' && sellerId.trim() === '' ? { sellerId: words.enterSeller } : NO_ERRORS;
}

/** The role in a form's values, with the seller of a SELLER. */
export function roleIn({ role, sellerId = '' }: Values): { role: StaffRole; sellerId: string | null } {
  const chosen = ROLES.find((one) => one === role) ?? 'PACKER';
  return { role: chosen, sellerId: chosen === 'SELLER' ? sellerId.trim() : null };
}
