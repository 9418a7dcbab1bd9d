import { Link } from 'react-router-dom';
import { counted, dayRange } from '../../ui/format.ts';
import { policiesPath } from '../../paths.ts';
import { useShop } from '../../shop/useShop.ts';

/** The return policy in two sentences, and a link to all of it. */
export function ReturnPolicy() {
  const { returnDays, returnRefundDays, damageHours } = useShop().policies;
  return (
    <p>
      {`Send a piece back within ${counted(returnDays, 'day')} of its delivery; when it is here, the money is with you ${dayRange(returnRefundDays)} business days later. Tell us of damage within ${counted(damageHours, 'hour')}. `}
      <Link to={policiesPath('returns')}>Read the return and refund policy</Link>
    </p>
  );
}
