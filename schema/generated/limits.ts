/** Generated from schema/rest.yaml by npm run codegen. */

/** The limits of `getProduct`. */
export const getProductLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `getVariantReviews`. */
export const getVariantReviewsLimits = {
  sku: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `getCategoryPage`. */
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

/** The limits of `getProductsByTag`. */
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

/** The limits of `getProductsByPrice`. */
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

/** The limits of `refreshSession`. */
export const refreshSessionLimits = {
  refreshToken: {
    maxLength: 500,
  },
} as const;

/** The limits of `logout`. */
export const logoutLimits = {
  refreshToken: {
    maxLength: 500,
  },
} as const;

/** The limits of `requestOtp`. */
export const requestOtpLimits = {
  email: {
    maxLength: 320,
  },
  challenge: {
    maxLength: 100,
  },
} as const;

/** The limits of `verifyOtp`. */
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

/** The limits of `loginWithGoogle`. */
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

/** The limits of `login`. */
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

/** The limits of `register`. */
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

/** The limits of `requestPasswordReset`. */
export const requestPasswordResetLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of `resetPassword`. */
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

/** The limits of `startGoogleLogin`. */
export const startGoogleLoginLimits = {
  origin: {
    maxLength: 200,
  },
} as const;

/** The limits of `finishGoogleLogin`. */
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

/** The limits of `revokeSession`. */
export const revokeSessionLimits = {
  sessionId: {
    maxLength: 100,
  },
} as const;

/** The limits of `changePassword`. */
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

/** The limits of `requestEmailChange`. */
export const requestEmailChangeLimits = {
  newEmail: {
    maxLength: 320,
  },
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of `confirmEmailChange`. */
export const confirmEmailChangeLimits = {
  oldOtp: {
    maxLength: 20,
  },
  newOtp: {
    maxLength: 20,
  },
} as const;

/** The limits of `exportAccount`. */
export const exportAccountLimits = {
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of `exportAccountOf`. */
export const exportAccountOfLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of `eraseAccount`. */
export const eraseAccountLimits = {
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of `eraseAccountOf`. */
export const eraseAccountOfLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of `confirmLogin`. */
export const confirmLoginLimits = {
  password: {
    maxLength: 1000,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of `setUpSecondFactor`. */
export const setUpSecondFactorLimits = {
  password: {
    maxLength: 1000,
  },
} as const;

/** The limits of `confirmSecondFactor`. */
export const confirmSecondFactorLimits = {
  code: {
    maxLength: 20,
  },
} as const;

/** The limits of `verifySecondFactor`. */
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

/** The limits of `removeSecondFactor`. */
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

/** The limits of `resetSecondFactorOf`. */
export const resetSecondFactorOfLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of `addAddress`. */
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

/** The limits of `updateAddress`. */
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

/** The limits of `deleteAddress`. */
export const deleteAddressLimits = {
  addressId: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** The limits of `setDefaultAddress`. */
export const setDefaultAddressLimits = {
  addressId: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** The limits of `updateProfile`. */
export const updateProfileLimits = {
  name: {
    maxLength: 5000,
  },
  phone: {
    maxLength: 40,
  },
} as const;

/** The limits of `addToCart`. */
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

/** The limits of `addManyToCart`. */
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

/** The limits of `applyPromoCode`. */
export const applyPromoCodeLimits = {
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
  promoCode: {
    maxLength: 40,
  },
} as const;

/** The limits of `removePromoCode`. */
export const removePromoCodeLimits = {
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
} as const;

/** The limits of `removeFromCart`. */
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

/** The limits of `setCartItemQuantity`. */
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

/** The limits of `setCartItemServices`. */
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

/** The limits of `moveToWishlist`. */
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

/** The limits of `addToWishlist`. */
export const addToWishlistLimits = {
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
  sku: {
    maxLength: 200,
  },
} as const;

/** The limits of `removeFromWishlist`. */
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

/** The limits of `moveToCart`. */
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

/** The limits of `requestNotice`. */
export const requestNoticeLimits = {
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
  sku: {
    maxLength: 100,
  },
} as const;

/** The limits of `requestVisitorNotice`. */
export const requestVisitorNoticeLimits = {
  sku: {
    maxLength: 100,
  },
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of `confirmNotice`. */
export const confirmNoticeLimits = {
  token: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `stopNotices`. */
export const stopNoticesLimits = {
  token: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `cancelNotice`. */
export const cancelNoticeLimits = {
  noticeId: {
    minLength: 1,
    maxLength: 100,
  },
  'idempotency-key': {
    minLength: 8,
    maxLength: 64,
  },
} as const;

/** The limits of `validatePromoCode`. */
export const validatePromoCodeLimits = {
  promoCode: {
    maxLength: 40,
  },
  totalAmount: {
    minimum: 0,
    maximum: 100000000,
  },
  categoryAmounts: {
    maxItems: 50,
    items: {
      category: {
        maxLength: 60,
      },
      amount: {
        minimum: 0,
        maximum: 100000000,
      },
    },
  },
} as const;

/** The limits of `getPromoCodes`. */
export const getPromoCodesLimits = {
  search: {
    minLength: 1,
    maxLength: 40,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `createPromoCode`. */
export const createPromoCodeLimits = {
  promoCode: {
    maxLength: 60,
  },
  percent: {
    minimum: 1,
    maximum: 100,
  },
  amountOff: {
    minimum: 1,
    maximum: 1000000,
  },
  maximum: {
    minimum: 1,
    maximum: 1000000,
  },
  minimumSubtotal: {
    minimum: 0,
    maximum: 10000000,
  },
  mostUses: {
    minimum: 1,
    maximum: 10000000,
  },
  mostUsesEach: {
    minimum: 1,
    maximum: 1000,
  },
  categories: {
    maxItems: 50,
    items: {
      maxLength: 60,
    },
  },
} as const;

/** The limits of `getPromoCode`. */
export const getPromoCodeLimits = {
  promoCode: {
    maxLength: 60,
  },
} as const;

/** The limits of `updatePromoCode`. */
export const updatePromoCodeLimits = {
  promoCode: {
    maxLength: 60,
  },
  percent: {
    minimum: 1,
    maximum: 100,
  },
  amountOff: {
    minimum: 1,
    maximum: 1000000,
  },
  maximum: {
    minimum: 1,
    maximum: 1000000,
  },
  minimumSubtotal: {
    minimum: 0,
    maximum: 10000000,
  },
  mostUses: {
    minimum: 1,
    maximum: 10000000,
  },
  mostUsesEach: {
    minimum: 1,
    maximum: 1000,
  },
  categories: {
    maxItems: 50,
    items: {
      maxLength: 60,
    },
  },
} as const;

/** The limits of `pausePromoCode`. */
export const pausePromoCodeLimits = {
  promoCode: {
    maxLength: 60,
  },
} as const;

/** The limits of `endPromoCode`. */
export const endPromoCodeLimits = {
  promoCode: {
    maxLength: 60,
  },
} as const;

/** The limits of `deletePromoCode`. */
export const deletePromoCodeLimits = {
  promoCode: {
    maxLength: 60,
  },
} as const;

/** The limits of `subscribeToNewsletter`. */
export const subscribeToNewsletterLimits = {
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of `confirmNewsletter`. */
export const confirmNewsletterLimits = {
  token: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `leaveNewsletter`. */
export const leaveNewsletterLimits = {
  token: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `sendNewsletter`. */
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

/** The limits of `getNewsletterIssues`. */
export const getNewsletterIssuesLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `getNewsletterDrafts`. */
export const getNewsletterDraftsLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `createNewsletterDraft`. */
export const createNewsletterDraftLimits = {
  subject: {
    maxLength: 150,
  },
  words: {
    maxLength: 20000,
  },
} as const;

/** The limits of `getNewsletterDraft`. */
export const getNewsletterDraftLimits = {
  draftId: {
    maxLength: 64,
  },
} as const;

/** The limits of `updateNewsletterDraft`. */
export const updateNewsletterDraftLimits = {
  draftId: {
    maxLength: 64,
  },
  subject: {
    maxLength: 150,
  },
  words: {
    maxLength: 20000,
  },
} as const;

/** The limits of `deleteNewsletterDraft`. */
export const deleteNewsletterDraftLimits = {
  draftId: {
    maxLength: 64,
  },
} as const;

/** The limits of `testNewsletterDraft`. */
export const testNewsletterDraftLimits = {
  draftId: {
    maxLength: 64,
  },
} as const;

/** The limits of `sendNewsletterDraft`. */
export const sendNewsletterDraftLimits = {
  draftId: {
    maxLength: 64,
  },
} as const;

/** The limits of `startPayment`. */
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

/** The limits of `verifyPayment`. */
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

/** The limits of `receivePaymentEvent`. */
export const receivePaymentEventLimits = {
  'x-razorpay-signature': {
    maxLength: 200,
  },
  'x-razorpay-event-id': {
    maxLength: 100,
  },
} as const;

/** The limits of `checkMoney`. */
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

/** The limits of `refundMoney`. */
export const refundMoneyLimits = {
  id: {
    maxLength: 64,
  },
  amount: {
    minimum: 100,
    maximum: 1000000000,
  },
} as const;

/** The limits of `keepPayment`. */
export const keepPaymentLimits = {
  paymentId: {
    maxLength: 64,
  },
  because: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** The limits of `settleRefund`. */
export const settleRefundLimits = {
  refundId: {
    maxLength: 64,
  },
  how: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** The limits of `getMoneyTrail`. */
export const getMoneyTrailLimits = {
  moneyId: {
    minLength: 1,
    maxLength: 64,
  },
} as const;

/** The limits of `getPayment`. */
export const getPaymentLimits = {
  paymentOrderId: {
    maxLength: 100,
  },
} as const;

/** The limits of `cancelPayment`. */
export const cancelPaymentLimits = {
  paymentOrderId: {
    maxLength: 100,
  },
} as const;

/** The limits of `getPaymentOfAttempt`. */
export const getPaymentOfAttemptLimits = {
  attemptId: {
    maxLength: 100,
  },
} as const;

/** The limits of `getHeldPieces`. */
export const getHeldPiecesLimits = {
  sku: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of `getCashOnDelivery`. */
export const getCashOnDeliveryLimits = {
  amount: {
    minimum: 0,
    maximum: 9007199254740991,
  },
  pinCode: {
    maxLength: 20,
  },
} as const;

/** The limits of `sendCashOnDeliveryOtp`. */
export const sendCashOnDeliveryOtpLimits = {
  amount: {
    minimum: 0,
    maximum: 9007199254740991,
  },
  pinCode: {
    maxLength: 20,
  },
} as const;

/** The limits of `placeCashOnDeliveryOrder`. */
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

/** The limits of `getCashOrderOfAttempt`. */
export const getCashOrderOfAttemptLimits = {
  attemptId: {
    maxLength: 100,
  },
} as const;

/** The limits of `getOrder`. */
export const getOrderLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of `cancelOrderItem`. */
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

/** The limits of `reviewOrderItem`. */
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
  pictureIds: {
    maxItems: 3,
    items: {
      maxLength: 64,
    },
  },
} as const;

/** The limits of `getOrderPage`. */
export const getOrderPageLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `getPaidOrders`. */
export const getPaidOrdersLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `getPaidOrder`. */
export const getPaidOrderLimits = {
  orderId: {
    maxLength: 100,
  },
} as const;

/** The limits of `buyAgain`. */
export const buyAgainLimits = {
  orderId: {
    maxLength: 100,
  },
} as const;

/** The limits of `requestOrderLookup`. */
export const requestOrderLookupLimits = {
  orderNumber: {
    maxLength: 100,
  },
  email: {
    maxLength: 320,
  },
} as const;

/** The limits of `openOrderLookup`. */
export const openOrderLookupLimits = {
  lookupId: {
    maxLength: 100,
  },
  otp: {
    maxLength: 20,
  },
} as const;

/** The limits of `readOrderLookup`. */
export const readOrderLookupLimits = {
  token: {
    maxLength: 100,
  },
} as const;

/** The limits of `getSales`. */
export const getSalesLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
  search: {
    minLength: 3,
    maxLength: 254,
  },
} as const;

/** The limits of `getSale`. */
export const getSaleLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of `getSaleOrder`. */
export const getSaleOrderLimits = {
  orderId: {
    maxLength: 100,
  },
} as const;

/** The limits of `addOrderNote`. */
export const addOrderNoteLimits = {
  orderId: {
    maxLength: 100,
  },
  text: {
    maxLength: 1000,
  },
} as const;

/** The limits of `getParcelPapers`. */
export const getParcelPapersLimits = {
  orderItemIds: {
    minLength: 1,
    maxLength: 2000,
  },
} as const;

/** The limits of `confirmOrderItem`. */
export const confirmOrderItemLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of `dispatchOrderItem`. */
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
  carrier: {
    maxLength: 40,
  },
} as const;

/** The limits of `deliverOrderItem`. */
export const deliverOrderItemLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of `rejectOrderItem`. */
export const rejectOrderItemLimits = {
  orderItemId: {
    maxLength: 100,
  },
  reason: {
    maxLength: 200,
  },
} as const;

/** The limits of `collectCash`. */
export const collectCashLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of `refuseDelivery`. */
export const refuseDeliveryLimits = {
  orderItemId: {
    maxLength: 100,
  },
} as const;

/** The limits of `requestReturn`. */
export const requestReturnLimits = {
  orderItemId: {
    maxLength: 200,
  },
  kind: {
    maxLength: 20,
  },
  reason: {
    maxLength: 100,
  },
  comment: {
    maxLength: 500,
  },
  pickup: {
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
  },
  pickupDay: {
    maxLength: 10,
  },
  exchangeSku: {
    maxLength: 200,
  },
  payout: {
    upiId: {
      maxLength: 200,
    },
    accountNumber: {
      maxLength: 40,
    },
    ifsc: {
      maxLength: 20,
    },
    accountName: {
      maxLength: 200,
    },
  },
  pictureIds: {
    maxItems: 3,
    items: {
      maxLength: 64,
    },
  },
} as const;

/** The limits of `getReturn`. */
export const getReturnLimits = {
  returnId: {
    maxLength: 100,
  },
} as const;

/** The limits of `withdrawReturn`. */
export const withdrawReturnLimits = {
  returnId: {
    maxLength: 100,
  },
} as const;

/** The limits of `getReturns`. */
export const getReturnsLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
  search: {
    minLength: 3,
    maxLength: 254,
  },
} as const;

/** The limits of `getReturnOf`. */
export const getReturnOfLimits = {
  returnId: {
    maxLength: 100,
  },
} as const;

/** The limits of `approveReturn`. */
export const approveReturnLimits = {
  returnId: {
    maxLength: 100,
  },
} as const;

/** The limits of `declineReturn`. */
export const declineReturnLimits = {
  returnId: {
    maxLength: 100,
  },
  reason: {
    maxLength: 200,
  },
} as const;

/** The limits of `pickUpReturn`. */
export const pickUpReturnLimits = {
  returnId: {
    maxLength: 100,
  },
} as const;

/** The limits of `receiveReturn`. */
export const receiveReturnLimits = {
  returnId: {
    maxLength: 100,
  },
} as const;

/** The limits of `readReturnPayout`. */
export const readReturnPayoutLimits = {
  returnId: {
    maxLength: 100,
  },
} as const;

/** The limits of `payReturn`. */
export const payReturnLimits = {
  returnId: {
    maxLength: 100,
  },
  reference: {
    maxLength: 100,
  },
} as const;

/** The limits of `getInvoice`. */
export const getInvoiceLimits = {
  invoiceId: {
    maxLength: 100,
  },
} as const;

/** The limits of `getInvoices`. */
export const getInvoicesLimits = {
  orderId: {
    maxLength: 100,
  },
  search: {
    minLength: 1,
    maxLength: 200,
  },
  sellerId: {
    maxLength: 100,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `getInvoiceOf`. */
export const getInvoiceOfLimits = {
  invoiceId: {
    maxLength: 100,
  },
} as const;

/** The limits of `addProduct`. */
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

/** The limits of `getExports`. */
export const getExportsLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `requestExport`. */
export const requestExportLimits = {
  from: {
    maxLength: 10,
  },
  until: {
    maxLength: 10,
  },
} as const;

/** The limits of `getExportFile`. */
export const getExportFileLimits = {
  exportId: {
    maxLength: 100,
  },
} as const;

/** The limits of `addSeller`. */
export const addSellerLimits = {
  shopName: {
    maxLength: 200,
  },
  commissionRate: {
    minimum: 0,
    maximum: 10000,
  },
} as const;

/** The limits of `updateSeller`. */
export const updateSellerLimits = {
  sellerId: {
    maxLength: 100,
  },
  shopName: {
    maxLength: 200,
  },
  commissionRate: {
    minimum: 0,
    maximum: 10000,
  },
} as const;

/** The limits of `setSellerEnded`. */
export const setSellerEndedLimits = {
  sellerId: {
    maxLength: 100,
  },
} as const;

/** The limits of `getSellerStatements`. */
export const getSellerStatementsLimits = {
  month: {
    maxLength: 7,
  },
} as const;

/** The limits of `paySellerStatement`. */
export const paySellerStatementLimits = {
  sellerId: {
    maxLength: 100,
  },
  month: {
    maxLength: 7,
  },
  reference: {
    maxLength: 100,
  },
} as const;

/** The limits of `getManagedProducts`. */
export const getManagedProductsLimits = {
  search: {
    minLength: 2,
    maxLength: 100,
  },
  category: {
    maxLength: 100,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `getManagedProduct`. */
export const getManagedProductLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `editProduct`. */
export const editProductLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  version: {
    minimum: 1,
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
  craft: {
    maxLength: 40,
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
} as const;

/** The limits of `removeProduct`. */
export const removeProductLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `setProductState`. */
export const setProductStateLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  version: {
    minimum: 1,
  },
} as const;

/** The limits of `setProductPictures`. */
export const setProductPicturesLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  version: {
    minimum: 1,
  },
  color: {
    maxLength: 40,
  },
  pictures: {
    maxItems: 12,
    items: {
      pictureId: {
        maxLength: 64,
      },
      alt: {
        maxLength: 200,
      },
      crop: {
        left: {
          minimum: 0,
          maximum: 1,
        },
        top: {
          minimum: 0,
          maximum: 1,
        },
        width: {
          minimum: 0.05,
          maximum: 1,
        },
        height: {
          minimum: 0.05,
          maximum: 1,
        },
      },
    },
  },
} as const;

/** The limits of `addVariant`. */
export const addVariantLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  version: {
    minimum: 1,
  },
  sku: {
    maxLength: 200,
  },
  stock: {
    minimum: 0,
    maximum: 100000,
  },
  color: {
    maxLength: 40,
  },
  size: {
    maxLength: 20,
  },
  gtin: {
    maxLength: 40,
  },
  lowStock: {
    minimum: 0,
    maximum: 100000,
  },
} as const;

/** The limits of `editVariant`. */
export const editVariantLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  sku: {
    minLength: 1,
    maxLength: 200,
  },
  version: {
    minimum: 1,
  },
  color: {
    maxLength: 40,
  },
  size: {
    maxLength: 20,
  },
  gtin: {
    maxLength: 40,
  },
  lowStock: {
    minimum: 0,
    maximum: 100000,
  },
} as const;

/** The limits of `getStockMovements`. */
export const getStockMovementsLimits = {
  sku: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `getPriceHistory`. */
export const getPriceHistoryLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
} as const;

/** The limits of `setPrice`. */
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

/** The limits of `getStock`. */
export const getStockLimits = {
  search: {
    minLength: 2,
    maxLength: 100,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `importProducts`. */
export const importProductsLimits = {
  csv: {
    maxLength: 200000,
  },
  plan: {
    maxLength: 64,
  },
} as const;

/** The limits of `getProductImport`. */
export const getProductImportLimits = {
  importId: {
    maxLength: 40,
  },
} as const;

/** The limits of `importStock`. */
export const importStockLimits = {
  csv: {
    maxLength: 200000,
  },
} as const;

/** The limits of `changeStock`. */
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

/** The limits of `setRole`. */
export const setRoleLimits = {
  email: {
    maxLength: 400,
  },
  sellerId: {
    maxLength: 100,
  },
  version: {
    minimum: 0,
    maximum: 2147483647,
  },
} as const;

/** The limits of `getPeople`. */
export const getPeopleLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `endSessionsOf`. */
export const endSessionsOfLimits = {
  personId: {
    maxLength: 64,
  },
} as const;

/** The limits of `inviteStaff`. */
export const inviteStaffLimits = {
  email: {
    maxLength: 320,
  },
  sellerId: {
    maxLength: 100,
  },
} as const;

/** The limits of `withdrawInvitation`. */
export const withdrawInvitationLimits = {
  invitationId: {
    maxLength: 64,
  },
} as const;

/** The limits of `acceptInvitation`. */
export const acceptInvitationLimits = {
  token: {
    minLength: 1,
    maxLength: 100,
  },
} as const;

/** The limits of `getShoppers`. */
export const getShoppersLimits = {
  search: {
    minLength: 3,
    maxLength: 254,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `getShopperRecord`. */
export const getShopperRecordLimits = {
  shopperId: {
    maxLength: 64,
  },
} as const;

/** The limits of `blockShopper`. */
export const blockShopperLimits = {
  shopperId: {
    maxLength: 64,
  },
  reason: {
    minLength: 1,
    maxLength: 500,
  },
} as const;

/** The limits of `unblockShopper`. */
export const unblockShopperLimits = {
  shopperId: {
    maxLength: 64,
  },
} as const;

/** The limits of `addShopperNote`. */
export const addShopperNoteLimits = {
  shopperId: {
    maxLength: 64,
  },
  text: {
    minLength: 1,
    maxLength: 1000,
  },
} as const;

/** The limits of `deleteShopperNote`. */
export const deleteShopperNoteLimits = {
  shopperId: {
    maxLength: 64,
  },
  noteId: {
    maxLength: 64,
  },
} as const;

/** The limits of `getAuditLog`. */
export const getAuditLogLimits = {
  by: {
    minLength: 1,
    maxLength: 254,
  },
  operation: {
    minLength: 1,
    maxLength: 60,
  },
  object: {
    minLength: 1,
    maxLength: 254,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `saveSettings`. */
export const saveSettingsLimits = {
  version: {
    minimum: 0,
  },
  content: {
    words: {
      tagline: {
        minLength: 1,
        maxLength: 80,
      },
      offer: {
        minLength: 1,
        maxLength: 120,
      },
      description: {
        minLength: 1,
        maxLength: 400,
      },
      newsletter: {
        minLength: 1,
        maxLength: 200,
      },
      claims: {
        minItems: 4,
        maxItems: 4,
        items: {
          title: {
            minLength: 1,
            maxLength: 60,
          },
          text: {
            minLength: 1,
            maxLength: 160,
          },
          textWithCash: {
            maxLength: 160,
          },
        },
      },
    },
    contact: {
      email: {
        minLength: 3,
        maxLength: 254,
      },
      replyHours: {
        minimum: 1,
        maximum: 240,
      },
      phone: {
        minLength: 1,
        maxLength: 40,
      },
      phoneUrl: {
        maxLength: 40,
      },
      hours: {
        minLength: 1,
        maxLength: 80,
      },
      chatUrl: {
        minLength: 9,
        maxLength: 200,
      },
      address: {
        minItems: 1,
        maxItems: 6,
        items: {
          minLength: 1,
          maxLength: 80,
        },
      },
      social: {
        maxItems: 6,
        items: {
          name: {
            minLength: 1,
            maxLength: 30,
          },
          url: {
            minLength: 9,
            maxLength: 200,
          },
        },
      },
    },
    categories: {
      menu: {
        minItems: 1,
        maxItems: 30,
        items: {
          name: {
            minLength: 1,
            maxLength: 40,
          },
          plural: {
            minLength: 1,
            maxLength: 40,
          },
          line: {
            maxLength: 120,
          },
        },
      },
      homeSections: {
        maxItems: 30,
        items: {
          maxLength: 40,
        },
      },
    },
    policies: {
      processingDays: {
        from: {
          minimum: 0,
          maximum: 90,
        },
        to: {
          minimum: 0,
          maximum: 90,
        },
      },
      standardDays: {
        from: {
          minimum: 0,
          maximum: 90,
        },
        to: {
          minimum: 0,
          maximum: 90,
        },
      },
      expressDays: {
        from: {
          minimum: 0,
          maximum: 90,
        },
        to: {
          minimum: 0,
          maximum: 90,
        },
      },
      freeShippingOver: {
        minimum: 0,
        maximum: 1000000,
      },
      returnDays: {
        minimum: 1,
        maximum: 365,
      },
      damageHours: {
        minimum: 1,
        maximum: 720,
      },
      cancelRefundDays: {
        from: {
          minimum: 0,
          maximum: 90,
        },
        to: {
          minimum: 0,
          maximum: 90,
        },
      },
      returnRefundDays: {
        from: {
          minimum: 0,
          maximum: 90,
        },
        to: {
          minimum: 0,
          maximum: 90,
        },
      },
    },
    payment: {
      firstPurchasePercent: {
        minimum: 0,
        maximum: 50,
      },
      maxCash: {
        minimum: 0,
        maximum: 50000,
      },
      maxCashOrdersDue: {
        minimum: 1,
        maximum: 50,
      },
      maxFirstCashPieces: {
        minimum: 1,
        maximum: 500,
      },
      maxRefusedParcels: {
        minimum: 1,
        maximum: 50,
      },
      refusedWithinDays: {
        minimum: 1,
        maximum: 3650,
      },
      refusedPinPrefixes: {
        maxItems: 200,
      },
      options: {
        minItems: 1,
        maxItems: 4,
        items: {
          methods: {
            minItems: 1,
            maxItems: 4,
          },
          label: {
            minLength: 1,
            maxLength: 40,
          },
          hint: {
            maxLength: 80,
          },
        },
      },
    },
    legal: {
      shop: {
        legalName: {
          minLength: 1,
          maxLength: 120,
        },
        address: {
          minItems: 1,
          maxItems: 6,
          items: {
            minLength: 1,
            maxLength: 80,
          },
        },
        gstin: {
          minLength: 15,
          maxLength: 15,
        },
      },
      sellers: {
        maxItems: 500,
        items: {
          sellerId: {
            minLength: 1,
            maxLength: 100,
          },
          facts: {
            legalName: {
              minLength: 1,
              maxLength: 120,
            },
            address: {
              minItems: 1,
              maxItems: 6,
              items: {
                minLength: 1,
                maxLength: 80,
              },
            },
            gstin: {
              minLength: 15,
              maxLength: 15,
            },
          },
        },
      },
      countryOfOrigin: {
        minLength: 1,
        maxLength: 60,
      },
      grievanceOfficer: {
        name: {
          minLength: 1,
          maxLength: 80,
        },
        email: {
          minLength: 3,
          maxLength: 254,
        },
        phone: {
          minLength: 1,
          maxLength: 40,
        },
        hours: {
          minLength: 1,
          maxLength: 80,
        },
      },
    },
  },
} as const;

/** The limits of `getSettingsHistory`. */
export const getSettingsHistoryLimits = {
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `restoreSettings`. */
export const restoreSettingsLimits = {
  version: {
    minimum: 0,
  },
  to: {
    minimum: 0,
  },
} as const;

/** The limits of `getSearchSuggestions`. */
export const getSearchSuggestionsLimits = {
  text: {
    maxLength: 100,
  },
} as const;

/** The limits of `getPinCode`. */
export const getPinCodeLimits = {
  pinCode: {
    maxLength: 40,
  },
} as const;

/** The limits of `getDeliveryEstimate`. */
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

/** The limits of `getShowcases`. */
export const getShowcasesLimits = {
  first: {
    minimum: 1,
    maximum: 24,
  },
} as const;

/** The limits of `getProducts`. */
export const getProductsLimits = {
  productId: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of `getGoesWith`. */
export const getGoesWithLimits = {
  productId: {
    minLength: 1,
    maxLength: 200,
  },
  first: {
    minimum: 1,
    maximum: 24,
  },
} as const;

/** The limits of `getReviewedProduct`. */
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

/** The limits of `getVariants`. */
export const getVariantsLimits = {
  sku: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of `getReviews`. */
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

/** The limits of `getProductReviews`. */
export const getProductReviewsLimits = {
  productId: {
    maxLength: 200,
  },
  stars: {
    minimum: 1,
    maximum: 5,
  },
  first: {
    minimum: 1,
    maximum: 51,
  },
  after: {
    maxLength: 140,
  },
  before: {
    maxLength: 140,
  },
} as const;

/** The limits of `getReviewSummary`. */
export const getReviewSummaryLimits = {
  productId: {
    maxLength: 200,
  },
} as const;

/** The limits of `getReviewMarks`. */
export const getReviewMarksLimits = {
  reviewId: {
    minItems: 1,
    maxItems: 50,
    items: {
      maxLength: 64,
    },
  },
} as const;

/** The limits of `markReviewHelpful`. */
export const markReviewHelpfulLimits = {
  reviewId: {
    maxLength: 64,
  },
} as const;

/** The limits of `reportReview`. */
export const reportReviewLimits = {
  reviewId: {
    maxLength: 64,
  },
  comment: {
    maxLength: 500,
  },
} as const;

/** The limits of `getAllReviews`. */
export const getAllReviewsLimits = {
  search: {
    minLength: 2,
    maxLength: 100,
  },
  page: {
    minimum: 1,
    maximum: 100000,
  },
} as const;

/** The limits of `answerReview`. */
export const answerReviewLimits = {
  reviewId: {
    maxLength: 64,
  },
  text: {
    maxLength: 1000,
  },
} as const;

/** The limits of `hideReview`. */
export const hideReviewLimits = {
  reviewId: {
    maxLength: 64,
  },
  reason: {
    maxLength: 500,
  },
} as const;

/** The limits of `showReview`. */
export const showReviewLimits = {
  reviewId: {
    maxLength: 64,
  },
} as const;

/** The limits of `getRecentReviews`. */
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

/** The limits of `getRatings`. */
export const getRatingsLimits = {
  productId: {
    minItems: 1,
    maxItems: 100,
    items: {
      maxLength: 200,
    },
  },
} as const;

/** The limits of `searchProducts`. */
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
  color: {
    maxItems: 20,
    items: {
      minLength: 1,
      maxLength: 40,
    },
  },
  craft: {
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

/** The limits of `getUploadedPicture`. */
export const getUploadedPictureLimits = {
  pictureId: {
    maxLength: 64,
  },
  w: {
    minimum: 1,
    maximum: 4096,
  },
  until: {
    minimum: 0,
    maximum: 99999999999,
  },
  key: {
    maxLength: 64,
  },
} as const;
