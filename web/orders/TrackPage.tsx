import { AccountFrame } from '../account/AccountFrame.tsx';
import { throwNotFound } from '../data/page-errors.ts';
import { trackPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import { Head } from '../ui/Head.tsx';
import * as appWords from '../words/app.ts';
import * as trackWords from '../words/track.ts';
import { CodeStep, RequestForm } from './track/TrackForms.tsx';
import { TrackedOrder } from './track/TrackedOrder.tsx';
import { useOrderLookup } from './track/useOrderLookup.ts';

/** `/track`: looks an order up without a login, by its number and a mailed OTP. */
export function TrackPage() {
  const { canTrackOrders } = useShop();
  return canTrackOrders ? <Track /> : throwNotFound();
}

function Track() {
  const { name } = useShop();
  const { step, ...lookup } = useOrderLookup();
  const page = { description: trackWords.description(name), path: trackPath() };
  if (step.name === 'order')
    return (
      <div className="page">
        <Head title={appWords.trackAnOrder} {...page} robots="noindex" />
        <TrackedOrder order={step.order} startAgain={lookup.startAgain} />
      </div>
    );
  return (
    <AccountFrame heading={appWords.trackAnOrder} line={trackWords.line} {...page}>
      {step.name === 'form' && <RequestForm former={step.former} {...lookup} />}
      {step.name === 'code' && <CodeStep digits={step.digits} email={step.former['email'] ?? ''} {...lookup} />}
      <noscript>{trackWords.needsJavaScript}</noscript>
    </AccountFrame>
  );
}
