import { graphql } from './graphql.ts';

export const Browse = graphql(`
  query Browse($category: String!) {
    products(search: { category: $category }, filter: { inStock: true }, sort: PRICE_ASC, first: 3) {
      nodes {
        name
        price {
          display
        }
        cover {
          sku
          color
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const cart = graphql(`
  fragment CartToPay on Cart @_unmask {
    items {
      id
      quantity
      variant {
        sku
        product {
          name
        }
      }
    }
    totals {
      total {
        amount
        display
      }
    }
  }
`);

export const ReadCart = graphql(
  `
    query ReadCart {
      me {
        name
        cart {
          ...CartToPay
        }
      }
    }
  `,
  [cart],
);

export const AddToCart = graphql(
  `
    mutation AddToCart($sku: ID!) {
      addToCart(input: { sku: $sku, quantity: 1 }) {
        cart {
          ...CartToPay
        }
        userErrors {
          code
          message
          ... on StockError {
            available
          }
        }
      }
    }
  `,
  [cart],
);

export const StartPayment = graphql(`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      payment {
        id
        status
        keyId
        widgetUrl
        amount {
          display
        }
      }
      userErrors {
        code
        message
        ... on PriceChangedError {
          total {
            display
          }
        }
      }
    }
  }
`);

export const VerifyPayment = graphql(`
  mutation VerifyPayment($input: VerifyPaymentInput!) {
    verifyPayment(input: $input) {
      payment {
        status
        order {
          id
        }
      }
      userErrors {
        code
        message
      }
    }
  }
`);

export const FollowOrder = graphql(`
  subscription FollowOrder($id: ID!) {
    order(id: $id) {
      number
      items {
        id
        name
        statusText
        canCancel
      }
      moneyTrail {
        refundDue {
          amount
          display
        }
        refundSent {
          amount
          display
        }
      }
    }
  }
`);

export const CancelOrderItem = graphql(`
  mutation CancelOrderItem($orderItemId: ID!) {
    cancelOrderItem(input: { orderItemId: $orderItemId, reason: CHANGED_MY_MIND }) {
      orderItem {
        id
        statusText
      }
      userErrors {
        code
        message
      }
    }
  }
`);
