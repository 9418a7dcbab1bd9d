import { useState } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { isFirstClick } from '../../ui/clicks.ts';
import * as homeWords from '../../words/account-home.ts';
import css from '../notices/NoticeList.module.css';
import { useOwnNewsletter, useSetNewsletter } from './own-newsletter.graphql.generated.ts';

/** Whether the shopper gets the newsletter, with a button that changes it. Renders nothing in a shop that does not report it. */
export function OwnNewsletter() {
  const { newsletter } = useShop();
  const { data } = useOwnNewsletter();
  const [message, setMessage] = useState('');
  const [setNewsletter, { loading }] = useSetNewsletter({
    once: () => 'newsletter',
    failed: homeWords.failedToChangeNewsletter,
    toast: { area: 'account' },
    isComplete: ({ setNewsletter: { shopper } }) => shopper !== null,
  });
  const isSubscribed = data?.me?.getsNewsletter;
  if (!data?.me || typeof isSubscribed !== 'boolean') return null;
  const change = async () => {
    const outcome = await setNewsletter({ input: { isSubscribed: !isSubscribed } });
    if (outcome) setMessage(outcome.data?.setNewsletter.message ?? '');
  };
  return (
    <section className={css.notices} aria-labelledby="newsletter">
      <h2 id="newsletter" tabIndex={-1}>
        {homeWords.newsletter}
      </h2>
      <div>
        <output>
          <p>{isSubscribed ? homeWords.subscribedAt(data.me.email) : newsletter}</p>
          {message && <p className={css.state}>{message}</p>}
        </output>
        <button
          type="button"
          className={css.cancel}
          aria-disabled={loading}
          onClick={({ detail }) => isFirstClick(detail) && void change()}
        >
          {isSubscribed ? homeWords.unsubscribe : homeWords.subscribe}
        </button>
      </div>
    </section>
  );
}
