import { LazySuggestions } from './LazySuggestions.tsx';

interface GoesWithPlaceProps {
  /** The id of the product, the schema's or the shop's. */
  productId: string;
  /** The schema's ids of products that are not shown. */
  without: readonly string[];
}

/** For a cart or an order: products that go with one of its products, once a browser has loaded them. */
export const GoesWithPlace = ({ productId, without }: GoesWithPlaceProps) => (
  <LazySuggestions
    key={productId}
    load={async () => {
      const { GoesWith } = await import('./SuggestedProducts.tsx');
      return ({ onNone }) => <GoesWith productId={productId} without={without} onNone={onNone} />;
    }}
  />
);
