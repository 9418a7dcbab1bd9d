import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { dayInIndia } from '../../web/ui/format.ts';
import { PriceDialog } from '../catalog/PriceDialog.tsx';
import { Facts } from '../ui/Facts.tsx';
import * as words from '../words/products.ts';
import { PriceHistoryDocument, type ManagedProductDetailFragment } from './products.graphql.generated.ts';
import { useProductRights } from './roles.ts';

interface PriceSectionProps {
  product: ManagedProductDetailFragment;
  reload: () => void;
}

/** The prices of a product, the earlier ones, and the button that changes them. */
export function PriceSection({ product, reload }: PriceSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const rights = useProductRights();
  const { productId: id, name, sellerPrice: price, listPrice } = product;
  const close = () => {
    setOpen(false);
    reload();
  };
  return (
    <>
      <Facts
        facts={[
          [words.sellerPrice, price.display],
          [words.listPrice, listPrice.display],
        ]}
      />
      {rights.prices && (
        <button className="button button-quiet" type="button" onClick={() => setOpen(true)}>
          {words.changePrice}
        </button>
      )}
      {isOpen && <PriceDialog product={{ id, name, price, listPrice }} onClose={close} />}
      {rights.priceHistory && <PriceHistory id={id} key={`${price.amount} ${listPrice.amount}`} />}
    </>
  );
}

function PriceHistory({ id }: { id: string }) {
  const { data } = useQuery(PriceHistoryDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const earlier = data?.me?.managedProduct?.priceHistory?.filter(({ until }) => until !== null) ?? [];
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary>{words.priceHistory}</summary>
      <Facts
        facts={earlier.map(({ sellerPrice, listPrice, until }) => [
          `${words.until} ${until ? dayInIndia(until) : ''}`,
          `${sellerPrice.display} (${words.listPrice} ${listPrice.display})`,
        ])}
      />
    </details>
  );
}
