import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { promoCodesPath } from '../paths.ts';
import { useConfirmedChange } from '../session/useConfirmedChange.tsx';
import { Facts } from '../ui/Facts.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/promotions.ts';
import { discountOf, termErrors, termsIn } from './promo-terms.ts';
import { PromoActions } from './PromoActions.tsx';
import css from './PromoCodePage.module.css';
import { PromoState } from './PromoState.tsx';
import { PromoTermFields } from './PromoTermFields.tsx';
import {
  PromoCodeDocument,
  UpdatePromoCodeOfDocument,
  type PromoCodeRowFragment,
} from './promotions.graphql.generated.ts';
import { useMayChangePromos } from './useMayChangePromos.ts';

/** `/promo-codes/:code`: a promo code with its numbers, its terms and what can be done with it. */
export function PromoCodePage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useQuery(PromoCodeDocument, {
    variables: { code },
    fetchPolicy: 'cache-and-network',
  });
  const promo = useLastFound(data?.me?.promoCode, code);
  const categories = useLastFound(data?.categories, '')?.map(({ name }) => name);
  const back = <Link to={promoCodesPath()}>{words.all}</Link>;
  return (
    <Screen title={promo?.code ?? officeWords.promoCodes} beside={back}>
      {promo ? (
        <HeldRecord key={code} latest={promo} versionOf={({ version }) => version}>
          {(held) => <PromoCode promo={held} categories={categories ?? []} />}
        </HeldRecord>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : data?.me ? (
        <EmptyNotice words={words.noSuchCode} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

interface PromoCodeProps {
  promo: PromoCodeRowFragment;
  categories: readonly string[];
}

function PromoCode({ promo, categories }: PromoCodeProps) {
  const mayChange = useMayChangePromos();
  return (
    <div className={css.columns}>
      <section className={css.card} aria-label={words.numbers}>
        <h2>{words.numbers}</h2>
        <p>
          <PromoState state={promo.state} /> {discountOf(promo)}
        </p>
        <Facts
          facts={[
            [words.uses, words.orders(promo.orderCount, promo.mostUses)],
            [words.given, promo.discountGiven.display],
          ]}
        />
        {mayChange ? <PromoActions promo={promo} /> : <p>{words.readOnly}</p>}
      </section>
      {mayChange && (
        <section className={css.card} aria-label={words.terms}>
          <h2>{words.terms}</h2>
          <TermsForm promo={promo} categories={categories} />
        </section>
      )}
    </div>
  );
}

function TermsForm({ promo, categories }: PromoCodeProps) {
  const { send, dialog } = useConfirmedChange(UpdatePromoCodeOfDocument, words.changed);
  return (
    <>
      <OfficeForm
        label={words.terms}
        action={words.save}
        check={termErrors}
        send={(values) => send({ input: { promoCode: promo.code, version: promo.version, ...termsIn(values) } })}
      >
        <PromoTermFields promo={promo} categories={categories} />
      </OfficeForm>
      {dialog}
    </>
  );
}
