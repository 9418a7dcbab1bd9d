import { useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { Field } from '../../web/ui/form/Field.tsx';
import type { FieldErrors, Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { promoCodePath, promoCodesPath } from '../paths.ts';
import { useConfirmedChange } from '../session/useConfirmedChange.tsx';
import { FailedNotice, Loading } from '../ui/Notices.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/promotions.ts';
import { termErrors, termsIn } from './promo-terms.ts';
import { PromoTermFields } from './PromoTermFields.tsx';
import css from './PromoCodePage.module.css';
import { CreatePromoCodeOfDocument, PromoCategoriesDocument } from './promotions.graphql.generated.ts';

const CODE = /^[a-z0-9-]{3,40}$/i;

const errorsIn = (values: Values): FieldErrors => ({
  ...(CODE.test((values['promoCode'] ?? '').trim()) ? {} : { promoCode: words.enterCode }),
  ...termErrors(values),
});

/** `/new-promo-code`: adds a promo code. */
export function NewPromoCodePage() {
  const { data, error, refetch } = useQuery(PromoCategoriesDocument);
  const categories = useLastFound(data?.categories, '');
  const back = <Link to={promoCodesPath()}>{words.all}</Link>;
  return (
    <Screen title={words.add} beside={back}>
      {categories ? (
        <div className={css.card}>
          <NewPromoCode categories={categories.map(({ name }) => name)} />
        </div>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

function NewPromoCode({ categories }: { categories: readonly string[] }) {
  const navigate = useNavigate();
  const { send, dialog } = useConfirmedChange(CreatePromoCodeOfDocument, words.added);
  const add: Send = (values) => {
    const input = { promoCode: (values['promoCode'] ?? '').trim(), ...termsIn(values) };
    return send({ input }, ({ createPromoCode }) => {
      const code = createPromoCode?.promoCode?.code;
      if (code !== undefined) void navigate(promoCodePath(code), { replace: true });
    });
  };
  return (
    <>
      <OfficeForm label={words.add} action={words.add} check={errorsIn} send={add}>
        <Field
          name="promoCode"
          label={words.code}
          hint={words.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
        <PromoTermFields categories={categories} />
      </OfficeForm>
      {dialog}
    </>
  );
}
