import type { PostalParts } from './address-rules.ts';
import css from './AddressLines.module.css';

/** An address in a few lines: the name, the address, and the phones. */
export function AddressLines({ address: saved }: { address: PostalParts }) {
  const { name, address, landmark, city, pinCode, state, phone, alternatePhone } = saved;
  const phones = [phone, alternatePhone].filter(Boolean).map((digits) => `+91 ${digits}`);
  return (
    <span className={css.lines}>
      <b>{name}</b>
      <span className={css.details}>{[address, landmark, `${city} ${pinCode}`, state].filter(Boolean).join(', ')}</span>
      <span className={css.details}>{phones.join(', ')}</span>
    </span>
  );
}
