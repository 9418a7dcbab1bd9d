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
         * All products, and how many each category has.
         * @description Our own host cuts it: it answers its newest 2,000 products, the oldest of them first, whatever it has, and says in `totalItems` how many that is. The catalogue is cut when `totalItems` is more than `products` has; the pages of `/search` and `/product/{category}/{page}` have the others.
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
        /** Products that carry a tag, which is a collection or an occasion. */
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
        /** Products within a range of prices, the cheapest first. */
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
         * A new access token by the refresh cookie, which is renewed with it.
         * @description 404 when no refresh cookie came along: there is no session. 401 when it isn't to be trusted: unknown, revoked, expired, without its binding cookie, or used before (which revokes the session). Our own host takes a cookie that was used at most 10 seconds ago again and answers the same successor, for tabs that refresh at once. Addition: a client without cookies sends its refresh token in the body, under the same rules; cookies then don't count and stay as they are. 401 with code SESSION_INVALID, and 429 for a client's address that sent too many tokens that are not to be trusted.
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
         * @description 404 when there is no session; the cookies are removed all the same. Addition: without the refresh cookie it is the session of the `Authorization` header's unbound token that ends. Addition: with a refresh token in the body it is that token's session; cookies then don't count and stay as they are.
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
         * @description Each client has a code of its own, known by a challenge: our answer sets it as a cookie; a client without cookies says so (`unbound`), reads it in the answer and sends it with the code. After 5 codes that one client asked for within a day it has to wait, first for a minute, then twice as long each time: 429.
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
         * @description 400 with code INVALID_OTP for a wrong code, EXPIRED for one that is used up, too old or was never asked for, both with `field` `Userotp`. A code is found by the challenge in the body or the cookie; without either it is the newest one asked for from the same address. After 25 wrong codes for an account within a day 429 for tries without a challenge.
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
         * Log in by an identity token of Google's.
         * @description A host of the specification alone takes name, email and uid. Ours needs `idToken`, or `code` with all that belongs to it, and answers 401 with code INVALID_CREDENTIALS for one that it can't verify, and 400 with code INVALID_INPUT and the field that is missing.
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
         * @description 401 with code INVALID_CREDENTIALS; 429 after 10 wrong passwords for one address within 15 minutes.
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
         * Open an account.
         * @description 400 with code INVALID_INPUT and the field that is wrong.
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
         * Mail a link for choosing a new password.
         * @description A host of the specification alone says whether it knows the address. One with the addition `own-account` mails a link, which the change of the password then needs.
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
         * Choose a new password by the mailed link.
         * @description A host of the specification alone takes the address and the password. Ours needs the mailed `token`: 400 with code EXPIRED and `field` `token` for one that is used, too old or wrong.
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
        /** Send the browser to Google. */
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
        /** Take the browser back from Google. */
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
         * The session that a login by redirect has opened.
         * @description By the session's cookies, once and within five minutes of the redirect; 401 or 404 otherwise.
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
        /** Where the shopper is logged in. */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** End all sessions of the shopper but the one that calls. */
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
         * @description 404 with code NOT_FOUND for a session that has ended, that never was, or that is somebody else's. Of the session that calls, the cookies are removed as well.
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
         * Mail the shopper a code that confirms a call on the account itself.
         * @description To the account's address, valid once, for ten minutes. 429 after 5 such codes within a day.
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
         * Change the password of the shopper who is logged in.
         * @description Ends all other sessions. Needs a login of the last ten minutes, or `password` or `otp` as its confirmation: 403 with code CONFIRM_LOGIN without, 400 with code INVALID_INPUT for a wrong password, INVALID_OTP or EXPIRED for a wrong code, 429 after 10 of them in a session.
         */
        put: operations["changePassword"];
        post?: never;
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
         * All that the shop knows of the shopper.
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
         * All that the shop knows of a shopper.
         * @description For the operator's command line alone. 404 NOT_FOUND for an address without an account.
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
         * @description Needs a login of the last ten minutes, or its confirmation, as `changePassword` does. 409 NOT_ALLOWED_IN_STATUS while an order is on its way, a refund is owed or a payment is open, and for staff; the message says which.
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
         * @description For the operator's command line alone. 404 NOT_FOUND for an address without an account, 409 as for `eraseAccount`.
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
         * Confirm that it is the shopper who sits at the device.
         * @description By password or code, for the next ten minutes; without both it succeeds while the login is fresh. Refused as `changePassword`.
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
        /** What the account and the session have of a second factor. */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Begin to set up an authenticator app; what was begun before and not confirmed is gone.
         * @description Needs a login of the last ten minutes, or its confirmation, and the password in this session: 403 CONFIRM_LOGIN. 403 FORBIDDEN for an account that does not work for the shop, 409 ALREADY_EXISTS when there is one, 409 NOT_ALLOWED_IN_STATUS without a password.
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
         * @description By the code that the app shows. It verifies the session as well. 400 INVALID_OTP, 400 EXPIRED half an hour after it was begun.
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
         * Show the second factor in this session, which may then work for the shop.
         * @description Each code is taken once. 400 INVALID_OTP, 403 CONFIRM_LOGIN for a session that has not given the password, 409 NOT_ALLOWED_IN_STATUS when there is no app, 429 after 5 wrong codes, for half a minute at first.
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
         * Remove authenticator app and recovery codes.
         * @description Needs a fresh login as `changePassword` does, and a code as `verifySecondFactor` does.
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
         * Remove the authenticator app of somebody who has lost it.
         * @description For the operator's command line alone. Ends all sessions of the account. 404 NOT_FOUND for an address without an account, 409 NOT_ALLOWED_IN_STATUS for one without an app.
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
         * @description An address that is saved already is answered as it is. 400 INVALID_INPUT with the wrong field, and without one when 20 are saved.
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
         * @description Puts the new address in the place of the old one. 404 NOT_FOUND for an address that the shopper does not have, 409 ALREADY_EXISTS when the same one is saved already.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Delete a saved address.
         * @description 404 NOT_FOUND for an address that the shopper does not have. Orders keep their own copy.
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
         * Fill in this address first.
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
         * @description 400 with code INVALID_INPUT and the field that is wrong; any field but the two is refused and nothing changes.
         */
        patch: operations["updateProfile"];
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
         * Put pieces of a variant into the cart.
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
        /** Put several variants into the cart, all or none. */
        post: operations["addManyToCart"];
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
         * Take a line out of the cart.
         * @description 404 for a line that is gone, or another shopper's.
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
        /** Set what is done to the pieces of a line. */
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
        /** Put a variant on the wishlist; one that is there stays. */
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
         * Take an item off the wishlist.
         * @description 404 for an item that is gone, or another shopper's.
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
         * Move an item of the wishlist to the cart, one piece.
         * @description 409 when the stock doesn't allow it; the item then stays.
         */
        post: operations["moveToCart"];
        delete?: never;
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
         * What a promo code takes off an amount.
         * @description For visitors too. With a bearer token the limit per shopper counts as well. 400 INVALID_PROMO_CODE with the reason in words.
         */
        post: operations["validatePromoCode"];
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
         * Ask for the newsletter.
         * @description For visitors. 400 with the reason in words for what is no address. Our own host mails a link that confirms the address, at most 3 a day for one of them and then 429, and answers alike whether or not it has the newsletter.
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
         * Confirm an address by the link that was mailed to it.
         * @description 400 EXPIRED for a token that is wrong or older than a week. Again is as good as once.
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
         * End the newsletter for the address that the token was mailed to, and forget it.
         * @description Also what a mail program calls by itself (RFC 8058). 400 EXPIRED for a token that is wrong. Again is as good as once.
         */
        post: operations["leaveNewsletter"];
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
        /**
         * How many addresses have the newsletter.
         * @description For the shop's ADMINs; for their command line alone, the gateway has no field for it.
         */
        get: operations["countSubscribers"];
        put?: never;
        /**
         * Send an issue of the newsletter to all confirmed addresses.
         * @description For the shop's ADMINs. An issue is sent once, however often it is asked for; 409 ALREADY_EXISTS for the same id with other words, 400 INVALID_INPUT with the field.
         */
        post: operations["sendNewsletter"];
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
         * Order what the cart holds and open a payment for it.
         * @description Our own host reckons the amount itself and refuses with 409 PRICE_CHANGED when `payment.amount` isn't it, or when the items aren't those of the cart; 409 OUT_OF_STOCK and INSUFFICIENT_STOCK with `available`; 400 INVALID_PROMO_CODE; 400 INVALID_INPUT with the field, an empty cart too, and more than 10 pieces in a first order. The pieces are set aside for 15 minutes, for 8 or 4 of a shopper who never paid before: `expiresAt`. All who never paid share a part of the stock while they pay: 429 RATE_LIMITED beyond it, 403 EMAIL_NOT_VERIFIED where an OTP login would do. The same receipt again answers the same payment; 409 ALREADY_EXISTS for the same receipt with another wish, 400 EXPIRED once its payment is over; 503 PROVIDER_UNAVAILABLE when the payment provider can't be reached: the same call may be made again; 400 PAYMENT_FAILED when the provider won't have it: its pieces are back in the shop. 429 after 20 of them within an hour, and for a shopper whose unpaid ones have had pieces set aside for three hours of a day.
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
         * Tell what the provider's widget handed out.
         * @description 400 PAYMENT_FAILED for a signature that isn't the provider's, 404 NOT_FOUND for a payment that isn't the shopper's. A host with `payment-status` counts a payment once, however often its proof comes: the gateway sends the proof to it again, once, when the host broke off.
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
         * For the payment provider, which tells its events here.
         * @description The body must be signed (`X-Razorpay-Signature`: HMAC-SHA256 of its bytes by the webhook's secret), else 401 and nothing happens. An event says only that a payment is worth asking after; the provider's own answer decides. The same event again is answered alike.
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
         * Compare the provider's own lists of payments and refunds with the orders.
         * @description For the operator's command line alone; docs/operations.md says what each finding means. With `mend` each finding is mended that can be: orders are placed, or the money goes back. A second time changes nothing. 503 UNAVAILABLE when the provider does not answer.
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
         * Give money back, or try a refund again that was given up.
         * @description For the operator's command line alone. 404 NOT_FOUND, 400 INVALID_INPUT for more than may go back, 409 NOT_ALLOWED_IN_STATUS for what would go back twice, for the same within ten minutes, and for an item that is not delivered.
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
         * Keep a payment whose order the database does not know, for the order was sent.
         * @description For the operator's command line alone. 404 NOT_FOUND for a payment that the provider does not know, 409 NOT_ALLOWED_IN_STATUS for one that the shop knows.
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
         * End a refund that was given up and whose money went back another way.
         * @description For the operator's command line alone. No money moves. 404 NOT_FOUND for no refund, 409 NOT_ALLOWED_IN_STATUS for one that was not given up.
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
         * The whole way of an order's money, and what the provider says of it now.
         * @description For the operator's command line alone. Nothing in it says who paid. 404 NOT_FOUND for an id of nothing.
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
        /** How a payment of the shopper's stands. */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        /**
         * End a payment that won't be made.
         * @description The provider is asked first; a payment that is made or may still be made is answered as it stands. Otherwise the pieces go back into the shop. 404 NOT_FOUND for a payment that isn't the shopper's.
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
        /** How the payment stands that the shopper opened under a name of the client's own. */
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
         * How many pieces of variants are set aside for shoppers who are paying now.
         * @description They are not part of a variant's stock, and come back to it when nobody pays.
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
        /** Whether the shopper may pay an order in cash at the door. */
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
         * Mail the shopper a code that confirms an order to be paid in cash.
         * @description To the account's address, valid once, for ten minutes, for an order of this amount to this PIN code. 409 CASH_NOT_AVAILABLE when this amount can't be paid in cash, or more than 3 pieces in a first order; 429 after 5 codes a day.
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
         * Order what the cart holds, to be paid in cash at the door.
         * @description Placed at once, or not at all. Refuses as `startPayment` does, and with 400 INVALID_OTP, 400 EXPIRED for a code that is used, too old or mailed for another amount or PIN code, and 409 CASH_NOT_AVAILABLE with the reason. The same receipt again answers the same order, without another look at the code; 409 ALREADY_EXISTS for the same receipt with another wish.
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
        /** The order in cash that the shopper placed under a name of the client's own. */
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
         * What the shopper has ordered, in one state or all.
         * @description Our own host answers at most the newest 1,000.
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
        /** One order item of the shopper's. */
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
         * Cancel an order item that isn't dispatched yet.
         * @description 404 NOT_FOUND for an item that isn't the shopper's, 409 NOT_ALLOWED_IN_STATUS for one that can't be cancelled any more, 400 INVALID_INPUT with the field.
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
         * Review what was delivered, once.
         * @description 404 NOT_FOUND for an item that isn't the shopper's or isn't of this sku, 409 NOT_ALLOWED_IN_STATUS before delivery, 409 ALREADY_EXISTS the second time, 400 INVALID_INPUT with the field.
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
        /** One page of what the shopper has ordered. */
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
         * Tell of each change of the shopper's orders while the connection is open.
         * @description Server-sent events: `event: order` with `{"orderId": "or-…"}` after each change of an order that is paid, of an item or a refund of it; with `{"orderId": null}` when events may have been lost. A comment comes every 15 seconds. The stream ends after ten minutes, as the access token does, and when its session ends. A shopper may have 50 of them: then 429.
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
        /** One page of the shopper's orders, each with all that was paid together. */
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
        /** One order of the shopper's. */
        get: operations["getPaidOrder"];
        put?: never;
        post?: never;
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
         * What the shop's people have to send.
         * @description Everything for an ADMIN, a SELLER's own items for a SELLER, 403 FORBIDDEN for a shopper. A SELLER reads where the parcel
         *     goes: the email of that address is empty, and there is no billing address. So it is in the answers of the calls below.
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
         * A placed item is confirmed.
         * @description As for all four, 403 FORBIDDEN, 404 NOT_FOUND, 409 NOT_ALLOWED_IN_STATUS.
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
        /** A placed or confirmed item is on its way. */
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
        /** A dispatched item has arrived. */
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
        /** A placed or confirmed item can't be sent; its money goes back. */
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
         * Marks the cash for a dispatched or delivered item as collected; a dispatched item counts as delivered then.
         * @description As for the next, 403 FORBIDDEN, 404 NOT_FOUND; 409 NOT_ALLOWED_IN_STATUS for an item that was paid before, and whose cash isn't due.
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
        /** Cancels a dispatched item of an order in cash whose parcel was refused at the door and is back; its pieces are for sale again. */
        post: operations["refuseDelivery"];
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
         * A new product with its variants.
         * @description For an ADMIN, or a SELLER's own; 403 FORBIDDEN for a shopper, 400 INVALID_INPUT with the field, 409 ALREADY_EXISTS for a sku that is taken.
         */
        post: operations["addProduct"];
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
         * New prices of a product.
         * @description 403 FORBIDDEN, 404 PRODUCT_NOT_FOUND for what the caller doesn't sell, 400 INVALID_INPUT with the field.
         */
        put: operations["setPrice"];
        post?: never;
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
         * More or fewer pieces of a variant.
         * @description 403 FORBIDDEN, 404 NOT_FOUND for what the caller doesn't sell, 409 INSUFFICIENT_STOCK with `available` when fewer are left than are taken away.
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
         * Make somebody an ADMIN or a SELLER, or a SHOPPER again.
         * @description For an ADMIN, and for the operator's command line, which makes the first. 403 FORBIDDEN, 404 NOT_FOUND for an address without an account or a seller that doesn't exist, 409 NOT_ALLOWED_IN_STATUS for an address that its owner hasn't proven. Sessions begun before keep their place and have the new role.
         */
        put: operations["setRole"];
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
        /** Which of our additions this host has. */
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
         * Tell of changes of the catalogue while the connection is open.
         * @description Server-sent events: `event: catalogue` with `{"what": "products"}` after each change of what is sold, of a name, a picture or a price, and when events may have been lost; with `{"what": "counts"}` after each change of pieces or ratings. A comment comes every 15 seconds. The stream ends after ten minutes. Gateways and storefronts follow it, to drop what they keep; an api has 200 of them at the most: then 503.
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
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories and how many products each has. */
        get: operations["getCategories"];
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
         * @description 404 with code NOT_FOUND for a PIN code that the list does not have; there may be such places all the same.
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
         * When pieces that are ordered now come to a PIN code.
         * @description Days of India's calendar, `YYYY-MM-DD`. Our own host counts the seller's working days until a piece is packed and the days on the way; an unknown sku is left out.
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
        /** What the home page shows of each category, by one call. */
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
    "/products/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product with the newest reviews of each of its variants, as its page shows them. */
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
        /** Rating and review count of many products at once. */
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
         * A picture of a variant, in AVIF, WebP or JPEG by what Accept allows.
         * @description A host that names this addition serves every image of its products in the widths that `w` lists.
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
    "/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs, and can help itself. 503 when its database has been silent for fifteen seconds, without even a refusal; restart it then. */
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
        /** Whether the host can answer from its database. */
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
        /** @description Why a call was refused. A reader takes `message`, then `error`. */
        Error: {
            /** @description What a shopper may read. */
            message?: string;
            /** @description The same by its older name. */
            error?: string;
            /** @description Addition: a stable word for the case, for example PRODUCT_NOT_FOUND. */
            code?: string;
            /**
             * @description Addition: beside the code UNAUTHENTICATED, what is wrong with the access token: there is none, it has expired, it is none of this host's, its session has ended, or the cookie that it is bound to did not come along.
             * @enum {string}
             */
            reason?: "TOKEN_MISSING" | "TOKEN_EXPIRED" | "TOKEN_MALFORMED" | "TOKEN_REVOKED" | "COOKIE_MISSING";
            /** @description Addition: how many pieces are left, where too many were asked for. */
            available?: number;
            proofOfWork?: components["schemas"]["ProofOfWork"];
            /** @description Addition: which parameter or field is wrong, by its path in the body: `order.orderItems[1].sku`. */
            field?: string;
            /** @description Addition: what is wrong with each field, where several are: the first is `field` with `message`. */
            errors?: {
                /** @description The field, by its path in the body. */
                field: string;
                /** @description What a shopper may read. */
                message: string;
            }[];
        };
        /** @description Addition: beside a 429, work that a client may do in place of waiting. Find the whole number `n` from 0 up to `tries`, never `tries` itself, for which the first 16 bytes of PBKDF2 with HMAC-SHA-256, the challenge as the password, `n` in decimal digits as the salt and so many iterations, are the target. Then send the same call again with the header `proof-of-work: {challenge}.{n}`. It is good once, for this call, account and client address. */
        ProofOfWork: {
            /** @description What is to be sent back. */
            challenge: string;
            /** @description The result to look for, in hexadecimal digits. */
            target: string;
            /** @description How many numbers there are; half of them have to be tried on average. */
            tries: number;
            /** @description The iterations of one try. */
            iterations: number;
            /**
             * Format: date-time
             * @description Until when the solution is taken.
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
            /** @description The stock-keeping unit. */
            sku: string;
            /** @description Address of its picture, absolute or relative to the host. */
            image: string;
            /** @description The colour's name. */
            color?: string;
            /** @description Addition: the size, where it comes in sizes: `M`. */
            size?: string;
            /** @description Truthy means in stock; our own host tells how many are left. */
            stock: number | boolean;
            /** @description The product it belongs to. */
            productId: string;
            /** @description Addition: all its pictures, the whole piece first. */
            images?: string[];
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
            /** @description What it is woven of. */
            fabric?: string;
            /** @description The pattern. */
            pattern?: string;
            /** @description Measures in metres; empty where nobody knows them. */
            dimension: string;
            /** @description The blouse piece. */
            blouse?: string;
            /** @description Weight in grams; empty where nobody knows it. */
            weight: number | string;
            /** @description The size or sizes; empty where nobody knows them. */
            size: string;
            /** @description How to wash and keep it. */
            careGuide?: string;
            /** @description The seller's words. */
            description?: string;
            /** @description List price in rupees. */
            price: number;
            /** @description What the shopper pays in rupees. */
            showPrice: number;
            /** @description How many percent showPrice is below price. */
            discount?: number;
            /** @description Mean of the stars, 0 for none. */
            rating?: number;
            /** @description Addition: how many reviews all its variants have. */
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
            /**
             * Format: date-time
             * @description Addition: when it last changed in anything that is shown of it, a price or a picture for example; not when its stock or its reviews did.
             */
            updatedAt?: string;
        };
        Review: {
            /** @description The review's id. */
            reviewId: string;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description The reviewer's words. */
            comment: string;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            user: {
                /** @description The reviewer's name. */
                name?: string;
                /** @description The reviewer's address; our own host keeps its domain to itself. */
                email: string;
            };
        };
        Catalogue: {
            /** @description In the catalogue's own order; of our own host the newest 2,000. */
            products: components["schemas"]["Product"][];
            /** @description Addition: how many products the catalogue has, also those that this answer leaves out. */
            totalItems?: number;
            /** @description How many products each category has, also those that this answer leaves out. */
            categoryCounts: {
                [key: string]: number;
            };
        };
        ProductAnswer: {
            product: components["schemas"]["Product"];
        };
        ProductsAnswer: {
            products: components["schemas"]["Product"][];
        };
        VariantsAnswer: {
            variants: components["schemas"]["Variant"][];
        };
        ProductPage: {
            products: components["schemas"]["Product"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description Addition: how many products all pages have together. From 500 on our own host counts at most every half minute, except on the last page: the number, and `totalPages` with it, may be a minute old, or five minutes where nobody asked meanwhile. The products are always current. */
            totalItems?: number;
            /** @description Addition, in answers of /search that were asked for it: for each filter's values how many products there would be with that value, all other filters kept. */
            counts?: {
                /**
                 * @description Which filter.
                 * @enum {string}
                 */
                filter: "category" | "fabric" | "collection" | "occasion" | "size" | "inStock";
                /** @description The value as REST spells it; `true` for inStock. */
                value: string;
                /** @description How many products. */
                count: number;
            }[];
        };
        ReviewsAnswer: {
            reviews: components["schemas"]["Review"][];
        };
        RecentReviewsAnswer: {
            reviews: components["schemas"]["RecentReview"][];
        };
        RecentReview: {
            /** @description The variant that it speaks of. */
            sku: string;
            review: components["schemas"]["Review"];
        };
        ReviewsBySkuAnswer: {
            reviews: components["schemas"]["ReviewsOfVariant"][];
        };
        ReviewsOfVariant: {
            /** @description The variant. */
            sku: string;
            /** @description How many reviews it has in all. */
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
                /** @description Mean of the stars, 0 for none. */
                rating: number;
                /** @description How many reviews all its variants have. */
                reviewCount: number;
                variants: {
                    /** @description The variant. */
                    sku: string;
                    /** @description How many reviews it has. */
                    reviewCount: number;
                }[];
            }[];
        };
        CategoriesAnswer: {
            categories: {
                /** @description The category's name. */
                name: string;
                /** @description How many products it has. */
                productCount: number;
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
        ChangePasswordBody: {
            /** @description 8 to 128 characters, none of the common passwords. */
            newPassword: string;
            /** @description The current password, to confirm the login. */
            password?: string;
            /** @description The code of `/user/confirmation-otp`, to confirm the login. */
            otp?: string;
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
            /** @description A recovery code, in place of `code`. */
            recoveryCode?: string;
            /** @description The password, if the session began without it. */
            password?: string;
        };
        RemoveSecondFactorBody: {
            /** @description The six digits that the app shows. */
            code?: string;
            /** @description A recovery code, in place of `code`. */
            recoveryCode?: string;
            /** @description The current password, to confirm the login. */
            password?: string;
            /** @description The code of `/user/confirmation-otp`, to confirm the login. */
            otp?: string;
        };
        SendNewsletterBody: {
            /** @description The issue's id, chosen by the sender. */
            issueId: string;
            /** @description The mail's subject, one line. */
            subject: string;
            /** @description Plain text; an empty line begins a new paragraph. */
            words: string;
        };
        SubscribersAnswer: {
            /** @description Addresses that an issue would go to. */
            confirmed: number;
            /** @description Addresses that were asked for and aren't confirmed yet. */
            waiting: number;
        };
        SendNewsletterAnswer: {
            /** @description To how many addresses it goes. */
            recipients: number;
        };
        RequestOtpBody: {
            /** @description An email address. */
            email: string;
            /** @description Addition: the challenge of an earlier answer, without cookies. */
            challenge?: string;
            /** @description Addition: true for a client without cookies, which gets a challenge. */
            unbound?: boolean;
            /**
             * @description Addition: what the mail says that the code is for. CONFIRM_EMAIL only for an account whose address nobody has proven.
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
            /** @description Addition: an app's authorization code of Google's; needs the next three fields. */
            code?: string;
            /** @description Addition: the secret of PKCE, whose hash Google had. */
            codeVerifier?: string;
            /** @description Addition: where Google led the browser back to; one of the addresses that the host allows. */
            redirectUri?: string;
            /** @description Addition: what Google was given for the identity token, which is refused with another. */
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
            /** @description 8 to 128 characters, none of the common ones. */
            password: string;
            /** @description The password again; where given it must be the same. */
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
            /** @description Whether this session has shown it. */
            isVerified: boolean;
            /** @description Whether the account has a password, which the second factor comes beside. */
            hasPassword: boolean;
            /** @description Whether this session still has to give the password. */
            needsPassword: boolean;
            /** @description Recovery codes that have not been used, 10 at first. */
            recoveryCodesLeft: number;
        };
        SecondFactorSetUp: {
            /** @description What a QR code tells the app: otpauth://totp/… */
            uri: string;
            /** @description The same secret to be typed, in base32. */
            secret: string;
        };
        RecoveryCodesAnswer: {
            /** @description Ten codes, each good once: x7k2m-9tq4w. */
            recoveryCodes: string[];
        };
        ExportAnswer: {
            /** @description A JSON document with exportedAt, profile, logins, sessions, secondFactor, addresses, cart, wishlist, reviews, orders and newsletter; amounts in paise, no passwords, codes or tokens. */
            json: string;
        };
        MessageAnswer: {
            /** @description What a shopper may read. */
            message?: string;
        };
        RequestOtpAnswer: {
            /** @description What a shopper may read. */
            message?: string;
            /** @description Addition: how many digits the code has. */
            otpLength?: number;
            /** @description Addition: what a client without cookies sends with the code. */
            challenge?: string;
        };
        SessionAnswer: {
            /** @description A JSON Web Token with `exp` in seconds. */
            accessToken: string;
            refreshToken?: components["schemas"]["RefreshToken"];
            refreshExpiresAt?: components["schemas"]["RefreshExpiresAt"];
        };
        /** @description Addition: the next refresh token, only for a client without cookies. It is used once, within 30 days. */
        RefreshToken: string;
        /**
         * Format: date-time
         * @description Addition: when the session ends unless it is refreshed before; beside a refresh token.
         */
        RefreshExpiresAt: string;
        Session: {
            /** @description The session's id. */
            id: string;
            /** @description The name of the device; empty when nobody told it. */
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
            /** @description Whether it is the one that asks. */
            isCurrent: boolean;
        };
        SessionsAnswer: {
            /** @description The sessions. */
            sessions: components["schemas"]["Session"][];
        };
        RevokeOtherSessionsAnswer: {
            /** @description How many have ended. */
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
            /** @description Ten digits; empty until it is given. */
            phone: string;
            /** @description Whether the first-purchase discount is still to come. */
            is_first_purchase: boolean;
            /** @description Addition: the shopper's id. */
            id?: string;
            /** @description Addition: SHOPPER, SELLER or ADMIN. */
            role?: string;
        };
        ProfileAnswer: {
            user: components["schemas"]["Profile"];
        };
        UpdateProfileAnswer: {
            user?: components["schemas"]["Profile"];
            /** @description What a shopper may read. */
            message?: string;
        };
        AddToCartBody: {
            /** @description The variant. */
            sku: string;
            /** @description How many pieces, 1 to 10. */
            quantity: number;
            /** @description Addition: codes of services that are done to each piece of the line, besides those that it has already. */
            services?: string[];
        };
        AddManyToCartBody: {
            items: components["schemas"]["AddToCartBody"][];
        };
        QuantityBody: {
            /** @description How many pieces, 1 to 10. */
            quantity: number;
        };
        ServicesBody: {
            /** @description The codes of all services that the line has then. */
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
        };
        Service: {
            /** @description Its code, which never changes: `fall-pico`. */
            code: string;
            /** @description As shoppers read it. */
            name: string;
            /** @description What it costs for one piece, in rupees; part of showPrice. */
            price: number;
        };
        CartItem: {
            /** @description Addition: what is done to each of its pieces, at prices that are part of showPrice. */
            services?: components["schemas"]["Service"][];
            /** @description The line's id. */
            cartId: string;
            /** @description The variant. */
            sku: string;
            /** @description How many pieces. */
            quantity: number;
            variant: {
                /** @description Address of its picture, absolute or relative to the host. */
                image: string;
                /** @description The colour's name. */
                color?: string;
                /** @description Addition: the size, where it comes in sizes: `M`. */
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
                    /** @description What one piece costs in rupees. */
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
                /** @description Addition: the size, where it comes in sizes: `M`. */
                size?: string;
                /** @description Truthy means in stock. */
                stock: number | boolean;
                product: {
                    /** @description The product's name. */
                    name: string;
                    /** @description The category's name. */
                    category: string;
                    /** @description What one piece costs in rupees. */
                    showPrice: number;
                    /** @description List price in rupees. */
                    price: number;
                    /** @description How many percent showPrice is below price. */
                    discount?: number;
                    /** @description Mean of the stars, 0 for none. */
                    rating?: number;
                };
            };
        };
        CartAnswer: {
            cartData: components["schemas"]["CartItem"][];
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
            /** @description What it takes off in rupees. */
            discount: number;
            /** @description Addition: the code as the shop writes it. */
            promoCode?: string;
            /** @description Addition: how the discount is worked out. */
            terms?: {
                /** @description Percent of the subtotal. */
                percent?: number;
                /** @description Or this amount, in rupees. */
                amountOff?: number;
                /** @description At the most this much, in rupees. */
                maximum?: number;
                /** @description Only from this subtotal on, in rupees. */
                minimumSubtotal?: number;
            };
        };
        DeliveryEstimateAnswer: {
            /** @description The PIN code that was asked for. */
            pinCode: string;
            /** @description Whether the shop delivers there. */
            isServed: boolean;
            /** @description Why it does not, or why it tells no days, in words for shoppers. */
            message?: string;
            /** @description The first day on which one of them may come; absent for no piece. */
            earliest?: string;
            /** @description The day by which all of them come. */
            latest?: string;
            /** @description When each variant comes; none where the shop does not deliver. */
            items: components["schemas"]["ItemEstimate"][];
        };
        ItemEstimate: {
            /** @description The variant. */
            sku: string;
            /** @description The first day on which it may come. */
            earliest: string;
            /** @description The day by which it comes. */
            latest: string;
        };
        PinCodeAnswer: {
            /** @description The PIN code that was asked for. */
            pinCode: string;
            /** @description The city or town that addresses there name, in the country the district. */
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
            /** @description Addition: what is near the house, for whoever brings the parcel. */
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
            /** @description What is near the house. */
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
            /** @description Whether the shopper has made it the default one. */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description When an order that goes there was last paid.
             */
            lastUsedAt?: string;
        };
        SaveAddressBody: {
            /** @description The name on the parcel. */
            name: string;
            /** @description House, street and area. */
            address: string;
            /** @description What is near the house. */
            landmark?: string;
            /** @description The city or town. */
            city: string;
            /** @description The state or union territory, in any case of letters; answered as it is usually spelt. */
            state: string;
            /** @description Six digits. */
            pinCode: string;
            /** @description Ten digits. */
            phone: string;
            /** @description A second mobile number, ten digits. */
            alternatePhone?: string;
            /** @description Whether it becomes the default one; otherwise that stays as it is. */
            isDefault?: boolean;
        };
        AddressesAnswer: {
            /** @description All saved addresses. */
            addresses: components["schemas"]["SavedAddress"][];
        };
        SavedAddressAnswer: {
            /** @description The id of the address that the call was about. */
            addressId: string;
            /** @description All saved addresses. */
            addresses: components["schemas"]["SavedAddress"][];
        };
        StartPaymentBody: {
            payment: {
                /** @description What the shopper expects to pay in rupees. */
                amount: number;
            };
            /** @description The client's own name for this attempt. */
            receipt: string;
            order: components["schemas"]["OrderBody"];
            /** @description True when the bill goes where the pieces go. */
            shppingbilling: boolean;
            /** @description The promo code. */
            promoCode?: string;
        };
        OrderBody: {
            shippingDetails: components["schemas"]["Address"];
            billingDetails?: components["schemas"]["Address"];
            orderItems: {
                /** @description Whose it is; our own host knows by the sku. */
                sellerId?: string;
                /** @description How many pieces. */
                quantity: number;
                /** @description The variant. */
                sku: string;
                /** @description Addition: codes of the services that the client shows at the line; a cart that has others is refused. Not compared when it is left out. */
                services?: string[];
            }[];
        };
        HeldPiecesAnswer: {
            held: {
                /** @description The variant. */
                sku: string;
                /** @description How many pieces. */
                quantity: number;
            }[];
        };
        CashOtpBody: {
            /** @description What the order costs, in paise. */
            amount: number;
            /** @description The PIN code of the address; without one the code is for any. */
            pinCode?: string;
        };
        CashOrderBody: {
            payment: {
                /** @description What the shopper expects to pay in rupees. */
                amount: number;
            };
            /** @description The client's own name for this attempt. */
            receipt: string;
            order: components["schemas"]["OrderBody"];
            /** @description True when the bill goes where the pieces go. */
            shppingbilling: boolean;
            /** @description The promo code. */
            promoCode?: string;
            /** @description The mailed code. */
            otp: string;
        };
        CashOnDeliveryAnswer: {
            /** @description Whether the shopper may. */
            available: boolean;
            /** @description The most that an order may cost, in paise. */
            maxAmount: number;
            /** @description Why not, in words for the shopper. */
            message?: string;
        };
        PaymentOrderAnswer: {
            /** @description What will be charged, in paise. */
            amount: number;
            /** @description The id of the provider's order. */
            id: string;
            /** @description Addition: the public key that the widget is opened with. */
            keyId?: string;
            /** @description Addition: the address of the widget's script. */
            widgetUrl?: string;
            status?: components["schemas"]["PaymentStatus"];
            /**
             * Format: date-time
             * @description Addition: until when the pieces are set aside.
             */
            expiresAt?: string;
        };
        /**
         * @description Addition: how the payment stands.
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
        /** @description Addition: a payment, and what was ordered by it. */
        Payment: {
            /** @description The id of the provider's order. */
            id: string;
            /** @description What there was to pay, in paise. */
            amount: number;
            status: components["schemas"]["PaymentStatus"];
            /** @description The order items, once it is paid; else none. */
            orders: components["schemas"]["OrderItem"][];
        };
        PaymentAnswer: {
            payment: components["schemas"]["Payment"];
        };
        OrderItem: {
            /** @description Addition: what is done to each of its pieces, at prices of then that are part of showPrice. */
            services?: components["schemas"]["Service"][];
            /** @description The item's id. */
            orderItemId: string;
            /** @description Placed, Confirm, Dispatched, Delivered or Cancelled. */
            status: string;
            /** @description How many pieces. */
            quantity: number;
            /** @description The variant. */
            sku: string;
            variant: {
                /** @description Address of its picture, absolute or relative to the host. */
                image: string;
                /** @description The colour's name. */
                color?: string;
                /** @description Addition: the size, where it comes in sizes: `M`. */
                size?: string;
                /** @description The product it belongs to. */
                productId: string;
                /** @description The variant. */
                sku: string;
                /** @description Truthy means in stock. */
                stock?: number | boolean;
                /** @description Our own host tells them, and the picture, as they were when it was ordered. */
                product: {
                    /** @description The product's name. */
                    name: string;
                    /** @description The category's name. */
                    category: string;
                    /** @description What one piece cost in rupees. */
                    showPrice: number;
                    /** @description List price in rupees. */
                    price?: number;
                    /** @description How many percent showPrice is below price. */
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
            /** @description How far the refund is: Processed or Failed; absent while it is on its way. */
            refund_status?: string;
            /** @description Addition: the paise that go back for it once it is cancelled: less than was paid where money had gone back before. Absent: all that was paid. */
            refund_amount?: number;
            /** @description Addition: the order that it was paid with. */
            orderId?: string;
            /** @description Addition: its share of what was taken off, in paise. */
            discount?: number;
            /** @description Addition: what of discount is for the first purchase, in paise. */
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
            /** @description Addition: what the shopper added to the reason. */
            additional_cancel_comment?: string;
            /** @description Addition: how it is paid: cod, or the provider's word: upi, card, netbanking, wallet. */
            payment_method?: string;
            cash_status?: components["schemas"]["CashStatus"];
            /** @description Addition: the first day on which it may come, `YYYY-MM-DD`, as it was promised. */
            promised_from?: string;
            /** @description Addition: the day by which it comes, as it was promised. */
            promised_until?: string;
        };
        /**
         * @description Addition: where the cash of an item is that is paid at the door: due, collected, or never to come because the parcel was refused or the item cancelled before. Absent for what was paid before.
         * @enum {string}
         */
        CashStatus: "due" | "collected" | "refused" | "cancelled";
        OrdersAnswer: {
            orders: components["schemas"]["OrderItem"][];
        };
        OrderAnswer: {
            orders: components["schemas"]["OrderItem"];
        };
        /** @description Addition: what was paid together. */
        PaidOrder: {
            /** @description The order's id. */
            orderId: string;
            /** @description The id of the payment provider's order. */
            paymentOrderId?: string;
            /** @description The order items, in the cart's order. */
            orders: components["schemas"]["OrderItem"][];
        };
        PaidOrderAnswer: {
            order: components["schemas"]["PaidOrder"];
        };
        PaidOrdersAnswer: {
            orders: components["schemas"]["PaidOrder"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many orders all pages have. */
            totalItems: number;
        };
        OrderPageAnswer: {
            orders: components["schemas"]["OrderItem"][];
            /** @description How many pages there are. */
            totalPages: number;
            /** @description How many items all pages have. */
            totalItems: number;
        };
        CancelOrderBody: {
            /** @description The item's id. */
            orderItemId: string;
            /** @description One of the shopper's six words. */
            canceled_reason: string;
            /** @description What else the shopper wants to say. */
            additional_cancel_comment?: string;
        };
        ReviewOrderBody: {
            /** @description The item's id. */
            orderItemId: string;
            /** @description The variant. */
            sku: string;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description What the shopper says of the piece. */
            comment: string;
        };
        DispatchBody: {
            /** @description The carrier's number. */
            trackingId?: string;
            /** @description The carrier's page, https; with trackingId. */
            trackingSite?: string;
        };
        RejectBody: {
            /** @description Why, in words for the shopper. */
            reason: string;
        };
        AddProductBody: {
            /** @description Who sells it; a SELLER may leave it out. */
            sellerId?: string;
            /** @description The product's name. */
            name: string;
            /** @description The category's name. */
            category: string;
            /** @description What it is woven of. */
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
            /** @description How to wash and keep it. */
            careGuide?: string;
            /** @description The seller's words. */
            description?: string;
            /** @description List price in whole rupees. */
            price: number;
            /** @description What the seller asks in whole rupees. */
            showPrice: number;
            /** @description The collections it is in. */
            collections?: string[];
            /** @description The occasions it suits. */
            occasions?: string[];
            variants: {
                /** @description The stock-keeping unit. */
                sku: string;
                /** @description The colour's name. */
                color: string;
                /** @description The size, where it comes in sizes: `M`. */
                size?: string;
                /** @description How many pieces there are. */
                stock: number;
                /** @description The address of its picture, https, on a public host. */
                image?: string;
                /** @description Its GTIN-13 (EAN): thirteen digits, the last of which is right. */
                gtin?: string;
            }[];
        };
        PriceBody: {
            /** @description List price in rupees. */
            price?: number;
            /** @description What the seller asks in rupees. */
            showPrice: number;
        };
        StockBody: {
            /** @description How many pieces more; fewer when negative. */
            by: number;
        };
        VariantAnswer: {
            variant: components["schemas"]["Variant"];
        };
        MoneyCheckBody: {
            /** @description How many days back; 14 by default. */
            days?: number;
            /** @description Whether to mend what can be. */
            mend?: boolean;
            /** @description Paise in all that mending may place or give back; with more it does neither. 2,00,000 rupees by default. */
            mostAmount?: number;
        };
        MoneyCheckAnswer: {
            /** @description The number of differences. */
            findings: number;
            /** @description The number of those that were mended. */
            mended: number;
            /** @description What was compared, then each difference with what it means. */
            lines: string[];
        };
        MoneyTrailAnswer: {
            /** @description One line for each row and for each thing that the provider says. */
            lines: string[];
        };
        RefundMoneyBody: {
            /** @description An item (oi-…), a payment (pay_…) or a refund that was given up (rf-…). */
            id: string;
            /** @description Paise; all that may go back by default. */
            amount?: number;
        };
        KeepPaymentBody: {
            /** @description The provider's id of the payment. */
            paymentId: string;
            /** @description Why it stays. */
            because: string;
        };
        SettleRefundBody: {
            /** @description Our id of the refund. */
            refundId: string;
            /** @description How the money went back. */
            how: string;
        };
        RoleBody: {
            /** @description The account's address. */
            email: string;
            /**
             * @description What the person may do.
             * @enum {string}
             */
            role: "SHOPPER" | "SELLER" | "ADMIN";
            /** @description For a SELLER: whose products these are. */
            sellerId?: string;
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
    };
    responses: {
        /** @description The call was refused or failed. */
        Refused: {
            headers: {
                /** @description Seconds after which another try may succeed. Every 429 of our own host has it. */
                "retry-after"?: string;
                /** @description Addition: the limit that a 429 is about, as draft-ietf-httpapi-ratelimit-headers writes it: `"code";q=5;w=86400` for five codes within a day. */
                "ratelimit-policy"?: string;
                /** @description Addition: what is left of that limit, and the seconds until there is more: `"code";r=0;t=3600`. */
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
        /** @description The variant's stock-keeping unit. */
        sku: string;
        /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). */
        skus: string[];
        /** @description An order, an item, a payment or a refund, by the shop's id or the provider's. */
        moneyId: string;
        /** @description A PIN code of India, six digits, the first not 0. */
        pinCode: string;
        /** @description The saved address's id. */
        addressId: string;
        /** @description The token of a mailed link. */
        newsletterToken: string;
        /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
        idempotencyKey: string;
        /** @description The line's id. */
        cartId: string;
        /** @description The item's id. */
        wishlistId: string;
        /** @description The category's name. */
        category: string;
        /** @description The page; the first is 1. */
        pageInPath: number;
        /** @description The page; the first is 1. */
        page: number;
        /** @description At least this price, in whole rupees. */
        minPrice: number;
        /** @description At most this price, in whole rupees. */
        maxPrice: number;
        /** @description The id of the provider's order. */
        paymentOrderId: string;
        /** @description The order item's id. */
        orderItemId: string;
        /** @description A state, or All. */
        orderStatus: "All" | "Placed" | "Confirm" | "Dispatched" | "Delivered" | "Cancelled";
        /** @description Only those in this state. */
        statusFilter: "Placed" | "Confirm" | "Dispatched" | "Delivered" | "Cancelled";
        /** @description The page's number, from 1. */
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
                /** @description The variant's stock-keeping unit. */
                sku: components["parameters"]["sku"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews, in any order; none for a sku that nobody has reviewed. */
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
                /** @description The page; the first is 1. */
                page: components["parameters"]["pageInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, in the catalogue's own order; no products past the last page. */
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
                /** @description The page; the first is 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; no products for a tag that nothing carries. */
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
                /** @description At least this price, in whole rupees. */
                minPrice?: components["parameters"]["minPrice"];
                /** @description At most this price, in whole rupees. */
                maxPrice?: components["parameters"]["maxPrice"];
                /** @description The page; the first is 1. */
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
            /** @description The token; the refresh cookie is set anew, or the next refresh token is in the answer. */
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
            /** @description The same words, whether or not the address has an account. */
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
            /** @description The same words, whether or not the address has an account. */
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
            /** @description The same words, whether or not the address has an account. */
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
                /** @description Addition: the origin that the browser has the shop at, which Google has to lead back to. Only the shop's own is taken; while trying out, any on this machine. */
                origin?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To Google. A cookie remembers what was asked. */
            302: {
                headers: {
                    /** @description Where the browser goes. */
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
                /** @description What was sent along. */
                state?: string;
                /** @description Who answers. */
                iss?: string;
                /** @description Why Google refused. */
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
            /** @description To `/account/google` of the shop, with `outcome=done` or `outcome=failed` and `mode`. When it is done the session's cookies are set. */
            302: {
                headers: {
                    /** @description Where the browser goes. */
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
            /** @description Who is logged in. */
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
            /** @description The sessions that last, the last used first, 100 at the most. */
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
            /** @description They have ended; their access tokens are worthless at once. */
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
            /** @description It has ended; its access token is worthless at once. */
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
            /** @description The code is on its way. */
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
            /** @description The account is gone; its sessions have ended and the cookies are removed. */
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
            /** @description The account is gone. */
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
            /** @description What the app has to know. It is told once. */
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
            /** @description It is set up; the recovery codes are told once. */
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
            /** @description The session has shown it. */
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
            /** @description They are gone. */
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
            /** @description It is gone. */
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
            /** @description The default address first, then the one that was used last; 20 at the most. */
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
            /** @description It is changed; the body need not be read. */
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
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines, the oldest first. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description The line; the body need not be read. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
    removeFromCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description It is gone; the body need not be read. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description The line; the body need not be read. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description The line; the body need not be read. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description The item that the wishlist now has. */
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
            /** @description The items, the oldest first. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description It is on it; the body need not be read. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description It is gone; the body need not be read. */
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
                /** @description The client's own key of this change. The same key with the same change again within a day changes nothing and is answered as the first time; with another change it is 409 ALREADY_EXISTS. A refused change is not kept: the same key tries again. */
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
            /** @description The line that the cart now has. */
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
            /** @description What the visitor may read. */
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
            /** @description The newsletter comes from now on. */
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
            /** @description No newsletter comes any more. */
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
            /** @description To how many addresses it goes. */
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
            /** @description The signature is good. */
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
            /** @description The event is taken. */
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
            /** @description What differs. */
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
            /** @description It is on its way. */
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
            /** @description It stays. */
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
            /** @description It counts as made. */
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
                /** @description An order, an item, a payment or a refund, by the shop's id or the provider's. */
                moneyId: components["parameters"]["moneyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the shop has saved, and what the provider says. */
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
            /** @description The payment as it stands now. */
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
                /** @description The name, which `startPayment` was given as `receipt`. */
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment; 404 NOT_FOUND when the shopper has opened none under this name. */
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
                /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). */
                sku: components["parameters"]["skus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the variants of which pieces are set aside, in any order. */
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
                /** @description What the order costs, in paise. */
                amount: number;
                /** @description The PIN code of the address; without one it is not looked at. */
                pinCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is offered, and if not, why. */
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
            /** @description The code is on its way; the body need not be read. */
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
                /** @description The name, which `placeCashOnDeliveryOrder` was given as `receipt`. */
                attemptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order; 404 NOT_FOUND when the shopper has placed none under this name. */
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
            /** @description The order items, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrdersAnswer"];
                };
            };
            /** @description The shopper has no orders in that state; code NOT_FOUND. A host may answer an empty list instead. */
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
            /** @description It is cancelled; the body need not be read. */
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
            /** @description It is reviewed; the body need not be read. */
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
                /** @description The page's number, from 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order items, the newest first, 20 on a page. */
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
            /** @description The events, from now on. */
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
                /** @description The page's number, from 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders, the newest first, 20 on a page. */
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
    getSales: {
        parameters: {
            query?: {
                /** @description Only those in this state. */
                status?: components["parameters"]["statusFilter"];
                /** @description The page's number, from 1. */
                page?: components["parameters"]["orderPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order items, the newest first, 20 on a page. */
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
            /** @description The item as it is now. */
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
            /** @description The item as it is now. */
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
            /** @description The item as it is now. */
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
            /** @description The item as it is now. */
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
            /** @description The item as it is now. */
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
            /** @description The item as it is now. */
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
                    "application/json": components["schemas"]["ProductAnswer"];
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
    changeStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The variant's stock-keeping unit. */
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
            /** @description It is done. */
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
    getAdditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their names; a host of the specification alone answers 404 here. */
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
            /** @description The events, from now on. */
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
    getCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in the order of the shop's menus, the empty ones too. */
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
    getPinCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A PIN code of India, six digits, the first not 0. */
                pinCode: components["parameters"]["pinCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it lies. */
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
                /** @description A PIN code of India, six digits, the first not 0. */
                pinCode: string;
                /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). Without any the answer says whether the shop delivers there. */
                sku?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the shop delivers there, and when. */
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
                /** @description At most how many products of each category. */
                first?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each category of the shop's menus with the last products of its first page, the last one first. */
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
                /** @description The ids, each as a parameter of its own (`productId=a&productId=b`). */
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
    getReviewedProduct: {
        parameters: {
            query: {
                /** @description How many of each variant at the most. */
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
                /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). */
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
                /** @description The skus, each as a parameter of its own (`sku=a&sku=b`). */
                sku: components["parameters"]["skus"];
                /** @description How many of each variant at the most. */
                first?: number;
                /** @description Where to go on: the createdAt and the reviewId of a review, joined by a comma. Only what is older (or as old, with a lower reviewId) is answered. */
                after?: string;
                /** @description Whether the oldest are answered, or those just before the place that `before` names; still the newest first. */
                backward?: boolean;
                /** @description Where to end when reading backward, as `after` has it. Only what is newer is answered. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each sku asked for, empty for the unknown ones. */
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
    getRecentReviews: {
        parameters: {
            query?: {
                /** @description Only those of at least so many stars. */
                minRating?: number;
                /** @description How many at the most. */
                first?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews, the newest first. */
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
                /** @description The ids, each as a parameter of its own. */
                productId: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the products that exist, in any order. */
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
                /** @description Part of a product's name, in any case of letters; every character stands for itself. Where no name of the shop has it, it finds the products that have all of its words in name, category, fabric, pattern, occasions and the colours of their variants. Where there are none, each of its words stands for those most like it. By words it finds 2,000 products of the best match, or fewer and up to 2,000 others. */
                text?: string;
                /** @description Exactly this category. */
                category?: string;
                /** @description One of these fabrics, each as a parameter of its own; Georagette and Crep find Georgette and Crepe too. */
                fabric?: string[];
                /** @description At least this price, in whole rupees. */
                minPrice?: components["parameters"]["minPrice"];
                /** @description At most this price, in whole rupees. */
                maxPrice?: components["parameters"]["maxPrice"];
                /** @description In one of these collections. */
                collection?: string[];
                /** @description For one of these occasions. */
                occasion?: string[];
                /** @description Addition: at least one variant of one of these sizes is in stock. */
                size?: string[];
                /** @description true for products of which at least one variant is in stock. */
                inStock?: boolean;
                /** @description Only products that changed at this moment or later (`updatedAt`). */
                updatedSince?: string;
                /** @description true for the counts of the filters' values in the answer. */
                counts?: boolean;
                /** @description The order. */
                sort?: "relevance" | "newest" | "price_asc" | "price_desc" | "rating";
                /** @description true for products without a variant in stock after all others, both in the order asked for. */
                soldOutLast?: boolean;
                /** @description The page; the first is 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; no products past the last. */
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
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
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
            /** @description It can. */
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
