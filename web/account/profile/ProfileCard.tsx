import { useFragment } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { ProfileCardFragmentDoc } from './profile.graphql.generated.ts';
import { openLogout } from '../../session/session-dialog.ts';
import * as formsWords from '../../words/forms.ts';
import * as accountWords from '../../words/account.ts';
import css from './Profile.module.css';

interface ProfileCardProps {
  shopper: { id: string };
  /** Whether the shopper returns from editing. Then the focus returns to the button. */
  wasEditing: boolean;
  onEdit: () => void;
}

/** Name, email and phone; buttons to change them and to log out. */
export function ProfileCard({ shopper: { id }, wasEditing, onEdit }: ProfileCardProps) {
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEditing) edit.current?.focus();
  }, [wasEditing]);
  const from = { __typename: 'Shopper' as const, id };
  const { data, complete } = useFragment({ fragment: ProfileCardFragmentDoc, fragmentName: 'ProfileCard', from });
  if (!complete) return null;
  return (
    <>
      <dl className={css.facts}>
        <Fact term={formsWords.fullName} value={data.fullName ?? accountWords.notGivenYet} />
        <Fact term={formsWords.email} value={data.email} />
        <Fact
          term={formsWords.phone}
          value={data.phone ? accountWords.indianNumber(data.phone) : accountWords.notGivenYet}
        />
      </dl>
      {!data.phone && <p className={css.hint}>{accountWords.addPhoneHint}</p>}
      <div className={css.buttons}>
        <button ref={edit} className="button" type="button" onClick={onEdit}>
          {accountWords.editProfile}
        </button>
        <button className="button button-quiet" type="button" onClick={openLogout}>
          {accountWords.logOut}
        </button>
      </div>
    </>
  );
}

const Fact = ({ term, value }: { term: string; value: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{value}</dd>
  </div>
);
