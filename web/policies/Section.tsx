import type { ReactNode } from 'react';
import type { PolicySection } from '../paths.ts';
import styles from './Policies.module.css';
import { NoBreakRanges } from './promises.tsx';

/** A figure of a policy: its label, and the figure itself. */
export type Figure = readonly [about: string, figure: string];

interface SectionProps {
  /** The part of its address after the `#`. */
  id: PolicySection;
  title: string;
  /** The policy in a few figures. */
  figures: readonly Figure[];
  children: ReactNode;
}

/** A policy with a separate address: its heading, its figures in a small table, then its text. */
export function Section({ id, title, figures, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <dl className={styles.figures}>
        {figures.map(([about, figure]) => (
          <div key={about}>
            <dt>{about}</dt>
            <dd>
              <NoBreakRanges text={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.text}>{children}</div>
    </section>
  );
}

/** Some paragraphs of a policy under a small heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.subsection}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
