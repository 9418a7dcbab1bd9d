import type { ReactNode } from 'react';
import css from './LoginCard.module.css';

interface LoginCardProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** The card of the pages before the frame: login and second factor. */
export const LoginCard = ({ title, hint, children }: LoginCardProps) => (
  <main className={css.page}>
    <div className={css.card}>
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
    </div>
  </main>
);
