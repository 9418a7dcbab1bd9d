import { gql, type TypedDocumentNode } from '@apollo/client';

interface Price {
  amount: number;
  display: string;
}
interface ProductPage {
  product: { id: string; name: string; price: Price; cover: { sku: string; stock: number } | null } | null;
}
interface Orders {
  me: {
    orderItems: {
      nodes: { id: string; name: string; unitPrice: Price; variant: { product: { price: Price } } | null }[];
    };
  } | null;
}
interface Bought {
  verifyPayment: { payment: { status: string } | null } | null;
}
interface Payment {
  startPayment: {
    payment: { id: string; keyId: string; widgetUrl: string } | null;
    userErrors: { message: string }[];
  } | null;
}

export const PRODUCT: TypedDocumentNode<ProductPage, { id: string }> = gql`
  query ProductPage($id: ID!) {
    product(id: $id) {
      id
      name
      price {
        amount
        display
      }
      cover {
        id
        sku
        stock
      }
    }
  }
`;
/** The orders for an order page: the ordered data, and a link to the current product. */
export const ORDERS: TypedDocumentNode<Orders, Record<string, never>> = gql`
  query Orders {
    me {
      id
      orderItems(first: 10) {
        nodes {
          id
          name
          unitPrice {
            amount
            display
          }
          productId
          sku
          variant {
            id
            sku
            product {
              id
              name
              price {
                amount
                display
              }
            }
          }
        }
      }
    }
  }
`;
/** The same without current catalogue data, for a list of orders on a phone. */
export const OLD_ORDERS: TypedDocumentNode<Orders, Record<string, never>> = gql`
  query OldOrders {
    me {
      id
      orderItems(first: 10) {
        nodes {
          id
          name
          unitPrice {
            amount
            display
          }
        }
      }
    }
  }
`;
export const ADD_TO_CART: TypedDocumentNode<
  { addToCart: { cart: { totals: { total: Price } } | null } | null },
  { sku: string }
> = gql`
  mutation AddToCart($sku: ID!) {
    addToCart(input: { sku: $sku }) {
      cart {
        id
        totals {
          total {
            amount
            display
          }
        }
      }
      userErrors {
        message
      }
    }
  }
`;
export const START_PAYMENT: TypedDocumentNode<Payment, { input: object }> = gql`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      payment {
        id
        keyId
        widgetUrl
      }
      userErrors {
        message
      }
    }
  }
`;
export const VERIFY_PAYMENT: TypedDocumentNode<Bought, { input: object }> = gql`
  mutation VerifyPayment($input: VerifyPaymentInput!) {
    verifyPayment(input: $input) {
      payment {
        id
        status
      }
    }
  }
`;
export const SET_PRICE: TypedDocumentNode<
  { setPrice: { product: { price: Price } | null; userErrors: { message: string }[] } | null },
  { input: object }
> = gql`
  mutation SetPrice($input: SetPriceInput!) {
    setPrice(input: $input) {
      product {
        id
        price {
          amount
          display
        }
      }
      userErrors {
        message
      }
    }
  }
`;
