/** Generated from schema/rest.yaml by npm run codegen. */

/** The limits of what `getProduct` takes. */
export const getProductLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of what `getVariantReviews` takes. */
export const getVariantReviewsLimits = {
  sku: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of what `getCategoryPage` takes. */
export const getCategoryPageLimits = {
  category: {
    minLength: 1,
    maxLength: 40,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of what `getProductsByTag` takes. */
export const getProductsByTagLimits = {
  tag: {
    minLength: 1,
    maxLength: 40,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of what `getProductsByPrice` takes. */
export const getProductsByPriceLimits = {
  minPrice: {
    minimum: 0,
    maximum: 10000000,
  },
  maxPrice: {
    minimum: 0,
    maximum: 10000000,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of what `refreshSession` takes. */
export const refreshSessionLimits = {
  refreshToken: {
    maxLength: 500,
  },
} as const;

/** The limits of what `logout` takes. */
export const logoutLimits = {
  refreshToken: {
    maxLength: 500,
  },
} as const;

/** The limits of what `requestOtp` takes. */
export const requestOtpLimits = {
  email: {
    maxLength: 320,
  },
  challenge: {
    maxLength: 100,
  },
} as const;

/** The limits of what `verifyOtp` takes. */
export const verifyOtpLimits = {
  email: {
    maxLength: 320,
  },
  Userotp: {
    maxLength: 12,
  },
  challenge: {
    maxLength: 100,
  },
  deviceName: {
    maxLength: 100,
  },
} as const;

/** The limits of what `loginWithGoogle` takes. */
export const loginWithGoogleLimits = {
  name: {
    maxLength: 200,
  },
  email: {
    maxLength: 320,
  },
  uid: {
    maxLength: 200,
  },
  idToken: {
    maxLength: 8000,
  },
  code: {
    maxLength: 2000,
  },
  codeVerifier: {
    maxLength: 128,
  },
  redirectUri: {
    maxLength: 500,
  },
  nonce: {
    maxLength: 500,
  },
  deviceName: {
    maxLength: 100,
  },
} as const;

/** The limits of what `login` takes. */
export const loginLimits = {
  email: {
    maxLength: 320,
  },
  password: {
    maxLength: 1000,
  },
  deviceName: {
    maxLength: 100,
  },
} as const;

/** The limits of what `register` takes. */
export const registerLimits = {
  name: {
    maxLength: 5000,
  },
  email: {
    maxLength: 320,
  },
  phone: {
    maxLength: 40,
  },
  password: {
    maxLength: 5000,
  },
  cpassword: {
    maxLength: 5000,
  },
} as const;

/** The limits of what `requestPasswordReset` takes. */
export const requestPasswordResetLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of what `resetPassword` takes. */
export const resetPasswordLimits = {
  email: {
    maxLength: 320,
  },
  password: {
    maxLength: 5000,
  },
  token: {
    maxLength: 200,
  },
} as const;

/** The limits of what `startGoogleLogin` takes. */
export const startGoogleLoginLimits = {
  origin: {
    maxLength: 200,
  },
} as const;

/** The limits of what `finishGoogleLogin` takes. */
export const finishGoogleLoginLimits = {
  code: {
    maxLength: 2000,
  },
  state: {
    maxLength: 500,
  },
  iss: {
    maxLength: 500,
  },
  error: {
    maxLength: 200,
  },
  deviceName: {
    maxLength: 100,
  },
} as const;

/** The limits of what `revokeSession` takes. */
export const revokeSessionLimits = {
  sessionId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `changePassword` takes. */
export const changePasswordLimits = {
  newPassword: {
    maxLength: 5000,
  },
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of what `exportAccount` takes. */
export const exportAccountLimits = {
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of what `exportAccountOf` takes. */
export const exportAccountOfLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of what `eraseAccount` takes. */
export const eraseAccountLimits = {
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of what `eraseAccountOf` takes. */
export const eraseAccountOfLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of what `confirmLogin` takes. */
export const confirmLoginLimits = {
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of what `setUpSecondFactor` takes. */
export const setUpSecondFactorLimits = {
  password: {
    maxLength: 1000,
  },
} as const;

/** The limits of what `confirmSecondFactor` takes. */
export const confirmSecondFactorLimits = {
  code: {
    maxLength: 20,
  },
} as const;

/** The limits of what `verifySecondFactor` takes. */
export const verifySecondFactorLimits = {
  code: {
    maxLength: 20,
  },
  recoveryCode: {
    maxLength: 40,
  },
  password: {
    maxLength: 1000,
  },
} as const;

/** The limits of what `removeSecondFactor` takes. */
export const removeSecondFactorLimits = {
  code: {
    maxLength: 20,
  },
  recoveryCode: {
    maxLength: 40,
  },
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of what `resetSecondFactorOf` takes. */
export const resetSecondFactorOfLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of what `addAddress` takes. */
export const addAddressLimits = {
  name: {
    maxLength: 5000,
  },
  address: {
    maxLength: 5000,
  },
  landmark: {
    maxLength: 5000,
  },
  city: {
    maxLength: 5000,
  },
  state: {
    maxLength: 200,
  },
  pinCode: {
    maxLength: 40,
  },
  phone: {
    maxLength: 40,
  },
  alternatePhone: {
    maxLength: 40,
  },
} as const;

/** The limits of what `updateAddress` takes. */
export const updateAddressLimits = {
  addressId: {
    minLength: 1,
    maxLength: 100,
  },
  name: {
    maxLength: 5000,
  },
  address: {
    maxLength: 5000,
  },
  landmark: {
    maxLength: 5000,
  },
  city: {
    maxLength: 5000,
  },
  state: {
    maxLength: 200,
  },
  pinCode: {
    maxLength: 40,
  },
  phone: {
    maxLength: 40,
  },
  alternatePhone: {
    maxLength: 40,
  },
} as const;

/** The limits of what `deleteAddress` takes. */
export const deleteAddressLimits = {
  addressId: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** The limits of what `setDefaultAddress` takes. */
export const setDefaultAddressLimits = {
  addressId: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** The limits of what `updateProfile` takes. */
export const updateProfileLimits = {
  name: {
    maxLength: 5000,
  },
  phone: {
    maxLength: 40,
  },
} as const;

/** The limits of what `addToCart` takes. */
export const addToCartLimits = {
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
  sku: {
    maxLength: 200,
  },
  services: {
    maxItems: 10,
    items: {
      maxLength: 40,
    },
  },
} as const;

/** The limits of what `addManyToCart` takes. */
export const addManyToCartLimits = {
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
  items: {
    minItems: 1,
    maxItems: 50,
    items: {
      sku: {
        maxLength: 200,
      },
      services: {
        maxItems: 10,
        items: {
          maxLength: 40,
        },
      },
    },
  },
} as const;

/** The limits of what `removeFromCart` takes. */
export const removeFromCartLimits = {
  cartId: {
    minLength: 1,
    maxLength: 200,
  },
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
} as const;

/** The limits of what `setCartItemQuantity` takes. */
export const setCartItemQuantityLimits = {
  cartId: {
    minLength: 1,
    maxLength: 200,
  },
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
} as const;

/** The limits of what `setCartItemServices` takes. */
export const setCartItemServicesLimits = {
  cartId: {
    minLength: 1,
    maxLength: 200,
  },
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
  services: {
    maxItems: 10,
    items: {
      maxLength: 40,
    },
  },
} as const;

/** The limits of what `moveToWishlist` takes. */
export const moveToWishlistLimits = {
  cartId: {
    minLength: 1,
    maxLength: 200,
  },
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
} as const;

/** The limits of what `addToWishlist` takes. */
export const addToWishlistLimits = {
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
  sku: {
    maxLength: 200,
  },
} as const;

/** The limits of what `removeFromWishlist` takes. */
export const removeFromWishlistLimits = {
  wishlistId: {
    minLength: 1,
    maxLength: 200,
  },
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
} as const;

/** The limits of what `moveToCart` takes. */
export const moveToCartLimits = {
  wishlistId: {
    minLength: 1,
    maxLength: 200,
  },
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
} as const;

/** The limits of what `validatePromoCode` takes. */
export const validatePromoCodeLimits = {
  promoCode: {
    maxLength: 40,
  },
  totalAmount: {
    minimum: 0,
    maximum: 100000000,
  },
} as const;

/** The limits of what `subscribeToNewsletter` takes. */
export const subscribeToNewsletterLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of what `confirmNewsletter` takes. */
export const confirmNewsletterLimits = {
  token: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of what `leaveNewsletter` takes. */
export const leaveNewsletterLimits = {
  token: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of what `sendNewsletter` takes. */
export const sendNewsletterLimits = {
  issueId: {
    minLength: 1,
    maxLength: 64,
  },
  subject: {
    maxLength: 150,
  },
  words: {
    maxLength: 20000,
  },
} as const;

/** The limits of what `startPayment` takes. */
export const startPaymentLimits = {
  payment: {
    amount: {
      minimum: 0,
      maximum: 1000000000,
    },
  },
  receipt: {
    maxLength: 64,
  },
  order: {
    shippingDetails: {
      name: {
        maxLength: 5000,
      },
      address: {
        maxLength: 5000,
      },
      city: {
        maxLength: 5000,
      },
      state: {
        maxLength: 200,
      },
      pinCode: {
        maxLength: 40,
      },
      phone: {
        maxLength: 40,
      },
      email: {
        maxLength: 400,
      },
      landmark: {
        maxLength: 5000,
      },
      alternatePhone: {
        maxLength: 40,
      },
    },
    billingDetails: {
      name: {
        maxLength: 5000,
      },
      address: {
        maxLength: 5000,
      },
      city: {
        maxLength: 5000,
      },
      state: {
        maxLength: 200,
      },
      pinCode: {
        maxLength: 40,
      },
      phone: {
        maxLength: 40,
      },
      email: {
        maxLength: 400,
      },
      landmark: {
        maxLength: 5000,
      },
      alternatePhone: {
        maxLength: 40,
      },
    },
    orderItems: {
      maxItems: 50,
      items: {
        sellerId: {
          maxLength: 100,
        },
        quantity: {
          minimum: 0,
          maximum: 1000000,
        },
        sku: {
          maxLength: 200,
        },
        services: {
          maxItems: 10,
          items: {
            maxLength: 40,
          },
        },
      },
    },
  },
  promoCode: {
    maxLength: 40,
  },
} as const;

/** The limits of what `verifyPayment` takes. */
export const verifyPaymentLimits = {
  razorpay_order_id: {
    maxLength: 100,
  },
  razorpay_payment_id: {
    maxLength: 100,
  },
  razorpay_signature: {
    maxLength: 200,
  },
} as const;

/** The limits of what `receivePaymentEvent` takes. */
export const receivePaymentEventLimits = {
  'x-razorpay-signature': {
    maxLength: 200,
  },
  'x-razorpay-event-id': {
    maxLength: 100,
  },
} as const;

/** The limits of what `checkMoney` takes. */
export const checkMoneyLimits = {
  days: {
    minimum: 1,
    maximum: 60,
  },
  mostAmount: {
    minimum: 0,
    maximum: 1000000000,
  },
} as const;

/** The limits of what `refundMoney` takes. */
export const refundMoneyLimits = {
  id: {
    maxLength: 64,
  },
  amount: {
    minimum: 100,
    maximum: 1000000000,
  },
} as const;

/** The limits of what `keepPayment` takes. */
export const keepPaymentLimits = {
  paymentId: {
    maxLength: 64,
  },
  because: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** The limits of what `settleRefund` takes. */
export const settleRefundLimits = {
  refundId: {
    maxLength: 64,
  },
  how: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** The limits of what `getMoneyTrail` takes. */
export const getMoneyTrailLimits = {
  moneyId: {
    minLength: 1,
    maxLength: 64,
  },
} as const;

/** The limits of what `getPayment` takes. */
export const getPaymentLimits = {
  paymentOrderId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `cancelPayment` takes. */
export const cancelPaymentLimits = {
  paymentOrderId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `getPaymentOfAttempt` takes. */
export const getPaymentOfAttemptLimits = {
  attemptId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `getHeldPieces` takes. */
export const getHeldPiecesLimits = {
  sku: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of what `getCashOnDelivery` takes. */
export const getCashOnDeliveryLimits = {
  amount: {
    minimum: 0,
    maximum: 9007199254740991,
  },
  pinCode: {
    maxLength: 20,
  },
} as const;

/** The limits of what `sendCashOnDeliveryOtp` takes. */
export const sendCashOnDeliveryOtpLimits = {
  amount: {
    minimum: 0,
    maximum: 9007199254740991,
  },
  pinCode: {
    maxLength: 20,
  },
} as const;

/** The limits of what `placeCashOnDeliveryOrder` takes. */
export const placeCashOnDeliveryOrderLimits = {
  payment: {
    amount: {
      minimum: 0,
      maximum: 1000000000,
    },
  },
  receipt: {
    maxLength: 64,
  },
  order: {
    shippingDetails: {
      name: {
        maxLength: 5000,
      },
      address: {
        maxLength: 5000,
      },
      city: {
        maxLength: 5000,
      },
      state: {
        maxLength: 200,
      },
      pinCode: {
        maxLength: 40,
      },
      phone: {
        maxLength: 40,
      },
      email: {
        maxLength: 400,
      },
      landmark: {
        maxLength: 5000,
      },
      alternatePhone: {
        maxLength: 40,
      },
    },
    billingDetails: {
      name: {
        maxLength: 5000,
      },
      address: {
        maxLength: 5000,
      },
      city: {
        maxLength: 5000,
      },
      state: {
        maxLength: 200,
      },
      pinCode: {
        maxLength: 40,
      },
      phone: {
        maxLength: 40,
      },
      email: {
        maxLength: 400,
      },
      landmark: {
        maxLength: 5000,
      },
      alternatePhone: {
        maxLength: 40,
      },
    },
    orderItems: {
      maxItems: 50,
      items: {
        sellerId: {
          maxLength: 100,
        },
        quantity: {
          minimum: 0,
          maximum: 1000000,
        },
        sku: {
          maxLength: 200,
        },
        services: {
          maxItems: 10,
          items: {
            maxLength: 40,
          },
        },
      },
    },
  },
  promoCode: {
    maxLength: 40,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of what `getCashOrderOfAttempt` takes. */
export const getCashOrderOfAttemptLimits = {
  attemptId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `getOrder` takes. */
export const getOrderLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `cancelOrderItem` takes. */
export const cancelOrderItemLimits = {
  orderItemId: {
    maxLength: 200,
  },
  canceled_reason: {
    maxLength: 100,
  },
  additional_cancel_comment: {
    maxLength: 500,
  },
} as const;

/** The limits of what `reviewOrderItem` takes. */
export const reviewOrderItemLimits = {
  orderItemId: {
    maxLength: 200,
  },
  sku: {
    maxLength: 200,
  },
  comment: {
    maxLength: 2000,
  },
} as const;

/** The limits of what `getOrderPage` takes. */
export const getOrderPageLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of what `getPaidOrders` takes. */
export const getPaidOrdersLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of what `getPaidOrder` takes. */
export const getPaidOrderLimits = {
  orderId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `getSales` takes. */
export const getSalesLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of what `confirmOrderItem` takes. */
export const confirmOrderItemLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `dispatchOrderItem` takes. */
export const dispatchOrderItemLimits = {
  orderItemId: {
    maxLength: 100,
  },
  trackingId: {
    maxLength: 60,
  },
  trackingSite: {
    maxLength: 500,
  },
} as const;

/** The limits of what `deliverOrderItem` takes. */
export const deliverOrderItemLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `rejectOrderItem` takes. */
export const rejectOrderItemLimits = {
  orderItemId: {
    maxLength: 100,
  },
  reason: {
    maxLength: 200,
  },
} as const;

/** The limits of what `collectCash` takes. */
export const collectCashLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `refuseDelivery` takes. */
export const refuseDeliveryLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `addProduct` takes. */
export const addProductLimits = {
  sellerId: {
    maxLength: 100,
  },
  name: {
    maxLength: 200,
  },
  category: {
    maxLength: 100,
  },
  fabric: {
    maxLength: 40,
  },
  pattern: {
    maxLength: 200,
  },
  dimension: {
    maxLength: 200,
  },
  blouse: {
    maxLength: 200,
  },
  weight: {
    minimum: 1,
    maximum: 1000000,
  },
  brand: {
    maxLength: 70,
  },
  hsnCode: {
    maxLength: 20,
  },
  size: {
    maxLength: 200,
  },
  careGuide: {
    maxLength: 2000,
  },
  description: {
    maxLength: 5000,
  },
  price: {
    minimum: 1,
    maximum: 10000000,
  },
  showPrice: {
    minimum: 1,
    maximum: 10000000,
  },
  collections: {
    maxItems: 12,
    items: {
      maxLength: 40,
    },
  },
  occasions: {
    maxItems: 12,
    items: {
      maxLength: 40,
    },
  },
  variants: {
    maxItems: 50,
    items: {
      sku: {
        maxLength: 200,
      },
      color: {
        maxLength: 40,
      },
      size: {
        maxLength: 20,
      },
      stock: {
        minimum: 0,
        maximum: 100000,
      },
      image: {
        maxLength: 2000,
      },
      gtin: {
        maxLength: 40,
      },
    },
  },
} as const;

/** The limits of what `setPrice` takes. */
export const setPriceLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  price: {
    minimum: 1,
    maximum: 10000000,
  },
  showPrice: {
    minimum: 1,
    maximum: 10000000,
  },
} as const;

/** The limits of what `changeStock` takes. */
export const changeStockLimits = {
  sku: {
    minLength: 1,
    maxLength: 200,
  },
  by: {
    minimum: -100000,
    maximum: 100000,
  },
} as const;

/** The limits of what `setRole` takes. */
export const setRoleLimits = {
  email: {
    maxLength: 400,
  },
  sellerId: {
    maxLength: 100,
  },
} as const;

/** The limits of what `getPinCode` takes. */
export const getPinCodeLimits = {
  pinCode: {
    maxLength: 40,
  },
} as const;

/** The limits of what `getDeliveryEstimate` takes. */
export const getDeliveryEstimateLimits = {
  pinCode: {
    maxLength: 40,
  },
  sku: {
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of what `getShowcases` takes. */
export const getShowcasesLimits = {
  first: {
    minimum: 1,
    maximum: 24,
  },
} as const;

/** The limits of what `getProducts` takes. */
export const getProductsLimits = {
  productId: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of what `getReviewedProduct` takes. */
export const getReviewedProductLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  reviews: {
    minimum: 1,
    maximum: 51,
  },
} as const;

/** The limits of what `getVariants` takes. */
export const getVariantsLimits = {
  sku: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of what `getReviews` takes. */
export const getReviewsLimits = {
  sku: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
  first: {
    minimum: 1,
    maximum: 51,
  },
  after: {
    maxLength: 120,
  },
  before: {
    maxLength: 120,
  },
} as const;

/** The limits of what `getRecentReviews` takes. */
export const getRecentReviewsLimits = {
  minRating: {
    minimum: 1,
    maximum: 5,
  },
  first: {
    minimum: 1,
    maximum: 12,
  },
} as const;

/** The limits of what `getRatings` takes. */
export const getRatingsLimits = {
  productId: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of what `searchProducts` takes. */
export const searchProductsLimits = {
  text: {
    minLength: 1,
    maxLength: 100,
  },
  category: {
    minLength: 1,
    maxLength: 40,
  },
  fabric: {
    maxItems: 20,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  minPrice: {
    minimum: 0,
    maximum: 10000000,
  },
  maxPrice: {
    minimum: 0,
    maximum: 10000000,
  },
  collection: {
    maxItems: 20,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  occasion: {
    maxItems: 20,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  size: {
    maxItems: 20,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  updatedSince: {
    maxLength: 40,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;
