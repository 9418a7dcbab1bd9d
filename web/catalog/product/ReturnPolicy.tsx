import { Link } from 'react-router-dom';
import { counted, dayRange } from '../../ui/format.ts';
import { policiesPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';
import * as productWords from '../../words/product.ts';

/** The return policy in two sentences, and a link to all of it. */
export function ReturnPolicy() {
  const { returnDays, returnRefundDays, damageHours } = useShop().policies;
  return (
    <p>
      {productWords.returnWithin(counted(returnDays, productWords.day))}
      <span className="unbroken">{dayRange(returnRefundDays)}</span>
      {productWords.refundAndDamage(counted(damageHours, productWords.hour))}
      <Link to={policiesPath('returns')}>{productWords.readReturnPolicy}</Link>
    </p>
  );
}
