import type { ReactNode } from 'react';
import { Head } from '../ui/Head.tsx';
import { useShop } from '../shop/useShop.ts';
import css from './AccountFrame.module.css';

interface AccountFrameProps {
  /** The heading, and the page's title unless that is given. */
  heading: string;
  /** One sentence under the heading. */
  line?: string | undefined;
  description: string;
  path: string;
  children: ReactNode;
}

/** The frame of the account's pages: the form, and beside it, where there is room, a picture of cloth. */
export function AccountFrame({ heading, line, description, path, children }: AccountFrameProps) {
  const { tagline } = useShop();
  return (
    <div className={css.page}>
      <Head title={heading} description={description} path={path} robots="noindex" />
      <div className={css.pattern} aria-hidden="true">
        <p className={css.tagline}>{tagline}</p>
      </div>
      <div className={css.content}>
        <h1 className={css.heading}>{heading}</h1>
        {line && <p className={css.subtitle}>{line}</p>}
        {children}
      </div>
    </div>
  );
}
