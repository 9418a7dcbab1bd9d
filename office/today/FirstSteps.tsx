import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { newProductPath, productsPath, sellersPath, settingsPath } from '../paths.ts';
import * as words from '../words/reports.ts';
import { FirstStepsDocument } from './first-steps.graphql.generated.ts';
import css from './FirstSteps.module.css';

/** The first steps of the owner of an empty shop. Nothing for a shop that has products on sale. */
export function FirstSteps() {
  const { data } = useQuery(FirstStepsDocument, { fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  if (!me?.managedProducts || !me.productSellers || !me.live || me.live.totalCount > 0) return null;
  const hasSeller = me.productSellers.length > 0;
  const hasProduct = me.managedProducts.totalCount > 0;
  return (
    <section className={css.steps} aria-label={words.firstSteps}>
      <h2>{words.firstSteps}</h2>
      <ol>
        <Step to={sellersPath()} isDone={hasSeller} name={words.addFirstSeller} />
        <Step to={newProductPath()} isDone={hasProduct} name={words.addFirstProduct} />
        <Step to={productsPath()} isDone={false} name={words.publishIt} />
        <Step to={settingsPath()} isDone={false} name={words.checkSettings} />
      </ol>
    </section>
  );
}

const Step = ({ to, isDone, name }: { to: string; isDone: boolean; name: string }) => (
  <li>
    <Link to={to}>{name}</Link> {isDone && <span className={css.done}>{words.stepDone}</span>}
  </li>
);
