import { Field } from '../../web/ui/form/Field.tsx';
import * as words from '../words.ts';

/** The field of the account's current password. */
export const PasswordField = () => (
  <Field name="password" label={words.password} type="password" autoComplete="current-password" maxLength={1000} />
);
