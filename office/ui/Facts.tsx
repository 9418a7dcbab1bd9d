import css from './Facts.module.css';

/** Names with their values. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className={css.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
