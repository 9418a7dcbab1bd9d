import type { ReactNode } from 'react';
import css from './ReturnForm.module.css';

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several choices of a form. */
export const Choice = ({ name, value, isChosen, isDisabled = false, onChoose, children }: ChoiceProps) => (
  <label className={css.choice}>
    <input type="radio" name={name} value={value} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
    <span>{children}</span>
  </label>
);
