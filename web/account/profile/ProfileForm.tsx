import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { ProfileFormFragmentDoc, useUpdateProfile, type ProfileFormFragment } from './profile.graphql.generated.ts';
import { showToast } from '../../ui/toast.ts';
import { EmailField, NameField, PhoneField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Values } from '../../ui/form/form-errors.ts';
import { toFormErrors } from '../../shopper/user-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { FocusFirstField } from '../AccountFrame.tsx';
import * as homeWords from '../../words/account-home.ts';
import * as accountWords from '../../words/account.ts';
import * as uiWords from '../../words/ui.ts';

interface ProfileFormProps {
  shopper: { id: string };
  /** Called when the shopper has saved, or cancelled. */
  onClose: () => void;
}

/** Changes name and phone. The form can be saved once one of them has changed and none is empty. */
export function ProfileForm({ shopper: { id }, onClose }: ProfileFormProps) {
  const from = { __typename: 'Shopper' as const, id };
  const { data, complete } = useFragment({ fragment: ProfileFormFragmentDoc, fragmentName: 'ProfileForm', from });
  const [values, setValues] = useState<Values>({});
  const [updateProfile] = useUpdateProfile({});
  if (!complete) return null;
  const send: Send = async ({ name = '', phone = '' }) => {
    const input = { name: name.trim(), phone };
    const { data, error } = (await updateProfile({ input })) ?? {};
    const errors = toFormErrors({ data, error }, { otherwise: accountWords.failedToUpdate });
    if (errors) return errors;
    showToast(accountWords.profileUpdated, { kind: 'success', area: 'account' });
    onClose();
    return null;
  };
  return (
    <FocusFirstField>
      <Form
        label={accountWords.editProfile}
        action={accountWords.saveChanges}
        send={send}
        closed={!isChanged(values, data)}
        onInput={setValues}
        beside={
          <button className="button button-quiet" type="button" onClick={onClose}>
            {uiWords.cancel}
          </button>
        }
      >
        <NameField defaultValue={data.fullName ?? ''} />
        <EmailField
          defaultValue={data.email}
          readOnly
          hint={data.canChangeEmail ? homeWords.emailChangeHint : accountWords.emailHint}
        />
        <PhoneField defaultValue={data.phone ?? ''} />
      </Form>
    </FocusFirstField>
  );
}

function isChanged({ name, phone }: Values, shopper: ProfileFormFragment): boolean {
  if (!name?.trim() || !phone?.trim()) return false;
  return name.trim() !== (shopper.fullName ?? '') || phone !== (shopper.phone ?? '');
}
