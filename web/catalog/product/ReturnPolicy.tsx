import { Link } from 'react-router-dom';
import { policiesPath } from '../../platform/links.ts';

/** What happens when a piece doesn't please, in short, and the way to the whole policy. */
export function ReturnPolicy() {
  return (
    <p>
      Send a piece back within 14 days; the money is with you 7-10 business days after. Tell us of damage within 48
      hours of delivery. <Link to={policiesPath('returns')}>Read the return and refund policy</Link>
    </p>
  );
}
