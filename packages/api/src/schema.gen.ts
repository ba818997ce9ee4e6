// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/api/accounts/ids/to/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look people up by their ids
         * @description For people of one’s own school, at most 100 at once.
         */
        post: operations["listUsersByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/client/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address the caller is seen with */
        get: operations["getClientIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/email/existed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an account has this e-mail address
         * @description For registering. Needs a solved captcha, valid once; 20 an hour per address.
         */
        get: operations["emailExisted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/email/verify_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by e-mail
         * @description Per address one in 60 seconds and 5 in an hour. A captcha is asked for after 3.
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/email/verify_code/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by e-mail
         * @description The same as the first version, which shares its counters. Per address one in 60 seconds and 5 in an hour. A captcha is asked for after 3.
         */
        post: operations["sendEmailCodeV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/login/account/open/code/imagevalid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the next attempt needs a captcha
         * @description Says the same for accounts that exist and that do not. With force=true a captcha is always answered, for calls that need a solved one.
         */
        get: operations["getImageCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/login/sms-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by SMS
         * @description Per number one in 60 seconds and 5 in an hour; per address, school and day as well. A captcha is asked for after 3.
         */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/login/sms-code/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code by SMS
         * @description The same as the first version, which shares its counters. Per number one in 60 seconds and 5 in an hour; per address, school and day as well. A captcha is asked for after 3.
         */
        post: operations["sendSmsCodeV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/mobile/existed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an account has this phone number
         * @description For registering. Needs a solved captcha, valid once; 20 an hour per address.
         */
        get: operations["mobileExisted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a code
         * @description With a code of purpose reset. An unknown account answers like a wrong code.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with a verified phone number or e-mail address
         * @description Uses up a code that was sent with purpose register, creates the account, joins the school of tenantId where it is open, and signs in.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/open/url/decode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decode a short address of this portal
         * @description Looks the short code up; nothing is ever fetched. Addresses of other hosts are refused.
         */
        post: operations["decodeUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/rest/account/bind/email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a code to a new e-mail address
         * @description The answer is the same whether the address belongs to somebody or not; its owner is told. One a minute and five an hour an address.
         */
        get: operations["sendBindEmailCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/rest/account/bind/sms-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a new phone number
         * @description One a minute and five an hour a number; shares its counters with all other messages.
         */
        post: operations["sendBindSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go on without linking an account
         * @description Where the portal goes on for a person who came by a third party and does not link contact data now.
         */
        get: operations["skipBinding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/third_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s third-party identities */
        get: operations["listThirdPartyLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/third_user/to/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a third-party identity to one’s own account
         * @description For a signed-in person who came back from the provider. An identity belongs to one account.
         */
        post: operations["bindThirdParty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/third_user/{linkId}": {
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
         * Remove a third-party identity from one’s account
         * @description Refused (CONFLICT) where it is the only way to sign in.
         */
        delete: operations["unbindThirdParty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/user/authcode": {
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
         * Drop an authorization code that was not used
         * @description At sign-out, for one’s own codes younger than 600 seconds. A code of someone else is not found.
         */
        delete: operations["deleteAuthCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/user/email/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one’s e-mail address
         * @description Address and code are in the body or in the query, the body is preferred: query strings end up in histories. The code works for this person and this address alone. The old address gets a notice.
         */
        put: operations["bindEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/user/mobile/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one’s phone number
         * @description The code works for this person and this number alone. The old number gets a notice.
         */
        put: operations["bindMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/users/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * I am still here
         * @description Every 300000 ms while signed in. Does not prolong a session beyond its absolute end.
         */
        post: operations["heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description Never cached. An account that vanished answers VERIFICATION_FAILED: Verification failed, please Login again.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/users/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password
         * @description All other sessions end at once and the contacts of the account get a notice.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/users/reauthenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that it is still the same person
         * @description By the password, or by a code that was sent to a contact of the account. One of the two.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/acl/v1/operation/hasPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether my role in a school includes an operation
         * @description The person is the one of the token, whatever user_id says.
         */
        get: operations["hasPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assist/market/portal/initMarketStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a school a store
         * @description For the owner of the school.
         */
        post: operations["initMarketStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assist/open/member/queryEnterpriseSchoolByNameOrDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a company’s school by name or domain
         * @description For people who do not know the address of their school. At most ten hits, 30 calls an hour for an address.
         */
        get: operations["searchEnterpriseSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assist/v2/agreement/open/knownCookiesAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the choice of cookies
         * @description Counts the choice and keeps the proof of consent with its version. Works without a body.
         */
        post: operations["reportCookieChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assist/v2/agreement/signSchoolDataProcessAgreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a school’s agreement on data processing
         * @description For the owner of the school.
         */
        post: operations["signDataProcessingAgreement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assist/v2/agreement/user/signs": {
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
         * Withdraw one’s own signatures
         * @description Only ever one’s own. What depends on an agreement is not served until it is signed again.
         */
        delete: operations["withdrawAgreements"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in
         * @description Answers the ways in which a school signs its people in, and binds the attempt to this browser by a cookie. An id from before signing in is worth nothing after it. At most 30 attempts are open at once for an address.
         */
        post: operations["initLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, or renew the sign-in
         * @description Answers the tokens and sets them as cookies. A wrong password, an unknown account and a wrong code answer the same, in the same time. Two tabs that renew at once with the same refresh token both succeed within 10 seconds; a later reuse ends every session of that sign-in.
         */
        post: operations["issueToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/enterprise/oauth2/accesstoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an enterprise’s code
         * @description The OAuth2 service is the one of the school’s configuration (oath2Config); its address can never come from the request.
         */
        post: operations["exchangeEnterpriseCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/logout": {
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
         * Sign out
         * @description Ends the session of the caller on the server and clears the cookies. Without a session nothing happens and the answer is the same.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/sso/time-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keep a single sign-on alive
         * @description A document for a hidden frame that loads the time-update address of the configured third party in the person’s browser. The address is the operator’s configuration, never part of a request, and no token goes there.
         */
        get: operations["keepSsoAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/third/stoa/authorization_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the sign-in of stoa
         * @description A navigation of the browser, not a fetch: sets the cookie of the attempt and leads to the provider, which comes back to the callback page.
         */
        get: operations["startStoaLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/third/uniportal/authorization_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the sign-in of uniportal
         * @description A navigation of the browser, not a fetch: sets the cookie of the attempt and leads to the provider, which comes back to the callback page.
         */
        get: operations["startUniportalLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/thirdlogin/accesstoken/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a third party’s code
         * @description Finishes a sign-in by the kind of third party. The server redeems the code, checks issuer, audience, nonce, signature and expiry, and never links by an equal e-mail or phone.
         */
        post: operations["exchangeThirdLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/thirdlogin/imc/accesstoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an imc code
         * @description Finishes a sign-in at imc.
         */
        post: operations["exchangeImcCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/thirdlogin/user/to/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a new identity to an account and sign in
         * @description Needs the pending link of this very browser and a fresh code that was sent to the account (purpose login). Five tries, then both are dead.
         */
        post: operations["bindThirdLoginUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/thirdlogin/users/to/auth_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a code for one of several accounts
         * @description Where the pending identity could belong to several accounts: proves one of them and answers a code that v1/accesstoken redeems with provider stoa.
         */
        post: operations["chooseThirdLoginAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/open/thirdlogin/v1/accesstoken/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a named provider’s code
         * @description The same with the provider by name and the issuer that answered, so that a code of one provider is never sent to another.
         */
        post: operations["exchangeThirdLoginCodeV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/open/qrcode.login/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a QR code to sign in with
         * @description At most 60 sessions an hour for an address.
         */
        get: operations["createQrSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/open/qrcode.login/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask where a QR code stands
         * @description Only for the browser that asked for the code; for any other one it does not exist.
         */
        get: operations["getQrStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/open/qrcode.login/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a confirmed QR code
         * @description Works once, in the browser that asked for the code.
         */
        post: operations["redeemQrSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/qrcode.login/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or cancel on the phone
         * @description Only the phone that scanned can decide. Cancelling kills the code.
         */
        post: operations["confirmQrSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/rest/v1/qrcode.login/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell who wants to sign in, after scanning
         * @description Called by the phone. Scanning alone signs nobody in: the page shows what this answers and asks for a second tap. A second phone is refused.
         */
        post: operations["scanQrSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an authorization code for an application
         * @description The page sends the browser on to redirectUri with code and state. Where a redirect address is not registered nothing leads there. An answer without a code means: Verification failed, please Login again. Codes that are not used are deleted at sign-out.
         */
        get: operations["authorize"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/v1/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an authorization code for a token
         * @description For applications, not for browsers. The second use of a code fails and ends what came of the first.
         */
        post: operations["redeemAuthorizationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/v1/category/selectByCategoryId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category with its children */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/v1/facets/first": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The facets of a school */
        get: operations["listFirstFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/v1/facets/first/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is below a facet */
        get: operations["listChildFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/category/v1/facets/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All facets and categories of a school */
        get: operations["getFacetTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrol in a class
         * @description Joins the school first where it is open. Enrolling again changes nothing and answers the enrolment; the last seat goes to exactly one person.
         */
        post: operations["enrollClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a class
         * @description Frees the seat. Progress is kept for a return. Leaving again changes nothing.
         */
        post: operations["leaveClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/v1/classes/{classId}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is in a class
         * @description For who is enrolled or teaches it. Teachers first, then by name.
         */
        get: operations["listClassMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/v1/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I should go on with in a school */
        get: operations["listContinue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/v1/lessons/{lessonId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save how far I am in a lesson
         * @description May be sent again without harm. Of two devices the newer clientUpdatedAt wins; a lesson that was completed stays completed.
         */
        put: operations["saveLessonProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/v1/open/classes/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A class or course with its outline */
        get: operations["getClass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/class/v1/open/lessons/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A lesson whole
         * @description Preview lessons for everybody the class is for, the others for who is enrolled or teaches it.
         */
        get: operations["getLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/foundation/configProperty/open/value/page/version/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A value of the runtime configuration
         * @description Public keys alone: page-switch (v1PagesWhiteList, v2PagesWhiteList, mainSwitch), bulletin (its address), mobile-portal, external-login, help-centre, community, customer-service-whitelist, logout, heartbeat, store-variant. An unknown or private key is not found; a key without a value has a safe default.
         */
        get: operations["getConfigValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/agreements/compare-and-sign-lastest-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare signed agreements with those in force
         * @description Only compares, unless sign is true. Signing again changes nothing.
         */
        get: operations["compareAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/jump-school-from-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask which school this site leads to */
        get: operations["getJumpSchool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/open-schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open schools with their sub-schools */
        get: operations["listOpenSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/schools/common-current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where and for whom the portal runs
         * @description Success is the code 200.
         */
        post: operations["getCommonCurrent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/schools/school-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What anybody may know of a school
         * @description Also answers for a school that is closed to visitors: its name, languages and how to sign in.
         */
        get: operations["getSchoolDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/schools/select-school-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a school is entered */
        get: operations["selectSchoolConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/sub-schools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sub-schools of a school */
        get: operations["listSubSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/open/tenant-union/check-join-union-as-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether a school is a member of a union */
        get: operations["checkUnionMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/schools/first-schools-all-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the first-level schools of the viewer */
        get: operations["listFirstSchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/schools/last-school-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The school I was in last */
        get: operations["getLastSchool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/schools/open-school-permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open schools, with what I am in each
         * @description The signed-in variant of the open schools.
         */
        get: operations["openSchoolPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/schools/open-school-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the viewer’s standing in an open school */
        get: operations["getOpenSchoolUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ischool/v1/tenant-union/my-join-union-list-merges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the unions of the viewer’s schools
         * @description Each union once, whichever of the viewer’s schools is in it.
         */
        get: operations["listMyUnions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mall/goods/v1/getGoodsVOListForPortal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a school sells */
        get: operations["listGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manager/api/manager/v1/getUploadUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a signed address to upload to, in the lecturing centre
         * @description Needs TRAINING_CENTER.
         */
        get: operations["getManagerUploadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/class-search-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classes and courses of a school */
        get: operations["searchClassResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/default-banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banner of a portal that has chosen none */
        get: operations["getDefaultBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/exam-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exams of a school */
        get: operations["listExamResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/exam-search-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exams of a school, by words */
        get: operations["searchExamResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List feedback */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/feedback/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask where a feedback stands */
        get: operations["getFeedbackStatus"];
        /**
         * Handle a feedback
         * @description Needs FEEDBACK_HANDLING. The person is told.
         */
        put: operations["updateFeedbackStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/getPageDetailsById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published page with its blocks filled */
        get: operations["getPageDetailsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/getVisibleResources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of these resources the viewer may see */
        post: operations["getVisibleResources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/honor-card-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** People whom a school honours */
        post: operations["getHonorCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/hot-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hot lists, top 20 */
        get: operations["listHotResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/isVisible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the viewer may see a portal or a resource */
        get: operations["isVisible"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/knowledge-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Knowledge articles of a school */
        get: operations["listKnowledgeResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/leaderboard-resource/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who learned most, top 50 */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/open/bulletin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notice over a portal */
        get: operations["getBulletin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/open/content-review-switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the footer tells the version */
        get: operations["getContentReviewSwitch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/open/footer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The footer of a portal */
        get: operations["getFooter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/open/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of a portal with everything around it
         * @description School, logo, navigation, footer, bulletin, languages and the page with its blocks filled, in one answer.
         */
        get: operations["getPortalHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/open/resource/{resourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A resource whole
         * @description An article with its text, an exam or live session with its facts, a topic with its collection. A class or course answers where its page is.
         */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published pages of a portal, v1 */
        get: operations["getPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resources of a school
         * @description With blockId the list behind a block’s “more”: its source and order, its heading as title.
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/school-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The logo of a school */
        get: operations["getSchoolLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/school-logo-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Logos of several schools */
        get: operations["listSchoolLogos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/search-video-resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classes and courses with video lessons */
        get: operations["searchVideoResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/uploadFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload one picture
         * @description The picture is written anew without hidden data and served from an address that runs nothing.
         */
        put: operations["uploadFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/v2/navigations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The navigation of a portal */
        get: operations["getNavigations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/api/v1/portal/v2/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published pages of a portal, v2 */
        get: operations["getPagesV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/applyActiveCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications for activation codes
         * @description One’s own; all of them for those who run the platform.
         */
        get: operations["listActiveCodeApplications"];
        put?: never;
        /**
         * Ask for an activation code
         * @description One open application a person. The code comes by e-mail once somebody else approved it.
         */
        post: operations["applyActiveCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/biz/marketConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how a school sells */
        get: operations["getMarketConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/biz/open/schoolLanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The language a school speaks by default */
        get: operations["getSchoolLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/biz/queryConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public settings of a school, such as its customer service
         * @description One entry for each known type that was asked for, in that order. A private or unknown type is refused.
         */
        get: operations["queryConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/confirmApplyCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on an application
         * @description For those who run the platform, never for the applicant. Approving sends a code: random, for one use, dead after five wrong tries.
         */
        post: operations["confirmApplyCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/feedback/addComplaint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a complaint or report
         * @description Five an hour a person.
         */
        post: operations["addComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/feedback/addFeedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send feedback
         * @description Five an hour a person. userId, tenantId and userName are taken from the sign-in; a phone number without allowContact is not stored.
         */
        post: operations["addFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite people into a school
         * @description Needs MEMBER_MANAGEMENT. Nobody can give a role above their own.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/invitations/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description JOINING_NOT_ALLOWED where it is used up, withdrawn or too old.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/language/setting/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages a school offers */
        get: operations["getLanguageSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/members/getMemberIsValid/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether one is a member in good standing */
        get: operations["getMemberIsValid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/members/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join an open school
         * @description Joining again changes nothing and answers the membership.
         */
        post: operations["joinSchool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/members/selectMemberStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My standing in a school */
        get: operations["selectMemberStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/members/{userId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a member of a school
         * @description For those who run the school, and for the person.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/open/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look at an invitation */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/requireActiveCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether creating needs an activation code */
        get: operations["getActiveCodeRequirement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/schools/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The schools I belong to */
        get: operations["listMySchools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/schools/hasStoreDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask which schools have a store */
        post: operations["listStoreDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/schools/open/schoolDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what everyone may know of a school */
        get: operations["getOpenSchoolDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/schools/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A school */
        get: operations["getSchool"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/schools/{id}/admin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** See who runs a school and what it may use */
        get: operations["getSchoolAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/schools/{id}/creation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask how far the creation of a school is */
        get: operations["getSchoolCreation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/tenantUnion/v1/open/checkJoinUnionEver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask whether a school was ever in a union */
        get: operations["checkJoinedUnionEver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/v1/files/get-upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a signed address to upload to
         * @description Sixty an hour a person. What is not confirmed within 24 hours is removed.
         */
        get: operations["getUploadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/v1/files/{uploadId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an upload
         * @description The server looks at the bytes, writes pictures anew without hidden data, and keeps the file. Confirming again answers the same.
         */
        post: operations["confirmUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/v1/files/{uploadId}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload the bytes to a signed address
         * @description The signature is the permission. A second PUT is refused; an upload that breaks off leaves nothing behind. Only where files are stored by this server: an S3 store takes the bytes itself.
         */
        put: operations["putUploadContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/school/v2/open/schools/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look open schools up by id or domain */
        post: operations["listSchoolsByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My searches in a school */
        get: operations["listSearchHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/v1/history/clear": {
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
         * Clear my searches
         * @description One’s own, in this school; clearing an empty history is fine.
         */
        delete: operations["clearSearchHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/v1/hotSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What many search for */
        get: operations["hotSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/v1/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the resources of a school
         * @description In every language: words are found whatever their case, accents, width or Arabic letter forms. A signed-in viewer’s keyword joins their history. OR inside categoryIds, AND across the filters.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/v1/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description Own searches, hot words, then titles; at most 10. A blank keyword answers own searches and hot words.
         */
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/welink/proxy/rest/v1/open/free_login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from inside welink
         * @description A code exchange with welink. The code works once; an unknown platform type is refused.
         */
        post: operations["welinkFreeLogin"];
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
        /** @description What signing in, registering and refreshing answer. The same tokens are set as cookies. */
        TokenAnswer: {
            /** @description JWT, 15 minutes. */
            access_token: string;
            /** @description Opaque; each use replaces it. */
            refresh_token: string;
            /** @constant */
            token_type: "Bearer";
            /** @description Seconds until the access token ends. */
            expires_in: number;
            user_id: components["schemas"]["Id"];
        };
        /** @description A verification code is on its way. The answer is the same whether the account exists or not. */
        CodeSent: {
            /** @description The code is valid so long, at most 600. */
            expiresInSeconds: number;
            /** @description Another code can be asked for after so long. */
            retryAfterSeconds: number;
        };
        /**
         * @description What the code is for; it works for nothing else.
         * @enum {string}
         */
        CodePurpose: "login" | "register" | "reset";
        /** @description Whether a captcha is asked for, and which. */
        Captcha: {
            /** @description Whether the next attempt has to carry one. */
            required: boolean;
            /** @description Names it, valid once and for 5 minutes. */
            captchaId: string | null;
            /** @description Its picture as an SVG data URI. */
            image: string | null;
        };
        /** @description Asks for a code by SMS. */
        SmsCodeForm: {
            /** @description Number without country code, digits only. */
            mobile: string;
            /**
             * @description Country calling code without the plus.
             * @default 86
             */
            countryCode?: string;
            purpose: components["schemas"]["CodePurpose"];
            /** @description From a CAPTCHA_REQUIRED failure or the captcha call. */
            captchaId?: string;
            /** @description What the captcha shows. */
            captchaText?: string;
            tenantId?: components["schemas"]["Id"];
        };
        /** @description Asks for a code by e-mail. */
        EmailCodeForm: {
            /**
             * Format: email
             * @description One address.
             */
            email: string;
            purpose: components["schemas"]["CodePurpose"];
            /** @description From a CAPTCHA_REQUIRED failure or the captcha call. */
            captchaId?: string;
            /** @description What the captcha shows. */
            captchaText?: string;
            tenantId?: components["schemas"]["Id"];
        };
        /**
         * @description Why a viewer may not do something.
         * @enum {string}
         */
        DenialReason: "SIGN_IN" | "JOIN_SCHOOL" | "MEMBERS_ONLY" | "VISITORS_ONLY" | "NOT_ENROLLED" | "ALREADY_ENROLLED" | "CLASS_FULL" | "CLASS_NOT_STARTED" | "CLASS_ENDED" | "PURCHASE_REQUIRED" | "NOT_OPEN" | "CLOSED" | "ATTEMPTS_EXHAUSTED";
        /** @description Seats of a class. */
        Seats: {
            /** @description Null: as many as come. */
            capacity: number | null;
            /** @description Enrolled people. */
            taken: number;
            /** @description Null: as many as come. */
            left: number | null;
        };
        /** @description How far the viewer is. */
        ClassProgress: {
            /** @description Lessons completed. */
            completed: number;
            /** @description Lessons. */
            total: number;
            /** @description Time the rest needs. */
            remainingMinutes: number;
        };
        /** @description A lesson as others mention it. */
        LessonRef: {
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            kind: components["schemas"]["LessonKind"];
            /** @description Time a learner needs. */
            minutes: number;
            /** @description Path in the portal. */
            url: string;
        };
        /**
         * @description What a lesson is.
         * @enum {string}
         */
        LessonKind: "article" | "video";
        /** @description A lesson in the outline. */
        OutlineLesson: {
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            kind: components["schemas"]["LessonKind"];
            /** @description Time a learner needs. */
            minutes: number;
            /** @description Length of the video. */
            seconds: number | null;
            /** @description Can be looked at before enrolling. */
            preview: boolean;
            /** @description The viewer cannot open it. */
            locked: boolean;
            /** @description By the viewer. */
            completed: boolean;
            /** @description How much of it the viewer did. */
            fraction: number;
            /** @description Path in the portal. */
            url: string;
        };
        /** @description A section of the outline. */
        OutlineSection: {
            /** @description Title. */
            title: string;
            lessons: components["schemas"]["OutlineLesson"][];
        };
        /** @description Who teaches. */
        Teacher: {
            person: components["schemas"]["Person"];
            /** @description A few sentences. */
            bio: string | null;
        };
        /** @description What the viewer may do with it. */
        ClassAbilities: {
            /** @description Enrol. */
            enroll: boolean;
            /** @description Leave. */
            leave: boolean;
            /** @description Open all lessons and save progress. */
            learn: boolean;
            /** @description See who else is enrolled. */
            seeMembers: boolean;
            /** @description Why what is false is false, the first to solve first. */
            reasons: components["schemas"]["DenialReason"][];
        };
        /** @description A class or course. */
        ClassDetail: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ResourceType"];
            /** @description Title. */
            title: string;
            /** @description One or two sentences. */
            summary: string;
            lang: components["schemas"]["Language"];
            /** @description Picture, 16:9. */
            coverUrl: string | null;
            /** @description Stands in until the picture is there. */
            coverColor: string | null;
            zone: components["schemas"]["Zone"];
            audience: components["schemas"]["Audience"];
            categories: components["schemas"]["CategoryRef"][];
            teachers: components["schemas"]["Teacher"][];
            outcomes: string[];
            sections: components["schemas"]["OutlineSection"][];
            /** @description Lessons. */
            lessonCount: number;
            /** @description Time a learner needs, over all lessons. */
            minutes: number;
            /**
             * Format: date-time
             * @description Start; null: always open.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description End; null: never.
             */
            endsAt: string | null;
            /** @description Null for what has no dates. */
            activityStatus: components["schemas"]["ActivityStatus"] | null;
            seats: components["schemas"]["Seats"];
            /** @description Enrolled people. */
            learnerCount: number;
            /** @description Null for what costs nothing. */
            price: components["schemas"]["Money"] | null;
            enrollment: components["schemas"]["Enrollment"];
            /**
             * Format: date-time
             * @description When the viewer enrolled.
             */
            enrolledAt: string | null;
            /** @description Null for who is not enrolled. */
            progress: components["schemas"]["ClassProgress"] | null;
            /** @description Where to go on; null when all is done. */
            nextLesson: components["schemas"]["NextLesson"] | null;
            abilities: components["schemas"]["ClassAbilities"];
            related: components["schemas"]["ResourceCard"][];
            schoolId: components["schemas"]["Id"];
            /** @description Path of its page. */
            url: string;
        };
        /** @description Where to go on. */
        NextLesson: {
            lesson: components["schemas"]["LessonRef"];
            /** @description Second of the video. */
            positionSeconds: number | null;
            /** @description Whether the viewer has begun it. */
            started: boolean;
        };
        /** @description Captions of a video. */
        Caption: {
            lang: components["schemas"]["Language"];
            /** @description Name of the language in itself. */
            label: string;
            /** @description WebVTT. */
            url: string;
        };
        /** @description The film of a lesson. */
        LessonVideo: {
            /** @description MP4, can be read in ranges. */
            url: string;
            /** @description Still picture. */
            posterUrl: string | null;
            /** @description Length. */
            seconds: number;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            captions: components["schemas"]["Caption"][];
        };
        /** @description How far the viewer is in a lesson. */
        LessonPosition: {
            /** @description Second of the video. */
            positionSeconds: number | null;
            /** @description How much of it is done. */
            fraction: number;
            /** @description Done. */
            completed: boolean;
            /** @description The device that said so. */
            deviceId: string;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A lesson whole. */
        Lesson: {
            id: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            /** @description Title of the class. */
            classTitle: string;
            /** @description Title of the section. */
            sectionTitle: string;
            /** @description Title. */
            title: string;
            /** @description Language of the body, or of the title for a video. */
            lang: components["schemas"]["Language"];
            kind: components["schemas"]["LessonKind"];
            /** @description Time a learner needs. */
            minutes: number;
            /** @description An article’s text; notes of a video, where there are any. */
            body: components["schemas"]["RichTextDocument"] | null;
            toc: components["schemas"]["TocEntry"][];
            /** @description A video lesson’s film. */
            video: components["schemas"]["LessonVideo"] | null;
            /** @description Null where the viewer has not begun. */
            position: components["schemas"]["LessonPosition"] | null;
            /** @description The lesson before. */
            previous: components["schemas"]["LessonRef"] | null;
            /** @description The lesson after. */
            next: components["schemas"]["LessonRef"] | null;
            /** @description Path in the portal. */
            url: string;
        };
        /** @description What a device knows. The newest of clientUpdatedAt wins for the position; completed stays once it is true. */
        ProgressBody: {
            /** @description Second of the video. */
            positionSeconds?: number;
            /** @description How much of it is done. */
            fraction?: number;
            /** @description Done. */
            completed?: boolean;
            /** @description Chosen once by the browser. */
            deviceId: string;
            /** @description When the learner was there; not more than a minute in the future. */
            clientUpdatedAt: components["schemas"]["Instant"];
        };
        /** @description The merged progress. */
        ProgressAnswer: {
            lessonId: components["schemas"]["Id"];
            position: components["schemas"]["LessonPosition"];
            /** @description False where the server held something newer. */
            accepted: boolean;
            /** @description Another device is further: a choice for the learner. */
            furtherElsewhere: components["schemas"]["LessonPosition"] | null;
            progress: components["schemas"]["ClassProgress"];
            /** @description Null when all is done. */
            nextLesson: components["schemas"]["NextLesson"] | null;
        };
        /** @description Enrolment after the call. */
        EnrolmentAnswer: {
            classId: components["schemas"]["Id"];
            enrollment: components["schemas"]["Enrollment"];
            /**
             * Format: date-time
             * @description When; null after leaving.
             */
            enrolledAt: string | null;
            seats: components["schemas"]["Seats"];
            /** @description Enrolled people. */
            learnerCount: number;
        };
        /** @description Something the viewer has begun. */
        ContinueItem: {
            card: components["schemas"]["ResourceCard"];
            progress: components["schemas"]["ClassProgress"];
            nextLesson: components["schemas"]["NextLesson"];
            lastActiveAt: components["schemas"]["Instant"];
        };
        /** @description Someone in a class. */
        ClassMember: {
            person: components["schemas"]["Person"];
            /**
             * @description In this class.
             * @enum {string}
             */
            role: "teacher" | "learner";
            /**
             * Format: date-time
             * @description Learners.
             */
            enrolledAt: string | null;
            /** @description Only for its teachers and for oneself. */
            progress: components["schemas"]["ClassProgress"] | null;
            /** @description This is the viewer. */
            isViewer: boolean;
        };
        /**
         * @description An id of 19 digits. A string, because it does not fit a JSON number.
         * @example 1700000000000000001
         */
        Id: string;
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601.
         * @example 2026-11-21T08:30:00.000Z
         */
        Instant: string;
        /**
         * @description A language of the portal. ar_SA is written from right to left.
         * @example en_US
         * @enum {string}
         */
        Language: "zh_CN" | "en_US" | "es_ES" | "ru_RU" | "ar_SA" | "pl_PL" | "de_DE" | "tr_TR" | "fr_FR" | "ja_JP" | "ko_KR" | "pt_BR";
        /**
         * @description Entries over all pages.
         * @example 42
         */
        Total: number;
        /**
         * @description The page that was answered, from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Entries a page.
         * @example 20
         */
        PageSize: number;
        /** @description The envelope of an answer that carries nothing but its success. */
        Success: {
            /**
             * @description 200 is success.
             * @constant
             */
            code: 200;
            /**
             * @description Always `ok` on success.
             * @example ok
             */
            message: string;
        };
        /** @description What every failure answers. The HTTP status fits the code. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /**
             * @description A sentence for people, in the language of `sxz-lang`, else of Accept-Language.
             * @example This page asks you to sign in first.
             */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
            /**
             * @description Names this request in the server's log, to be quoted when asking for help.
             * @example req-5kx9c2m1
             */
            requestId: string;
        };
        /** @description What a program can do something with. Which of them are there depends on the code. */
        ErrorDetails: {
            /** @description VALIDATION_FAILED. What was wrong, one entry a field. */
            fields?: components["schemas"]["FieldProblem"][];
            /** @description Any code with status 429 or 503. Seconds to wait before trying again (also the Retry-After header). */
            retryAfterSeconds?: number;
            /** @description CODE_INVALID. Tries that are left for this code, of 5. */
            attemptsLeft?: number;
            /** @description CAPTCHA_REQUIRED. The captcha to solve. */
            captchaId?: string;
            /** @description CAPTCHA_REQUIRED. The captcha's picture as an SVG data URI. */
            image?: string;
            /** @description PAYLOAD_TOO_LARGE, QUOTA_EXCEEDED, CLASS_FULL. The limit that was met: bytes, pieces or seats. */
            limit?: number;
            /** @description A stable word that tells apart the cases of one code. */
            reason?: string;
            /**
             * Format: date-time
             * @description SCHOOL_DISABLED and the other closed doors. Since when.
             */
            since?: string;
            /** @description FORBIDDEN. Roles of the school that can do this or can grant it. */
            grantedBy?: ("owner" | "admin" | "teacher")[];
            /** @description VERSION_CONFLICT. The version that the server holds. */
            currentVersion?: string;
            /** @description MODERATION_REJECTED. The words that were not accepted. */
            words?: string[];
        };
        FieldProblem: {
            /**
             * @description Where, as a JSON pointer below body, query, path or header.
             * @example body/mobile
             */
            path: string;
            /**
             * @description The rule that was broken.
             * @example pattern
             */
            rule?: string;
            /**
             * @description What is expected.
             * @example must match ^1[3-9][0-9]{9}$
             */
            message: string;
        };
        /**
         * @description The closed list of what can go wrong. A program decides by it, never by the message.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "MALFORMED_BODY" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "CONFLICT" | "VERSION_CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "CSRF_REJECTED" | "VERIFICATION_FAILED" | "FORBIDDEN" | "NOT_A_MEMBER" | "MEMBERS_ONLY" | "VISITORS_ONLY" | "TENANT_MISMATCH" | "REAUTHENTICATION_REQUIRED" | "INVALID_GRANT" | "UNSUPPORTED_GRANT_TYPE" | "ACCOUNT_DISABLED" | "TOO_MANY_ATTEMPTS" | "CAPTCHA_REQUIRED" | "CAPTCHA_INVALID" | "CODE_INVALID" | "CODE_EXPIRED" | "CODE_ATTEMPTS_EXCEEDED" | "ACCOUNT_EXISTS" | "PASSWORD_TOO_WEAK" | "COUNTRY_NOT_SUPPORTED" | "LOGIN_INIT_EXPIRED" | "STATE_MISMATCH" | "PROVIDER_UNKNOWN" | "PROVIDER_FAILED" | "FREE_LOGIN_FAILED" | "REDIRECT_NOT_ALLOWED" | "QR_EXPIRED" | "QR_CANCELLED" | "QR_NOT_CONFIRMED" | "ALREADY_BOUND" | "BINDING_EXPIRED" | "SCHOOL_CLOSED" | "SCHOOL_DISABLED" | "SCHOOL_EXISTS" | "SCHOOL_QUOTA_EXCEEDED" | "JOINING_NOT_ALLOWED" | "ACTIVE_CODE_INVALID" | "AGREEMENT_OUTDATED" | "CLASS_FULL" | "CLASS_ENDED" | "CLASS_NOT_STARTED" | "NOT_ENROLLED" | "PURCHASE_REQUIRED" | "LESSON_LOCKED" | "EXAM_NOT_OPEN" | "EXAM_CLOSED" | "ATTEMPTS_EXHAUSTED" | "ATTEMPT_SUBMITTED" | "ATTEMPT_EXPIRED" | "TICKET_INVALID" | "TICKET_USED" | "SURVEY_CLOSED" | "SURVEY_ANSWERED" | "ACTIVITY_NOT_STARTED" | "ACTIVITY_ENDED" | "LIVE_NOT_OPEN" | "LIVE_ENDED" | "LIVE_DELETED" | "CHAT_TOO_FAST" | "MODERATION_REJECTED" | "FILE_FORMAT" | "FILE_TOO_MANY" | "QUOTA_EXCEEDED" | "UPLOAD_EXPIRED" | "UPLOAD_NOT_OWNED" | "FEEDBACK_REJECTED" | "PAGE_INVALID" | "OWN_PERSON";
        /**
         * @description What a person is in a school. A visitor has none.
         * @enum {string}
         */
        Role: "owner" | "admin" | "teacher" | "member";
        /**
         * @description What a role may do. TRAINING_CENTER opens the lecturing centre.
         * @enum {string}
         */
        OperationCode: "TRAINING_CENTER" | "PORTAL_DECORATION" | "FEEDBACK_HANDLING" | "MEMBER_MANAGEMENT" | "CLASS_MANAGEMENT" | "EXAM_GRADING" | "LIVE_HOSTING" | "SCHOOL_SETTINGS";
        /** @description A person as others see them. */
        Person: {
            id: components["schemas"]["Id"];
            /** @description Display name. */
            name: string;
            /** @description Picture, square; null where there is none. */
            avatarUrl: string | null;
            /** @description What they do, one line. */
            title?: string | null;
        };
        /** @description A person in a school. */
        Membership: {
            schoolId: components["schemas"]["Id"];
            /** @description Name of the school. */
            name: string;
            /** @description Its logo. */
            logoUrl: string | null;
            role: components["schemas"]["Role"];
            joinedAt: components["schemas"]["Instant"];
            /** @description What the role may do there. */
            operations: components["schemas"]["OperationCode"][];
        };
        /** @description The signed-in person, as only they see it. The tokens are in HttpOnly cookies and never part of it. */
        User: {
            user_id: components["schemas"]["Id"];
            /** @description The name they chose. */
            nickName: string | null;
            /** @description The name they are known by. */
            realName: string | null;
            /** @description realName, else nickName, else mobile, else email; the latter two are masked. */
            displayName: string;
            /** @description Picture, square. */
            avatarUrl: string | null;
            /** @description Phone number, E.164 without the plus for mainland numbers. */
            mobile: string | null;
            /** @description E-mail address. */
            email: string | null;
            /** @description A few sentences about themselves. */
            userInfo: string | null;
            /**
             * @description Whether the viewer follows this person: 0 no, 1 yes, 2 both ways. 0 on one’s own.
             * @enum {integer}
             */
            focusType: 0 | 1 | 2;
            /**
             * @description 0 disabled, 1 valid.
             * @enum {integer}
             */
            isValid: 0 | 1;
            /**
             * @description 1 for an administrator of the school that leads a union.
             * @enum {string}
             */
            schoolUnionLeader: "0" | "1";
            /** @description True only when schoolUnionLeader is 1. */
            IsSchoolUnionLeader: boolean;
            /** @description The language the person chose, null before they did. */
            language: components["schemas"]["Language"] | null;
            /** @description Runs the platform. */
            isSuperuser: boolean;
            /** @description The schools they belong to, the last visited first. */
            memberships: components["schemas"]["Membership"][];
            /** @description What the person may do outside of a school. */
            abilities: {
                /** @description Create an academy or a store. */
                createSchool: boolean;
                /** @description Run the platform. */
                managePlatform: boolean;
            };
        };
        /**
         * @description A sign-in service of others: stoa, uniportal, enterprise OAuth2, imc or welink.
         * @enum {string}
         */
        ThirdPartyProvider: "stoa" | "uniportal" | "enterprise" | "imc" | "welink";
        /** @description A third party that people can sign in with. */
        LoginOption: {
            provider: components["schemas"]["ThirdPartyProvider"];
            /** @description What people read on the button. */
            name: string;
            /** @description Its mark. */
            logoUrl: string | null;
            /** @description Where the browser goes. State, nonce and PKCE challenge are in it. */
            authorizeUrl: string;
        };
        /** @description How a person can sign in here, and the state of this attempt. */
        LoginInit: {
            /** @description The state of the sign-in. It belongs to the browser that began it and works once. */
            state: string;
            /** @description The sign-in has to be finished within so many seconds. */
            expiresInSeconds: number;
            loginMethod: components["schemas"]["LoginMethod"];
            /** @description Ways that the school offers, the preferred one first. */
            methods: ("password" | "sms" | "email" | "qr" | "thirdParty")[];
            /** @description Third parties of the school. */
            providers: components["schemas"]["LoginOption"][];
            /** @description Whether people can register by themselves. */
            registrationOpen: boolean;
        };
        /** @description What a sign-in by a third party leads to. `outcome` tells the cases apart. */
        ThirdLoginAnswer: components["schemas"]["ThirdLoginSignedIn"] | components["schemas"]["ThirdLoginPending"];
        /** @description Signed in. */
        ThirdLoginSignedIn: {
            /**
             * @description The identity is linked to an account; the cookies are set.
             * @constant
             */
            outcome: "signedIn";
            token: components["schemas"]["TokenAnswer"];
            /** @description Where to go afterwards: a path of this portal. Anything else is refused. */
            targetUrl: string;
        };
        /** @description The identity has no account yet. */
        ThirdLoginPending: {
            /**
             * @description The identity is new here: link it to an account or begin one.
             * @constant
             */
            outcome: "bindRequired";
            /** @description Names the pending link. Works only in this browser. */
            pendingBindId: string;
            provider: components["schemas"]["ThirdPartyProvider"];
            /** @description The name that the provider told. */
            displayName: string;
            /** @description E-mail or phone that the provider told, masked. Never linked by itself. */
            suggestedContact: string | null;
            /** @description The link has to be made within so many seconds. */
            expiresInSeconds: number;
        };
        /** @description Proof that an account is one’s own. */
        VerifiedTarget: {
            /** @description The pending link. */
            pendingBindId: string;
            /**
             * @description Where the code went.
             * @enum {string}
             */
            channel: "mobile" | "email";
            /** @description Phone number (digits with country code) or e-mail address of the account. */
            target: string;
            /** @description The six digits that were sent to the account. Five tries. */
            code: string;
            /** @description The school that the person signs in to. */
            tenantId?: components["schemas"]["Id"];
        };
        /** @description The special failure of welink. */
        WelinkFailure: {
            /**
             * @description The free login failed; go on with the external login or the school’s portal.
             * @constant
             */
            code: "030025";
            /** @description A sentence for people. */
            message: string;
            /** @description Names this request in the log. */
            requestId: string;
        };
        /** @description Signed in by welink. */
        WelinkSuccess: {
            /**
             * @description 200 is success.
             * @constant
             */
            code: 200;
            /** @description Always `ok` on success. */
            message: string;
            data: components["schemas"]["ThirdLoginAnswer"];
        };
        /** @description An application that people can be handed to. */
        AuthorizedClient: {
            /** @description The application. */
            clientId: string;
            /** @description What people read. */
            name: string;
            /** @description Its mark. */
            logoUrl: string | null;
        };
        /**
         * @description Where a QR code stands. It only moves forward.
         * @enum {string}
         */
        QrStatus: "new" | "scanned" | "confirmed" | "used" | "expired" | "cancelled";
        /** @description A third-party identity of one’s own account. */
        ThirdPartyLink: {
            /** @description The link. */
            id: components["schemas"]["Id"];
            provider: components["schemas"]["ThirdPartyProvider"];
            school: components["schemas"]["SchoolRef"] | null;
            /** @description Name at the third party. */
            displayName: string;
            /** @description Since when. */
            linkedAt: components["schemas"]["Instant"];
        };
        /** @description How far the creation of a school is. */
        SchoolCreation: {
            /** @description The school that is being created. */
            schoolId: components["schemas"]["Id"];
            /**
             * @description What is created.
             * @enum {string}
             */
            kind: "academy" | "store";
            /**
             * @description Where the creation stands.
             * @enum {string}
             */
            status: "creating" | "ready" | "failed";
            /** @description In the order in which they run. */
            steps: {
                /**
                 * @description What is done.
                 * @enum {string}
                 */
                key: "school" | "portal" | "navigation" | "store";
                /**
                 * @description Where it stands.
                 * @enum {string}
                 */
                status: "waiting" | "running" | "done" | "failed";
            }[];
            /** @description Path of the portal, once it is ready. */
            portalUrl: string | null;
        };
        /** @description Someone who runs the school. */
        SchoolAdmin: {
            person: components["schemas"]["Person"];
            /**
             * @description What they are.
             * @enum {string}
             */
            role: "owner" | "admin";
            /** @description Masked. */
            email: string | null;
            /** @description Masked. */
            mobile: string | null;
            /** @description Since when. */
            since: components["schemas"]["Instant"];
        };
        /** @description A member of a school. */
        SchoolMember: {
            /** @description The person. */
            userId: components["schemas"]["Id"];
            person: components["schemas"]["Person"];
            /** @description Name for those who run the school. */
            realName: string | null;
            role: components["schemas"]["Role"];
            /**
             * @description 0 shut out, 1 valid.
             * @enum {integer}
             */
            isValid: 0 | 1;
            /** @description Since when. */
            joinedAt: components["schemas"]["Instant"];
            /** @description Masked; for those who run the school and the person. */
            email: string | null;
            /** @description Masked; likewise. */
            mobile: string | null;
        };
        /** @description How a school sells. */
        MarketConfig: {
            /** @description Whether the store variant is in use. */
            enabled: boolean;
            /** @description Whether goods can be ordered now. */
            orderEnabled: boolean;
            /**
             * @description Of the prices.
             * @enum {string}
             */
            currency: "CNY" | "EUR" | "GBP" | "JPY" | "USD";
            /** @description Page that introduces the store. */
            introduceUrl: string;
            /** @description Since when ordering is off. */
            orderDisabledSince: components["schemas"]["Instant"] | null;
        };
        /** @description A request for an activation code. */
        ActiveCodeApplication: {
            /** @description The application. */
            id: components["schemas"]["Id"];
            /**
             * @description For what.
             * @enum {string}
             */
            kind: "academy" | "store";
            /** @description Who applies. */
            organisation: string;
            /** @description Whom to answer. */
            contactName: string;
            /** @description Where to answer. */
            contactEmail: string;
            /** @description What it is for. */
            reason: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "pending" | "approved" | "refused";
            /** @description Words of whoever decided. */
            comment: string | null;
            /** @description When. */
            appliedAt: components["schemas"]["Instant"];
        };
        /** @description An invitation into a school. */
        Invitation: {
            /** @description The invitation: at least 128 random bits. */
            token: string;
            /** @description What to send on. */
            url: string;
            school: components["schemas"]["SchoolRef"];
            /**
             * @description What those who accept become.
             * @enum {string}
             */
            role: "member" | "teacher" | "admin";
            invitedBy: components["schemas"]["Person"];
            /** @description Until when it works. */
            expiresAt: components["schemas"]["Instant"];
            /** @description How many more people can accept. */
            usesLeft: number;
            /**
             * @description Whether it works.
             * @enum {string}
             */
            status: "open" | "used" | "expired" | "withdrawn";
        };
        /** @description A union of schools. */
        SchoolUnion: {
            /** @description The union. */
            unionId: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
            leader: components["schemas"]["SchoolRef"];
            /** @description Schools in it that the viewer may know of. */
            schools: components["schemas"]["SchoolRef"][];
            /** @description Since when the school is in it. */
            joinedAt: components["schemas"]["Instant"];
            /**
             * @description 1 where the viewer runs the leading school.
             * @enum {string}
             */
            schoolUnionLeader: "0" | "1";
        };
        /** @description An agreement and the viewer’s signature. */
        AgreementState: {
            /**
             * @description Which agreement.
             * @enum {string}
             */
            type: "service" | "privacy" | "schoolDataProcessing";
            /** @description The version in force. */
            version: string;
            /** @description Where it can be read. */
            url: string;
            /** @description The version that the person signed. */
            signedVersion: string | null;
            /** @description When. */
            signedAt: components["schemas"]["Instant"] | null;
            /** @description Whether that is the version in force. */
            upToDate: boolean;
        };
        /** @description Feedback as it is sent. */
        FeedbackInput: {
            /**
             * @description Use experience 0, fault 1, question consultation 2, content comment 3.
             * @enum {integer}
             */
            feedbackType: 0 | 1 | 2 | 3;
            /** @description What the person wants to say, without leading white space. Counted in characters as people see them. */
            feedbackContent: string;
            /** @description Up to 4 addresses of one’s own uploads, joined by commas; empty without pictures. */
            picUrl: string;
            /**
             * @description Whether the person may be contacted.
             * @enum {integer}
             */
            allowContact: 1 | 0;
            /** @description A hint; the signed-in person counts. */
            userId?: components["schemas"]["Id"];
            /** @description A hint; checked against the membership. */
            tenantId?: components["schemas"]["Id"];
            /** @description Title of the school, or the label of someone not signed in. */
            schoolName?: string;
            /** @description A hint; the account’s name counts. */
            userName?: string;
            /**
             * @description Always 1.
             * @constant
             */
            clientType: "1";
            /** @description Kept only where contact is allowed. */
            phoneNumber?: string;
        };
        /** @description Feedback as it is handled. */
        FeedbackEntry: {
            /** @description The feedback. */
            id: components["schemas"]["Id"];
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "feedback" | "complaint";
            /** @description Of feedback. */
            feedbackType: (0 | 1 | 2 | 3) | null;
            /** @description Of a complaint. */
            complaintType: ("illegal" | "copyright" | "harassment" | "fraud" | "other") | null;
            /** @description What was said. */
            content: string;
            /** @description Pictures. */
            picUrls: string[];
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "new" | "inProgress" | "answered" | "closed";
            author: components["schemas"]["Person"];
            /** @description Only for those who handle it, and only where contact is allowed. */
            phoneNumber: string | null;
            /** @description The school’s answer. */
            reply: string | null;
            /** @description When it came. */
            createdAt: components["schemas"]["Instant"];
            /** @description When something changed. */
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A signed address for one upload. */
        UploadUrl: {
            /**
             * @description success; any other value comes with a message to show.
             * @constant
             */
            details: "success";
            /**
             * @description 200 is success.
             * @constant
             */
            code: 200;
            /** @description Always `ok` on success. */
            message: string;
            /** @description The signed address. */
            data: {
                /**
                 * Format: uuid
                 * @description The upload; attachments name it as uuid.
                 */
                id: string;
                /** @description Where to PUT the bytes: valid once, for 300 seconds, for this key, type and size alone. */
                url: string;
                /** @description Where it can be seen once it is there. */
                static_url: string;
                /** @description Headers to send along, unchanged. */
                headers: {
                    [key: string]: string;
                };
            };
        };
        /** @description An upload that arrived. */
        UploadSuccess: {
            /**
             * @description 20000 is success.
             * @constant
             */
            resultCode: 20000;
            /**
             * @description 200 is success.
             * @constant
             */
            code: 200;
            /** @description Always `ok` on success. */
            message: string;
            /** @description Always success. */
            details: string;
            /** @description Where it is. */
            data: {
                /**
                 * Format: uuid
                 * @description The upload; attachments name it as uuid.
                 */
                id: string;
                /** @description Where it can be seen once it is there. */
                static_url: string;
            };
        };
        /** @description An upload that was refused. */
        UploadFailure: {
            /**
             * @description 901100007: message is for the person and the picture shows an error. 901100008: details is shown.
             * @enum {integer}
             */
            resultCode: 901100007 | 901100008;
            code: components["schemas"]["ErrorCode"];
            /** @description A sentence for people. */
            message: string;
            /** @description What was wrong. */
            details: string;
            /** @description Names this request in the log. */
            requestId: string;
        };
        /** @description An entry of the navigation. */
        NavigationEntry: {
            /** @description Stable name. */
            code: string;
            /** @description What people read. */
            name: string;
            /** @description Path or https address; null where only the children lead somewhere. */
            url: string | null;
            children: components["schemas"]["NavigationEntry"][];
        };
        /**
         * @description Where a footer link leads; custom uses relateUrl.
         * @enum {string}
         */
        FooterLinkType: "centerGuide" | "stuGuide" | "manGuide" | "feedback" | "privacy" | "cookieSettings" | "cookiePolicy" | "custom";
        /** @description A link of the footer, or a heading with links. */
        FooterLink: {
            /** @description What people read. */
            showName: string;
            /** @description Null for a heading. */
            relateType: components["schemas"]["FooterLinkType"] | null;
            /** @description Address of a custom link. */
            relateUrl: string | null;
            /** @description Statistics code on the landing page. */
            indexAnaCode: string | null;
            /** @description Statistics code on a school’s pages. */
            collegeAnaCode: string | null;
            children: components["schemas"]["FooterLink"][];
        };
        /** @description A QR code of the footer. */
        FooterQrCode: {
            /** @description Picture. */
            url: string;
            /** @description Picture for English readers. */
            urlEn: string | null;
            /** @description Address behind it, for phones. */
            urlMobile: string | null;
            /** @description What people read. */
            showName: string;
            /** @description What phones show instead. */
            explainMobile: string | null;
        };
        /** @description One of the two footers of a school. */
        FooterTemplate: {
            /**
             * @description Default 1, custom 2.
             * @enum {integer}
             */
            type: 1 | 2;
            /** @description The footer that is shown; exactly one is. */
            isUsed: boolean;
            /** @description The last lines. */
            copyright: {
                /** @description Who holds the rights. */
                company: string;
                /** @description Registration with the authorities. */
                beian: string | null;
                /** @description Registration of the system. */
                registerSystemInfo: string | null;
                /** @description Who runs it. */
                support: string | null;
            };
            footerNavigations: components["schemas"]["FooterLink"][];
            footerQrCodes: components["schemas"]["FooterQrCode"][];
        };
        /** @description The footers of a school. */
        FooterConfig: {
            /** @description Exactly one isUsed. */
            templates: components["schemas"]["FooterTemplate"][];
        };
        /** @description A notice over the portal, shown while now is within startTime and endTime and status is 1. */
        Bulletin: {
            id: components["schemas"]["Id"];
            /** @description The words. */
            content: string;
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /**
             * @description 1 is published.
             * @enum {integer}
             */
            status: 0 | 1;
        };
        /** @description Logo of a school. */
        SchoolLogo: {
            schoolId: components["schemas"]["Id"];
            /** @description Name of the school. */
            name: string;
            /** @description Logo, square. */
            logoUrl: string | null;
            /** @description Path of its portal. */
            homeUrl: string;
        };
        /** @description A page of a portal. */
        PageSummary: {
            /** @description home, or the name of a further page. */
            pageId: string;
            /** @description Title. */
            title: string;
            /** @description Uses the whole width. */
            isfullPage: boolean;
            type: components["schemas"]["PageType"];
            /** @description Path in the portal. */
            url: string;
        };
        /**
         * @description v1 a fixed layout, v2 blocks.
         * @enum {string}
         */
        PageType: "v1" | "v2";
        /** @description The published pages by pageId. */
        PagesConfig: {
            /** @description pageId -> page. */
            pages: {
                [key: string]: components["schemas"]["PageSummary"];
            };
            navigations: components["schemas"]["NavigationEntry"][];
        };
        /** @description A slide of a banner. */
        BannerSlide: {
            /** @description Headline. */
            title: string;
            /** @description A sentence. */
            text: string;
            /** @description Picture, wide. */
            imageUrl: string;
            /** @description What it shows; empty for decoration. */
            imageAlt: string;
            /** @description Null where there is none. */
            action: {
                /** @description What people read. */
                label: string;
                /** @description Path or https address. */
                url: string;
            } | null;
        };
        /** @description A carousel. */
        BannerBlock: {
            /** @description Stable within the page. */
            id: string;
            /** @constant */
            type: "banner";
            slides: components["schemas"]["BannerSlide"][];
        };
        /** @description Cards of resources. */
        ResourceBlock: {
            /** @description Stable within the page. */
            id: string;
            /**
             * @description What kind of resources.
             * @enum {string}
             */
            type: "courses" | "classes" | "exams" | "knowledge" | "lives";
            /** @description Heading of the block. */
            title: string;
            /**
             * @description Cards a line on a wide screen.
             * @enum {integer}
             */
            perLine: 2 | 3 | 4 | 5;
            items: components["schemas"]["ResourceCard"][];
            /** @description Path of the whole list. */
            moreUrl: string;
        };
        /** @description Who learned most. */
        LeaderboardBlock: {
            /** @description Stable within the page. */
            id: string;
            /** @constant */
            type: "leaderboard";
            /** @description Heading of the block. */
            title: string;
            kind: components["schemas"]["LeaderboardKind"];
            period: components["schemas"]["LeaderboardPeriod"];
            items: components["schemas"]["LeaderboardEntry"][];
            /** @description Path of the whole list. */
            moreUrl: string;
        };
        /** @description People who are honoured. */
        HonoursBlock: {
            /** @description Stable within the page. */
            id: string;
            /** @constant */
            type: "honours";
            /** @description Heading of the block. */
            title: string;
            cards: components["schemas"]["HonorCard"][];
        };
        /** @description The sub-schools. */
        SubSchoolsBlock: {
            /** @description Stable within the page. */
            id: string;
            /** @constant */
            type: "subSchools";
            /** @description Heading of the block. */
            title: string;
            /**
             * @description Cards a line on a wide screen.
             * @enum {integer}
             */
            perLine: 2 | 3 | 4 | 5;
            items: components["schemas"]["SchoolListing"][];
            /** @description Path of the directory. */
            moreUrl: string;
        };
        /** @description The school in figures. */
        FiguresBlock: {
            /** @description Stable within the page. */
            id: string;
            /** @constant */
            type: "figures";
            items: {
                /**
                 * @description What is counted.
                 * @enum {string}
                 */
                kind: "learners" | "classes" | "lessons" | "languages";
                /** @description What people read. */
                label: string;
                /** @description The figure. */
                value: number;
            }[];
        };
        /** @description Free text. */
        RichTextBlock: {
            /** @description Stable within the page. */
            id: string;
            /** @constant */
            type: "richText";
            /** @description Heading. */
            title: string | null;
            body: components["schemas"]["RichTextDocument"];
            lang: components["schemas"]["Language"];
        };
        /** @description A block of a page. `type` tells the cases apart. */
        Block: components["schemas"]["BannerBlock"] | components["schemas"]["ResourceBlock"] | components["schemas"]["LeaderboardBlock"] | components["schemas"]["HonoursBlock"] | components["schemas"]["SubSchoolsBlock"] | components["schemas"]["FiguresBlock"] | components["schemas"]["RichTextBlock"];
        /** @description A page with everything its blocks show. */
        Page: {
            /** @description home, or the name of a further page. */
            pageId: string;
            /** @description Title. */
            title: string;
            /** @description Uses the whole width. */
            isfullPage: boolean;
            type: components["schemas"]["PageType"];
            blocks: components["schemas"]["Block"][];
        };
        /**
         * @description What is counted: learning points or completed lessons.
         * @enum {string}
         */
        LeaderboardKind: "points" | "lessons";
        /**
         * @description Week 1, month 2, year 3, all 4.
         * @enum {integer}
         */
        LeaderboardPeriod: 1 | 2 | 3 | 4;
        /** @description A place on a leaderboard. Equal values share a rank. */
        LeaderboardEntry: {
            /** @description From 1. */
            rank: number;
            person: components["schemas"]["Person"];
            /** @description Points or lessons. */
            value: number;
            /** @description This is the viewer. */
            isViewer: boolean;
        };
        /** @description Someone who is honoured. */
        HonorCard: {
            id: components["schemas"]["Id"];
            person: components["schemas"]["Person"];
            /** @description For what. */
            title: string;
            /** @description A few sentences. */
            text: string;
        };
        /** @description What the first paint of a portal needs, in one answer. */
        PortalHome: {
            school: components["schemas"]["School"];
            logo: components["schemas"]["SchoolLogo"];
            navigations: components["schemas"]["NavigationEntry"][];
            footer: components["schemas"]["FooterConfig"];
            page: components["schemas"]["Page"];
            /** @description Null where none is shown. */
            bulletin: components["schemas"]["Bulletin"] | null;
            languages: components["schemas"]["LanguageOption"][];
        };
        /**
         * @description Course 1, exam 2, knowledge 3, live 4, class 5, purchase course 10, share course 11, share exam 12, topic 17.
         * @enum {integer}
         */
        ResourceType: 1 | 2 | 3 | 4 | 5 | 10 | 11 | 12 | 17;
        /**
         * @description All 0, course 1, exam 2, knowledge 3, live 4, class 5, purchase course 10, share course 11, share exam 12, topic 17.
         * @enum {integer}
         */
        ResourceTypeFilter: 0 | 1 | 2 | 3 | 4 | 5 | 10 | 11 | 12 | 17;
        /**
         * @description VIP 1, free 2.
         * @enum {string}
         */
        Zone: "1" | "2";
        /**
         * @description All 0, VIP 1, free 2.
         * @enum {string}
         */
        ZoneFilter: "0" | "1" | "2";
        /**
         * @description Who sees it: all 1, members 2, visitors 3.
         * @enum {integer}
         */
        Audience: 1 | 2 | 3;
        /**
         * @description Newest 0, hottest 1, downloads 2.
         * @enum {string}
         */
        Sort: "0" | "1" | "2";
        /**
         * @description Unstarted 1, ongoing 2, ended 3.
         * @enum {integer}
         */
        ActivityStatus: 1 | 2 | 3;
        /**
         * @description Unenrolled 0, enrolled 1.
         * @enum {integer}
         */
        Enrollment: 0 | 1;
        /** @description A price. */
        Money: {
            /** @description In the smallest unit of the currency (JPY has no smaller one). */
            amount: number;
            /**
             * @description ISO 4217.
             * @enum {string}
             */
            currency: "CNY" | "EUR" | "GBP" | "JPY" | "USD";
        };
        /** @description A category as a resource mentions it. */
        CategoryRef: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
        };
        /** @description A resource as cards show it. */
        ResourceCard: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["ResourceType"];
            /** @description Title. */
            title: string;
            /** @description One or two sentences. */
            summary: string;
            /** @description Language of title and summary. */
            lang: components["schemas"]["Language"];
            /** @description Picture, 16:9. */
            coverUrl: string | null;
            /** @description Colour that stands in until the picture is there. */
            coverColor: string | null;
            zone: components["schemas"]["Zone"];
            audience: components["schemas"]["Audience"];
            /** @description Author, first teacher or host. */
            author: components["schemas"]["Person"] | null;
            publishedAt: components["schemas"]["Instant"];
            /** @description Null for what has no dates. */
            activityStatus: components["schemas"]["ActivityStatus"] | null;
            /**
             * Format: date-time
             * @description Start.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description End.
             */
            endsAt: string | null;
            /** @description People who learn or read it. */
            learnerCount: number;
            /** @description Lessons; null where there are none. */
            lessonCount: number | null;
            /** @description Time a learner needs, minutes. */
            minutes: number | null;
            /** @description Null for what costs nothing. */
            price: components["schemas"]["Money"] | null;
            /** @description Of the viewer; null for what nobody enrols in, and for visitors. */
            enrollment: components["schemas"]["Enrollment"] | null;
            schoolId: components["schemas"]["Id"];
            /** @description Path of its page in the portal. */
            url: string;
        };
        /** @description A page of resources. */
        ResourcePage: {
            /** @description Heading of the block the list belongs to. */
            title?: string | null;
            items: components["schemas"]["ResourceCard"][];
            total: components["schemas"]["Total"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description How a run of text looks or where it leads. */
        RichTextMark: {
            /**
             * @description Kind of mark.
             * @enum {string}
             */
            type: "bold" | "italic" | "code" | "link";
            /** @description A link’s target. */
            attrs?: {
                /** @description http(s), mailto or a path of the portal. */
                href: string;
            };
        };
        /** @description A node of a rich text. Never HTML. */
        RichTextNode: {
            /**
             * @description Kind of node.
             * @enum {string}
             */
            type: "paragraph" | "heading" | "bulletList" | "orderedList" | "listItem" | "blockquote" | "codeBlock" | "image" | "table" | "tableRow" | "tableHeader" | "tableCell" | "horizontalRule" | "hardBreak" | "text";
            /** @description The words of a text node. */
            text?: string;
            marks?: components["schemas"]["RichTextMark"][];
            /** @description What the kind needs. */
            attrs?: {
                /** @description Heading, 2 to 4. */
                level?: number;
                /** @description Language of a code block. */
                language?: string | null;
                /** @description First number of an ordered list. */
                start?: number;
                /** @description Picture. */
                src?: string;
                /** @description What the picture shows; empty for decoration. */
                alt?: string;
                /** @description Pixels. */
                width?: number;
                /** @description Pixels. */
                height?: number;
                /** @description Columns a cell spans. */
                colspan?: number;
                /** @description Rows a cell spans. */
                rowspan?: number;
            };
            content?: components["schemas"]["RichTextNode"][];
        };
        /** @description A rich text. */
        RichTextDocument: {
            /** @constant */
            type: "doc";
            content: components["schemas"]["RichTextNode"][];
        };
        /** @description A heading of a rich text. */
        TocEntry: {
            /** @description Anchor: section-1 for the first heading of the document, section-2 for the next. */
            id: string;
            /** @description The heading. */
            text: string;
            /** @description 2 to 4. */
            level: number;
        };
        /** @description A knowledge article (type 3). */
        ArticleDetail: {
            /** @constant */
            kind: "article";
            card: components["schemas"]["ResourceCard"];
            categories: components["schemas"]["CategoryRef"][];
            body: components["schemas"]["RichTextDocument"];
            /** @description Language of the body. */
            lang: components["schemas"]["Language"];
            /** @description Its headings, in order. */
            toc: components["schemas"]["TocEntry"][];
            /** @description Reading time. */
            minutes: number;
            /** @description How often it was downloaded. */
            downloads: number;
            related: components["schemas"]["ResourceCard"][];
        };
        /** @description What an exam is about, before it begins (types 2 and 12). */
        ExamDetail: {
            /** @constant */
            kind: "exam";
            card: components["schemas"]["ResourceCard"];
            categories: components["schemas"]["CategoryRef"][];
            /** @description Questions. */
            questionCount: number;
            /** @description Time allowed. */
            minutes: number;
            /** @description Points needed, of 100. */
            passMark: number;
            /** @description Attempts allowed. */
            attempts: number;
            /** @description Of the viewer; null without login. */
            attemptsUsed: number | null;
            /**
             * Format: date-time
             * @description From when.
             */
            opensAt: string | null;
            /**
             * Format: date-time
             * @description Until when.
             */
            closesAt: string | null;
            /** @description Path of the page that runs it; null while the viewer cannot begin. */
            startUrl: string | null;
            /** @description What the viewer may do. */
            abilities: {
                /** @description Begin now. */
                start: boolean;
                /** @description Why not. */
                reason: components["schemas"]["DenialReason"] | null;
            };
            related: components["schemas"]["ResourceCard"][];
        };
        /** @description A live session (type 4). */
        LiveDetail: {
            /** @constant */
            kind: "live";
            card: components["schemas"]["ResourceCard"];
            categories: components["schemas"]["CategoryRef"][];
            host: components["schemas"]["Person"];
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            /** @description Planned length. */
            minutes: number;
            /** @description One of the school’s selected sessions. */
            boutique: boolean;
            /** @description Path of the room; null while the viewer cannot enter. */
            roomUrl: string | null;
            related: components["schemas"]["ResourceCard"][];
        };
        /** @description A collection of resources (type 17). */
        TopicDetail: {
            /** @constant */
            kind: "topic";
            card: components["schemas"]["ResourceCard"];
            categories: components["schemas"]["CategoryRef"][];
            /** @description In the order of the collection. */
            items: components["schemas"]["ResourceCard"][];
            related: components["schemas"]["ResourceCard"][];
        };
        /** @description A class or course (types 1, 5, 10, 11): its page is card.url. */
        ClassPointer: {
            /** @constant */
            kind: "class";
            card: components["schemas"]["ResourceCard"];
        };
        /** @description A resource whole. `kind` tells the cases apart. */
        ResourceDetail: components["schemas"]["ArticleDetail"] | components["schemas"]["ExamDetail"] | components["schemas"]["LiveDetail"] | components["schemas"]["TopicDetail"] | components["schemas"]["ClassPointer"];
        /** @description Something a school sells. */
        Goods: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description One or two sentences. */
            summary: string;
            /** @description Picture, 16:9. */
            coverUrl: string | null;
            price: components["schemas"]["Money"];
            /** @description Before a reduction. */
            originalPrice: components["schemas"]["Money"] | null;
            resourceId: components["schemas"]["Id"];
            resourceType: components["schemas"]["ResourceType"];
            /** @description How often it was bought. */
            soldCount: number;
            /** @description Path of its page. */
            url: string;
        };
        /** @description A category or facet with what is below it. */
        CategoryNode: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Stable name for addresses. */
            slug: string;
            /** @description Null at the top. */
            parentId: components["schemas"]["Id"] | null;
            /** @description Published resources in it and below that the viewer may see. */
            count: number;
            /** @description Whether anything is below it. */
            hasChildren: boolean;
            /** @description Empty where they were not asked for. */
            children: components["schemas"]["CategoryNode"][];
        };
        /**
         * @description 1 an ordinary school, o3 an overseas school, a company’s school, a store.
         * @enum {string}
         */
        SchoolType: "1" | "o3" | "company" | "store";
        /**
         * @description How people sign in: 1 own accounts, 2 stoa, 3 corporate (uniportal), 4 enterprise OAuth2.
         * @enum {string}
         */
        LoginMethod: "1" | "2" | "3" | "4";
        /** @description A language that a school offers. */
        LanguageOption: {
            code: components["schemas"]["Language"];
            /** @description Its name in itself. */
            name: string;
            /**
             * @description Writing direction.
             * @enum {string}
             */
            dir: "ltr" | "rtl";
        };
        /** @description A school as others mention it. */
        SchoolRef: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Logo, square. */
            logoUrl: string | null;
            /** @description Path of its portal. */
            url: string;
        };
        /** @description A school. */
        School: {
            id: components["schemas"]["Id"];
            /** @description The school this is a sub-school of. */
            parentId: components["schemas"]["Id"] | null;
            type: components["schemas"]["SchoolType"];
            /** @description Name. */
            name: string;
            /** @description One sentence on it. */
            summary: string;
            /** @description Language of name and summary. */
            lang: components["schemas"]["Language"];
            /** @description Logo, square. */
            logoUrl: string | null;
            /** @description Brand colour. */
            color: string;
            /** @description Path of its portal. */
            url: string;
            /** @description Whether visitors may look around without login. */
            open: boolean;
            loginMethod: components["schemas"]["LoginMethod"];
            defaultLanguage: components["schemas"]["Language"];
            /** @description Languages it offers, the default first. */
            languages: components["schemas"]["LanguageOption"][];
            /** @description How large it is. */
            counts: {
                /** @description People who learn here. */
                learners: number;
                /** @description Published resources. */
                resources: number;
                /** @description Sub-schools. */
                subSchools: number;
            };
            /** @description Null without login. */
            viewer: {
                /** @description Null for someone who has not joined. */
                role: components["schemas"]["Role"] | null;
                /** @description Whether the viewer may join. */
                canJoin: boolean;
            } | null;
        };
        /** @description A school in a directory. */
        SchoolListing: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description One sentence on it. */
            summary: string;
            /** @description Logo, square. */
            logoUrl: string | null;
            /** @description Brand colour. */
            color: string;
            /** @description Path of its portal. */
            url: string;
            type: components["schemas"]["SchoolType"];
            /** @description Whether visitors may look around. */
            open: boolean;
            /** @description People who learn here. */
            learnerCount: number;
            /** @description Published resources. */
            resourceCount: number;
            /** @description The viewer’s role there, null where there is none. */
            role: components["schemas"]["Role"] | null;
            /** @description Its sub-schools, at most childPageSize of them. */
            subSchools: components["schemas"]["SchoolRef"][];
            /** @description How many sub-schools it has. */
            subSchoolTotal: number;
        };
        /** @description How a school is entered. */
        SchoolConfig: {
            id: components["schemas"]["Id"];
            schoolId: components["schemas"]["Id"];
            tenantId: components["schemas"]["Id"];
            loginMethod: components["schemas"]["LoginMethod"];
            /**
             * @description 1: visitors may look around without login.
             * @enum {string}
             */
            openSchool: "0" | "1";
            /** @description Null for other login methods. */
            oath2Config: {
                /** @description Address that login goes to. */
                authorizeServiceUrl: string;
                schoolId: components["schemas"]["Id"];
            } | null;
        };
        /** @description The languages of a school. */
        LanguageSetting: {
            schoolId: components["schemas"]["Id"];
            defaultLanguage: components["schemas"]["Language"];
            /** @description In the order of the switch. */
            languages: components["schemas"]["LanguageOption"][];
        };
        /** @description One configuration value. */
        ConfigEntry: {
            /** @description Which one. */
            configType: string;
            /** @description The value: a switch (0 or 1) or JSON in a string. */
            configValue: string;
        };
        /** @description The viewer’s standing in a school. */
        MemberStatus: {
            /**
             * @description none: has not joined; disabled: was shut out.
             * @enum {string}
             */
            status: "none" | "member" | "disabled";
            /** @description Null without membership. */
            role: components["schemas"]["Role"] | null;
            /**
             * @description 1 for a member in good standing.
             * @enum {integer}
             */
            isValid: 0 | 1;
            /**
             * Format: date-time
             * @description Since when.
             */
            joinedAt: string | null;
            /** @description Whether joining is possible. */
            canJoin: boolean;
        };
        /** @description Where and for whom the portal runs. */
        CurrentEnvironment: {
            /**
             * @description Environment label.
             * @enum {string}
             */
            environment: "sit" | "uat" | "de" | "ru" | "sg" | "mx" | "cn";
            /**
             * @description Which group of sites.
             * @enum {string}
             */
            site: "cn" | "overseas";
            tenantId: components["schemas"]["Id"];
            school: components["schemas"]["SchoolRef"];
            lang: components["schemas"]["Language"];
            serverTime: components["schemas"]["Instant"];
            /** @description Version of the server. */
            version: string;
        };
        /** @description A text with the places that were found. */
        Highlighted: {
            /** @description The text. */
            text: string;
            /** @description [start, end) in UTF-16 code units, in order, without overlap. */
            ranges: number[][];
        };
        /** @description A resource that was found. */
        SearchHit: {
            card: components["schemas"]["ResourceCard"];
            title: components["schemas"]["Highlighted"];
            /** @description The place in summary or body; null where the title said it. */
            excerpt: components["schemas"]["Highlighted"] | null;
        };
        /** @description A category with its number of hits. */
        FacetCategory: {
            id: components["schemas"]["Id"];
            /** @description Name. */
            name: string;
            /** @description Hits with the other filters as they are; 0 is kept. */
            count: number;
            /** @description One of categoryIds. */
            selected: boolean;
            children: components["schemas"]["FacetCategory"][];
        };
        /** @description Numbers of hits behind each filter. */
        SearchFacets: {
            categories: components["schemas"]["FacetCategory"][];
            types: {
                type: components["schemas"]["ResourceType"];
                /** @description Hits. */
                count: number;
            }[];
            zones: {
                zone: components["schemas"]["Zone"];
                /** @description Hits. */
                count: number;
            }[];
            statuses: {
                status: components["schemas"]["ActivityStatus"];
                /** @description Hits. */
                count: number;
            }[];
        };
        /** @description What a search found. */
        SearchAnswer: {
            items: components["schemas"]["SearchHit"][];
            total: components["schemas"]["Total"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
            /** @description The keyword as it was used. */
            keyword: string;
            /** @description The keyword was longer than 200 characters and was cut. */
            cut: boolean;
            /** @description The keyword that was searched instead, where nothing was found for the typed one. */
            corrected: string | null;
            facets: components["schemas"]["SearchFacets"];
            /** @description Only where nothing was found: the filters that hide hits. */
            relax: {
                /**
                 * @description The filter to drop.
                 * @enum {string}
                 */
                filter: "categoryIds" | "type" | "zone" | "member" | "status" | "vipPackageId" | "cardType";
                /** @description Hits without it. */
                total: number;
            }[];
        };
        /** @description Something to search for or to open. */
        Suggestion: {
            /**
             * @description Where it comes from.
             * @enum {string}
             */
            kind: "history" | "hot" | "title";
            /** @description The words. */
            text: string;
            /** @description [start, end) of what was typed. */
            ranges: number[][];
            /** @description Path of the resource; null for words to search for. */
            url: string | null;
        };
        /** @description A search of one’s own. */
        HistoryEntry: {
            /** @description The words. */
            keyword: string;
            searchedAt: components["schemas"]["Instant"];
        };
        /** @description A word that many search for. */
        HotWord: {
            /** @description From 1. */
            rank: number;
            /** @description The word. */
            keyword: string;
        };
    };
    responses: {
        /** @description The answer that the client holds (If-None-Match) is still right. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request does not fit its description (VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "VALIDATION_FAILED",
                 *       "message": "Something in this request is not as expected.",
                 *       "details": {
                 *         "fields": [
                 *           {
                 *             "path": "query/pageSize",
                 *             "rule": "maximum",
                 *             "message": "must be <= 100"
                 *           }
                 *         ]
                 *       },
                 *       "requestId": "req-5kx9c2m1"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no valid sign-in (UNAUTHENTICATED, TOKEN_EXPIRED). */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNAUTHENTICATED",
                 *       "message": "Please sign in first.",
                 *       "requestId": "req-5kx9c2m2"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The viewer may know of it but not do it (FORBIDDEN, NOT_A_MEMBER, MEMBERS_ONLY, VISITORS_ONLY), or a request by cookie lacks the x-requested-with header or comes from another origin (CSRF_REJECTED). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "FORBIDDEN",
                 *       "message": "Your role in this school does not include this.",
                 *       "details": {
                 *         "grantedBy": [
                 *           "owner",
                 *           "admin"
                 *         ]
                 *       },
                 *       "requestId": "req-5kx9c2m3"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or belongs to another school (NOT_FOUND). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "NOT_FOUND",
                 *       "message": "There is nothing at this address.",
                 *       "requestId": "req-5kx9c2m4"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not go with the present state (CONFLICT, VERSION_CONFLICT, IDEMPOTENCY_KEY_REUSED or a code of this call). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "CONFLICT",
                 *       "message": "Someone changed this in the meantime.",
                 *       "requestId": "req-5kx9c2m5"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than allowed, 1 MiB unless the call says otherwise (PAYLOAD_TOO_LARGE). */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "PAYLOAD_TOO_LARGE",
                 *       "message": "This is larger than what can be sent at once.",
                 *       "details": {
                 *         "limit": 1048576
                 *       },
                 *       "requestId": "req-5kx9c2m6"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has another content type than the call describes (UNSUPPORTED_MEDIA_TYPE). */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "UNSUPPORTED_MEDIA_TYPE",
                 *       "message": "This kind of content is not understood here.",
                 *       "requestId": "req-5kx9c2m7"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too much at once (TOO_MANY_REQUESTS). */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "TOO_MANY_REQUESTS",
                 *       "message": "That was a lot at once. Please wait half a minute.",
                 *       "details": {
                 *         "retryAfterSeconds": 30
                 *       },
                 *       "requestId": "req-5kx9c2m8"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the server. Nothing was changed (INTERNAL_ERROR). */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "INTERNAL_ERROR",
                 *       "message": "Something went wrong on our side. Nothing was changed.",
                 *       "requestId": "req-5kx9c2m9"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database or a service behind this call does not answer just now (SERVICE_UNAVAILABLE). */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "SERVICE_UNAVAILABLE",
                 *       "message": "The school is unreachable for a moment. Please try again.",
                 *       "details": {
                 *         "retryAfterSeconds": 5
                 *       },
                 *       "requestId": "req-5kx9c2n1"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
         * @example en_US
         */
        Lang: components["schemas"]["Language"];
        /**
         * @description The school whose content is asked for.
         * @example 1700000000000000001
         */
        SchoolId: components["schemas"]["Id"];
        /**
         * @description The school (tenant). The same id as a schoolId.
         * @example 1700000000000000001
         */
        TenantIdQuery: components["schemas"]["Id"];
        /**
         * @description The school (tenant) the call acts in. A hint; the person's membership decides.
         * @example 1700000000000000001
         */
        TenantIdHeader: components["schemas"]["Id"];
        /**
         * @description The school (tenant) the call acts in. A hint; the person's membership decides.
         * @example 1700000000000000001
         */
        TenantIdHeaderOptional: components["schemas"]["Id"];
        /**
         * @description The person. A hint that is ignored where the token says otherwise.
         * @example 1700000000000100002
         */
        UserIdHeader: components["schemas"]["Id"];
        /**
         * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
         * @example 3f2a9c4be1
         */
        Fingerprint: string;
        /**
         * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
         * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
         */
        IdempotencyKey: string;
        /**
         * @description Page, from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Entries a page, 1 to 100.
         * @example 20
         */
        PageSize: number;
        /**
         * @description Words to find, at most 200 characters.
         * @example plan
         */
        FilterKeyword: string;
        /**
         * @description Comma-joined ids, at most 50. One of them is enough.
         * @example [
         *       "1700000000000400001"
         *     ]
         */
        FilterCategoryIds: components["schemas"]["Id"][];
        /**
         * @description Resource type, 0 for all.
         * @example 0
         */
        FilterType: components["schemas"]["ResourceTypeFilter"];
        /**
         * @description All 0, VIP 1, free 2.
         * @example 0
         */
        FilterZone: components["schemas"]["ZoneFilter"];
        /**
         * @description Newest 0, hottest 1, downloads 2.
         * @example 0
         */
        FilterSort: components["schemas"]["Sort"];
        /**
         * @description Audience: all 1, members 2, visitors 3.
         * @example 1
         */
        FilterMember: components["schemas"]["Audience"];
        /**
         * @description Activity status: unstarted 1, ongoing 2, ended 3.
         * @example 2
         */
        FilterStatus: components["schemas"]["ActivityStatus"];
        /**
         * @description Only what this VIP package contains.
         * @example 1700000000000500001
         */
        FilterVipPackageId: components["schemas"]["Id"];
        /**
         * @description The kind of card that was followed here.
         * @example course
         */
        FilterCardType: string;
        /**
         * @description The place that was followed here; does not change what is found.
         * @example home
         */
        FilterFrom: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before trying again.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The cookies access_token and refresh_token, HttpOnly, SameSite=Lax, Secure under https.
         * @example access_token=eyJhbGciOi…; Path=/; HttpOnly; SameSite=Lax
         */
        SetCookie: string;
    };
    pathItems: never;
}
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type CodeSent = components['schemas']['CodeSent'];
export type CodePurpose = components['schemas']['CodePurpose'];
export type Captcha = components['schemas']['Captcha'];
export type SmsCodeForm = components['schemas']['SmsCodeForm'];
export type EmailCodeForm = components['schemas']['EmailCodeForm'];
export type DenialReason = components['schemas']['DenialReason'];
export type Seats = components['schemas']['Seats'];
export type ClassProgress = components['schemas']['ClassProgress'];
export type LessonRef = components['schemas']['LessonRef'];
export type LessonKind = components['schemas']['LessonKind'];
export type OutlineLesson = components['schemas']['OutlineLesson'];
export type OutlineSection = components['schemas']['OutlineSection'];
export type Teacher = components['schemas']['Teacher'];
export type ClassAbilities = components['schemas']['ClassAbilities'];
export type ClassDetail = components['schemas']['ClassDetail'];
export type NextLesson = components['schemas']['NextLesson'];
export type Caption = components['schemas']['Caption'];
export type LessonVideo = components['schemas']['LessonVideo'];
export type LessonPosition = components['schemas']['LessonPosition'];
export type Lesson = components['schemas']['Lesson'];
export type ProgressBody = components['schemas']['ProgressBody'];
export type ProgressAnswer = components['schemas']['ProgressAnswer'];
export type EnrolmentAnswer = components['schemas']['EnrolmentAnswer'];
export type ContinueItem = components['schemas']['ContinueItem'];
export type ClassMember = components['schemas']['ClassMember'];
export type Id = components['schemas']['Id'];
export type Instant = components['schemas']['Instant'];
export type Language = components['schemas']['Language'];
export type Total = components['schemas']['Total'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type Success = components['schemas']['Success'];
export type Error = components['schemas']['Error'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Role = components['schemas']['Role'];
export type OperationCode = components['schemas']['OperationCode'];
export type Person = components['schemas']['Person'];
export type Membership = components['schemas']['Membership'];
export type User = components['schemas']['User'];
export type ThirdPartyProvider = components['schemas']['ThirdPartyProvider'];
export type LoginOption = components['schemas']['LoginOption'];
export type LoginInit = components['schemas']['LoginInit'];
export type ThirdLoginAnswer = components['schemas']['ThirdLoginAnswer'];
export type ThirdLoginSignedIn = components['schemas']['ThirdLoginSignedIn'];
export type ThirdLoginPending = components['schemas']['ThirdLoginPending'];
export type VerifiedTarget = components['schemas']['VerifiedTarget'];
export type WelinkFailure = components['schemas']['WelinkFailure'];
export type WelinkSuccess = components['schemas']['WelinkSuccess'];
export type AuthorizedClient = components['schemas']['AuthorizedClient'];
export type QrStatus = components['schemas']['QrStatus'];
export type ThirdPartyLink = components['schemas']['ThirdPartyLink'];
export type SchoolCreation = components['schemas']['SchoolCreation'];
export type SchoolAdmin = components['schemas']['SchoolAdmin'];
export type SchoolMember = components['schemas']['SchoolMember'];
export type MarketConfig = components['schemas']['MarketConfig'];
export type ActiveCodeApplication = components['schemas']['ActiveCodeApplication'];
export type Invitation = components['schemas']['Invitation'];
export type SchoolUnion = components['schemas']['SchoolUnion'];
export type AgreementState = components['schemas']['AgreementState'];
export type FeedbackInput = components['schemas']['FeedbackInput'];
export type FeedbackEntry = components['schemas']['FeedbackEntry'];
export type UploadUrl = components['schemas']['UploadUrl'];
export type UploadSuccess = components['schemas']['UploadSuccess'];
export type UploadFailure = components['schemas']['UploadFailure'];
export type NavigationEntry = components['schemas']['NavigationEntry'];
export type FooterLinkType = components['schemas']['FooterLinkType'];
export type FooterLink = components['schemas']['FooterLink'];
export type FooterQrCode = components['schemas']['FooterQrCode'];
export type FooterTemplate = components['schemas']['FooterTemplate'];
export type FooterConfig = components['schemas']['FooterConfig'];
export type Bulletin = components['schemas']['Bulletin'];
export type SchoolLogo = components['schemas']['SchoolLogo'];
export type PageSummary = components['schemas']['PageSummary'];
export type PageType = components['schemas']['PageType'];
export type PagesConfig = components['schemas']['PagesConfig'];
export type BannerSlide = components['schemas']['BannerSlide'];
export type BannerBlock = components['schemas']['BannerBlock'];
export type ResourceBlock = components['schemas']['ResourceBlock'];
export type LeaderboardBlock = components['schemas']['LeaderboardBlock'];
export type HonoursBlock = components['schemas']['HonoursBlock'];
export type SubSchoolsBlock = components['schemas']['SubSchoolsBlock'];
export type FiguresBlock = components['schemas']['FiguresBlock'];
export type RichTextBlock = components['schemas']['RichTextBlock'];
export type Block = components['schemas']['Block'];
export type Page = components['schemas']['Page'];
export type LeaderboardKind = components['schemas']['LeaderboardKind'];
export type LeaderboardPeriod = components['schemas']['LeaderboardPeriod'];
export type LeaderboardEntry = components['schemas']['LeaderboardEntry'];
export type HonorCard = components['schemas']['HonorCard'];
export type PortalHome = components['schemas']['PortalHome'];
export type ResourceType = components['schemas']['ResourceType'];
export type ResourceTypeFilter = components['schemas']['ResourceTypeFilter'];
export type Zone = components['schemas']['Zone'];
export type ZoneFilter = components['schemas']['ZoneFilter'];
export type Audience = components['schemas']['Audience'];
export type Sort = components['schemas']['Sort'];
export type ActivityStatus = components['schemas']['ActivityStatus'];
export type Enrollment = components['schemas']['Enrollment'];
export type Money = components['schemas']['Money'];
export type CategoryRef = components['schemas']['CategoryRef'];
export type ResourceCard = components['schemas']['ResourceCard'];
export type ResourcePage = components['schemas']['ResourcePage'];
export type RichTextMark = components['schemas']['RichTextMark'];
export type RichTextNode = components['schemas']['RichTextNode'];
export type RichTextDocument = components['schemas']['RichTextDocument'];
export type TocEntry = components['schemas']['TocEntry'];
export type ArticleDetail = components['schemas']['ArticleDetail'];
export type ExamDetail = components['schemas']['ExamDetail'];
export type LiveDetail = components['schemas']['LiveDetail'];
export type TopicDetail = components['schemas']['TopicDetail'];
export type ClassPointer = components['schemas']['ClassPointer'];
export type ResourceDetail = components['schemas']['ResourceDetail'];
export type Goods = components['schemas']['Goods'];
export type CategoryNode = components['schemas']['CategoryNode'];
export type SchoolType = components['schemas']['SchoolType'];
export type LoginMethod = components['schemas']['LoginMethod'];
export type LanguageOption = components['schemas']['LanguageOption'];
export type SchoolRef = components['schemas']['SchoolRef'];
export type School = components['schemas']['School'];
export type SchoolListing = components['schemas']['SchoolListing'];
export type SchoolConfig = components['schemas']['SchoolConfig'];
export type LanguageSetting = components['schemas']['LanguageSetting'];
export type ConfigEntry = components['schemas']['ConfigEntry'];
export type MemberStatus = components['schemas']['MemberStatus'];
export type CurrentEnvironment = components['schemas']['CurrentEnvironment'];
export type Highlighted = components['schemas']['Highlighted'];
export type SearchHit = components['schemas']['SearchHit'];
export type FacetCategory = components['schemas']['FacetCategory'];
export type SearchFacets = components['schemas']['SearchFacets'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type Suggestion = components['schemas']['Suggestion'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type HotWord = components['schemas']['HotWord'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthenticated = components['responses']['Unauthenticated'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterLang = components['parameters']['Lang'];
export type ParameterSchoolId = components['parameters']['SchoolId'];
export type ParameterTenantIdQuery = components['parameters']['TenantIdQuery'];
export type ParameterTenantIdHeader = components['parameters']['TenantIdHeader'];
export type ParameterTenantIdHeaderOptional = components['parameters']['TenantIdHeaderOptional'];
export type ParameterUserIdHeader = components['parameters']['UserIdHeader'];
export type ParameterFingerprint = components['parameters']['Fingerprint'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterFilterKeyword = components['parameters']['FilterKeyword'];
export type ParameterFilterCategoryIds = components['parameters']['FilterCategoryIds'];
export type ParameterFilterType = components['parameters']['FilterType'];
export type ParameterFilterZone = components['parameters']['FilterZone'];
export type ParameterFilterSort = components['parameters']['FilterSort'];
export type ParameterFilterMember = components['parameters']['FilterMember'];
export type ParameterFilterStatus = components['parameters']['FilterStatus'];
export type ParameterFilterVipPackageId = components['parameters']['FilterVipPackageId'];
export type ParameterFilterCardType = components['parameters']['FilterCardType'];
export type ParameterFilterFrom = components['parameters']['FilterFrom'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderSetCookie = components['headers']['SetCookie'];
export type $defs = Record<string, never>;
export interface operations {
    listUsersByIds: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "1700000000000100002"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Whom to look up. */
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000100003",
                     *             "name": "Lin Wei",
                     *             "avatarUrl": "/media/avatars/lin-wei.svg",
                     *             "title": "Teaches project management"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Those of them that belong to the same school; nobody else, and no contact data. */
                            items: components["schemas"]["Person"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClientIp: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. Success is the code 000000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "ok",
                     *       "data": {
                     *         "ip": "203.0.113.7"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: "000000";
                        message: string;
                        data: {
                            /** @description IPv4 or IPv6. */
                            ip: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    emailExisted: {
        parameters: {
            query: {
                /**
                 * @description Address.
                 * @example new@stoa.example
                 */
                email: string;
                /**
                 * @description From the captcha call.
                 * @example c-81f3ab02
                 */
                captchaId: string;
                /**
                 * @description What the captcha shows.
                 * @example x7kq
                 */
                captchaText: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "existed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Whether there is one. */
                            existed: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "learner@stoa.example",
                 *       "purpose": "login"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EmailCodeForm"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "expiresInSeconds": 600,
                     *         "retryAfterSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many attempts for this account, device or address (TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS), or a captcha is asked for first (CAPTCHA_REQUIRED). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmailCodeV2: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "learner@stoa.example",
                 *       "purpose": "login"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["EmailCodeForm"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "expiresInSeconds": 600,
                     *         "retryAfterSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many attempts for this account, device or address (TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS), or a captcha is asked for first (CAPTCHA_REQUIRED). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImageCheck: {
        parameters: {
            query: {
                /**
                 * @description E-mail address or phone number that is about to be used.
                 * @example learner@stoa.example
                 */
                account: string;
                /**
                 * @description Answer a captcha in any case.
                 * @example false
                 */
                force?: boolean;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether, and which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "required": true,
                     *         "captchaId": "c-81f3ab02",
                     *         "image": "data:image/svg+xml;base64,PHN2Zy8+"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Captcha"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "13800000001",
                 *       "countryCode": "86",
                 *       "purpose": "login"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SmsCodeForm"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "expiresInSeconds": 600,
                     *         "retryAfterSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many attempts for this account, device or address (TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS), or a captcha is asked for first (CAPTCHA_REQUIRED). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendSmsCodeV2: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mobile": "13800000001",
                 *       "countryCode": "86",
                 *       "purpose": "login"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SmsCodeForm"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "expiresInSeconds": 600,
                     *         "retryAfterSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many attempts for this account, device or address (TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS), or a captcha is asked for first (CAPTCHA_REQUIRED). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mobileExisted: {
        parameters: {
            query: {
                /**
                 * @description Number without country code.
                 * @example 13800000009
                 */
                mobile: string;
                /**
                 * @description Country calling code without the plus.
                 * @example 86
                 */
                countryCode?: string;
                /**
                 * @description From the captcha call.
                 * @example c-81f3ab02
                 */
                captchaId: string;
                /**
                 * @description What the captcha shows.
                 * @example x7kq
                 */
                captchaText: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "existed": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Whether there is one. */
                            existed: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "email",
                 *       "target": "learner@stoa.example",
                 *       "code": "482913",
                 *       "newPassword": "a-calm-porch-in-1776"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Where the code went.
                     * @enum {string}
                     */
                    channel: "mobile" | "email";
                    /** @description Phone number or e-mail address of the account. */
                    target: string;
                    /** @description The six digits that were sent there. */
                    code: string;
                    /** @description 8 to 128 characters, compared as typed; common ones are refused. */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed; all sessions of the person have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request does not fit: CODE_INVALID, CODE_EXPIRED, PASSWORD_TOO_WEAK; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: CODE_ATTEMPTS_EXCEEDED, TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerAccount: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "channel": "email",
                 *       "target": "new@stoa.example",
                 *       "code": "482913",
                 *       "password": "correct horse battery",
                 *       "nickName": "Noor",
                 *       "language": "ar_SA",
                 *       "tenantId": "1700000000000000001",
                 *       "agreed": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which.
                     * @enum {string}
                     */
                    channel: "mobile" | "email";
                    /** @description Phone number (digits, without country code) or e-mail address. */
                    target: string;
                    /**
                     * @description Country calling code for a phone number.
                     * @default 86
                     */
                    countryCode?: string;
                    /** @description Verification code. */
                    code: string;
                    /**
                     * Format: password
                     * @description 8 to 128 characters, none of the 3,000 most common. Left out: sign in by code.
                     */
                    password?: string;
                    /** @description The name others see. */
                    nickName: string;
                    language?: components["schemas"]["Language"];
                    tenantId?: components["schemas"]["Id"];
                    /**
                     * @description To the terms and the privacy statement.
                     * @constant
                     */
                    agreed: true;
                };
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxNzAwIn0.c2ln",
                     *       "refresh_token": "r1.Zx81kQ0bN7",
                     *       "token_type": "Bearer",
                     *       "expires_in": 900,
                     *       "user_id": "1700000000000100002"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description The request does not fit (VALIDATION_FAILED), the code is wrong or too old (CODE_INVALID, CODE_EXPIRED), the password is too easy to guess (PASSWORD_TOO_WEAK). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description There is an account with it already (ACCOUNT_EXISTS). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code was tried 5 times (CODE_ATTEMPTS_EXCEEDED), or too much at once (TOO_MANY_REQUESTS). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decodeUrl: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://stoa.example/s/7Hn2kV9s"
                 *     }
                 */
                "application/json": {
                    /** @description Short address, or its code alone. */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "targetUrl": "/portal/1700000000000000001?sxz-lang=en_US"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Where to go afterwards: a path of this portal. Anything else is refused. */
                            targetUrl: string;
                        };
                    };
                };
            };
            /** @description The request does not fit: REDIRECT_NOT_ALLOWED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendBindEmailCode: {
        parameters: {
            query: {
                /**
                 * @description The new e-mail address.
                 * @example new.address@stoa.example
                 */
                newEmail: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "expiresInSeconds": 600,
                     *         "retryAfterSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too much at once: CAPTCHA_REQUIRED; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendBindSmsCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newMobile": "13800000009",
                 *       "countryCode": "86",
                 *       "captchaId": "cpt-7f3k2m9q",
                 *       "captchaText": "7kq2"
                 *     }
                 */
                "application/json": {
                    /** @description The new number, digits without country code. */
                    newMobile: string;
                    /**
                     * @description Country calling code without the plus.
                     * @default 86
                     */
                    countryCode?: string;
                    /** @description From a CAPTCHA_REQUIRED failure. */
                    captchaId?: string;
                    /** @description What the captcha shows. */
                    captchaText?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "expiresInSeconds": 600,
                     *         "retryAfterSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["CodeSent"];
                    };
                };
            };
            /** @description The request does not fit: COUNTRY_NOT_SUPPORTED, CAPTCHA_INVALID; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: CAPTCHA_REQUIRED; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    skipBinding: {
        parameters: {
            query: {
                /**
                 * @description The third party that the person came from.
                 * @example uniportal
                 */
                third_platform_type: components["schemas"]["ThirdPartyProvider"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "targetUrl": "/portal/1700000000000000001?sxz-lang=en_US"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Where to go afterwards: a path of this portal. Anything else is refused. */
                            targetUrl: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listThirdPartyLinks: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000410001",
                     *             "provider": "uniportal",
                     *             "school": {
                     *               "id": "1700000000000000001",
                     *               "name": "Stoa Open School",
                     *               "logoUrl": "/media/logos/open-school.svg",
                     *               "url": "/portal/1700000000000000001"
                     *             },
                     *             "displayName": "Lin Wei",
                     *             "linkedAt": "2026-09-14T10:20:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description All of them, the newest first. */
                            items: components["schemas"]["ThirdPartyLink"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bindThirdParty: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "uniportal",
                 *       "code": "8kX2mQ7vTn4cR1zB",
                 *       "state": "q3Vd8sJ1kLw0Zx7PbN5m",
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/json": {
                    provider: components["schemas"]["ThirdPartyProvider"];
                    /** @description The code that the provider sent back to the callback. Valid once. */
                    code: string;
                    /** @description The state of the sign-in. It belongs to the browser that began it and works once. */
                    state: string;
                    /** @description The school that the person signs in to. */
                    tenantId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000410001",
                     *         "provider": "uniportal",
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Open School",
                     *           "logoUrl": "/media/logos/open-school.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "displayName": "Lin Wei",
                     *         "linkedAt": "2026-09-14T10:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["ThirdPartyLink"];
                    };
                };
            };
            /** @description The request does not fit: STATE_MISMATCH; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not go with the present state: ALREADY_BOUND, BINDING_EXPIRED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description A service of others failed: PROVIDER_FAILED. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unbindThirdParty: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The link; another person’s does not exist.
                 * @example 1700000000000410001
                 */
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAuthCode: {
        parameters: {
            query: {
                /**
                 * @description The code.
                 * @example ac_5kx9c2m1Qz
                 */
                code: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dropped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bindEmail: {
        parameters: {
            query?: {
                /**
                 * @description The new e-mail address.
                 * @example new.address@stoa.example
                 */
                newEmail?: string;
                /**
                 * @description The six digits that were sent there.
                 * @example 482913
                 */
                emailCode?: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "newEmail": "new.address@stoa.example",
                 *       "emailCode": "482913"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @description The new e-mail address.
                     */
                    newEmail: string;
                    /** @description The six digits that were sent there. */
                    emailCode: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "email": "new.address@stoa.example"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The address that counts now. */
                            email: string;
                        };
                    };
                };
            };
            /** @description The request does not fit: CODE_INVALID, CODE_EXPIRED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not go with the present state: ALREADY_BOUND; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: CODE_ATTEMPTS_EXCEEDED; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bindMobile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newMobile": "13800000009",
                 *       "countryCode": "86",
                 *       "smsCode": "482913"
                 *     }
                 */
                "application/json": {
                    /** @description The new number, digits without country code. */
                    newMobile: string;
                    /**
                     * @description Country calling code without the plus.
                     * @default 86
                     */
                    countryCode?: string;
                    /** @description The six digits that were sent there. */
                    smsCode: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "mobile": "13800000009"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The number that counts now. */
                            mobile: string;
                        };
                    };
                };
            };
            /** @description The request does not fit: CODE_INVALID, CODE_EXPIRED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not go with the present state: ALREADY_BOUND; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: CODE_ATTEMPTS_EXCEEDED; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    heartbeat: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "serverTime": "2026-11-21T08:30:00.000Z",
                     *         "accessExpiresInSeconds": 540,
                     *         "sessionEndsAt": "2026-12-21T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            serverTime: components["schemas"]["Instant"];
                            /** @description Until the access token ends. */
                            accessExpiresInSeconds: number;
                            /** @description The session ends then, however busy it is. */
                            sessionEndsAt: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "user_id": "1700000000000100002",
                     *         "nickName": "Ana",
                     *         "realName": null,
                     *         "displayName": "Ana",
                     *         "avatarUrl": "/media/avatars/02.svg",
                     *         "mobile": "13800000001",
                     *         "email": "learner@stoa.example",
                     *         "userInfo": null,
                     *         "focusType": 0,
                     *         "isValid": 1,
                     *         "schoolUnionLeader": "0",
                     *         "IsSchoolUnionLeader": false,
                     *         "language": "en_US",
                     *         "isSuperuser": false,
                     *         "memberships": [
                     *           {
                     *             "schoolId": "1700000000000000001",
                     *             "name": "Stoa Academy",
                     *             "logoUrl": "/media/logos/stoa.svg",
                     *             "role": "member",
                     *             "joinedAt": "2026-09-01T08:00:00.000Z",
                     *             "operations": []
                     *           }
                     *         ],
                     *         "abilities": {
                     *           "createSchool": true,
                     *           "managePlatform": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no valid sign-in (UNAUTHENTICATED, TOKEN_EXPIRED), or its account has gone (VERIFICATION_FAILED). */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassword": "a-calm-porch-in-1776"
                 *     }
                 */
                "application/json": {
                    /** @description 8 to 128 characters, compared as typed; common ones are refused. */
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description Changed; all other sessions of the person have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The request does not fit: PASSWORD_TOO_WEAK; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Stoa-demo-2026"
                 *     }
                 */
                "application/json": {
                    /** @description The password. */
                    password?: string;
                    /** @description The six digits that were sent there. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "validUntil": "2026-11-21T08:40:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Until when changes of contacts, password and links are possible: ten minutes. */
                            validUntil: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            /** @description The request does not fit: INVALID_GRANT, CODE_INVALID, CODE_EXPIRED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hasPermissions: {
        parameters: {
            query: {
                /**
                 * @description Which.
                 * @example TRAINING_CENTER
                 */
                operationCode: components["schemas"]["OperationCode"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school.
                 * @example 1700000000000000001
                 */
                "School-Id": components["schemas"]["Id"];
                /**
                 * @description The person. A hint that is ignored where the token says otherwise.
                 * @example 1700000000000100002
                 */
                user_id?: components["parameters"]["UserIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "hasPermission": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Whether. */
                            hasPermission: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    initMarketStore: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour Books",
                 *       "currency": "EUR"
                 *     }
                 */
                "application/json": {
                    /** @description Name of the store. */
                    name: string;
                    /**
                     * @description Of its prices.
                     * @enum {string}
                     */
                    currency: "CNY" | "EUR" | "GBP" | "JPY" | "USD";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "storeId": "1700000000000000005",
                     *         "status": "creating"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The store. */
                            storeId: components["schemas"]["Id"];
                            /**
                             * @description Where it stands.
                             * @enum {string}
                             */
                            status: "creating" | "ready";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: SCHOOL_EXISTS; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: SCHOOL_QUOTA_EXCEEDED; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchEnterpriseSchools: {
        parameters: {
            query: {
                /**
                 * @description Name or domain, at least 2 characters.
                 * @example harbour
                 */
                keyword: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "school": {
                     *               "id": "1700000000000000001",
                     *               "name": "Stoa Open School",
                     *               "logoUrl": "/media/logos/open-school.svg",
                     *               "url": "/portal/1700000000000000001"
                     *             },
                     *             "domain": "harbour.example",
                     *             "loginMethod": "4"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The best hits. */
                            items: {
                                school: components["schemas"]["SchoolRef"];
                                /** @description Its domain. */
                                domain: string | null;
                                loginMethod: components["schemas"]["LoginMethod"];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportCookieChoice: {
        parameters: {
            query: {
                /**
                 * @description Analytics switched on, switched off, or set back.
                 * @example active
                 */
                operation: "active" | "inactive" | "reset";
                /**
                 * @description Where the choice was made.
                 * @example 1700000000000000001
                 */
                schoolId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "policyVersion": "2026-10"
                 *     }
                 */
                "application/json": {
                    /** @description Version of the cookie policy. */
                    policyVersion: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signDataProcessingAgreement: {
        parameters: {
            query?: {
                /**
                 * @description Language in which it was read.
                 * @example en_US
                 */
                lang?: components["schemas"]["Language"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "1700000000000000001",
                 *       "agreementVersion": "2026-10",
                 *       "agreed": true
                 *     }
                 */
                "application/json": {
                    /** @description The school. */
                    tenantId: components["schemas"]["Id"];
                    /** @description The version that was read. */
                    agreementVersion: string;
                    /**
                     * @description The person agreed.
                     * @constant
                     */
                    agreed: true;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "type": "schoolDataProcessing",
                     *         "version": "2026-10",
                     *         "url": "/service?sxz-lang=en_US",
                     *         "signedVersion": "2026-10",
                     *         "signedAt": "2026-11-21T08:30:00.000Z",
                     *         "upToDate": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["AgreementState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: AGREEMENT_OUTDATED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawAgreements: {
        parameters: {
            query?: {
                /**
                 * @description Only of this agreement; left out, of all.
                 * @example privacy
                 */
                type?: "service" | "privacy" | "schoolDataProcessing";
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "withdrawn": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Signatures that were withdrawn. */
                            withdrawn: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: REAUTHENTICATION_REQUIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    initLogin: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "1700000000000000001",
                 *       "provider": "uniportal",
                 *       "redirect": "/portal/1700000000000000001?sxz-lang=en_US"
                 *     }
                 */
                "application/json": {
                    /** @description The school that the person signs in to. */
                    tenantId?: components["schemas"]["Id"];
                    /** @description Only this third party. */
                    provider?: components["schemas"]["ThirdPartyProvider"];
                    /** @description Where to go afterwards: a path of this portal. Anything else is refused. */
                    redirect?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description The cookie that ties state, nonce and PKCE verifier to this browser; HttpOnly, SameSite=Lax, 600 seconds.
                     * @example login_init=v1.7f3k2m9q; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=600
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "state": "q3Vd8sJ1kLw0Zx7PbN5m",
                     *         "expiresInSeconds": 600,
                     *         "loginMethod": "1",
                     *         "methods": [
                     *           "password",
                     *           "sms",
                     *           "email",
                     *           "qr",
                     *           "thirdParty"
                     *         ],
                     *         "providers": [
                     *           {
                     *             "provider": "uniportal",
                     *             "name": "UniPortal",
                     *             "logoUrl": "/media/providers/uniportal.svg",
                     *             "authorizeUrl": "https://sso.example.com/authorize?client_id=stoa&state=q3Vd8sJ1kLw0Zx7PbN5m&code_challenge_method=S256"
                     *           }
                     *         ],
                     *         "registrationOpen": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["LoginInit"];
                    };
                };
            };
            /** @description The request does not fit: REDIRECT_NOT_ALLOWED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: SCHOOL_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist: PROVIDER_UNKNOWN; as everywhere NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    issueToken: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "password",
                 *       "username": "learner@stoa.example",
                 *       "password": "Stoa-demo-2026",
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /**
                     * @description How.
                     * @enum {string}
                     */
                    grant_type: "password" | "sms_code" | "email_code" | "refresh_token";
                    /** @description E-mail address or phone number. */
                    username?: string;
                    /**
                     * Format: password
                     * @description Compared exactly.
                     */
                    password?: string;
                    /** @description Number without country code. */
                    mobile?: string;
                    /**
                     * @description Country calling code without the plus.
                     * @default 86
                     */
                    countryCode?: string;
                    /**
                     * Format: email
                     * @description Address the code went to.
                     */
                    email?: string;
                    /** @description Verification code: 6 digits, 5 tries, 600 seconds. */
                    code?: string;
                    /** @description Left out by browsers, which send the cookie. */
                    refresh_token?: string;
                    /** @description From a CAPTCHA_REQUIRED failure or the captcha call. */
                    captchaId?: string;
                    /** @description What the captcha shows. */
                    captchaText?: string;
                    tenantId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxNzAwIn0.c2ln",
                     *       "refresh_token": "r1.Zx81kQ0bN7",
                     *       "token_type": "Bearer",
                     *       "expires_in": 900,
                     *       "user_id": "1700000000000100002"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description The request does not fit (VALIDATION_FAILED), the credentials do not (INVALID_GRANT), the grant is not known (UNSUPPORTED_GRANT_TYPE) or the captcha is wrong (CAPTCHA_INVALID). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account is disabled (ACCOUNT_DISABLED), or the request comes from another site (CSRF_REJECTED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too many attempts for this account, device or address (TOO_MANY_ATTEMPTS, TOO_MANY_REQUESTS), or a captcha is asked for first (CAPTCHA_REQUIRED). */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangeEnterpriseCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "1700000000000000003",
                 *       "code": "8kX2mQ7vTn4cR1zB",
                 *       "state": "q3Vd8sJ1kLw0Zx7PbN5m",
                 *       "iss": "https://id.company.example"
                 *     }
                 */
                "application/json": {
                    /** @description The school whose service signed the person in. */
                    tenantId: components["schemas"]["Id"];
                    /** @description The code that the provider sent back to the callback. Valid once. */
                    code: string;
                    /** @description The state of the sign-in. It belongs to the browser that began it and works once. */
                    state: string;
                    /** @description Issuer, as the callback was told. */
                    iss?: string;
                };
            };
        };
        responses: {
            /** @description Signed in, or an account is to be linked first. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["ThirdLoginAnswer"];
                    };
                };
            };
            /** @description The request does not fit: STATE_MISMATCH, LOGIN_INIT_EXPIRED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid sign-in: VERIFICATION_FAILED; as everywhere UNAUTHENTICATED, TOKEN_EXPIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist: PROVIDER_UNKNOWN; as everywhere NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description A service of others failed: PROVIDER_FAILED. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    /**
                     * @description Both cookies, expired.
                     * @example access_token=; Path=/; Max-Age=0; HttpOnly
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    keepSsoAlive: {
        parameters: {
            query?: {
                /**
                 * @description By which the person signed in.
                 * @example uniportal
                 */
                provider?: components["schemas"]["ThirdPartyProvider"];
                /**
                 * @description The school that the person signs in to.
                 * @example 1700000000000000001
                 */
                tenantId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frame’s document. */
            200: {
                headers: {
                    /**
                     * @description Not kept.
                     * @example no-store
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html><title>Keep alive</title><img alt="" referrerpolicy="no-referrer" src="https://sso.example.com/time-update"> */
                    "text/html": string;
                };
            };
            /** @description No such address is configured. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startStoaLogin: {
        parameters: {
            query: {
                /**
                 * @description Where to go afterwards: a path of this portal. Anything else is refused.
                 * @example /portal/1700000000000000001?sxz-lang=en_US
                 */
                targetUrl: string;
                /**
                 * @description Channel that the provider counts this under.
                 * @example 89000010
                 */
                loginChannel?: "89000010";
                /**
                 * @description The school that the person signs in to.
                 * @example 1700000000000000001
                 */
                tenantId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asked for with Accept: application/json: the address instead of the redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "authorizeUrl": "https://sso.example.com/stoa/authorize?response_type=code&state=q3Vd8sJ1kLw0Zx7PbN5m"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Where the browser goes. */
                            authorizeUrl: string;
                        };
                    };
                };
            };
            /** @description On to the provider. */
            302: {
                headers: {
                    /**
                     * @description The provider’s authorize address with state, nonce and PKCE challenge.
                     * @example https://sso.example.com/stoa/authorize?response_type=code&state=q3Vd8sJ1kLw0Zx7PbN5m
                     */
                    Location?: string;
                    /**
                     * @description Ties the attempt to this browser; HttpOnly, SameSite=Lax, 600 seconds.
                     * @example login_init=v1.7f3k2m9q; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=600
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit: REDIRECT_NOT_ALLOWED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist: PROVIDER_UNKNOWN; as everywhere NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startUniportalLogin: {
        parameters: {
            query: {
                /**
                 * @description Where to go afterwards: a path of this portal. Anything else is refused.
                 * @example /portal/1700000000000000001?sxz-lang=en_US
                 */
                targetUrl: string;
                /**
                 * @description Channel that the provider counts this under.
                 * @example 89000010
                 */
                loginChannel?: "89000010";
                /**
                 * @description The school that the person signs in to.
                 * @example 1700000000000000001
                 */
                tenantId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asked for with Accept: application/json: the address instead of the redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "authorizeUrl": "https://sso.example.com/uniportal/authorize?response_type=code&state=q3Vd8sJ1kLw0Zx7PbN5m"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Where the browser goes. */
                            authorizeUrl: string;
                        };
                    };
                };
            };
            /** @description On to the provider. */
            302: {
                headers: {
                    /**
                     * @description The provider’s authorize address with state, nonce and PKCE challenge.
                     * @example https://sso.example.com/uniportal/authorize?response_type=code&state=q3Vd8sJ1kLw0Zx7PbN5m
                     */
                    Location?: string;
                    /**
                     * @description Ties the attempt to this browser; HttpOnly, SameSite=Lax, 600 seconds.
                     * @example login_init=v1.7f3k2m9q; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=600
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit: REDIRECT_NOT_ALLOWED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist: PROVIDER_UNKNOWN; as everywhere NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangeThirdLoginCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "third_platform_type": "3",
                 *       "code": "8kX2mQ7vTn4cR1zB",
                 *       "state": "q3Vd8sJ1kLw0Zx7PbN5m",
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Kind of portal: stoa 2, uniportal 3, enterprise 4.
                     * @enum {string}
                     */
                    third_platform_type: "2" | "3" | "4";
                    /** @description The code that the provider sent back to the callback. Valid once. */
                    code: string;
                    /** @description The state of the sign-in. It belongs to the browser that began it and works once. */
                    state: string;
                    /** @description The school that the person signs in to. */
                    tenantId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Signed in, or an account is to be linked first. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["ThirdLoginAnswer"];
                    };
                };
            };
            /** @description The request does not fit: STATE_MISMATCH, LOGIN_INIT_EXPIRED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid sign-in: VERIFICATION_FAILED; as everywhere UNAUTHENTICATED, TOKEN_EXPIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist: PROVIDER_UNKNOWN; as everywhere NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description A service of others failed: PROVIDER_FAILED. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangeImcCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "8kX2mQ7vTn4cR1zB",
                 *       "state": "q3Vd8sJ1kLw0Zx7PbN5m",
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/json": {
                    /** @description The code that the provider sent back to the callback. Valid once. */
                    code: string;
                    /** @description The state of the sign-in. It belongs to the browser that began it and works once. */
                    state: string;
                    /** @description The school that the person signs in to. */
                    tenantId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Signed in, or an account is to be linked first. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["ThirdLoginAnswer"];
                    };
                };
            };
            /** @description The request does not fit: STATE_MISMATCH, LOGIN_INIT_EXPIRED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid sign-in: VERIFICATION_FAILED; as everywhere UNAUTHENTICATED, TOKEN_EXPIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist: PROVIDER_UNKNOWN; as everywhere NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description A service of others failed: PROVIDER_FAILED. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bindThirdLoginUser: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pendingBindId": "pb_4Zk9wQ2nL7xT1mV6",
                 *       "channel": "email",
                 *       "target": "learner@stoa.example",
                 *       "code": "482913",
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["VerifiedTarget"];
            };
        };
        responses: {
            /** @description Linked and signed in. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "access_token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxNzAwMDAwMDAwMDAwMTAwMDAyIn0.c2ln",
                     *         "refresh_token": "rt_9f4c2b7a1e6d4c0b8a5f3e2d1c0b9a8f",
                     *         "token_type": "Bearer",
                     *         "expires_in": 900,
                     *         "user_id": "1700000000000100002"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["TokenAnswer"];
                    };
                };
            };
            /** @description The request does not fit: CODE_INVALID, CODE_EXPIRED, STATE_MISMATCH; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: ACCOUNT_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not go with the present state: ALREADY_BOUND, BINDING_EXPIRED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: CODE_ATTEMPTS_EXCEEDED, TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    chooseThirdLoginAccount: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pendingBindId": "pb_4Zk9wQ2nL7xT1mV6",
                 *       "channel": "email",
                 *       "target": "learner@stoa.example",
                 *       "code": "482913",
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["VerifiedTarget"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "code": "ac_5Jt8vN2qWc9kZ3xL",
                     *         "expiresInSeconds": 60
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Authorization code, valid once and for 60 seconds. */
                            code: string;
                            /** @description Seconds it is valid. */
                            expiresInSeconds: number;
                        };
                    };
                };
            };
            /** @description The request does not fit: CODE_INVALID, CODE_EXPIRED, STATE_MISMATCH; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description It does not go with the present state: BINDING_EXPIRED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: CODE_ATTEMPTS_EXCEEDED, TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exchangeThirdLoginCodeV1: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "stoa",
                 *       "code": "8kX2mQ7vTn4cR1zB",
                 *       "state": "q3Vd8sJ1kLw0Zx7PbN5m",
                 *       "iss": "https://sso.example.com",
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/json": {
                    provider: components["schemas"]["ThirdPartyProvider"];
                    /** @description The code that the provider sent back to the callback. Valid once. */
                    code: string;
                    /** @description The state of the sign-in. It belongs to the browser that began it and works once. */
                    state: string;
                    /** @description Issuer, as the callback was told. */
                    iss?: string;
                    /** @description The school that the person signs in to. */
                    tenantId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Signed in, or an account is to be linked first. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["ThirdLoginAnswer"];
                    };
                };
            };
            /** @description The request does not fit: STATE_MISMATCH, LOGIN_INIT_EXPIRED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid sign-in: VERIFICATION_FAILED; as everywhere UNAUTHENTICATED, TOKEN_EXPIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It does not exist: PROVIDER_UNKNOWN; as everywhere NOT_FOUND. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            /** @description A service of others failed: PROVIDER_FAILED. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createQrSession: {
        parameters: {
            query?: {
                /**
                 * @description The school that the person signs in to.
                 * @example 1700000000000000001
                 */
                tenantId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /**
                     * @description Ties the session to this browser.
                     * @example qr_login=v1.9k2m; Path=/api/auth/rest/v1/open; HttpOnly; SameSite=Strict; Max-Age=120
                     */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "ok",
                     *       "data": {
                     *         "qrcodeId": "qr_7Hn2kV9sXw4bT8mQ1zLc",
                     *         "content": "https://stoa.example/login/index?qr=qr_7Hn2kV9sXw4bT8mQ1zLc",
                     *         "expiresInSeconds": 120,
                     *         "pollIntervalSeconds": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 000000 is success.
                         * @constant
                         */
                        code: "000000";
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The session of the QR code: at least 128 random bits, known to the browser that asked and to the phone that scans. */
                            qrcodeId: string;
                            /** @description What the QR code holds; also the text alternative. */
                            content: string;
                            /** @description Seconds until it expires. */
                            expiresInSeconds: number;
                            /** @description Ask for the status no more often than this. */
                            pollIntervalSeconds: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQrStatus: {
        parameters: {
            query: {
                /**
                 * @description The session of the QR code: at least 128 random bits, known to the browser that asked and to the phone that scans.
                 * @example qr_7Hn2kV9sXw4bT8mQ1zLc
                 */
                qrcodeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status and nothing else, never a token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "status": "scanned"
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 000000 is success.
                         * @constant
                         */
                        code: "000000";
                        status: components["schemas"]["QrStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            /** @description Too much at once: TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeemQrSession: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "qrcodeId": "qr_7Hn2kV9sXw4bT8mQ1zLc"
                 *     }
                 */
                "application/json": {
                    /** @description The session of the QR code: at least 128 random bits, known to the browser that asked and to the phone that scans. */
                    qrcodeId: string;
                };
            };
        };
        responses: {
            /** @description Signed in; the cookies are set. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "ok",
                     *       "data": {
                     *         "access_token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxNzAwMDAwMDAwMDAwMTAwMDAyIn0.c2ln",
                     *         "refresh_token": "rt_9f4c2b7a1e6d4c0b8a5f3e2d1c0b9a8f",
                     *         "token_type": "Bearer",
                     *         "expires_in": 900,
                     *         "user_id": "1700000000000100002"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 000000 is success.
                         * @constant
                         */
                        code: "000000";
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["TokenAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The viewer may not do this: ACCOUNT_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: QR_NOT_CONFIRMED, QR_EXPIRED, QR_CANCELLED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmQrSession: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "qrcodeId": "qr_7Hn2kV9sXw4bT8mQ1zLc",
                 *       "decision": "confirm"
                 *     }
                 */
                "application/json": {
                    /** @description The session of the QR code: at least 128 random bits, known to the browser that asked and to the phone that scans. */
                    qrcodeId: string;
                    /**
                     * @description What the person chose.
                     * @enum {string}
                     */
                    decision: "confirm" | "cancel";
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "ok",
                     *       "data": {
                     *         "status": "confirmed"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 000000 is success.
                         * @constant
                         */
                        code: "000000";
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            status: components["schemas"]["QrStatus"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: QR_EXPIRED, QR_CANCELLED, CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    scanQrSession: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "qrcodeId": "qr_7Hn2kV9sXw4bT8mQ1zLc"
                 *     }
                 */
                "application/json": {
                    /** @description The session of the QR code: at least 128 random bits, known to the browser that asked and to the phone that scans. */
                    qrcodeId: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "000000",
                     *       "message": "ok",
                     *       "data": {
                     *         "qrcodeId": "qr_7Hn2kV9sXw4bT8mQ1zLc",
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Open School",
                     *           "logoUrl": "/media/logos/open-school.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "browser": "Firefox 142",
                     *         "operatingSystem": "Windows 11",
                     *         "ip": "203.0.113.24",
                     *         "requestedAt": "2026-11-21T08:30:00.000Z",
                     *         "expiresInSeconds": 96
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 000000 is success.
                         * @constant
                         */
                        code: "000000";
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The session of the QR code: at least 128 random bits, known to the browser that asked and to the phone that scans. */
                            qrcodeId: string;
                            school: components["schemas"]["SchoolRef"] | null;
                            /** @description Browser that shows the code. */
                            browser: string;
                            /** @description Its system. */
                            operatingSystem: string;
                            /** @description Its address. */
                            ip: string;
                            /** @description When it asked. */
                            requestedAt: components["schemas"]["Instant"];
                            /** @description Seconds left. */
                            expiresInSeconds: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: QR_EXPIRED, QR_CANCELLED, CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    authorize: {
        parameters: {
            query: {
                /**
                 * @description Always authorization_code.
                 * @example authorization_code
                 */
                grant_type: "authorization_code";
                /**
                 * @description Always code.
                 * @example code
                 */
                response_type: "code";
                /**
                 * @description The application.
                 * @example course-notes
                 */
                client_id: string;
                /**
                 * @description Exactly as registered for the application, character by character.
                 * @example https://app.example.com/callback
                 */
                redirect_uri: string;
                /**
                 * @description Given back unchanged.
                 * @example af0ifjsldkj
                 */
                state?: string;
                /**
                 * @description What the application asks for, separated by spaces.
                 * @example openid profile
                 */
                scope?: string;
                /**
                 * @description PKCE challenge.
                 * @example E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM
                 */
                code_challenge: string;
                /**
                 * @description plain is refused.
                 * @example S256
                 */
                code_challenge_method: "S256";
                /**
                 * @description Which of the two authorize pages asks.
                 * @example standard
                 */
                variant?: "standard" | "bigNet";
                /**
                 * @description The school in whose name the person goes.
                 * @example 1700000000000000001
                 */
                tenantId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "code": "ac_5Jt8vN2qWc9kZ3xL",
                     *         "state": "af0ifjsldkj",
                     *         "redirectUri": "https://app.example.com/callback",
                     *         "expiresInSeconds": 60,
                     *         "client": {
                     *           "clientId": "course-notes",
                     *           "name": "Course Notes",
                     *           "logoUrl": "/media/clients/course-notes.svg"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Authorization code: valid once and for 60 seconds. */
                            code: string;
                            /** @description As it was asked with. */
                            state: string | null;
                            /** @description Exactly as registered for the application, character by character. */
                            redirectUri: string;
                            /** @description Seconds the code is valid. */
                            expiresInSeconds: number;
                            client: components["schemas"]["AuthorizedClient"];
                        };
                    };
                };
            };
            /** @description The request does not fit: REDIRECT_NOT_ALLOWED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no valid sign-in: VERIFICATION_FAILED; as everywhere UNAUTHENTICATED, TOKEN_EXPIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeemAuthorizationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "grant_type": "authorization_code",
                 *       "code": "ac_5Jt8vN2qWc9kZ3xL",
                 *       "redirect_uri": "https://app.example.com/callback",
                 *       "client_id": "course-notes",
                 *       "client_secret": "cs_0aB1cD2eF3",
                 *       "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                 *     }
                 */
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Always authorization_code.
                     * @constant
                     */
                    grant_type: "authorization_code";
                    /** @description The code. */
                    code: string;
                    /** @description Exactly as registered for the application, character by character. */
                    redirect_uri: string;
                    /** @description The application. */
                    client_id: string;
                    /** @description Of applications that can keep one. */
                    client_secret?: string;
                    /** @description PKCE verifier. */
                    code_verifier: string;
                };
            };
        };
        responses: {
            /** @description The application’s token, as OAuth 2.0 writes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxNzAwMDAwMDAwMDAwMTAwMDAyIn0.c2ln",
                     *       "refresh_token": "rt_9f4c2b7a1e6d4c0b8a5f3e2d1c0b9a8f",
                     *       "token_type": "Bearer",
                     *       "expires_in": 900,
                     *       "user_id": "1700000000000100002"
                     *     }
                     */
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            /** @description The request does not fit: INVALID_GRANT, UNSUPPORTED_GRANT_TYPE, REDIRECT_NOT_ALLOWED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCategory: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description The category.
                 * @example 1700000000000400001
                 */
                categoryId: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000400001",
                     *         "name": "Project management",
                     *         "slug": "project-management",
                     *         "parentId": null,
                     *         "count": 31,
                     *         "hasChildren": true,
                     *         "children": [
                     *           {
                     *             "id": "1700000000000400011",
                     *             "name": "Planning",
                     *             "slug": "planning",
                     *             "parentId": "1700000000000400001",
                     *             "count": 12,
                     *             "hasChildren": false,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CategoryNode"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirstFacets: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Count only resources of this type; 0 or left out: all.
                 * @example 0
                 */
                source?: components["schemas"]["ResourceTypeFilter"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facets, without children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000400001",
                     *             "name": "Project management",
                     *             "slug": "project-management",
                     *             "parentId": null,
                     *             "count": 31,
                     *             "hasChildren": true,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["CategoryNode"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChildFacets: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description The facet.
                 * @example 1700000000000400001
                 */
                facetId: components["schemas"]["Id"];
                /**
                 * @description Count only resources of this type; 0 or left out: all.
                 * @example 0
                 */
                source?: components["schemas"]["ResourceTypeFilter"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000400011",
                     *             "name": "Planning",
                     *             "slug": "planning",
                     *             "parentId": "1700000000000400001",
                     *             "count": 12,
                     *             "hasChildren": false,
                     *             "children": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["CategoryNode"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFacetTree: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Count only resources of this type; 0 or left out: all.
                 * @example 0
                 */
                source?: components["schemas"]["ResourceTypeFilter"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000400001",
                     *             "name": "Project management",
                     *             "slug": "project-management",
                     *             "parentId": null,
                     *             "count": 31,
                     *             "hasChildren": true,
                     *             "children": [
                     *               {
                     *                 "id": "1700000000000400011",
                     *                 "name": "Planning",
                     *                 "slug": "planning",
                     *                 "parentId": "1700000000000400001",
                     *                 "count": 12,
                     *                 "hasChildren": false,
                     *                 "children": []
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["CategoryNode"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enrollClass: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "1700000000000200001"
                 *     }
                 */
                "application/json": {
                    classId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Enrolled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "classId": "1700000000000200001",
                     *         "enrollment": 1,
                     *         "enrolledAt": "2026-11-21T08:30:00.000Z",
                     *         "seats": {
                     *           "capacity": 200,
                     *           "taken": 129,
                     *           "left": 71
                     *         },
                     *         "learnerCount": 129
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["EnrolmentAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer (MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER), to be bought first (PURCHASE_REQUIRED), or CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description No seat is left (CLASS_FULL), it is over (CLASS_ENDED), or the key was used for another request (IDEMPOTENCY_KEY_REUSED). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveClass: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "classId": "1700000000000200001"
                 *     }
                 */
                "application/json": {
                    classId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "classId": "1700000000000200001",
                     *         "enrollment": 0,
                     *         "enrolledAt": null,
                     *         "seats": {
                     *           "capacity": 200,
                     *           "taken": 128,
                     *           "left": 72
                     *         },
                     *         "learnerCount": 128
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["EnrolmentAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listClassMembers: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The class or course.
                 * @example 1700000000000200001
                 */
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "person": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "role": "teacher",
                     *             "enrolledAt": null,
                     *             "progress": null,
                     *             "isViewer": false
                     *           },
                     *           {
                     *             "person": {
                     *               "id": "1700000000000100002",
                     *               "name": "Ana",
                     *               "avatarUrl": "/media/avatars/02.svg"
                     *             },
                     *             "role": "learner",
                     *             "enrolledAt": "2026-11-12T08:00:00.000Z",
                     *             "progress": {
                     *               "completed": 1,
                     *               "total": 2,
                     *               "remainingMinutes": 4
                     *             },
                     *             "isViewer": true
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["ClassMember"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listContinue: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description At most so many.
                 * @example 5
                 */
                limit?: number;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What I have begun, the last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "card": {
                     *               "id": "1700000000000200001",
                     *               "type": 5,
                     *               "title": "Plan a project that holds",
                     *               "summary": "From a goal to a plan that survives the first week.",
                     *               "lang": "en_US",
                     *               "coverUrl": "/media/covers/project-plan.svg",
                     *               "coverColor": "#1f5c7a",
                     *               "zone": "2",
                     *               "audience": 1,
                     *               "author": {
                     *                 "id": "1700000000000100003",
                     *                 "name": "Lin Wei",
                     *                 "avatarUrl": "/media/avatars/07.svg",
                     *                 "title": "Project manager and teacher"
                     *               },
                     *               "publishedAt": "2026-11-01T08:00:00.000Z",
                     *               "activityStatus": 2,
                     *               "startsAt": "2026-11-10T08:00:00.000Z",
                     *               "endsAt": "2027-02-10T08:00:00.000Z",
                     *               "learnerCount": 128,
                     *               "lessonCount": 12,
                     *               "minutes": 140,
                     *               "price": null,
                     *               "enrollment": 1,
                     *               "schoolId": "1700000000000000001",
                     *               "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *             },
                     *             "progress": {
                     *               "completed": 7,
                     *               "total": 12,
                     *               "remainingMinutes": 40
                     *             },
                     *             "nextLesson": {
                     *               "lesson": {
                     *                 "id": "1700000000000300002",
                     *                 "title": "Estimate without lying",
                     *                 "kind": "video",
                     *                 "minutes": 6,
                     *                 "url": "/classInfo/1700000000000000001/class-view/1700000000000200001?lesson=1700000000000300002"
                     *               },
                     *               "positionSeconds": 134,
                     *               "started": true
                     *             },
                     *             "lastActiveAt": "2026-11-21T08:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["ContinueItem"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveLessonProgress: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /**
                 * @description The lesson.
                 * @example 1700000000000300002
                 */
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "positionSeconds": 134,
                 *       "fraction": 0.43,
                 *       "deviceId": "d-3f9a2c7e1b",
                 *       "clientUpdatedAt": "2026-11-21T08:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["ProgressBody"];
            };
        };
        responses: {
            /** @description The merged progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "lessonId": "1700000000000300002",
                     *         "position": {
                     *           "positionSeconds": 134,
                     *           "fraction": 0.43,
                     *           "completed": false,
                     *           "deviceId": "d-3f9a2c7e1b",
                     *           "updatedAt": "2026-11-21T08:30:00.000Z"
                     *         },
                     *         "accepted": true,
                     *         "furtherElsewhere": null,
                     *         "progress": {
                     *           "completed": 1,
                     *           "total": 2,
                     *           "remainingMinutes": 4
                     *         },
                     *         "nextLesson": {
                     *           "lesson": {
                     *             "id": "1700000000000300002",
                     *             "title": "Estimate without lying",
                     *             "kind": "video",
                     *             "minutes": 6,
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001?lesson=1700000000000300002"
                     *           },
                     *           "positionSeconds": 134,
                     *           "started": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProgressAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Enrol first (NOT_ENROLLED), or CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClass: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The class or course.
                 * @example 1700000000000200001
                 */
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000200001",
                     *         "type": 5,
                     *         "title": "Plan a project that holds",
                     *         "summary": "From a goal to a plan that survives the first week.",
                     *         "lang": "en_US",
                     *         "coverUrl": "/media/covers/project-plan.svg",
                     *         "coverColor": "#1f5c7a",
                     *         "zone": "2",
                     *         "audience": 1,
                     *         "categories": [
                     *           {
                     *             "id": "1700000000000400001",
                     *             "name": "Project management"
                     *           }
                     *         ],
                     *         "teachers": [
                     *           {
                     *             "person": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "bio": "Ran projects for twenty years."
                     *           }
                     *         ],
                     *         "outcomes": [
                     *           "Write a goal that can be checked",
                     *           "Find the critical path of a plan"
                     *         ],
                     *         "sections": [
                     *           {
                     *             "title": "From goal to plan",
                     *             "lessons": [
                     *               {
                     *                 "id": "1700000000000300001",
                     *                 "title": "Say what done means",
                     *                 "kind": "article",
                     *                 "minutes": 8,
                     *                 "seconds": null,
                     *                 "preview": true,
                     *                 "locked": false,
                     *                 "completed": true,
                     *                 "fraction": 1,
                     *                 "url": "/classInfo/1700000000000000001/class-view/1700000000000200001?lesson=1700000000000300001"
                     *               },
                     *               {
                     *                 "id": "1700000000000300002",
                     *                 "title": "Estimate without lying",
                     *                 "kind": "video",
                     *                 "minutes": 6,
                     *                 "seconds": 312,
                     *                 "preview": false,
                     *                 "locked": false,
                     *                 "completed": false,
                     *                 "fraction": 0.43,
                     *                 "url": "/classInfo/1700000000000000001/class-view/1700000000000200001?lesson=1700000000000300002"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "lessonCount": 2,
                     *         "minutes": 14,
                     *         "startsAt": "2026-11-10T08:00:00.000Z",
                     *         "endsAt": "2027-02-10T08:00:00.000Z",
                     *         "activityStatus": 2,
                     *         "seats": {
                     *           "capacity": 200,
                     *           "taken": 128,
                     *           "left": 72
                     *         },
                     *         "learnerCount": 128,
                     *         "price": null,
                     *         "enrollment": 1,
                     *         "enrolledAt": "2026-11-12T08:00:00.000Z",
                     *         "progress": {
                     *           "completed": 1,
                     *           "total": 2,
                     *           "remainingMinutes": 4
                     *         },
                     *         "nextLesson": {
                     *           "lesson": {
                     *             "id": "1700000000000300002",
                     *             "title": "Estimate without lying",
                     *             "kind": "video",
                     *             "minutes": 6,
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001?lesson=1700000000000300002"
                     *           },
                     *           "positionSeconds": 134,
                     *           "started": true
                     *         },
                     *         "abilities": {
                     *           "enroll": false,
                     *           "leave": true,
                     *           "learn": true,
                     *           "seeMembers": true,
                     *           "reasons": [
                     *             "ALREADY_ENROLLED"
                     *           ]
                     *         },
                     *         "related": [
                     *           {
                     *             "id": "1700000000000210001",
                     *             "type": 3,
                     *             "title": "What a critical path is",
                     *             "summary": "The longest chain of work decides when you are done.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/critical-path.svg",
                     *             "coverColor": null,
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-10-12T08:00:00.000Z",
                     *             "activityStatus": null,
                     *             "startsAt": null,
                     *             "endsAt": null,
                     *             "learnerCount": 342,
                     *             "lessonCount": null,
                     *             "minutes": 6,
                     *             "price": null,
                     *             "enrollment": null,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/portal/1700000000000000001/resource/1700000000000210001"
                     *           }
                     *         ],
                     *         "schoolId": "1700000000000000001",
                     *         "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ClassDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLesson: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The lesson.
                 * @example 1700000000000300002
                 */
                lessonId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000300002",
                     *         "classId": "1700000000000200001",
                     *         "classTitle": "Plan a project that holds",
                     *         "sectionTitle": "From goal to plan",
                     *         "title": "Estimate without lying",
                     *         "lang": "en_US",
                     *         "kind": "video",
                     *         "minutes": 6,
                     *         "body": null,
                     *         "toc": [],
                     *         "video": {
                     *           "url": "/media/videos/estimate/video.mp4",
                     *           "posterUrl": "/media/videos/estimate/poster.svg",
                     *           "seconds": 312,
                     *           "width": 1280,
                     *           "height": 720,
                     *           "captions": [
                     *             {
                     *               "lang": "en_US",
                     *               "label": "English",
                     *               "url": "/media/videos/estimate/captions.en_US.vtt"
                     *             }
                     *           ]
                     *         },
                     *         "position": {
                     *           "positionSeconds": 134,
                     *           "fraction": 0.43,
                     *           "completed": false,
                     *           "deviceId": "d-3f9a2c7e1b",
                     *           "updatedAt": "2026-11-21T08:30:00.000Z"
                     *         },
                     *         "previous": {
                     *           "id": "1700000000000300001",
                     *           "title": "Say what done means",
                     *           "kind": "article",
                     *           "minutes": 8,
                     *           "url": "/classInfo/1700000000000000001/class-view/1700000000000200001?lesson=1700000000000300001"
                     *         },
                     *         "next": null,
                     *         "url": "/classInfo/1700000000000000001/class-view/1700000000000200001?lesson=1700000000000300002"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Lesson"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Enrol first (NOT_ENROLLED), not open yet (LESSON_LOCKED), or the class is not for this viewer (MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConfigValue: {
        parameters: {
            query?: {
                /**
                 * @description For a school’s own value; left out, the platform’s.
                 * @example 1700000000000000001
                 */
                tenantId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The key.
                 * @example page-switch
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "page-switch",
                     *         "version": 3,
                     *         "value": {
                     *           "v1PagesWhiteList": [],
                     *           "v2PagesWhiteList": [
                     *             "1700000000000000001"
                     *           ],
                     *           "mainSwitch": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The key. */
                            id: string;
                            /** @description Rises with every change; 0 for a default. */
                            version: number;
                            /** @description Any JSON value; its shape belongs to the key. */
                            value: unknown;
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    compareAgreements: {
        parameters: {
            query?: {
                /**
                 * @description Only this agreement.
                 * @example privacy
                 */
                type?: "service" | "privacy" | "schoolDataProcessing";
                /**
                 * @description true signs the version that is named; it then needs the x-requested-with header like a call that changes something.
                 * @example false
                 */
                sign?: "true" | "false";
                /**
                 * @description The version that the person read. Needed to sign.
                 * @example 2026-10
                 */
                agreementVersion?: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "upToDate": false,
                     *         "items": [
                     *           {
                     *             "type": "privacy",
                     *             "version": "2026-10",
                     *             "url": "/privacy?sxz-lang=en_US",
                     *             "signedVersion": "2026-04",
                     *             "signedAt": "2026-04-11T07:10:00.000Z",
                     *             "upToDate": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Whether all of them are signed as they are in force. */
                            upToDate: boolean;
                            /** @description One entry an agreement. */
                            items: components["schemas"]["AgreementState"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description It does not go with the present state: AGREEMENT_OUTDATED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJumpSchool: {
        parameters: {
            query?: {
                /**
                 * @description Group of sites.
                 * @example cn
                 */
                site?: "cn" | "overseas";
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Open School",
                     *           "logoUrl": "/media/logos/open-school.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "url": "/portal/1700000000000000001",
                     *         "reason": "openSchool"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            school: components["schemas"]["SchoolRef"] | null;
                            /** @description Where to go: the portal, or the configured external login. */
                            url: string;
                            /**
                             * @description Why there.
                             * @enum {string}
                             */
                            reason: "lastVisited" | "configured" | "openSchool" | "login";
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOpenSchools: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name, in any language; from 2 characters on (one for Chinese, Japanese, Korean).
                 * @example academy
                 */
                keyword?: string;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Sub-schools a school, 0 to 100.
                 * @example 8
                 */
                childPageSize?: number;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schools by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000000001",
                     *             "name": "Stoa Academy",
                     *             "summary": "Learn to run projects, write software and speak another language.",
                     *             "logoUrl": "/media/logos/stoa.svg",
                     *             "color": "#1f5c7a",
                     *             "url": "/portal/1700000000000000001",
                     *             "type": "1",
                     *             "open": true,
                     *             "learnerCount": 1280,
                     *             "resourceCount": 68,
                     *             "role": null,
                     *             "subSchools": [
                     *               {
                     *                 "id": "1700000000000000011",
                     *                 "name": "School of Project Management",
                     *                 "logoUrl": "/media/logos/projects.svg",
                     *                 "url": "/portal/1700000000000000011"
                     *               }
                     *             ],
                     *             "subSchoolTotal": 4
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["SchoolListing"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCommonCurrent: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "1700000000000000001",
                 *       "lang": "en_US",
                 *       "bundleId": "org.stoa.portal",
                 *       "terminal": "pc"
                 *     }
                 */
                "application/json": {
                    tenantId: components["schemas"]["Id"];
                    lang?: components["schemas"]["Language"];
                    /** @description The application that asks. */
                    bundleId?: string;
                    /**
                     * @description What it runs on.
                     * @enum {string}
                     */
                    terminal?: "pc" | "pad" | "mobile";
                };
            };
        };
        responses: {
            /** @description The environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "environment": "cn",
                     *         "site": "cn",
                     *         "tenantId": "1700000000000000001",
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Academy",
                     *           "logoUrl": "/media/logos/stoa.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "lang": "en_US",
                     *         "serverTime": "2026-11-21T08:30:00.000Z",
                     *         "version": "1.0.0"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CurrentEnvironment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchoolDetails: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000000001",
                     *         "parentId": null,
                     *         "type": "1",
                     *         "name": "Stoa Academy",
                     *         "summary": "Learn to run projects, write software and speak another language.",
                     *         "lang": "en_US",
                     *         "logoUrl": "/media/logos/stoa.svg",
                     *         "color": "#1f5c7a",
                     *         "url": "/portal/1700000000000000001",
                     *         "open": true,
                     *         "loginMethod": "1",
                     *         "defaultLanguage": "zh_CN",
                     *         "languages": [
                     *           {
                     *             "code": "zh_CN",
                     *             "name": "简体中文",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "en_US",
                     *             "name": "English",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "ar_SA",
                     *             "name": "العربية",
                     *             "dir": "rtl"
                     *           }
                     *         ],
                     *         "counts": {
                     *           "learners": 1280,
                     *           "resources": 68,
                     *           "subSchools": 4
                     *         },
                     *         "viewer": {
                     *           "role": "member",
                     *           "canJoin": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["School"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    selectSchoolConfig: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Login method and openness. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000000001",
                     *         "schoolId": "1700000000000000001",
                     *         "tenantId": "1700000000000000001",
                     *         "loginMethod": "1",
                     *         "openSchool": "1",
                     *         "oath2Config": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SchoolConfig"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubSchools: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Part of the name, in any language; from 2 characters on (one for Chinese, Japanese, Korean).
                 * @example academy
                 */
                keyword?: string;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-schools by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000000011",
                     *             "name": "School of Project Management",
                     *             "summary": "Plans, people and risks.",
                     *             "logoUrl": "/media/logos/projects.svg",
                     *             "color": "#1f5c7a",
                     *             "url": "/portal/1700000000000000011",
                     *             "type": "1",
                     *             "open": true,
                     *             "learnerCount": 310,
                     *             "resourceCount": 14,
                     *             "role": null,
                     *             "subSchools": [],
                     *             "subSchoolTotal": 0
                     *           }
                     *         ],
                     *         "total": 4,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["SchoolListing"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkUnionMembership: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Only this union.
                 * @example 1700000000000430001
                 */
                unionId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "isMember": true,
                     *         "unionId": "1700000000000430001",
                     *         "leaderSchoolId": "1700000000000000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Whether it is in it. */
                            isMember: boolean;
                            /** @description The union. */
                            unionId: components["schemas"]["Id"] | null;
                            /** @description The school that leads it. */
                            leaderSchoolId: components["schemas"]["Id"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFirstSchools: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name.
                 * @example open
                 */
                keyword?: string;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000000001",
                     *             "name": "Stoa Open School",
                     *             "logoUrl": "/media/logos/open-school.svg",
                     *             "url": "/portal/1700000000000000001"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["SchoolRef"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLastSchool: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school; null for someone who belongs to none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000000001",
                     *         "parentId": null,
                     *         "type": "1",
                     *         "name": "Stoa Academy",
                     *         "summary": "Learn to run projects, write software and speak another language.",
                     *         "lang": "en_US",
                     *         "logoUrl": "/media/logos/stoa.svg",
                     *         "color": "#1f5c7a",
                     *         "url": "/portal/1700000000000000001",
                     *         "open": true,
                     *         "loginMethod": "1",
                     *         "defaultLanguage": "zh_CN",
                     *         "languages": [
                     *           {
                     *             "code": "zh_CN",
                     *             "name": "简体中文",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "en_US",
                     *             "name": "English",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "ar_SA",
                     *             "name": "العربية",
                     *             "dir": "rtl"
                     *           }
                     *         ],
                     *         "counts": {
                     *           "learners": 1280,
                     *           "resources": 68,
                     *           "subSchools": 4
                     *         },
                     *         "viewer": {
                     *           "role": "member",
                     *           "canJoin": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["School"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openSchoolPermission: {
        parameters: {
            query?: {
                /**
                 * @description Part of the name, in any language; from 2 characters on (one for Chinese, Japanese, Korean).
                 * @example academy
                 */
                keyword?: string;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Sub-schools a school, 0 to 100.
                 * @example 8
                 */
                childPageSize?: number;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schools by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000000001",
                     *             "name": "Stoa Academy",
                     *             "summary": "Learn to run projects, write software and speak another language.",
                     *             "logoUrl": "/media/logos/stoa.svg",
                     *             "color": "#1f5c7a",
                     *             "url": "/portal/1700000000000000001",
                     *             "type": "1",
                     *             "open": true,
                     *             "learnerCount": 1280,
                     *             "resourceCount": 68,
                     *             "role": "member",
                     *             "subSchools": [
                     *               {
                     *                 "id": "1700000000000000011",
                     *                 "name": "School of Project Management",
                     *                 "logoUrl": "/media/logos/projects.svg",
                     *                 "url": "/portal/1700000000000000011"
                     *               }
                     *             ],
                     *             "subSchoolTotal": 4
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["SchoolListing"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenSchoolUser: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "schoolId": "1700000000000000001",
                     *         "userId": "1700000000000100002",
                     *         "status": {
                     *           "status": "member",
                     *           "role": "member",
                     *           "isValid": 1,
                     *           "joinedAt": "2026-09-01T08:00:00.000Z",
                     *           "canJoin": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The school. */
                            schoolId: components["schemas"]["Id"];
                            /** @description The viewer. */
                            userId: components["schemas"]["Id"];
                            status: components["schemas"]["MemberStatus"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyUnions: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "unionId": "1700000000000430001",
                     *             "name": "Schools of the Harbour",
                     *             "leader": {
                     *               "id": "1700000000000000001",
                     *               "name": "Stoa Open School",
                     *               "logoUrl": "/media/logos/open-school.svg",
                     *               "url": "/portal/1700000000000000001"
                     *             },
                     *             "schools": [
                     *               {
                     *                 "id": "1700000000000000001",
                     *                 "name": "Stoa Open School",
                     *                 "logoUrl": "/media/logos/open-school.svg",
                     *                 "url": "/portal/1700000000000000001"
                     *               }
                     *             ],
                     *             "joinedAt": "2026-05-04T08:00:00.000Z",
                     *             "schoolUnionLeader": "0"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["SchoolUnion"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGoods: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Words to find, at most 200 characters.
                 * @example plan
                 */
                keyword?: components["parameters"]["FilterKeyword"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The goods, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000800001",
                     *             "name": "Negotiation in practice",
                     *             "summary": "Six hours with exercises.",
                     *             "coverUrl": "/media/covers/negotiation.svg",
                     *             "price": {
                     *               "amount": 9900,
                     *               "currency": "CNY"
                     *             },
                     *             "originalPrice": null,
                     *             "resourceId": "1700000000000200009",
                     *             "resourceType": 10,
                     *             "soldCount": 12,
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200009"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["Goods"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getManagerUploadUrl: {
        parameters: {
            query: {
                /**
                 * @description Name of the file. Spaces are removed; the server stores it under a name of its own.
                 * @example lesson-3.png
                 */
                fileName: string;
                /**
                 * @description Always klt-static-content.
                 * @example klt-static-content
                 */
                bucketName: "klt-static-content";
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
                /**
                 * @description The person. A hint that is ignored where the token says otherwise.
                 * @example 1700000000000100002
                 */
                user_id?: components["parameters"]["UserIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "details": "success",
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614",
                     *         "url": "/api/school/v1/files/0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614/content?expires=1795250100&signature=Zk3vQ9xT",
                     *         "static_url": "/files/1700000000000000001/0f8b1c2e.png",
                     *         "headers": {
                     *           "content-type": "image/png"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadUrl"];
                };
            };
            /** @description The request does not fit: FILE_FORMAT; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description No room is left: QUOTA_EXCEEDED. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchClassResources: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Words to find, at most 200 characters.
                 * @example plan
                 */
                keyword?: components["parameters"]["FilterKeyword"];
                /**
                 * @description Comma-joined ids, at most 50. One of them is enough.
                 * @example [
                 *       "1700000000000400001"
                 *     ]
                 */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /**
                 * @description All 0, VIP 1, free 2.
                 * @example 0
                 */
                zone?: components["parameters"]["FilterZone"];
                /**
                 * @description Newest 0, hottest 1, downloads 2.
                 * @example 0
                 */
                sort?: components["parameters"]["FilterSort"];
                /**
                 * @description Activity status: unstarted 1, ongoing 2, ended 3.
                 * @example 2
                 */
                status?: components["parameters"]["FilterStatus"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000200001",
                     *             "type": 5,
                     *             "title": "Plan a project that holds",
                     *             "summary": "From a goal to a plan that survives the first week.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-plan.svg",
                     *             "coverColor": "#1f5c7a",
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-11-01T08:00:00.000Z",
                     *             "activityStatus": 2,
                     *             "startsAt": "2026-11-10T08:00:00.000Z",
                     *             "endsAt": "2027-02-10T08:00:00.000Z",
                     *             "learnerCount": 128,
                     *             "lessonCount": 12,
                     *             "minutes": 140,
                     *             "price": null,
                     *             "enrollment": 0,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *           }
                     *         ],
                     *         "total": 42,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ResourcePage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDefaultBanner: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "slides": [
                     *           {
                     *             "title": "Learn in the porch",
                     *             "text": "Classes, articles and tests, free to enter.",
                     *             "imageUrl": "/media/banners/porch.svg",
                     *             "imageAlt": "A colonnade in the evening sun",
                     *             "action": {
                     *               "label": "See the classes",
                     *               "url": "/portal/1700000000000000001/search?type=5"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            slides: components["schemas"]["BannerSlide"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listExamResources: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Comma-joined ids, at most 50. One of them is enough.
                 * @example [
                 *       "1700000000000400001"
                 *     ]
                 */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /**
                 * @description All 0, VIP 1, free 2.
                 * @example 0
                 */
                zone?: components["parameters"]["FilterZone"];
                /**
                 * @description Newest 0, hottest 1, downloads 2.
                 * @example 0
                 */
                sort?: components["parameters"]["FilterSort"];
                /**
                 * @description Activity status: unstarted 1, ongoing 2, ended 3.
                 * @example 2
                 */
                status?: components["parameters"]["FilterStatus"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000220001",
                     *             "type": 2,
                     *             "title": "Project basics: test yourself",
                     *             "summary": "Ten questions on goals, plans and risks.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-exam.svg",
                     *             "coverColor": null,
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-10-12T08:00:00.000Z",
                     *             "activityStatus": null,
                     *             "startsAt": null,
                     *             "endsAt": null,
                     *             "learnerCount": 342,
                     *             "lessonCount": null,
                     *             "minutes": 20,
                     *             "price": null,
                     *             "enrollment": null,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/portal/1700000000000000001/resource/1700000000000220001"
                     *           }
                     *         ],
                     *         "total": 42,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ResourcePage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchExamResources: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Words to find, at most 200 characters.
                 * @example plan
                 */
                keyword?: components["parameters"]["FilterKeyword"];
                /**
                 * @description Comma-joined ids, at most 50. One of them is enough.
                 * @example [
                 *       "1700000000000400001"
                 *     ]
                 */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /**
                 * @description All 0, VIP 1, free 2.
                 * @example 0
                 */
                zone?: components["parameters"]["FilterZone"];
                /**
                 * @description Newest 0, hottest 1, downloads 2.
                 * @example 0
                 */
                sort?: components["parameters"]["FilterSort"];
                /**
                 * @description Activity status: unstarted 1, ongoing 2, ended 3.
                 * @example 2
                 */
                status?: components["parameters"]["FilterStatus"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000220001",
                     *             "type": 2,
                     *             "title": "Project basics: test yourself",
                     *             "summary": "Ten questions on goals, plans and risks.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-exam.svg",
                     *             "coverColor": null,
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-10-12T08:00:00.000Z",
                     *             "activityStatus": null,
                     *             "startsAt": null,
                     *             "endsAt": null,
                     *             "learnerCount": 342,
                     *             "lessonCount": null,
                     *             "minutes": 20,
                     *             "price": null,
                     *             "enrollment": null,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/portal/1700000000000000001/resource/1700000000000220001"
                     *           }
                     *         ],
                     *         "total": 42,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ResourcePage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFeedback: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description One’s own, or all of the school (FEEDBACK_HANDLING).
                 * @example mine
                 */
                scope?: "mine" | "school";
                /**
                 * @description Only these.
                 * @example new
                 */
                status?: "new" | "inProgress" | "answered" | "closed";
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000440001",
                     *             "kind": "feedback",
                     *             "feedbackType": 1,
                     *             "complaintType": null,
                     *             "content": "The video of lesson 3 stops after a minute.",
                     *             "picUrls": [
                     *               "/files/1700000000000000001/0f8b1c2e.png"
                     *             ],
                     *             "status": "new",
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/lin-wei.svg",
                     *               "title": "Teaches project management"
                     *             },
                     *             "phoneNumber": "13800000001",
                     *             "reply": null,
                     *             "createdAt": "2026-11-21T08:30:00.000Z",
                     *             "updatedAt": "2026-11-21T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["FeedbackEntry"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFeedbackStatus: {
        parameters: {
            query: {
                /**
                 * @description The feedback: one’s own, or of the school that one handles.
                 * @example 1700000000000440001
                 */
                feedbackId: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000440001",
                     *         "status": "new",
                     *         "reply": null,
                     *         "updatedAt": "2026-11-21T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The feedback. */
                            id: components["schemas"]["Id"];
                            /**
                             * @description Where it stands.
                             * @enum {string}
                             */
                            status: "new" | "inProgress" | "answered" | "closed";
                            /** @description The school’s answer. */
                            reply: string | null;
                            /** @description When something changed. */
                            updatedAt: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFeedbackStatus: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "feedbackId": "1700000000000440001",
                 *       "status": "new",
                 *       "reply": "Thank you, the video has been replaced.",
                 *       "updatedAt": "2026-11-21T08:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** @description The feedback. */
                    feedbackId: components["schemas"]["Id"];
                    /**
                     * @description What it becomes.
                     * @enum {string}
                     */
                    status: "new" | "inProgress" | "answered" | "closed";
                    /** @description Words for the person. */
                    reply?: string;
                    /** @description As it was read; an older one is refused. */
                    updatedAt: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000440001",
                     *         "kind": "feedback",
                     *         "feedbackType": 1,
                     *         "complaintType": null,
                     *         "content": "The video of lesson 3 stops after a minute.",
                     *         "picUrls": [
                     *           "/files/1700000000000000001/0f8b1c2e.png"
                     *         ],
                     *         "status": "answered",
                     *         "author": {
                     *           "id": "1700000000000100003",
                     *           "name": "Lin Wei",
                     *           "avatarUrl": "/media/avatars/lin-wei.svg",
                     *           "title": "Teaches project management"
                     *         },
                     *         "phoneNumber": "13800000001",
                     *         "reply": "Thank you, the video has been replaced.",
                     *         "createdAt": "2026-11-21T08:30:00.000Z",
                     *         "updatedAt": "2026-11-21T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["FeedbackEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: VERSION_CONFLICT; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPageDetailsById: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description home, or the name of a further page.
                 * @example home
                 */
                pageId: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
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
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "pageId": "home",
                     *         "title": "Stoa Academy",
                     *         "isfullPage": true,
                     *         "type": "v2",
                     *         "blocks": [
                     *           {
                     *             "id": "b-banner",
                     *             "type": "banner",
                     *             "slides": [
                     *               {
                     *                 "title": "Learn in the porch",
                     *                 "text": "Classes, articles and tests, free to enter.",
                     *                 "imageUrl": "/media/banners/porch.svg",
                     *                 "imageAlt": "A colonnade in the evening sun",
                     *                 "action": {
                     *                   "label": "See the classes",
                     *                   "url": "/portal/1700000000000000001/search?type=5"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "id": "b-classes",
                     *             "type": "classes",
                     *             "title": "Start now",
                     *             "perLine": 4,
                     *             "items": [
                     *               {
                     *                 "id": "1700000000000200001",
                     *                 "type": 5,
                     *                 "title": "Plan a project that holds",
                     *                 "summary": "From a goal to a plan that survives the first week.",
                     *                 "lang": "en_US",
                     *                 "coverUrl": "/media/covers/project-plan.svg",
                     *                 "coverColor": "#1f5c7a",
                     *                 "zone": "2",
                     *                 "audience": 1,
                     *                 "author": {
                     *                   "id": "1700000000000100003",
                     *                   "name": "Lin Wei",
                     *                   "avatarUrl": "/media/avatars/07.svg",
                     *                   "title": "Project manager and teacher"
                     *                 },
                     *                 "publishedAt": "2026-11-01T08:00:00.000Z",
                     *                 "activityStatus": 2,
                     *                 "startsAt": "2026-11-10T08:00:00.000Z",
                     *                 "endsAt": "2027-02-10T08:00:00.000Z",
                     *                 "learnerCount": 128,
                     *                 "lessonCount": 12,
                     *                 "minutes": 140,
                     *                 "price": null,
                     *                 "enrollment": 0,
                     *                 "schoolId": "1700000000000000001",
                     *                 "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *               }
                     *             ],
                     *             "moreUrl": "/portal/1700000000000000001/more?blockId=b-classes"
                     *           },
                     *           {
                     *             "id": "b-leaders",
                     *             "type": "leaderboard",
                     *             "title": "Most active this month",
                     *             "kind": "points",
                     *             "period": 2,
                     *             "items": [
                     *               {
                     *                 "rank": 1,
                     *                 "person": {
                     *                   "id": "1700000000000100002",
                     *                   "name": "Ana",
                     *                   "avatarUrl": "/media/avatars/02.svg"
                     *                 },
                     *                 "value": 420,
                     *                 "isViewer": true
                     *               }
                     *             ],
                     *             "moreUrl": "/portal/1700000000000000001/more?list=leaderboard"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Page"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVisibleResources: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolId": "1700000000000000001",
                 *       "resourceIds": [
                 *         "1700000000000200001",
                 *         "1700000000000210001"
                 *       ]
                 *     }
                 */
                "application/json": {
                    schoolId: components["schemas"]["Id"];
                    /** @description At most 200. */
                    resourceIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Those that are visible, in the order that was asked; what is missing is hidden or does not exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000200001",
                     *             "type": 5,
                     *             "title": "Plan a project that holds",
                     *             "summary": "From a goal to a plan that survives the first week.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-plan.svg",
                     *             "coverColor": "#1f5c7a",
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-11-01T08:00:00.000Z",
                     *             "activityStatus": 2,
                     *             "startsAt": "2026-11-10T08:00:00.000Z",
                     *             "endsAt": "2027-02-10T08:00:00.000Z",
                     *             "learnerCount": 128,
                     *             "lessonCount": 12,
                     *             "minutes": 140,
                     *             "price": null,
                     *             "enrollment": 0,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *           },
                     *           {
                     *             "id": "1700000000000210001",
                     *             "type": 3,
                     *             "title": "What a critical path is",
                     *             "summary": "The longest chain of work decides when you are done.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/critical-path.svg",
                     *             "coverColor": null,
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-10-12T08:00:00.000Z",
                     *             "activityStatus": null,
                     *             "startsAt": null,
                     *             "endsAt": null,
                     *             "learnerCount": 342,
                     *             "lessonCount": null,
                     *             "minutes": 6,
                     *             "price": null,
                     *             "enrollment": null,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/portal/1700000000000000001/resource/1700000000000210001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["ResourceCard"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHonorCards: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolId": "1700000000000000001",
                 *       "limit": 10
                 *     }
                 */
                "application/json": {
                    schoolId: components["schemas"]["Id"];
                    /**
                     * @description At most so many.
                     * @default 20
                     */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description The cards, in the school’s order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000600001",
                     *             "person": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "title": "Teacher of the year",
                     *             "text": "For twelve lessons that people finish."
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["HonorCard"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHotResources: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Latest 1, hottest 2, hottest knowledge 3.
                 * @example 2
                 */
                list?: 1 | 2 | 3;
                /**
                 * @description Default 1 (by people), custom 2 (the school’s choice first), recommended 3 (near to what the viewer learns).
                 * @example 1
                 */
                rankingType?: "1" | "2" | "3";
                /**
                 * @description What is counted: latest month 2, total 3, last year 4, this year 5.
                 * @example 3
                 */
                rankingPeriod?: 2 | 3 | 4 | 5;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 resources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000200001",
                     *             "type": 5,
                     *             "title": "Plan a project that holds",
                     *             "summary": "From a goal to a plan that survives the first week.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-plan.svg",
                     *             "coverColor": "#1f5c7a",
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-11-01T08:00:00.000Z",
                     *             "activityStatus": 2,
                     *             "startsAt": "2026-11-10T08:00:00.000Z",
                     *             "endsAt": "2027-02-10T08:00:00.000Z",
                     *             "learnerCount": 128,
                     *             "lessonCount": 12,
                     *             "minutes": 140,
                     *             "price": null,
                     *             "enrollment": 0,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["ResourceCard"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    isVisible: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Left out: the portal itself.
                 * @example 1700000000000200001
                 */
                resourceId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "visible": false,
                     *         "reason": "MEMBERS_ONLY"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Whether. */
                            visible: boolean;
                            /** @description Why not. */
                            reason: components["schemas"]["DenialReason"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKnowledgeResources: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Words to find, at most 200 characters.
                 * @example plan
                 */
                keyword?: components["parameters"]["FilterKeyword"];
                /**
                 * @description Comma-joined ids, at most 50. One of them is enough.
                 * @example [
                 *       "1700000000000400001"
                 *     ]
                 */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /**
                 * @description All 0, VIP 1, free 2.
                 * @example 0
                 */
                zone?: components["parameters"]["FilterZone"];
                /**
                 * @description Newest 0, hottest 1, downloads 2.
                 * @example 0
                 */
                sort?: components["parameters"]["FilterSort"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000210001",
                     *             "type": 3,
                     *             "title": "What a critical path is",
                     *             "summary": "The longest chain of work decides when you are done.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/critical-path.svg",
                     *             "coverColor": null,
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-10-12T08:00:00.000Z",
                     *             "activityStatus": null,
                     *             "startsAt": null,
                     *             "endsAt": null,
                     *             "learnerCount": 342,
                     *             "lessonCount": null,
                     *             "minutes": 6,
                     *             "price": null,
                     *             "enrollment": null,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/portal/1700000000000000001/resource/1700000000000210001"
                     *           }
                     *         ],
                     *         "total": 42,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ResourcePage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLeaderboard: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Week 1, month 2, year 3, all 4 (when left out).
                 * @example 2
                 */
                period?: components["schemas"]["LeaderboardPeriod"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description What is counted.
                 * @example points
                 */
                type: components["schemas"]["LeaderboardKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 places, and the viewer’s own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "kind": "points",
                     *         "period": 2,
                     *         "items": [
                     *           {
                     *             "rank": 1,
                     *             "person": {
                     *               "id": "1700000000000100002",
                     *               "name": "Ana",
                     *               "avatarUrl": "/media/avatars/02.svg"
                     *             },
                     *             "value": 420,
                     *             "isViewer": true
                     *           }
                     *         ],
                     *         "viewer": {
                     *           "rank": 1,
                     *           "person": {
                     *             "id": "1700000000000100002",
                     *             "name": "Ana",
                     *             "avatarUrl": "/media/avatars/02.svg"
                     *           },
                     *           "value": 420,
                     *           "isViewer": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            kind: components["schemas"]["LeaderboardKind"];
                            period: components["schemas"]["LeaderboardPeriod"];
                            items: components["schemas"]["LeaderboardEntry"][];
                            /** @description The viewer’s own place, also below 50; null without points or login. */
                            viewer: components["schemas"]["LeaderboardEntry"] | null;
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBulletin: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulletin that is shown now, else null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000700001",
                     *         "content": "The portal rests on Sunday from 2 to 4.",
                     *         "startTime": "2026-11-20T00:00:00.000Z",
                     *         "endTime": "2026-11-23T00:00:00.000Z",
                     *         "status": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Bulletin"] | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContentReviewSwitch: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The switch. Success is the resultCode 20000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "resultCode": 20000,
                     *       "message": "ok",
                     *       "data": {
                     *         "VersionInformationSwitch": "0"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        /** @constant */
                        resultCode: 20000;
                        message: string;
                        data: {
                            /**
                             * @description 1: version information is shown with footer template 2.
                             * @enum {string}
                             */
                            VersionInformationSwitch: "0" | "1";
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFooter: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footers; the one with isUsed is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "templates": [
                     *           {
                     *             "type": 1,
                     *             "isUsed": true,
                     *             "copyright": {
                     *               "company": "Stoa",
                     *               "beian": null,
                     *               "registerSystemInfo": null,
                     *               "support": "Stoa Foundation"
                     *             },
                     *             "footerNavigations": [
                     *               {
                     *                 "showName": "Help",
                     *                 "relateType": null,
                     *                 "relateUrl": null,
                     *                 "indexAnaCode": null,
                     *                 "collegeAnaCode": null,
                     *                 "children": [
                     *                   {
                     *                     "showName": "Guide for learners",
                     *                     "relateType": "stuGuide",
                     *                     "relateUrl": null,
                     *                     "indexAnaCode": "010201",
                     *                     "collegeAnaCode": "010301",
                     *                     "children": []
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "footerQrCodes": [
                     *               {
                     *                 "url": "/media/qr/portal.svg",
                     *                 "urlEn": null,
                     *                 "urlMobile": null,
                     *                 "showName": "On your phone",
                     *                 "explainMobile": null
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FooterConfig"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPortalHome: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description home, or the name of a further page.
                 * @example home
                 */
                pageId?: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
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
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "parentId": null,
                     *           "type": "1",
                     *           "name": "Stoa Academy",
                     *           "summary": "Learn to run projects, write software and speak another language.",
                     *           "lang": "en_US",
                     *           "logoUrl": "/media/logos/stoa.svg",
                     *           "color": "#1f5c7a",
                     *           "url": "/portal/1700000000000000001",
                     *           "open": true,
                     *           "loginMethod": "1",
                     *           "defaultLanguage": "zh_CN",
                     *           "languages": [
                     *             {
                     *               "code": "zh_CN",
                     *               "name": "简体中文",
                     *               "dir": "ltr"
                     *             },
                     *             {
                     *               "code": "en_US",
                     *               "name": "English",
                     *               "dir": "ltr"
                     *             },
                     *             {
                     *               "code": "ar_SA",
                     *               "name": "العربية",
                     *               "dir": "rtl"
                     *             }
                     *           ],
                     *           "counts": {
                     *             "learners": 1280,
                     *             "resources": 68,
                     *             "subSchools": 4
                     *           },
                     *           "viewer": {
                     *             "role": "member",
                     *             "canJoin": false
                     *           }
                     *         },
                     *         "logo": {
                     *           "schoolId": "1700000000000000001",
                     *           "name": "Stoa Academy",
                     *           "logoUrl": "/media/logos/stoa.svg",
                     *           "homeUrl": "/portal/1700000000000000001"
                     *         },
                     *         "navigations": [
                     *           {
                     *             "code": "home",
                     *             "name": "Home",
                     *             "url": "/portal/1700000000000000001",
                     *             "children": []
                     *           },
                     *           {
                     *             "code": "learn",
                     *             "name": "Learn",
                     *             "url": null,
                     *             "children": [
                     *               {
                     *                 "code": "classes",
                     *                 "name": "Classes",
                     *                 "url": "/portal/1700000000000000001/search?type=5",
                     *                 "children": []
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "footer": {
                     *           "templates": [
                     *             {
                     *               "type": 1,
                     *               "isUsed": true,
                     *               "copyright": {
                     *                 "company": "Stoa",
                     *                 "beian": null,
                     *                 "registerSystemInfo": null,
                     *                 "support": "Stoa Foundation"
                     *               },
                     *               "footerNavigations": [
                     *                 {
                     *                   "showName": "Help",
                     *                   "relateType": null,
                     *                   "relateUrl": null,
                     *                   "indexAnaCode": null,
                     *                   "collegeAnaCode": null,
                     *                   "children": [
                     *                     {
                     *                       "showName": "Guide for learners",
                     *                       "relateType": "stuGuide",
                     *                       "relateUrl": null,
                     *                       "indexAnaCode": "010201",
                     *                       "collegeAnaCode": "010301",
                     *                       "children": []
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "footerQrCodes": [
                     *                 {
                     *                   "url": "/media/qr/portal.svg",
                     *                   "urlEn": null,
                     *                   "urlMobile": null,
                     *                   "showName": "On your phone",
                     *                   "explainMobile": null
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "page": {
                     *           "pageId": "home",
                     *           "title": "Stoa Academy",
                     *           "isfullPage": true,
                     *           "type": "v2",
                     *           "blocks": [
                     *             {
                     *               "id": "b-banner",
                     *               "type": "banner",
                     *               "slides": [
                     *                 {
                     *                   "title": "Learn in the porch",
                     *                   "text": "Classes, articles and tests, free to enter.",
                     *                   "imageUrl": "/media/banners/porch.svg",
                     *                   "imageAlt": "A colonnade in the evening sun",
                     *                   "action": {
                     *                     "label": "See the classes",
                     *                     "url": "/portal/1700000000000000001/search?type=5"
                     *                   }
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "id": "b-classes",
                     *               "type": "classes",
                     *               "title": "Start now",
                     *               "perLine": 4,
                     *               "items": [
                     *                 {
                     *                   "id": "1700000000000200001",
                     *                   "type": 5,
                     *                   "title": "Plan a project that holds",
                     *                   "summary": "From a goal to a plan that survives the first week.",
                     *                   "lang": "en_US",
                     *                   "coverUrl": "/media/covers/project-plan.svg",
                     *                   "coverColor": "#1f5c7a",
                     *                   "zone": "2",
                     *                   "audience": 1,
                     *                   "author": {
                     *                     "id": "1700000000000100003",
                     *                     "name": "Lin Wei",
                     *                     "avatarUrl": "/media/avatars/07.svg",
                     *                     "title": "Project manager and teacher"
                     *                   },
                     *                   "publishedAt": "2026-11-01T08:00:00.000Z",
                     *                   "activityStatus": 2,
                     *                   "startsAt": "2026-11-10T08:00:00.000Z",
                     *                   "endsAt": "2027-02-10T08:00:00.000Z",
                     *                   "learnerCount": 128,
                     *                   "lessonCount": 12,
                     *                   "minutes": 140,
                     *                   "price": null,
                     *                   "enrollment": 0,
                     *                   "schoolId": "1700000000000000001",
                     *                   "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *                 }
                     *               ],
                     *               "moreUrl": "/portal/1700000000000000001/more?blockId=b-classes"
                     *             },
                     *             {
                     *               "id": "b-leaders",
                     *               "type": "leaderboard",
                     *               "title": "Most active this month",
                     *               "kind": "points",
                     *               "period": 2,
                     *               "items": [
                     *                 {
                     *                   "rank": 1,
                     *                   "person": {
                     *                     "id": "1700000000000100002",
                     *                     "name": "Ana",
                     *                     "avatarUrl": "/media/avatars/02.svg"
                     *                   },
                     *                   "value": 420,
                     *                   "isViewer": true
                     *                 }
                     *               ],
                     *               "moreUrl": "/portal/1700000000000000001/more?list=leaderboard"
                     *             }
                     *           ]
                     *         },
                     *         "bulletin": {
                     *           "id": "1700000000000700001",
                     *           "content": "The portal rests on Sunday from 2 to 4.",
                     *           "startTime": "2026-11-20T00:00:00.000Z",
                     *           "endTime": "2026-11-23T00:00:00.000Z",
                     *           "status": 1
                     *         },
                     *         "languages": [
                     *           {
                     *             "code": "zh_CN",
                     *             "name": "简体中文",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "en_US",
                     *             "name": "English",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "ar_SA",
                     *             "name": "العربية",
                     *             "dir": "rtl"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PortalHome"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getResource: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The resource.
                 * @example 1700000000000210001
                 */
                resourceId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "kind": "article",
                     *         "card": {
                     *           "id": "1700000000000210001",
                     *           "type": 3,
                     *           "title": "What a critical path is",
                     *           "summary": "The longest chain of work decides when you are done.",
                     *           "lang": "en_US",
                     *           "coverUrl": "/media/covers/critical-path.svg",
                     *           "coverColor": null,
                     *           "zone": "2",
                     *           "audience": 1,
                     *           "author": {
                     *             "id": "1700000000000100003",
                     *             "name": "Lin Wei",
                     *             "avatarUrl": "/media/avatars/07.svg",
                     *             "title": "Project manager and teacher"
                     *           },
                     *           "publishedAt": "2026-10-12T08:00:00.000Z",
                     *           "activityStatus": null,
                     *           "startsAt": null,
                     *           "endsAt": null,
                     *           "learnerCount": 342,
                     *           "lessonCount": null,
                     *           "minutes": 6,
                     *           "price": null,
                     *           "enrollment": null,
                     *           "schoolId": "1700000000000000001",
                     *           "url": "/portal/1700000000000000001/resource/1700000000000210001"
                     *         },
                     *         "categories": [
                     *           {
                     *             "id": "1700000000000400001",
                     *             "name": "Project management"
                     *           }
                     *         ],
                     *         "body": {
                     *           "type": "doc",
                     *           "content": [
                     *             {
                     *               "type": "heading",
                     *               "attrs": {
                     *                 "level": 2
                     *               },
                     *               "content": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Why the longest chain decides"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "type": "paragraph",
                     *               "content": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "A plan is done when its "
                     *                 },
                     *                 {
                     *                   "type": "text",
                     *                   "text": "longest",
                     *                   "marks": [
                     *                     {
                     *                       "type": "bold"
                     *                     }
                     *                   ]
                     *                 },
                     *                 {
                     *                   "type": "text",
                     *                   "text": " chain of work is done."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "lang": "en_US",
                     *         "toc": [
                     *           {
                     *             "id": "section-1",
                     *             "text": "Why the longest chain decides",
                     *             "level": 2
                     *           }
                     *         ],
                     *         "minutes": 6,
                     *         "downloads": 12,
                     *         "related": [
                     *           {
                     *             "id": "1700000000000200001",
                     *             "type": 5,
                     *             "title": "Plan a project that holds",
                     *             "summary": "From a goal to a plan that survives the first week.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-plan.svg",
                     *             "coverColor": "#1f5c7a",
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-11-01T08:00:00.000Z",
                     *             "activityStatus": 2,
                     *             "startsAt": "2026-11-10T08:00:00.000Z",
                     *             "endsAt": "2027-02-10T08:00:00.000Z",
                     *             "learnerCount": 128,
                     *             "lessonCount": 12,
                     *             "minutes": 140,
                     *             "price": null,
                     *             "enrollment": 0,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ResourceDetail"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPages: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pages by pageId, and the navigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "pages": {
                     *           "home": {
                     *             "pageId": "home",
                     *             "title": "Stoa Academy",
                     *             "isfullPage": true,
                     *             "type": "v1",
                     *             "url": "/portal/1700000000000000001"
                     *           }
                     *         },
                     *         "navigations": [
                     *           {
                     *             "code": "home",
                     *             "name": "Home",
                     *             "url": "/portal/1700000000000000001",
                     *             "children": []
                     *           },
                     *           {
                     *             "code": "learn",
                     *             "name": "Learn",
                     *             "url": null,
                     *             "children": [
                     *               {
                     *                 "code": "classes",
                     *                 "name": "Classes",
                     *                 "url": "/portal/1700000000000000001/search?type=5",
                     *                 "children": []
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PagesConfig"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listResources: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Resource type, 0 for all.
                 * @example 0
                 */
                type?: components["parameters"]["FilterType"];
                /**
                 * @description Comma-joined ids, at most 50. One of them is enough.
                 * @example [
                 *       "1700000000000400001"
                 *     ]
                 */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /**
                 * @description All 0, VIP 1, free 2.
                 * @example 0
                 */
                zone?: components["parameters"]["FilterZone"];
                /**
                 * @description Newest 0, hottest 1, downloads 2.
                 * @example 0
                 */
                sort?: components["parameters"]["FilterSort"];
                /**
                 * @description Audience: all 1, members 2, visitors 3.
                 * @example 1
                 */
                member?: components["parameters"]["FilterMember"];
                /**
                 * @description Activity status: unstarted 1, ongoing 2, ended 3.
                 * @example 2
                 */
                status?: components["parameters"]["FilterStatus"];
                /**
                 * @description A block of a published page.
                 * @example b-classes
                 */
                blockId?: string;
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000200001",
                     *             "type": 5,
                     *             "title": "Plan a project that holds",
                     *             "summary": "From a goal to a plan that survives the first week.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-plan.svg",
                     *             "coverColor": "#1f5c7a",
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-11-01T08:00:00.000Z",
                     *             "activityStatus": 2,
                     *             "startsAt": "2026-11-10T08:00:00.000Z",
                     *             "endsAt": "2027-02-10T08:00:00.000Z",
                     *             "learnerCount": 128,
                     *             "lessonCount": 12,
                     *             "minutes": 140,
                     *             "price": null,
                     *             "enrollment": 0,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *           }
                     *         ],
                     *         "total": 42,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ResourcePage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchoolLogo: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "schoolId": "1700000000000000001",
                     *         "name": "Stoa Academy",
                     *         "logoUrl": "/media/logos/stoa.svg",
                     *         "homeUrl": "/portal/1700000000000000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SchoolLogo"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSchoolLogos: {
        parameters: {
            query: {
                /**
                 * @description Comma-joined ids, at most 100.
                 * @example [
                 *       "1700000000000000001"
                 *     ]
                 */
                schoolIds: components["schemas"]["Id"][];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logos of those that exist, in the order that was asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "schoolId": "1700000000000000001",
                     *             "name": "Stoa Academy",
                     *             "logoUrl": "/media/logos/stoa.svg",
                     *             "homeUrl": "/portal/1700000000000000001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["SchoolLogo"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchVideoResources: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Words to find, at most 200 characters.
                 * @example plan
                 */
                keyword?: components["parameters"]["FilterKeyword"];
                /**
                 * @description Comma-joined ids, at most 50. One of them is enough.
                 * @example [
                 *       "1700000000000400001"
                 *     ]
                 */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /**
                 * @description All 0, VIP 1, free 2.
                 * @example 0
                 */
                zone?: components["parameters"]["FilterZone"];
                /**
                 * @description Newest 0, hottest 1, downloads 2.
                 * @example 0
                 */
                sort?: components["parameters"]["FilterSort"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000200001",
                     *             "type": 5,
                     *             "title": "Plan a project that holds",
                     *             "summary": "From a goal to a plan that survives the first week.",
                     *             "lang": "en_US",
                     *             "coverUrl": "/media/covers/project-plan.svg",
                     *             "coverColor": "#1f5c7a",
                     *             "zone": "2",
                     *             "audience": 1,
                     *             "author": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/07.svg",
                     *               "title": "Project manager and teacher"
                     *             },
                     *             "publishedAt": "2026-11-01T08:00:00.000Z",
                     *             "activityStatus": 2,
                     *             "startsAt": "2026-11-10T08:00:00.000Z",
                     *             "endsAt": "2027-02-10T08:00:00.000Z",
                     *             "learnerCount": 128,
                     *             "lessonCount": 12,
                     *             "minutes": 140,
                     *             "price": null,
                     *             "enrollment": 0,
                     *             "schoolId": "1700000000000000001",
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *           }
                     *         ],
                     *         "total": 42,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ResourcePage"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
                /**
                 * @description The person. A hint that is ignored where the token says otherwise.
                 * @example 1700000000000100002
                 */
                user_id?: components["parameters"]["UserIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One gif, jpeg or png, at most 5 MiB and 40 million pixels.
                     */
                    file: string;
                    /** @description Name of the file. Spaces are removed; the server stores it under a name of its own. */
                    fileName: string;
                    /**
                     * @description What the client takes it for; the bytes decide.
                     * @enum {string}
                     */
                    fileContentType: "image/png" | "image/jpeg" | "image/gif";
                    /**
                     * @description Where it belongs.
                     * @enum {string}
                     */
                    module: "module" | "portal";
                    /**
                     * @description Always klt-static-content.
                     * @constant
                     */
                    bucketName: "klt-static-content";
                };
            };
        };
        responses: {
            /** @description resultCode 20000: it is there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resultCode": 20000,
                     *       "code": 200,
                     *       "message": "ok",
                     *       "details": "success",
                     *       "data": {
                     *         "id": "0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614",
                     *         "static_url": "/files/1700000000000000001/0f8b1c2e.png"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadSuccess"];
                };
            };
            /** @description resultCode 901100007: the file was refused (FILE_FORMAT, FILE_TOO_MANY), or the request does not fit (VALIDATION_FAILED). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resultCode": 901100007,
                     *       "code": "FILE_FORMAT",
                     *       "message": "Only gif, jpeg and png pictures can be sent.",
                     *       "details": "The file is not a picture.",
                     *       "requestId": "req-5kx9c2r1"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadFailure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description resultCode 901100007: the picture is too large (PAYLOAD_TOO_LARGE). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resultCode": 901100007,
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "message": "A picture can have 5 MiB.",
                     *       "details": "The file has 7 MiB.",
                     *       "requestId": "req-5kx9c2r1"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadFailure"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description resultCode 901100008: no room is left (QUOTA_EXCEEDED). */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resultCode": 901100008,
                     *       "code": "QUOTA_EXCEEDED",
                     *       "message": "There is no room for further files.",
                     *       "details": "The school has used all its room.",
                     *       "requestId": "req-5kx9c2r1"
                     *     }
                     */
                    "application/json": components["schemas"]["UploadFailure"];
                };
            };
        };
    };
    getNavigations: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "code": "home",
                     *             "name": "Home",
                     *             "url": "/portal/1700000000000000001",
                     *             "children": []
                     *           },
                     *           {
                     *             "code": "learn",
                     *             "name": "Learn",
                     *             "url": null,
                     *             "children": [
                     *               {
                     *                 "code": "classes",
                     *                 "name": "Classes",
                     *                 "url": "/portal/1700000000000000001/search?type=5",
                     *                 "children": []
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["NavigationEntry"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPagesV2: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pages by pageId, and the navigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "pages": {
                     *           "home": {
                     *             "pageId": "home",
                     *             "title": "Stoa Academy",
                     *             "isfullPage": true,
                     *             "type": "v2",
                     *             "url": "/portal/1700000000000000001"
                     *           }
                     *         },
                     *         "navigations": [
                     *           {
                     *             "code": "home",
                     *             "name": "Home",
                     *             "url": "/portal/1700000000000000001",
                     *             "children": []
                     *           },
                     *           {
                     *             "code": "learn",
                     *             "name": "Learn",
                     *             "url": null,
                     *             "children": [
                     *               {
                     *                 "code": "classes",
                     *                 "name": "Classes",
                     *                 "url": "/portal/1700000000000000001/search?type=5",
                     *                 "children": []
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PagesConfig"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listActiveCodeApplications: {
        parameters: {
            query?: {
                /**
                 * @description Only these.
                 * @example pending
                 */
                status?: "pending" | "approved" | "refused";
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000420001",
                     *             "kind": "academy",
                     *             "organisation": "Harbour Shipping",
                     *             "contactName": "Ana Costa",
                     *             "contactEmail": "ana@harbour.example",
                     *             "reason": "Language lessons for our crews.",
                     *             "status": "pending",
                     *             "comment": null,
                     *             "appliedAt": "2026-11-21T08:30:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["ActiveCodeApplication"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyActiveCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "academy",
                 *       "organisation": "Harbour Shipping",
                 *       "contactName": "Ana Costa",
                 *       "contactEmail": "ana@harbour.example",
                 *       "reason": "Language lessons for our crews."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description For what.
                     * @enum {string}
                     */
                    kind: "academy" | "store";
                    /** @description Who applies. */
                    organisation: string;
                    /** @description Whom to answer. */
                    contactName: string;
                    /**
                     * Format: email
                     * @description Where to answer.
                     */
                    contactEmail: string;
                    /** @description What it is for. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000420001",
                     *         "kind": "academy",
                     *         "organisation": "Harbour Shipping",
                     *         "contactName": "Ana Costa",
                     *         "contactEmail": "ana@harbour.example",
                     *         "reason": "Language lessons for our crews.",
                     *         "status": "pending",
                     *         "comment": null,
                     *         "appliedAt": "2026-11-21T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["ActiveCodeApplication"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description It does not go with the present state: CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMarketConfig: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "enabled": true,
                     *         "orderEnabled": true,
                     *         "currency": "EUR",
                     *         "introduceUrl": "/introduce",
                     *         "orderDisabledSince": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["MarketConfig"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchoolLanguage: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "schoolId": "1700000000000000001",
                     *         "language": "zh_CN"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            schoolId: components["schemas"]["Id"];
                            language: components["schemas"]["Language"];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    queryConfig: {
        parameters: {
            query: {
                /**
                 * @description Comma-joined types.
                 * @example [
                 *       "CUSTOMER_SERVICE_INFORMATION_SWITCH",
                 *       "CUSTOMER_SERVICE_INFORMATION"
                 *     ]
                 */
                configTypes: ("CUSTOMER_SERVICE_INFORMATION_SWITCH" | "CUSTOMER_SERVICE_INFORMATION")[];
                /**
                 * @description The school; left out, the platform’s settings.
                 * @example 1700000000000000001
                 */
                tenantId?: components["schemas"]["Id"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. CUSTOMER_SERVICE_INFORMATION is JSON with servicePhone, serviceEmail, serviceWeChat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": [
                     *         {
                     *           "configType": "CUSTOMER_SERVICE_INFORMATION_SWITCH",
                     *           "configValue": "1"
                     *         },
                     *         {
                     *           "configType": "CUSTOMER_SERVICE_INFORMATION",
                     *           "configValue": "{\"servicePhone\":\"400-000-0000\",\"serviceEmail\":\"help@stoa.example\",\"serviceWeChat\":\"\"}"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ConfigEntry"][];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmApplyCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationId": "1700000000000420001",
                 *       "decision": "approve",
                 *       "comment": "Welcome."
                 *     }
                 */
                "application/json": {
                    /** @description The application. */
                    applicationId: components["schemas"]["Id"];
                    /**
                     * @description The decision.
                     * @enum {string}
                     */
                    decision: "approve" | "refuse";
                    /** @description Words for the applicant. */
                    comment?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000420001",
                     *         "kind": "academy",
                     *         "organisation": "Harbour Shipping",
                     *         "contactName": "Ana Costa",
                     *         "contactEmail": "ana@harbour.example",
                     *         "reason": "Language lessons for our crews.",
                     *         "status": "approved",
                     *         "comment": "Welcome.",
                     *         "appliedAt": "2026-11-21T08:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["ActiveCodeApplication"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addComplaint: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "1700000000000000001",
                 *       "complaintType": "copyright",
                 *       "content": "This article copies a chapter of our book.",
                 *       "targetUrl": "/portal/1700000000000000001/resource/1700000000000200007",
                 *       "picUrl": "/files/1700000000000000001/0f8b1c2e.png,/files/1700000000000000001/5d2a7e90.png",
                 *       "allowContact": 1,
                 *       "phoneNumber": "13800000001"
                 *     }
                 */
                "application/json": {
                    /** @description The school. */
                    tenantId: components["schemas"]["Id"];
                    /**
                     * @description What it is about.
                     * @enum {string}
                     */
                    complaintType: "illegal" | "copyright" | "harassment" | "fraud" | "other";
                    /** @description What happened. */
                    content: string;
                    /** @description What it is about: a path of this portal. */
                    targetUrl?: string;
                    /** @description Up to 4 addresses of one’s own uploads, joined by commas; empty without pictures. */
                    picUrl: string;
                    /**
                     * @description Whether the person may be contacted.
                     * @enum {integer}
                     */
                    allowContact: 1 | 0;
                    /** @description Kept only where contact is allowed. */
                    phoneNumber?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000440002"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The complaint. */
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description The request does not fit: UPLOAD_NOT_OWNED, MODERATION_REJECTED, FEEDBACK_REJECTED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addFeedback: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "feedbackType": 1,
                 *       "feedbackContent": "The video of lesson 3 stops after a minute.",
                 *       "picUrl": "/files/1700000000000000001/0f8b1c2e.png,/files/1700000000000000001/5d2a7e90.png",
                 *       "allowContact": 1,
                 *       "userId": "1700000000000100002",
                 *       "tenantId": "1700000000000000001",
                 *       "schoolName": "Stoa Open School",
                 *       "userName": "Lin Wei",
                 *       "clientType": "1",
                 *       "phoneNumber": "13800000001"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackInput"];
            };
        };
        responses: {
            /** @description Code 200: received, with thanks. The message can be shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000440001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description The feedback. */
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description The request does not fit: UPLOAD_NOT_OWNED, MODERATION_REJECTED, FEEDBACK_REJECTED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "member",
                 *       "uses": 30,
                 *       "expiresInSeconds": 1209600
                 *     }
                 */
                "application/json": {
                    /**
                     * @description What those who accept become.
                     * @enum {string}
                     */
                    role: "member" | "teacher" | "admin";
                    /** @description How many people can accept. */
                    uses?: number;
                    /** @description How long it works, an hour to 90 days. */
                    expiresInSeconds?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "token": "inv_9Tq2xV7mK4sL8wZ1bNcD",
                     *         "url": "https://stoa.example/register/invite?token=inv_9Tq2xV7mK4sL8wZ1bNcD",
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Open School",
                     *           "logoUrl": "/media/logos/open-school.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "role": "member",
                     *         "invitedBy": {
                     *           "id": "1700000000000100003",
                     *           "name": "Lin Wei",
                     *           "avatarUrl": "/media/avatars/lin-wei.svg",
                     *           "title": "Teaches project management"
                     *         },
                     *         "expiresAt": "2026-12-05T08:30:00.000Z",
                     *         "usesLeft": 29,
                     *         "status": "open"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /**
                 * @description The invitation: at least 128 random bits.
                 * @example inv_9Tq2xV7mK4sL8wZ1bNcD
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours.
                 * @example 0f1c2d3e-4b5a-6978-8796-a5b4c3d2e1f0
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The invitation: at least 128 random bits.
                 * @example inv_9Tq2xV7mK4sL8wZ1bNcD
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Open School",
                     *           "logoUrl": "/media/logos/open-school.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "role": "member"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            school: components["schemas"]["SchoolRef"];
                            role: components["schemas"]["Role"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED, JOINING_NOT_ALLOWED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLanguageSetting: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "schoolId": "1700000000000000001",
                     *         "defaultLanguage": "zh_CN",
                     *         "languages": [
                     *           {
                     *             "code": "zh_CN",
                     *             "name": "简体中文",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "en_US",
                     *             "name": "English",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "ar_SA",
                     *             "name": "العربية",
                     *             "dir": "rtl"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LanguageSetting"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMemberIsValid: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "isValid": 1,
                     *         "since": "2026-09-01T08:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /**
                             * @description 1 for a member in good standing.
                             * @enum {integer}
                             */
                            isValid: 0 | 1;
                            /** @description Since when that is so. */
                            since: components["schemas"]["Instant"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinSchool: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tenantId": "1700000000000000001"
                 *     }
                 */
                "application/json": {
                    tenantId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "status": "member",
                     *         "role": "member",
                     *         "isValid": 1,
                     *         "joinedAt": "2026-09-01T08:00:00.000Z",
                     *         "canJoin": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The school takes nobody in this way (JOINING_NOT_ALLOWED), is disabled (SCHOOL_DISABLED), has shut this person out (ACCOUNT_DISABLED), or CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    selectMemberStatus: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "status": "member",
                     *         "role": "member",
                     *         "isValid": 1,
                     *         "joinedAt": "2026-09-01T08:00:00.000Z",
                     *         "canJoin": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /**
                 * @description The person.
                 * @example 1700000000000100002
                 */
                userId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "userId": "1700000000000100002",
                     *         "person": {
                     *           "id": "1700000000000100003",
                     *           "name": "Lin Wei",
                     *           "avatarUrl": "/media/avatars/lin-wei.svg",
                     *           "title": "Teaches project management"
                     *         },
                     *         "realName": "Lin Wei",
                     *         "role": "member",
                     *         "isValid": 1,
                     *         "joinedAt": "2026-09-01T08:00:00.000Z",
                     *         "email": "l***r@stoa.example",
                     *         "mobile": "138****0001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["SchoolMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInvitation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The invitation: at least 128 random bits.
                 * @example inv_9Tq2xV7mK4sL8wZ1bNcD
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "token": "inv_9Tq2xV7mK4sL8wZ1bNcD",
                     *         "url": "https://stoa.example/register/invite?token=inv_9Tq2xV7mK4sL8wZ1bNcD",
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Open School",
                     *           "logoUrl": "/media/logos/open-school.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "role": "member",
                     *         "invitedBy": {
                     *           "id": "1700000000000100003",
                     *           "name": "Lin Wei",
                     *           "avatarUrl": "/media/avatars/lin-wei.svg",
                     *           "title": "Teaches project management"
                     *         },
                     *         "expiresAt": "2026-12-05T08:30:00.000Z",
                     *         "usesLeft": 29,
                     *         "status": "open"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getActiveCodeRequirement: {
        parameters: {
            query: {
                /**
                 * @description What is to be created.
                 * @example academy
                 */
                kind: "academy" | "store";
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "required": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Whether a code is needed. */
                            required: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMySchools: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schools, the last visited first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000000001",
                     *             "name": "Stoa Academy",
                     *             "summary": "Learn to run projects, write software and speak another language.",
                     *             "logoUrl": "/media/logos/stoa.svg",
                     *             "color": "#1f5c7a",
                     *             "url": "/portal/1700000000000000001",
                     *             "type": "1",
                     *             "open": true,
                     *             "learnerCount": 1280,
                     *             "resourceCount": 68,
                     *             "role": "member",
                     *             "subSchools": [
                     *               {
                     *                 "id": "1700000000000000011",
                     *                 "name": "School of Project Management",
                     *                 "logoUrl": "/media/logos/projects.svg",
                     *                 "url": "/portal/1700000000000000011"
                     *               }
                     *             ],
                     *             "subSchoolTotal": 4
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "pageNumber": 1,
                     *         "pageSize": 20
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["SchoolListing"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStoreDetails: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "schoolIds": [
                 *         "1700000000000000005"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Schools that are asked about. */
                    schoolIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "schoolId": "1700000000000000005",
                     *             "hasStore": true,
                     *             "storeUrl": "/order/1700000000000000005"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Schools that the viewer may know of. */
                            items: {
                                /** @description The school. */
                                schoolId: components["schemas"]["Id"];
                                /** @description Whether it has one. */
                                hasStore: boolean;
                                /** @description Path of the store. */
                                storeUrl: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenSchoolDetails: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000000001",
                     *         "parentId": null,
                     *         "type": "1",
                     *         "name": "Stoa Open School",
                     *         "summary": "Lessons for everyone who wants to begin.",
                     *         "lang": "en_US",
                     *         "logoUrl": "/media/logos/open-school.svg",
                     *         "color": "#1f5c7a",
                     *         "url": "/portal/1700000000000000001",
                     *         "open": true,
                     *         "loginMethod": "1",
                     *         "defaultLanguage": "zh_CN",
                     *         "languages": [
                     *           {
                     *             "code": "zh_CN",
                     *             "name": "简体中文",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "en_US",
                     *             "name": "English",
                     *             "dir": "ltr"
                     *           }
                     *         ],
                     *         "counts": {
                     *           "learners": 2140,
                     *           "resources": 64,
                     *           "subSchools": 4
                     *         },
                     *         "viewer": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["School"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchool: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The school.
                 * @example 1700000000000000001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "1700000000000000001",
                     *         "parentId": null,
                     *         "type": "1",
                     *         "name": "Stoa Academy",
                     *         "summary": "Learn to run projects, write software and speak another language.",
                     *         "lang": "en_US",
                     *         "logoUrl": "/media/logos/stoa.svg",
                     *         "color": "#1f5c7a",
                     *         "url": "/portal/1700000000000000001",
                     *         "open": true,
                     *         "loginMethod": "1",
                     *         "defaultLanguage": "zh_CN",
                     *         "languages": [
                     *           {
                     *             "code": "zh_CN",
                     *             "name": "简体中文",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "en_US",
                     *             "name": "English",
                     *             "dir": "ltr"
                     *           },
                     *           {
                     *             "code": "ar_SA",
                     *             "name": "العربية",
                     *             "dir": "rtl"
                     *           }
                     *         ],
                     *         "counts": {
                     *           "learners": 1280,
                     *           "resources": 68,
                     *           "subSchools": 4
                     *         },
                     *         "viewer": {
                     *           "role": "member",
                     *           "canJoin": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["School"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchoolAdmin: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The school. For its owner and admins; to others of the school forbidden, to all others unknown.
                 * @example 1700000000000000001
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "school": {
                     *           "id": "1700000000000000001",
                     *           "name": "Stoa Open School",
                     *           "logoUrl": "/media/logos/open-school.svg",
                     *           "url": "/portal/1700000000000000001"
                     *         },
                     *         "admins": [
                     *           {
                     *             "person": {
                     *               "id": "1700000000000100003",
                     *               "name": "Lin Wei",
                     *               "avatarUrl": "/media/avatars/lin-wei.svg",
                     *               "title": "Teaches project management"
                     *             },
                     *             "role": "owner",
                     *             "email": "o***r@stoa.example",
                     *             "mobile": "138****0001",
                     *             "since": "2026-03-02T09:00:00.000Z"
                     *           }
                     *         ],
                     *         "quota": {
                     *           "storageBytes": 1073741824,
                     *           "storageUsedBytes": 73400320,
                     *           "members": 5000,
                     *           "membersUsed": 2140
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            school: components["schemas"]["SchoolRef"];
                            /** @description Owner first. */
                            admins: components["schemas"]["SchoolAdmin"][];
                            /** @description Limits of the school. */
                            quota: {
                                /** @description Room for files, bytes. */
                                storageBytes: number;
                                /** @description Used of it, bytes. */
                                storageUsedBytes: number;
                                /** @description Members it may have. */
                                members: number;
                                /** @description Members it has. */
                                membersUsed: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchoolCreation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /**
                 * @description The school; its owner alone can ask.
                 * @example 1700000000000000021
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "schoolId": "1700000000000000021",
                     *         "kind": "academy",
                     *         "status": "creating",
                     *         "steps": [
                     *           {
                     *             "key": "portal",
                     *             "status": "running"
                     *           }
                     *         ],
                     *         "portalUrl": "/portal/1700000000000000021"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: components["schemas"]["SchoolCreation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkJoinedUnionEver: {
        parameters: {
            query: {
                /**
                 * @description The school (tenant). The same id as a schoolId.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdQuery"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "joinedEver": true,
                     *         "joinedNow": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Whether it is or was in one. */
                            joinedEver: boolean;
                            /** @description Whether it is in one. */
                            joinedNow: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUploadUrl: {
        parameters: {
            query: {
                /**
                 * @description Name of the file. Spaces are removed; the server stores it under a name of its own.
                 * @example lesson-3.png
                 */
                fileName: string;
                /**
                 * @description Always klt-static-content.
                 * @example klt-static-content
                 */
                bucketName: "klt-static-content";
                /**
                 * @description Where it belongs.
                 * @example portal
                 */
                module: "module" | "portal";
                /**
                 * @description What will be sent; left out, by the name. The bytes decide.
                 * @example image/png
                 */
                contentType?: "image/png" | "image/jpeg" | "image/gif" | "video/mp4" | "text/vtt" | "application/pdf" | "application/zip";
                /**
                 * @description Bytes that will be sent; pictures at most 5 MiB, others 200 MiB.
                 * @example 48213
                 */
                size?: number;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId: components["parameters"]["TenantIdHeader"];
                /**
                 * @description The person. A hint that is ignored where the token says otherwise.
                 * @example 1700000000000100002
                 */
                user_id?: components["parameters"]["UserIdHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "details": "success",
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614",
                     *         "url": "/api/school/v1/files/0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614/content?expires=1795250100&signature=Zk3vQ9xT",
                     *         "static_url": "/files/1700000000000000001/0f8b1c2e.png",
                     *         "headers": {
                     *           "content-type": "image/png"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UploadUrl"];
                };
            };
            /** @description The request does not fit: FILE_FORMAT; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description No room is left: QUOTA_EXCEEDED. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmUpload: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
            path: {
                /**
                 * @description The upload; attachments name it as uuid.
                 * @example 0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614
                 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614",
                     *         "static_url": "/files/1700000000000000001/0f8b1c2e.png",
                     *         "contentType": "image/png",
                     *         "size": 48213,
                     *         "width": 1280,
                     *         "height": 720
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /**
                             * Format: uuid
                             * @description The upload; attachments name it as uuid.
                             */
                            id: string;
                            /** @description Where it can be seen once it is there. */
                            static_url: string;
                            /** @description What the bytes are. */
                            contentType: string;
                            /** @description Bytes. */
                            size: number;
                            /** @description Pixels, of a picture. */
                            width: number | null;
                            /** @description Pixels, of a picture. */
                            height: number | null;
                        };
                    };
                };
            };
            /** @description The request does not fit: FILE_FORMAT; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putUploadContent: {
        parameters: {
            query: {
                /**
                 * @description As in the address: seconds since 1970 in UTC.
                 * @example 1795250100
                 */
                expires: number;
                /**
                 * @description As in the address.
                 * @example Zk3vQ9xTb2mN7wLc
                 */
                signature: string;
            };
            header?: never;
            path: {
                /**
                 * @description The upload; attachments name it as uuid.
                 * @example 0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614
                 */
                uploadId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": string;
                "image/jpeg": string;
                "image/gif": string;
                "video/mp4": string;
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "id": "0f8b1c2e-6a4d-4b1e-9c37-5d2a7e90b614",
                     *         "size": 48213
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /**
                             * Format: uuid
                             * @description The upload; attachments name it as uuid.
                             */
                            id: string;
                            /** @description Bytes that arrived. */
                            size: number;
                        };
                    };
                };
            };
            /** @description The request does not fit: FILE_FORMAT; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: UPLOAD_EXPIRED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large: PAYLOAD_TOO_LARGE. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
            /** @description No room is left: QUOTA_EXCEEDED. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSchoolsByIds: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "1700000000000000001"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description By id. */
                    ids?: components["schemas"]["Id"][];
                    /** @description By the domain of its people’s e-mail addresses. */
                    domain?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "1700000000000000001",
                     *             "name": "Stoa Open School",
                     *             "logoUrl": "/media/logos/open-school.svg",
                     *             "url": "/portal/1700000000000000001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /**
                         * @description 200 is success.
                         * @constant
                         */
                        code: 200;
                        /** @description Always `ok` on success. */
                        message: string;
                        data: {
                            /** @description Those that exist and are open. */
                            items: components["schemas"]["SchoolRef"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSearchHistory: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last 10, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "keyword": "plan",
                     *             "searchedAt": "2026-11-21T08:30:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["HistoryEntry"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    clearSearchHistory: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Only this one; left out, all.
                 * @example plan
                 */
                keyword?: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "removed": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Entries that were removed. */
                            removed: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    hotSearch: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 words, hottest first, in the viewer’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "rank": 1,
                     *             "keyword": "project plan"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["HotWord"][];
                        };
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description What to find. Up to 10000 characters are accepted, the first 200 are used and the answer says so (cut). Left out: everything.
                 * @example plan
                 */
                keyword?: string;
                /**
                 * @description Comma-joined ids, at most 50. One of them is enough.
                 * @example [
                 *       "1700000000000400001"
                 *     ]
                 */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /**
                 * @description Resource type, 0 for all.
                 * @example 0
                 */
                type?: components["parameters"]["FilterType"];
                /**
                 * @description All 0, VIP 1, free 2.
                 * @example 0
                 */
                zone?: components["parameters"]["FilterZone"];
                /**
                 * @description Newest 0, hottest 1, downloads 2.
                 * @example 0
                 */
                sort?: components["parameters"]["FilterSort"];
                /**
                 * @description Audience: all 1, members 2, visitors 3.
                 * @example 1
                 */
                member?: components["parameters"]["FilterMember"];
                /**
                 * @description Activity status: unstarted 1, ongoing 2, ended 3.
                 * @example 2
                 */
                status?: components["parameters"]["FilterStatus"];
                /**
                 * @description Only what this VIP package contains.
                 * @example 1700000000000500001
                 */
                vipPackageId?: components["parameters"]["FilterVipPackageId"];
                /**
                 * @description The kind of card that was followed here.
                 * @example course
                 */
                cardType?: components["parameters"]["FilterCardType"];
                /**
                 * @description The place that was followed here; does not change what is found.
                 * @example home
                 */
                from?: components["parameters"]["FilterFrom"];
                /**
                 * @description Page, from 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Entries a page, 1 to 100.
                 * @example 20
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "card": {
                     *               "id": "1700000000000200001",
                     *               "type": 5,
                     *               "title": "Plan a project that holds",
                     *               "summary": "From a goal to a plan that survives the first week.",
                     *               "lang": "en_US",
                     *               "coverUrl": "/media/covers/project-plan.svg",
                     *               "coverColor": "#1f5c7a",
                     *               "zone": "2",
                     *               "audience": 1,
                     *               "author": {
                     *                 "id": "1700000000000100003",
                     *                 "name": "Lin Wei",
                     *                 "avatarUrl": "/media/avatars/07.svg",
                     *                 "title": "Project manager and teacher"
                     *               },
                     *               "publishedAt": "2026-11-01T08:00:00.000Z",
                     *               "activityStatus": 2,
                     *               "startsAt": "2026-11-10T08:00:00.000Z",
                     *               "endsAt": "2027-02-10T08:00:00.000Z",
                     *               "learnerCount": 128,
                     *               "lessonCount": 12,
                     *               "minutes": 140,
                     *               "price": null,
                     *               "enrollment": 0,
                     *               "schoolId": "1700000000000000001",
                     *               "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *             },
                     *             "title": {
                     *               "text": "Plan a project that holds",
                     *               "ranges": [
                     *                 [
                     *                   0,
                     *                   4
                     *                 ]
                     *               ]
                     *             },
                     *             "excerpt": {
                     *               "text": "From a goal to a plan that survives the first week.",
                     *               "ranges": [
                     *                 [
                     *                   17,
                     *                   21
                     *                 ]
                     *               ]
                     *             }
                     *           }
                     *         ],
                     *         "total": 42,
                     *         "pageNumber": 1,
                     *         "pageSize": 20,
                     *         "keyword": "plan",
                     *         "cut": false,
                     *         "corrected": null,
                     *         "facets": {
                     *           "categories": [
                     *             {
                     *               "id": "1700000000000400001",
                     *               "name": "Project management",
                     *               "count": 31,
                     *               "selected": false,
                     *               "children": []
                     *             }
                     *           ],
                     *           "types": [
                     *             {
                     *               "type": 5,
                     *               "count": 12
                     *             },
                     *             {
                     *               "type": 3,
                     *               "count": 30
                     *             }
                     *           ],
                     *           "zones": [
                     *             {
                     *               "zone": "2",
                     *               "count": 40
                     *             },
                     *             {
                     *               "zone": "1",
                     *               "count": 2
                     *             }
                     *           ],
                     *           "statuses": [
                     *             {
                     *               "status": 2,
                     *               "count": 9
                     *             }
                     *           ]
                     *         },
                     *         "relax": []
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SearchAnswer"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    suggest: {
        parameters: {
            query: {
                /**
                 * @description The school whose content is asked for.
                 * @example 1700000000000000001
                 */
                schoolId: components["parameters"]["SchoolId"];
                /**
                 * @description What has been typed.
                 * @example plan
                 */
                keyword?: string;
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "ok",
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "kind": "hot",
                     *             "text": "planning",
                     *             "ranges": [
                     *               [
                     *                 0,
                     *                 4
                     *               ]
                     *             ],
                     *             "url": null
                     *           },
                     *           {
                     *             "kind": "title",
                     *             "text": "Plan a project that holds",
                     *             "ranges": [
                     *               [
                     *                 0,
                     *                 4
                     *               ]
                     *             ],
                     *             "url": "/classInfo/1700000000000000001/class-view/1700000000000200001"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["Suggestion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    welinkFreeLogin: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any.
                 * @example en_US
                 */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description A fingerprint of the device. One counter among several against guessing; never a proof of anything.
                 * @example 3f2a9c4be1
                 */
                fp?: components["parameters"]["Fingerprint"];
                /**
                 * @description The school (tenant) the call acts in. A hint; the person's membership decides.
                 * @example 1700000000000000001
                 */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "8kX2mQ7vTn4cR1zB",
                 *       "platformType": "2",
                 *       "state": "q3Vd8sJ1kLw0Zx7PbN5m"
                 *     }
                 */
                "application/json": {
                    /** @description The code that the provider sent back to the callback. Valid once. */
                    code: string;
                    /**
                     * @description Where welink runs: phone 1, desktop 2, browser 3.
                     * @enum {string}
                     */
                    platformType: "1" | "2" | "3";
                    /** @description The state of the sign-in. It belongs to the browser that began it and works once. */
                    state: string;
                };
            };
        };
        responses: {
            /** @description Signed in; or code 030025, and nobody is signed in. Whatever else the service answers counts as 030025. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SetCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelinkSuccess"] | components["schemas"]["WelinkFailure"];
                };
            };
            /** @description The request does not fit: STATE_MISMATCH; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The viewer may not do this: ACCOUNT_DISABLED; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Too much at once: TOO_MANY_ATTEMPTS; as everywhere TOO_MANY_REQUESTS. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
