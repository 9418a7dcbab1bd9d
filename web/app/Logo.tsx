import { useShop } from '../shop/useShop.ts';
import styles from './Header.module.css';

/** The tied dot: a ring of small ties around a large one, the start of a bandhani medallion. */
const RING = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4;
  return { x: (16 + 11 * Math.cos(angle)).toFixed(1), y: (16 + 11 * Math.sin(angle)).toFixed(1) };
});

/** The wordmark: the tied dot, the name, and the name in its original script. */
export function Logo() {
  const { name, nameInHindi } = useShop();
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <circle cx="16" cy="16" r="4.6" fill="none" stroke="currentColor" strokeWidth="2.6" />
        {RING.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" fill="currentColor" />
        ))}
      </svg>
      <span>{name}</span>
      {nameInHindi && (
        <span className={styles.hindi} lang="hi" aria-hidden="true">
          {nameInHindi}
        </span>
      )}
    </span>
  );
}
