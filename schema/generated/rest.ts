/** Generated from schema/rest.yaml by npm run codegen. */

export interface paths {
    "/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All products, and the number of products in each category.
         * @description Our own host returns at most its newest 2,000 products, oldest first, and their full number in `totalItems`. The response is incomplete if `totalItems` exceeds the length of `products`; use the pages of `/search` and `/product/{category}/{page}` then.
         */
        get: operations["getCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with its variants. */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/variant/reviews/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All reviews of one variant. */
        get: operations["getVariantReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{category}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of a category. */
        get: operations["getCategoryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/getproduct/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products with a tag, which is a collection or an occasion. */
        get: operations["getProductsByTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/getproduct/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products in a price range, lowest price first. */
        get: operations["getProductsByPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return a new access token for the refresh cookie, and renew the cookie.
         * @description 404 without a refresh cookie: there is no session. 401 for an invalid one: unknown, revoked, expired, without its binding cookie, or used before (which revokes the session). Our own host accepts a cookie again for 10 seconds after its use and returns the same successor, for parallel tabs. Addition: a client without cookies sends its refresh token in the body, under the same rules; cookies are then ignored and unchanged. 401 with code SESSION_INVALID, and 429 for a client address that sent too many invalid tokens.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the refresh cookie.
         * @description 404 when there is no session; the cookies are removed in any case. Addition: without the refresh cookie, the session of the `Authorization` header's unbound token ends. Addition: with a refresh token in the body, its session ends; cookies are then ignored and unchanged.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a one-time code for logging in.
         * @description Each client has a code of its own, identified by a challenge. The response sets the challenge as a cookie. A client without cookies sends `unbound`, reads the challenge in the response and sends it with the code. 429 after 5 mails to one mailbox within a day, first for a minute, then twice as long each time.
         */
        post: operations["requestOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by a one-time code.
         * @description 400 with code INVALID_OTP for a wrong code, EXPIRED for one that is used, expired or was never requested, both with `field` `Userotp`. The challenge in the body or the cookie identifies the code; without either, it is the newest code requested from the same address. After 25 wrong codes for an account within a day, 429 for tries without a challenge.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/google-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by a Google identity token.
         * @description A basic host accepts name, email and uid. Ours needs `idToken`, or `code` with its other fields. It returns 401 with code INVALID_CREDENTIALS for a token that it cannot verify, and 400 with code INVALID_INPUT and the missing field.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by password.
         * @description 401 with code INVALID_CREDENTIALS. 429 after 10 wrong passwords of one client within a day, first for 2 seconds.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account.
         * @description 400 with code INVALID_INPUT and the invalid field.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/checkemail/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link for a new password.
         * @description A basic host reports whether it knows the address. One with the addition `own-account` mails a link; the change of the password then needs its token.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/forgotpassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by the mailed link.
         * @description A basic host accepts the address and the password. Ours needs the mailed `token`: 400 with code EXPIRED and `field` `token` for one that is used, expired or wrong.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Redirect the browser to Google. */
        get: operations["startGoogleLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accept the redirect from Google. */
        get: operations["finishGoogleLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/success": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The session that a login by redirect opened.
         * @description Needs the session's cookies; once and within five minutes of the redirect. 401 or 404 otherwise.
         */
        get: operations["completeGoogleRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shopper's sessions. */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** End all sessions of the shopper except the calling one. */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session of the shopper.
         * @description 404 with code NOT_FOUND for a session that has ended, never existed, or belongs to another shopper. For the calling session, the cookies are removed too.
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirmation-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the shopper a code that confirms a call on the account.
         * @description To the account's address; valid once, for ten minutes. 429 after 5 such codes within a day, first for a minute.
         */
        post: operations["sendConfirmationOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of the logged-in shopper.
         * @description Ends all other sessions. Needs a login of the last ten minutes, or `password` or `otp` as its confirmation. 403 with code CONFIRM_LOGIN without; 400 with code INVALID_INPUT for a wrong password, INVALID_OTP or EXPIRED for a wrong code; 429 after 10 of them in a session.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to change the email of the logged-in shopper.
         * @description Mails a code to the current and one to the new address; both are valid for ten minutes. The response is the same if another account uses the mailbox of the new address: then only a mail to it says so. Needs a login of the last ten minutes, or its confirmation, as `changePassword` does. 400 INVALID_INPUT for an invalid address and for the current one, 409 NOT_ALLOWED_IN_STATUS for a staff account. 429 after 5 codes to one mailbox within a day.
         */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/email-change/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the email with the codes of both addresses.
         * @description Ends all other sessions and removes the logins with Google. 400 INVALID_OTP with the field of a wrong code, EXPIRED after ten minutes or five tries. 409 ALREADY_EXISTS if another account uses the mailbox meanwhile.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All data of the shopper.
         * @description Needs a login of the last ten minutes, or its confirmation, as `changePassword` does.
         */
        post: operations["exportAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All data of a shopper.
         * @description 404 NOT_FOUND for an address without an account.
         */
        post: operations["exportAccountOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the account.
         * @description Needs a login of the last ten minutes, or its confirmation, as `changePassword` does. 409 NOT_ALLOWED_IN_STATUS during a delivery, a refund or an open payment, and for staff; the message gives the reason.
         */
        post: operations["eraseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the account of a shopper.
         * @description 404 NOT_FOUND for an address without an account, 409 as for `eraseAccount`.
         */
        post: operations["eraseAccountOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/login-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the shopper is at the device.
         * @description By password or code, for the next ten minutes. Without both it succeeds if the login is recent. Errors as for `changePassword`.
         */
        post: operations["confirmLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second factor of the account and of the session. */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Start the set-up of an authenticator app; it replaces an unconfirmed one.
         * @description Needs a login of the last ten minutes, or its confirmation, and the password in this session, else 403 CONFIRM_LOGIN. 403 FORBIDDEN for an account that is not staff, 409 ALREADY_EXISTS when there is one, 409 NOT_ALLOWED_IN_STATUS without a password.
         */
        post: operations["setUpSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new authenticator app.
         * @description By the code that the app shows. It also verifies the session. 400 INVALID_OTP; 400 EXPIRED half an hour after the start.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the second factor in this session, which may then do staff work.
         * @description Each code is valid once. 400 INVALID_OTP, 403 CONFIRM_LOGIN for a session without the password, 409 NOT_ALLOWED_IN_STATUS when there is no app, 429 after 10 wrong codes, first for 2 seconds.
         */
        post: operations["verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app and the recovery codes.
         * @description Needs a recent login as `changePassword` does, and a code as `verifySecondFactor` does.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/accounts/second-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app of a person who lost it.
         * @description Ends all sessions of the account. 404 NOT_FOUND for an address without an account, 409 NOT_ALLOWED_IN_STATUS for one without an app, and for the caller's own account.
         */
        post: operations["resetSecondFactorOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shopper's address book. */
        get: operations["getAddresses"];
        put?: never;
        /**
         * Save an address.
         * @description An address that is already saved is returned unchanged. 400 INVALID_INPUT with the invalid field, and without a field when 20 are saved.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved address.
         * @description Replaces the address. 404 NOT_FOUND for an address that the shopper does not have, 409 ALREADY_EXISTS when the same one is already saved.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Delete a saved address.
         * @description 404 NOT_FOUND for an address that the shopper does not have. Orders have their own copy.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/addresses/{addressId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make this the default address.
         * @description 404 NOT_FOUND for an address that the shopper does not have.
         */
        put: operations["setDefaultAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shopper's profile. */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name and phone.
         * @description 400 with code INVALID_INPUT and the invalid field. Any other field than these two is refused, and nothing changes.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture, for a review or a return.
         * @description The body is the file of one JPEG, PNG or WebP; its first bytes decide, whatever its content type is. The host encodes it again: it has no metadata and at most 1,600 pixels on its longer side. Until it is used it is deleted after a day. 400 INVALID_INPUT if it is not such a picture, is damaged or has too many pixels. 413 TOO_LARGE, 429 RATE_LIMITED.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shopper's cart. */
        get: operations["getCart"];
        put?: never;
        /**
         * Add pieces of a variant to the cart.
         * @description A line of the same variant grows. 400 INVALID_INPUT, 404 NOT_FOUND for the sku, 409 OUT_OF_STOCK or INSUFFICIENT_STOCK with `available`.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add several variants to the cart, all or none. */
        post: operations["addManyToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/promo-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a promo code to the cart, in place of the one before.
         * @description The cart has it until it is removed or an order is placed. 400 INVALID_PROMO_CODE with the reason in words.
         */
        put: operations["applyPromoCode"];
        post?: never;
        /** Take the promo code off the cart. */
        delete: operations["removePromoCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promo codes that the shop offers for the cart.
         * @description Only codes that the shop lists and that the shopper may use now, or may use with a larger subtotal. Those that apply come first, the largest discount before the others.
         */
        get: operations["getCartOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a line from the cart.
         * @description 404 for a line that does not exist or belongs to another shopper.
         */
        delete: operations["removeFromCart"];
        options?: never;
        head?: never;
        /** Set a line's quantity. */
        patch: operations["setCartItemQuantity"];
        trace?: never;
    };
    "/cart/{cartId}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the services of a line. */
        put: operations["setCartItemServices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cartId}/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a line of the cart to the wishlist. */
        post: operations["moveToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shopper's wishlist. */
        get: operations["getWishlist"];
        put?: never;
        /** Add a variant to the wishlist; no change if it is already there. */
        post: operations["addToWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/{wishlistId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an item from the wishlist.
         * @description 404 for an item that does not exist or belongs to another shopper.
         */
        delete: operations["removeFromWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/{wishlistId}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move one piece of a wishlist item to the cart.
         * @description 409 when the stock does not allow it; the item then remains.
         */
        post: operations["moveToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notices that the shopper waits for. */
        get: operations["getNotices"];
        put?: never;
        /**
         * Ask for one mail when a variant is back in stock, or when its price has dropped.
         * @description The mail goes to the shopper's address. If nobody has verified the address, the host first mails a link that confirms it. A repeated call returns the same notice. 404 NOT_FOUND for an unknown variant, 409 NOT_ALLOWED_IN_STATUS for a stock notice while pieces are in stock, 400 INVALID_INPUT when the shopper waits for too many notices.
         */
        post: operations["requestNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/visitor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a notice without an account.
         * @description The host mails a link that confirms the address, and sends no notice before. The response is the same for an address with an account, and for a repeated call. 404 NOT_FOUND and 409 NOT_ALLOWED_IN_STATUS as for a shopper. 400 INVALID_INPUT for an invalid address. 429 after 5 mails a day to one mailbox.
         */
        post: operations["requestVisitorNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a notice by the mailed link.
         * @description 400 EXPIRED for a token that is wrong or older than a week. A repeated call has the same result.
         */
        post: operations["confirmNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all notices of the recipient to whom the token was mailed.
         * @description Mail programs also call it (RFC 8058). 400 EXPIRED for a wrong token. A repeated call has the same result.
         */
        post: operations["stopNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/{noticeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a notice.
         * @description 404 for a notice that does not exist, was sent, or belongs to another shopper.
         */
        delete: operations["cancelNotice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promocode/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a promo code's discount on an amount.
         * @description For visitors too. With a bearer token the limit per shopper applies too. 400 INVALID_PROMO_CODE with the reason as a text.
         */
        post: operations["validatePromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The promo codes of the shop, the newest first. */
        get: operations["getPromoCodes"];
        put?: never;
        /**
         * Add a promo code.
         * @description 409 ALREADY_EXISTS for a code that exists, 400 INVALID_INPUT with the field.
         */
        post: operations["createPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/{promoCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One promo code.
         * @description 404 NOT_FOUND.
         */
        get: operations["getPromoCode"];
        /**
         * Replace the terms of a promo code.
         * @description Placed orders do not change. An open payment retains its price; a new one is refused with PRICE_CHANGED until the shopper sees the new total. 404 NOT_FOUND, 409 CHANGED_MEANWHILE if `version` is not the current one, 400 INVALID_INPUT with the field.
         */
        put: operations["updatePromoCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/{promoCode}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a promo code, or continue it.
         * @description 404 NOT_FOUND, 409 CHANGED_MEANWHILE if `version` is not the current one.
         */
        post: operations["pausePromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/{promoCode}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promo code now. A planned code loses its first moment.
         * @description 404 NOT_FOUND, 409 CHANGED_MEANWHILE if `version` is not the current one, 409 NOT_ALLOWED_IN_STATUS for a code that has expired.
         */
        post: operations["endPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/{promoCode}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a promo code that no order has used. It leaves the carts.
         * @description 404 NOT_FOUND, 409 CHANGED_MEANWHILE if `version` is not the current one, 409 NOT_ALLOWED_IN_STATUS for a code that an order has used or that an open payment uses.
         */
        post: operations["deletePromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter.
         * @description For visitors. 400 with the reason as a text for an invalid address. Our own host mails a link that confirms the address. The response is the same for a subscribed address. 429 after 5 mails a day to one mailbox.
         */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address by the mailed link.
         * @description 400 EXPIRED for a token that is wrong or older than a week. A repeated call has the same result.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe the address that the token was mailed to, and delete the address.
         * @description Mail programs also call it (RFC 8058). 400 EXPIRED for a wrong token. A repeated call has the same result.
         */
        post: operations["leaveNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the shopper's address is subscribed. */
        get: operations["getOwnNewsletter"];
        /**
         * Subscribe the shopper's address, or end its subscription.
         * @description A verified address is subscribed at once. To any other the host mails the link that confirms it, with 429 after 5 mails a day. A repeated call has the same result.
         */
        put: operations["setNewsletter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of subscribed addresses. */
        get: operations["countSubscribers"];
        put?: never;
        /**
         * Send an issue of the newsletter to all confirmed addresses.
         * @description For the shop's ADMINs. The host sends an issue once, even if the call is repeated. 409 ALREADY_EXISTS for the same id with another text, 400 INVALID_INPUT with the field.
         */
        post: operations["sendNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/issues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sent issues with their results, the newest first. */
        get: operations["getNewsletterIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drafts of issues, the last changed first. */
        get: operations["getNewsletterDrafts"];
        put?: never;
        /** Add a draft of an issue. */
        post: operations["createNewsletterDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/drafts/{draftId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One draft.
         * @description 404 NOT_FOUND.
         */
        get: operations["getNewsletterDraft"];
        /**
         * Replace the texts of a draft.
         * @description For this call and those below: 404 NOT_FOUND, 409 CHANGED_MEANWHILE if `version` is not the current one.
         */
        put: operations["updateNewsletterDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/drafts/{draftId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete a draft. */
        post: operations["deleteNewsletterDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/drafts/{draftId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a draft to the member of staff.
         * @description 400 INVALID_INPUT for a draft without a subject or a text.
         */
        post: operations["testNewsletterDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/newsletter/drafts/{draftId}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft to all confirmed addresses.
         * @description The draft becomes an issue of the same id. A repeated call sends nothing and has the same result. 400 INVALID_INPUT for a draft without a subject or a text.
         */
        post: operations["sendNewsletterDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the cart and open a payment for it.
         * @description Our own host computes the amount and reserves the pieces until `expiresAt`: 15 minutes, or 8 or 4 for a shopper who never paid before. The same receipt returns the same payment. 400 INVALID_INPUT with the field, also for an empty cart, and for more than 10 pieces in a first order; 400 INVALID_PROMO_CODE. 409 PRICE_CHANGED for another `payment.amount`, or other items than those of the cart; 409 OUT_OF_STOCK and INSUFFICIENT_STOCK with `available`. 409 ALREADY_EXISTS for the same receipt with another order, 400 EXPIRED once its payment has ended. 503 PROVIDER_UNAVAILABLE when the payment provider does not respond: the same call may be repeated. 400 PAYMENT_FAILED when the provider refuses it: the pieces are released. All shoppers who never paid share a part of the stock while they pay: 429 RATE_LIMITED above it, 403 EMAIL_NOT_VERIFIED if an OTP login would help. 429 after 20 payments within an hour, first for a minute. 429 for a shopper whose unpaid payments have reserved pieces for three hours of a day.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the result of the provider's widget.
         * @description 400 PAYMENT_FAILED for an invalid signature, 404 NOT_FOUND for a payment that is not the shopper's. A host with `payment-status` counts a payment once, however often its proof arrives. The gateway therefore repeats the call once if the host broke off.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an event of the payment provider.
         * @description The provider signs the body (`X-Razorpay-Signature`: HMAC-SHA256 of its bytes by the webhook's secret); otherwise 401 and nothing happens. An event only triggers a query; the provider's response decides. A repeated event has the same result.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare the provider's lists of payments and refunds with the orders.
         * @description Only for the operator's command line; docs/operations.md explains each finding. With `mend` the host repairs each finding that it can: it places orders or refunds money. A second run changes nothing. 503 UNAVAILABLE when the provider does not respond.
         */
        post: operations["checkMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund money, or repeat a refund that was given up.
         * @description Only for the operator's command line. 404 NOT_FOUND; 400 INVALID_INPUT for more than is refundable. 409 NOT_ALLOWED_IN_STATUS for a second refund of the same money, for the same refund within ten minutes, and for an item that is not delivered.
         */
        post: operations["refundMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money/kept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retain a payment whose order is missing in the database but was sent.
         * @description Only for the operator's command line. 404 NOT_FOUND for a payment that the provider does not know, 409 NOT_ALLOWED_IN_STATUS for one that the shop knows.
         */
        post: operations["keepPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money/settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a refund that was given up and whose money was returned in another way.
         * @description Only for the operator's command line. No money moves. 404 NOT_FOUND for an unknown refund, 409 NOT_ALLOWED_IN_STATUS for one that was not given up.
         */
        post: operations["settleRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/money/{moneyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of an order's money, and its current state at the provider.
         * @description Only for the operator's command line. The response does not identify the payer. 404 NOT_FOUND for an unknown id.
         */
        get: operations["getMoneyTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{paymentOrderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of a payment of the shopper. */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        /**
         * End a payment that the shopper gives up.
         * @description The host asks the provider first. A payment that is paid, or can still be paid, is returned unchanged. Otherwise the pieces are released. 404 NOT_FOUND for a payment that is not the shopper's.
         */
        delete: operations["cancelPayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/attempt/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment that the shopper opened under the client's own name. */
        get: operations["getPaymentOfAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pieces that are reserved for open payments.
         * @description A variant's stock does not include them; they return to it if the shopper does not pay.
         */
        get: operations["getHeldPieces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-on-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the shopper may pay an order in cash on delivery. */
        get: operations["getCashOnDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-on-delivery/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the shopper a code that confirms a cash-on-delivery order.
         * @description To the account's address; valid once, for ten minutes, for an order of this amount to this PIN code. 409 CASH_NOT_AVAILABLE when this amount cannot be paid in cash, or for more than 3 pieces in a first order; 429 after 5 codes a day.
         */
        post: operations["sendCashOnDeliveryOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-on-delivery/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the cart with cash on delivery.
         * @description Placed at once, or not at all. Errors as for `startPayment`; also 400 INVALID_OTP, 400 EXPIRED for a code that is used, expired or mailed for another amount or PIN code, and 409 CASH_NOT_AVAILABLE with the reason. The same receipt returns the same order, without checking the code again. 409 ALREADY_EXISTS for the same receipt with another order.
         */
        post: operations["placeCashOnDeliveryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash-on-delivery/orders/{attemptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cash-on-delivery order that the shopper placed under the client's own name. */
        get: operations["getCashOrderOfAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's order items, in one state or all.
         * @description Our own host returns at most the newest 1,000.
         */
        get: operations["getOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/getOrder/{orderItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the shopper's order items. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an order item before its dispatch.
         * @description 404 NOT_FOUND for an item that is not the shopper's, 409 NOT_ALLOWED_IN_STATUS for one that can no longer be cancelled, 400 INVALID_INPUT with the field.
         */
        patch: operations["cancelOrderItem"];
        trace?: never;
    };
    "/order/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a delivered item, once.
         * @description 404 NOT_FOUND for an item that is not the shopper's or not of this sku, 409 NOT_ALLOWED_IN_STATUS before delivery, 409 ALREADY_EXISTS for a second review, 400 INVALID_INPUT with the field.
         */
        post: operations["reviewOrderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shopper's order items. */
        get: operations["getOrderPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send each change of the shopper's orders while the connection is open.
         * @description Server-sent events. `event: order` with `{"orderId": "or-…"}` follows each change of a paid order, its items or refunds. `{"orderId": null}` means that events may be lost. A comment follows every 15 seconds. The stream ends after ten minutes like the access token, and when its session ends. A shopper may have 50 streams: then 429.
         */
        get: operations["followOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One page of the shopper's orders; an order contains all that was paid together. */
        get: operations["getPaidOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/paid/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the shopper's orders. */
        get: operations["getPaidOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/unpaid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's last order if its payment has ended without money.
         * @description It has no order while a payment is open, after a paid order, and once the attempt is old.
         */
        get: operations["getUnpaidOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{orderId}/buy-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the pieces of an order into the cart, as far as stock and limits allow.
         * @description Of an order that is paid, or whose payment has ended. The cart then has at least the ordered pieces, with their services, so a repeated call adds nothing. 404 NOT_FOUND for an order that is not the shopper's.
         */
        post: operations["buyAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a one-time code for an order, without a login.
         * @description Only if the address has an order of this number; the response is the same if it has none. The mails count like those of a login.
         */
        post: operations["requestOrderLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/lookups/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use the code once, and read the order.
         * @description 400 INVALID_OTP for a wrong code, 400 EXPIRED for one that was used, tried too often, or is too old. The token is for this order only, and ends soon.
         */
        post: operations["openOrderLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/lookups/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the order of a token again.
         * @description 400 EXPIRED once the token has ended. It is a POST, so that no address has the token.
         */
        post: operations["readOrderLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order items to send.
         * @description All items for an ADMIN, a SELLER's own items for a SELLER, 403 FORBIDDEN for a shopper. For a SELLER the delivery address has an empty email, and there is no billing address. The same holds for the calls below.
         */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order item to send.
         * @description 404 NOT_FOUND for an item of another seller.
         */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/whole-orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with all its items, its money and the notes of staff.
         * @description A SELLER gets only own items, and neither payments nor notes. 404 NOT_FOUND for an order without such items.
         */
        get: operations["getSaleOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/whole-orders/{orderId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an internal note to an order. Its shopper never sees it.
         * @description 404 NOT_FOUND for an unknown order, 400 INVALID_INPUT for an empty note.
         */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/parcel-papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The address labels or the packing slips of parcels, in one PDF.
         * @description One page for the items of one order and seller that are named. Labels are A6, packing slips A5. 404 NOT_FOUND if one of the items does not exist or belongs to another seller, 409 NOT_ALLOWED_IN_STATUS for a cancelled item, 429 RATE_LIMITED while five files of the caller are drawn or wait.
         */
        get: operations["getParcelPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderItemId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a placed item.
         * @description For all four calls: 403 FORBIDDEN, 404 NOT_FOUND, 409 NOT_ALLOWED_IN_STATUS.
         */
        post: operations["confirmOrderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderItemId}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a placed or confirmed item as dispatched. */
        post: operations["dispatchOrderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderItemId}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a dispatched item as delivered. */
        post: operations["deliverOrderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderItemId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a placed or confirmed item that the shop cannot send; its money is refunded. */
        post: operations["rejectOrderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderItemId}/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the cash for a dispatched or delivered item as collected; a dispatched item becomes delivered.
         * @description Like the next call: 403 FORBIDDEN, 404 NOT_FOUND; 409 NOT_ALLOWED_IN_STATUS for a prepaid item, whose cash is not due.
         */
        post: operations["collectCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{orderItemId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a dispatched cash-on-delivery item whose parcel was refused and is back in the shop; its pieces are for sale again. */
        post: operations["refuseDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to return pieces of a delivered item, for a refund or in exchange for another variant.
         * @description Within the days that the policies promise after the delivery. An exchange takes its pieces off the stock at once. 404 NOT_FOUND for an item that is not the shopper's. 409 NOT_ALLOWED_IN_STATUS for too many pieces, for an item that is not delivered, and after the last day. 409 OUT_OF_STOCK or INSUFFICIENT_STOCK for an exchange. 400 INVALID_INPUT with the field.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{returnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the shopper's returns.
         * @description 404 NOT_FOUND for a return that is not the shopper's.
         */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{returnId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a return before its pick-up.
         * @description The pieces of an exchange go back to the stock. 404 NOT_FOUND for a return that is not the shopper's, 409 NOT_ALLOWED_IN_STATUS from the pick-up on.
         */
        post: operations["withdrawReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The returns that shoppers have asked for.
         * @description All returns for an ADMIN, those of a SELLER's own items for a SELLER, 403 FORBIDDEN for a shopper. The same holds for the calls below.
         */
        get: operations["getReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{returnId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One return, for staff.
         * @description 404 NOT_FOUND for a return of another seller's item.
         */
        get: operations["getReturnOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{returnId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a requested return; its shopper gets a mail with the pick-up day.
         * @description For all calls of returns: 403 FORBIDDEN, 404 NOT_FOUND, 409 NOT_ALLOWED_IN_STATUS.
         */
        post: operations["approveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{returnId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a return that has not been received; the pieces of an exchange go back to the stock. */
        post: operations["declineReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{returnId}/pick-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the pieces of an approved return as picked up. */
        post: operations["pickUpReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{returnId}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark picked-up pieces as received; this starts the refund, or adds the item that replaces them.
         * @description Pieces in good condition go back to the stock. The refund does not depend on the condition.
         */
        post: operations["receiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{returnId}/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account to which an ADMIN pays the refund of a cash order, in full.
         * @description 403 FORBIDDEN for a SELLER, 409 NOT_ALLOWED_IN_STATUS when nothing is to be paid.
         */
        get: operations["readReturnPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{returnId}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the refund of a cash order was paid, and delete the account details.
         * @description 403 FORBIDDEN for a SELLER, 409 NOT_ALLOWED_IN_STATUS when nothing is to be paid.
         */
        post: operations["payReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The PDF of one of the shopper's invoices or credit notes.
         * @description 404 NOT_FOUND for a document that is not the shopper's, and before it is made.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoices and credit notes of the sellers.
         * @description All documents for staff of the shop, a SELLER's own for a SELLER, 403 FORBIDDEN for a shopper. The same holds for the call below.
         */
        get: operations["getInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invoices/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An invoice or a credit note with its lines and its PDF. */
        get: operations["getInvoiceOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/addproduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a product with its variants.
         * @description For an ADMIN, or for the products of a SELLER. 403 FORBIDDEN for a shopper, 400 INVALID_INPUT with the field, 409 ALREADY_EXISTS for a sku that exists.
         */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The number of samples in the shop. */
        get: operations["getSamples"];
        put?: never;
        /**
         * Insert the sample products, reviews, sellers and promo codes of a trial.
         * @description For the operator's command line alone. 409 ALREADY_EXISTS in a shop that has samples.
         */
        post: operations["addSamples"];
        /**
         * Remove all samples. Orders stay as they are.
         * @description For an ADMIN and the operator. A trial inserts none at its next start. 409 NOT_ALLOWED_IN_STATUS while an order that is being paid holds pieces of samples.
         */
        delete: operations["removeSamples"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today's sales, and the counts of what waits for staff.
         * @description Only the figures that the role may read; the others are absent. A SELLER's figures count the own items and variants.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files for the accountant of the last days, with their progress. */
        get: operations["getExports"];
        put?: never;
        /**
         * Request a file for the accountant. A job makes it.
         * @description Returns the unfinished file of the same kind and period if there is one. 400 INVALID_INPUT with the field for a period that ends before it begins, or is longer than a year. 409 NOT_ALLOWED_IN_STATUS while ten files of the caller are unfinished.
         */
        post: operations["requestExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/exports/{exportId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The content of a finished file.
         * @description 404 NOT_FOUND for a file that is not done, and for one that was deleted a week after its request.
         */
        get: operations["getExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sellers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sellers of the shop, with their commission of this month. */
        get: operations["getSellers"];
        put?: never;
        /**
         * A new seller.
         * @description 400 INVALID_INPUT with the field.
         */
        post: operations["addSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sellers/{sellerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a seller. A new commission counts from this month on.
         * @description 404 NOT_FOUND, 409 CHANGED_MEANWHILE for another version, 400 INVALID_INPUT with the field.
         */
        put: operations["updateSeller"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sellers/{sellerId}/ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End a seller, or take the seller back.
         * @description The products of an ended seller are archived at once, and the seller gets no new products. The seller's people lose their access. Open orders continue. A seller who is taken back has the same products again. 404 NOT_FOUND, 409 CHANGED_MEANWHILE for another version.
         */
        put: operations["setSellerEnded"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The commission statements of a month.
         * @description Those of all sellers with sales or returns in the month; only the own one for a SELLER.
         */
        get: operations["getSellerStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/statements/{sellerId}/{month}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record that the payout of a statement was paid, once.
         * @description 404 NOT_FOUND, 409 NOT_ALLOWED_IN_STATUS for a month that is not over and for a paid statement, 409 CHANGED_MEANWHILE if the payout is another amount.
         */
        put: operations["paySellerStatement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The products of staff in every state.
         * @description All products for staff of the whole shop, a SELLER's own for a SELLER.
         */
        get: operations["getManagedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product in any state, as staff edit it.
         * @description 404 PRODUCT_NOT_FOUND, also for a product of another seller.
         */
        get: operations["getManagedProduct"];
        /**
         * Change the words of a product.
         * @description 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND for a product of another seller, 409 CHANGED_MEANWHILE for another version, 400 INVALID_INPUT with the field. A field that is left out becomes empty.
         */
        put: operations["editProduct"];
        post?: never;
        /**
         * Delete a product that was never ordered.
         * @description 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND, 409 NOT_ALLOWED_IN_STATUS for a live product and for one that was ordered.
         */
        delete: operations["removeProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{productId}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a product, or take it out of the shop.
         * @description 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND for a product of another seller, 409 CHANGED_MEANWHILE for another version. Only a live product is listed and sold.
         */
        put: operations["setProductState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{productId}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the pictures of a colour, in their order.
         * @description A picture that is left out is no longer shown. A new one is an unused upload of the caller. 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND for a product of another seller, 409 CHANGED_MEANWHILE for another version, 400 INVALID_INPUT with the field.
         */
        put: operations["setProductPictures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{productId}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a variant to a product.
         * @description 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND for a product of another seller, 409 CHANGED_MEANWHILE for another version, 409 ALREADY_EXISTS for a sku that exists, 400 INVALID_INPUT with the field.
         */
        post: operations["addVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{productId}/variants/{sku}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a variant, retire it, or sell it again.
         * @description 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND for a product of another seller, 409 CHANGED_MEANWHILE for another version, 404 NOT_FOUND for an unknown variant, 400 INVALID_INPUT with the field.
         */
        put: operations["editVariant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/variants/{sku}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last changes of the stock of a variant.
         * @description 404 NOT_FOUND, also for a variant of another seller.
         */
        get: operations["getStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{productId}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prices of a product, and its prices before the last changes.
         * @description 404 PRODUCT_NOT_FOUND, also for a product of another seller.
         */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{productId}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the prices of a product.
         * @description 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND for a product of another seller, 400 INVALID_INPUT with the field.
         */
        put: operations["setPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The variants of staff with their stock.
         * @description All variants for an ADMIN, a SELLER's own for a SELLER. The lowest stock first, then by sku.
         */
        get: operations["getStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/files/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV file of the products of staff.
         * @description One row for each variant. A cell that a spreadsheet would run as a formula begins with an apostrophe.
         */
        get: operations["exportProducts"];
        put?: never;
        /**
         * Check a CSV file of products, and import it.
         * @description The same columns as the export; only `sku` is required. A row whose product or SKU exists changes it, and others become drafts. A missing column changes nothing. A file with faults changes nothing. 403 FORBIDDEN, 400 INVALID_INPUT for a file that is no CSV of the known columns or has more than 10,000 rows, and for a large change of a price without `confirmsPrices`. 409 CHANGED_MEANWHILE when the file does something else than `plan`. 409 NOT_ALLOWED_IN_STATUS while three imports of the caller run.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/files/products/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The progress of an import.
         * @description 404 NOT_FOUND for an import of somebody else.
         */
        get: operations["getProductImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/files/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV file of the stock of staff.
         * @description With an empty column for the counted pieces.
         */
        get: operations["exportStock"];
        put?: never;
        /**
         * Check a CSV file of counted stock, and set the stock to it.
         * @description The columns `sku` and `counted`; a row without a counted number is left out. All rows or none. 403 FORBIDDEN, 400 INVALID_INPUT for a file that is no CSV of the known columns or has more than 10,000 rows.
         */
        post: operations["importStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/variants/{sku}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the stock of a variant.
         * @description 403 FORBIDDEN, 404 NOT_FOUND for a variant of another seller, 409 INSUFFICIENT_STOCK with `available` when fewer are left than are removed.
         */
        patch: operations["changeStock"];
        trace?: never;
    };
    "/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the role of an account; SHOPPER removes it.
         * @description For an ADMIN, and for the operator's command line, which creates the first one. 403 FORBIDDEN, 404 NOT_FOUND for an address without an account or for an unknown seller. 409 NOT_ALLOWED_IN_STATUS for an unverified address, and when no ADMIN would be left; 409 CHANGED_MEANWHILE for another `version`. Existing sessions continue with the new role.
         */
        put: operations["setRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people who work for the shop.
         * @description Those with a role, 20 on a page.
         */
        get: operations["getPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/people/{personId}/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of a person who works for the shop.
         * @description 404 NOT_FOUND for an account without a role.
         */
        post: operations["endSessionsOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open invitations. */
        get: operations["getInvitations"];
        put?: never;
        /**
         * Mail an invitation to work for the shop.
         * @description Its link is valid for 3 days and works once. It replaces an open invitation of the same address. 404 NOT_FOUND for an unknown seller, 409 ALREADY_EXISTS for an address that works for the shop already.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an open invitation.
         * @description 404 NOT_FOUND for one that was accepted, withdrawn or has expired.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation to work for the shop.
         * @description The account must have the invited address. 400 EXPIRED for a link that has expired, was used or was withdrawn, 403 FORBIDDEN for an account with another address, 409 NOT_ALLOWED_IN_STATUS for an account with a role.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shoppers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The accounts of shoppers.
         * @description Newest first, 20 on a page.
         */
        get: operations["getShoppers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shoppers/{shopperId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account with its orders, returns, reviews and notes.
         * @description 404 NOT_FOUND for an unknown or erased account.
         */
        get: operations["getShopperRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shoppers/{shopperId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block an account.
         * @description Its sessions end, and it can no longer log in; orders stay as they are. 404 NOT_FOUND, 409 NOT_ALLOWED_IN_STATUS for an account of staff.
         */
        put: operations["blockShopper"];
        post?: never;
        /**
         * End the block of an account.
         * @description 404 NOT_FOUND for an unknown account.
         */
        delete: operations["unblockShopper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shoppers/{shopperId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note on a shopper.
         * @description Only staff read it. 404 NOT_FOUND, 409 NOT_ALLOWED_IN_STATUS from 100 notes on.
         */
        post: operations["addShopperNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shoppers/{shopperId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a note on a shopper.
         * @description 404 NOT_FOUND for an unknown note.
         */
        delete: operations["deleteShopperNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The changes of staff.
         * @description Each call of staff that may change something, newest first, 20 on a page. Entries cannot be changed; they are deleted after 24 months.
         */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/additions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The additions of this host. */
        get: operations["getAdditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send changes of the catalogue while the connection is open.
         * @description Server-sent events. `event: catalogue` with `{"what": "products"}` follows each change of the assortment, of a name, a picture or a price, and possibly lost events. `{"what": "counts"}` follows each change of stock or ratings, `{"what": "settings"}` each change of the shop's settings. A comment follows every 15 seconds. The stream ends after ten minutes. Gateways and storefronts use it to clear their caches. An api has at most 200 streams: then 503.
         */
        get: operations["followCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the shop that are in force. */
        get: operations["getShopSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the shop, each section with its version. */
        get: operations["getSettings"];
        /**
         * Save a section as its next version.
         * @description An EDITOR may save `words` and `categories`: 403 FORBIDDEN for the others. 409 CHANGED_MEANWHILE if `version` is not the newest, 400 INVALID_INPUT with the field. Prices and orders that exist do not change.
         */
        put: operations["saveSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/{section}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The versions of a section. */
        get: operations["getSettingsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/settings/{section}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the content of an earlier version as the next one.
         * @description 403 FORBIDDEN and 409 CHANGED_MEANWHILE as for `saveSettings`, 404 NOT_FOUND for a version that does not exist, 400 INVALID_INPUT for a content that is no longer valid.
         */
        post: operations["restoreSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories, with the number of products in each. */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The crafts of the shop with their stories.
         * @description A host with this addition also knows the criterion `craft`, the counts `craftCounts` and the order `discount` of its search.
         */
        get: operations["getCrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches that the search box suggests while a shopper types, or before.
         * @description They are made of the products' own words; no text that a shopper has typed is stored. A host with this addition also knows the order `popularity` and the query `priceRange` of its search.
         */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/pin/{pinCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The city and the state of a PIN code.
         * @description 404 with code NOT_FOUND for a PIN code that is not in the list; it may exist all the same.
         */
        get: operations["getPinCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The delivery dates of pieces that are ordered now, for a PIN code.
         * @description Days of India's calendar, `YYYY-MM-DD`. Our own host adds the seller's working days until dispatch and the days in transit; unknown skus are ignored.
         */
        get: operations["getDeliveryEstimate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/showcases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of each category on the home page, in one call. */
        get: operations["getShowcases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Many products by their ids. */
        get: operations["getProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productId}/goes-with": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products to wear with a product. */
        get: operations["getGoesWith"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with the newest reviews of each of its variants, for the product page. */
        get: operations["getReviewedProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Many variants by their skus. */
        get: operations["getVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest reviews of many variants. */
        get: operations["getReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reviews of all variants of a product, in one of several orders.
         * @description Reviews of an equal place in the order come newest first. A page begins after a review, so no review comes twice while nothing changes.
         */
        get: operations["getProductReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/product/{productId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many reviews of a product have one star, two stars and so on. */
        get: operations["getReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of these reviews the shopper wrote, found helpful or has reported. */
        get: operations["getReviewMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{reviewId}/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a review of another shopper as helpful, or take the mark back.
         * @description A second equal call changes nothing. 404 NOT_FOUND for an unknown or hidden review, 409 NOT_ALLOWED_IN_STATUS for the shopper's own one.
         */
        put: operations["markReviewHelpful"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{reviewId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review of another shopper to the shop's staff, once.
         * @description A second report changes nothing. 404 NOT_FOUND for an unknown or hidden review, 409 NOT_ALLOWED_IN_STATUS for the shopper's own one.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews for staff.
         * @description All reviews for an ADMIN, those of a SELLER's own products for a SELLER, 403 FORBIDDEN for a shopper.
         */
        get: operations["getAllReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{reviewId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a review in the shop's name; a later reply replaces the earlier one.
         * @description For an ADMIN, and for a SELLER at own products. 404 NOT_FOUND for all others.
         */
        post: operations["answerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{reviewId}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a review; it leaves all lists and ratings, and its pictures are no longer served.
         * @description Only for an ADMIN; 403 FORBIDDEN for a SELLER. 404 NOT_FOUND.
         */
        post: operations["hideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{reviewId}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a hidden review again.
         * @description Only for an ADMIN; 403 FORBIDDEN for a SELLER. 404 NOT_FOUND.
         */
        post: operations["showReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest reviews of the whole shop. */
        get: operations["getRecentReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rating and number of reviews of many products. */
        get: operations["getRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search and filter the catalogue. */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a variant, in AVIF, WebP or JPEG depending on Accept.
         * @description A host with this addition serves every image of its products in the widths that `w` lists.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/uploads/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture that a shopper has uploaded.
         * @description A picture of a shown review needs no query. All others need `until` and `key` of an address that the host has returned to the owner or to staff.
         */
        get: operations["getUploadedPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/share/{picture}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A wide picture for share cards, 1200 × 630 pixels, as JPEG.
         * @description A host with this addition serves one for the first picture of each variant, under the same name, and one for each category that has `sharePicture`.
         */
        get: operations["getSharePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process works. 503 when its database did not respond for fifteen seconds, not even with a refusal; restart the process then. */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the host can use its database. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        UploadAnswer: {
            picture: components["schemas"]["UploadedPicture"];
        };
        /** @description A picture that a shopper has uploaded. */
        UploadedPicture: {
            pictureId: string;
            /** @description Its address, relative to the host. One that not everybody may see expires after an hour or two. */
            url: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
        };
        /** @description The reason of a refused call. Clients read `message`, then `error`. */
        Error: {
            /** @description A message for the shopper. */
            message?: string;
            /** @description The same under its older name. */
            error?: string;
            /** @description Addition: a stable word for the case, for example PRODUCT_NOT_FOUND. */
            code?: string;
            /**
             * @description Addition, with the code UNAUTHENTICATED: the reason why the access token was refused. There is none, it has expired, another host issued it, its session has ended, or its cookie is missing.
             * @enum {string}
             */
            reason?: "TOKEN_MISSING" | "TOKEN_EXPIRED" | "TOKEN_MALFORMED" | "TOKEN_REVOKED" | "COOKIE_MISSING";
            /** @description Addition: the pieces in stock, if fewer than requested. */
            available?: number;
            proofOfWork?: components["schemas"]["ProofOfWork"];
            /** @description Addition: the invalid parameter or field, by its path in the body: `order.orderItems[1].sku`. */
            field?: string;
            /** @description Addition: the fault of each field, if there are several: the first is `field` with `message`. */
            errors?: {
                /** @description The field, by its path in the body. */
                field: string;
                /** @description A message for the shopper. */
                message: string;
            }[];
        };
        /** @description Addition, with a 429: work that a client may do instead of waiting. Find the whole number `n` with `0 <= n < tries` for which the first 16 bytes of PBKDF2 are the target. PBKDF2 uses HMAC-SHA-256, the challenge as the password, `n` in decimal digits as the salt and the given iterations. Then send the same call again with the header `proof-of-work: {challenge}.{n}`. It is valid once, for this call, account and client address. */
        ProofOfWork: {
            /** @description The value to send back. */
            challenge: string;
            /** @description The result to look for, in hexadecimal digits. */
            target: string;
            /** @description The count of numbers; the expected search is half of them. */
            tries: number;
            /** @description The iterations of one try. */
            iterations: number;
            /**
             * Format: date-time
             * @description When the challenge expires.
             */
            expiresAt: string;
        };
        Seller: {
            /** @description The name of the seller's shop. */
            shopName: string;
            /** @description The seller's id. */
            sellerId: string;
        };
        Variant: {
            /** @description The SKU. */
            sku: string;
            /** @description Address of its picture, absolute or relative to the host. */
            image: string;
            /** @description The colour's name. */
            color?: string;
            /** @description Addition: the size, if it has sizes: `M`. */
            size?: string;
            /** @description Truthy means in stock; our own host gives the pieces that are left. */
            stock: number | boolean;
            /** @description The product it belongs to. */
            productId: string;
            /** @description Addition: all its pictures, the whole piece first. */
            images?: string[];
            /** @description Addition: the texts of its pictures, in the same order; empty for the usual ones. */
            imageTexts?: string[];
            /** @description Addition: its GTIN-13 (EAN), thirteen digits. */
            gtin?: string;
        };
        Product: {
            /** @description The product's id. */
            productId: string;
            /** @description The product's name. */
            name: string;
            /** @description The category's name. */
            category: string;
            /** @description The fabric. */
            fabric?: string;
            /** @description The pattern. */
            pattern?: string;
            /** @description Measures in metres; empty when unknown. */
            dimension: string;
            /** @description The blouse piece. */
            blouse?: string;
            /** @description Weight in grams; empty when unknown. */
            weight: number | string;
            /** @description The size or sizes; empty when unknown. */
            size: string;
            /** @description Care instructions. */
            careGuide?: string;
            /** @description The seller's description. */
            description?: string;
            /** @description List price in rupees. */
            price: number;
            /** @description The price for the shopper in rupees. */
            showPrice: number;
            /** @description The percentage by which showPrice is below price. */
            discount?: number;
            /** @description The average rating, 0 without reviews. */
            rating?: number;
            /** @description Addition: the number of reviews of all its variants. */
            reviewCount?: number;
            seller: components["schemas"]["Seller"];
            variants: components["schemas"]["Variant"][];
            /** @description Addition: the collections it is in. */
            collections?: string[];
            /** @description Addition: the occasions it suits. */
            occasions?: string[];
            /** @description Addition: the brand. */
            brand?: string;
            /** @description Addition: the HSN code for its tax, 4, 6 or 8 digits. */
            hsnCode?: string;
            /** @description Addition: the slug of its craft, if the shop knows it. */
            craft?: string;
            /**
             * Format: date-time
             * @description Addition: when its name, description, price, picture or colour last changed; stock and reviews do not count.
             */
            updatedAt?: string;
        };
        Review: {
            /** @description The review's id. */
            reviewId: string;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description The text of the review. */
            comment: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            user: {
                /** @description The reviewer's name. */
                name?: string;
                /** @description The reviewer's address; our own host masks its domain. */
                email: string;
            };
            /** @description Addition: the variant, in a list of several variants. */
            sku?: string;
            /** @description Addition: whether the reviewer bought the piece here. */
            isVerified?: boolean;
            /** @description Addition: the number of shoppers who found it helpful. */
            helpfulCount?: number;
            /** @description Addition: its pictures, in their order. */
            pictures?: components["schemas"]["UploadedPicture"][];
            /** @description Addition: the reply of the shop. */
            answer?: {
                /** @description The text. */
                text: string;
                /**
                 * Format: date-time
                 * @description When it was written.
                 */
                answeredAt: string;
            };
        };
        ReviewListAnswer: {
            reviews: components["schemas"]["Review"][];
            /** @description The number of reviews of the whole list. */
            totalCount: number;
        };
        ReviewSummaryAnswer: {
            /** @description The number of reviews with 1 star, 2 stars and so on; five numbers. */
            counts: number[];
        };
        ReviewMarksAnswer: {
            marks: components["schemas"]["ReviewMark"][];
        };
        /** @description The shopper's marks of a review. */
        ReviewMark: {
            /** @description The review. */
            reviewId: string;
            /** @description Whether the shopper wrote it. */
            isOwn: boolean;
            /** @description Whether the shopper found it helpful. */
            isHelpful: boolean;
            /** @description Whether the shopper has reported it. */
            isReported: boolean;
        };
        MarkReviewHelpfulBody: {
            /** @description false takes the mark back. */
            isHelpful: boolean;
        };
        MarkedReviewAnswer: {
            review: components["schemas"]["Review"];
            mark: components["schemas"]["ReviewMark"];
        };
        ReportReviewBody: {
            /** @description The reason of the report. */
            comment?: string;
        };
        /** @description A review as staff see it. */
        StaffReview: {
            review: components["schemas"]["Review"];
            /** @description The product. */
            productId: string;
            /** @description The product's name. */
            productName: string;
            /** @description The number of shoppers who reported it. */
            reportCount: number;
            /** @description The texts of the newest 10 reports. */
            reports: string[];
            /**
             * Format: date-time
             * @description When it was hidden; absent while it is shown.
             */
            hiddenAt?: string;
            /** @description Why it is hidden. */
            hiddenReason?: string;
        };
        StaffReviewAnswer: {
            review: components["schemas"]["StaffReview"];
        };
        StaffReviewPageAnswer: {
            reviews: components["schemas"]["StaffReview"][];
            /** @description Whether there are reviews on the next page. */
            hasMore: boolean;
            /** @description The number of reviews on all pages. */
            totalItems?: number;
        };
        AnswerReviewBody: {
            /** @description The reply; an empty text removes it. */
            text: string;
        };
        HideReviewBody: {
            /** @description Why the shop hides it. Only staff read it. */
            reason: string;
        };
        Catalogue: {
            /** @description In the catalogue's order; on our own host the newest 2,000. */
            products: components["schemas"]["Product"][];
            /** @description Addition: the number of all products, including those that this response leaves out. */
            totalItems?: number;
            /** @description The number of products in each category, including those that this response leaves out. */
            categoryCounts: {
                [key: string]: number;
            };
        };
        ProductAnswer: {
            product: components["schemas"]["Product"];
        };
        AddedProductAnswer: {
            /** @description The new product; absent where a host says no more than that it was added. */
            product?: components["schemas"]["Product"];
        };
        ProductsAnswer: {
            products: components["schemas"]["Product"][];
        };
        VariantsAnswer: {
            variants: components["schemas"]["Variant"][];
        };
        StockPageAnswer: {
            variants: components["schemas"]["Variant"][];
            /** @description The number of variants on all pages. */
            totalItems: number;
        };
        ProductPage: {
            products: components["schemas"]["Product"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description Addition: the number of products on all pages. Above 500, our own host counts at most once in half a minute, except on the last page. The number and `totalPages` may be a minute old, or five minutes without requests in between. The products are always current. */
            totalItems?: number;
            /** @description Addition, if requested, in responses of /search: for each filter value, the number of products with that value if all other filters stay as they are. */
            counts?: {
                /**
                 * @description The filter.
                 * @enum {string}
                 */
                filter: "category" | "fabric" | "collection" | "occasion" | "size" | "inStock";
                /** @description The value in the spelling of REST; `true` for inStock. */
                value: string;
                /** @description The number of products. */
                count: number;
            }[];
            /** @description Addition, if requested, in responses of /search: for each colour, the number of products with a variant of it in stock, if all other filters stay as they are. At most 100, the largest first. Our own host leaves it out for more than 20,000 products. */
            colorCounts?: {
                /** @description The colour, as in `color` of a variant. */
                value: string;
                /** @description The number of products. */
                count: number;
            }[];
            /** @description Addition, if requested, in responses of /search: for each craft, the number of its products, if all other filters stay as they are; the largest first. Our own host leaves it out for more than 20,000 products. */
            craftCounts?: {
                /** @description The slug of the craft. */
                value: string;
                /** @description Addition: the name for shoppers. */
                label?: string;
                /** @description The number of products. */
                count: number;
            }[];
            /** @description Addition, if requested, in responses of /search: the prices of the list if `minPrice` and `maxPrice` are left out. It is absent for an empty list. */
            priceRange?: {
                /** @description The lowest price in rupees. */
                lowest: number;
                /** @description The highest price in rupees. */
                highest: number;
            };
        };
        SearchSuggestionsAnswer: {
            /** @description The texts, for example `Bandhani saree`. */
            searches: string[];
        };
        CraftsAnswer: {
            crafts: {
                /** @description Its word in addresses, which never changes. */
                slug: string;
                /** @description The name for shoppers. */
                name: string;
                /** @description The paragraphs of its story. */
                story: string[];
            }[];
        };
        ReviewsAnswer: {
            reviews: components["schemas"]["Review"][];
        };
        RecentReviewsAnswer: {
            reviews: components["schemas"]["RecentReview"][];
        };
        RecentReview: {
            /** @description The reviewed variant. */
            sku: string;
            review: components["schemas"]["Review"];
        };
        ReviewsBySkuAnswer: {
            reviews: components["schemas"]["ReviewsOfVariant"][];
        };
        ReviewsOfVariant: {
            /** @description The variant. */
            sku: string;
            /** @description The number of all its reviews. */
            totalCount: number;
            reviews: components["schemas"]["Review"][];
        };
        ReviewedProductAnswer: {
            product: components["schemas"]["Product"];
            reviews: components["schemas"]["ReviewsOfVariant"][];
        };
        RatingsAnswer: {
            ratings: {
                /** @description The product. */
                productId: string;
                /** @description The average rating, 0 without reviews. */
                rating: number;
                /** @description The number of reviews of all its variants. */
                reviewCount: number;
                variants: {
                    /** @description The variant. */
                    sku: string;
                    /** @description The number of its reviews. */
                    reviewCount: number;
                }[];
            }[];
        };
        CategoriesAnswer: {
            categories: {
                /** @description The category's name. */
                name: string;
                /** @description The number of its products. */
                productCount: number;
                /** @description Addition: address of its picture for share cards, relative to the host. */
                sharePicture?: string;
            }[];
        };
        ShowcasesAnswer: {
            showcases: {
                /** @description The category's name. */
                category: string;
                products: components["schemas"]["Product"][];
            }[];
        };
        EmailBody: {
            /** @description An email address. */
            email: string;
        };
        NoticeBody: {
            /** @description The variant. */
            sku: string;
            kind: components["schemas"]["NoticeKind"];
        };
        VisitorNoticeBody: {
            /** @description The variant. */
            sku: string;
            kind: components["schemas"]["NoticeKind"];
            /** @description An email address. */
            email: string;
        };
        /**
         * @description Addition: whether the mail is sent when the variant is back in stock, or when its price has dropped.
         * @enum {string}
         */
        NoticeKind: "stock" | "price";
        ChangePasswordBody: {
            /** @description 8 to 128 characters, not a common password. */
            newPassword: string;
            /** @description The current password, to confirm the login. */
            password?: string;
            /** @description The code of `/user/confirmation-otp`, to confirm the login. */
            otp?: string;
        };
        EmailChangeBody: {
            /** @description The new email address. */
            newEmail: string;
            /** @description The current password, to confirm the login. */
            password?: string;
            /** @description The code of `/user/confirmation-otp`, to confirm the login. */
            otp?: string;
        };
        EmailChangeCodesBody: {
            /** @description The code that was mailed to the current address. */
            oldOtp: string;
            /** @description The code that was mailed to the new address. */
            newOtp: string;
        };
        LoginProofBody: {
            /** @description The current password, to confirm the login. */
            password?: string;
            /** @description The code of `/user/confirmation-otp`, to confirm the login. */
            otp?: string;
        };
        SetUpSecondFactorBody: {
            /** @description The current password, to confirm the login. */
            password?: string;
        };
        SecondFactorCodeBody: {
            /** @description The six digits that the app shows. */
            code: string;
        };
        VerifySecondFactorBody: {
            /** @description The six digits that the app shows. */
            code?: string;
            /** @description A recovery code instead of `code`. */
            recoveryCode?: string;
            /** @description The password, if the session began without it. */
            password?: string;
        };
        RemoveSecondFactorBody: {
            /** @description The six digits that the app shows. */
            code?: string;
            /** @description A recovery code instead of `code`. */
            recoveryCode?: string;
            /** @description The current password, to confirm the login. */
            password?: string;
            /** @description The code of `/user/confirmation-otp`, to confirm the login. */
            otp?: string;
        };
        SetNewsletterBody: {
            /** @description Whether the address gets the newsletter. */
            isSubscribed: boolean;
        };
        OwnNewsletterAnswer: {
            /** @description Whether the address gets the newsletter. It is false while unverified. */
            isSubscribed: boolean;
            /** @description A message for the shopper, if a link was mailed. */
            message?: string;
        };
        SendNewsletterBody: {
            /** @description The issue's id, chosen by the sender. */
            issueId: string;
            /** @description The mail's subject, one line. */
            subject: string;
            /** @description Plain text; an empty line begins a new paragraph. */
            words: string;
        };
        NewsletterDraft: {
            /** @description The draft's id. */
            draftId: string;
            /** @description The subject; may be empty. */
            subject: string;
            /** @description The text; may be empty. */
            words: string;
            /** @description The number of its changes. */
            version: number;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            updatedAt: string;
            /** @description The mail as it looks; its link to unsubscribe does not work. */
            html: string;
        };
        NewsletterDraftAnswer: {
            draft: components["schemas"]["NewsletterDraft"];
        };
        NewsletterDraftsAnswer: {
            drafts: components["schemas"]["NewsletterDraft"][];
            /** @description The number of drafts on all pages. */
            totalItems: number;
        };
        NewsletterIssue: {
            /** @description The issue's id. */
            issueId: string;
            /** @description The subject. */
            subject: string;
            /** @description The text. */
            words: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            createdAt: string;
            /** @description Whether the mails of all recipients are queued. */
            isQueued: boolean;
            /** @description The number of recipients. */
            recipients: number;
            /** @description The number of mails that the mail server has accepted. */
            sent: number;
            /** @description The number of mails that the mail server has refused for good. */
            failed: number;
            /** @description The recipients who left before the next issue. */
            unsubscribed: number;
        };
        NewsletterIssuesAnswer: {
            issues: components["schemas"]["NewsletterIssue"][];
            /** @description The number of issues on all pages. */
            totalItems: number;
        };
        CreateNewsletterDraftBody: {
            /** @description The mail's subject, one line. */
            subject: string;
            /** @description Plain text; an empty line begins a new paragraph. */
            words: string;
        };
        UpdateNewsletterDraftBody: {
            /** @description The version that the change is made from. */
            version: number;
            /** @description The mail's subject, one line. */
            subject: string;
            /** @description Plain text; an empty line begins a new paragraph. */
            words: string;
        };
        NewsletterDraftVersionBody: {
            /** @description The version that the call is made from. */
            version: number;
        };
        SubscribersAnswer: {
            /** @description The addresses that receive an issue. */
            confirmed: number;
            /** @description The addresses that are not confirmed yet. */
            waiting: number;
        };
        SendNewsletterAnswer: {
            /** @description The number of recipients. */
            recipients: number;
        };
        RequestOtpBody: {
            /** @description An email address. */
            email: string;
            /** @description Addition: the challenge of an earlier response, without cookies. */
            challenge?: string;
            /** @description Addition: true for a client without cookies, which gets a challenge. */
            unbound?: boolean;
            /**
             * @description Addition: the purpose of the code, for the mail. CONFIRM_EMAIL only for an account with an unverified address.
             * @enum {string}
             */
            purpose?: "LOGIN" | "CONFIRM_EMAIL";
        };
        VerifyOtpBody: {
            /** @description An email address. */
            email: string;
            /** @description The code's digits. */
            Userotp: string;
            /** @description Addition: the challenge of the code, for a client without cookies. */
            challenge?: string;
            /** @description Addition: true for a client without cookies. */
            unbound?: boolean;
            /** @description Addition: the name of the device. */
            deviceName?: string;
        };
        RefreshSessionBody: {
            /** @description Addition: the refresh token of a client without cookies. */
            refreshToken?: string;
        };
        LogoutBody: {
            /** @description Addition: the refresh token of a client without cookies. */
            refreshToken?: string;
        };
        GoogleLoginBody: {
            /** @description The name. */
            name?: string;
            /** @description The address. */
            email?: string;
            /** @description Google's id of the person. */
            uid?: string;
            /** @description Addition: the identity token. */
            idToken?: string;
            /** @description Addition: an authorization code of Google, for an app; needs the next three fields. */
            code?: string;
            /** @description Addition: the secret of PKCE, of which Google got the hash. */
            codeVerifier?: string;
            /** @description Addition: the address that Google redirected to; one of those that the host allows. */
            redirectUri?: string;
            /** @description Addition: the nonce of the identity token; a token with another one is refused. */
            nonce?: string;
            /** @description Addition: true for a client without cookies. */
            unbound?: boolean;
            /** @description Addition: the name of the device. */
            deviceName?: string;
        };
        LoginBody: {
            /** @description An email address. */
            email: string;
            /** @description The password. */
            password: string;
            /** @description Addition: true for a client without cookies. */
            unbound?: boolean;
            /** @description Addition: the name of the device. */
            deviceName?: string;
        };
        RegisterBody: {
            /** @description The full name, 1 to 100 characters. */
            name: string;
            /** @description An email address. */
            email: string;
            /** @description An Indian mobile number, with or without +91. */
            phone: string;
            /** @description 8 to 128 characters, not a common password. */
            password: string;
            /** @description The password again; if present it must be equal. */
            cpassword?: string;
        };
        ResetPasswordBody: {
            /** @description An email address. */
            email: string;
            /** @description The new password. */
            password: string;
            /** @description Addition: the token of the mailed link. */
            token?: string;
        };
        UpdateProfileBody: {
            /** @description The full name. */
            name: string;
            /** @description An Indian mobile number. */
            phone: string;
        };
        SecondFactor: {
            /** @description Whether the account works for the shop. */
            isStaff: boolean;
            /** @description Whether the account needs it to work for the shop. */
            isRequired: boolean;
            /** @description Whether there is an authenticator app. */
            isSetUp: boolean;
            /** @description Whether this session has verified it. */
            isVerified: boolean;
            /** @description Whether the account has a password; the second factor needs one. */
            hasPassword: boolean;
            /** @description Whether this session still needs the password. */
            needsPassword: boolean;
            /** @description The number of unused recovery codes, 10 at first. */
            recoveryCodesLeft: number;
        };
        SecondFactorSetUp: {
            /** @description The text of the QR code: otpauth://totp/… */
            uri: string;
            /** @description The same secret in base32, for typing. */
            secret: string;
        };
        RecoveryCodesAnswer: {
            /** @description Ten codes, each valid once: x7k2m-9tq4w. */
            recoveryCodes: string[];
        };
        ExportAnswer: {
            /** @description A JSON document with exportedAt, profile, logins, sessions, secondFactor, addresses, cart, wishlist, notices, reviews, orders and newsletter; amounts in paise, no passwords, codes or tokens. */
            json: string;
        };
        /** @description The number of samples of each kind. */
        SampleCounts: {
            /** @description Products. */
            products: number;
            /** @description Sellers. */
            sellers: number;
            /** @description Promo codes. */
            promoCodes: number;
        };
        MessageAnswer: {
            /** @description A message for the shopper. */
            message?: string;
        };
        RequestOtpAnswer: {
            /** @description A message for the shopper. */
            message?: string;
            /** @description Addition: the number of digits of the code. */
            otpLength?: number;
            /** @description Addition: the value that a client without cookies sends with the code. */
            challenge?: string;
        };
        SessionAnswer: {
            /** @description A JSON Web Token with `exp` in seconds. */
            accessToken: string;
            refreshToken?: components["schemas"]["RefreshToken"];
            refreshExpiresAt?: components["schemas"]["RefreshExpiresAt"];
        };
        /** @description Addition: the next refresh token, only for a client without cookies. It is valid once, within 30 days. */
        RefreshToken: string;
        /**
         * Format: date-time
         * @description Addition: when the session ends if it is not refreshed; present with a refresh token.
         */
        RefreshExpiresAt: string;
        Session: {
            /** @description The session's id. */
            id: string;
            /** @description The name of the device; empty when unknown. */
            deviceName?: string;
            /**
             * Format: date-time
             * @description When the shopper logged in.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last got an access token.
             */
            lastUsedAt: string;
            /** @description Whether it is the calling session. */
            isCurrent: boolean;
        };
        SessionsAnswer: {
            /** @description The sessions. */
            sessions: components["schemas"]["Session"][];
        };
        EmailChangeAnswer: {
            /** @description A text for the shopper. */
            message: string;
            /** @description The number of digits of each code. */
            otpLength: number;
        };
        RevokeOtherSessionsAnswer: {
            /** @description The number of ended sessions. */
            revoked: number;
        };
        GoogleSessionAnswer: {
            /** @description Always true. */
            success: boolean;
            /** @description A JSON Web Token with `exp` in seconds. */
            accessToken: string;
            refreshToken?: components["schemas"]["RefreshToken"];
            refreshExpiresAt?: components["schemas"]["RefreshExpiresAt"];
        };
        GoogleRedirectAnswer: {
            user: components["schemas"]["Profile"];
            /** @description A JSON Web Token; a host that has none here gives it by POST /auth/token. */
            accessToken?: string;
        };
        Profile: {
            /** @description The full name. */
            name: string;
            /** @description The address. */
            email: string;
            /** @description Ten digits; empty until the shopper gives one. */
            phone: string;
            /** @description Whether the shopper can still get the first-purchase discount. */
            is_first_purchase: boolean;
            /** @description Addition: the shopper's id. */
            id?: string;
            /** @description Addition: SHOPPER, SELLER, ACCOUNTANT, EDITOR, PACKER, MANAGER or ADMIN. */
            role?: string;
        };
        ProfileAnswer: {
            user: components["schemas"]["Profile"];
        };
        UpdateProfileAnswer: {
            user?: components["schemas"]["Profile"];
            /** @description A message for the shopper. */
            message?: string;
        };
        AddToCartBody: {
            /** @description The variant. */
            sku: string;
            /** @description The number of pieces, 1 to 10. */
            quantity: number;
            /** @description Addition: codes of services for each piece of the line, in addition to its present ones. */
            services?: string[];
        };
        AddManyToCartBody: {
            items: components["schemas"]["AddToCartBody"][];
        };
        QuantityBody: {
            /** @description The number of pieces, 1 to 10. */
            quantity: number;
        };
        ApplyPromoCodeBody: {
            /** @description The code, in any case of letters. */
            promoCode: string;
        };
        ServicesBody: {
            /** @description The codes of all services of the line. */
            services: string[];
        };
        SkuBody: {
            /** @description The variant. */
            sku: string;
        };
        PromoBody: {
            /** @description The code, in any case of letters. */
            promoCode: string;
            /** @description The subtotal in rupees. */
            totalAmount: number;
            /** @description Addition: the part of the subtotal in each category, in rupees. A code for some categories needs it. For hosts with the addition `promo-codes`. */
            categoryAmounts?: {
                /** @description The category. */
                category: string;
                /** @description Rupees. */
                amount: number;
            }[];
        };
        Service: {
            /** @description Its code, which never changes: `fall-pico`. */
            code: string;
            /** @description The name for shoppers. */
            name: string;
            /** @description The price for one piece, in rupees; part of showPrice. */
            price: number;
        };
        CartItem: {
            /** @description Addition: the services on each of its pieces, at prices that are part of showPrice. */
            services?: components["schemas"]["Service"][];
            /** @description The line's id. */
            cartId: string;
            /** @description The variant. */
            sku: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description Addition: pieces that the open payment of the shopper has set aside. They are part of stock. */
            ownHeld?: number;
            variant: {
                /** @description Address of its picture, absolute or relative to the host. */
                image: string;
                /** @description The colour's name. */
                color?: string;
                /** @description Addition: the size, if it has sizes: `M`. */
                size?: string;
                /** @description Truthy means in stock. */
                stock: number | boolean;
                /** @description The product it belongs to. */
                productId: string;
                product: {
                    /** @description The product's name. */
                    name: string;
                    /** @description The category's name. */
                    category: string;
                    /** @description The price of one piece in rupees. */
                    showPrice: number;
                    /** @description The seller's id. */
                    sellerId?: string;
                };
            };
        };
        WishlistItem: {
            /** @description The item's id. */
            wishlistId: string;
            variant: {
                /** @description The variant. */
                sku: string;
                /** @description The product it belongs to. */
                productId: string;
                /** @description Address of its picture, absolute or relative to the host. */
                image: string;
                /** @description Addition: all its pictures, the whole piece first. */
                images?: string[];
                /** @description The colour's name. */
                color?: string;
                /** @description Addition: the size, if it has sizes: `M`. */
                size?: string;
                /** @description Truthy means in stock. */
                stock: number | boolean;
                product: {
                    /** @description The product's name. */
                    name: string;
                    /** @description The category's name. */
                    category: string;
                    /** @description The price of one piece in rupees. */
                    showPrice: number;
                    /** @description List price in rupees. */
                    price: number;
                    /** @description The percentage by which showPrice is below price. */
                    discount?: number;
                    /** @description The average rating, 0 without reviews. */
                    rating?: number;
                };
            };
        };
        /** @description Addition: one mail that a shopper waits for. */
        Notice: {
            /** @description The notice's id. */
            noticeId: string;
            /** @description The variant. */
            sku: string;
            kind: components["schemas"]["NoticeKind"];
            /** @description The price of one piece in rupees when the notice was requested. */
            price: number;
            /** @description False until the mailed link confirms an unverified address. */
            isConfirmed: boolean;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            requestedAt: string;
        };
        NoticeAnswer: {
            notice: components["schemas"]["Notice"];
        };
        NoticesAnswer: {
            notices: components["schemas"]["Notice"][];
        };
        CartAnswer: {
            cartData: components["schemas"]["CartItem"][];
            /** @description Addition: the promo code that is applied to the cart. */
            promoCode?: string;
        };
        CartOffersAnswer: {
            offers: {
                /** @description The code. */
                promoCode: string;
                /** @description Its discount and its condition, as a text for shoppers. */
                condition: string;
                /** @description The discount on this cart in rupees; 0 if it does not apply. */
                discount: number;
                /** @description Why it does not apply to this cart, as a text for shoppers. */
                reason?: string;
            }[];
        };
        CartItemAnswer: {
            data?: components["schemas"]["CartItem"];
        };
        WishlistAnswer: {
            wishListData: components["schemas"]["WishlistItem"][];
        };
        WishlistItemAnswer: {
            data?: components["schemas"]["WishlistItem"];
        };
        PromoAnswer: {
            /** @description The discount in rupees. */
            discount: number;
            /** @description Addition: the code as the shop writes it. */
            promoCode?: string;
            /** @description Addition: the terms of the discount. */
            terms?: {
                /** @description Percent of the subtotal. */
                percent?: number;
                /** @description Or this amount, in rupees. */
                amountOff?: number;
                /** @description The highest discount, in rupees. */
                maximum?: number;
                /** @description The lowest subtotal for which it is valid, in rupees. */
                minimumSubtotal?: number;
                /** @description The categories that it is for; absent for all. Minimum and discount are of the pieces of these categories. */
                categories?: string[];
            };
        };
        /** @description A promo code as staff see it. */
        PromoCode: {
            /** @description The code, in capital letters. */
            promoCode: string;
            /**
             * @description `over` has expired or has no use left.
             * @enum {string}
             */
            state: "active" | "planned" | "over" | "paused";
            /** @description Percent of the subtotal. */
            percent?: number;
            /** @description Or this amount, in rupees. */
            amountOff?: number;
            /** @description The highest discount, in rupees. */
            maximum?: number;
            /** @description The lowest subtotal, in rupees; 0 for none. */
            minimumSubtotal: number;
            /**
             * Format: date-time
             * @description The first moment; absent for no beginning.
             */
            validFrom?: string;
            /**
             * Format: date-time
             * @description The moment at which it expires; absent for no end.
             */
            validUntil?: string;
            /** @description The highest number of orders. */
            mostUses?: number;
            /** @description The highest number of orders of a shopper. */
            mostUsesEach?: number;
            /** @description The categories that it is for; empty for all. Minimum and discount are of their pieces. */
            categories: string[];
            /** @description Whether carts show it as an offer. */
            isListed: boolean;
            /** @description Whether staff have paused it. */
            isPaused: boolean;
            /** @description The number of its changes. */
            version: number;
            /** @description The number of placed orders with it. */
            orderCount: number;
            /** @description The sum of its discounts on them, in rupees. */
            discountGiven: number;
            /** @description Whether an order or an open payment uses it. */
            isUsed: boolean;
            /**
             * Format: date-time
             * @description When it was added; absent when unknown.
             */
            createdAt?: string;
        };
        PromoCodeAnswer: {
            promoCode: components["schemas"]["PromoCode"];
        };
        PromoCodePageAnswer: {
            promoCodes: components["schemas"]["PromoCode"][];
            /** @description The number of codes on all pages. */
            totalItems: number;
        };
        CreatePromoCodeBody: {
            /** @description 3 to 40 letters, digits and dashes. */
            promoCode: string;
            /** @description Percent of the subtotal. */
            percent?: number;
            /** @description Or this amount, in rupees. */
            amountOff?: number;
            /** @description The highest discount, in rupees. */
            maximum?: number;
            /** @description The lowest subtotal, in rupees; 0 for none. */
            minimumSubtotal?: number;
            /**
             * Format: date-time
             * @description The first moment; absent for no beginning.
             */
            validFrom?: string;
            /**
             * Format: date-time
             * @description The moment at which it expires; absent for no end.
             */
            validUntil?: string;
            /** @description The highest number of orders. */
            mostUses?: number;
            /** @description The highest number of orders of a shopper. */
            mostUsesEach?: number;
            /** @description The categories that it is for; empty for all. Minimum and discount are of their pieces. */
            categories: string[];
            /** @description Whether carts show it as an offer. */
            isListed: boolean;
        };
        UpdatePromoCodeBody: {
            /** @description The version that the change is made from. */
            version: number;
            /** @description Percent of the subtotal. */
            percent?: number;
            /** @description Or this amount, in rupees. */
            amountOff?: number;
            /** @description The highest discount, in rupees. */
            maximum?: number;
            /** @description The lowest subtotal, in rupees; 0 for none. */
            minimumSubtotal?: number;
            /**
             * Format: date-time
             * @description The first moment; absent for no beginning.
             */
            validFrom?: string;
            /**
             * Format: date-time
             * @description The moment at which it expires; absent for no end.
             */
            validUntil?: string;
            /** @description The highest number of orders. */
            mostUses?: number;
            /** @description The highest number of orders of a shopper. */
            mostUsesEach?: number;
            /** @description The categories that it is for; empty for all. Minimum and discount are of their pieces. */
            categories: string[];
            /** @description Whether carts show it as an offer. */
            isListed: boolean;
        };
        PromoCodeVersionBody: {
            /** @description The version that the change is made from. */
            version: number;
        };
        PausePromoCodeBody: {
            /** @description The version that the change is made from. */
            version: number;
            /** @description false continues it. */
            isPaused: boolean;
        };
        DeliveryEstimateAnswer: {
            /** @description The requested PIN code. */
            pinCode: string;
            /** @description Whether the shop delivers there. */
            isServed: boolean;
            /** @description The reason why there are no dates, as a text for shoppers. */
            message?: string;
            /** @description The first day on which one of them may arrive; absent without pieces. */
            earliest?: string;
            /** @description The latest day for all of them. */
            latest?: string;
            /** @description The dates of each variant; empty where the shop does not deliver. */
            items: components["schemas"]["ItemEstimate"][];
        };
        ItemEstimate: {
            /** @description The variant. */
            sku: string;
            /** @description The first possible day. */
            earliest: string;
            /** @description The latest day. */
            latest: string;
        };
        PinCodeAnswer: {
            /** @description The requested PIN code. */
            pinCode: string;
            /** @description The city or town that addresses there name; in rural areas the district. */
            city: string;
            /** @description The state or union territory. */
            state: string;
        };
        Address: {
            /** @description The full name. */
            name: string;
            /** @description House, street and area. */
            address: string;
            /** @description The city or town. */
            city: string;
            /** @description The state or union territory. */
            state: string;
            /** @description Six digits. */
            pinCode: string;
            /** @description Ten digits. */
            phone: string;
            /** @description The email address. */
            email: string;
            /** @description Addition: a landmark near the house, for the courier. */
            landmark?: string;
            /** @description Addition: a second mobile number, ten digits. */
            alternatePhone?: string;
        };
        SavedAddress: {
            /** @description The saved address's id. */
            addressId: string;
            /** @description The name on the parcel. */
            name: string;
            /** @description House, street and area. */
            address: string;
            /** @description A landmark near the house. */
            landmark?: string;
            /** @description The city or town. */
            city: string;
            /** @description The state or union territory. */
            state: string;
            /** @description Six digits. */
            pinCode: string;
            /** @description Ten digits. */
            phone: string;
            /** @description A second mobile number, ten digits. */
            alternatePhone?: string;
            /** @description Whether it is the default address. */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description When an order to this address was last paid.
             */
            lastUsedAt?: string;
        };
        SaveAddressBody: {
            /** @description The name on the parcel. */
            name: string;
            /** @description House, street and area. */
            address: string;
            /** @description A landmark near the house. */
            landmark?: string;
            /** @description The city or town. */
            city: string;
            /** @description The state or union territory, in any case of letters; returned in its usual spelling. */
            state: string;
            /** @description Six digits. */
            pinCode: string;
            /** @description Ten digits. */
            phone: string;
            /** @description A second mobile number, ten digits. */
            alternatePhone?: string;
            /** @description Whether it becomes the default one; otherwise the default does not change. */
            isDefault?: boolean;
        };
        AddressesAnswer: {
            /** @description All saved addresses. */
            addresses: components["schemas"]["SavedAddress"][];
        };
        SavedAddressAnswer: {
            /** @description The id of the address in the call. */
            addressId: string;
            /** @description All saved addresses. */
            addresses: components["schemas"]["SavedAddress"][];
        };
        StartPaymentBody: {
            payment: {
                /** @description The amount in rupees that the shopper expects. */
                amount: number;
            };
            /** @description The client's own name for this attempt. */
            receipt: string;
            order: components["schemas"]["OrderBody"];
            /** @description true when the billing address is the shipping address. */
            shppingbilling: boolean;
            /** @description The promo code. */
            promoCode?: string;
        };
        OrderBody: {
            shippingDetails: components["schemas"]["Address"];
            billingDetails?: components["schemas"]["Address"];
            orderItems: {
                /** @description The product of the item; our own host derives it from the sku. */
                sellerId?: string;
                /** @description The number of pieces. */
                quantity: number;
                /** @description The variant. */
                sku: string;
                /** @description Addition: codes of the services that the client shows at the line; a cart with other services is refused. Not compared if absent. */
                services?: string[];
            }[];
        };
        HeldPiecesAnswer: {
            held: {
                /** @description The variant. */
                sku: string;
                /** @description The number of pieces. */
                quantity: number;
            }[];
        };
        CashOtpBody: {
            /** @description The amount of the order, in paise. */
            amount: number;
            /** @description The PIN code of the address; without it the code is valid for any. */
            pinCode?: string;
        };
        CashOrderBody: {
            payment: {
                /** @description The amount in rupees that the shopper expects. */
                amount: number;
            };
            /** @description The client's own name for this attempt. */
            receipt: string;
            order: components["schemas"]["OrderBody"];
            /** @description true when the billing address is the shipping address. */
            shppingbilling: boolean;
            /** @description The promo code. */
            promoCode?: string;
            /** @description The mailed code. */
            otp: string;
        };
        CashOnDeliveryAnswer: {
            /** @description Whether the shopper may. */
            available: boolean;
            /** @description The highest amount of an order, in paise. */
            maxAmount: number;
            /** @description The reason against it, as a text for the shopper. */
            message?: string;
        };
        PaymentOrderAnswer: {
            /** @description The amount to charge, in paise. */
            amount: number;
            /** @description The id of the provider's order. */
            id: string;
            /** @description Addition: the public key for the widget. */
            keyId?: string;
            /** @description Addition: the address of the widget's script. */
            widgetUrl?: string;
            status?: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description Addition: when the reservation of the pieces ends.
             */
            expiresAt?: string;
        };
        /**
         * @description Addition: the status of the payment.
         * @enum {string}
         */
        PaymentStatus: "pending" | "paid" | "not_paid" | "refunded";
        VerifyPaymentBody: {
            /** @description The provider's order. */
            razorpay_order_id: string;
            /** @description The payment. */
            razorpay_payment_id: string;
            /** @description The provider's signature over both. */
            razorpay_signature: string;
        };
        VerifyPaymentAnswer: {
            /** @description Always true. */
            success: boolean;
            payment?: components["schemas"]["Payment"];
        };
        /** @description Addition: a payment and its order items. */
        Payment: {
            /** @description The id of the provider's order. */
            id: string;
            /** @description The amount to pay, in paise. */
            amount: number;
            status: components["schemas"]["PaymentStatus"];
            /** @description The order items, once it is paid; otherwise empty. */
            orders: components["schemas"]["OrderItem"][];
        };
        PaymentAnswer: {
            payment: components["schemas"]["Payment"];
        };
        OrderItem: {
            /** @description Addition: the services on each of its pieces, at prices of the order that are part of showPrice. */
            services?: components["schemas"]["Service"][];
            /** @description The item's id. */
            orderItemId: string;
            /** @description Placed, Confirm, Dispatched, Delivered or Cancelled. */
            status: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description The variant. */
            sku: string;
            variant: {
                /** @description Address of its picture, absolute or relative to the host. */
                image: string;
                /** @description The colour's name. */
                color?: string;
                /** @description Addition: the size, if it has sizes: `M`. */
                size?: string;
                /** @description The product it belongs to. */
                productId: string;
                /** @description The variant. */
                sku: string;
                /** @description Truthy means in stock. */
                stock?: number | boolean;
                /** @description Our own host returns them, and the picture, as at the time of the order. */
                product: {
                    /** @description The product's name. */
                    name: string;
                    /** @description The category's name. */
                    category: string;
                    /** @description The price of one piece in rupees. */
                    showPrice: number;
                    /** @description List price in rupees. */
                    price?: number;
                    /** @description The percentage by which showPrice is below price. */
                    discount?: number;
                };
            };
            order: {
                /**
                 * Format: date-time
                 * @description When it was ordered.
                 */
                createdAt: string;
                /** @description The promo code. */
                promoCode?: string;
                shippingDetail: components["schemas"]["Address"];
                billingDetail?: components["schemas"]["Address"];
            };
            seller: {
                /** @description The name of the seller's shop. */
                shopName: string;
                /** @description Addition: the seller's id. */
                sellerId?: string;
            };
            /** @description The carrier's number. */
            trackingId?: string;
            /** @description The carrier's page. */
            trackingSite?: string;
            /** @description Addition: the carrier's name. */
            carrier?: string;
            /** @description Whether the shopper cancelled it. */
            is_canceled_by_user: boolean;
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            cancel_date?: string;
            /** @description Why: one of the shopper's six words, or the seller's own. */
            canceled_reason?: string;
            /**
             * Format: date-time
             * @description When it arrived.
             */
            delivered_date?: string;
            /** @description Whether it has been reviewed. */
            review_done: boolean;
            /** @description The status of the refund: Processed or Failed; absent while it is in progress. */
            refund_status?: string;
            /** @description Addition: the paise to refund after a cancellation, if earlier refunds reduced it. Absent: all that was paid. */
            refund_amount?: number;
            /** @description Addition: its order. */
            orderId?: string;
            /** @description Addition: its share of the discount, in paise. */
            discount?: number;
            /** @description Addition: the part of discount for the first purchase, in paise. */
            first_purchase_discount?: number;
            /**
             * Format: date-time
             * @description Addition: when it was confirmed.
             */
            confirmed_date?: string;
            /**
             * Format: date-time
             * @description Addition: when it was sent.
             */
            dispatched_date?: string;
            /** @description Addition: a comment of the shopper. */
            additional_cancel_comment?: string;
            /** @description Addition: the payment method: cod, or the provider's word: upi, card, netbanking, wallet. */
            payment_method?: string;
            cash_status?: components["schemas"]["CashStatus"];
            /**
             * Format: date-time
             * @description Addition: when the cash was collected.
             */
            cash_collected_at?: string;
            /** @description Addition: the first possible delivery day that the shop promised, `YYYY-MM-DD`. */
            promised_from?: string;
            /** @description Addition: the latest delivery day that the shop promised. */
            promised_until?: string;
            /**
             * Format: date-time
             * @description Addition: when the refund of a cancellation was requested.
             */
            refund_initiated_at?: string;
            /**
             * Format: date-time
             * @description Addition: when the payment provider has processed that refund.
             */
            refund_processed_at?: string;
            /** @description Addition: the day by which the bank credits that refund, `YYYY-MM-DD`. */
            refund_expected_by?: string;
            /** @description Addition: the number of pieces that can be returned now. Absent before the delivery. */
            returnable_quantity?: number;
            /** @description Addition: the last day of India on which pieces can be returned, `YYYY-MM-DD`. */
            return_until?: string;
            /** @description Addition: the returns of its pieces, oldest first. */
            returns?: components["schemas"]["Return"][];
            /** @description Addition: the return whose pieces this item replaces. It was paid with these. */
            replaces?: string;
            /** @description Addition: the invoice of its seller for the order, then the credit notes for its refunds, oldest first. A document is listed once it is made. */
            invoices?: components["schemas"]["Invoice"][];
        };
        /**
         * @description Addition: the state of a return. It is refunded once its money has been sent, and exchanged once the item that replaces its pieces exists.
         * @enum {string}
         */
        ReturnState: "requested" | "approved" | "declined" | "picked_up" | "received" | "withdrawn" | "refunded" | "exchanged";
        /** @description Addition: pieces of a delivered item that a shopper returns. */
        Return: {
            /** @description The return's id. */
            returnId: string;
            /** @description The item whose pieces are returned. */
            orderItemId: string;
            /** @description Its order. */
            orderId: string;
            state: components["schemas"]["ReturnState"];
            /**
             * @description A refund of the pieces, or an exchange.
             * @enum {string}
             */
            kind: "refund" | "exchange";
            /** @description The number of pieces. */
            quantity: number;
            /** @description One of the shopper's reasons. */
            reason: string;
            /** @description A comment of the shopper. */
            comment?: string;
            /** @description The addresses of the shopper's pictures, relative to the host. They expire after an hour or two. Absent for none. */
            pictures?: string[];
            pickup: components["schemas"]["PickupAddress"];
            /** @description The day of the pick-up, `YYYY-MM-DD`. */
            pickup_day: string;
            /** @description The variant that the shopper gets in exchange. */
            exchange_sku?: string;
            /** @description The item that replaces the pieces. */
            replacement_item_id?: string;
            /** @description Why the shop declined it, in words. */
            decline_reason?: string;
            /**
             * @description The condition of the received pieces.
             * @enum {string}
             */
            condition?: "good" | "damaged";
            /** @description The paise to refund; absent before the pieces are received, and for an exchange. */
            amount?: number;
            /** @description The status of the refund: Processed or Failed; absent while in progress. */
            refund_status?: string;
            /** @description The account for the refund of a cash order, masked: `UPI as••••@okaxis`. */
            payout_account?: string;
            /** @description The reference under which that refund was paid. */
            payout_reference?: string;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            requested_at: string;
            /**
             * Format: date-time
             * @description When it was approved.
             */
            approved_at?: string;
            /**
             * Format: date-time
             * @description When it was declined.
             */
            declined_at?: string;
            /**
             * Format: date-time
             * @description When the shopper withdrew it.
             */
            withdrawn_at?: string;
            /**
             * Format: date-time
             * @description When the pieces were picked up.
             */
            picked_up_at?: string;
            /**
             * Format: date-time
             * @description When the shop received the pieces.
             */
            received_at?: string;
            /**
             * Format: date-time
             * @description When the refund was requested.
             */
            refund_initiated_at?: string;
            /**
             * Format: date-time
             * @description When the refund was sent.
             */
            refund_processed_at?: string;
            /** @description The day by which the bank credits the refund, `YYYY-MM-DD`. */
            refund_expected_by?: string;
            /** @description The item, for staff. */
            item?: {
                /** @description The product's name. */
                name: string;
                /** @description The colour's name. */
                color?: string;
                /** @description The size. */
                size?: string;
                /** @description The variant. */
                sku: string;
                /** @description The name of the seller's shop. */
                shopName: string;
            };
        };
        /** @description Addition: where the courier picks pieces up. */
        PickupAddress: {
            /** @description The full name. */
            name: string;
            /** @description House, street and area. */
            address: string;
            /** @description A landmark near the house. */
            landmark?: string;
            /** @description The city or town. */
            city: string;
            /** @description The state or union territory. */
            state: string;
            /** @description Six digits. */
            pinCode: string;
            /** @description Ten digits. */
            phone: string;
            /** @description A second mobile number, ten digits. */
            alternatePhone?: string;
        };
        ReturnAnswer: {
            return: components["schemas"]["Return"];
        };
        ReturnPageAnswer: {
            returns: components["schemas"]["Return"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description The number of returns on all pages. */
            totalItems: number;
        };
        /** @description Addition: an invoice of a seller for an order, or a credit note that reduces one. */
        Invoice: {
            /** @description The document's id. */
            invoiceId: string;
            /**
             * @description An invoice or a credit note.
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            /** @description Its number in the series of the seller and the financial year: `INV/26-27/00042`. */
            number: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issued_at: string;
            /** @description The paid or credited amount with tax, in paise. */
            total: number;
        };
        InvoiceFileAnswer: {
            invoice: components["schemas"]["Invoice"];
            /** @description The PDF, as base64. */
            pdf: string;
        };
        /** @description Addition: a document of a seller, for staff. */
        ListedInvoice: {
            /** @description The document's id. */
            invoiceId: string;
            /**
             * @description An invoice or a credit note.
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            /** @description Its number. */
            number: string;
            /**
             * Format: date-time
             * @description When it was issued.
             */
            issued_at: string;
            /** @description The amount with tax, in paise. */
            total: number;
            /** @description Its order. */
            orderId: string;
            /** @description The name of the buyer on the document. */
            buyerName: string;
            /** @description The registration of the seller. */
            gstin: string;
            /** @description The seller. */
            sellerId: string;
            /** @description The name of the seller's shop. */
            shopName: string;
            /** @description The taxable value, in paise. */
            taxable: number;
            /** @description The central tax, in paise. */
            cgst: number;
            /** @description The tax of the state, in paise. */
            sgst: number;
            /** @description The integrated tax of a supply to another state, in paise. */
            igst: number;
        };
        InvoicePageAnswer: {
            invoices: components["schemas"]["ListedInvoice"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description The number of documents on all pages. */
            totalItems: number;
        };
        InvoiceOfAnswer: {
            invoice: components["schemas"]["ListedInvoice"];
            /** @description Its lines. */
            lines: {
                /** @description The item. */
                orderItemId: string;
                /** @description The piece or the service. */
                description: string;
                /** @description The HSN code or SAC. */
                hsn: string;
                /** @description The number of pieces; absent on a credit note. */
                quantity?: number;
                /** @description The rate of the tax in percent. */
                percent: number;
                /** @description The taxable value, in paise. */
                taxable: number;
                /** @description The amount with tax, in paise. */
                total: number;
            }[];
            /** @description The PDF, as base64; absent before it is made. */
            pdf?: string;
        };
        RequestReturnBody: {
            /** @description The item's id. */
            orderItemId: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description refund or exchange. */
            kind: string;
            /** @description One of the shopper's reasons. */
            reason: string;
            /** @description A comment of the shopper. */
            comment?: string;
            pickup: components["schemas"]["PickupBody"];
            /** @description From tomorrow to seven days from now, no Sunday. */
            pickupDay: string;
            /** @description For an exchange: another variant of the same product. */
            exchangeSku?: string;
            payout?: components["schemas"]["PayoutBody"];
            /** @description Pictures of the pieces, by the ids of `uploadPicture`; each is used once. Only on a host with the addition `uploads`. */
            pictureIds?: string[];
        };
        /** @description Where the courier picks pieces up. */
        PickupBody: {
            /** @description The full name. */
            name: string;
            /** @description House, street and area. */
            address: string;
            /** @description A landmark near the house. */
            landmark?: string;
            /** @description The city or town. */
            city: string;
            /** @description The state or union territory. */
            state: string;
            /** @description Six digits. */
            pinCode: string;
            /** @description Ten digits. */
            phone: string;
            /** @description A second mobile number, ten digits. */
            alternatePhone?: string;
        };
        /** @description For the refund of a cash order: a UPI ID, or a bank account with its three fields. No other order has one. */
        PayoutBody: {
            /** @description The UPI ID: `asha@okaxis`. */
            upiId?: string;
            /** @description The account number, 9 to 18 digits. */
            accountNumber?: string;
            /** @description The IFSC of the branch: `HDFC0000123`. */
            ifsc?: string;
            /** @description The name of the account's holder. */
            accountName?: string;
        };
        DeclineReturnBody: {
            /** @description The reason, as a text for the shopper. */
            reason: string;
        };
        ReceiveReturnBody: {
            /**
             * @description Damaged pieces do not go back to the stock.
             * @enum {string}
             */
            condition: "good" | "damaged";
        };
        PayReturnBody: {
            /** @description The bank's reference of the payment. */
            reference: string;
        };
        ReturnPayoutAnswer: {
            /** @description The paise to pay. */
            amount: number;
            payout: {
                /** @description The UPI ID. */
                upiId?: string;
                /** @description The account number. */
                accountNumber?: string;
                /** @description The IFSC of the branch. */
                ifsc?: string;
                /** @description The name of the account's holder. */
                accountName?: string;
            };
        };
        /**
         * @description Addition: the state of the cash of a cash-on-delivery item: due, collected, or never to come because the parcel was refused or the item cancelled. Absent for a prepaid item.
         * @enum {string}
         */
        CashStatus: "due" | "collected" | "refused" | "cancelled";
        OrdersAnswer: {
            orders: components["schemas"]["OrderItem"][];
        };
        OrderAnswer: {
            orders: components["schemas"]["OrderItem"];
        };
        /** @description Addition: the items of one payment. */
        PaidOrder: {
            /** @description The order's id. */
            orderId: string;
            /** @description The id of the payment provider's order. */
            paymentOrderId?: string;
            /**
             * Format: date-time
             * @description When the payment arrived; a cash order has none.
             */
            paid_at?: string;
            /** @description The order items, in the order of the cart. */
            orders: components["schemas"]["OrderItem"][];
        };
        SaleOrderAnswer: {
            order: components["schemas"]["PaidOrder"];
            /** @description The payments of the order with their refunds, oldest first; absent for a SELLER. */
            payments?: components["schemas"]["SalePayment"][];
            /** @description The notes of staff, oldest first; absent for a SELLER. */
            notes?: components["schemas"]["OrderNote"][];
        };
        /** @description Addition: a payment of an order, for staff. */
        SalePayment: {
            /** @description The provider's id of the payment. */
            paymentId: string;
            /** @description Paise. */
            amount: number;
            /** @description The payment method, as the provider names it; absent if unknown. */
            method?: string;
            /** @description Whether it placed the order; false for one that is refunded whole. */
            placedOrder: boolean;
            /**
             * Format: date-time
             * @description When the shop recorded it.
             */
            paid_at: string;
            /** @description Its refunds, oldest first. */
            refunds: components["schemas"]["SaleRefund"][];
        };
        /** @description Addition: a refund of a payment, for staff. */
        SaleRefund: {
            /** @description The shop's id of the refund. */
            refundId: string;
            /** @description Paise. */
            amount: number;
            /**
             * @description Why it is refunded.
             * @enum {string}
             */
            reason: "cancelled" | "returned" | "late" | "duplicate" | "amount" | "unknown" | "outside" | "goodwill";
            /**
             * @description Where it is.
             * @enum {string}
             */
            state: "waiting" | "sent" | "processed" | "failed";
            /**
             * Format: date-time
             * @description When it was requested.
             */
            initiated_at: string;
            /**
             * Format: date-time
             * @description When the provider had made it.
             */
            processed_at?: string;
        };
        /** @description Addition: an internal note of staff on an order. */
        OrderNote: {
            /** @description The note's id. */
            noteId: string;
            /** @description The note. */
            text: string;
            /** @description The name of the person who wrote it. */
            by: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            created_at: string;
        };
        OrderNoteAnswer: {
            note: components["schemas"]["OrderNote"];
        };
        AddOrderNoteBody: {
            /** @description The note. */
            text: string;
        };
        PdfAnswer: {
            /** @description A name for the file. */
            name: string;
            /** @description The PDF, as base64. */
            pdf: string;
        };
        RequestOrderLookupBody: {
            /** @description The number of the order or of one of its items, or a whole id. */
            orderNumber: string;
            /** @description The email address of the order. */
            email: string;
        };
        OrderLookupAnswer: {
            /** @description A secret of this client, which the code belongs to. */
            lookupId: string;
            /** @description The number of digits of the code. */
            otpLength: number;
        };
        OpenOrderLookupBody: {
            /** @description The secret of the request. */
            lookupId: string;
            /** @description The mailed code. */
            otp: string;
        };
        OpenedOrderLookupAnswer: {
            /** @description The token of this order. */
            token: string;
            /**
             * Format: date-time
             * @description When the token ends.
             */
            expiresAt: string;
            order: components["schemas"]["PaidOrder"];
        };
        ReadOrderLookupBody: {
            /** @description The token of the order. */
            token: string;
        };
        ReadOrderLookupAnswer: {
            /**
             * Format: date-time
             * @description When the token ends.
             */
            expiresAt: string;
            order: components["schemas"]["PaidOrder"];
        };
        UnpaidOrderAnswer: {
            order?: components["schemas"]["UnpaidOrder"];
        };
        /** @description Addition: an order whose payment has ended without money. */
        UnpaidOrder: {
            /** @description The order's id. */
            orderId: string;
            /**
             * Format: date-time
             * @description When its payment was opened.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When its payment has ended.
             */
            endedAt: string;
            /** @description The amount that was to pay then, in rupees. */
            total: number;
            /** @description The promo code that was applied. */
            promoCode?: string;
            /** @description Its pieces, in the order of the cart. */
            items: components["schemas"]["UnpaidItem"][];
        };
        UnpaidItem: {
            /** @description The variant. */
            sku: string;
            /** @description The product's name then. */
            name: string;
            /** @description The colour's name then. */
            color?: string;
            /** @description The size, if it has sizes. */
            size?: string;
            /** @description The number of pieces. */
            quantity: number;
        };
        BuyAgainAnswer: {
            /** @description The pieces of the order, in the order of the cart. */
            pieces: components["schemas"]["PiecesAgain"][];
        };
        /** @description Addition: the pieces of an order that were wanted again. */
        PiecesAgain: {
            /** @description The variant. */
            sku: string;
            /** @description The product's name at the time of the order. */
            name: string;
            /** @description The colour's name. */
            color?: string;
            /** @description The size, if it has sizes. */
            size?: string;
            /** @description The number of pieces that were ordered. */
            ordered: number;
            /** @description The number of pieces that were added. */
            added: number;
            /** @description The number of pieces that the cart now has. */
            inCart: number;
            /**
             * @description Why the cart has fewer than ordered: it is no longer sold, it is sold out, too few are left, or the cart has too many lines.
             * @enum {string}
             */
            leftOut?: "gone" | "sold_out" | "too_few" | "cart_full";
            /** @description The price of one piece then, with its services, in rupees. */
            price: number;
            /** @description The price of one piece in the cart, with its services, in rupees. */
            priceNow?: number;
        };
        PaidOrderAnswer: {
            order: components["schemas"]["PaidOrder"];
        };
        PaidOrdersAnswer: {
            orders: components["schemas"]["PaidOrder"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description The number of orders on all pages. */
            totalItems: number;
        };
        OrderPageAnswer: {
            orders: components["schemas"]["OrderItem"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description The number of items on all pages. */
            totalItems: number;
        };
        CancelOrderBody: {
            /** @description The item's id. */
            orderItemId: string;
            /** @description One of the shopper's six words. */
            canceled_reason: string;
            /** @description The shopper's comment. */
            additional_cancel_comment?: string;
        };
        ReviewOrderBody: {
            /** @description The item's id. */
            orderItemId: string;
            /** @description The variant. */
            sku: string;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description The text of the review. */
            comment: string;
            /** @description Addition: the ids of uploaded pictures, in their order. */
            pictureIds?: string[];
        };
        DispatchBody: {
            /** @description The carrier's number. */
            trackingId?: string;
            /** @description The carrier's page, https; with trackingId. */
            trackingSite?: string;
            /** @description The code of a carrier of the shop. Its tracking page is used if there is no trackingSite. */
            carrier?: string;
        };
        RejectBody: {
            /** @description The reason, as a text for the shopper. */
            reason: string;
        };
        AddProductBody: {
            /** @description The seller; optional for a SELLER. */
            sellerId?: string;
            /** @description Addition: whether it is not yet listed and sold. */
            isDraft?: boolean;
            /** @description The product's name. */
            name: string;
            /** @description The category's name. */
            category: string;
            /** @description The fabric. */
            fabric: string;
            /** @description The pattern. */
            pattern?: string;
            /** @description Measures in metres. */
            dimension?: string;
            /** @description The blouse piece. */
            blouse?: string;
            /** @description Weight in grams. */
            weight?: number;
            /** @description The brand. */
            brand?: string;
            /** @description The HSN code for its tax: 4, 6 or 8 digits. */
            hsnCode?: string;
            /** @description The size or sizes. */
            size?: string;
            /** @description Care instructions. */
            careGuide?: string;
            /** @description The seller's description. */
            description?: string;
            /** @description List price in whole rupees. */
            price: number;
            /** @description The seller's price in whole rupees. */
            showPrice: number;
            /** @description The collections it is in. */
            collections?: string[];
            /** @description The occasions it suits. */
            occasions?: string[];
            variants: {
                /** @description The SKU. */
                sku: string;
                /** @description The colour's name. */
                color: string;
                /** @description The size, if it has sizes: `M`. */
                size?: string;
                /** @description The pieces in stock. */
                stock: number;
                /** @description The address of its picture, https, on a public host. */
                image?: string;
                /** @description Its GTIN-13 (EAN): thirteen digits with a valid check digit. */
                gtin?: string;
            }[];
        };
        ManagedVariant: {
            /** @description The SKU. */
            sku: string;
            /** @description The colour's name. */
            color: string;
            /** @description The size, if it has sizes: `M`. */
            size?: string;
            /** @description Its GTIN-13 (EAN). */
            gtin?: string;
            /** @description The pieces in the store, whether it is sold or not. */
            stock: number;
            /** @description The stock up to which it is low. */
            lowStock: number;
            /** @description Whether `lowStock` was set for this variant. */
            hasOwnLowStock?: boolean;
            /** @description Whether few or none are left. */
            isLow: boolean;
            /** @description Whether it is no longer sold. */
            isRetired: boolean;
            /** @description Address of its picture, absolute or relative to the host. */
            image: string;
        };
        ManagedProduct: {
            /** @description The product's id. */
            productId: string;
            /** @description Grows with each change. */
            version: number;
            /**
             * @description Only a live product is listed and sold.
             * @enum {string}
             */
            state: "live" | "draft" | "archived";
            /** @description The product's name. */
            name: string;
            /** @description The category's name. */
            category: string;
            /** @description The fabric. */
            fabric: string;
            /** @description The pattern. */
            pattern?: string;
            /** @description Measures in metres. */
            dimension?: string;
            /** @description The blouse piece. */
            blouse?: string;
            /** @description Weight in grams. */
            weight?: number;
            /** @description The size or sizes. */
            size?: string;
            /** @description The brand. */
            brand?: string;
            /** @description The HSN code for its tax. */
            hsnCode?: string;
            /** @description Care instructions. */
            careGuide?: string;
            /** @description The seller's description. */
            description?: string;
            /** @description The collections it is in. */
            collections: string[];
            /** @description The occasions it suits. */
            occasions: string[];
            /** @description The slug of its craft. */
            craft: string;
            /** @description List price in rupees. */
            price: number;
            /** @description The seller's price in rupees. */
            showPrice: number;
            seller: components["schemas"]["Seller"];
            /** @description The average rating. */
            rating: number;
            /** @description The number of reviews. */
            reviewCount: number;
            /** @description Whether somebody has ordered it. */
            isOrdered: boolean;
            /**
             * Format: date-time
             * @description When it was added.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updatedAt: string;
            variants: components["schemas"]["ManagedVariant"][];
            /** @description The pictures that staff have uploaded, by colour, in their order. */
            pictures: {
                /** @description The picture's id. */
                pictureId: string;
                /** @description The colour. */
                color: string;
                /** @description The text for shoppers who cannot see it; empty for the usual one. */
                alt: string;
                /** @description The address of the shown part. */
                url: string;
                /** @description The address of the whole picture. */
                originalUrl: string;
                crop: components["schemas"]["PictureCrop"];
            }[];
        };
        ManagedProductsAnswer: {
            products: components["schemas"]["ManagedProduct"][];
            /** @description The number of products on all pages. */
            totalItems: number;
        };
        ManagedProductAnswer: {
            product: components["schemas"]["ManagedProduct"];
        };
        EditProductBody: {
            /** @description The version that the change is based on. */
            version: number;
            /** @description The product's name. */
            name: string;
            /** @description The category's name. */
            category: string;
            /** @description The fabric. */
            fabric: string;
            /** @description The pattern. */
            pattern?: string;
            /** @description Measures in metres. */
            dimension?: string;
            /** @description The blouse piece. */
            blouse?: string;
            /** @description Weight in grams. */
            weight?: number;
            /** @description The brand. */
            brand?: string;
            /** @description The HSN code for its tax: 4, 6 or 8 digits. */
            hsnCode?: string;
            /** @description The size or sizes. */
            size?: string;
            /** @description Care instructions. */
            careGuide?: string;
            /** @description The seller's description. */
            description?: string;
            /** @description The slug of its craft. */
            craft: string;
            /** @description The collections it is in. */
            collections?: string[];
            /** @description The occasions it suits. */
            occasions?: string[];
        };
        /** @description The shown part of a picture, in parts of its width and height. */
        PictureCrop: {
            /** @description The left edge. */
            left: number;
            /** @description The upper edge. */
            top: number;
            /** @description The width. */
            width: number;
            /** @description The height. */
            height: number;
        };
        ProductPicturesBody: {
            /** @description The version that the change is based on. */
            version: number;
            /** @description The colour of variants of the product. */
            color: string;
            /** @description All pictures of the colour, in their order. */
            pictures: {
                /** @description A picture of the product or an unused upload. */
                pictureId: string;
                /** @description The text for shoppers who cannot see it. */
                alt?: string;
                crop?: components["schemas"]["PictureCrop"];
            }[];
        };
        ProductStateBody: {
            /** @description The version that the change is based on. */
            version: number;
            /**
             * @description The new state.
             * @enum {string}
             */
            state: "live" | "draft" | "archived";
        };
        NewVariantBody: {
            /** @description The version that the change is based on. */
            version: number;
            /** @description The SKU. */
            sku: string;
            /** @description The pieces in stock. */
            stock: number;
            /** @description The colour's name. */
            color: string;
            /** @description The size, if it has sizes: `M`. */
            size?: string;
            /** @description Its GTIN-13 (EAN): thirteen digits with a valid check digit. */
            gtin?: string;
            /** @description The stock up to which it is low; 5 by default. */
            lowStock?: number;
        };
        VariantBody: {
            /** @description The version that the change is based on. */
            version: number;
            /** @description The colour's name. */
            color: string;
            /** @description The size, if it has sizes: `M`. */
            size?: string;
            /** @description Its GTIN-13 (EAN): thirteen digits with a valid check digit. */
            gtin?: string;
            /** @description The stock up to which it is low; 5 by default. */
            lowStock?: number;
            /** @description Whether it is no longer sold. */
            isRetired: boolean;
        };
        StockMovementsAnswer: {
            movements: {
                /** @description The movement's id. */
                movementId: string;
                /** @description The pieces added; negative for removed ones. */
                by: number;
                /** @description The stock after it. */
                stock: number;
                /**
                 * @description The reason.
                 * @enum {string}
                 */
                reason: "received" | "counted" | "damaged" | "sold" | "returned" | "correction" | "import";
                /** @description The address of the member of staff; absent for an order. */
                person?: string;
                /**
                 * Format: date-time
                 * @description When it was made.
                 */
                at: string;
            }[];
        };
        CsvAnswer: {
            /** @description The file. */
            csv: string;
        };
        ImportBody: {
            /** @description The file. */
            csv: string;
            /** @description Whether it is only checked. */
            isDryRun: boolean;
        };
        CsvFault: {
            /** @description The row as spreadsheets number it. */
            row: number;
            /** @description The column. */
            field: string;
            /** @description The right form. */
            message: string;
        };
        ProductImportBody: {
            /** @description The file. */
            csv: string;
            /** @description Whether it is only checked. */
            isDryRun: boolean;
            /** @description The `plan` of an earlier check. */
            plan?: string;
            /** @description Whether prices may change by more than half. */
            confirmsPrices?: boolean;
        };
        ProductImport: {
            /** @description The import's id. */
            importId: string;
            /** @description The rows of the file. */
            rows: number;
            /** @description The rows that are handled. */
            done: number;
            /** @description The products that are added. */
            added: number;
            /** @description The products that are changed. */
            updated: number;
            /** @description Whether it has ended. */
            isFinished: boolean;
            /** @description Why it has stopped; absent while it runs and after its success. */
            problem?: string;
            /** @description The products that were not imported; at most 200. */
            faults: components["schemas"]["CsvFault"][];
        };
        ImportRow: {
            /** @description The row as spreadsheets number it. */
            row: number;
            /** @description The SKU. */
            sku: string;
            /** @description The product's name after the import. */
            product: string;
            /**
             * @description The plan for the variant and its product.
             * @enum {string}
             */
            action: "create" | "update" | "unchanged";
            /** @description The changed columns. */
            fields: {
                /** @description The column. */
                field: string;
                /** @description The value of now; empty for none. */
                before: string;
                /** @description The new value; empty for none. */
                after: string;
            }[];
            /** @description Whether a price changes by more than half. */
            isLargePriceChange: boolean;
        };
        ImportAnswer: {
            import: components["schemas"]["ProductImport"];
        };
        ProductImportAnswer: {
            /** @description The rows of the file. */
            rows: number;
            /** @description The products of the file. */
            products: number;
            /** @description At most 200. */
            faults: components["schemas"]["CsvFault"][];
            /** @description Identifies the changes of the file. An import with it does exactly these, or nothing. */
            plan: string;
            /** @description The products that are new. */
            created: number;
            /** @description The products that change. */
            updated: number;
            /** @description The rows that change a price by more than half. */
            largePriceChanges: number;
            /** @description The plan for each row, at most 500. Of more rows, large changes of prices are first, and unchanged rows are left out. */
            changes: components["schemas"]["ImportRow"][];
            import?: components["schemas"]["ProductImport"];
        };
        StockImportAnswer: {
            /** @description The counted rows. */
            rows: number;
            /** @description The variants whose stock differs. */
            changes: number;
            /** @description What is wrong. */
            faults: components["schemas"]["CsvFault"][];
        };
        PriceBody: {
            /** @description List price in rupees. */
            price?: number;
            /** @description The seller's price in rupees. */
            showPrice: number;
        };
        SellersAnswer: {
            /** @description The added seller; absent in a list. */
            sellerId?: string;
            /** @description All sellers, by name. */
            sellers: components["schemas"]["ListedSeller"][];
        };
        /** @description The items that were placed in a period, without cancelled items and without those of an exchange. */
        SalesFigures: {
            /** @description The sum that shoppers pay for them, in paise. */
            amount: number;
            /** @description The number of their orders. */
            orders: number;
        };
        SalesComparison: {
            current: components["schemas"]["SalesFigures"];
            before: components["schemas"]["SalesFigures"];
        };
        /** @description The result of the last comparison with the payment provider. */
        MoneyFindings: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            checkedAt: string;
            /** @description The number of discrepancies that were not repaired. */
            findings: number;
            /** @description The discrepancies, each in a line, at most 100. */
            lines: string[];
        };
        DashboardAnswer: {
            /** @description The sales of this day of India's calendar, and of the same day last week until the same time. */
            today?: components["schemas"]["SalesComparison"];
            /** @description The sales of the last seven days with today, and of the seven days before until the same time. */
            lastDays?: components["schemas"]["SalesComparison"];
            /** @description The items to confirm. */
            toConfirm?: number;
            /** @description The confirmed items to dispatch. */
            toDispatch?: number;
            /** @description The variants of which few or no pieces are left. */
            lowStock?: number;
            /** @description The returns to approve or decline. */
            returnsToDecide?: number;
            /** @description The approved returns whose pieces are not back. */
            returnsOnTheWay?: number;
            /** @description The refunds of cash orders that a person must pay. */
            payoutsToPay?: number;
            /** @description The refunds that the provider does not make. */
            refundsGivenUp?: number;
            moneyCheck?: components["schemas"]["MoneyFindings"];
            /** @description The shown reviews that shoppers have reported. */
            reviewsReported?: number;
        };
        /**
         * @description Which file it is: sold items; refunds; the parts of a GST return, which are sales by state and rate, large sales to other states, credit notes, sales by HSN, and series of documents; or the payouts of sellers.
         * @enum {string}
         */
        ExportKind: "orders" | "refunds" | "gst_sales" | "gst_large_sales" | "gst_credit_notes" | "gst_hsn" | "gst_documents" | "payouts";
        ExportBody: {
            kind: components["schemas"]["ExportKind"];
            /** @description The first day of India’s calendar, such as `2026-11-01`. */
            from: string;
            /** @description The last day. */
            until: string;
        };
        ExportedFile: {
            /** @description The file's id. */
            exportId: string;
            kind: components["schemas"]["ExportKind"];
            /** @description The first day of India's calendar. */
            from: string;
            /** @description The last day. */
            until: string;
            /**
             * @description A file that failed had more rows than a file may have, or met an error.
             * @enum {string}
             */
            state: "waiting" | "running" | "done" | "failed";
            /**
             * Format: date-time
             * @description When it was requested.
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When it was done or failed.
             */
            finishedAt?: string;
            /** @description How many of its rows are read. */
            rowsDone: number;
            /** @description How many there are, once they are counted. */
            rowsTotal?: number;
            /** @description The name of the file, once it is done. */
            fileName?: string;
        };
        ExportedFileAnswer: {
            export: components["schemas"]["ExportedFile"];
        };
        ExportPageAnswer: {
            exports: components["schemas"]["ExportedFile"][];
            /** @description The number of files on all pages. */
            totalItems: number;
        };
        ExportFileAnswer: {
            /** @description The file's name. */
            fileName: string;
            /** @description The file, CSV in UTF-8, compressed by gzip, in Base64. */
            gzip: string;
        };
        ListedSeller: {
            /** @description The seller's id. */
            sellerId: string;
            /** @description The seller's name. */
            shopName: string;
            /** @description How many products the seller has. */
            products: number;
            /** @description Whether the seller is a sample of a trial. */
            isSample: boolean;
            /** @description It grows with each edit. */
            version?: number;
            /** @description The commission of this month in hundredths of a percent. */
            commissionRate?: number;
            /** @description The registered name under which the pieces are sold. */
            legalName?: string;
            /** @description The GSTIN under which they are sold. */
            gstin?: string;
            /**
             * Format: date-time
             * @description When the seller was ended; absent before.
             */
            endedAt?: string;
        };
        SellerBody: {
            /** @description The seller's name. */
            shopName: string;
            commissionRate?: components["schemas"]["CommissionRate"];
        };
        PriceHistoryAnswer: {
            /** @description The prices of now, then those before the last changes, the newest first. */
            prices: components["schemas"]["PastPrice"][];
        };
        PastPrice: {
            /** @description List price in rupees. */
            price: number;
            /** @description Price before commission in rupees. */
            showPrice: number;
            /**
             * Format: date-time
             * @description When it was changed; absent for the price of now.
             */
            until?: string;
        };
        StockBody: {
            /** @description The pieces to add; negative to remove. */
            by: number;
            /**
             * @description The reason; a correction by default.
             * @enum {string}
             */
            reason?: "received" | "counted" | "damaged" | "sold" | "returned" | "correction" | "import";
        };
        ShopSettingsAnswer: {
            settings: components["schemas"]["ShopSettings"];
        };
        ShopSettings: {
            words: components["schemas"]["WordSettings"];
            contact: components["schemas"]["ContactSettings"];
            categories: components["schemas"]["CategorySettings"];
            policies: components["schemas"]["PolicySettings"];
            payment: components["schemas"]["PaymentSettings"];
            legal: components["schemas"]["LegalSettings"];
        };
        /** @description The content of one section, under its name. */
        SettingsContent: {
            words?: components["schemas"]["WordSettings"];
            contact?: components["schemas"]["ContactSettings"];
            categories?: components["schemas"]["CategorySettings"];
            policies?: components["schemas"]["PolicySettings"];
            payment?: components["schemas"]["PaymentSettings"];
            legal?: components["schemas"]["LegalSettings"];
        };
        /** @description Words of all pages. In `offer` and the claims, `{firstPurchasePercent}` and `{returnDays}` stand for the figures in force. */
        WordSettings: {
            /** @description A description in half a line. */
            tagline: string;
            /** @description The offer of the top banner. */
            offer: string;
            /** @description A description of two or three lines. */
            description: string;
            /** @description The content and frequency of the newsletter. */
            newsletter: string;
            /** @description Four promises, in the order of their drawings. */
            claims: components["schemas"]["ClaimSettings"][];
        };
        ClaimSettings: {
            /** @description The title. */
            title: string;
            /** @description The sentence. */
            text: string;
            /** @description The sentence while cash on delivery is possible; `text` if absent. */
            textWithCash?: string;
        };
        ContactSettings: {
            /** @description The email address for customers. */
            email: string;
            /** @description Hours within which the shop replies to an email. */
            replyHours: number;
            /** @description The help phone, as a display text. */
            phone: string;
            /** @description The help phone as a link. */
            phoneUrl: string;
            /** @description The hours of the help phone. */
            hours: string;
            /** @description The address that starts a chat; it accepts `?text=`. */
            chatUrl: string;
            /** @description The postal address, line by line. */
            address: string[];
            /** @description The shop's pages on other sites. */
            social: components["schemas"]["SocialLink"][];
        };
        SocialLink: {
            /** @description The site. */
            name: string;
            /** @description Its address, with https. */
            url: string;
        };
        CategorySettings: {
            /** @description Every category of the shop, in the order of its menus. */
            menu: components["schemas"]["CategoryWords"][];
            /** @description The names of the categories with a section on the home page, in that order. */
            homeSections: string[];
        };
        CategoryWords: {
            /** @description The category's name. */
            name: string;
            /** @description Its plural in headings. */
            plural: string;
            /** @description A line of description. */
            line?: string;
        };
        DayRange: {
            /** @description The lowest number of days. */
            from: number;
            /** @description The highest number of days. */
            to: number;
        };
        /** @description The promises of the shop as numbers. Days are business days, except for returns. */
        PolicySettings: {
            processingDays: components["schemas"]["DayRange"];
            standardDays: components["schemas"]["DayRange"];
            expressDays: components["schemas"]["DayRange"];
            /** @description The order total in rupees from which standard shipping is free. */
            freeShippingOver: number;
            /** @description Days within which the shopper may return a delivered piece. */
            returnDays: number;
            /** @description Hours within which the shopper must report damage. */
            damageHours: number;
            cancelRefundDays: components["schemas"]["DayRange"];
            returnRefundDays: components["schemas"]["DayRange"];
        };
        PaymentSettings: {
            /** @description The first-purchase discount in percent. */
            firstPurchasePercent: number;
            /** @description The highest total of a cash order in rupees; 0 switches cash on delivery off. */
            maxCash: number;
            /** @description The most unpaid cash orders of one shopper. */
            maxCashOrdersDue: number;
            /** @description The most pieces in a first order that is paid in cash. */
            maxFirstCashPieces: number;
            /** @description Refused parcels after which a shopper can't pay in cash. */
            maxRefusedParcels: number;
            /** @description The days for which they count. */
            refusedWithinDays: number;
            /** @description The first digits of PIN codes where nobody can pay in cash. */
            refusedPinPrefixes: string[];
            /** @description The ways to pay before the dispatch, in display order; the first one is preselected. */
            options: components["schemas"]["PaymentOption"][];
        };
        PaymentOption: {
            /** @description The methods of the payment widget, at least one; each must be enabled at the provider. */
            methods: ("upi" | "card" | "netbanking" | "wallet")[];
            /** @description Its name for shoppers. */
            label: string;
            /** @description A line below the name. */
            hint?: string;
        };
        SettingsAnswer: {
            sections: components["schemas"]["SettingsSection"][];
        };
        SettingsSectionAnswer: {
            section: components["schemas"]["SettingsSection"];
        };
        SettingsSection: {
            name: components["schemas"]["SettingsSectionName"];
            /** @description The newest version; 0 while nobody has saved the section. */
            version: number;
            /** @description Whether the values of the host's files are in force. */
            isDefault: boolean;
            content: components["schemas"]["SettingsContent"];
            defaults: components["schemas"]["SettingsContent"];
            /**
             * Format: date-time
             * @description When the newest version was saved.
             */
            changedAt?: string;
            /** @description Who saved it: a name, an email address, or `operator`. */
            changedBy?: string;
        };
        /**
         * @description A state or union territory.
         * @enum {string}
         */
        IndianState: "Andaman and Nicobar Islands" | "Andhra Pradesh" | "Arunachal Pradesh" | "Assam" | "Bihar" | "Chandigarh" | "Chhattisgarh" | "Dadra and Nagar Haveli and Daman and Diu" | "Delhi" | "Goa" | "Gujarat" | "Haryana" | "Himachal Pradesh" | "Jammu and Kashmir" | "Jharkhand" | "Karnataka" | "Kerala" | "Ladakh" | "Lakshadweep" | "Madhya Pradesh" | "Maharashtra" | "Manipur" | "Meghalaya" | "Mizoram" | "Nagaland" | "Odisha" | "Puducherry" | "Punjab" | "Rajasthan" | "Sikkim" | "Tamil Nadu" | "Telangana" | "Tripura" | "Uttar Pradesh" | "Uttarakhand" | "West Bengal";
        /** @description The legal facts of the sellers. A document that has its number retains the facts of its time. */
        LegalSettings: {
            shop: components["schemas"]["SellerFacts"];
            /** @description The sellers with a registration of their own; all others sell under that of the shop. */
            sellers: components["schemas"]["RegisteredSeller"][];
            /** @description The country in which the products are made. */
            countryOfOrigin: string;
            grievanceOfficer: components["schemas"]["GrievanceOfficer"];
        };
        SellerFacts: {
            /** @description The name of the business, as it is registered. */
            legalName: string;
            /** @description The address of the business, line by line, without its state. */
            address: string[];
            state: components["schemas"]["IndianState"];
            /** @description The number of its registration for the goods and services tax. */
            gstin: string;
        };
        RegisteredSeller: {
            /** @description The seller. */
            sellerId: string;
            facts: components["schemas"]["SellerFacts"];
        };
        GrievanceOfficer: {
            /** @description The officer's name. */
            name: string;
            /** @description The officer's email address. */
            email: string;
            /** @description The officer's phone number as a display text. */
            phone: string;
            /** @description The hours of the phone. */
            hours: string;
        };
        /** @description The legal facts of the sellers. */
        LegalSettingsBody: {
            shop: components["schemas"]["SellerFactsBody"];
            /** @description The sellers with a registration of their own, each once. */
            sellers: {
                /** @description The seller. */
                sellerId: string;
                facts: components["schemas"]["SellerFactsBody"];
            }[];
            /** @description The country in which the products are made. */
            countryOfOrigin: string;
            grievanceOfficer: {
                /** @description The officer's name. */
                name: string;
                /** @description The officer's email address. */
                email: string;
                /** @description The officer's phone number as a display text. */
                phone: string;
                /** @description The hours of the phone. */
                hours: string;
            };
        };
        SellerFactsBody: {
            /** @description The name of the business, as it is registered. */
            legalName: string;
            /** @description The address of the business, line by line, without its state. */
            address: string[];
            state: components["schemas"]["IndianState"];
            /** @description The number of its registration; its check digit and state must be right. */
            gstin: string;
        };
        /** @enum {string} */
        SettingsSectionName: "words" | "contact" | "categories" | "policies" | "payment" | "legal";
        SettingsHistoryAnswer: {
            versions: components["schemas"]["SettingsVersion"][];
            /** @description The number of all versions. */
            totalItems: number;
        };
        SettingsVersion: {
            /** @description Its number. */
            version: number;
            /** @description Whether it went back to the values of the host's files. */
            isDefault: boolean;
            content: components["schemas"]["SettingsContent"];
            previous: components["schemas"]["SettingsContent"];
            /**
             * Format: date-time
             * @description When it was saved.
             */
            changedAt: string;
            /** @description Who saved it: a name, an email address, or `operator`. */
            changedBy: string;
        };
        SaveSettingsBody: {
            /** @description The version that the change was made from. */
            version: number;
            content: components["schemas"]["SettingsContentBody"];
        };
        /** @description The content of one section, under its name. */
        SettingsContentBody: {
            words?: components["schemas"]["WordSettingsBody"];
            contact?: components["schemas"]["ContactSettingsBody"];
            categories?: components["schemas"]["CategorySettingsBody"];
            policies?: components["schemas"]["PolicySettingsBody"];
            payment?: components["schemas"]["PaymentSettingsBody"];
            legal?: components["schemas"]["LegalSettingsBody"];
        };
        /** @description Words of all pages. In `offer` and the claims, `{firstPurchasePercent}` and `{returnDays}` stand for the figures in force. */
        WordSettingsBody: {
            /** @description A description in half a line. */
            tagline: string;
            /** @description The offer of the top banner. */
            offer: string;
            /** @description A description of two or three lines. */
            description: string;
            /** @description The content and frequency of the newsletter. */
            newsletter: string;
            /** @description Four promises, in the order of their drawings. */
            claims: components["schemas"]["ClaimSettingsBody"][];
        };
        ClaimSettingsBody: {
            /** @description The title. */
            title: string;
            /** @description The sentence. */
            text: string;
            /** @description The sentence while cash on delivery is possible; `text` if absent. */
            textWithCash?: string;
        };
        ContactSettingsBody: {
            /** @description The email address for customers. */
            email: string;
            /** @description Hours within which the shop replies to an email. */
            replyHours: number;
            /** @description The help phone, as a display text. */
            phone: string;
            /** @description The help phone as a link. */
            phoneUrl: string;
            /** @description The hours of the help phone. */
            hours: string;
            /** @description The address that starts a chat; it accepts `?text=`. */
            chatUrl: string;
            /** @description The postal address, line by line. */
            address: string[];
            /** @description The shop's pages on other sites. */
            social: components["schemas"]["SocialLinkBody"][];
        };
        SocialLinkBody: {
            /** @description The site. */
            name: string;
            /** @description Its address, with https. */
            url: string;
        };
        CategorySettingsBody: {
            /** @description Every category of the shop, in the order of its menus. */
            menu: components["schemas"]["CategoryWordsBody"][];
            /** @description The names of the categories with a section on the home page, in that order. */
            homeSections: string[];
        };
        CategoryWordsBody: {
            /** @description The category's name. */
            name: string;
            /** @description Its plural in headings. */
            plural: string;
            /** @description A line of description. */
            line?: string;
        };
        DayRangeBody: {
            /** @description The lowest number of days. */
            from: number;
            /** @description The highest number of days. */
            to: number;
        };
        /** @description The promises of the shop as numbers. Days are business days, except for returns. */
        PolicySettingsBody: {
            processingDays: components["schemas"]["DayRangeBody"];
            standardDays: components["schemas"]["DayRangeBody"];
            expressDays: components["schemas"]["DayRangeBody"];
            /** @description The order total in rupees from which standard shipping is free. */
            freeShippingOver: number;
            /** @description Days within which the shopper may return a delivered piece. */
            returnDays: number;
            /** @description Hours within which the shopper must report damage. */
            damageHours: number;
            cancelRefundDays: components["schemas"]["DayRangeBody"];
            returnRefundDays: components["schemas"]["DayRangeBody"];
        };
        PaymentSettingsBody: {
            /** @description The first-purchase discount in percent. */
            firstPurchasePercent: number;
            /** @description The highest total of a cash order in rupees; 0 switches cash on delivery off. */
            maxCash: number;
            /** @description The most unpaid cash orders of one shopper. */
            maxCashOrdersDue: number;
            /** @description The most pieces in a first order that is paid in cash. */
            maxFirstCashPieces: number;
            /** @description Refused parcels after which a shopper can't pay in cash. */
            maxRefusedParcels: number;
            /** @description The days for which they count. */
            refusedWithinDays: number;
            /** @description The first digits of PIN codes where nobody can pay in cash. Without them they stay as they are. */
            refusedPinPrefixes?: string[];
            /** @description The ways to pay before the dispatch, in display order; the first one is preselected. Without them they stay as they are. */
            options?: components["schemas"]["PaymentOptionBody"][];
        };
        PaymentOptionBody: {
            /** @description The methods of the payment widget; each must be enabled at the provider. */
            methods: ("upi" | "card" | "netbanking" | "wallet")[];
            /** @description Its name for shoppers. */
            label: string;
            /** @description A line below the name. */
            hint?: string;
        };
        RestoreSettingsBody: {
            /** @description The version that is in force. */
            version: number;
            /** @description The version to restore; 0 for the values of the files. */
            to: number;
        };
        VariantAnswer: {
            variant: components["schemas"]["Variant"];
        };
        MoneyCheckBody: {
            /** @description The period in days; 14 by default. */
            days?: number;
            /** @description Whether to repair the discrepancies that can be repaired. */
            mend?: boolean;
            /** @description The most paise that the repair may place or refund in total; above it, it does neither. 2,00,000 rupees by default. */
            mostAmount?: number;
        };
        MoneyCheckAnswer: {
            /** @description The number of differences. */
            findings: number;
            /** @description The number of repaired ones. */
            mended: number;
            /** @description The compared data, then each difference with its meaning. */
            lines: string[];
        };
        MoneyTrailAnswer: {
            /** @description One line for each row and for each record of the provider. */
            lines: string[];
        };
        RefundMoneyBody: {
            /** @description An item (oi-…), a payment (pay_…) or a refund that was given up (rf-…). */
            id: string;
            /** @description Paise; by default all that is refundable. */
            amount?: number;
        };
        KeepPaymentBody: {
            /** @description The provider's id of the payment. */
            paymentId: string;
            /** @description The reason why it is retained. */
            because: string;
        };
        SettleRefundBody: {
            /** @description Our id of the refund. */
            refundId: string;
            /** @description The way in which the money was returned. */
            how: string;
        };
        RoleBody: {
            /** @description The account's address. */
            email: string;
            /**
             * @description The role.
             * @enum {string}
             */
            role: "SHOPPER" | "SELLER" | "ACCOUNTANT" | "EDITOR" | "PACKER" | "MANAGER" | "ADMIN";
            /** @description For a SELLER: the id of the seller. */
            sellerId?: string;
            /** @description The version of the role that was read. */
            version?: number;
        };
        PeopleAnswer: {
            /** @description The people who work for the shop, by role and name. */
            people: components["schemas"]["Person"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description The number of people on all pages. */
            totalItems: number;
        };
        /** @description A person who works for the shop. */
        Person: {
            /** @description The id of the account. */
            personId: string;
            /** @description The person's name. */
            name: string;
            /** @description The person's email address. */
            email: string;
            /** @description The role. */
            role: string;
            /** @description For a SELLER: the id of the seller. */
            sellerId?: string;
            /** @description For a SELLER: the name of the seller. */
            sellerName?: string;
            /** @description Whether an authenticator app is set up. */
            hasSecondFactor: boolean;
            /** @description The number of live sessions. */
            sessions: number;
            /**
             * Format: date-time
             * @description The start of the newest live session; absent without one.
             */
            lastLoginAt?: string;
            /** @description The version of the role. */
            version: number;
        };
        InvitationsAnswer: {
            /** @description The open invitations, newest first, at most 100. */
            invitations: components["schemas"]["Invitation"][];
        };
        /** @description An open invitation to work for the shop. */
        Invitation: {
            /** @description The id of the invitation. */
            invitationId: string;
            /** @description The invited address. */
            email: string;
            /** @description The role that the person gets. */
            role: string;
            /** @description For a SELLER: the name of the seller. */
            sellerName?: string;
            /** @description The name or address of the person who invited; absent for the operator. */
            invitedBy?: string;
            /**
             * Format: date-time
             * @description When it was mailed.
             */
            invitedAt: string;
            /**
             * Format: date-time
             * @description When its link ends.
             */
            expiresAt: string;
        };
        InvitationBody: {
            /** @description The address to invite. */
            email: string;
            /**
             * @description The role.
             * @enum {string}
             */
            role: "SELLER" | "ACCOUNTANT" | "EDITOR" | "PACKER" | "MANAGER" | "ADMIN";
            /** @description For a SELLER: the id of the seller. */
            sellerId?: string;
        };
        InvitationAnswer: {
            invitation: components["schemas"]["Invitation"];
        };
        AcceptInvitationBody: {
            /** @description The token of the mailed link. */
            token: string;
        };
        RoleAnswer: {
            /** @description The role of the account from now on. */
            role: string;
        };
        ShopperPageAnswer: {
            /** @description The accounts, newest first. */
            shoppers: components["schemas"]["ListedShopper"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description The number of accounts on all pages. */
            totalItems: number;
        };
        /** @description An account in a list of staff. */
        ListedShopper: {
            /** @description The id of the account. */
            shopperId: string;
            /** @description The shopper's name. */
            name: string;
            /** @description The email address. */
            email: string;
            /** @description The phone number; absent when unknown. */
            phone?: string;
            /** @description The role of the account. */
            role: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            createdAt: string;
            /** @description The number of placed orders. */
            orders: number;
            /** @description Whether the account is blocked. */
            isBlocked: boolean;
        };
        ShopperRecordAnswer: {
            shopper: components["schemas"]["ShopperRecord"];
        };
        /** @description An account with all that staff need to help the shopper; each list has at most its 20 newest entries. */
        ShopperRecord: {
            account: components["schemas"]["ListedShopper"];
            /** @description Whether the shopper has confirmed the email address. */
            isProven: boolean;
            /**
             * @description The subscription to the newsletter: none, not yet confirmed, or confirmed.
             * @enum {string}
             */
            newsletter: "none" | "waiting" | "confirmed";
            block?: components["schemas"]["ShopperBlock"];
            /** @description The ordered items, newest first. */
            orderItems: components["schemas"]["ShopperOrderItem"][];
            /** @description The returns, newest first. */
            returns: components["schemas"]["ShopperReturn"][];
            /** @description The reviews, newest first. */
            reviews: components["schemas"]["ShopperReview"][];
            /** @description The notes of staff, newest first, at most 100. */
            notes: components["schemas"]["ShopperNote"][];
        };
        /** @description The block of an account. */
        ShopperBlock: {
            /** @description The reason, for staff. */
            reason: string;
            /** @description The name or address of the person who blocked it; absent for the operator. */
            by?: string;
            /**
             * Format: date-time
             * @description When it was blocked.
             */
            at: string;
        };
        ShopperOrderItem: {
            /** @description The item's id. */
            orderItemId: string;
            /** @description Its order. */
            orderId: string;
            /** @description The name of the product. */
            name: string;
            /** @description The number of pieces. */
            quantity: number;
            /** @description Placed, Confirm, Dispatched, Delivered or Cancelled. */
            status: string;
            /**
             * Format: date-time
             * @description When it was ordered.
             */
            placedAt: string;
            /** @description The price less the discount, in paise. */
            total: number;
        };
        ShopperReturn: {
            /** @description The return's id. */
            returnId: string;
            /** @description The item. */
            orderItemId: string;
            state: components["schemas"]["ReturnState"];
            /**
             * Format: date-time
             * @description When the shopper asked for it.
             */
            requestedAt: string;
        };
        ShopperReview: {
            /** @description The review's id. */
            reviewId: string;
            /** @description The name of the product. */
            productName: string;
            /** @description The stars, 1 to 5. */
            rating: number;
            /** @description The text. */
            comment: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /** @description Whether the shop hides it. */
            isHidden: boolean;
        };
        ShopperNote: {
            /** @description The note's id. */
            noteId: string;
            /** @description The text. */
            text: string;
            /** @description The name or address of its writer; absent for the operator. */
            by?: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            at: string;
        };
        BlockShopperBody: {
            /** @description The reason, for staff. */
            reason: string;
        };
        ShopperNoteBody: {
            /** @description The text of the note. */
            text: string;
        };
        AuditPageAnswer: {
            /** @description The entries, newest first. */
            entries: components["schemas"]["AuditEntry"][];
            /** @description The number of pages. */
            totalPages: number;
            /** @description The number of entries on all pages. */
            totalItems: number;
        };
        /** @description A call of staff that may change something. */
        AuditEntry: {
            /** @description The entry's id. */
            id: string;
            /**
             * Format: date-time
             * @description The time of the call.
             */
            at: string;
            /** @description The id of the account; `operator` for the command line. */
            by: string;
            /** @description The person's name; absent for the operator and for an erased account. */
            name?: string;
            /** @description The person's email address; absent as the name is. */
            email?: string;
            /** @description The role in which the person called. */
            role: string;
            /** @description The operationId of the call. */
            operation: string;
            /** @description The id or SKU of the changed object; absent when the call names none. */
            object?: string;
            /** @description `done`, the code of a refusal, or `unknown` if the host stopped meanwhile. */
            outcome: string;
            /** @description The id of the request in the logs. */
            requestId?: string;
            /** @description The values that the call set, as far as they are no personal data. */
            details: components["schemas"]["AuditDetail"][];
        };
        AuditDetail: {
            /** @description The name of the value. */
            name: string;
            /** @description The value before the change; absent when unknown. */
            before?: string;
            /** @description The value after the change; absent when there is none. */
            after?: string;
        };
        Additions: {
            /** @description The `x-addition` words of this contract that the host serves. */
            additions: string[];
        };
        Health: {
            /**
             * @description Always `ok`.
             * @enum {string}
             */
            status: "ok";
        };
        /** @description The commission on sales in hundredths of a percent. */
        CommissionRate: number;
        SellerEditBody: {
            /** @description The seller's name. */
            shopName: string;
            commissionRate?: components["schemas"]["CommissionRate"];
            /** @description The version that was edited. */
            version: number;
        };
        SellerEndedBody: {
            /** @description False takes the seller back, whose pieces must be counted again. */
            isEnded: boolean;
            /** @description The version that was seen. */
            version: number;
        };
        SellerAnswer: {
            seller: components["schemas"]["ListedSeller"];
        };
        /** @description The account of a seller in a month of India's calendar. Money is whole paise. */
        SellerStatement: {
            /** @description The seller's id. */
            sellerId: string;
            /** @description The seller's name. */
            shopName: string;
            /** @description The month. */
            month: string;
            /** @description The price of the pieces that were delivered in it, as shoppers paid it. */
            sales: number;
            /** @description The refunds for pieces that came back in it. */
            returns: number;
            /** @description The commission in hundredths of a percent. */
            commissionRate: number;
            /** @description The commission on sales less returns. */
            commission: number;
            /** @description The GST on the commission. */
            tax: number;
            /** @description Sales less returns, commission and tax; negative if the seller owes it. */
            payout: number;
            /** @description The reference of the payment; absent before. */
            reference?: string;
            /**
             * Format: date-time
             * @description When it was recorded as paid; absent before.
             */
            paidAt?: string;
        };
        SellerStatementsAnswer: {
            statements: components["schemas"]["SellerStatement"][];
        };
        SellerStatementAnswer: {
            statement: components["schemas"]["SellerStatement"];
        };
        PayStatementBody: {
            /** @description The amount that was paid in paise. */
            payout: number;
            /** @description The reference of the payment, such as a UTR. */
            reference: string;
        };
    };
    responses: {
        /** @description The call was refused or failed. */
        Refused: {
            headers: {
                /** @description Seconds after which another try may succeed. Every 429 of our own host has it. */
                "retry-after"?: string;
                /** @description Addition: the limit that caused a 429, in the format of draft-ietf-httpapi-ratelimit-headers: `"mailbox";q=5;w=86400` for five mails within a day. */
                "ratelimit-policy"?: string;
                /** @description Addition: the rest of that limit, and the seconds until it grows: `"mailbox";r=0;t=3600`. */
                ratelimit?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The product's id. */
        productId: string;
        /** @description The variant's SKU. */
        sku: string;
        /** @description The skus, each as a parameter (`sku=a&sku=b`). */
        skus: string[];
        /** @description The id of an order, an item, a payment or a refund, either the shop's or the provider's. */
        moneyId: string;
        /** @description An Indian PIN code: six digits, the first not 0. */
        pinCode: string;
        /** @description The saved address's id. */
        addressId: string;
        /** @description The token of a mailed link. */
        newsletterToken: string;
        /** @description The token of a mailed link. */
        noticeToken: string;
        /** @description The notice's id. */
        noticeId: string;
        /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
        idempotencyKey: string;
        /** @description The line's id. */
        cartId: string;
        /** @description The item's id. */
        wishlistId: string;
        /** @description The category's name. */
        category: string;
        /** @description The page, starting at 1. */
        pageInPath: number;
        /** @description The page, starting at 1. */
        page: number;
        /** @description The lowest price, in whole rupees. */
        minPrice: number;
        /** @description The highest price, in whole rupees. */
        maxPrice: number;
        /** @description The id of the provider's order. */
        paymentOrderId: string;
        /** @description The order item's id. */
        orderItemId: string;
        /** @description The promo code, in capital letters. */
        promoCode: string;
        /** @description The draft's id. */
        draftId: string;
        /** @description The review's id. */
        reviewId: string;
        /** @description The product's id. */
        reviewedProductId: string;
        /** @description The return's id. */
        returnId: string;
        /** @description The order's id. */
        saleOrderId: string;
        /** @description The id of the invoice or credit note. */
        invoiceId: string;
        /** @description A state, or All. */
        orderStatus: "All" | "Placed" | "Confirm" | "Dispatched" | "Delivered" | "Cancelled";
        /** @description Only those in this state. */
        statusFilter: "Placed" | "Confirm" | "Dispatched" | "Delivered" | "Cancelled";
        /** @description A section of the settings. */
        settingsSection: components["schemas"]["SettingsSectionName"];
        /** @description The seller's id. */
        sellerId: string;
        /** @description The page number, starting at 1. */
        orderPage: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole catalogue, or its newest products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getVariantReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The variant's SKU. */
                sku: components["parameters"]["sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews, in any order; none for a sku without reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCategoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category's name. */
                category: components["parameters"]["category"];
                /** @description The page, starting at 1. */
                page: components["parameters"]["pageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, in the catalogue's order; empty after the last page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProductsByTag: {
        parameters: {
            query: {
                /** @description A collection (`New Arrivals`) or an occasion (`Wedding`). */
                tag: string;
                /** @description The page, starting at 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty for an unused tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProductsByPrice: {
        parameters: {
            query?: {
                /** @description The lowest price, in whole rupees. */
                minPrice?: components["parameters"]["minPrice"];
                /** @description The highest price, in whole rupees. */
                maxPrice?: components["parameters"]["maxPrice"];
                /** @description The page, starting at 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefreshSessionBody"];
            };
        };
        responses: {
            /** @description The token; a new refresh cookie is set, or the next refresh token is in the response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LogoutBody"];
            };
        };
        responses: {
            /** @description The session has ended; its cookies are removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestOtpBody"];
            };
        };
        responses: {
            /** @description The same message, whether or not the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestOtpAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtpBody"];
            };
        };
        responses: {
            /** @description The token; the session's cookies are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleLoginBody"];
            };
        };
        responses: {
            /** @description The token; the session's cookies are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSessionAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description The token; the session's cookies are set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description The same message, whether or not the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description The same message, whether or not the address has an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description The password is changed and all sessions of the account have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startGoogleLogin: {
        parameters: {
            query?: {
                /** @description Addition: whether Google opens in the shop's page or in a popup of it. */
                mode?: "page" | "popup";
                /** @description Addition: the origin at which the browser uses the shop; Google redirects back to it. Only the shop's own origin is accepted; in development, any on this machine. */
                origin?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to Google. A cookie stores the parameters. */
            302: {
                headers: {
                    /** @description The address of the redirect. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    finishGoogleLogin: {
        parameters: {
            query?: {
                /** @description Google's authorization code. */
                code?: string;
                /** @description The state of the request to Google. */
                state?: string;
                /** @description The issuer of the response. */
                iss?: string;
                /** @description The reason of Google's refusal. */
                error?: string;
                /** @description Addition: the name of the device, for the list of sessions. */
                deviceName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to `/account/google` of the shop, with `outcome=done` or `outcome=failed` and `mode`. On success the session's cookies are set. */
            302: {
                headers: {
                    /** @description The address of the redirect. */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    completeGoogleRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logged-in shopper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleRedirectAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active sessions, the last used first, at most 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended; their access tokens are invalid at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeOtherSessionsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended; its access token is invalid at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendConfirmationOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeBody"];
            };
        };
        responses: {
            /** @description The codes were sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeCodesBody"];
            };
        };
        responses: {
            /** @description The email is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LoginProofBody"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportAccountOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LoginProofBody"];
            };
        };
        responses: {
            /** @description The account is erased; its sessions have ended and the cookies are removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    eraseAccountOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description The account is erased. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginProofBody"];
            };
        };
        responses: {
            /** @description The login is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setUpSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SetUpSecondFactorBody"];
            };
        };
        responses: {
            /** @description The secret for the app. Returned once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSetUp"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCodeBody"];
            };
        };
        responses: {
            /** @description It is set up; the recovery codes are returned once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifySecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifySecondFactorBody"];
            };
        };
        responses: {
            /** @description The session is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveSecondFactorBody"];
            };
        };
        responses: {
            /** @description They are removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetSecondFactorOf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description It is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default address first, then the last used one; at most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAddressBody"];
            };
        };
        responses: {
            /** @description The address book with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved address's id. */
                addressId: components["parameters"]["addressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAddressBody"];
            };
        };
        responses: {
            /** @description The address book with the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved address's id. */
                addressId: components["parameters"]["addressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address book without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved address's id. */
                addressId: components["parameters"]["addressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address book with the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddressAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileBody"];
            };
        };
        responses: {
            /** @description It is changed; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProfileAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The stored picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToCartBody"];
            };
        };
        responses: {
            /** @description The line; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addManyToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddManyToCartBody"];
            };
        };
        responses: {
            /** @description The whole cart, oldest line first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    applyPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyPromoCodeBody"];
            };
        };
        responses: {
            /** @description The whole cart, the oldest line first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cart, the oldest line first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCartOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers; none for an empty cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartOffersAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The line's id. */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setCartItemQuantity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The line's id. */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuantityBody"];
            };
        };
        responses: {
            /** @description The line; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setCartItemServices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The line's id. */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServicesBody"];
            };
        };
        responses: {
            /** @description The line; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    moveToWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The line's id. */
                cartId: components["parameters"]["cartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new item of the wishlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistItemAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkuBody"];
            };
        };
        responses: {
            /** @description It is on the wishlist; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishlistItemAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The item's id. */
                wishlistId: components["parameters"]["wishlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is removed; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    moveToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The item's id. */
                wishlistId: components["parameters"]["wishlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new line of the cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those whose mail is not sent yet, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeBody"];
            };
        };
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestVisitorNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorNoticeBody"];
            };
        };
        responses: {
            /** @description A message for the visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmNotice: {
        parameters: {
            query: {
                /** @description The token of a mailed link. */
                token: components["parameters"]["noticeToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice is confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stopNotices: {
        parameters: {
            query: {
                /** @description The token of a mailed link. */
                token: components["parameters"]["noticeToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices have ended, and the address of a visitor is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's key of this change. For a day, the same key with the same change has no second effect and returns the first result; with another change it is 409 ALREADY_EXISTS. A refused change is not stored: the client may use its key again. */
                "idempotency-key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The notice's id. */
                noticeId: components["parameters"]["noticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is cancelled; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    validatePromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoBody"];
            };
        };
        responses: {
            /** @description The discount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPromoCodes: {
        parameters: {
            query?: {
                /** @description Only codes in this state. */
                state?: "active" | "planned" | "over" | "paused";
                /** @description Only codes that contain this text. */
                search?: string;
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promo codes, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodePageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createPromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePromoCodeBody"];
            };
        };
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The promo code, in capital letters. */
                promoCode: components["parameters"]["promoCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updatePromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The promo code, in capital letters. */
                promoCode: components["parameters"]["promoCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePromoCodeBody"];
            };
        };
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    pausePromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The promo code, in capital letters. */
                promoCode: components["parameters"]["promoCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PausePromoCodeBody"];
            };
        };
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endPromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The promo code, in capital letters. */
                promoCode: components["parameters"]["promoCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeVersionBody"];
            };
        };
        responses: {
            /** @description The promo code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deletePromoCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The promo code, in capital letters. */
                promoCode: components["parameters"]["promoCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeVersionBody"];
            };
        };
        responses: {
            /** @description The code is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description A message for the visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query: {
                /** @description The token of a mailed link. */
                token: components["parameters"]["newsletterToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    leaveNewsletter: {
        parameters: {
            query: {
                /** @description The token of a mailed link. */
                token: components["parameters"]["newsletterToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOwnNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnNewsletterAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetNewsletterBody"];
            };
        };
        responses: {
            /** @description Whether it is subscribed after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnNewsletterAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countSubscribers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribersAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendNewsletterBody"];
            };
        };
        responses: {
            /** @description The number of recipients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendNewsletterAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getNewsletterIssues: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issues, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterIssuesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getNewsletterDrafts: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterDraftsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNewsletterDraftBody"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterDraftAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft's id. */
                draftId: components["parameters"]["draftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterDraftAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft's id. */
                draftId: components["parameters"]["draftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNewsletterDraftBody"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterDraftAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft's id. */
                draftId: components["parameters"]["draftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterDraftVersionBody"];
            };
        };
        responses: {
            /** @description The draft is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    testNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft's id. */
                draftId: components["parameters"]["draftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterDraftVersionBody"];
            };
        };
        responses: {
            /** @description The mail is queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendNewsletterDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draft's id. */
                draftId: components["parameters"]["draftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterDraftVersionBody"];
            };
        };
        responses: {
            /** @description The number of recipients. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendNewsletterAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPaymentBody"];
            };
        };
        responses: {
            /** @description The payment provider's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPaymentBody"];
            };
        };
        responses: {
            /** @description The signature is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifyPaymentAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The provider's signature, 64 hexadecimal digits. */
                "x-razorpay-signature"?: string;
                /** @description The event's id. */
                "x-razorpay-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The event is accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoneyCheckBody"];
            };
        };
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyCheckAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    refundMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundMoneyBody"];
            };
        };
        responses: {
            /** @description The refund has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    keepPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepPaymentBody"];
            };
        };
        responses: {
            /** @description The payment is retained. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    settleRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleRefundBody"];
            };
        };
        responses: {
            /** @description It counts as refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMoneyTrail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of an order, an item, a payment or a refund, either the shop's or the provider's. */
                moneyId: components["parameters"]["moneyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data of the shop, and the data of the provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTrailAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the provider's order. */
                paymentOrderId: components["parameters"]["paymentOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the provider's order. */
                paymentOrderId: components["parameters"]["paymentOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPaymentOfAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `receipt` of `startPayment`. */
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment; 404 NOT_FOUND when there is none of this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getHeldPieces: {
        parameters: {
            query: {
                /** @description The skus, each as a parameter (`sku=a&sku=b`). */
                sku: components["parameters"]["skus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants with reserved pieces, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldPiecesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCashOnDelivery: {
        parameters: {
            query: {
                /** @description The amount of the order, in paise. */
                amount: number;
                /** @description The PIN code of the address; not checked if absent. */
                pinCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is offered, and the reason if not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashOnDeliveryAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendCashOnDeliveryOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashOtpBody"];
            };
        };
        responses: {
            /** @description The code was sent; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    placeCashOnDeliveryOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashOrderBody"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidOrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCashOrderOfAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `receipt` of `placeCashOnDeliveryOrder`. */
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order; 404 NOT_FOUND when there is none of this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidOrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A state, or All. */
                status: components["parameters"]["orderStatus"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order items, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersAnswer"];
                };
            };
            /** @description The shopper has no orders in that state; code NOT_FOUND. A host may return an empty list instead. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    cancelOrderItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderBody"];
            };
        };
        responses: {
            /** @description It is cancelled; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reviewOrderItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewOrderBody"];
            };
        };
        responses: {
            /** @description It is reviewed; clients may ignore the body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOrderPage: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: components["parameters"]["statusFilter"];
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order items, newest first, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    followOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPaidOrders: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, newest first, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidOrdersAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPaidOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidOrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUnpaidOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order that can be paid again, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidOrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    buyAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pieces in the cart, and those that were left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyAgainAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestOrderLookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestOrderLookupBody"];
            };
        };
        responses: {
            /** @description The id of this lookup, and the length of its code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLookupAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openOrderLookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenOrderLookupBody"];
            };
        };
        responses: {
            /** @description The order and its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedOrderLookupAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readOrderLookup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadOrderLookupBody"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadOrderLookupAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSales: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: components["parameters"]["statusFilter"];
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
                /** @description Only items of orders with this id, item id, email, part of a name, or end of a phone number, and items with this SKU. A SELLER does not find by email. */
                search?: string;
                /** @description Only those that were paid online, or that are paid in cash on delivery. */
                paidBy?: "online" | "cash";
                /** @description Only those that were placed on this day in India or later, `YYYY-MM-DD`. */
                from?: string;
                /** @description Only those that were placed on this day in India or before, `YYYY-MM-DD`. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order items, newest first, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSaleOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                orderId: components["parameters"]["saleOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleOrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                orderId: components["parameters"]["saleOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddOrderNoteBody"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNoteAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getParcelPapers: {
        parameters: {
            query: {
                /** @description What to print. */
                kind: "label" | "packing_slip";
                /** @description The items, up to 50, separated by commas. */
                orderItemIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PdfAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    confirmOrderItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    dispatchOrderItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DispatchBody"];
            };
        };
        responses: {
            /** @description The current item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deliverOrderItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectOrderItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectBody"];
            };
        };
        responses: {
            /** @description The current item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    collectCash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    refuseDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order item's id. */
                orderItemId: components["parameters"]["orderItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestReturnBody"];
            };
        };
        responses: {
            /** @description The requested return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawn return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReturns: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                state?: components["schemas"]["ReturnState"];
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
                /** @description Only the return with this id, and those of items that `getSales` finds by this text. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The returns, newest first, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReturnOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    declineReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineReturnBody"];
            };
        };
        responses: {
            /** @description The current return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    pickUpReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    receiveReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiveReturnBody"];
            };
        };
        responses: {
            /** @description The current return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readReturnPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and the amount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnPayoutAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    payReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The return's id. */
                returnId: components["parameters"]["returnId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayReturnBody"];
            };
        };
        responses: {
            /** @description The current return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice or credit note. */
                invoiceId: components["parameters"]["invoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document; it never changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceFileAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getInvoices: {
        parameters: {
            query?: {
                /** @description Only those of this order. */
                orderId?: string;
                /** @description A part of a number, of an order's id or of the buyer's name; for staff of the whole shop, the buyer's email address. */
                search?: string;
                /** @description Only documents of this kind. */
                kind?: "invoice" | "credit_note";
                /** @description Only documents of this seller. */
                sellerId?: string;
                /** @description Only documents that were issued in this month of India's calendar. */
                month?: string;
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents, newest first, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getInvoiceOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invoice or credit note. */
                invoiceId: components["parameters"]["invoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceOfAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProductBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSamples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers; zero without samples. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleCounts"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addSamples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are inserted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeSamples: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleCounts"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getExports: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, newest first, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    requestExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportBody"];
            };
        };
        responses: {
            /** @description The file that was requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedFileAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file's id. */
                exportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportFileAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSellers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sellers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellersAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addSeller: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerBody"];
            };
        };
        responses: {
            /** @description All sellers, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellersAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    updateSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seller's id. */
                sellerId: components["parameters"]["sellerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerEditBody"];
            };
        };
        responses: {
            /** @description The seller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setSellerEnded: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seller's id. */
                sellerId: components["parameters"]["sellerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SellerEndedBody"];
            };
        };
        responses: {
            /** @description The seller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSellerStatements: {
        parameters: {
            query: {
                /** @description A month of India's calendar, such as `2026-11`. */
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statements, by the seller's name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerStatementsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    paySellerStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The seller's id. */
                sellerId: components["parameters"]["sellerId"];
                /** @description A month of India's calendar, such as `2026-11`. */
                month: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayStatementBody"];
            };
        };
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellerStatementAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getManagedProducts: {
        parameters: {
            query?: {
                /** @description Only products whose name contains this text, with this id, or with a SKU that contains it. */
                search?: string;
                /** @description Only those of this category. */
                category?: string;
                /** @description Only those in this state. */
                state?: "live" | "draft" | "archived";
                /** @description Only those with a variant of which few or none are left. */
                lowStock?: boolean;
                /** @description The order; the newest first by default. */
                sort?: "newest" | "oldest" | "name" | "price" | "stock";
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getManagedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    editProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditProductBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setProductState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductStateBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setProductPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPicturesBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVariantBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    editVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
                /** @description The variant's SKU. */
                sku: components["parameters"]["sku"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariantBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStockMovements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The variant's SKU. */
                sku: components["parameters"]["sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 100 changes, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMovementsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPriceHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price of now and at most 50 earlier ones, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistoryAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceBody"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getStock: {
        parameters: {
            query?: {
                /** @description Only variants that are sold out, or few of which are left. */
                level?: "out" | "low";
                /** @description Only variants whose sku or product name contains this text, and those of the product with this id. */
                search?: string;
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of variants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    importProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImportBody"];
            };
        };
        responses: {
            /** @description The faults, the changes, and the import that has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductImportAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The import's id. */
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CsvAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    importStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            /** @description The faults, and the number of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockImportAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The variant's SKU. */
                sku: components["parameters"]["sku"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockBody"];
            };
        };
        responses: {
            /** @description The variant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleBody"];
            };
        };
        responses: {
            /** @description The role is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPeople: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endSessionsOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the person's account. */
                personId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description It is mailed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation. */
                invitationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationBody"];
            };
        };
        responses: {
            /** @description The account has the role. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getShoppers: {
        parameters: {
            query?: {
                /** @description Only accounts with this text in the name, email address or phone number, and those with this id or an order or order item of this id. */
                search?: string;
                /** @description Only blocked accounts. */
                blocked?: boolean;
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopperPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getShopperRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                shopperId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopperRecordAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    blockShopper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                shopperId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockShopperBody"];
            };
        };
        responses: {
            /** @description The shopper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopperRecordAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unblockShopper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                shopperId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopperRecordAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addShopperNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                shopperId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShopperNoteBody"];
            };
        };
        responses: {
            /** @description The shopper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopperRecordAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteShopperNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the account. */
                shopperId: string;
                /** @description The id of the note. */
                noteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopperRecordAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAuditLog: {
        parameters: {
            query?: {
                /** @description Only changes by the account with this id or email address; `operator` for the command line. */
                by?: string;
                /** @description Only calls of this operation. */
                operation?: string;
                /** @description Only changes of the object with this id or SKU. */
                object?: string;
                /** @description Only changes on this day or later, in India's time. */
                from?: string;
                /** @description Only changes on this day or earlier, in India's time. */
                until?: string;
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAdditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names; a basic host returns 404 here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Additions"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    followCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getShopSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All settings. `/catalogue/events` reports a change of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopSettingsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every section, in the order of the office. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSettingsBody"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsSectionAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSettingsHistory: {
        parameters: {
            query?: {
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path: {
                /** @description A section of the settings. */
                section: components["parameters"]["settingsSection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of 20 versions, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsHistoryAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    restoreSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A section of the settings. */
                section: components["parameters"]["settingsSection"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreSettingsBody"];
            };
        };
        responses: {
            /** @description The section as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsSectionAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in the order of the shop's menus, including empty ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The crafts in the order of the shop's pages, including those without products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CraftsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSearchSuggestions: {
        parameters: {
            query?: {
                /** @description The beginning of a search, in any case of letters and any known spelling. Without it, the most popular searches, at most two of each category. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight searches, the most popular first. Each finds at least one product in stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchSuggestionsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPinCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description An Indian PIN code: six digits, the first not 0. */
                pinCode: components["parameters"]["pinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PinCodeAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDeliveryEstimate: {
        parameters: {
            query: {
                /** @description An Indian PIN code: six digits, the first not 0. */
                pinCode: string;
                /** @description The skus, each as a parameter (`sku=a&sku=b`). Without any, the response reports only whether the shop delivers there. */
                sku?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the shop delivers there, and the dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryEstimateAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getShowcases: {
        parameters: {
            query?: {
                /** @description The most products of each category. */
                first?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each category of the shop's menus with the last products of its first page, in reverse order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShowcasesAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProducts: {
        parameters: {
            query: {
                /** @description The ids, each as a parameter (`productId=a&productId=b`). */
                productId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that exist, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getGoesWith: {
        parameters: {
            query?: {
                /** @description The most products. */
                first?: number;
            };
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products in stock, of the same craft and of the categories that go with its own; those that have one of its colours come first. None for an unknown product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReviewedProduct: {
        parameters: {
            query: {
                /** @description The most reviews of each variant. */
                reviews: number;
            };
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["productId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, and one entry for each of its variants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedProductAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getVariants: {
        parameters: {
            query: {
                /** @description The skus, each as a parameter (`sku=a&sku=b`). */
                sku: components["parameters"]["skus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that exist, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReviews: {
        parameters: {
            query: {
                /** @description The skus, each as a parameter (`sku=a&sku=b`). */
                sku: components["parameters"]["skus"];
                /** @description The most reviews of each variant. */
                first?: number;
                /** @description The start: createdAt and reviewId of a review, joined by a comma. Only older reviews (or equally old with a lower reviewId) are returned. */
                after?: string;
                /** @description true for the oldest reviews, or for those just before the place in `before`; the order remains newest first. */
                backward?: boolean;
                /** @description The end when reading backward, in the format of `after`. Only newer reviews are returned. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each requested sku, empty for unknown ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewsBySkuAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getProductReviews: {
        parameters: {
            query?: {
                /** @description The order. */
                sort?: "newest" | "helpful" | "highest" | "lowest";
                /** @description Only reviews with exactly these stars. */
                stars?: number;
                /** @description The most reviews. */
                first?: number;
                /** @description The start: a review's helpfulCount (helpful), rating (highest, lowest) or 0 (newest), createdAt and reviewId, joined by commas. */
                after?: string;
                /** @description true for the last reviews, or for those just before the place in `before`; the order remains. */
                backward?: boolean;
                /** @description The end when reading backward, in the format of `after`. */
                before?: string;
            };
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["reviewedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews; none for an unknown product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewListAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReviewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id. */
                productId: components["parameters"]["reviewedProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummaryAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReviewMarks: {
        parameters: {
            query: {
                /** @description The ids, each as a parameter. */
                reviewId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the reviews that are shown, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewMarksAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    markReviewHelpful: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                reviewId: components["parameters"]["reviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReviewHelpfulBody"];
            };
        };
        responses: {
            /** @description The review and the shopper's marks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedReviewAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                reviewId: components["parameters"]["reviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportReviewBody"];
            };
        };
        responses: {
            /** @description The review and the shopper's marks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedReviewAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAllReviews: {
        parameters: {
            query?: {
                /** @description The newest of all, the most reported that are shown, the hidden ones, or those without a reply. */
                state?: "all" | "reported" | "hidden" | "unanswered";
                /** @description Only reviews whose text, reviewer, product or sku contains this text. */
                search?: string;
                /** @description The page number, starting at 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews, 20 on a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReviewPageAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                reviewId: components["parameters"]["reviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerReviewBody"];
            };
        };
        responses: {
            /** @description The current review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReviewAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                reviewId: components["parameters"]["reviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HideReviewBody"];
            };
        };
        responses: {
            /** @description The current review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReviewAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    showReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                reviewId: components["parameters"]["reviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffReviewAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRecentReviews: {
        parameters: {
            query?: {
                /** @description Only reviews with at least this many stars. */
                minRating?: number;
                /** @description The most reviews. */
                first?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecentReviewsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRatings: {
        parameters: {
            query: {
                /** @description The ids, each as a parameter. */
                productId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the existing products, in any order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingsAnswer"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                /** @description Part of a product's name, in any case of letters, without wildcards. If no name matches, it finds the products that have all words in name, category, fabric, pattern, occasions or colours. If there are none, each word matches the most similar words. The search by words finds up to 2,000 products with the best match, and up to 2,000 others. */
                text?: string;
                /** @description Exactly this category. */
                category?: string;
                /** @description One of these fabrics, each as a parameter; Georagette and Crep find Georgette and Crepe too. */
                fabric?: string[];
                /** @description The lowest price, in whole rupees. */
                minPrice?: components["parameters"]["minPrice"];
                /** @description The highest price, in whole rupees. */
                maxPrice?: components["parameters"]["maxPrice"];
                /** @description In one of these collections. */
                collection?: string[];
                /** @description For one of these occasions. */
                occasion?: string[];
                /** @description Addition: at least one variant of one of these sizes is in stock. */
                size?: string[];
                /** @description Addition: at least one variant of one of these colours is in stock. */
                color?: string[];
                /** @description Addition of hosts with `crafts`: of one of these crafts, by their slugs. */
                craft?: string[];
                /** @description true for products of which at least one variant is in stock. */
                inStock?: boolean;
                /** @description Only products that changed at this moment or later (`updatedAt`). */
                updatedSince?: string;
                /** @description true to return the counts of the filter values. */
                counts?: boolean;
                /** @description Addition: true to return the counts of the colours. */
                colorCounts?: boolean;
                /** @description Addition of hosts with `crafts`: true to return the counts of the crafts. */
                craftCounts?: boolean;
                /** @description Addition of hosts with `suggestions`: true to return the lowest and the highest price. */
                priceRange?: boolean;
                /** @description The order. Only hosts with the addition `crafts` know `discount`, and only hosts with `suggestions` know `popularity`. */
                sort?: "relevance" | "newest" | "price_asc" | "price_desc" | "rating" | "discount" | "popularity";
                /** @description true for products without a variant in stock after all others, each group in the requested order. */
                soldOutLast?: boolean;
                /** @description The page, starting at 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; empty after the last page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPicture: {
        parameters: {
            query?: {
                /** @description Width in pixels. */
                w?: 96 | 160 | 240 | 360 | 480 | 720 | 960;
            };
            header?: never;
            path: {
                /** @description The picture's name, `{sku}.{view}.{hash}`. */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture; it never changes under this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/webp": string;
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUploadedPicture: {
        parameters: {
            query?: {
                /** @description The wanted width in pixels. There are two sizes; up to 320 the host returns the small one. */
                w?: number;
                /** @description The second since 1970 at which the address expires. */
                until?: number;
                /** @description The signature of the address. */
                key?: string;
            };
            header?: never;
            path: {
                /** @description The picture's id. */
                pictureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSharePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of a variant's first picture, or `{category}.share.{hash}`. */
                picture: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture; it never changes under this name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can use its database. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
