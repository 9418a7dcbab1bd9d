import { useApolloClient, useMutation } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { SEND_AGAIN } from '../../web/ui/form/form-errors.ts';
import { productsPath } from '../paths.ts';
import { Screen } from '../ui/Screen.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/products.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { FileForm } from './FileForm.tsx';
import { ImportStockFileDocument, StockCsvDocument } from './files.graphql.generated.ts';
import { ProductFile } from './ProductFile.tsx';
import css from './ProductPage.module.css';
import { useProductRights } from './roles.ts';

/** `/products/files`: products and counted stock as CSV files, out and in. */
export function ProductFilesPage() {
  const rights = useProductRights();
  return (
    <Screen title={words.files} beside={<Link to={productsPath()}>{words.allProducts}</Link>}>
      <div className={css.sections}>
        {rights.prices && <ProductFile />}
        {rights.stock && <StockFile />}
      </div>
    </Screen>
  );
}

const FAILED = { otherwise: officeWords.somethingWentWrong };

function StockFile() {
  const client = useApolloClient();
  const [importFile] = useMutation(ImportStockFileDocument);
  const read = async () => {
    const { data } = await client.query({ query: StockCsvDocument, fetchPolicy: 'no-cache' });
    return data?.me?.stockCsv ?? undefined;
  };
  const send = async (csv: string, isDryRun: boolean) => {
    const outcome = await settled(importFile({ variables: { input: { csv, isDryRun } } }));
    const payload = outcome.data?.importStock;
    const errors = toFormErrors(outcome, FAILED);
    if (errors ?? !payload) return errors ?? SEND_AGAIN;
    const { changes, rows } = payload;
    const done = isDryRun ? words.checkedStock(changes ?? 0, rows ?? 0) : words.stockSet(changes ?? 0);
    return { faults: payload.faults, done };
  };
  return (
    <section className={css.file} aria-label={words.stockFile}>
      <h2>{words.stockFile}</h2>
      <p>{words.stockFileHint}</p>
      <DownloadButton file="stock.csv" label={words.stockFile} read={read} />
      <FileForm label={words.stockFile} send={send} />
    </section>
  );
}
