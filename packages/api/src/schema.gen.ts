// Generated from openapi/ by `npm run generate`. Do not edit.

export interface paths {
    "/api/accounts/ids/to/users": {
        /**
         * Look people up by their ids
         * @description For people of one’s own school, at most 100 at once.
         */
        post: operations["listUsersByIds"];
    };
    "/api/accounts/notification-sources/{id}": {
        /** Hear of a silenced source again */
        delete: operations["hearNotificationSource"];
    };
    "/api/accounts/notifications": {
        /**
         * My notifications
         * @description Newest first; next is the value of before for the following page.
         */
        get: operations["listNotifications"];
    };
    "/api/accounts/notifications/read": {
        /**
         * Mark notifications read
         * @description Those named, or with `all` every one up to the id `upTo`. Ids of others change nothing.
         */
        post: operations["readNotifications"];
    };
    "/api/accounts/notifications/settings": {
        /** What I am told, and how */
        get: operations["getNotificationSettings"];
        /**
         * Choose what I am told, and how
         * @description Kinds that are left out stay. A channel that is fixed stays as it is.
         */
        put: operations["saveNotificationSettings"];
    };
    "/api/accounts/notifications/stream": {
        /**
         * My notifications, live
         * @description For EventSource, by cookie. After a break what came meanwhile is sent. The id of an event says where the browser is; the notification’s own id is in the data. A comment every 25 s keeps it open; at most 5 at a time a person, the oldest gives way. It ends with the sign-in.
         */
        get: operations["streamNotifications"];
    };
    "/api/accounts/notifications/unread": {
        /** How many notifications are not read */
        get: operations["countUnreadNotifications"];
    };
    "/api/accounts/notifications/{id}/silence": {
        /**
         * Hear no more of this source
         * @description Its kind from its school, on both channels; a kind without a school everywhere. Security news cannot be silenced in the portal, only their mails (CONFLICT where nothing can).
         */
        post: operations["silenceNotificationSource"];
    };
    "/api/accounts/open/client/ip": {
        /** The address the caller is seen with */
        get: operations["getClientIp"];
    };
    "/api/accounts/open/email/existed": {
        /**
         * Whether an account has this e-mail address
         * @description For registering. Needs the proof of a captcha, valid once; 20 an hour per address.
         */
        get: operations["emailExisted"];
    };
    "/api/accounts/open/email/verify_code": {
        /**
         * Send a verification code by e-mail
         * @description Per address one in 60 seconds and 5 in an hour. A captcha is asked for after 3.
         */
        post: operations["sendEmailCode"];
    };
    "/api/accounts/open/email/verify_code/v2": {
        /**
         * Send a verification code by e-mail
         * @description The same as the first version, which shares its counters. Per address one in 60 seconds and 5 in an hour. A captcha is asked for after 3.
         */
        post: operations["sendEmailCodeV2"];
    };
    "/api/accounts/open/login/account/open/code/imagevalid": {
        /**
         * Whether the next attempt needs a captcha
         * @description Says the same for accounts that exist and that do not. With force=true a challenge is always answered, for calls that need a proof.
         */
        get: operations["getCaptcha"];
    };
    "/api/accounts/open/login/sms-code": {
        /**
         * Send a verification code by SMS
         * @description Per number one in 60 seconds and 5 in an hour; per address, school and day as well. A captcha is asked for after 3.
         */
        post: operations["sendSmsCode"];
    };
    "/api/accounts/open/login/sms-code/v2": {
        /**
         * Send a verification code by SMS
         * @description The same as the first version, which shares its counters. Per number one in 60 seconds and 5 in an hour; per address, school and day as well. A captcha is asked for after 3.
         */
        post: operations["sendSmsCodeV2"];
    };
    "/api/accounts/open/mobile/existed": {
        /**
         * Whether an account has this phone number
         * @description For registering. Needs the proof of a captcha, valid once; 20 an hour per address.
         */
        get: operations["mobileExisted"];
    };
    "/api/accounts/open/notifications/unsubscribe": {
        /**
         * What a mail’s link would silence
         * @description Changes nothing; programs that look through mails may open it.
         */
        get: operations["getUnsubscribe"];
        /**
         * Silence the source of a mail, by one click
         * @description No sign-in: the token is the proof. Only mails of the source end. A form without a body is as good.
         */
        post: operations["unsubscribe"];
    };
    "/api/accounts/open/password/reset": {
        /**
         * Set a new password with a code
         * @description With a code of purpose reset. An unknown account answers like a wrong code.
         */
        post: operations["resetPassword"];
    };
    "/api/accounts/open/register": {
        /**
         * Register with a verified phone number or e-mail address
         * @description Uses up a code that was sent with purpose register, creates the account, joins the school of tenantId where it is open, and signs in. Sent again with the same code and password, because the answer was lost, it signs in to the account that it made.
         */
        post: operations["registerAccount"];
    };
    "/api/accounts/open/url/decode": {
        /**
         * Decode a short address of this portal
         * @description Looks a short code up, or checks an address of this portal; nothing is ever fetched. Addresses of other hosts are refused.
         */
        post: operations["decodeUrl"];
    };
    "/api/accounts/rest/account/bind/email-code": {
        /**
         * Send a code to a new e-mail address
         * @description The answer is the same whether the address belongs to somebody or not; its owner is told. One a minute and five an hour an address.
         */
        get: operations["sendBindEmailCode"];
    };
    "/api/accounts/rest/account/bind/sms-code": {
        /**
         * Send a code to a new phone number
         * @description One a minute and five an hour a number; shares its counters with all other messages.
         */
        post: operations["sendBindSmsCode"];
    };
    "/api/accounts/skip": {
        /**
         * Go on without linking an account
         * @description Where the portal goes on for a person who came by a third party and does not link contact data now.
         */
        get: operations["skipBinding"];
    };
    "/api/accounts/third_user": {
        /** List one’s third-party identities */
        get: operations["listThirdPartyLinks"];
    };
    "/api/accounts/third_user/to/bind": {
        /**
         * Link a third-party identity to one’s own account
         * @description For a signed-in person who came back from the provider. An identity belongs to one account.
         */
        post: operations["bindThirdParty"];
    };
    "/api/accounts/third_user/{linkId}": {
        /**
         * Remove a third-party identity from one’s account
         * @description An account always has an address or a number to sign in with, so no link is the only way in.
         */
        delete: operations["unbindThirdParty"];
    };
    "/api/accounts/url/encode": {
        /**
         * Make a short address for a page of this portal
         * @description Holds for 30 days. At most 60 an hour for a person.
         */
        post: operations["createShortLink"];
    };
    "/api/accounts/user/authcode": {
        /**
         * Drop an authorization code that was not used
         * @description At sign-out, for one’s own codes younger than 600 seconds. A code of someone else is not found.
         */
        delete: operations["deleteAuthCode"];
    };
    "/api/accounts/user/email/bind": {
        /**
         * Change one’s e-mail address
         * @description Address and code are in the body or in the query, the body is preferred: query strings end up in histories. The code works for this person and this address alone. The old address gets a notice.
         */
        put: operations["bindEmail"];
    };
    "/api/accounts/user/mobile/bind": {
        /**
         * Change one’s phone number
         * @description The code works for this person and this number alone. The old number gets a notice.
         */
        put: operations["bindMobile"];
    };
    "/api/accounts/users/avatar": {
        /** Ask where to send one’s new picture */
        post: operations["requestAvatarUpload"];
        /** Remove one’s picture */
        delete: operations["deleteAvatar"];
    };
    "/api/accounts/users/avatar/{ticket}/content": {
        /**
         * Send one’s new picture
         * @description gif, jpeg or png by its bytes, whatever its name. It is cut to a square of 512 pixels, written anew as WebP and loses everything that it said about place and camera.
         */
        put: operations["putAvatarContent"];
    };
    "/api/accounts/users/deletion": {
        /** See what erasing the account means */
        get: operations["getDeletion"];
        /**
         * Ask for the account to be erased
         * @description All other sessions end. It is erased after the time of grace, unless that is taken back.
         */
        post: operations["requestDeletion"];
        /** Keep the account after all */
        delete: operations["cancelDeletion"];
    };
    "/api/accounts/users/export": {
        /** Ask how far the copy of one’s data is */
        get: operations["getExport"];
        /**
         * Ask for a copy of one’s data
         * @description Made in the background; a mail tells when it is ready. One that is being made is answered again. Three a day.
         */
        post: operations["startExport"];
    };
    "/api/accounts/users/export/{ticket}": {
        /**
         * Fetch the copy of one’s data
         * @description For the person alone, for a day.
         */
        get: operations["downloadExport"];
    };
    "/api/accounts/users/heartbeat": {
        /**
         * I am still here
         * @description Every 300000 ms while signed in. Does not prolong a session beyond its absolute end.
         */
        post: operations["heartbeat"];
    };
    "/api/accounts/users/me": {
        /**
         * Who is signed in
         * @description Never cached. An account that vanished answers VERIFICATION_FAILED: Verification failed, please Login again.
         */
        get: operations["getMe"];
        /**
         * Change one’s name, language or time zone
         * @description Fields that are left out stay as they are.
         */
        put: operations["updateMe"];
    };
    "/api/accounts/users/passkeys": {
        /** Add a passkey */
        post: operations["addPasskey"];
    };
    "/api/accounts/users/passkeys/options": {
        /**
         * Begin to add a passkey
         * @description QUOTA_EXCEEDED at twenty.
         */
        post: operations["startPasskey"];
    };
    "/api/accounts/users/passkeys/{passkeyId}": {
        /** Rename a passkey */
        put: operations["renamePasskey"];
        /** Remove a passkey */
        delete: operations["removePasskey"];
    };
    "/api/accounts/users/password": {
        /**
         * Set a new password
         * @description All other sessions end at once and the contacts of the account get a notice.
         */
        put: operations["changePassword"];
    };
    "/api/accounts/users/reauthenticate": {
        /**
         * Confirm that it is still the same person
         * @description By exactly one of these. It counts for ten minutes in this session.
         */
        post: operations["reauthenticate"];
    };
    "/api/accounts/users/reauthenticate/code": {
        /**
         * Send oneself a code
         * @description CONFLICT where the account has no such contact.
         */
        post: operations["sendOwnCode"];
    };
    "/api/accounts/users/reauthenticate/passkey": {
        /** Ask for a proof by passkey */
        post: operations["startPasskeyProof"];
    };
    "/api/accounts/users/second-factor": {
        /** See how the account is secured */
        get: operations["getSecondFactor"];
    };
    "/api/accounts/users/second-factor/recovery-codes": {
        /**
         * Get new recovery codes
         * @description The old ones hold no longer. CONFLICT where there is no second factor.
         */
        post: operations["renewRecoveryCodes"];
    };
    "/api/accounts/users/second-factor/totp": {
        /** Finish setting up an authenticator app */
        put: operations["confirmTotp"];
        /**
         * Begin to set up an authenticator app
         * @description Holds nothing yet: it is on once a code of the app was sent back. CONFLICT where one is set up already.
         */
        post: operations["startTotp"];
        /** Take the authenticator app away */
        delete: operations["removeTotp"];
    };
    "/api/accounts/users/sessions": {
        /** List the devices one is signed in on */
        get: operations["listSessions"];
        /** Sign out everywhere else */
        delete: operations["endOtherSessions"];
    };
    "/api/accounts/users/sessions/{sessionId}": {
        /** Sign out on one device */
        delete: operations["endSession"];
    };
    "/api/acl/v1/operation/hasPermissions": {
        /**
         * Whether my role in a school includes an operation
         * @description The person is the one of the token, whatever user_id says.
         */
        get: operations["hasPermissions"];
    };
    "/api/assist/help/open/articles": {
        /**
         * List or search the help articles
         * @description In their order, or the best hit first. Texts are in Chinese, English and Arabic; other languages read English.
         */
        get: operations["listHelpArticles"];
    };
    "/api/assist/help/open/articles/{slug}": {
        /** A help article */
        get: operations["getHelpArticle"];
    };
    "/api/assist/market/portal/initMarketStore": {
        /**
         * Give a school a store
         * @description For the owner of the school.
         */
        post: operations["initMarketStore"];
    };
    "/api/assist/open/member/queryEnterpriseSchoolByNameOrDomain": {
        /**
         * Find a company’s school by name or domain
         * @description For people who do not know the address of their school. At most ten hits, 30 calls an hour for an address.
         */
        get: operations["searchEnterpriseSchools"];
    };
    "/api/assist/v2/agreement/open/knownCookiesAgreement": {
        /**
         * Report the choice of cookies
         * @description Counts the choice and keeps the proof of consent with its version. Works without a body.
         */
        post: operations["reportCookieChoice"];
    };
    "/api/assist/v2/agreement/signSchoolDataProcessAgreement": {
        /**
         * Sign a school’s agreement on data processing
         * @description For the owner of the school.
         */
        post: operations["signDataProcessingAgreement"];
    };
    "/api/assist/v2/agreement/user/signs": {
        /**
         * Withdraw one’s own signatures
         * @description Only ever one’s own. What depends on an agreement is not served until it is signed again.
         */
        delete: operations["withdrawAgreements"];
    };
    "/api/auth/login/init": {
        /**
         * Begin a sign-in
         * @description Answers the ways in which a school signs its people in, and binds the attempt to this browser by a cookie. An id from before signing in is worth nothing after it. Without a provider the options lead to the calls that begin at each; with one, straight to it. In ten minutes an address may begin 300 attempts, and open 3000 sign-in pages.
         */
        post: operations["initLogin"];
    };
    "/api/auth/oauth/token": {
        /**
         * Sign in, or renew the sign-in
         * @description Answers the tokens and sets them as cookies. A wrong password, an unknown account and a wrong code answer the same, in the same time. Two tabs that renew at once with the same refresh token both succeed. An answer that was lost can be asked for again with the same token until a token of it was used, and for 10 seconds more; a later reuse ends every session of that sign-in.
         */
        post: operations["issueToken"];
    };
    "/api/auth/open/enterprise/oauth2/accesstoken": {
        /**
         * Sign in with an enterprise’s code
         * @description The OAuth2 service is the one of the school’s configuration (oath2Config); its address can never come from the request.
         */
        post: operations["exchangeEnterpriseCode"];
    };
    "/api/auth/open/logout": {
        /**
         * Sign out
         * @description Ends the session of the caller on the server and clears the cookies. Without a session nothing happens and the answer is the same.
         */
        delete: operations["signOut"];
    };
    "/api/auth/open/passkey/options": {
        /**
         * Ask to sign in with a passkey
         * @description The answer goes to the token call: grant_type passkey, or second_factor with the ticket.
         */
        post: operations["startPasskeySignIn"];
    };
    "/api/auth/open/sso/time-update": {
        /**
         * Keep a single sign-on alive
         * @description A document for a hidden frame that loads the time-update address of the configured third party in the person’s browser, which alone is signed in there. The address is the operator’s configuration, never part of a request; neither a token nor a referrer goes there, and the frame follows no redirect to another host.
         */
        get: operations["keepSsoAlive"];
    };
    "/api/auth/open/third/stoa/authorization_code": {
        /**
         * Go to the sign-in of stoa
         * @description A navigation of the browser, not a fetch: sets the cookie of the attempt and leads to the provider, which comes back to the callback page.
         */
        get: operations["startStoaLogin"];
    };
    "/api/auth/open/third/uniportal/authorization_code": {
        /**
         * Go to the sign-in of uniportal
         * @description A navigation of the browser, not a fetch: sets the cookie of the attempt and leads to the provider, which comes back to the callback page.
         */
        get: operations["startUniportalLogin"];
    };
    "/api/auth/open/third/{provider}/authorization_code": {
        /**
         * Go to the sign-in of a third party of the school
         * @description A navigation of the browser, not a fetch: sets the cookie of the attempt and leads to the provider, which comes back to the callback page.
         */
        get: operations["startThirdLogin"];
    };
    "/api/auth/open/thirdlogin/accesstoken/": {
        /**
         * Sign in with a third party’s code
         * @description Finishes a sign-in by the kind of third party. The server redeems the code, checks issuer, audience, nonce, signature and expiry, and never links by an equal e-mail or phone.
         */
        post: operations["exchangeThirdLoginCode"];
    };
    "/api/auth/open/thirdlogin/imc/accesstoken": {
        /**
         * Sign in with an imc code
         * @description Finishes a sign-in at imc.
         */
        post: operations["exchangeImcCode"];
    };
    "/api/auth/open/thirdlogin/user/to/bind": {
        /**
         * Link a new identity to an account and sign in
         * @description Needs the pending link of this very browser and a proof of the account: a fresh code that was sent to it (purpose login) or its password; or, with create, a code of purpose register for an account that is made now. Five wrong tries, then the link is dead.
         */
        post: operations["bindThirdLoginUser"];
    };
    "/api/auth/open/thirdlogin/users/to/auth_code": {
        /**
         * Get a code for one of several accounts
         * @description Where the pending identity could belong to several accounts: proves one of them and answers a code that v1/accesstoken redeems with provider stoa.
         */
        post: operations["chooseThirdLoginAccount"];
    };
    "/api/auth/open/thirdlogin/v1/accesstoken/": {
        /**
         * Sign in with a named provider’s code
         * @description The same with the provider by name and the issuer that answered, so that a code of one provider is never sent to another.
         */
        post: operations["exchangeThirdLoginCodeV1"];
    };
    "/api/auth/rest/v1/open/qrcode.login/session": {
        /**
         * Get a QR code to sign in with
         * @description At most 1000 sessions an hour for an address.
         */
        get: operations["createQrSession"];
    };
    "/api/auth/rest/v1/open/qrcode.login/status": {
        /**
         * Ask where a QR code stands
         * @description Only for the browser that asked for the code; for any other one it does not exist.
         */
        get: operations["getQrStatus"];
    };
    "/api/auth/rest/v1/open/qrcode.login/token": {
        /**
         * Sign in with a confirmed QR code
         * @description Works once, in the browser that asked for the code.
         */
        post: operations["redeemQrSession"];
    };
    "/api/auth/rest/v1/qrcode.login/confirm": {
        /**
         * Confirm or cancel on the phone
         * @description Only the phone that scanned can decide. Cancelling kills the code.
         */
        post: operations["confirmQrSession"];
    };
    "/api/auth/rest/v1/qrcode.login/scan": {
        /**
         * Tell who wants to sign in, after scanning
         * @description Called by the phone. Scanning alone signs nobody in: the page shows what this answers and asks for a second tap. A second phone is refused.
         */
        post: operations["scanQrSession"];
    };
    "/api/auth/v1/oauth/authorize": {
        /**
         * Get an authorization code for an application
         * @description The page sends the browser on to redirectUri with code and state. Where a redirect address is not registered nothing leads there. An answer without a code means: Verification failed, please Login again. Codes that are not used are deleted at sign-out.
         */
        get: operations["authorize"];
    };
    "/api/auth/v1/oauth/token": {
        /**
         * Exchange an authorization code for a token
         * @description For applications, not for browsers. The token tells who the person is (GET /api/accounts/users/me) and does nothing else; there is none to renew it. The second use of a code fails and ends what came of the first.
         */
        post: operations["redeemAuthorizationCode"];
    };
    "/api/category/v1/category/selectByCategoryId": {
        /** A category with its children */
        get: operations["getCategory"];
    };
    "/api/category/v1/facets/first": {
        /** The facets of a school */
        get: operations["listFirstFacets"];
    };
    "/api/category/v1/facets/first/child": {
        /** What is below a facet */
        get: operations["listChildFacets"];
    };
    "/api/category/v1/facets/tree": {
        /** All facets and categories of a school */
        get: operations["getFacetTree"];
    };
    "/api/class/enroll": {
        /**
         * Enrol in a class
         * @description Joins the school first where it is open. Enrolling again changes nothing and answers the enrolment; the last seat goes to exactly one person.
         */
        post: operations["enrollClass"];
    };
    "/api/class/leave": {
        /**
         * Leave a class
         * @description Frees the seat. Progress is kept for a return. Leaving again changes nothing.
         */
        post: operations["leaveClass"];
    };
    "/api/class/v1/classes/{classId}/members": {
        /**
         * Who is in a class
         * @description For who is enrolled or teaches it. Teachers first, then by name.
         */
        get: operations["listClassMembers"];
    };
    "/api/class/v1/continue": {
        /** What I should go on with in a school */
        get: operations["listContinue"];
    };
    "/api/class/v1/lessons/{lessonId}/progress": {
        /**
         * Save how far I am in a lesson
         * @description May be sent again without harm. Of two devices the newer clientUpdatedAt wins; a lesson that was completed stays completed.
         */
        put: operations["saveLessonProgress"];
    };
    "/api/class/v1/open/classes/{classId}": {
        /** A class or course with its outline */
        get: operations["getClass"];
    };
    "/api/class/v1/open/lessons/{lessonId}": {
        /**
         * A lesson whole
         * @description Preview lessons for everybody the class is for, the others for who is enrolled or teaches it.
         */
        get: operations["getLesson"];
    };
    "/api/exam/v1/attempts/{attemptId}": {
        /** Read an attempt with its questions and stored answers */
        get: operations["getAttempt"];
    };
    "/api/exam/v1/attempts/{attemptId}/answers": {
        /**
         * Store answers
         * @description Only what changed. Of two answers to a question the one with the higher sequence stays; sending the same again changes nothing. What arrives after the deadline, by the server’s clock, is refused.
         */
        put: operations["saveAnswers"];
    };
    "/api/exam/v1/attempts/{attemptId}/grading": {
        /**
         * Read an attempt to grade it
         * @description Needs EXAM_GRADING; teachers grade their own exams, owners and administrators all.
         */
        get: operations["getGrading"];
        /**
         * Grade an attempt
         * @description Needs EXAM_GRADING; teachers grade their own exams, owners and administrators all. Every change is recorded.
         */
        put: operations["saveGrading"];
    };
    "/api/exam/v1/attempts/{attemptId}/result": {
        /**
         * Read the result of an attempt
         * @description Points, right answers and explanations of questions are there from the moment that the exam names.
         */
        get: operations["getAttemptResult"];
    };
    "/api/exam/v1/attempts/{attemptId}/submit": {
        /**
         * Hand an attempt in
         * @description Handing in again answers the same. After the deadline the server hands in what is stored by itself.
         */
        post: operations["submitAttempt"];
    };
    "/api/exam/v1/exams/{examId}/attempts": {
        /**
         * List one’s own attempts
         * @description The newest first.
         */
        get: operations["listMyAttempts"];
        /**
         * Begin an attempt
         * @description Goes on with a running attempt where there is one, so that sending it again begins nothing anew. Joins the school first where it is open and the exam is for everybody.
         */
        post: operations["startAttempt"];
    };
    "/api/exam/v1/exams/{examId}/grades.csv": {
        /**
         * Export the grades of an exam
         * @description Needs EXAM_GRADING; teachers grade their own exams, owners and administrators all. UTF-8 with a byte order mark; cells that a spreadsheet could take for a formula begin with an apostrophe.
         */
        get: operations["exportGrades"];
    };
    "/api/exam/v1/exams/{examId}/grading": {
        /**
         * List attempts to grade
         * @description Needs EXAM_GRADING; teachers grade their own exams, owners and administrators all.
         */
        get: operations["listGrading"];
    };
    "/api/exam/v1/exams/{examId}/release": {
        /**
         * Show learners the results that are graded
         * @description Needs EXAM_GRADING; teachers release those of their own exams, owners and administrators all.
         */
        post: operations["releaseResults"];
    };
    "/api/exam/v1/manage/exams": {
        /**
         * List the exams that one writes
         * @description Needs EXAM_GRADING. Teachers have their own, owners and administrators all.
         */
        get: operations["listManagedExams"];
        /**
         * Write an exam
         * @description Needs EXAM_GRADING.
         */
        post: operations["createExam"];
    };
    "/api/exam/v1/manage/exams/{examId}": {
        /**
         * Read an exam to change it
         * @description Needs EXAM_GRADING.
         */
        get: operations["getManagedExam"];
        /**
         * Change an exam
         * @description Needs EXAM_GRADING. Attempts that were begun keep what they began with.
         */
        put: operations["saveExam"];
        /**
         * Delete an exam
         * @description Needs EXAM_GRADING. CONFLICT where an attempt was begun.
         */
        delete: operations["deleteExam"];
    };
    "/api/exam/v1/manage/exams/{examId}/preview": {
        /**
         * Read an exam as a learner sees it
         * @description Needs EXAM_GRADING.
         */
        get: operations["previewExam"];
    };
    "/api/exam/v1/manage/questions": {
        /**
         * List the questions of a school
         * @description Needs EXAM_GRADING. The newest first.
         */
        get: operations["listQuestions"];
        /**
         * Write a question
         * @description Needs EXAM_GRADING.
         */
        post: operations["createQuestion"];
    };
    "/api/exam/v1/manage/questions/export": {
        /**
         * Write questions into a file
         * @description Needs EXAM_GRADING. Those that are offered, at most 10,000. In CSV, cells that a spreadsheet could take for a formula begin with an apostrophe.
         */
        get: operations["exportQuestions"];
    };
    "/api/exam/v1/manage/questions/import": {
        /**
         * Read questions from a file
         * @description Needs EXAM_GRADING. Every faulty line is said; where there is one, nothing is taken.
         */
        post: operations["importQuestions"];
    };
    "/api/exam/v1/manage/questions/{questionId}": {
        /**
         * Read a question
         * @description Needs EXAM_GRADING.
         */
        get: operations["getQuestion"];
        /**
         * Change a question
         * @description Needs EXAM_GRADING. Attempts that were begun keep what they began with.
         */
        put: operations["saveQuestion"];
        /**
         * Delete a question
         * @description Needs EXAM_GRADING. CONFLICT where an exam asks it or asked it once.
         */
        delete: operations["deleteQuestion"];
    };
    "/api/exam/v1/manage/questions/{questionId}/archive": {
        /**
         * Offer a question no more, or again
         * @description Needs EXAM_GRADING. Exams that ask it go on asking it.
         */
        put: operations["archiveQuestion"];
    };
    "/api/exam/v1/open/exams/{examId}": {
        /**
         * Read the introduction of an exam
         * @description With what the viewer may do, and their attempt that goes on.
         */
        get: operations["getExam"];
    };
    "/api/foundation/configProperty/open/settings": {
        /**
         * What the portal is told of its surroundings
         * @description What the region, the operator’s configuration and the kind of school decide, with safe defaults. Comes with the first paint of every page.
         */
        get: operations["getPortalSettings"];
    };
    "/api/foundation/configProperty/open/value/page/version/{id}": {
        /**
         * A value of the runtime configuration
         * @description Public keys alone: page-switch (v1PagesWhiteList, v2PagesWhiteList, mainSwitch), bulletin (its address), mobile-portal, external-login, help-centre, community, customer-service-whitelist, logout, heartbeat, store-variant. An unknown or private key is not found; a key without a value has a safe default.
         */
        get: operations["getConfigValue"];
    };
    "/api/ischool/v1/agreements/compare-and-sign-lastest-agreement": {
        /**
         * Compare signed agreements with those in force
         * @description Only compares, unless sign is true. Signing again changes nothing.
         */
        get: operations["compareAgreements"];
    };
    "/api/ischool/v1/open/jump-school-from-config": {
        /** Ask which school this site leads to */
        get: operations["getJumpSchool"];
    };
    "/api/ischool/v1/open/open-schools": {
        /** Open schools with their sub-schools */
        get: operations["listOpenSchools"];
    };
    "/api/ischool/v1/open/schools/common-current": {
        /**
         * Where and for whom the portal runs
         * @description Success is the code 200.
         */
        post: operations["getCommonCurrent"];
    };
    "/api/ischool/v1/open/schools/school-details": {
        /**
         * What anybody may know of a school
         * @description Also answers for a school that is closed to visitors: its name, languages and how to sign in.
         */
        get: operations["getSchoolDetails"];
    };
    "/api/ischool/v1/open/schools/select-school-config": {
        /** How a school is entered */
        get: operations["selectSchoolConfig"];
    };
    "/api/ischool/v1/open/sub-schools": {
        /** The sub-schools of a school */
        get: operations["listSubSchools"];
    };
    "/api/ischool/v1/open/tenant-union/check-join-union-as-member": {
        /** Ask whether a school is a member of a union */
        get: operations["checkUnionMembership"];
    };
    "/api/ischool/v1/schools/first-schools-all-page": {
        /** List the first-level schools of the viewer */
        get: operations["listFirstSchools"];
    };
    "/api/ischool/v1/schools/last-school-detail": {
        /** The school I was in last */
        get: operations["getLastSchool"];
    };
    "/api/ischool/v1/schools/open-school-permission": {
        /**
         * Open schools, with what I am in each
         * @description The signed-in variant of the open schools.
         */
        get: operations["openSchoolPermission"];
    };
    "/api/ischool/v1/schools/open-school-user": {
        /** Read the viewer’s standing in an open school */
        get: operations["getOpenSchoolUser"];
    };
    "/api/ischool/v1/tenant-union/my-join-union-list-merges": {
        /**
         * List the unions of the viewer’s schools
         * @description Each union once, whichever of the viewer’s schools is in it.
         */
        get: operations["listMyUnions"];
    };
    "/api/live/api/lives/v1/global/scheduleLiveBroadcast": {
        /**
         * Schedule a live session for schools all over the world
         * @description Needs LIVE_HOSTING. The start is at least 5 minutes and at most a year ahead; a host cannot be in two sessions at once (CONFLICT).
         */
        post: operations["scheduleGlobalLive"];
    };
    "/api/live/api/lives/v1/hosts": {
        /**
         * List who can hold live sessions in a school
         * @description Needs LIVE_HOSTING. By name.
         */
        get: operations["listLiveHosts"];
    };
    "/api/live/api/lives/v1/lives": {
        /**
         * List live sessions
         * @description The next one first; ended ones the latest first.
         */
        get: operations["listLives"];
    };
    "/api/live/api/lives/v1/lives/{liveId}": {
        /** Read a live session */
        get: operations["getLive"];
        /**
         * Change a live session
         * @description Needs LIVE_HOSTING. One’s own, or any as administrator. Those who wanted to be reminded are told of a new time.
         */
        put: operations["updateLive"];
        /**
         * Delete a live session
         * @description Needs LIVE_HOSTING. One’s own, or any as administrator, and not while it is live (CONFLICT). Those who wanted to be reminded are told; its page says that it was deleted.
         */
        delete: operations["deleteLive"];
    };
    "/api/live/api/lives/v1/lives/{liveId}/calendar.ics": {
        /** Get a live session for a calendar */
        get: operations["getLiveCalendar"];
    };
    "/api/live/api/lives/v1/lives/{liveId}/reservation": {
        /**
         * Ask to be reminded, or not
         * @description The same again changes nothing.
         */
        put: operations["setLiveReservation"];
    };
    "/api/live/api/lives/v1/scheduleLiveBroadcast": {
        /**
         * Schedule a live session
         * @description Needs LIVE_HOSTING. The start is at least 5 minutes and at most a year ahead; a host cannot be in two sessions at once (CONFLICT).
         */
        post: operations["scheduleLive"];
    };
    "/api/mall/goods/v1/getGoodsVOListForPortal": {
        /** What a school sells */
        get: operations["listGoods"];
    };
    "/api/manager/api/manager/v1/getUploadUrl": {
        /**
         * Get a signed address to upload to, in the lecturing centre
         * @description Needs TRAINING_CENTER. Without the header tenantId it is for the only school in which the person has that.
         */
        get: operations["getManagerUploadUrl"];
    };
    "/api/moderation/v1/open/text/sync": {
        /**
         * Check a text that is to be published
         * @description A courtesy to whoever writes: what is published is checked by the server again. When the checking service does not answer this is 503, and nothing is published meanwhile. With the header tenantId the words of that school hold too. Sixty a minute.
         */
        post: operations["checkText"];
    };
    "/api/moderation/v1/words": {
        /**
         * Read the words that a school does not accept
         * @description Needs SCHOOL_SETTINGS. Words of the whole platform are not among them.
         */
        get: operations["getModerationWords"];
        /**
         * Say which words a school does not accept
         * @description Needs SCHOOL_SETTINGS. A word is found in whatever case, width and with whatever invisible characters; where words are written apart, only as a whole word.
         */
        put: operations["saveModerationWords"];
    };
    "/api/o3service/o3/card/open/add-activity-people/{id}": {
        /**
         * Count someone who opened a card
         * @description Counts a person or browser once a day; more calls answer the same number. 400 where neither the query nor a header names the school.
         */
        get: operations["countActivityPerson"];
    };
    "/api/o3service/o3/open/cases": {
        /** List cases */
        get: operations["listO3Cases"];
    };
    "/api/o3service/o3/open/cases/{caseId}": {
        /** Read a case */
        get: operations["getO3Case"];
    };
    "/api/o3service/o3/open/courses": {
        /** List courses of the o3 area */
        get: operations["listO3Courses"];
    };
    "/api/o3service/o3/open/overview": {
        /** Read the first page of the o3 area */
        get: operations["getO3Overview"];
    };
    "/api/o3service/o3/open/projects": {
        /** List projects */
        get: operations["listO3Projects"];
    };
    "/api/o3service/o3/open/resources": {
        /** List everything of the o3 area */
        get: operations["listO3Resources"];
    };
    "/api/o3service/o3/open/scenarios": {
        /** List scenarios */
        get: operations["listO3Scenarios"];
    };
    "/api/o3service/o3/open/scenarios/{scenarioId}": {
        /** Read a scenario */
        get: operations["getO3Scenario"];
    };
    "/api/o3service/o3/open/scenarios/{scenarioId}/checks": {
        /**
         * Check answers to the steps of a scenario
         * @description What is right is kept for whoever is signed in. Visitors keep it themselves and may send it all again.
         */
        post: operations["checkO3Steps"];
    };
    "/api/o3service/o3/open/sub-portals/{schoolId}": {
        /** Read an o3 sub-portal */
        get: operations["getO3SubPortal"];
    };
    "/api/o3service/o3/open/tags": {
        /** List the tags of the o3 area */
        get: operations["listO3Tags"];
    };
    "/api/o3service/o3/open/tools": {
        /** List tools */
        get: operations["listO3Tools"];
    };
    "/api/o3service/o3/open/tools/{toolId}": {
        /** Read about a tool */
        get: operations["getO3Tool"];
    };
    "/api/o3service/o3/scenarios/{scenarioId}/progress": {
        /**
         * Begin a scenario again
         * @description What was done is forgotten. The same again changes nothing.
         */
        delete: operations["resetO3Scenario"];
    };
    "/api/personal-center/addFocus": {
        /**
         * Follow a person or the school
         * @description For members of the school. The same again changes nothing. Sixty an hour. Somebody who is not in the school is not found.
         */
        post: operations["addFocus"];
    };
    "/api/personal-center/addOrUpdatePersonSpace": {
        /**
         * Change one’s space
         * @description What is left out stays as it is. Name and picture belong to the account.
         */
        post: operations["savePersonSpace"];
    };
    "/api/personal-center/addOrUpdateVisitor": {
        /**
         * Leave a visit
         * @description The visitor is the signed-in person. Counted once a day.
         */
        post: operations["recordVisit"];
    };
    "/api/personal-center/cancelFocus": {
        /**
         * Follow no longer
         * @description The same again changes nothing.
         */
        post: operations["cancelFocus"];
    };
    "/api/personal-center/dynamics": {
        /**
         * List what a person did
         * @description The latest first. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listDynamics"];
    };
    "/api/personal-center/findStudyProcess": {
        /**
         * List what a person learns
         * @description What was joined last first. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listStudyProcess"];
    };
    "/api/personal-center/getFansList": {
        /**
         * List who follows a person or the school
         * @description The latest first. Who does not show the viewer whom they follow is not among them. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listFans"];
    };
    "/api/personal-center/getFocusUserIdList": {
        /**
         * List whom a person follows
         * @description The latest first. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listFocus"];
    };
    "/api/personal-center/getTabCount": {
        /**
         * Count what the tabs of a space hold
         * @description A person who is not in the school, or shows the viewer none of its tabs, does not exist for them (404).
         */
        get: operations["getTabCounts"];
    };
    "/api/personal-center/getVisitorList": {
        /**
         * List who looked at one’s space
         * @description Of the last 90 days, without those who want to leave no trace.
         */
        get: operations["listVisitors"];
    };
    "/api/personal-center/isFocus": {
        /** Ask whether one follows somebody */
        get: operations["isFocus"];
    };
    "/api/personal-center/selectPersonSetting": {
        /**
         * Read one’s privacy settings in a school
         * @description Before one chooses: works are for all where one teaches or runs the school, else for members; dynamics and follows for members; the learning process for nobody.
         */
        get: operations["getPersonSetting"];
    };
    "/api/personal-center/selectUserInfo": {
        /**
         * Read the space of a person
         * @description A person who is not in the school, or shows the viewer none of its tabs, does not exist for them (404).
         */
        get: operations["getPersonSpace"];
    };
    "/api/personal-center/updatePersonSetting": {
        /**
         * Change one’s privacy settings in a school
         * @description What is left out stays as it is. Who leaves visits no longer takes back those of before.
         */
        post: operations["updatePersonSetting"];
    };
    "/api/personal-center/works/courses": {
        /**
         * List a person’s courses and classes
         * @description Published ones that the person wrote or teaches, as far as the viewer may see them. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listCourseWorks"];
    };
    "/api/personal-center/works/exams": {
        /**
         * List a person’s exams
         * @description Published ones that the person wrote or teaches, as far as the viewer may see them. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listExamWorks"];
    };
    "/api/personal-center/works/knowledge": {
        /**
         * List a person’s articles
         * @description Published ones that the person wrote or teaches, as far as the viewer may see them. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listKnowledgeWorks"];
    };
    "/api/personal-center/works/videos": {
        /**
         * List a person’s classes with videos
         * @description Published ones that the person wrote or teaches, as far as the viewer may see them. A person who is not in the school, or shows the viewer nothing of this, does not exist for them (404).
         */
        get: operations["listVideoWorks"];
    };
    "/api/portal/api/v1/authoring/contents": {
        /**
         * List what is taught
         * @description Needs CLASS_MANAGEMENT. Teachers see what they made or teach, owner and admins all. What was saved last comes first.
         */
        get: operations["listContents"];
        /**
         * Begin something to teach
         * @description Needs CLASS_MANAGEMENT. Nobody else sees it before it is published. Who makes a class teaches it.
         */
        post: operations["createContent"];
    };
    "/api/portal/api/v1/authoring/contents/changes": {
        /**
         * Move things to the bin and back, archive, delete
         * @description Needs CLASS_MANAGEMENT, and to have made each of them, or to teach it, or to look after the school: all of them or none. What is in the bin for 30 days is deleted. Only what is in the bin can be deleted.
         */
        post: operations["changeContents"];
    };
    "/api/portal/api/v1/authoring/contents/{contentId}": {
        /**
         * Read a draft
         * @description Needs CLASS_MANAGEMENT, and to have made it, or to teach it, or to look after the school. Where nothing was saved, what learners see.
         */
        get: operations["getContent"];
        /**
         * Save a draft
         * @description As getContent. A draft with an older baseVersion is refused and nothing is overwritten. Texts are documents, never HTML; pictures are those of this server.
         */
        put: operations["saveContent"];
    };
    "/api/portal/api/v1/authoring/contents/{contentId}/duplicate": {
        /**
         * Make a copy
         * @description As getContent. The copy is a draft of whoever makes it; learners and their progress stay with the first.
         */
        post: operations["duplicateContent"];
    };
    "/api/portal/api/v1/authoring/contents/{contentId}/lessons/{lessonId}": {
        /**
         * Read what a lesson of a draft teaches
         * @description As getContent.
         */
        get: operations["getLessonText"];
        /**
         * Save what a lesson of a draft teaches
         * @description As saveContent. Learners see it once the class is published.
         */
        put: operations["saveLessonText"];
    };
    "/api/portal/api/v1/authoring/contents/{contentId}/progress": {
        /**
         * See how learners get on
         * @description As getContent, of a course or class: each learner by name, with how much of each published lesson is done.
         */
        get: operations["listClassProgress"];
    };
    "/api/portal/api/v1/authoring/contents/{contentId}/progress.csv": {
        /**
         * Export how learners get on
         * @description As listClassProgress. A column a lesson, in percent. UTF-8 with a byte order mark; cells that a spreadsheet could take for a formula begin with an apostrophe.
         */
        get: operations["exportClassProgress"];
    };
    "/api/portal/api/v1/authoring/contents/{contentId}/publish": {
        /**
         * Publish a draft
         * @description As getContent. Learners see the old or the new, never a mixture. What is public already is published at once.
         */
        post: operations["publishContent"];
    };
    "/api/portal/api/v1/portal/boutique-live-resource": {
        /** List the selected live sessions */
        get: operations["listBoutiqueLives"];
    };
    "/api/portal/api/v1/portal/bulletins": {
        /**
         * List the bulletins of a school
         * @description Needs PORTAL_DECORATION. The one that ends last comes first.
         */
        get: operations["listBulletins"];
        /**
         * Write a bulletin
         * @description Needs PORTAL_DECORATION. It is shown from startTime to endTime, both included, while status is 1; of several that run the one that began last.
         */
        post: operations["createBulletin"];
    };
    "/api/portal/api/v1/portal/bulletins/{id}": {
        /**
         * Change a bulletin
         * @description Needs PORTAL_DECORATION. Whoever closed it does not see it again: for news write a new one.
         */
        put: operations["updateBulletin"];
        /** Delete a bulletin */
        delete: operations["deleteBulletin"];
    };
    "/api/portal/api/v1/portal/bulletins/{id}/end": {
        /**
         * End a bulletin now
         * @description Needs PORTAL_DECORATION. One that has not begun is withdrawn (status 0); one that has ended stays as it is.
         */
        post: operations["endBulletin"];
    };
    "/api/portal/api/v1/portal/class-search-resource": {
        /** Classes and courses of a school */
        get: operations["searchClassResources"];
    };
    "/api/portal/api/v1/portal/default-banner": {
        /** The banner of a portal that has chosen none */
        get: operations["getDefaultBanner"];
    };
    "/api/portal/api/v1/portal/exam-resource": {
        /** Exams of a school */
        get: operations["listExamResources"];
    };
    "/api/portal/api/v1/portal/exam-search-resource": {
        /** Exams of a school, by words */
        get: operations["searchExamResources"];
    };
    "/api/portal/api/v1/portal/feedback": {
        /** List feedback */
        get: operations["listFeedback"];
    };
    "/api/portal/api/v1/portal/feedback/export": {
        /**
         * Get the school’s feedback as CSV
         * @description Needs FEEDBACK_HANDLING. The newest 10,000 that fit.
         */
        get: operations["exportFeedback"];
    };
    "/api/portal/api/v1/portal/feedback/status": {
        /** Ask where a feedback stands */
        get: operations["getFeedbackStatus"];
        /**
         * Handle a feedback
         * @description Needs FEEDBACK_HANDLING. A reply is mailed to the person and shown to them; without one the last reply stays. The status answered needs a reply, now or before.
         */
        put: operations["updateFeedbackStatus"];
    };
    "/api/portal/api/v1/portal/feedback/{feedbackId}": {
        /**
         * Read one feedback
         * @description One’s own wherever it was sent; with the header tenantId also of the school (FEEDBACK_HANDLING).
         */
        get: operations["getFeedback"];
    };
    "/api/portal/api/v1/portal/footer/settings": {
        /**
         * Both footers as they are edited
         * @description Needs PORTAL_DECORATION. Every text in all its languages.
         */
        get: operations["getFooterSettings"];
        /**
         * Save both footers
         * @description Needs PORTAL_DECORATION. Whole, with the version that was read. A custom link needs relateUrl, a path of this portal or an https address; others take none.
         */
        put: operations["saveFooterSettings"];
    };
    "/api/portal/api/v1/portal/getPageDetailsById": {
        /** A published page with its blocks filled */
        get: operations["getPageDetailsById"];
    };
    "/api/portal/api/v1/portal/getVisibleResources": {
        /** Which of these resources the viewer may see */
        post: operations["getVisibleResources"];
    };
    "/api/portal/api/v1/portal/honor-card-data": {
        /** People whom a school honours */
        post: operations["getHonorCards"];
    };
    "/api/portal/api/v1/portal/hot-resource": {
        /** The hot lists, top 20 */
        get: operations["listHotResources"];
    };
    "/api/portal/api/v1/portal/insert-user-renovation": {
        /**
         * Save a draft
         * @description Needs PORTAL_DECORATION in this school. A draft with an older baseVersion is refused and nothing is overwritten. Texts are documents, never HTML; addresses are paths or http(s), pictures are those of this server.
         */
        post: operations["saveRenovation"];
    };
    "/api/portal/api/v1/portal/isVisible": {
        /** Whether the viewer may see a portal or a resource */
        get: operations["isVisible"];
    };
    "/api/portal/api/v1/portal/knowledge-resource": {
        /** Knowledge articles of a school */
        get: operations["listKnowledgeResources"];
    };
    "/api/portal/api/v1/portal/leaderboard-resource/{type}": {
        /** Who learned most, top 50 */
        get: operations["getLeaderboard"];
    };
    "/api/portal/api/v1/portal/open/bulletin": {
        /** The notice over a portal */
        get: operations["getBulletin"];
    };
    "/api/portal/api/v1/portal/open/content-review-switch": {
        /** Whether the footer tells the version */
        get: operations["getContentReviewSwitch"];
    };
    "/api/portal/api/v1/portal/open/events": {
        /**
         * Count page views and clicks
         * @description At most 20 a call and 8 KB. Only counts a day are kept: no address, no device, no person. In a school that needs consent nothing is counted before it was given by knownCookiesAgreement. A code that the region does not have is ignored.
         */
        post: operations["collectEvents"];
    };
    "/api/portal/api/v1/portal/open/footer": {
        /** The footer of a portal */
        get: operations["getFooter"];
    };
    "/api/portal/api/v1/portal/open/frame": {
        /**
         * What stands around every page of a portal
         * @description School, logo, navigation, footer, bulletin and languages in one answer. Also for a school that is closed to the viewer, without its navigation.
         */
        get: operations["getPortalFrame"];
    };
    "/api/portal/api/v1/portal/open/home": {
        /**
         * A page of a portal with everything around it
         * @description School, logo, navigation, footer, bulletin, languages and the page with its blocks filled, in one answer.
         */
        get: operations["getPortalHome"];
    };
    "/api/portal/api/v1/portal/open/resource/{resourceId}": {
        /**
         * A resource whole
         * @description An article with its text, an exam or live session with its facts, a topic with its collection. A class or course answers where its page is.
         */
        get: operations["getResource"];
    };
    "/api/portal/api/v1/portal/page-versions": {
        /**
         * List versions of the portal
         * @description Needs PORTAL_DECORATION in this school.
         */
        get: operations["listPageVersions"];
    };
    "/api/portal/api/v1/portal/page-versions/restore": {
        /**
         * Make an old version the draft again
         * @description Needs PORTAL_DECORATION in this school. Publishes nothing.
         */
        post: operations["restorePageVersion"];
    };
    "/api/portal/api/v1/portal/pages": {
        /** The published pages of a portal, v1 */
        get: operations["getPages"];
    };
    "/api/portal/api/v1/portal/release-pages": {
        /**
         * Publish pages
         * @description Needs PORTAL_DECORATION in this school. The drafts of these pages, none of them saved after this version. Visitors see the old pages or the new ones, never a mixture.
         */
        put: operations["releasePages"];
    };
    "/api/portal/api/v1/portal/renovation-preview": {
        /**
         * Look at a draft as visitors would
         * @description Needs PORTAL_DECORATION in this school.
         */
        get: operations["previewRenovation"];
    };
    "/api/portal/api/v1/portal/resource": {
        /**
         * Resources of a school
         * @description With blockId the list behind a block’s “more”: its source and order, its heading as title.
         */
        get: operations["listResources"];
    };
    "/api/portal/api/v1/portal/school-logo": {
        /** The logo of a school */
        get: operations["getSchoolLogo"];
    };
    "/api/portal/api/v1/portal/school-logo-list": {
        /** Logos of several schools */
        get: operations["listSchoolLogos"];
    };
    "/api/portal/api/v1/portal/search-video-resource": {
        /** Classes and courses with video lessons */
        get: operations["searchVideoResources"];
    };
    "/api/portal/api/v1/portal/select-user-renovation": {
        /**
         * Read the draft
         * @description Needs PORTAL_DECORATION in this school. Without a version the newest.
         */
        get: operations["getRenovation"];
    };
    "/api/portal/api/v1/portal/statistics": {
        /**
         * Visits, clicks, searches and feedback a day
         * @description Needs PORTAL_DECORATION. Every day of the range has an entry.
         */
        get: operations["getStatistics"];
    };
    "/api/portal/api/v1/portal/uploadFile": {
        /**
         * Upload one picture
         * @description The picture is written anew without hidden data and served from an address that runs nothing. Without the header tenantId it belongs to the only school of the person. The file may come before or after the fields.
         */
        put: operations["uploadFile"];
    };
    "/api/portal/api/v1/portal/v2/navigations": {
        /** The navigation of a portal */
        get: operations["getNavigations"];
    };
    "/api/portal/api/v1/portal/v2/pages": {
        /** The published pages of a portal, v2 */
        get: operations["getPagesV2"];
    };
    "/api/school/applyActiveCode": {
        /**
         * List applications for activation codes
         * @description One’s own; all of them for those who run the platform.
         */
        get: operations["listActiveCodeApplications"];
        /**
         * Ask for an activation code
         * @description One open application a person. The code comes by e-mail once somebody else approved it.
         */
        post: operations["applyActiveCode"];
    };
    "/api/school/biz/customerService": {
        /**
         * Read how people reach the customer service of a school, shown or not
         * @description Needs SCHOOL_SETTINGS. What is not said is empty.
         */
        get: operations["getCustomerService"];
        /**
         * Say how people reach the customer service of a school
         * @description Needs SCHOOL_SETTINGS. queryConfig answers it as CUSTOMER_SERVICE_INFORMATION_SWITCH and CUSTOMER_SERVICE_INFORMATION. Switched on, it needs one of phone, e-mail and WeChat. The version is that of what was read; an older one is refused.
         */
        put: operations["saveCustomerService"];
    };
    "/api/school/biz/marketConfig": {
        /** Read how a school sells */
        get: operations["getMarketConfig"];
    };
    "/api/school/biz/open/schoolLanguage": {
        /** The language a school speaks by default */
        get: operations["getSchoolLanguage"];
    };
    "/api/school/biz/queryConfig": {
        /**
         * Public settings of a school, such as its customer service
         * @description One entry for each known type that was asked for, in that order. A private or unknown type is refused.
         */
        get: operations["queryConfig"];
    };
    "/api/school/biz/schoolProfile": {
        /**
         * Read what a school is called and how it looks, in all languages
         * @description Needs SCHOOL_SETTINGS.
         */
        get: operations["getSchoolProfile"];
        /**
         * Change what a school is called and how it looks
         * @description Needs SCHOOL_SETTINGS. The version is that of what was read; an older one is refused. A name is needed in the default language, and the default language is one of the languages. Texts in other languages than the school's are kept, but not shown.
         */
        put: operations["saveSchoolProfile"];
    };
    "/api/school/confirmApplyCode": {
        /**
         * Decide on an application
         * @description For those who run the platform, never for the applicant. Approving sends a code: random, for one use, dead after five wrong tries.
         */
        post: operations["confirmApplyCode"];
    };
    "/api/school/feedback/addComplaint": {
        /**
         * Send a complaint or report
         * @description Five an hour a person, in a school that is open or one’s own. It may quote what it complains about: its words are not checked.
         */
        post: operations["addComplaint"];
    };
    "/api/school/feedback/addFeedback": {
        /**
         * Send feedback
         * @description Five an hour a person, in a school that is open or one’s own. userId and userName are taken from the sign-in; a phone number without allowContact is not stored. Pictures are confirmed here where they were not yet.
         */
        post: operations["addFeedback"];
    };
    "/api/school/invitations": {
        /**
         * List the invitations of a school
         * @description Needs MEMBER_MANAGEMENT.
         */
        get: operations["listInvitations"];
        /**
         * Invite people into a school
         * @description Needs MEMBER_MANAGEMENT. Nobody can give a role above their own.
         */
        post: operations["createInvitation"];
    };
    "/api/school/invitations/{token}": {
        /** Withdraw an invitation */
        delete: operations["withdrawInvitation"];
    };
    "/api/school/invitations/{token}/accept": {
        /**
         * Accept an invitation
         * @description JOINING_NOT_ALLOWED where it is used up, withdrawn, too old, or void because who made it may not give that role any more.
         */
        post: operations["acceptInvitation"];
    };
    "/api/school/language/setting/open": {
        /** The languages a school offers */
        get: operations["getLanguageSetting"];
    };
    "/api/school/mails": {
        /**
         * List the mails that could not be sent
         * @description Needs MEMBER_MANAGEMENT; with the scope platform, mails that concern an account and no school, for superusers alone. A mail that was not taken is tried again for a day; it stays in the list until it is sent, discarded or 30 days old. Newest first.
         */
        get: operations["listMails"];
    };
    "/api/school/mails/discard": {
        /**
         * Take mails off the list
         * @description Needs MEMBER_MANAGEMENT, or being a superuser with the scope platform. They are not sent any more.
         */
        post: operations["discardMails"];
    };
    "/api/school/mails/resend": {
        /**
         * Send mails again
         * @description Needs MEMBER_MANAGEMENT, or being a superuser with the scope platform. Their tries begin anew; each counts as a mail of the school. Ids that are not in the list are left out.
         */
        post: operations["resendMails"];
    };
    "/api/school/mails/resend-all": {
        /**
         * Send all mails of the list again
         * @description As resendMails, for at most 10,000 mails.
         */
        post: operations["resendAllMails"];
    };
    "/api/school/member-imports": {
        /**
         * Invite the people of a CSV file
         * @description Needs MEMBER_MANAGEMENT. Done in the background; every row that cannot be taken is told with its line and why. A school sends a limited number of mails an hour and a day: the import goes on by itself when it may (continuesAt); one that would take longer than seven days is refused.
         */
        post: operations["importMembers"];
    };
    "/api/school/member-imports/{importId}": {
        /** Ask how far an import is */
        get: operations["getMemberImport"];
    };
    "/api/school/members/": {
        /**
         * List the members of a school
         * @description Needs MEMBER_MANAGEMENT.
         */
        get: operations["listMembers"];
    };
    "/api/school/members/export": {
        /**
         * Get the members as CSV
         * @description Needs MEMBER_MANAGEMENT.
         */
        get: operations["exportMembers"];
    };
    "/api/school/members/getMemberIsValid/": {
        /** Ask whether one is a member in good standing */
        get: operations["getMemberIsValid"];
    };
    "/api/school/members/invite": {
        /**
         * Invite one person by mail
         * @description Needs MEMBER_MANAGEMENT. Only the account with this address can accept it. ALREADY_BOUND for who is a member.
         */
        post: operations["inviteMember"];
    };
    "/api/school/members/join": {
        /**
         * Join an open school
         * @description Joining again changes nothing and answers the membership.
         */
        post: operations["joinSchool"];
    };
    "/api/school/members/selectMemberStatus": {
        /** My standing in a school */
        get: operations["selectMemberStatus"];
    };
    "/api/school/members/{userId}/": {
        /**
         * Look at a member of a school
         * @description For those who run the school, and for the person.
         */
        get: operations["getMember"];
    };
    "/api/school/members/{userId}/role": {
        /**
         * Change the role of a member
         * @description Needs MEMBER_MANAGEMENT. Nobody gives or takes a role above their own; the last owner stays.
         */
        put: operations["changeMemberRole"];
    };
    "/api/school/members/{userId}/valid": {
        /**
         * Disable or enable a member
         * @description Needs MEMBER_MANAGEMENT. All sessions of a disabled person end at once.
         */
        put: operations["setMemberValid"];
    };
    "/api/school/open/invitations/{token}": {
        /** Look at an invitation */
        get: operations["getInvitation"];
    };
    "/api/school/requireActiveCode": {
        /** Ask whether creating needs an activation code */
        get: operations["getActiveCodeRequirement"];
    };
    "/api/school/schools/": {
        /** The schools I belong to */
        get: operations["listMySchools"];
        /**
         * Create an academy or a store
         * @description The person becomes its owner. Answers at once; the creation goes on and is asked for by its own call. Five schools a person.
         */
        post: operations["createSchool"];
    };
    "/api/school/schools/hasStoreDetails": {
        /** Ask which schools have a store */
        post: operations["listStoreDetails"];
    };
    "/api/school/schools/open/schoolDetails": {
        /** Read what everyone may know of a school */
        get: operations["getOpenSchoolDetails"];
    };
    "/api/school/schools/{id}/": {
        /** A school */
        get: operations["getSchool"];
    };
    "/api/school/schools/{id}/admin/": {
        /** See who runs a school and what it may use */
        get: operations["getSchoolAdmin"];
    };
    "/api/school/schools/{id}/creation": {
        /** Ask how far the creation of a school is */
        get: operations["getSchoolCreation"];
        /**
         * Take up the creation of a school that has stopped
         * @description Goes on at the step where it stopped; what was done is kept. Where nothing has stopped it only answers.
         */
        post: operations["resumeSchoolCreation"];
    };
    "/api/school/schools/{id}/login-settings": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
            };
        };
        /**
         * Read how a school signs its people in
         * @description For administrators (SCHOOL_SETTINGS). Secrets never leave the server; whether there is one is told.
         */
        get: operations["getLoginSettings"];
        /**
         * Write how a school signs its people in
         * @description Replaces all of it. A secret that is left out stays as it is; a provider that is left out is taken away, its links stay. At least one way in remains. Needs a proof of the last ten minutes.
         */
        put: operations["saveLoginSettings"];
    };
    "/api/school/schools/{id}/login-settings/test": {
        /**
         * Try whether a provider answers
         * @description Asks the issuer for its description, as a sign-in would, and tells what was found. At most 30 an hour for a school. Nothing is saved.
         */
        post: operations["testLoginProvider"];
    };
    "/api/school/schools/{id}/oauth-clients": {
        /**
         * List the applications that a school hands its people on to
         * @description For administrators (SCHOOL_SETTINGS).
         */
        get: operations["listOauthClients"];
    };
    "/api/school/schools/{id}/oauth-clients/{clientId}": {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
                /** @description The application; another school’s does not exist. */
                clientId: string;
            };
        };
        /**
         * Register an application, or change it
         * @description A new secret is answered this once; the server keeps its hash alone. A name that another school has answers CONFLICT. Needs a proof of the last ten minutes.
         */
        put: operations["saveOauthClient"];
        /**
         * Take an application away
         * @description Its codes and tokens end at once.
         */
        delete: operations["deleteOauthClient"];
    };
    "/api/school/tenantUnion/v1/open/checkJoinUnionEver": {
        /** Ask whether a school was ever in a union */
        get: operations["checkJoinedUnionEver"];
    };
    "/api/school/v1/files/get-upload-url": {
        /**
         * Get a signed address to upload to
         * @description Sixty an hour a person, in a school that is open or one’s own. Send the bytes to `url` by PUT with exactly `headers`, then confirm. What nothing uses after 24 hours is removed.
         */
        get: operations["getUploadUrl"];
    };
    "/api/school/v1/files/{uploadId}/confirm": {
        /**
         * Confirm an upload
         * @description The server looks at the bytes, writes the picture anew without hidden data, and keeps it. Confirming again answers the same; CONFLICT where nothing arrived. Feedback confirms its pictures by itself.
         */
        post: operations["confirmUpload"];
    };
    "/api/school/v1/files/{uploadId}/content": {
        /**
         * Upload the bytes to a signed address
         * @description The signature is the permission, for this upload, type and size alone. The server looks at the bytes, writes the picture anew without hidden data, and keeps it. An upload that breaks off leaves nothing behind and can be sent again to the same address until it expires; once it has arrived a second PUT is refused. Only where this server takes the bytes: an S3 store may take them itself.
         */
        put: operations["putUploadContent"];
    };
    "/api/school/v2/open/schools/": {
        /** Look open schools up by id or domain */
        post: operations["listSchoolsByIds"];
    };
    "/api/search/v1/history": {
        /** My searches in a school */
        get: operations["listSearchHistory"];
    };
    "/api/search/v1/history/clear": {
        /**
         * Clear my searches
         * @description One’s own, in this school; clearing an empty history is fine.
         */
        delete: operations["clearSearchHistory"];
    };
    "/api/search/v1/hotSearch": {
        /** What many search for */
        get: operations["hotSearch"];
    };
    "/api/search/v1/resources": {
        /**
         * Search the resources of a school
         * @description In every language: words are found whatever their case, accents, width or Arabic letter forms. A signed-in viewer’s keyword joins their history. OR inside categoryIds, AND across the filters. Pages hold the first 1,000 hits of the order; total counts all.
         */
        get: operations["search"];
    };
    "/api/search/v1/suggestions": {
        /**
         * Suggestions while typing
         * @description Own searches, hot words, then titles; at most 10. A blank keyword answers own searches and hot words.
         */
        get: operations["suggest"];
    };
    "/api/survey/v1/manage/surveys": {
        /**
         * List the surveys that one makes
         * @description Needs CLASS_MANAGEMENT. Teachers have their own, owners and administrators all.
         */
        get: operations["listManagedSurveys"];
        /**
         * Begin a survey
         * @description Needs CLASS_MANAGEMENT. Nobody else sees it before it is published.
         */
        post: operations["createSurvey"];
    };
    "/api/survey/v1/manage/surveys/{surveyId}": {
        /**
         * Read a survey to change it
         * @description Needs CLASS_MANAGEMENT.
         */
        get: operations["getManagedSurvey"];
        /**
         * Save the draft of a survey
         * @description Needs CLASS_MANAGEMENT. What people answer stays until the draft is published.
         */
        put: operations["saveSurvey"];
        /**
         * Delete a survey with its answers
         * @description Needs CLASS_MANAGEMENT.
         */
        delete: operations["deleteSurvey"];
    };
    "/api/survey/v1/manage/surveys/{surveyId}/publish": {
        /**
         * Publish the draft of a survey
         * @description Needs CLASS_MANAGEMENT. Opens it as well. Who began to answer goes on with what they began with.
         */
        post: operations["publishSurvey"];
    };
    "/api/survey/v1/manage/surveys/{surveyId}/status": {
        /**
         * Close a survey, or open it again
         * @description Needs CLASS_MANAGEMENT. One that was never published cannot be opened so (CONFLICT).
         */
        put: operations["changeSurveyStatus"];
    };
    "/api/survey/v1/open/surveys/{surveyId}": {
        /** Read a survey */
        get: operations["getSurvey"];
    };
    "/api/survey/v1/open/surveys/{surveyId}/answers": {
        /**
         * Answer a survey
         * @description Once a person, or once a browser where no login is needed. The same submission again is answered as before, however often it is sent. Needs login where the survey says so (UNAUTHENTICATED).
         */
        post: operations["answerSurvey"];
    };
    "/api/welink/proxy/rest/v1/open/free_login": {
        /**
         * Sign in from inside welink
         * @description A code exchange with welink. The code works once; an unknown platform type is refused.
         */
        post: operations["welinkFreeLogin"];
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
            /** @description What to work on. */
            challenge: components["schemas"]["CaptchaChallenge"] | null;
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
            captcha?: components["schemas"]["CaptchaProof"];
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
            captcha?: components["schemas"]["CaptchaProof"];
            tenantId?: components["schemas"]["Id"];
        };
        /**
         * @description What it is.
         * @enum {string}
         */
        ContentKind: "article" | "course" | "class";
        /**
         * @description Never published, published from a moment to come on, published, hidden, to be deleted.
         * @enum {string}
         */
        ContentState: "draft" | "scheduled" | "public" | "archived" | "bin";
        /** @description Counts up with every save; 0 where nothing was saved. */
        ContentVersion: number;
        /** @description A title by language; empty where nothing is written. */
        DraftTitle: {
            zh_CN?: string;
            en_US?: string;
            es_ES?: string;
            ru_RU?: string;
            ar_SA?: string;
            pl_PL?: string;
            de_DE?: string;
            tr_TR?: string;
            fr_FR?: string;
            ja_JP?: string;
            ko_KR?: string;
            pt_BR?: string;
        };
        /** @description A text by language; empty where nothing is written. */
        DraftText: {
            zh_CN?: string;
            en_US?: string;
            es_ES?: string;
            ru_RU?: string;
            ar_SA?: string;
            pl_PL?: string;
            de_DE?: string;
            tr_TR?: string;
            fr_FR?: string;
            ja_JP?: string;
            ko_KR?: string;
            pt_BR?: string;
        };
        /** @description A lesson in the outline of a draft. What it teaches is read and saved by itself. */
        DraftLesson: {
            /** @description Chosen by whoever adds the lesson. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["DraftTitle"];
            kind: components["schemas"]["LessonKind"];
            /** @description Time a learner needs; null: estimated. */
            minutes: number | null;
            /** @description Can be looked at before enrolling. */
            preview: boolean;
        };
        /** @description A section of a draft. */
        DraftSection: {
            /** @description Chosen by whoever adds the section. */
            id: components["schemas"]["Id"];
            title: components["schemas"]["DraftTitle"];
            /** @description In their order. */
            lessons: components["schemas"]["DraftLesson"][];
        };
        /** @description A rich text by language; empty where nothing is written. */
        LocalizedDocument: {
            zh_CN?: components["schemas"]["RichTextDocument"];
            en_US?: components["schemas"]["RichTextDocument"];
            es_ES?: components["schemas"]["RichTextDocument"];
            ru_RU?: components["schemas"]["RichTextDocument"];
            ar_SA?: components["schemas"]["RichTextDocument"];
            pl_PL?: components["schemas"]["RichTextDocument"];
            de_DE?: components["schemas"]["RichTextDocument"];
            tr_TR?: components["schemas"]["RichTextDocument"];
            fr_FR?: components["schemas"]["RichTextDocument"];
            ja_JP?: components["schemas"]["RichTextDocument"];
            ko_KR?: components["schemas"]["RichTextDocument"];
            pt_BR?: components["schemas"]["RichTextDocument"];
        };
        /** @description Something that is taught, as it is edited. An article has a body, a course or class has sections. */
        ContentDraft: {
            title: components["schemas"]["DraftTitle"];
            summary: components["schemas"]["DraftText"];
            /** @description Picture of this server, 16:9. */
            coverUrl: string | null;
            audience: components["schemas"]["Audience"];
            /** @description Categories of the school. */
            categoryIds: components["schemas"]["Id"][];
            body: components["schemas"]["LocalizedDocument"];
            /** @description What a learner can do afterwards. */
            outcomes: components["schemas"]["DraftText"][];
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
            /** @description Seats; null: as many as come. */
            capacity: number | null;
            /** @description In their order; 500 lessons at most in all of them. */
            sections: components["schemas"]["DraftSection"][];
        };
        /** @description Something to mend. */
        ContentCheck: {
            /**
             * @description An error forbids publishing.
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description What was checked.
             * @enum {string}
             */
            rule: "missingTitle" | "missingText" | "noLessons" | "dates" | "capacity" | "missingTranslation" | "altText";
            /** @description The lesson that it is about; null for the whole. */
            lessonId: components["schemas"]["Id"] | null;
            language: components["schemas"]["Language"] | null;
        };
        /** @description Something that is taught, whole, for those who edit it. */
        Content: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ContentKind"];
            state: components["schemas"]["ContentState"];
            /** @description Since when, or from when on, it is published. */
            publishedAt: components["schemas"]["Instant"] | null;
            version: components["schemas"]["ContentVersion"];
            /** @description The version that learners see; null where it is older than all versions, or none. */
            publishedVersion: components["schemas"]["ContentVersion"] | null;
            draft: components["schemas"]["ContentDraft"];
            /** @description Languages that the school offers. */
            languages: components["schemas"]["Language"][];
            /** @description The one for texts without a translation. */
            mainLanguage: components["schemas"]["Language"];
            /** @description Categories to choose from. */
            categories: components["schemas"]["CategoryRef"][];
            /** @description When. */
            savedAt: components["schemas"]["Instant"] | null;
            /** @description By whom. */
            savedBy: components["schemas"]["Person"] | null;
            /** @description What is to be mended. */
            checks: components["schemas"]["ContentCheck"][];
            /** @description Path of its page. */
            url: string;
        };
        /** @description What a save has made. */
        SavedContent: {
            version: components["schemas"]["ContentVersion"];
            /** @description When. */
            savedAt: components["schemas"]["Instant"];
        };
        /** @description What a lesson teaches, as it is edited. */
        LessonText: {
            version: components["schemas"]["ContentVersion"];
            body: components["schemas"]["LocalizedDocument"];
            /** @description A film stands above the text. */
            hasVideo: boolean;
            /** @description When. */
            savedAt: components["schemas"]["Instant"] | null;
            /** @description By whom. */
            savedBy: components["schemas"]["Person"] | null;
        };
        /** @description Something that is taught, in the list of those who make it. */
        ContentEntry: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ContentKind"];
            state: components["schemas"]["ContentState"];
            title: components["schemas"]["DraftTitle"];
            author: components["schemas"]["Person"] | null;
            publishedAt: components["schemas"]["Instant"] | null;
            /** @description When it was saved last. */
            editedAt: components["schemas"]["Instant"];
            /** @description The draft holds what learners do not see yet. */
            isChanged: boolean;
            /** @description Published lessons; null for articles. */
            lessonCount: number | null;
            /** @description Enrolled people. */
            learnerCount: number;
            /** @description Path of its page. */
            url: string;
        };
        ContentPage: {
            items: components["schemas"]["ContentEntry"][];
            total: components["schemas"]["Total"];
            totalIsExact: components["schemas"]["TotalIsExact"];
            next: components["schemas"]["NextCursor"];
            previous: components["schemas"]["PreviousCursor"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
        };
        ChangedContents: {
            /** @description What was changed. */
            ids: components["schemas"]["Id"][];
        };
        ClassProgressPage: {
            /** @description As learners see it. */
            title: components["schemas"]["DraftTitle"];
            /** @description Published lessons, in their order. */
            lessons: {
                id: components["schemas"]["Id"];
                title: components["schemas"]["DraftTitle"];
            }[];
            items: {
                person: components["schemas"]["Person"];
                /** @description Since when. */
                enrolledAt: components["schemas"]["Instant"];
                /** @description When they were in a lesson last; null for who was in none. */
                lastActiveAt: components["schemas"]["Instant"] | null;
                /** @description Lessons completed. */
                completed: number;
                /** @description How much of each lesson is done, in the order of the lessons. */
                shares: number[];
                /** @description Not done with all lessons, and in none of them for 14 days. */
                isInactive: boolean;
            }[];
            total: components["schemas"]["Total"];
            totalIsExact: components["schemas"]["TotalIsExact"];
            next: components["schemas"]["NextCursor"];
            previous: components["schemas"]["PreviousCursor"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
        };
        ClassProgressFile: {
            /** @description What to call it. */
            fileName: string;
            /** @description The file, UTF-8 with a byte order mark. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
            csv: string;
            /** @description Learners in it. */
            rows: number;
        };
        /** @description Stable within the page. */
        BlockId: string;
        /** @description Where links into the page lead: #name. */
        BlockAnchor: string;
        /** @description Widths that show it; left out: all. */
        BlockDevices: ("phone" | "tablet" | "desktop")[];
        /** @description A path of this portal or an http(s) address. */
        BlockUrl: string;
        /** @description What every stored block may say beside its content. */
        StoredBlockSettings: {
            id: components["schemas"]["BlockId"];
            /** @description Who sees it: all 1 (when left out), members 2, visitors 3. */
            audience?: components["schemas"]["Audience"];
            /** @description Kept but not shown; left out: shown. */
            hidden?: boolean;
            /** @description From when it is shown; left out: at once. */
            startsAt?: components["schemas"]["Instant"];
            /** @description When it is no longer shown; left out: never. */
            endsAt?: components["schemas"]["Instant"];
            devices?: components["schemas"]["BlockDevices"];
            anchor?: components["schemas"]["BlockAnchor"];
        };
        /** @description What every block that is shown may say beside its content. */
        BlockSettings: {
            id: components["schemas"]["BlockId"];
            devices?: components["schemas"]["BlockDevices"];
            anchor?: components["schemas"]["BlockAnchor"];
        };
        /**
         * @description Cards a line on a wide screen.
         * @enum {integer}
         */
        CardsPerLine: 2 | 3 | 4 | 5;
        /** @description A carousel, as it is stored. */
        StoredBannerBlock: {
            /** @constant */
            type: "banner";
            /** @description Slides. */
            slides: {
                title: components["schemas"]["LocalizedTitle"];
                text: components["schemas"]["LocalizedText"];
                /** @description Picture, wide. */
                image: components["schemas"]["BlockUrl"];
                /** @description What the picture shows; left out for decoration. */
                alt?: components["schemas"]["LocalizedText"];
                /** @description A button; left out where there is none. */
                action?: {
                    label: components["schemas"]["LocalizedLabel"];
                    url: components["schemas"]["BlockUrl"];
                };
            }[];
        } & components["schemas"]["StoredBlockSettings"];
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
            /** @constant */
            type: "banner";
            slides: components["schemas"]["BannerSlide"][];
        } & components["schemas"]["BlockSettings"];
        /**
         * @description What kind of resources.
         * @enum {string}
         */
        ResourceBlockType: "courses" | "classes" | "exams" | "knowledge" | "lives";
        /** @description Which resources fill a block. What stands here has to hold all at once. */
        ResourceSource: {
            /** @description Newest 0 (when left out), hottest 1, downloads 2. */
            sort?: components["schemas"]["Sort"];
            /** @description In one of these categories; an empty list finds nothing. */
            categoryIds?: components["schemas"]["Id"][];
            /** @description Chosen by hand, in this order instead of sort; an empty list finds nothing. */
            resourceIds?: components["schemas"]["Id"][];
        };
        /** @description Cards of resources, as they are stored. */
        StoredResourceBlock: {
            type: components["schemas"]["ResourceBlockType"];
            title: components["schemas"]["LocalizedTitle"];
            perLine: components["schemas"]["CardsPerLine"];
            /** @description Cards at most. */
            limit: number;
            source: components["schemas"]["ResourceSource"];
        } & components["schemas"]["StoredBlockSettings"];
        /** @description Cards of resources. */
        ResourceBlock: {
            type: components["schemas"]["ResourceBlockType"];
            /** @description Heading of the block. */
            title: string;
            perLine: components["schemas"]["CardsPerLine"];
            items: components["schemas"]["ResourceCard"][];
            /** @description Path of the whole list. */
            moreUrl: string;
        } & components["schemas"]["BlockSettings"];
        /** @description A leaderboard, as it is stored. */
        StoredLeaderboardBlock: {
            /** @constant */
            type: "leaderboard";
            title: components["schemas"]["LocalizedTitle"];
            /** @description What is counted; left out: points. */
            kind?: components["schemas"]["LeaderboardKind"];
            period: components["schemas"]["LeaderboardPeriod"];
            /** @description Places at most. */
            limit: number;
        } & components["schemas"]["StoredBlockSettings"];
        /** @description Who learned most. */
        LeaderboardBlock: {
            /** @constant */
            type: "leaderboard";
            /** @description Heading of the block. */
            title: string;
            kind: components["schemas"]["LeaderboardKind"];
            period: components["schemas"]["LeaderboardPeriod"];
            items: components["schemas"]["LeaderboardEntry"][];
            /** @description Path of the whole list. */
            moreUrl: string;
        } & components["schemas"]["BlockSettings"];
        /** @description People who are honoured, as they are stored. */
        StoredHonoursBlock: {
            /** @constant */
            type: "honours";
            title: components["schemas"]["LocalizedTitle"];
            /** @description In the order in which they are shown. */
            cards: {
                /** @description The person. */
                personId: components["schemas"]["Id"];
                /** @description For what. */
                title: components["schemas"]["LocalizedTitle"];
                /** @description A few sentences. */
                text: components["schemas"]["LocalizedText"];
            }[];
        } & components["schemas"]["StoredBlockSettings"];
        /** @description Someone who is honoured. */
        HonorCard: {
            id: components["schemas"]["Id"];
            person: components["schemas"]["Person"];
            /** @description For what. */
            title: string;
            /** @description A few sentences. */
            text: string;
        };
        /** @description People who are honoured. */
        HonoursBlock: {
            /** @constant */
            type: "honours";
            /** @description Heading of the block. */
            title: string;
            cards: components["schemas"]["HonorCard"][];
        } & components["schemas"]["BlockSettings"];
        /** @description The sub-schools, as they are stored. */
        StoredSubSchoolsBlock: {
            /** @constant */
            type: "subSchools";
            title: components["schemas"]["LocalizedTitle"];
            perLine: components["schemas"]["CardsPerLine"];
        } & components["schemas"]["StoredBlockSettings"];
        /** @description The sub-schools. */
        SubSchoolsBlock: {
            /** @constant */
            type: "subSchools";
            /** @description Heading of the block. */
            title: string;
            perLine: components["schemas"]["CardsPerLine"];
            items: components["schemas"]["SchoolListing"][];
            /** @description Path of the directory. */
            moreUrl: string;
        } & components["schemas"]["BlockSettings"];
        /**
         * @description What is counted.
         * @enum {string}
         */
        FigureKind: "learners" | "classes" | "lessons" | "languages";
        /** @description The school in figures, as they are stored. */
        StoredFiguresBlock: {
            /** @constant */
            type: "figures";
            /** @description In the order in which they are shown. */
            items: {
                kind: components["schemas"]["FigureKind"];
                label: components["schemas"]["LocalizedLabel"];
            }[];
        } & components["schemas"]["StoredBlockSettings"];
        /** @description The school in figures. */
        FiguresBlock: {
            /** @constant */
            type: "figures";
            items: {
                kind: components["schemas"]["FigureKind"];
                /** @description What people read. */
                label: string;
                /** @description The figure. */
                value: number;
            }[];
        } & components["schemas"]["BlockSettings"];
        /** @description Free text, as it is stored. */
        StoredRichTextBlock: {
            /** @constant */
            type: "richText";
            /** @description Heading; left out: none. */
            title?: components["schemas"]["LocalizedTitle"];
            body: components["schemas"]["LocalizedRichText"];
        } & components["schemas"]["StoredBlockSettings"];
        /** @description Free text. */
        RichTextBlock: {
            /** @constant */
            type: "richText";
            /** @description Heading. */
            title: string | null;
            body: components["schemas"]["RichTextDocument"];
            lang: components["schemas"]["Language"];
        } & components["schemas"]["BlockSettings"];
        /** @description A block as it is stored and edited. `type` tells the cases apart. */
        StoredBlock: components["schemas"]["StoredBannerBlock"] | components["schemas"]["StoredResourceBlock"] | components["schemas"]["StoredLeaderboardBlock"] | components["schemas"]["StoredHonoursBlock"] | components["schemas"]["StoredSubSchoolsBlock"] | components["schemas"]["StoredFiguresBlock"] | components["schemas"]["StoredRichTextBlock"];
        /** @description A block of a page, as it is shown. `type` tells the cases apart. */
        Block: components["schemas"]["BannerBlock"] | components["schemas"]["ResourceBlock"] | components["schemas"]["LeaderboardBlock"] | components["schemas"]["HonoursBlock"] | components["schemas"]["SubSchoolsBlock"] | components["schemas"]["FiguresBlock"] | components["schemas"]["RichTextBlock"];
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
            /** @description When the learner was there; a time to come counts as now. */
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
        /** @description An id of 19 digits. A string, because it does not fit a JSON number. */
        Id: string;
        /**
         * Format: date-time
         * @description An instant in UTC, ISO 8601.
         */
        Instant: string;
        /**
         * @description A language of the portal. ar_SA is written from right to left.
         * @enum {string}
         */
        Language: "zh_CN" | "en_US" | "es_ES" | "ru_RU" | "ar_SA" | "pl_PL" | "de_DE" | "tr_TR" | "fr_FR" | "ja_JP" | "ko_KR" | "pt_BR";
        /** @description A label by language, such as a button’s. */
        LocalizedLabel: {
            zh_CN?: string;
            en_US?: string;
            es_ES?: string;
            ru_RU?: string;
            ar_SA?: string;
            pl_PL?: string;
            de_DE?: string;
            tr_TR?: string;
            fr_FR?: string;
            ja_JP?: string;
            ko_KR?: string;
            pt_BR?: string;
        };
        /** @description A title by language. */
        LocalizedTitle: {
            zh_CN?: string;
            en_US?: string;
            es_ES?: string;
            ru_RU?: string;
            ar_SA?: string;
            pl_PL?: string;
            de_DE?: string;
            tr_TR?: string;
            fr_FR?: string;
            ja_JP?: string;
            ko_KR?: string;
            pt_BR?: string;
        };
        /** @description A text by language. */
        LocalizedText: {
            zh_CN?: string;
            en_US?: string;
            es_ES?: string;
            ru_RU?: string;
            ar_SA?: string;
            pl_PL?: string;
            de_DE?: string;
            tr_TR?: string;
            fr_FR?: string;
            ja_JP?: string;
            ko_KR?: string;
            pt_BR?: string;
        };
        /** @description Entries over all pages. */
        Total: number;
        /** @description false: there are more than `total`, which was counted no further. */
        TotalIsExact: boolean;
        /** @description The cursor of the page after this one; null on the last. */
        NextCursor: string | null;
        /** @description The cursor of the page before this one; null on the first. */
        PreviousCursor: string | null;
        /** @description The page that was answered, from 1. */
        PageNumber: number;
        /** @description Entries a page. */
        PageSize: number;
        /** @description The envelope of an answer that carries nothing but its success. */
        Success: {
            /**
             * @description 200 is success.
             * @constant
             */
            code: 200;
            /** @description Always `ok` on success. */
            message: string;
        };
        /** @description What every failure answers. The HTTP status fits the code. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description A sentence for people, in the language of `sxz-lang`, else of Accept-Language. */
            message: string;
            details?: components["schemas"]["ErrorDetails"];
            /** @description Names this request in the server's log, to be quoted when asking for help. */
            requestId: string;
        };
        /** @description A proof of work in the second format of ALTCHA, which a browser does by itself. Valid once, for 5 minutes and for the call and the account that it was made for. */
        CaptchaChallenge: {
            parameters: {
                /** @constant */
                algorithm: "PBKDF2/SHA-256";
                /** @description Iterations of one guess. */
                cost: number;
                data: {
                    /** @description What it is for, as a digest. */
                    binding: string;
                };
                /** @description Seconds since 1970. */
                expiresAt: number;
                /** @description Bytes of a derived key. */
                keyLength: number;
                /** @description What the key to find begins with, in hex. */
                keyPrefix: string;
                /** @description Of the key to find, in hex. */
                keySignature: string;
                /** @description In hex. */
                nonce: string;
                /** @description In hex. */
                salt: string;
            };
            /** @description Of the parameters, in hex. */
            signature: string;
        };
        /** @description A challenge and its solution as JSON in Base64. From a failure that brought a challenge, or the captcha call. */
        CaptchaProof: string;
        /** @description What a program can do something with. Which of them are there depends on the code. */
        ErrorDetails: {
            /** @description VALIDATION_FAILED. What was wrong, one entry a field. */
            fields?: components["schemas"]["FieldProblem"][];
            /** @description Any code with status 429 or 503. Seconds to wait before trying again (also the Retry-After header). */
            retryAfterSeconds?: number;
            /** @description CODE_INVALID. Tries that are left for this code, of 5. */
            attemptsLeft?: number;
            /** @description CAPTCHA_REQUIRED, CAPTCHA_INVALID. What to work on before the same call is sent again. */
            challenge?: components["schemas"]["CaptchaChallenge"];
            /** @description PAYLOAD_TOO_LARGE, QUOTA_EXCEEDED, CLASS_FULL, MAIL_BUDGET_EXCEEDED. The limit that was met: bytes, pieces, seats or mails. */
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
            /** @description SECOND_FACTOR_REQUIRED. Sent back with the second factor. */
            ticket?: string;
            /** @description SECOND_FACTOR_REQUIRED. What the account has. */
            methods?: ("totp" | "passkey" | "recovery")[];
            /** @description SECOND_FACTOR_REQUIRED. How long the ticket holds. */
            expiresInSeconds?: number;
            /** @description SECOND_FACTOR_REQUIRED after a third party. Where to go on to. */
            targetUrl?: string;
            /** @description MODERATION_REJECTED. The words that were not accepted. */
            words?: string[];
        };
        FieldProblem: {
            /** @description Where, as a JSON pointer below body, query, path or header. */
            path: string;
            /** @description The rule that was broken. */
            rule?: string;
            /** @description What is expected. */
            message: string;
        };
        /**
         * @description The closed list of what can go wrong. A program decides by it, never by the message.
         * @enum {string}
         */
        ErrorCode: "VALIDATION_FAILED" | "MALFORMED_BODY" | "UNSUPPORTED_MEDIA_TYPE" | "PAYLOAD_TOO_LARGE" | "METHOD_NOT_ALLOWED" | "NOT_FOUND" | "CONFLICT" | "VERSION_CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "UNAUTHENTICATED" | "TOKEN_EXPIRED" | "CSRF_REJECTED" | "VERIFICATION_FAILED" | "FORBIDDEN" | "NOT_A_MEMBER" | "MEMBERS_ONLY" | "VISITORS_ONLY" | "TENANT_MISMATCH" | "REAUTHENTICATION_REQUIRED" | "OWN_SESSION_REQUIRED" | "INVALID_GRANT" | "UNSUPPORTED_GRANT_TYPE" | "LOGIN_METHOD_OFF" | "ACCOUNT_DISABLED" | "TOO_MANY_ATTEMPTS" | "CAPTCHA_REQUIRED" | "CAPTCHA_INVALID" | "CODE_INVALID" | "CODE_EXPIRED" | "CODE_ATTEMPTS_EXCEEDED" | "ACCOUNT_EXISTS" | "PASSWORD_TOO_WEAK" | "COUNTRY_NOT_SUPPORTED" | "LOGIN_INIT_EXPIRED" | "STATE_MISMATCH" | "PROVIDER_UNKNOWN" | "PROVIDER_FAILED" | "FREE_LOGIN_FAILED" | "REDIRECT_NOT_ALLOWED" | "QR_EXPIRED" | "QR_CANCELLED" | "QR_NOT_CONFIRMED" | "ALREADY_BOUND" | "BINDING_EXPIRED" | "SCHOOL_CLOSED" | "SCHOOL_DISABLED" | "SCHOOL_EXISTS" | "SCHOOL_QUOTA_EXCEEDED" | "JOINING_NOT_ALLOWED" | "ACTIVE_CODE_INVALID" | "AGREEMENT_OUTDATED" | "CLASS_FULL" | "CLASS_ENDED" | "CLASS_NOT_STARTED" | "NOT_ENROLLED" | "PURCHASE_REQUIRED" | "LESSON_LOCKED" | "EXAM_NOT_OPEN" | "EXAM_CLOSED" | "ATTEMPTS_EXHAUSTED" | "ATTEMPT_SUBMITTED" | "ATTEMPT_EXPIRED" | "TICKET_INVALID" | "TICKET_USED" | "SURVEY_CLOSED" | "SURVEY_ANSWERED" | "ACTIVITY_NOT_STARTED" | "ACTIVITY_ENDED" | "LIVE_NOT_OPEN" | "LIVE_ENDED" | "LIVE_DELETED" | "CHAT_TOO_FAST" | "MODERATION_REJECTED" | "FILE_FORMAT" | "FILE_TOO_MANY" | "QUOTA_EXCEEDED" | "UPLOAD_EXPIRED" | "UPLOAD_NOT_OWNED" | "FEEDBACK_REJECTED" | "PAGE_INVALID" | "CONTENT_INVALID" | "OWN_PERSON" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_INVALID" | "LAST_OWNER" | "ROLE_TOO_HIGH" | "INVITATION_FOR_ANOTHER" | "IMPORT_UNREADABLE" | "MAIL_BUDGET_EXCEEDED";
        /**
         * @description Old 1, new 2.
         * @enum {string}
         */
        Editor: "1" | "2";
        /** @description home, or the name of a further page. */
        PageId: string;
        /** @description Counts up with every save in the school. */
        DraftVersion: string;
        /** @description A block of a type that this version does not know, or that does not fit its type. It is kept as it is and not shown. */
        KeptBlock: {
            id: components["schemas"]["BlockId"];
            /** @constant */
            type: "kept";
            /** @description The block as it is stored. */
            stored: {
                [key: string]: unknown;
            };
        };
        /** @description A block of a draft. `type` tells the cases apart. */
        DraftBlock: components["schemas"]["StoredBlock"] | components["schemas"]["KeptBlock"];
        /** @description A page as it is edited. */
        DraftPage: {
            pageId: components["schemas"]["PageId"];
            type: components["schemas"]["PageType"];
            title: components["schemas"]["LocalizedTitle"];
            /** @description Uses the whole width. */
            isfullPage: boolean;
            /** @description In the order in which they are shown. */
            blocks: components["schemas"]["DraftBlock"][];
        };
        /** @description What is saved. */
        RenovationInput: {
            /** @description The school. */
            schoolId: components["schemas"]["Id"];
            /** @description Version of the draft that was edited; null where none had been saved. */
            baseVersion: components["schemas"]["DraftVersion"] | null;
            /** @description Editor it was made with. */
            editor: components["schemas"]["Editor"];
            page: components["schemas"]["DraftPage"];
        };
        /** @description Something to mend on a page. */
        PageCheck: {
            /**
             * @description An error forbids publishing.
             * @enum {string}
             */
            severity: "error" | "warning";
            /**
             * @description What was checked.
             * @enum {string}
             */
            rule: "altText" | "contrast" | "emptyBlock" | "missingTranslation" | "brokenLink" | "unknownBlock";
            blockId: components["schemas"]["BlockId"] | null;
            language: components["schemas"]["Language"] | null;
        };
        /** @description What a save has made. */
        SavedDraft: {
            version: components["schemas"]["DraftVersion"];
            /** @description When. */
            savedAt: components["schemas"]["Instant"];
            /** @description What is to be mended. */
            checks: components["schemas"]["PageCheck"][];
        };
        /** @description A draft of a page; where none was saved, the page that visitors see, or an empty one. */
        Renovation: {
            /** @description The school. */
            schoolId: components["schemas"]["Id"];
            /** @description Null where nothing was saved. */
            version: components["schemas"]["DraftVersion"] | null;
            /** @description Editor it was made with. */
            editor: components["schemas"]["Editor"];
            page: components["schemas"]["DraftPage"];
            /** @description Languages that the school offers. */
            languages: components["schemas"]["Language"][];
            /** @description The one for texts without a translation. */
            mainLanguage: components["schemas"]["Language"];
            /** @description When. */
            savedAt: components["schemas"]["Instant"] | null;
            /** @description By whom. */
            savedBy: components["schemas"]["Person"] | null;
            /** @description The version that visitors see; null where it is older than all versions, or none. */
            publishedVersion: components["schemas"]["DraftVersion"] | null;
            /** @description What is to be mended. */
            checks: components["schemas"]["PageCheck"][];
        };
        /** @description A version of pages. */
        PageVersion: {
            version: components["schemas"]["DraftVersion"];
            /** @description Pages in it. */
            pageIds: components["schemas"]["PageId"][];
            /** @description When it was published last; null for a draft. */
            releasedAt: components["schemas"]["Instant"] | null;
            /** @description When it was saved. */
            savedAt: components["schemas"]["Instant"];
            /** @description Null for somebody whose account is gone. */
            savedBy: components["schemas"]["Person"] | null;
            /** @description What changed. */
            note: string | null;
            /** @description What visitors see. */
            isPublished: boolean;
        };
        /** @description The question, or why an answer is right, by language. */
        QuestionTexts: {
            zh_CN?: components["schemas"]["QuestionTextsText"];
            en_US?: components["schemas"]["QuestionTextsText"];
            es_ES?: components["schemas"]["QuestionTextsText"];
            ru_RU?: components["schemas"]["QuestionTextsText"];
            ar_SA?: components["schemas"]["QuestionTextsText"];
            pl_PL?: components["schemas"]["QuestionTextsText"];
            de_DE?: components["schemas"]["QuestionTextsText"];
            tr_TR?: components["schemas"]["QuestionTextsText"];
            fr_FR?: components["schemas"]["QuestionTextsText"];
            ja_JP?: components["schemas"]["QuestionTextsText"];
            ko_KR?: components["schemas"]["QuestionTextsText"];
            pt_BR?: components["schemas"]["QuestionTextsText"];
        };
        /** @description In one language. */
        QuestionTextsText: string;
        /** @description An option by language. */
        OptionTexts: {
            zh_CN?: components["schemas"]["OptionTextsText"];
            en_US?: components["schemas"]["OptionTextsText"];
            es_ES?: components["schemas"]["OptionTextsText"];
            ru_RU?: components["schemas"]["OptionTextsText"];
            ar_SA?: components["schemas"]["OptionTextsText"];
            pl_PL?: components["schemas"]["OptionTextsText"];
            de_DE?: components["schemas"]["OptionTextsText"];
            tr_TR?: components["schemas"]["OptionTextsText"];
            fr_FR?: components["schemas"]["OptionTextsText"];
            ja_JP?: components["schemas"]["OptionTextsText"];
            ko_KR?: components["schemas"]["OptionTextsText"];
            pt_BR?: components["schemas"]["OptionTextsText"];
        };
        /** @description In one language. */
        OptionTextsText: string;
        /** @description A unit by language. */
        UnitTexts: {
            zh_CN?: components["schemas"]["UnitTextsText"];
            en_US?: components["schemas"]["UnitTextsText"];
            es_ES?: components["schemas"]["UnitTextsText"];
            ru_RU?: components["schemas"]["UnitTextsText"];
            ar_SA?: components["schemas"]["UnitTextsText"];
            pl_PL?: components["schemas"]["UnitTextsText"];
            de_DE?: components["schemas"]["UnitTextsText"];
            tr_TR?: components["schemas"]["UnitTextsText"];
            fr_FR?: components["schemas"]["UnitTextsText"];
            ja_JP?: components["schemas"]["UnitTextsText"];
            ko_KR?: components["schemas"]["UnitTextsText"];
            pt_BR?: components["schemas"]["UnitTextsText"];
        };
        /** @description In one language. */
        UnitTextsText: string;
        /** @description A title by language. */
        ExamTitle: {
            zh_CN?: components["schemas"]["ExamTitleText"];
            en_US?: components["schemas"]["ExamTitleText"];
            es_ES?: components["schemas"]["ExamTitleText"];
            ru_RU?: components["schemas"]["ExamTitleText"];
            ar_SA?: components["schemas"]["ExamTitleText"];
            pl_PL?: components["schemas"]["ExamTitleText"];
            de_DE?: components["schemas"]["ExamTitleText"];
            tr_TR?: components["schemas"]["ExamTitleText"];
            fr_FR?: components["schemas"]["ExamTitleText"];
            ja_JP?: components["schemas"]["ExamTitleText"];
            ko_KR?: components["schemas"]["ExamTitleText"];
            pt_BR?: components["schemas"]["ExamTitleText"];
        };
        /** @description In one language. */
        ExamTitleText: string;
        /** @description What an exam is about, by language. */
        ExamSummary: {
            zh_CN?: components["schemas"]["ExamSummaryText"];
            en_US?: components["schemas"]["ExamSummaryText"];
            es_ES?: components["schemas"]["ExamSummaryText"];
            ru_RU?: components["schemas"]["ExamSummaryText"];
            ar_SA?: components["schemas"]["ExamSummaryText"];
            pl_PL?: components["schemas"]["ExamSummaryText"];
            de_DE?: components["schemas"]["ExamSummaryText"];
            tr_TR?: components["schemas"]["ExamSummaryText"];
            fr_FR?: components["schemas"]["ExamSummaryText"];
            ja_JP?: components["schemas"]["ExamSummaryText"];
            ko_KR?: components["schemas"]["ExamSummaryText"];
            pt_BR?: components["schemas"]["ExamSummaryText"];
        };
        /** @description In one language. */
        ExamSummaryText: string;
        /** @description Folder; empty for none. */
        QuestionFolder: string;
        /** @description Tags. */
        QuestionTags: string[];
        /** @description Points that an exam begins with. */
        QuestionPoints: number;
        /** @description Share of the points. */
        KeyShare: number;
        /** @description An option. */
        KeyedOption: {
            text: components["schemas"]["OptionTexts"];
            /** @description Whether it is right. */
            right: boolean;
        };
        /** @description A text that is accepted. */
        AcceptedText: {
            /** @description `*` stands for any characters; case, accents and spaces make no difference. */
            pattern: string;
            share: components["schemas"]["KeyShare"];
        };
        /** @description A number that is accepted. */
        NumberKey: {
            /** @description The right number. */
            value: number;
            /** @description How far off an answer may be. */
            tolerance: number;
            /** @description Null where only the first tolerance counts. */
            near: {
                /** @description How far off. */
                tolerance: number;
                share: components["schemas"]["KeyShare"];
            } | null;
        };
        /** @description Rises with every change. */
        ManagedVersion: number;
        /** @description A question of the bank as it is written. */
        QuestionInput: {
            kind: components["schemas"]["QuestionKind"];
            folder: components["schemas"]["QuestionFolder"];
            tags: components["schemas"]["QuestionTags"];
            points: components["schemas"]["QuestionPoints"];
            /** @description In one language at least. */
            text: components["schemas"]["QuestionTexts"];
            /** @description Of single and multiple, in the order of the author; of truefalse true and false, whose texts are the server’s. */
            options: components["schemas"]["KeyedOption"][];
            /** @description Of text. */
            accepts: components["schemas"]["AcceptedText"][];
            /** @description Of number. */
            number: components["schemas"]["NumberKey"] | null;
            /** @description Of number; empty for none. */
            unit: components["schemas"]["UnitTexts"];
            /** @description Why an answer is right, or what a good essay holds. */
            explanation: components["schemas"]["QuestionTexts"];
        };
        /** @description A question of the bank as it is changed. */
        QuestionChange: {
            kind: components["schemas"]["QuestionKind"];
            folder: components["schemas"]["QuestionFolder"];
            tags: components["schemas"]["QuestionTags"];
            points: components["schemas"]["QuestionPoints"];
            /** @description In one language at least. */
            text: components["schemas"]["QuestionTexts"];
            /** @description Of single and multiple, in the order of the author; of truefalse true and false, whose texts are the server’s. */
            options: components["schemas"]["KeyedOption"][];
            /** @description Of text. */
            accepts: components["schemas"]["AcceptedText"][];
            /** @description Of number. */
            number: components["schemas"]["NumberKey"] | null;
            /** @description Of number; empty for none. */
            unit: components["schemas"]["UnitTexts"];
            /** @description Why an answer is right, or what a good essay holds. */
            explanation: components["schemas"]["QuestionTexts"];
            version: components["schemas"]["ManagedVersion"];
        };
        /** @description A question in the bank. */
        QuestionEntry: {
            kind: components["schemas"]["QuestionKind"];
            folder: components["schemas"]["QuestionFolder"];
            tags: components["schemas"]["QuestionTags"];
            points: components["schemas"]["QuestionPoints"];
            /** @description In one language at least. */
            text: components["schemas"]["QuestionTexts"];
            id: components["schemas"]["Id"];
            version: components["schemas"]["ManagedVersion"];
            /** @description Whether it is offered no more. */
            isArchived: boolean;
            /** @description Exams that ask it. */
            examCount: number;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description A question of the bank. */
        BankQuestion: {
            kind: components["schemas"]["QuestionKind"];
            folder: components["schemas"]["QuestionFolder"];
            tags: components["schemas"]["QuestionTags"];
            points: components["schemas"]["QuestionPoints"];
            /** @description In one language at least. */
            text: components["schemas"]["QuestionTexts"];
            /** @description Of single and multiple, in the order of the author; of truefalse true and false, whose texts are the server’s. */
            options: components["schemas"]["KeyedOption"][];
            /** @description Of text. */
            accepts: components["schemas"]["AcceptedText"][];
            /** @description Of number. */
            number: components["schemas"]["NumberKey"] | null;
            /** @description Of number; empty for none. */
            unit: components["schemas"]["UnitTexts"];
            /** @description Why an answer is right, or what a good essay holds. */
            explanation: components["schemas"]["QuestionTexts"];
            id: components["schemas"]["Id"];
            version: components["schemas"]["ManagedVersion"];
            /** @description Whether it is offered no more. */
            isArchived: boolean;
            /** @description Exams that ask it. */
            examCount: number;
            updatedAt: components["schemas"]["Instant"];
            /** @description Exams that ask it. */
            exams: {
                id: components["schemas"]["Id"];
                title: components["schemas"]["ExamTitle"];
            }[];
            /** @description False where an exam asks it or asked it once: then it can be archived. */
            canDelete: boolean;
        };
        /** @description Questions, the newest first, with what they can be narrowed by. */
        QuestionPage: {
            /** @description The entries of this page. */
            items: components["schemas"]["QuestionEntry"][];
            /** @description Folders of the bank. */
            folders: components["schemas"]["QuestionFolder"][];
            /** @description Tags of the bank. */
            tags: string[];
            total: components["schemas"]["Total"];
            totalIsExact: components["schemas"]["TotalIsExact"];
            next: components["schemas"]["NextCursor"];
            previous: components["schemas"]["PreviousCursor"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
        };
        /**
         * @description gift: as Moodle writes it; csv: a row a question, with a head.
         * @enum {string}
         */
        QuestionFormat: "gift" | "csv";
        /**
         * @description What is wrong with a line. SYNTAX: it cannot be read; KIND: a kind that is not known; TEXT: no question; OPTIONS: too few or too many; RIGHT: not as many right answers as the kind has; NUMBER: no number; POINTS: not 1 to 1000; HEAD: a column is missing.
         * @enum {string}
         */
        ImportFault: "SYNTAX" | "KIND" | "TEXT" | "OPTIONS" | "RIGHT" | "NUMBER" | "POINTS" | "TOO_LONG" | "HEAD";
        /** @description What an import found. Nothing is taken where a line is faulty. */
        QuestionImport: {
            /** @description Questions that were read. */
            count: number;
            /** @description Whether they are in the bank now. */
            imported: boolean;
            /** @description Lines that cannot be taken. */
            errors: {
                /** @description Of the file, from 1. */
                line: number;
                fault: components["schemas"]["ImportFault"];
            }[];
        };
        /**
         * @description Which attempt counts.
         * @enum {string}
         */
        CountedAttempt: "best" | "first" | "last";
        /**
         * @description When learners see their points: once all is graded, or once a teacher releases them.
         * @enum {string}
         */
        ResultsRelease: "auto" | "manual";
        /**
         * @description Whether learners see it.
         * @enum {string}
         */
        ExamStatus: "draft" | "published" | "withdrawn";
        /** @description A question of an exam. */
        AskedQuestion: {
            questionId: components["schemas"]["Id"];
            points: components["schemas"]["QuestionPoints"];
        };
        /** @description An exam as it is written. */
        ExamInput: {
            /** @description In one language at least. */
            title: components["schemas"]["ExamTitle"];
            summary: components["schemas"]["ExamSummary"];
            /**
             * @description All 1, members 2, visitors 3.
             * @enum {integer}
             */
            audience: 1 | 2 | 3;
            /** @description Time for an attempt. */
            minutes: number;
            /** @description Attempts a person has. */
            attempts: number;
            counted: components["schemas"]["CountedAttempt"];
            /** @description Points needed to pass, of a hundred. */
            passMark: number;
            /** @description From when; null for at once. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when; null for ever. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description Another order for each attempt. */
            shuffleQuestions: boolean;
            /** @description Another order of options for each attempt. */
            shuffleOptions: boolean;
            showsAnswers: components["schemas"]["ShowsAnswers"];
            releases: components["schemas"]["ResultsRelease"];
            /** @description Whether who grades sees no names. */
            isBlind: boolean;
            status: components["schemas"]["ExamStatus"];
            /** @description Questions in their order; at least one where it is published. */
            questions: components["schemas"]["AskedQuestion"][];
        };
        /** @description An exam as it is changed. */
        ExamChange: {
            /** @description In one language at least. */
            title: components["schemas"]["ExamTitle"];
            summary: components["schemas"]["ExamSummary"];
            /**
             * @description All 1, members 2, visitors 3.
             * @enum {integer}
             */
            audience: 1 | 2 | 3;
            /** @description Time for an attempt. */
            minutes: number;
            /** @description Attempts a person has. */
            attempts: number;
            counted: components["schemas"]["CountedAttempt"];
            /** @description Points needed to pass, of a hundred. */
            passMark: number;
            /** @description From when; null for at once. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when; null for ever. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description Another order for each attempt. */
            shuffleQuestions: boolean;
            /** @description Another order of options for each attempt. */
            shuffleOptions: boolean;
            showsAnswers: components["schemas"]["ShowsAnswers"];
            releases: components["schemas"]["ResultsRelease"];
            /** @description Whether who grades sees no names. */
            isBlind: boolean;
            status: components["schemas"]["ExamStatus"];
            /** @description Questions in their order; at least one where it is published. */
            questions: components["schemas"]["AskedQuestion"][];
            version: components["schemas"]["ManagedVersion"];
        };
        /** @description An exam as those see it who write it. */
        ManagedExam: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["ManagedVersion"];
            /** @description In one language at least. */
            title: components["schemas"]["ExamTitle"];
            summary: components["schemas"]["ExamSummary"];
            /**
             * @description All 1, members 2, visitors 3.
             * @enum {integer}
             */
            audience: 1 | 2 | 3;
            /** @description Time for an attempt. */
            minutes: number;
            /** @description Attempts a person has. */
            attempts: number;
            counted: components["schemas"]["CountedAttempt"];
            /** @description Points needed to pass, of a hundred. */
            passMark: number;
            /** @description From when; null for at once. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when; null for ever. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description Another order for each attempt. */
            shuffleQuestions: boolean;
            /** @description Another order of options for each attempt. */
            shuffleOptions: boolean;
            showsAnswers: components["schemas"]["ShowsAnswers"];
            releases: components["schemas"]["ResultsRelease"];
            /** @description Whether who grades sees no names. */
            isBlind: boolean;
            status: components["schemas"]["ExamStatus"];
            /** @description Questions in their order. */
            questions: {
                questionId: components["schemas"]["Id"];
                points: components["schemas"]["QuestionPoints"];
                kind: components["schemas"]["QuestionKind"];
                text: components["schemas"]["QuestionTexts"];
                /** @description Whether the bank offers it no more. */
                isArchived: boolean;
            }[];
            /** @description Attempts that were begun. */
            attemptCount: number;
            /** @description Path of its page. */
            url: string;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description An exam in the list of those who write it. */
        ExamEntry: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["ExamTitle"];
            status: components["schemas"]["ExamStatus"];
            /** @description Questions. */
            questionCount: number;
            /** @description Attempts that were begun. */
            attemptCount: number;
            /** @description Attempts that wait to be graded. */
            waitingCount: number;
            /** @description From when. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when. */
            closesAt: components["schemas"]["Instant"] | null;
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description Exams, the newest first. */
        ExamPage: {
            /** @description The entries of this page. */
            items: components["schemas"]["ExamEntry"][];
            total: components["schemas"]["Total"];
            totalIsExact: components["schemas"]["TotalIsExact"];
            next: components["schemas"]["NextCursor"];
            previous: components["schemas"]["PreviousCursor"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
        };
        /** @description The questions of an exam as a learner sees them, and what is right. */
        ExamPreview: {
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Language of the title. */
            lang: components["schemas"]["Language"];
            /** @description Time for an attempt. */
            minutes: number;
            /** @description Points in all. */
            maxScore: number;
            /** @description In their order. */
            questions: components["schemas"]["ExamQuestion"][];
        };
        /**
         * @description Done 0, grading 1, not grading 2.
         * @enum {integer}
         */
        Grading: 0 | 1 | 2;
        /**
         * @description When right answers are shown.
         * @enum {string}
         */
        ShowsAnswers: "never" | "afterSubmit" | "afterClose";
        /**
         * @description Why the viewer may not start.
         * @enum {string}
         */
        ExamDenial: "SIGN_IN" | "MEMBERS_ONLY" | "TICKET_REQUIRED" | "PURCHASE_REQUIRED" | "NOT_OPEN" | "CLOSED" | "ATTEMPTS_EXHAUSTED";
        /** @description What to know before an exam. */
        ExamIntroduction: {
            /** @description The exam. */
            id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Language of the title. */
            lang: components["schemas"]["Language"];
            /** @description Questions. */
            questionCount: number;
            /** @description Time for an attempt. */
            durationSeconds: number;
            /** @description Points in all. */
            maxScore: number;
            /** @description Points needed. */
            passScore: number;
            /** @description From when. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when; an attempt ends then at the latest. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description Attempts a person has. */
            attemptsAllowed: number;
            /** @description Attempts of the viewer. */
            attemptsUsed: number;
            /** @description Whether a ticket is needed. */
            ticketRequired: boolean;
            showsAnswers: components["schemas"]["ShowsAnswers"];
            /** @description The viewer’s attempt that goes on. */
            runningAttemptId: components["schemas"]["Id"] | null;
            /** @description What the viewer may do. */
            abilities: {
                /** @description Begin or go on. */
                start: boolean;
                /** @description Why not; null where they may. */
                reason: components["schemas"]["ExamDenial"] | null;
            };
        };
        /**
         * @description single, multiple, truefalse: options; text: a few words; number; essay: graded by a teacher.
         * @enum {string}
         */
        QuestionKind: "single" | "multiple" | "truefalse" | "text" | "number" | "essay";
        /** @description A question, without its answer. */
        ExamQuestion: {
            /** @description The question. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["QuestionKind"];
            text: components["schemas"]["RichTextDocument"];
            /** @description Language of the question. */
            lang: components["schemas"]["Language"];
            /** @description Points. */
            score: number;
            /** @description Options, in the order of this attempt; empty where there are none to choose. */
            options: {
                key: components["schemas"]["OptionKey"];
                /** @description What people read. */
                text: string;
            }[];
            /** @description Of kind number; what is counted or measured. */
            unit: string | null;
            /** @description Characters, of kinds text, number and essay. */
            maxLength: number | null;
        };
        /** @description Names an option by its place in this attempt. */
        OptionKey: string;
        /** @description Of single, multiple and truefalse; empty where it is unanswered. */
        Choice: components["schemas"]["OptionKey"][];
        /** @description Counts the changes of an attempt; a device continues after the highest that it knows. */
        AnswerSequence: number;
        /** @description Names the device or tab. */
        DeviceId: string;
        /** @description A stored answer. */
        ExamAnswer: {
            /** @description The question. */
            questionId: components["schemas"]["Id"];
            sequence: components["schemas"]["AnswerSequence"];
            deviceId: components["schemas"]["DeviceId"];
            choice: components["schemas"]["Choice"];
            /** @description Of kinds text, number and essay; empty where it is unanswered. */
            text: string;
            /** @description Marked to look at again. */
            flagged: boolean;
            /** @description When the server stored it. */
            savedAt: components["schemas"]["Instant"];
        };
        /** @description An answer that changed. */
        AnswerInput: {
            /** @description The question. */
            questionId: components["schemas"]["Id"];
            sequence: components["schemas"]["AnswerSequence"];
            choice: components["schemas"]["Choice"];
            /** @description Of kinds text, number and essay; empty where it is unanswered. */
            text: string;
            /** @description Marked to look at again. */
            flagged: boolean;
            /** @description When the person changed it, by the client’s clock. Kept, never compared. */
            clientUpdatedAt: components["schemas"]["Instant"];
        };
        /** @description What is stored now. */
        AnswersSaved: {
            /** @description Counts up with every save that changed something. */
            revision: number;
            /** @description When it was stored. */
            savedAt: components["schemas"]["Instant"];
            /** @description Clock that counts. */
            serverTime: components["schemas"]["Instant"];
            /** @description Answers that were not stored because a newer one was there, each as it is stored. */
            newer: components["schemas"]["ExamAnswer"][];
            /** @description Whether another device stored answers within the last minute. */
            elsewhere: boolean;
        };
        /**
         * @description Where an attempt stands.
         * @enum {string}
         */
        AttemptStatus: "running" | "submitted" | "graded";
        /** @description An attempt at an exam. Never holds right answers. */
        ExamAttempt: {
            /** @description The attempt. */
            id: components["schemas"]["Id"];
            /** @description The exam. */
            examId: components["schemas"]["Id"];
            /** @description Its title. */
            examTitle: string;
            /** @description Which attempt of the person. */
            number: number;
            status: components["schemas"]["AttemptStatus"];
            /** @description When it began. */
            startedAt: components["schemas"]["Instant"];
            /** @description The last instant at which answers are taken. */
            deadline: components["schemas"]["Instant"];
            /** @description Clock that counts. */
            serverTime: components["schemas"]["Instant"];
            /** @description Counts up with every save that changed something. */
            revision: number;
            /** @description All questions, as they were when the attempt began. */
            questions: components["schemas"]["ExamQuestion"][];
            /** @description What is stored. */
            answers: components["schemas"]["ExamAnswer"][];
        };
        /** @description An attempt in a list. */
        AttemptSummary: {
            /** @description The attempt. */
            id: components["schemas"]["Id"];
            /** @description Which attempt. */
            number: number;
            status: components["schemas"]["AttemptStatus"];
            /** @description Done 0, grading 1, not grading 2. */
            grading: components["schemas"]["Grading"];
            /** @description When it began. */
            startedAt: components["schemas"]["Instant"];
            /** @description The last instant at which answers are taken. */
            deadline: components["schemas"]["Instant"];
            /** @description When it was handed in. */
            submittedAt: components["schemas"]["Instant"] | null;
            /** @description Points; null before it is graded. */
            score: number | null;
            /** @description Points in all. */
            maxScore: number;
            /** @description Whether that was enough; null before it is graded. */
            passed: boolean | null;
        };
        /** @description The receipt of an attempt. */
        HandedIn: {
            /** @description The attempt. */
            id: components["schemas"]["Id"];
            status: components["schemas"]["AttemptStatus"];
            /** @description When. */
            submittedAt: components["schemas"]["Instant"];
            /**
             * @description server: the time was over.
             * @enum {string}
             */
            submittedBy: "person" | "server";
            /** @description Questions that have an answer. */
            answered: number;
            /** @description Questions in all. */
            questionCount: number;
            /** @description SHA-256 of what was handed in, to keep. */
            receipt: string;
            /** @description Done 0, grading 1, not grading 2. */
            grading: components["schemas"]["Grading"];
        };
        /** @description What came of an attempt. */
        AttemptResult: {
            attempt: components["schemas"]["AttemptSummary"];
            /** @description The exam. */
            examId: components["schemas"]["Id"];
            /** @description Its title. */
            examTitle: string;
            /** @description Points needed. */
            passScore: number;
            handedIn: components["schemas"]["HandedIn"];
            showsAnswers: components["schemas"]["ShowsAnswers"];
            /** @description Words of the teacher on the attempt; null where there are none, and before results are released. */
            feedback?: string | null;
            /** @description Whether points, right answers and explanations of questions are here. */
            answersShown: boolean;
            /** @description From when they are shown; null for never. */
            answersShownFrom: components["schemas"]["Instant"] | null;
            /** @description In the order of the attempt. */
            questions: {
                question: components["schemas"]["ExamQuestion"];
                answer: components["schemas"]["ExamAnswer"] | null;
                /** @description Points; null before it is graded and while answers are not shown. */
                score: number | null;
                /** @description The right options; null while they are not shown, and for other kinds. */
                rightChoice: components["schemas"]["OptionKey"][] | null;
                /** @description The right number; null while it is not shown, and for other kinds. */
                rightText: string | null;
                /** @description Why; null while it is not shown. */
                explanation: string | null;
                /** @description Words of the teacher; null where there are none, and before results are released. */
                comment?: string | null;
            }[];
        };
        /** @description An attempt as teachers grade it. */
        GradingSheet: {
            attempt: components["schemas"]["AttemptSummary"];
            learner: components["schemas"]["Person"] | null;
            /** @description The exam. */
            examId: components["schemas"]["Id"];
            /** @description Instead of the person where grading is anonymous. */
            anonymousName: string | null;
            /** @description Whether the learner sees the result. */
            isReleased: boolean;
            /** @description Counts up with every change. */
            version: string;
            /** @description In the order of the attempt. */
            questions: {
                question: components["schemas"]["ExamQuestion"];
                answer: components["schemas"]["ExamAnswer"] | null;
                /** @description Right options. */
                rightChoice: string[];
                /** @description Points. */
                score: number | null;
                /** @description What is right, or what a good essay holds. */
                guidance: string | null;
                /** @description Words for the learner. */
                comment: string | null;
            }[];
            /** @description Words for the learner. */
            feedback: string | null;
        };
        /** @description One text by language. */
        Texts: {
            zh_CN?: components["schemas"]["LongText"];
            en_US?: components["schemas"]["LongText"];
            es_ES?: components["schemas"]["LongText"];
            ru_RU?: components["schemas"]["LongText"];
            ar_SA?: components["schemas"]["LongText"];
            pl_PL?: components["schemas"]["LongText"];
            de_DE?: components["schemas"]["LongText"];
            tr_TR?: components["schemas"]["LongText"];
            fr_FR?: components["schemas"]["LongText"];
            ja_JP?: components["schemas"]["LongText"];
            ko_KR?: components["schemas"]["LongText"];
            pt_BR?: components["schemas"]["LongText"];
        };
        /** @description A text in one language. */
        LongText: string;
        /**
         * @description planned: not begun; draft: status 0.
         * @enum {string}
         */
        BulletinState: "planned" | "running" | "ended" | "draft";
        BulletinInput: {
            /** @description In one language at least. */
            content: components["schemas"]["Texts"];
            startTime: components["schemas"]["Instant"];
            /** @description Not before startTime. */
            endTime: components["schemas"]["Instant"];
            /**
             * @description 1 is published.
             * @enum {integer}
             */
            status: 0 | 1;
        };
        BulletinChange: {
            /** @description In one language at least. */
            content: components["schemas"]["Texts"];
            startTime: components["schemas"]["Instant"];
            /** @description Not before startTime. */
            endTime: components["schemas"]["Instant"];
            /**
             * @description 1 is published.
             * @enum {integer}
             */
            status: 0 | 1;
            version: components["schemas"]["Version"];
        };
        /** @description Rises with every change. */
        Version: number;
        BulletinEntry: {
            /** @description In one language at least. */
            content: components["schemas"]["Texts"];
            startTime: components["schemas"]["Instant"];
            /** @description Not before startTime. */
            endTime: components["schemas"]["Instant"];
            /**
             * @description 1 is published.
             * @enum {integer}
             */
            status: 0 | 1;
            id: components["schemas"]["Id"];
            state: components["schemas"]["BulletinState"];
            version: components["schemas"]["Version"];
            updatedAt: components["schemas"]["Instant"];
        };
        BulletinPage: {
            items: components["schemas"]["BulletinEntry"][];
            total: components["schemas"]["Total"];
            totalIsExact: components["schemas"]["TotalIsExact"];
            next: components["schemas"]["NextCursor"];
            previous: components["schemas"]["PreviousCursor"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
        };
        FooterSettings: {
            /**
             * @description The template that is shown.
             * @enum {integer}
             */
            used: 1 | 2;
            templates: {
                1: components["schemas"]["FooterTemplateSettings"];
                2: components["schemas"]["FooterTemplateSettings"];
            };
            /** @description The version is told, with template 2 alone. */
            versionInformation: boolean;
            version: components["schemas"]["Version"];
        };
        FooterTemplateSettings: {
            copyright: {
                /** @description Empty for the name of the school. */
                company: components["schemas"]["Texts"];
                /** @description Registration with the authorities. */
                beian: string | null;
                /** @description Registration of the system. */
                registerSystemInfo: string | null;
                /** @description Who runs it. */
                support: components["schemas"]["Texts"];
            };
            footerNavigations: {
                showName: components["schemas"]["Texts"];
                children: components["schemas"]["FooterLinkSettings"][];
            }[];
            footerQrCodes: components["schemas"]["FooterQrSettings"][];
        };
        FooterLinkSettings: {
            showName: components["schemas"]["Texts"];
            relateType: components["schemas"]["FooterLinkType"];
            /** @description Of a custom link. */
            relateUrl: string | null;
            indexAnaCode: components["schemas"]["AnalyticsCodeOrNone"];
            collegeAnaCode: components["schemas"]["AnalyticsCodeOrNone"];
        };
        /** @description Statistics code of a click on it. */
        AnalyticsCodeOrNone: string | null;
        FooterQrSettings: {
            /** @description Picture, a path of this server. */
            url: string;
            /** @description Picture for English readers. */
            urlEn: string | null;
            /** @description Address behind it, for phones. */
            urlMobile: string | null;
            showName: components["schemas"]["Texts"];
            /** @description What phones show instead. */
            explainMobile: components["schemas"]["Texts"];
        };
        EventBatch: {
            schoolId: components["schemas"]["Id"];
            events: {
                /**
                 * @description A page or a click.
                 * @enum {string}
                 */
                kind: "view" | "click";
                /** @description A code of the portal’s settings. */
                code: string;
                /** @description The first page of a visit. */
                entry?: boolean;
            }[];
        };
        EventsCounted: {
            /** @description Events that were counted. */
            counted: number;
            /** @description Those without consent, or of an unknown code. */
            ignored: number;
        };
        StatisticsFigures: {
            /** @description First pages. */
            visits: number;
            /** @description Pages. */
            views: number;
            /** @description Recorded clicks. */
            clicks: number;
            /** @description First pages of searches. */
            searches: number;
            /** @description Those that found nothing. */
            searchesWithoutResult: number;
            /** @description Feedback and complaints that came in. */
            feedback: number;
        };
        Statistics: {
            /**
             * Format: date
             * @description First day.
             */
            from: string;
            /**
             * Format: date
             * @description Last day.
             */
            to: string;
            days: {
                /** @description First pages. */
                visits: number;
                /** @description Pages. */
                views: number;
                /** @description Recorded clicks. */
                clicks: number;
                /** @description First pages of searches. */
                searches: number;
                /** @description Those that found nothing. */
                searchesWithoutResult: number;
                /** @description Feedback and complaints that came in. */
                feedback: number;
                /**
                 * Format: date
                 * @description The day, UTC.
                 */
                day: string;
            }[];
            totals: components["schemas"]["StatisticsFigures"];
            /** @description Most viewed first. */
            pages: {
                page: components["schemas"]["PageName"];
                /** @description Views. */
                views: number;
            }[];
            clicks: {
                /** @description The code. */
                code: string;
                action: components["schemas"]["ClickName"];
                /** @description Clicks. */
                count: number;
            }[];
            /** @description The words that found nothing most often. */
            searchesWithoutResult: {
                /** @description What was searched for. */
                keyword: string;
                /** @description How often. */
                count: number;
            }[];
        };
        /**
         * @description A kind of page.
         * @enum {string}
         */
        PageName: "home" | "search" | "class" | "resource" | "more" | "subSchool" | "feedback" | "complaint" | "help" | "login" | "register" | "other";
        /**
         * @description A click that is counted.
         * @enum {string}
         */
        ClickName: "feedbackOpened" | "feedbackSent" | "feedbackPictureAdded" | "feedbackClosed" | "customerServiceOpened";
        /**
         * @description Student guide 1, manager guide 2.
         * @enum {integer}
         */
        HelpAudience: 1 | 2;
        HelpEntry: {
            /** @description Names it in addresses. */
            slug: string;
            type: components["schemas"]["HelpAudience"];
            /** @description Title. */
            title: string;
            /** @description What it helps with. */
            summary: string;
            /** @description Of the text. */
            lang: components["schemas"]["Language"];
            /** @description Where the words were found; null without a search. */
            excerpt: string | null;
        };
        HelpList: {
            items: components["schemas"]["HelpEntry"][];
            total: components["schemas"]["Total"];
        };
        HelpRef: {
            /** @description The article. */
            slug: string;
            /** @description Its title. */
            title: string;
        };
        HelpArticle: {
            /** @description Names it in addresses. */
            slug: string;
            type: components["schemas"]["HelpAudience"];
            /** @description Title. */
            title: string;
            /** @description What it helps with. */
            summary: string;
            /** @description Of the text. */
            lang: components["schemas"]["Language"];
            body: components["schemas"]["RichTextDocument"];
            toc: components["schemas"]["TocEntry"][];
            /** @description Before it in its guide. */
            previous: components["schemas"]["HelpRef"] | null;
            /** @description After it in its guide. */
            next: components["schemas"]["HelpRef"] | null;
        };
        /**
         * @description What a notification is about.
         * @enum {string}
         */
        NotificationKind: "feedbackAnswered" | "invitationAccepted" | "memberRoleChanged" | "importFinished" | "exportReady" | "newDevice" | "liveSoon" | "liveMoved" | "liveCancelled";
        /** @description The school that it comes from; null for the account itself. */
        NotificationSchool: {
            id: components["schemas"]["Id"];
            /** @description Its name. */
            name: string;
        } | null;
        Notification: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
            school: components["schemas"]["NotificationSchool"];
            /** @description In a few words. */
            title: string;
            /** @description A sentence or two. */
            text: string;
            /** @description Path of the page to look at. */
            url: string;
            createdAt: components["schemas"]["Instant"];
            /** @description Null until read. */
            readAt: components["schemas"]["Instant"] | null;
        };
        NotificationList: {
            items: components["schemas"]["Notification"][];
            /** @description For the following page; null on the last. */
            next: components["schemas"]["Id"] | null;
            /** @description Not read, over all pages. */
            unread: number;
        };
        UnreadCount: {
            /** @description Not read. */
            unread: number;
        };
        ReadNotifications: {
            /** @description These. */
            ids?: components["schemas"]["Id"][];
            /** @description Every one. */
            all?: boolean;
            /** @description With all: none that came after this one. */
            upTo?: components["schemas"]["Id"];
        };
        /**
         * @description In the portal or by mail.
         * @enum {string}
         */
        NotificationChannel: "inApp" | "mail";
        NotificationSettings: {
            kinds: {
                kind: components["schemas"]["NotificationKind"];
                /** @description Shown in the portal. */
                inApp: boolean;
                /** @description Sent by mail. */
                mail: boolean;
                /** @description Channels that cannot be changed. */
                fixed: components["schemas"]["NotificationChannel"][];
            }[];
            silenced: {
                id: components["schemas"]["Id"];
                kind: components["schemas"]["NotificationKind"];
                school: components["schemas"]["NotificationSchool"];
                channels: components["schemas"]["NotificationChannel"][];
                since: components["schemas"]["Instant"];
            }[];
        };
        NotificationChoices: {
            kinds: {
                kind: components["schemas"]["NotificationKind"];
                /** @description Shown in the portal. */
                inApp: boolean;
                /** @description Sent by mail. */
                mail: boolean;
            }[];
        };
        Unsubscribed: {
            kind: components["schemas"]["NotificationKind"];
            school: components["schemas"]["NotificationSchool"];
        };
        OptionalUrl: {
            /** @description Where it leads; null where there is none. */
            url: string | null;
        };
        PortalSettings: {
            /**
             * @description Where it runs.
             * @enum {string}
             */
            region: "sit" | "beta" | "uat" | "de" | "ru" | "sg" | "mx" | "cn";
            /**
             * @description Which set of pages and which looks.
             * @enum {string}
             */
            variant: "school" | "store";
            /** @description The school; without one, the store of the store variant. */
            schoolId: components["schemas"]["Id"] | null;
            /** @description A school of the overseas variant (type o3). */
            isOverseas: boolean;
            defaultLanguage: components["schemas"]["Language"];
            /** @description What decides between the two renderers of a school’s pages; the portal does. */
            pagesSwitch: {
                /** @description The white list that the school is on; null for none. */
                listedAs: components["schemas"]["PageType"] | null;
                /**
                 * @description Of schools on no list; 0 is v1.
                 * @enum {integer}
                 */
                mainSwitch: 0 | 1;
            };
            product: {
                /** @description Of the software, for the footer. */
                version: string;
            };
            sidebar: {
                /** @description The tool sidebar shows the phone number. */
                phone: boolean;
            };
            /** @description A portal of its own; null for our pages. */
            helpCentre: components["schemas"]["OptionalUrl"];
            cookies: {
                /** @description Nothing is counted before it is given. */
                consentNeeded: boolean;
                /** @description The footer shows the cookie settings. */
                settingsLink: boolean;
                /** @description Of the cookie policy. */
                policyVersion: string;
            };
            analytics: {
                /** @description Code by page, of the region. */
                views: {
                    [key: string]: string;
                };
                /** @description Code by action. */
                clicks: {
                    [key: string]: string;
                };
            };
            mobilePortal: components["schemas"]["OptionalUrl"];
            externalLogin: components["schemas"]["OptionalUrl"];
            customerService: {
                /** @description The host is on the white list. */
                hidden: boolean;
            };
            logout: {
                /** @description Hosts that reload after signing out. */
                reloadHosts: string[];
            };
            heartbeat: {
                /** @description Between two heartbeats. */
                intervalMs: number;
            };
        };
        /**
         * @description Where a session stands: waiting is the room before the start, replay the recording.
         * @enum {string}
         */
        LiveState: "scheduled" | "waiting" | "live" | "ended" | "replay";
        /** @description A live session. */
        LiveSession: {
            /** @description The session. */
            id: components["schemas"]["Id"];
            /** @description The school. */
            schoolId: components["schemas"]["Id"];
            /** @description The class it belongs to. */
            classId: components["schemas"]["Id"] | null;
            /** @description Title. */
            title: string;
            /** @description One or two sentences. */
            summary: string;
            /** @description Language it is held in. */
            lang: components["schemas"]["Language"];
            /** @description Languages that it is interpreted into. */
            languages: components["schemas"]["Language"][];
            /** @description Picture, 16:9. */
            coverUrl: string | null;
            host: components["schemas"]["Person"];
            /** @description Further speakers. */
            speakers: components["schemas"]["Person"][];
            audience: components["schemas"]["Audience"];
            zone: components["schemas"]["Zone"];
            /** @description Start. */
            startsAt: components["schemas"]["Instant"];
            /** @description End; planned until it has ended. */
            endsAt: components["schemas"]["Instant"];
            /** @description Planned length, 5 minutes to 8 hours. */
            durationSeconds: number;
            /** @description Zone of the host, IANA. */
            timeZone: string;
            /** @description When the waiting room opens. */
            roomOpensAt: components["schemas"]["Instant"];
            state: components["schemas"]["LiveState"];
            activityStatus: components["schemas"]["ActivityStatus"];
            /** @description Whether the viewer asked to be reminded. */
            reserved: boolean;
            /** @description People who did. */
            reservedCount: number;
            /** @description People who can reserve; null for any number. */
            capacity: number | null;
            /** @description Whether there is a chat. */
            chatEnabled: boolean;
            /** @description Whether it is recorded. */
            recording: boolean;
            /** @description An outside room that it is held in; null where it is held here, or to who may not enter. */
            roomUrl: string | null;
            /** @description The picture while it is live, good for this viewer for some hours; else null. */
            streamUrl: string | null;
            /** @description The recording, good for this viewer for some hours. */
            replayUrl: string | null;
            /** @description Path of its page. */
            url: string;
            /** @description Clock that counts. */
            serverTime: components["schemas"]["Instant"];
            /** @description Counts up with every change. */
            version: string;
            /** @description What the viewer may do. */
            abilities: {
                /** @description Enter the room when it is open. */
                enter: boolean;
                /** @description Change or delete it. */
                edit: boolean;
                /** @description Begin and end it. */
                host: boolean;
                /** @description Remove messages, slow down the chat. */
                moderate: boolean;
                reason: components["schemas"]["DenialReason"] | null;
            };
        };
        /** @description A live session as it is scheduled. */
        LiveInput: {
            /** @description Title. */
            title: string;
            /** @description One or two sentences. */
            summary?: string;
            /** @description Language it is held in. */
            lang: components["schemas"]["Language"];
            /** @description Languages that it is interpreted into. */
            languages?: components["schemas"]["Language"][];
            /** @description Start. */
            startsAt: components["schemas"]["Instant"];
            /** @description Planned length in whole minutes, 5 minutes to 8 hours. */
            durationSeconds: number;
            /** @description Zone of the host, IANA. */
            timeZone: string;
            /** @description Who may come: all 1, members 2, visitors 3. */
            audience: components["schemas"]["Audience"];
            zone?: components["schemas"]["Zone"];
            /** @description The class it belongs to. */
            classId?: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Picture, 16:9, one of the person’s uploads; null removes it, left out keeps it.
             */
            coverUploadId?: string | null;
            /** @description Further speakers, of those who can hold sessions in the school. */
            speakerIds?: components["schemas"]["Id"][];
            /** @description People who can reserve; null for any number. */
            capacity?: number | null;
            /** @description Whether there is a chat. */
            chatEnabled: boolean;
            /** @description Whether it is recorded. */
            recording: boolean;
            /** @description An outside room that it is held in. */
            roomUrl?: string | null;
        };
        /** @description A live session for schools all over the world, as it is scheduled. */
        GlobalLiveInput: {
            /**
             * @description Region whose servers carry it.
             * @enum {string}
             */
            region?: "cn" | "sg" | "de" | "mx" | "ru";
            /** @description Title. */
            title: string;
            /** @description One or two sentences. */
            summary?: string;
            /** @description Language it is held in. */
            lang: components["schemas"]["Language"];
            /** @description Languages that it is interpreted into. */
            languages?: components["schemas"]["Language"][];
            /** @description Start. */
            startsAt: components["schemas"]["Instant"];
            /** @description Planned length in whole minutes, 5 minutes to 8 hours. */
            durationSeconds: number;
            /** @description Zone of the host, IANA. */
            timeZone: string;
            /** @description Who may come: all 1, members 2, visitors 3. */
            audience: components["schemas"]["Audience"];
            zone?: components["schemas"]["Zone"];
            /** @description The class it belongs to. */
            classId?: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Picture, 16:9, one of the person’s uploads; null removes it, left out keeps it.
             */
            coverUploadId?: string | null;
            /** @description Further speakers, of those who can hold sessions in the school. */
            speakerIds?: components["schemas"]["Id"][];
            /** @description People who can reserve; null for any number. */
            capacity?: number | null;
            /** @description Whether there is a chat. */
            chatEnabled: boolean;
            /** @description Whether it is recorded. */
            recording: boolean;
            /** @description An outside room that it is held in. */
            roomUrl?: string | null;
        };
        /** @description A live session as it is changed. */
        LiveChange: {
            /** @description As it was read; an older one is refused. */
            version: string;
            /** @description Title. */
            title: string;
            /** @description One or two sentences. */
            summary?: string;
            /** @description Language it is held in. */
            lang: components["schemas"]["Language"];
            /** @description Languages that it is interpreted into. */
            languages?: components["schemas"]["Language"][];
            /** @description Start. */
            startsAt: components["schemas"]["Instant"];
            /** @description Planned length in whole minutes, 5 minutes to 8 hours. */
            durationSeconds: number;
            /** @description Zone of the host, IANA. */
            timeZone: string;
            /** @description Who may come: all 1, members 2, visitors 3. */
            audience: components["schemas"]["Audience"];
            zone?: components["schemas"]["Zone"];
            /** @description The class it belongs to. */
            classId?: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Picture, 16:9, one of the person’s uploads; null removes it, left out keeps it.
             */
            coverUploadId?: string | null;
            /** @description Further speakers, of those who can hold sessions in the school. */
            speakerIds?: components["schemas"]["Id"][];
            /** @description People who can reserve; null for any number. */
            capacity?: number | null;
            /** @description Whether there is a chat. */
            chatEnabled: boolean;
            /** @description Whether it is recorded. */
            recording: boolean;
            /** @description An outside room that it is held in. */
            roomUrl?: string | null;
        };
        /**
         * @description A way to sign in.
         * @enum {string}
         */
        LoginWay: "password" | "sms" | "email" | "qr" | "thirdParty";
        /** @description Address of a service of others. https; addresses inside the operator’s network are refused. */
        ServiceUrl: string;
        /** @description Which claims tell what, where they are not the standard ones. */
        ProviderClaims: {
            /** @description Who it is. Default sub. */
            subject?: string;
            /** @description Name. Default name. */
            name?: string;
            /** @description E-mail address. Default email. */
            email?: string;
            /** @description Phone number. Default phone_number. */
            mobile?: string;
        };
        /** @description A third party of a school. */
        ProviderSettings: {
            provider: components["schemas"]["ThirdPartyProvider"];
            /** @description Whether people see it. */
            enabled: boolean;
            /** @description What people read on the button. */
            name: string;
            /** @description Its mark. */
            logoUrl: string | null;
            issuer: components["schemas"]["ServiceUrl"];
            /** @description Of a service that describes itself nowhere. */
            authorizeUrl: string | null;
            /** @description The same. */
            tokenUrl: string | null;
            /** @description The same. */
            userInfoUrl: string | null;
            /** @description As the provider knows this portal. */
            clientId: string;
            /** @description Whether a secret is kept. It is never answered. */
            hasSecret: boolean;
            /**
             * @description How the secret is sent.
             * @enum {string}
             */
            secretMethod: "basic" | "post" | "none";
            /** @description What is asked for, separated by spaces. */
            scopes: string;
            claims: components["schemas"]["ProviderClaims"];
            /** @description Where signing out goes on to. */
            logoutUrl: string | null;
            /** @description To be registered at the provider. */
            callbackUrl: string;
        };
        /** @description How a school signs its people in. */
        LoginSettings: {
            /** @description Counts changes; 0 before the first one. */
            version: number;
            /** @description Ways in, the preferred one first. */
            methods: components["schemas"]["LoginWay"][];
            /** @description Whether people can register by themselves. */
            registrationOpen: boolean;
            /**
             * @description When a captcha is asked for: after failures, or with every password.
             * @enum {string}
             */
            captcha: "auto" | "always";
            /** @description Origins that people may be led to after signing in. */
            redirectOrigins: string[];
            /** @description Third parties, in the order that people see. */
            providers: components["schemas"]["ProviderSettings"][];
        };
        /** @description A third party as it is written. */
        ProviderForm: {
            provider: components["schemas"]["ThirdPartyProvider"];
            /** @description Whether people see it. */
            enabled: boolean;
            /** @description What people read on the button. */
            name: string;
            /** @description A picture of this portal. */
            logoUrl?: string | null;
            issuer: components["schemas"]["ServiceUrl"];
            /** @description Where there is no description at the issuer. */
            authorizeUrl?: string | null;
            /** @description The same. */
            tokenUrl?: string | null;
            /** @description The same. */
            userInfoUrl?: string | null;
            /** @description As the provider knows this portal. */
            clientId: string;
            /** @description A new one; null takes it away, left out keeps it. */
            secret?: string | null;
            /**
             * @description How it is sent.
             * @default basic
             * @enum {string}
             */
            secretMethod?: "basic" | "post" | "none";
            /**
             * @description What is asked for.
             * @default openid profile email
             */
            scopes?: string;
            claims?: components["schemas"]["ProviderClaims"];
            /** @description Where signing out goes on to. */
            logoutUrl?: string | null;
        };
        /** @description How a school shall sign its people in. */
        LoginSettingsForm: {
            /** @description The version that was read. */
            version: number;
            /** @description Ways in, the preferred one first. */
            methods: components["schemas"]["LoginWay"][];
            /** @description Whether people can register by themselves. */
            registrationOpen: boolean;
            /**
             * @description When a captcha is asked for: after failures, or with every password.
             * @enum {string}
             */
            captcha: "auto" | "always";
            /** @description Origins that people may be led to after signing in. */
            redirectOrigins: string[];
            /** @description Third parties, in the order that people see. */
            providers: components["schemas"]["ProviderForm"][];
        };
        /** @description What a provider says of itself. */
        ProviderTest: {
            /** @description Whether people could be sent there. */
            works: boolean;
            /**
             * @description Why not: the address is refused, nobody answers, it takes longer than 5 seconds, it is something else, it names another issuer.
             * @enum {string|null}
             */
            reason: "notAllowed" | "unreachable" | "tooSlow" | "notADescription" | "otherIssuer" | null;
            /** @description Where people would go. */
            authorizeUrl: string | null;
            /** @description Where codes would be redeemed. */
            tokenUrl: string | null;
            /** @description Whether it says that it can do PKCE with S256. */
            pkce: boolean;
        };
        /** @description An application of others that a school hands its people on to. */
        OauthClient: {
            /** @description Its name for programs. */
            clientId: string;
            /** @description What people read. */
            name: string;
            /** @description Its mark. */
            logoUrl: string | null;
            /** @description Where people may be led to. */
            redirectUris: string[];
            /** @description Whether it has a secret. */
            hasSecret: boolean;
            /** @description Whether people are handed on. */
            enabled: boolean;
            /** @description Since when. */
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A mail that was not taken by the mail server. */
        UndeliveredMail: {
            id: components["schemas"]["Id"];
            /**
             * @description What it is about.
             * @enum {string}
             */
            kind: "notification" | "invitation" | "account" | "activationCode";
            /** @description The address, masked. */
            recipient: string;
            /**
             * @description waiting: it is tried again by itself.
             * @enum {string}
             */
            status: "waiting" | "failed";
            /**
             * @description Why the last try failed. unreachable: no connection; busy: the mail server asks to try later; recipient: the address is not accepted; refused: the mail is not accepted; signIn: the mail server does not accept the password of this platform; internal: the mail could not be made.
             * @enum {string}
             */
            reason: "unreachable" | "busy" | "recipient" | "refused" | "signIn" | "internal";
            /** @description What the mail server answered (SMTP). */
            responseCode: number | null;
            /** @description Since it was sent first or again. */
            tries: number;
            /**
             * Format: date-time
             * @description When it was written.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description null: no more.
             */
            nextTryAt: string | null;
        };
        /**
         * @description A kind of thing in the o3 area.
         * @enum {string}
         */
        O3Kind: "project" | "course" | "case" | "tool" | "scenario";
        /** @description Something of the o3 area. */
        O3Card: {
            /** @description The thing. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["O3Kind"];
            /** @description Title. */
            title: string;
            /** @description One or two sentences. */
            summary: string;
            /** @description Language of title and summary. */
            lang: components["schemas"]["Language"];
            /** @description Picture, 16:9. */
            coverUrl: string | null;
            /** @description Tags. */
            tags: string[];
            /** @description People who took part or opened it. */
            peopleCount: number;
            /** @description When it was published. */
            publishedAt: components["schemas"]["Instant"];
            /** @description Path of its page; of a course, what it leads to. */
            url: string;
        };
        /** @description A case. */
        O3Case: {
            card: components["schemas"]["O3Card"];
            situation: components["schemas"]["RichTextDocument"];
            approach: components["schemas"]["RichTextDocument"];
            result: components["schemas"]["RichTextDocument"];
            /** @description Figures. */
            figures: {
                /** @description What is counted. */
                label: string;
                /** @description How many. */
                value: string;
            }[];
            /** @description Files. */
            attachments: {
                /** @description Name. */
                name: string;
                /** @description Where it is. */
                url: string;
                /** @description Bytes. */
                size: number;
            }[];
            /** @description Who wrote it. */
            author: components["schemas"]["Person"] | null;
            /** @description Related things. */
            related: components["schemas"]["O3Card"][];
        };
        /** @description A tool. */
        O3Tool: {
            card: components["schemas"]["O3Card"];
            body: components["schemas"]["RichTextDocument"];
            /** @description Where it opens: a path or an https address. */
            launchUrl: string | null;
            /** @description How it is used, in order. */
            steps: {
                /** @description Title. */
                title: string;
                /** @description A few sentences. */
                text: string;
                /** @description Picture. */
                imageUrl: string | null;
            }[];
            /** @description Where it helps. */
            scenarios: components["schemas"]["O3Card"][];
            /** @description Related things. */
            related: components["schemas"]["O3Card"][];
        };
        /** @description A scenario. */
        O3Scenario: {
            card: components["schemas"]["O3Card"];
            body: components["schemas"]["RichTextDocument"];
            /** @description Questions. */
            questions: string[];
            /** @description What is done, in order. */
            steps: components["schemas"]["O3Step"][];
            /** @description Steps, from 1, that the viewer has done; empty for visitors. */
            done: number[];
            /** @description Tools that help. */
            tools: components["schemas"]["O3Card"][];
            /** @description Related things. */
            related: components["schemas"]["O3Card"][];
        };
        /** @description A step of a scenario with the question that proves it. */
        O3Step: {
            /** @description Title. */
            title: string;
            body: components["schemas"]["RichTextDocument"];
            /** @description What is asked afterwards. */
            question: string;
            /** @description What can be answered; empty where a word or a number is typed. */
            options: string[];
        };
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
            /** @description IANA name such as Europe/Berlin; empty follows the device. */
            timeZone?: string;
            /** @description Runs the platform. */
            isSuperuser: boolean;
            /** @description The school whose own sign-in service vouched for this session, which is good for that school alone and knows of no other. Absent where the person signed in to the account itself. */
            boundSchool?: string;
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
        /** @description A proof that an account is one’s own, or what a new one needs. */
        ThirdLoginBinding: {
            /** @description The pending link. */
            pendingBindId: string;
            /**
             * @description What names the account.
             * @enum {string}
             */
            channel: "mobile" | "email";
            /** @description Phone number (digits with country code) or e-mail address of the account. */
            target: string;
            /** @description The six digits that were sent there. Left out where the password is the proof. */
            code?: string;
            /**
             * Format: password
             * @description The account’s password, instead of a code.
             */
            password?: string;
            captcha?: components["schemas"]["CaptchaProof"];
            /**
             * @description Make a new account; needs code and nickName.
             * @default false
             */
            create?: boolean;
            /** @description Name of a new account. */
            nickName?: string;
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
        /** @description What an application gets for a code, as OAuth 2.0 writes it. */
        ApplicationToken: {
            /** @description Good for reading who the person is. */
            access_token: string;
            /**
             * @description How it is sent.
             * @constant
             */
            token_type: "Bearer";
            /** @description Seconds until it ends. */
            expires_in: number;
            /** @description As it was asked for. */
            scope: string;
            /** @description The person. */
            user_id: components["schemas"]["Id"];
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
            /** @description Since when it does not hold: the school has changed its sign-in service. It must be linked again. Absent where it holds. */
            endedAt?: components["schemas"]["Instant"];
        };
        /**
         * @description What people can create.
         * @enum {string}
         */
        SchoolKind: "academy" | "store";
        /** @description How far the creation of a school is. */
        SchoolCreation: {
            /** @description The school that is being created. */
            schoolId: components["schemas"]["Id"];
            kind: components["schemas"]["SchoolKind"];
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
                key: "school" | "portal" | "navigation" | "footer" | "store";
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
            /** @description For what. */
            kind: components["schemas"]["SchoolKind"];
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
             * @description Whether it works; void where who made it may not give that role any more.
             * @enum {string}
             */
            status: "open" | "used" | "expired" | "withdrawn" | "void";
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
        /**
         * @description An agreement.
         * @enum {string}
         */
        AgreementType: "service" | "privacy" | "schoolDataProcessing";
        /** @description An agreement and the viewer’s signature. */
        AgreementState: {
            /** @description Which agreement. */
            type: components["schemas"]["AgreementType"];
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
        /**
         * @description Use experience 0, fault 1, question consultation 2, content comment 3.
         * @enum {integer}
         */
        FeedbackType: 0 | 1 | 2 | 3;
        /**
         * @description What a complaint is about.
         * @enum {string}
         */
        ComplaintType: "illegal" | "copyright" | "harassment" | "fraud" | "other";
        /** @description Feedback as it is sent. */
        FeedbackInput: {
            feedbackType: components["schemas"]["FeedbackType"];
            /** @description What the person wants to say: 1 to 200 characters, counted in code points, without the white space at both ends. */
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
        /**
         * @description Feedback, or a complaint or report.
         * @enum {string}
         */
        FeedbackKind: "feedback" | "complaint";
        /**
         * @description Where a feedback stands.
         * @enum {string}
         */
        FeedbackStatus: "new" | "inProgress" | "answered" | "closed";
        /** @description Feedback as it is handled. */
        FeedbackEntry: {
            /** @description The feedback. */
            id: components["schemas"]["Id"];
            /** @description What it is. */
            kind: components["schemas"]["FeedbackKind"];
            /** @description Of feedback. */
            feedbackType: components["schemas"]["FeedbackType"] | null;
            /** @description Of a complaint. */
            complaintType: components["schemas"]["ComplaintType"] | null;
            /** @description What was said. */
            content: string;
            /** @description Pictures. */
            picUrls: string[];
            /** @description Where it stands. */
            status: components["schemas"]["FeedbackStatus"];
            /** @description Who wrote it; null where the account is gone. */
            author: components["schemas"]["Person"] | null;
            /**
             * @description Whether the person may be contacted.
             * @enum {integer}
             */
            allowContact: 1 | 0;
            /** @description Only for those who handle it and for the person, and only where contact is allowed. */
            phoneNumber: string | null;
            /** @description Of a complaint: what it is about, a path of this portal. */
            targetUrl: string | null;
            /** @description The school’s answer. */
            reply: string | null;
            /** @description When the school answered. */
            repliedAt: components["schemas"]["Instant"] | null;
            /** @description When it came. */
            createdAt: components["schemas"]["Instant"];
            /** @description When something changed. */
            updatedAt: components["schemas"]["Instant"];
        };
        /**
         * @description Where an upload belongs.
         * @enum {string}
         */
        UploadModule: "module" | "portal";
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
                /** @description Where to PUT the bytes: valid once, for 300 seconds, for this key, type and size alone. A path of this server, or a whole address of the store that takes them itself. */
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
        /** @description Words that a school does not accept. */
        ModerationWords: {
            /** @description Rises with every change; 0 where there never was one. */
            version: number;
            /** @description Words and phrases, in the order of the alphabet. */
            words: string[];
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
        /** @description What stands around every page of a portal. */
        PortalFrame: {
            school: components["schemas"]["School"];
            logo: components["schemas"]["SchoolLogo"];
            /** @description Empty for who may not look around. */
            navigations: components["schemas"]["NavigationEntry"][];
            footer: components["schemas"]["FooterConfig"];
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
         * @description All 0, or a ResourceType.
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
        /** @description A rich text by language. */
        LocalizedRichText: {
            zh_CN?: components["schemas"]["RichTextDocument"];
            en_US?: components["schemas"]["RichTextDocument"];
            es_ES?: components["schemas"]["RichTextDocument"];
            ru_RU?: components["schemas"]["RichTextDocument"];
            ar_SA?: components["schemas"]["RichTextDocument"];
            pl_PL?: components["schemas"]["RichTextDocument"];
            de_DE?: components["schemas"]["RichTextDocument"];
            tr_TR?: components["schemas"]["RichTextDocument"];
            fr_FR?: components["schemas"]["RichTextDocument"];
            ja_JP?: components["schemas"]["RichTextDocument"];
            ko_KR?: components["schemas"]["RichTextDocument"];
            pt_BR?: components["schemas"]["RichTextDocument"];
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
            /** @description Path of the page where it is taken and its results are read; it asks visitors to sign in. */
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
        /** @description How people reach the customer service of a school. */
        CustomerService: {
            /** @description Rises with every change; 0 where there never was one. */
            version: number;
            /**
             * @description Whether it is shown.
             * @enum {string}
             */
            switch: "0" | "1";
            /** @description Phone; empty for none. */
            servicePhone: string;
            /** @description E-mail address; empty for none. */
            serviceEmail: string;
            /** @description WeChat; empty for none. */
            serviceWeChat: string;
        };
        /** @description What a school is called and how it looks, in all its languages. */
        SchoolProfile: {
            version: components["schemas"]["ProfileVersion"];
            name: components["schemas"]["SchoolNames"];
            summary: components["schemas"]["SchoolSummaries"];
            /** @description Logo; null for none. */
            logoUrl: string | null;
            color: components["schemas"]["SchoolColor"];
            languages: components["schemas"]["SchoolLanguages"];
            defaultLanguage: components["schemas"]["Language"];
        };
        /** @description A profile as it is saved. */
        SchoolProfileChange: {
            version: components["schemas"]["ProfileVersion"];
            name: components["schemas"]["SchoolNames"];
            summary: components["schemas"]["SchoolSummaries"];
            /**
             * Format: uuid
             * @description Upload of the person that becomes the logo; null for no logo, left out for the one that is there.
             */
            logoUploadId?: string | null;
            color: components["schemas"]["SchoolColor"];
            languages: components["schemas"]["SchoolLanguages"];
            defaultLanguage: components["schemas"]["Language"];
        };
        /** @description Rises with every change. */
        ProfileVersion: number;
        /** @description Brand color; shades with enough contrast are derived from it. */
        SchoolColor: string;
        /** @description Languages that it offers, the default among them. */
        SchoolLanguages: components["schemas"]["Language"][];
        /** @description Its name by language; in the default language at least. */
        SchoolNames: {
            zh_CN?: components["schemas"]["SchoolName"];
            en_US?: components["schemas"]["SchoolName"];
            es_ES?: components["schemas"]["SchoolName"];
            ru_RU?: components["schemas"]["SchoolName"];
            ar_SA?: components["schemas"]["SchoolName"];
            pl_PL?: components["schemas"]["SchoolName"];
            de_DE?: components["schemas"]["SchoolName"];
            tr_TR?: components["schemas"]["SchoolName"];
            fr_FR?: components["schemas"]["SchoolName"];
            ja_JP?: components["schemas"]["SchoolName"];
            ko_KR?: components["schemas"]["SchoolName"];
            pt_BR?: components["schemas"]["SchoolName"];
        };
        /** @description One sentence on it by language. */
        SchoolSummaries: {
            zh_CN?: components["schemas"]["SchoolSummary"];
            en_US?: components["schemas"]["SchoolSummary"];
            es_ES?: components["schemas"]["SchoolSummary"];
            ru_RU?: components["schemas"]["SchoolSummary"];
            ar_SA?: components["schemas"]["SchoolSummary"];
            pl_PL?: components["schemas"]["SchoolSummary"];
            de_DE?: components["schemas"]["SchoolSummary"];
            tr_TR?: components["schemas"]["SchoolSummary"];
            fr_FR?: components["schemas"]["SchoolSummary"];
            ja_JP?: components["schemas"]["SchoolSummary"];
            ko_KR?: components["schemas"]["SchoolSummary"];
            pt_BR?: components["schemas"]["SchoolSummary"];
        };
        /** @description A name in one language. */
        SchoolName: string;
        /** @description A sentence in one language. */
        SchoolSummary: string;
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
            /** @description Whether people can register by themselves. */
            registrationOpen: boolean;
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
            environment: "sit" | "beta" | "uat" | "de" | "ru" | "sg" | "mx" | "cn";
            /**
             * @description Which group of sites.
             * @enum {string}
             */
            site: "cn" | "overseas";
            tenantId: components["schemas"]["Id"];
            school: components["schemas"]["SchoolRef"];
            /** @description Where signing out goes on to after a sign-in by one of the school’s own services. */
            logoutUrls: {
                /** @description Of the login method 3. */
                corporate: string | null;
                /** @description Of the login method 4. */
                enterprise: string | null;
            };
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
        /** @description A stretch of a text with the places that were found. */
        Excerpt: {
            /** @description The text. */
            text: string;
            /** @description [start, end) in UTF-16 code units, in order, without overlap. */
            ranges: number[][];
            /** @description Language of the text, where it is another than the card’s. */
            lang?: components["schemas"]["Language"];
        };
        /** @description A resource that was found. */
        SearchHit: {
            card: components["schemas"]["ResourceCard"];
            title: components["schemas"]["Highlighted"];
            /** @description The place in summary or body; null where the title said it. */
            excerpt: components["schemas"]["Excerpt"] | null;
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
        /** @description A sign-in on a device. */
        SessionEntry: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /** @description What signed in. */
            device: {
                /** @description Browser as far as it says. */
                browser: string | null;
                /** @description Operating system as far as it says. */
                system: string | null;
            };
            /** @description Where it signed in from. */
            ip: string;
            /** @description 1 own account, 2 stoa, 3 corporate, 4 enterprise OAuth2. */
            loginMethod: string;
            /** @description When it signed in. */
            createdAt: components["schemas"]["Instant"];
            /** @description When it last did something. */
            lastSeenAt: components["schemas"]["Instant"];
            /** @description When it ends by itself. */
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description A passkey of the account. */
        Passkey: {
            id: components["schemas"]["Id"];
            /** @description What the person calls it. */
            name: string;
            /** @description Since when. */
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"] | null;
            /** @description Whether its owner’s cloud holds a copy. */
            backedUp: boolean;
        };
        /** @description How the account is secured beside its password. */
        SecondFactor: {
            /** @description Whether a second factor is asked for at sign-in. */
            enabled: boolean;
            since: components["schemas"]["Instant"] | null;
            /** @description Whether an authenticator app is set up. */
            totp: boolean;
            /** @description Recovery codes that were not used. */
            recoveryCodesLeft: number;
            /** @description Passkeys, the oldest first. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description A question for a passkey; it holds once. */
        PasskeyChallenge: {
            /** @description Sent back with the answer. */
            challengeId: string;
            /** @description For navigator.credentials, as JSON (parseCreationOptionsFromJSON, parseRequestOptionsFromJSON). */
            options: {
                [key: string]: unknown;
            };
            /** @description How long it holds. */
            expiresInSeconds: number;
        };
        /** @description What navigator.credentials answered, as JSON (toJSON). */
        PasskeyResponse: {
            /** @description Credential. */
            id: string;
            /** @description Credential. */
            rawId: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "public-key";
            /** @description Signed by the authenticator. */
            response: {
                [key: string]: unknown;
            };
            /** @description Where it lives. */
            authenticatorAttachment?: string | null;
            /** @description Extensions. */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
        };
        /** @description Codes for the day when the second factor is lost. */
        RecoveryCodes: {
            /** @description Each signs in once instead of the second factor. Shown this once; empty where the old ones still hold. */
            recoveryCodes: string[];
        };
        /** @description A copy of everything that the account holds. */
        DataExport: {
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "none" | "preparing" | "ready" | "failed" | "expired";
            /** @description Percent of the steps that are done. */
            progress: number;
            /** @description Where to fetch it while it is ready; signed in as the same person. */
            url: string | null;
            expiresAt: components["schemas"]["Instant"] | null;
            requestedAt: components["schemas"]["Instant"] | null;
        };
        /** @description Whether the account is about to be erased, and what that means. */
        AccountDeletion: {
            dueAt: components["schemas"]["Instant"] | null;
            /** @description Days between asking and erasing, in which it can be taken back. */
            graceDays: number;
            /** @description Schools of which the person is the last owner: they need another one first. */
            blockedBy: components["schemas"]["SchoolRef"][];
            /** @description What is erased. */
            erased: ("profile" | "contacts" | "signIns" | "memberships" | "learning" | "searchHistory" | "signatures")[];
            /** @description What is kept without the name of the person, and why. */
            kept: {
                /**
                 * @description What.
                 * @enum {string}
                 */
                what: "contributions" | "schoolAgreements" | "backups";
                /**
                 * @description Why.
                 * @enum {string}
                 */
                why: "belongsToSchool" | "proofOfContract" | "runsOutInDays";
            }[];
        };
        /** @description A member in the list of those who run the school. */
        MemberRow: {
            userId: components["schemas"]["Id"];
            person: components["schemas"]["Person"];
            /** @description Name as the person gave it. */
            realName: string | null;
            role: components["schemas"]["Role"];
            /**
             * @description 1 in good standing, 0 disabled.
             * @enum {integer}
             */
            isValid: 0 | 1;
            /** @description Since when. */
            joinedAt: components["schemas"]["Instant"];
            /** @description Address. */
            email: string | null;
            /** @description Number. */
            mobile: string | null;
            /** @description What the viewer may do with this person. */
            abilities: {
                /** @description Roles that the viewer can give this person. */
                roles: components["schemas"]["Role"][];
                /** @description Whether the viewer can disable or enable this person. */
                disable: boolean;
            };
        };
        /** @description An invitation in the list of those who run the school. */
        InvitationEntry: {
            /** @description The invitation. */
            token: string;
            /** @description Where people accept it. */
            url: string;
            /**
             * @description What people become.
             * @enum {string}
             */
            role: "member" | "teacher" | "admin";
            /** @description The one person it is for; null for a link for whoever has it. */
            email: string | null;
            /**
             * @description Whether it can be accepted; void where who made it may not give that role any more.
             * @enum {string}
             */
            status: "open" | "used" | "expired" | "withdrawn" | "void";
            /** @description For how many people. */
            uses: number;
            /** @description How many of them are left. */
            usesLeft: number;
            /** @description When it was made. */
            createdAt: components["schemas"]["Instant"];
            /** @description Until when. */
            expiresAt: components["schemas"]["Instant"];
        };
        /** @description An import of members. */
        MemberImport: {
            /**
             * Format: uuid
             * @description This import.
             */
            importId: string;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "waiting" | "running" | "done" | "failed";
            /** @description Whether it only looks. */
            dryRun: boolean;
            /** @description Rows of the file beside its head. */
            total: number;
            /** @description Rows that were looked at. */
            processed: number;
            /** @description People who were (or would be) invited. */
            invited: number;
            /** @description Rows that nothing needs to be done for. */
            skipped: number;
            /** @description Rows that cannot be taken. */
            errorCount: number;
            /** @description The first 1,000 of them. */
            errors: {
                /** @description Line of the file; the head is line 1. */
                row: number;
                /**
                 * @description Where.
                 * @enum {string}
                 */
                column: "email" | "realName" | "role" | "row";
                /**
                 * @description What is wrong.
                 * @enum {string}
                 */
                reason: "EMAIL_MISSING" | "EMAIL_INVALID" | "NAME_TOO_LONG" | "ROLE_UNKNOWN" | "ROLE_TOO_HIGH" | "DUPLICATE_ROW" | "ALREADY_MEMBER" | "MAIL_FAILED";
                /** @description What stood there. */
                value: string;
            }[];
            /**
             * Format: date-time
             * @description When it goes on, where the school may send no more mails for now.
             */
            continuesAt: string | null;
        };
        /**
         * @description What is followed. The id is the school's own with `school`.
         * @enum {string}
         */
        FollowTarget: "person" | "school";
        /**
         * @description 0 not followed, 1 followed, 2 both follow each other.
         * @enum {integer}
         */
        FollowType: 0 | 1 | 2;
        /** @description How many there are. */
        Count: {
            total: components["schemas"]["Total"];
            totalIsExact: components["schemas"]["TotalIsExact"];
        };
        /** @description Whether one follows a person or the school. */
        FocusAnswer: {
            /** @description The person or the school. */
            userId: components["schemas"]["Id"];
            focusType: components["schemas"]["FollowType"];
            /** @description Who follows them; null where the viewer may not know. */
            fans: components["schemas"]["Count"] | null;
        };
        /** @description Someone who follows or is followed. */
        FollowEntry: {
            person: components["schemas"]["Person"];
            /** @description Of the viewer. */
            focusType: components["schemas"]["FollowType"];
            /** @description Since when. */
            since: components["schemas"]["Instant"];
            /** @description What they say about themselves; null where the viewer may not see their space. */
            userInfo: string | null;
            /** @description Whether the viewer may see their space. */
            hasSpace: boolean;
        };
        /** @description A visitor. */
        VisitEntry: {
            person: components["schemas"]["Person"];
            /** @description The last time. */
            visitedAt: components["schemas"]["Instant"];
            /** @description How often, counted once a day. */
            visitCount: number;
            /** @description Of the viewer. */
            focusType: components["schemas"]["FollowType"];
            /** @description Whether the viewer may see their space. */
            hasSpace: boolean;
        };
        /**
         * @description Who sees a tab of a space, beside its person.
         * @enum {string}
         */
        Visibility: "all" | "members" | "followers" | "nobody";
        /**
         * @description What happened: joined a class, finished a lesson (both seen where the learning process is), published something (where works are), followed somebody (where follows are), joined the school.
         * @enum {string}
         */
        DynamicKind: "enrolled" | "completedLesson" | "published" | "followed" | "joinedSchool";
        /** @description What a person shows to whom in a school. */
        PersonSetting: {
            /** @description Who sees the works. */
            showWorks: components["schemas"]["Visibility"];
            /** @description Who sees the learning process. */
            showLearning: components["schemas"]["Visibility"];
            /** @description Who sees whom one follows, and one among those who follow others. */
            showFollows: components["schemas"]["Visibility"];
            /** @description Who sees what one did. */
            showDynamics: components["schemas"]["Visibility"];
            /** @description Kinds of dynamics that nobody else sees. */
            hiddenKinds: components["schemas"]["DynamicKind"][];
            /** @description Whether others see that one visited their space. */
            leaveVisits: boolean;
        };
        /** @description A page elsewhere that belongs to the person. */
        SpaceLink: {
            /** @description What it is called. */
            label: string;
            /** @description An https address. */
            url: string;
        };
        /** @description The space of a person in a school. */
        PersonSpace: {
            person: components["schemas"]["Person"];
            /** @description What they are in the school. */
            role: components["schemas"]["Role"];
            /** @description What they say about themselves. */
            userInfo: string | null;
            /** @description Their pages elsewhere. */
            links: components["schemas"]["SpaceLink"][];
            /** @description Picture on top. */
            coverUrl: string | null;
            /** @description Since when they are in the school. */
            joinedAt: components["schemas"]["Instant"];
            /** @description Learning points; null where the learning process is hidden. */
            points: number | null;
            /** @description Of the viewer. */
            focusType: components["schemas"]["FollowType"];
            /** @description Whether it is the viewer. */
            isSelf: boolean;
            /** @description Tabs that the viewer may see. */
            visible: {
                /** @description The works. */
                works: boolean;
                /** @description The learning process. */
                learningProcess: boolean;
                /** @description Follows and fans. */
                follows: boolean;
                /** @description What they did. */
                dynamics: boolean;
            };
        };
        /** @description How much the tabs of a space hold; null where the viewer may not see one. */
        TabCounts: {
            dynamics: components["schemas"]["Count"] | null;
            works: components["schemas"]["Count"] | null;
            learningProcess: components["schemas"]["Count"] | null;
            fan: components["schemas"]["Count"] | null;
            follow: components["schemas"]["Count"] | null;
            /** @description Only for oneself. */
            visitors: components["schemas"]["Count"] | null;
        };
        /** @description How far somebody is with a class or course. */
        StudyProcess: {
            resource: components["schemas"]["ResourceCard"];
            /** @description Since when they are in it. */
            enrolledAt: components["schemas"]["Instant"];
            progress: components["schemas"]["ClassProgress"];
            /** @description What was done of the lessons, by the minutes that they are said to take. */
            learnedMinutes: number;
            /** @description The last time; null before the first. */
            lastLearnedAt: components["schemas"]["Instant"] | null;
            /** @description When all lessons were done. */
            completedAt: components["schemas"]["Instant"] | null;
        };
        /** @description Something a person did. */
        DynamicEntry: {
            /** @description Tells the entries of a list apart. */
            id: string;
            kind: components["schemas"]["DynamicKind"];
            /** @description When. */
            at: components["schemas"]["Instant"];
            /** @description The class, or what was published. */
            resource: components["schemas"]["ResourceCard"] | null;
            /** @description The lesson that was finished. */
            lesson: {
                id: components["schemas"]["Id"];
                /** @description In the language asked for where there is one. */
                title: string;
            } | null;
            /** @description Who was followed. */
            person: components["schemas"]["Person"] | null;
        };
        /** @description Names a page, a question, an option or a row within its survey. */
        SurveyKey: string;
        /**
         * @description How a question is answered.
         * @enum {string}
         */
        SurveyItemKind: "single" | "multiple" | "text" | "longtext" | "number" | "scale" | "ranking" | "matrix";
        /** @description Rises with every save. */
        SurveyVersion: number;
        /**
         * @description Never published, published, closed by who runs it.
         * @enum {string}
         */
        SurveyStatus: "draft" | "open" | "closed";
        /** @description An option or a row. */
        SurveyChoice: {
            key: components["schemas"]["SurveyKey"];
            /** @description What people read. */
            text: string;
        };
        /** @description A question of a survey. */
        SurveyItem: {
            id: components["schemas"]["SurveyKey"];
            kind: components["schemas"]["SurveyItemKind"];
            /** @description The question. */
            text: string;
            /** @description Whether it must be answered. */
            required: boolean;
            /** @description Of single, multiple and ranking; the columns of matrix. */
            options: components["schemas"]["SurveyChoice"][];
            /** @description Of matrix. */
            rows: components["schemas"]["SurveyChoice"][];
            /** @description First step of scale. */
            min: number;
            /** @description Last step of scale. */
            max: number;
            /** @description What the first step means; empty for nothing. */
            lowLabel: string;
            /** @description What the last step means; empty for nothing. */
            highLabel: string;
        };
        /** @description A page of a survey. */
        SurveyPage: {
            id: components["schemas"]["SurveyKey"];
            /** @description Its heading; empty for none. */
            title: string;
            /** @description In order. */
            items: components["schemas"]["SurveyItem"][];
        };
        /** @description A survey, for whoever may answer it. */
        Survey: {
            /** @description The survey. */
            id: components["schemas"]["Id"];
            /** @description The school. */
            schoolId: components["schemas"]["Id"];
            /** @description What the answers belong to. */
            version: components["schemas"]["SurveyVersion"];
            /** @description Title. */
            title: string;
            /** @description A few sentences; empty for none. */
            introduction: string;
            /** @description Said to who has answered; empty for the usual words. */
            thanks: string;
            /** @description Language of the texts. */
            lang: components["schemas"]["Language"];
            /** @description Nobody learns who answered what. */
            anonymous: boolean;
            /** @description Whether one has to sign in to answer. */
            loginRequired: boolean;
            /** @description From when. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when. */
            closesAt: components["schemas"]["Instant"] | null;
            activityStatus: components["schemas"]["ActivityStatus"];
            /** @description Whether the signed-in viewer has answered. */
            answered: boolean;
            /** @description In order; empty where the viewer may not answer. */
            pages: components["schemas"]["SurveyPage"][];
            /** @description What the viewer may do. */
            abilities: {
                /** @description Answer it. */
                answer: boolean;
                /**
                 * @description Why not.
                 * @enum {string|null}
                 */
                reason: "SIGN_IN" | "NOT_OPEN" | "CLOSED" | "ANSWERED" | null;
            };
        };
        /** @description An answer to a question. */
        SurveyAnswer: {
            itemId: components["schemas"]["SurveyKey"];
            /** @description Options; of ranking all of them, the first one first. */
            choice?: components["schemas"]["SurveyKey"][];
            /** @description Of number and scale. */
            number?: number;
            /** @description Of text (500 characters at most) and longtext. */
            text?: string;
            /** @description Of matrix. */
            rows?: {
                row: components["schemas"]["SurveyKey"];
                option: components["schemas"]["SurveyKey"];
            }[];
        };
        /** @description An option or a row in every language. */
        SurveyDraftChoice: {
            key: components["schemas"]["SurveyKey"];
            text: components["schemas"]["DraftTitle"];
        };
        /** @description A question as it is edited. */
        SurveyDraftItem: {
            id: components["schemas"]["SurveyKey"];
            kind: components["schemas"]["SurveyItemKind"];
            text: components["schemas"]["DraftText"];
            /** @description Whether it must be answered. */
            required: boolean;
            /** @description Of single, multiple and ranking; the columns of matrix. */
            options: components["schemas"]["SurveyDraftChoice"][];
            /** @description Of matrix. */
            rows: components["schemas"]["SurveyDraftChoice"][];
            /** @description First step of scale. */
            min: number;
            /** @description Last step of scale. */
            max: number;
            /** @description What the first step means. */
            lowLabel: components["schemas"]["DraftTitle"];
            /** @description What the last step means. */
            highLabel: components["schemas"]["DraftTitle"];
        };
        /** @description A survey as it is edited; nobody sees it before it is published. */
        SurveyDraft: {
            title: components["schemas"]["DraftTitle"];
            introduction: components["schemas"]["DraftText"];
            /** @description Said to who has answered. */
            thanks: components["schemas"]["DraftText"];
            /** @description Whether nobody learns who answered what. */
            anonymous: boolean;
            /**
             * @description Once a person, who has to be signed in, or once a browser.
             * @enum {string}
             */
            answeredBy: "person" | "device";
            audience: components["schemas"]["Audience"];
            /** @description From when. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description In order. */
            pages: {
                id: components["schemas"]["SurveyKey"];
                title: components["schemas"]["DraftTitle"];
                /** @description In order. */
                items: components["schemas"]["SurveyDraftItem"][];
            }[];
        };
        /** @description A survey as those see it who make it. */
        ManagedSurvey: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["SurveyVersion"];
            draft: components["schemas"]["SurveyDraft"];
            status: components["schemas"]["SurveyStatus"];
            /** @description Whether the draft is not what people answer. */
            isChanged: boolean;
            /** @description People who answered. */
            answerCount: number;
            /** @description Of the school. */
            languages: components["schemas"]["Language"][];
            /** @description Of the school. */
            mainLanguage: components["schemas"]["Language"];
            /** @description Path of its page. */
            url: string;
            savedAt: components["schemas"]["Instant"];
        };
        /** @description A survey in the list of those who make them. */
        SurveyEntry: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["DraftTitle"];
            status: components["schemas"]["SurveyStatus"];
            /** @description Whether the draft is not what people answer. */
            isChanged: boolean;
            /** @description People who answered. */
            answerCount: number;
            /** @description From when. */
            opensAt: components["schemas"]["Instant"] | null;
            /** @description Until when. */
            closesAt: components["schemas"]["Instant"] | null;
            /** @description Path of its page. */
            url: string;
            savedAt: components["schemas"]["Instant"];
        };
        /** @description Surveys, the newest first. */
        SurveyList: {
            /** @description The entries of this page. */
            items: components["schemas"]["SurveyEntry"][];
            total: components["schemas"]["Total"];
            totalIsExact: components["schemas"]["TotalIsExact"];
            next: components["schemas"]["NextCursor"];
            previous: components["schemas"]["PreviousCursor"];
            pageNumber: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageSize"];
        };
    };
    responses: {
        /** @description The answer that the client holds (If-None-Match) is still right. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
        };
        /** @description The request does not fit its description (VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no valid sign-in (UNAUTHENTICATED, TOKEN_EXPIRED). */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The viewer may know of it but not do it (FORBIDDEN, NOT_A_MEMBER, MEMBERS_ONLY, VISITORS_ONLY), the session does not have the proof that x-proof names (OWN_SESSION_REQUIRED, REAUTHENTICATION_REQUIRED), or a request by cookie lacks the x-requested-with header or comes from another origin (CSRF_REJECTED). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or belongs to another school (NOT_FOUND). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not go with the present state (CONFLICT, VERSION_CONFLICT, IDEMPOTENCY_KEY_REUSED or a code of this call). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than allowed, 1 MiB unless the call says otherwise (PAYLOAD_TOO_LARGE). */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body has another content type than the call describes (UNSUPPORTED_MEDIA_TYPE). */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A fault of the server. Nothing was changed (INTERNAL_ERROR). */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
        Lang: components["schemas"]["Language"];
        /** @description The school whose content is asked for. */
        SchoolId: components["schemas"]["Id"];
        /** @description The school (tenant). The same id as a schoolId. */
        TenantIdQuery: components["schemas"]["Id"];
        /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
        TenantIdHeader: components["schemas"]["Id"];
        /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
        TenantIdHeaderOptional: components["schemas"]["Id"];
        /** @description The person. A hint that is ignored where the token says otherwise. */
        UserIdHeader: components["schemas"]["Id"];
        /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
        Fingerprint: string;
        /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
        IdempotencyKey: string;
        /** @description Page, from 1. */
        PageNumber: number;
        /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
        Cursor: string;
        /** @description Entries a page, 1 to 100. */
        PageSize: number;
        /** @description Words to find, at most 200 characters. */
        FilterKeyword: string;
        /** @description Comma-joined ids, at most 50. One of them is enough. */
        FilterCategoryIds: components["schemas"]["Id"][];
        /** @description Resource type, 0 for all. */
        FilterType: components["schemas"]["ResourceTypeFilter"];
        /** @description All 0, VIP 1, free 2. */
        FilterZone: components["schemas"]["ZoneFilter"];
        /** @description Newest 0, hottest 1, downloads 2. */
        FilterSort: components["schemas"]["Sort"];
        /** @description Audience: all 1, members 2, visitors 3. */
        FilterMember: components["schemas"]["Audience"];
        /** @description Activity status: unstarted 1, ongoing 2, ended 3. */
        FilterStatus: components["schemas"]["ActivityStatus"];
        /** @description Only what this VIP package contains. */
        FilterVipPackageId: components["schemas"]["Id"];
        /** @description The kind of card that was followed here. */
        FilterCardType: string;
        /** @description The place that was followed here; does not change what is found. */
        FilterFrom: string;
        /** @description school: mails of the school; platform: mails of accounts, of no school, for superusers alone. */
        MailScope: "school" | "platform";
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description The cookies __Host-access_token and __Host-refresh_token, HttpOnly, SameSite=Lax, Secure. On plain http the names have no prefix, and Secure is left out. */
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
export type ContentKind = components['schemas']['ContentKind'];
export type ContentState = components['schemas']['ContentState'];
export type ContentVersion = components['schemas']['ContentVersion'];
export type DraftTitle = components['schemas']['DraftTitle'];
export type DraftText = components['schemas']['DraftText'];
export type DraftLesson = components['schemas']['DraftLesson'];
export type DraftSection = components['schemas']['DraftSection'];
export type LocalizedDocument = components['schemas']['LocalizedDocument'];
export type ContentDraft = components['schemas']['ContentDraft'];
export type ContentCheck = components['schemas']['ContentCheck'];
export type Content = components['schemas']['Content'];
export type SavedContent = components['schemas']['SavedContent'];
export type LessonText = components['schemas']['LessonText'];
export type ContentEntry = components['schemas']['ContentEntry'];
export type ContentPage = components['schemas']['ContentPage'];
export type ChangedContents = components['schemas']['ChangedContents'];
export type ClassProgressPage = components['schemas']['ClassProgressPage'];
export type ClassProgressFile = components['schemas']['ClassProgressFile'];
export type BlockId = components['schemas']['BlockId'];
export type BlockAnchor = components['schemas']['BlockAnchor'];
export type BlockDevices = components['schemas']['BlockDevices'];
export type BlockUrl = components['schemas']['BlockUrl'];
export type StoredBlockSettings = components['schemas']['StoredBlockSettings'];
export type BlockSettings = components['schemas']['BlockSettings'];
export type CardsPerLine = components['schemas']['CardsPerLine'];
export type StoredBannerBlock = components['schemas']['StoredBannerBlock'];
export type BannerSlide = components['schemas']['BannerSlide'];
export type BannerBlock = components['schemas']['BannerBlock'];
export type ResourceBlockType = components['schemas']['ResourceBlockType'];
export type ResourceSource = components['schemas']['ResourceSource'];
export type StoredResourceBlock = components['schemas']['StoredResourceBlock'];
export type ResourceBlock = components['schemas']['ResourceBlock'];
export type StoredLeaderboardBlock = components['schemas']['StoredLeaderboardBlock'];
export type LeaderboardBlock = components['schemas']['LeaderboardBlock'];
export type StoredHonoursBlock = components['schemas']['StoredHonoursBlock'];
export type HonorCard = components['schemas']['HonorCard'];
export type HonoursBlock = components['schemas']['HonoursBlock'];
export type StoredSubSchoolsBlock = components['schemas']['StoredSubSchoolsBlock'];
export type SubSchoolsBlock = components['schemas']['SubSchoolsBlock'];
export type FigureKind = components['schemas']['FigureKind'];
export type StoredFiguresBlock = components['schemas']['StoredFiguresBlock'];
export type FiguresBlock = components['schemas']['FiguresBlock'];
export type StoredRichTextBlock = components['schemas']['StoredRichTextBlock'];
export type RichTextBlock = components['schemas']['RichTextBlock'];
export type StoredBlock = components['schemas']['StoredBlock'];
export type Block = components['schemas']['Block'];
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
export type LocalizedLabel = components['schemas']['LocalizedLabel'];
export type LocalizedTitle = components['schemas']['LocalizedTitle'];
export type LocalizedText = components['schemas']['LocalizedText'];
export type Total = components['schemas']['Total'];
export type TotalIsExact = components['schemas']['TotalIsExact'];
export type NextCursor = components['schemas']['NextCursor'];
export type PreviousCursor = components['schemas']['PreviousCursor'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type Success = components['schemas']['Success'];
export type Error = components['schemas']['Error'];
export type CaptchaChallenge = components['schemas']['CaptchaChallenge'];
export type CaptchaProof = components['schemas']['CaptchaProof'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Editor = components['schemas']['Editor'];
export type PageId = components['schemas']['PageId'];
export type DraftVersion = components['schemas']['DraftVersion'];
export type KeptBlock = components['schemas']['KeptBlock'];
export type DraftBlock = components['schemas']['DraftBlock'];
export type DraftPage = components['schemas']['DraftPage'];
export type RenovationInput = components['schemas']['RenovationInput'];
export type PageCheck = components['schemas']['PageCheck'];
export type SavedDraft = components['schemas']['SavedDraft'];
export type Renovation = components['schemas']['Renovation'];
export type PageVersion = components['schemas']['PageVersion'];
export type QuestionTexts = components['schemas']['QuestionTexts'];
export type QuestionTextsText = components['schemas']['QuestionTextsText'];
export type OptionTexts = components['schemas']['OptionTexts'];
export type OptionTextsText = components['schemas']['OptionTextsText'];
export type UnitTexts = components['schemas']['UnitTexts'];
export type UnitTextsText = components['schemas']['UnitTextsText'];
export type ExamTitle = components['schemas']['ExamTitle'];
export type ExamTitleText = components['schemas']['ExamTitleText'];
export type ExamSummary = components['schemas']['ExamSummary'];
export type ExamSummaryText = components['schemas']['ExamSummaryText'];
export type QuestionFolder = components['schemas']['QuestionFolder'];
export type QuestionTags = components['schemas']['QuestionTags'];
export type QuestionPoints = components['schemas']['QuestionPoints'];
export type KeyShare = components['schemas']['KeyShare'];
export type KeyedOption = components['schemas']['KeyedOption'];
export type AcceptedText = components['schemas']['AcceptedText'];
export type NumberKey = components['schemas']['NumberKey'];
export type ManagedVersion = components['schemas']['ManagedVersion'];
export type QuestionInput = components['schemas']['QuestionInput'];
export type QuestionChange = components['schemas']['QuestionChange'];
export type QuestionEntry = components['schemas']['QuestionEntry'];
export type BankQuestion = components['schemas']['BankQuestion'];
export type QuestionPage = components['schemas']['QuestionPage'];
export type QuestionFormat = components['schemas']['QuestionFormat'];
export type ImportFault = components['schemas']['ImportFault'];
export type QuestionImport = components['schemas']['QuestionImport'];
export type CountedAttempt = components['schemas']['CountedAttempt'];
export type ResultsRelease = components['schemas']['ResultsRelease'];
export type ExamStatus = components['schemas']['ExamStatus'];
export type AskedQuestion = components['schemas']['AskedQuestion'];
export type ExamInput = components['schemas']['ExamInput'];
export type ExamChange = components['schemas']['ExamChange'];
export type ManagedExam = components['schemas']['ManagedExam'];
export type ExamEntry = components['schemas']['ExamEntry'];
export type ExamPage = components['schemas']['ExamPage'];
export type ExamPreview = components['schemas']['ExamPreview'];
export type Grading = components['schemas']['Grading'];
export type ShowsAnswers = components['schemas']['ShowsAnswers'];
export type ExamDenial = components['schemas']['ExamDenial'];
export type ExamIntroduction = components['schemas']['ExamIntroduction'];
export type QuestionKind = components['schemas']['QuestionKind'];
export type ExamQuestion = components['schemas']['ExamQuestion'];
export type OptionKey = components['schemas']['OptionKey'];
export type Choice = components['schemas']['Choice'];
export type AnswerSequence = components['schemas']['AnswerSequence'];
export type DeviceId = components['schemas']['DeviceId'];
export type ExamAnswer = components['schemas']['ExamAnswer'];
export type AnswerInput = components['schemas']['AnswerInput'];
export type AnswersSaved = components['schemas']['AnswersSaved'];
export type AttemptStatus = components['schemas']['AttemptStatus'];
export type ExamAttempt = components['schemas']['ExamAttempt'];
export type AttemptSummary = components['schemas']['AttemptSummary'];
export type HandedIn = components['schemas']['HandedIn'];
export type AttemptResult = components['schemas']['AttemptResult'];
export type GradingSheet = components['schemas']['GradingSheet'];
export type Texts = components['schemas']['Texts'];
export type LongText = components['schemas']['LongText'];
export type BulletinState = components['schemas']['BulletinState'];
export type BulletinInput = components['schemas']['BulletinInput'];
export type BulletinChange = components['schemas']['BulletinChange'];
export type Version = components['schemas']['Version'];
export type BulletinEntry = components['schemas']['BulletinEntry'];
export type BulletinPage = components['schemas']['BulletinPage'];
export type FooterSettings = components['schemas']['FooterSettings'];
export type FooterTemplateSettings = components['schemas']['FooterTemplateSettings'];
export type FooterLinkSettings = components['schemas']['FooterLinkSettings'];
export type AnalyticsCodeOrNone = components['schemas']['AnalyticsCodeOrNone'];
export type FooterQrSettings = components['schemas']['FooterQrSettings'];
export type EventBatch = components['schemas']['EventBatch'];
export type EventsCounted = components['schemas']['EventsCounted'];
export type StatisticsFigures = components['schemas']['StatisticsFigures'];
export type Statistics = components['schemas']['Statistics'];
export type PageName = components['schemas']['PageName'];
export type ClickName = components['schemas']['ClickName'];
export type HelpAudience = components['schemas']['HelpAudience'];
export type HelpEntry = components['schemas']['HelpEntry'];
export type HelpList = components['schemas']['HelpList'];
export type HelpRef = components['schemas']['HelpRef'];
export type HelpArticle = components['schemas']['HelpArticle'];
export type NotificationKind = components['schemas']['NotificationKind'];
export type NotificationSchool = components['schemas']['NotificationSchool'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type ReadNotifications = components['schemas']['ReadNotifications'];
export type NotificationChannel = components['schemas']['NotificationChannel'];
export type NotificationSettings = components['schemas']['NotificationSettings'];
export type NotificationChoices = components['schemas']['NotificationChoices'];
export type Unsubscribed = components['schemas']['Unsubscribed'];
export type OptionalUrl = components['schemas']['OptionalUrl'];
export type PortalSettings = components['schemas']['PortalSettings'];
export type LiveState = components['schemas']['LiveState'];
export type LiveSession = components['schemas']['LiveSession'];
export type LiveInput = components['schemas']['LiveInput'];
export type GlobalLiveInput = components['schemas']['GlobalLiveInput'];
export type LiveChange = components['schemas']['LiveChange'];
export type LoginWay = components['schemas']['LoginWay'];
export type ServiceUrl = components['schemas']['ServiceUrl'];
export type ProviderClaims = components['schemas']['ProviderClaims'];
export type ProviderSettings = components['schemas']['ProviderSettings'];
export type LoginSettings = components['schemas']['LoginSettings'];
export type ProviderForm = components['schemas']['ProviderForm'];
export type LoginSettingsForm = components['schemas']['LoginSettingsForm'];
export type ProviderTest = components['schemas']['ProviderTest'];
export type OauthClient = components['schemas']['OauthClient'];
export type UndeliveredMail = components['schemas']['UndeliveredMail'];
export type O3Kind = components['schemas']['O3Kind'];
export type O3Card = components['schemas']['O3Card'];
export type O3Case = components['schemas']['O3Case'];
export type O3Tool = components['schemas']['O3Tool'];
export type O3Scenario = components['schemas']['O3Scenario'];
export type O3Step = components['schemas']['O3Step'];
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
export type ThirdLoginBinding = components['schemas']['ThirdLoginBinding'];
export type WelinkFailure = components['schemas']['WelinkFailure'];
export type WelinkSuccess = components['schemas']['WelinkSuccess'];
export type AuthorizedClient = components['schemas']['AuthorizedClient'];
export type ApplicationToken = components['schemas']['ApplicationToken'];
export type QrStatus = components['schemas']['QrStatus'];
export type ThirdPartyLink = components['schemas']['ThirdPartyLink'];
export type SchoolKind = components['schemas']['SchoolKind'];
export type SchoolCreation = components['schemas']['SchoolCreation'];
export type SchoolAdmin = components['schemas']['SchoolAdmin'];
export type SchoolMember = components['schemas']['SchoolMember'];
export type MarketConfig = components['schemas']['MarketConfig'];
export type ActiveCodeApplication = components['schemas']['ActiveCodeApplication'];
export type Invitation = components['schemas']['Invitation'];
export type SchoolUnion = components['schemas']['SchoolUnion'];
export type AgreementType = components['schemas']['AgreementType'];
export type AgreementState = components['schemas']['AgreementState'];
export type FeedbackType = components['schemas']['FeedbackType'];
export type ComplaintType = components['schemas']['ComplaintType'];
export type FeedbackInput = components['schemas']['FeedbackInput'];
export type FeedbackKind = components['schemas']['FeedbackKind'];
export type FeedbackStatus = components['schemas']['FeedbackStatus'];
export type FeedbackEntry = components['schemas']['FeedbackEntry'];
export type UploadModule = components['schemas']['UploadModule'];
export type UploadUrl = components['schemas']['UploadUrl'];
export type UploadSuccess = components['schemas']['UploadSuccess'];
export type UploadFailure = components['schemas']['UploadFailure'];
export type ModerationWords = components['schemas']['ModerationWords'];
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
export type Page = components['schemas']['Page'];
export type LeaderboardKind = components['schemas']['LeaderboardKind'];
export type LeaderboardPeriod = components['schemas']['LeaderboardPeriod'];
export type LeaderboardEntry = components['schemas']['LeaderboardEntry'];
export type PortalHome = components['schemas']['PortalHome'];
export type PortalFrame = components['schemas']['PortalFrame'];
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
export type LocalizedRichText = components['schemas']['LocalizedRichText'];
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
export type CustomerService = components['schemas']['CustomerService'];
export type SchoolProfile = components['schemas']['SchoolProfile'];
export type SchoolProfileChange = components['schemas']['SchoolProfileChange'];
export type ProfileVersion = components['schemas']['ProfileVersion'];
export type SchoolColor = components['schemas']['SchoolColor'];
export type SchoolLanguages = components['schemas']['SchoolLanguages'];
export type SchoolNames = components['schemas']['SchoolNames'];
export type SchoolSummaries = components['schemas']['SchoolSummaries'];
export type SchoolName = components['schemas']['SchoolName'];
export type SchoolSummary = components['schemas']['SchoolSummary'];
export type SchoolRef = components['schemas']['SchoolRef'];
export type School = components['schemas']['School'];
export type SchoolListing = components['schemas']['SchoolListing'];
export type SchoolConfig = components['schemas']['SchoolConfig'];
export type LanguageSetting = components['schemas']['LanguageSetting'];
export type ConfigEntry = components['schemas']['ConfigEntry'];
export type MemberStatus = components['schemas']['MemberStatus'];
export type CurrentEnvironment = components['schemas']['CurrentEnvironment'];
export type Highlighted = components['schemas']['Highlighted'];
export type Excerpt = components['schemas']['Excerpt'];
export type SearchHit = components['schemas']['SearchHit'];
export type FacetCategory = components['schemas']['FacetCategory'];
export type SearchFacets = components['schemas']['SearchFacets'];
export type SearchAnswer = components['schemas']['SearchAnswer'];
export type Suggestion = components['schemas']['Suggestion'];
export type HistoryEntry = components['schemas']['HistoryEntry'];
export type HotWord = components['schemas']['HotWord'];
export type SessionEntry = components['schemas']['SessionEntry'];
export type Passkey = components['schemas']['Passkey'];
export type SecondFactor = components['schemas']['SecondFactor'];
export type PasskeyChallenge = components['schemas']['PasskeyChallenge'];
export type PasskeyResponse = components['schemas']['PasskeyResponse'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type DataExport = components['schemas']['DataExport'];
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type MemberRow = components['schemas']['MemberRow'];
export type InvitationEntry = components['schemas']['InvitationEntry'];
export type MemberImport = components['schemas']['MemberImport'];
export type FollowTarget = components['schemas']['FollowTarget'];
export type FollowType = components['schemas']['FollowType'];
export type Count = components['schemas']['Count'];
export type FocusAnswer = components['schemas']['FocusAnswer'];
export type FollowEntry = components['schemas']['FollowEntry'];
export type VisitEntry = components['schemas']['VisitEntry'];
export type Visibility = components['schemas']['Visibility'];
export type DynamicKind = components['schemas']['DynamicKind'];
export type PersonSetting = components['schemas']['PersonSetting'];
export type SpaceLink = components['schemas']['SpaceLink'];
export type PersonSpace = components['schemas']['PersonSpace'];
export type TabCounts = components['schemas']['TabCounts'];
export type StudyProcess = components['schemas']['StudyProcess'];
export type DynamicEntry = components['schemas']['DynamicEntry'];
export type SurveyKey = components['schemas']['SurveyKey'];
export type SurveyItemKind = components['schemas']['SurveyItemKind'];
export type SurveyVersion = components['schemas']['SurveyVersion'];
export type SurveyStatus = components['schemas']['SurveyStatus'];
export type SurveyChoice = components['schemas']['SurveyChoice'];
export type SurveyItem = components['schemas']['SurveyItem'];
export type SurveyPage = components['schemas']['SurveyPage'];
export type Survey = components['schemas']['Survey'];
export type SurveyAnswer = components['schemas']['SurveyAnswer'];
export type SurveyDraftChoice = components['schemas']['SurveyDraftChoice'];
export type SurveyDraftItem = components['schemas']['SurveyDraftItem'];
export type SurveyDraft = components['schemas']['SurveyDraft'];
export type ManagedSurvey = components['schemas']['ManagedSurvey'];
export type SurveyEntry = components['schemas']['SurveyEntry'];
export type SurveyList = components['schemas']['SurveyList'];
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
export type ParameterCursor = components['parameters']['Cursor'];
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
export type ParameterMailScope = components['parameters']['MailScope'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderSetCookie = components['headers']['SetCookie'];
export type $defs = Record<string, never>;
export interface operations {
    listUsersByIds: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    hearNotificationSource: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description A silenced source of the settings. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["NotificationSettings"];
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
    listNotifications: {
        parameters: {
            query?: {
                /** @description The last id of the page before. */
                before?: components["schemas"]["Id"];
                /** @description How many. */
                limit?: number;
                /** @description Only those not read. */
                unread?: boolean;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["NotificationList"];
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
    readNotifications: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["UnreadCount"];
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
    getNotificationSettings: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["NotificationSettings"];
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
    saveNotificationSettings: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoices"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["NotificationSettings"];
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
    streamNotifications: {
        parameters: {
            query?: {
                /** @description Answer what there is since Last-Event-ID and end. */
                once?: boolean;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The id of the last event that was received; browsers send it by themselves. */
                "Last-Event-ID"?: string;
            };
        };
        responses: {
            /** @description An event stream. Events: `notification` (data: { notification, unread }) and `unread` (data: { unread }), the latter first of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
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
    countUnreadNotifications: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["UnreadCount"];
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
    silenceNotificationSource: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description A notification of mine. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClientIp: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The address. Success is the code 000000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Address. */
                email: string;
                /** @description The proof of work. */
                captcha: components["schemas"]["CaptchaProof"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
    getCaptcha: {
        parameters: {
            query: {
                /** @description E-mail address or phone number that is about to be used. */
                account: string;
                /** @description Answer a challenge in any case. */
                force?: boolean;
                /** @description What the proof is to be used for: a sign-in by password, or asking whether an account exists. */
                purpose?: "password" | "existed";
                /** @description The school that the person signs in to, as the sign-in names it. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        responses: {
            /** @description Whether, and which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Number without country code. */
                mobile: string;
                /** @description Country calling code without the plus. */
                countryCode?: string;
                /** @description The proof of work. */
                captcha: components["schemas"]["CaptchaProof"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    getUnsubscribe: {
        parameters: {
            query: {
                /** @description From the mail. */
                token: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Unsubscribed"];
                    };
                };
            };
            /** @description For a browser that asks for a page, to /notifications/unsubscribe with the token. */
            302: {
                headers: {
                    /** @description The page. */
                    Location?: string;
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query: {
                /** @description From the mail. */
                token: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description As mail programs send it (RFC 8058).
                     * @constant
                     */
                    "List-Unsubscribe"?: "One-Click";
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Unsubscribed"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description The new e-mail address. */
                newEmail: string;
                /** @description The proof of work. */
                captcha?: components["schemas"]["CaptchaProof"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new number, digits without country code. */
                    newMobile: string;
                    /**
                     * @description Country calling code without the plus.
                     * @default 86
                     */
                    countryCode?: string;
                    captcha?: components["schemas"]["CaptchaProof"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description The third party that the person came from. */
                third_platform_type: components["schemas"]["ThirdPartyProvider"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
            404: components["responses"]["NotFound"];
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The link; another person’s does not exist. */
                linkId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createShortLink: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A path of this portal. */
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The short address. */
                            url: string;
                            /** @description Until when. */
                            expiresAt: components["schemas"]["Instant"];
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
    deleteAuthCode: {
        parameters: {
            query: {
                /** @description The code. */
                code: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Dropped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The new e-mail address. */
                newEmail?: string;
                /** @description The six digits that were sent there. */
                emailCode?: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody?: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    requestAvatarUpload: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Signed address, for one upload of this person: PUT the bytes as application/octet-stream. */
                            uploadUrl: string;
                            /** @description No more than this. */
                            maxBytes: number;
                            /** @description How long it holds. */
                            expiresInSeconds: number;
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
    deleteAvatar: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
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
    putAvatarContent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description From the call that asks where to send it. */
                ticket: string;
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Address of the picture; it never changes its content. */
                            avatarUrl: string;
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
    getDeletion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AccountDeletion"];
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
    requestDeletion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the code that was sent for purpose delete. */
                    code: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AccountDeletion"];
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
    cancelDeletion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AccountDeletion"];
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
    getExport: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DataExport"];
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
    startExport: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["DataExport"];
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
    downloadExport: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description From the call that asks where to send it. */
                ticket: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
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
    heartbeat: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The signed-in person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMe: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name others see. */
                    nickName?: string;
                    /** @description Name for certificates; empty takes it away. */
                    realName?: string;
                    language?: components["schemas"]["Language"];
                    /** @description IANA name such as Europe/Berlin; empty follows the device. */
                    timeZone?: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["User"];
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
    addPasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the options. */
                    challengeId: string;
                    /** @description What the person calls it. */
                    name: string;
                    response: components["schemas"]["PasskeyResponse"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            passkey: components["schemas"]["Passkey"];
                            /** @description With the first second factor of the account; else empty. */
                            recoveryCodes: string[];
                        };
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
    startPasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PasskeyChallenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description From the list. */
                passkeyId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the person calls it. */
                    name: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Passkey"];
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
    removePasskey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description From the list. */
                passkeyId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    changePassword: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The password. */
                    password?: string;
                    /** @description The six digits that were sent there. */
                    code?: string;
                    /** @description The six digits that the authenticator app shows. */
                    totp?: string;
                    /** @description The answer of a passkey. */
                    passkey?: {
                        /** @description From startPasskeyProof. */
                        challengeId: string;
                        response: components["schemas"]["PasskeyResponse"];
                    };
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    sendOwnCode: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description To which contact of one’s own account.
                     * @enum {string}
                     */
                    channel: "email" | "mobile";
                    /**
                     * @description What it is for; it holds for nothing else.
                     * @enum {string}
                     */
                    purpose: "reauthenticate" | "delete";
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CodeSent"];
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
    startPasskeyProof: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PasskeyChallenge"];
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
    getSecondFactor: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SecondFactor"];
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
    renewRecoveryCodes: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The six digits that the app shows. */
                    code: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["RecoveryCodes"];
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
    startTotp: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description To be typed, Base32. */
                            secret: string;
                            /** @description For the QR code: otpauth://. */
                            uri: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listSessions: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The present one first, then the last used. */
                            items: components["schemas"]["SessionEntry"][];
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
    endOtherSessions: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description How many there were. */
                            ended: number;
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
    endSession: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description From the list. */
                sessionId: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    hasPermissions: {
        parameters: {
            query: {
                /** @description Which. */
                operationCode: components["schemas"]["OperationCode"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school. */
                "School-Id": components["schemas"]["Id"];
                /** @description The person. A hint that is ignored where the token says otherwise. */
                user_id?: components["parameters"]["UserIdHeader"];
            };
        };
        responses: {
            /** @description Whether. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listHelpArticles: {
        parameters: {
            query?: {
                /** @description Student guide 1, manager guide 2; left out, both. */
                type?: components["schemas"]["HelpAudience"];
                /** @description Words to search for, in the language of the answer. */
                keyword?: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["HelpList"];
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
    getHelpArticle: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The article. */
                slug: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["HelpArticle"];
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
    initMarketStore: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Name or domain, at least 2 characters. */
                keyword: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Analytics switched on, switched off, or set back. */
                operation: "active" | "inactive" | "reset";
                /** @description Where the choice was made. */
                schoolId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody?: {
            content: {
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
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                /** @description Language in which it was read. */
                lang?: components["schemas"]["Language"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Only of this agreement; left out, of all. */
                type?: components["schemas"]["AgreementType"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The school that the person signs in to. */
                    tenantId?: components["schemas"]["Id"];
                    /** @description Only this third party. */
                    provider?: components["schemas"]["ThirdPartyProvider"];
                    /** @description Where to go afterwards: a path of this portal, or an address of an origin on the school’s list. Anything else is refused. */
                    redirect?: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description The cookie that ties state, nonce and PKCE verifier to this browser; HttpOnly, SameSite=Lax, 600 seconds. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    issueToken: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description How.
                     * @enum {string}
                     */
                    grant_type: "password" | "sms_code" | "email_code" | "second_factor" | "passkey" | "refresh_token";
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
                    captcha?: components["schemas"]["CaptchaProof"];
                    /** @description second_factor: from SECOND_FACTOR_REQUIRED. */
                    ticket?: string;
                    /** @description second_factor: instead of the code of the app (code). */
                    recoveryCode?: string;
                    /** @description passkey, second_factor: from the options of the passkey. */
                    challengeId?: string;
                    /** @description passkey, second_factor: what the passkey answered, JSON in a string. */
                    assertion?: string;
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
            /** @description The account is disabled (ACCOUNT_DISABLED), a second factor is needed (SECOND_FACTOR_REQUIRED; its ticket and methods are in the details), or the request comes from another site (CSRF_REJECTED). */
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                        /** @constant */
                        code: 200;
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
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED, SECOND_FACTOR_REQUIRED (ticket, methods and targetUrl in the details); as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    /** @description Both cookies, expired. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From SECOND_FACTOR_REQUIRED; null to sign in with the passkey alone. */
                    ticket: string | null;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PasskeyChallenge"];
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
    keepSsoAlive: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
                /** @description By which the person signed in. */
                provider?: components["schemas"]["ThirdPartyProvider"];
                /** @description The school that the person signs in to. */
                tenantId?: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description The frame’s document. */
            200: {
                headers: {
                    /** @description Nothing but a picture of that one host. */
                    "Content-Security-Policy"?: string;
                    /** @description Not kept. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description No such address is configured, or the school named has no such provider. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
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
                /** @description Where to go afterwards: a path of this portal, or an address of an origin on the school’s list. Anything else is refused. */
                targetUrl: string;
                /** @description Channel that the provider counts this under. */
                loginChannel?: "89000010";
                /** @description The school that the person signs in to. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Asked for with Accept: application/json: the address instead of the redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                    /** @description The provider’s authorize address with state, nonce and PKCE challenge. */
                    Location?: string;
                    /** @description Ties the attempt to this browser; HttpOnly, SameSite=Lax, 600 seconds. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
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
    startUniportalLogin: {
        parameters: {
            query: {
                /** @description Where to go afterwards: a path of this portal, or an address of an origin on the school’s list. Anything else is refused. */
                targetUrl: string;
                /** @description Channel that the provider counts this under. */
                loginChannel?: "89000010";
                /** @description The school that the person signs in to. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Asked for with Accept: application/json: the address instead of the redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                    /** @description The provider’s authorize address with state, nonce and PKCE challenge. */
                    Location?: string;
                    /** @description Ties the attempt to this browser; HttpOnly, SameSite=Lax, 600 seconds. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
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
    startThirdLogin: {
        parameters: {
            query: {
                /** @description Where to go afterwards: a path of this portal, or an address of an origin on the school’s list. Anything else is refused. */
                targetUrl: string;
                /** @description Channel that the provider counts this under. */
                loginChannel?: "89000010";
                /** @description The school that the person signs in to. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The third party. */
                provider: components["schemas"]["ThirdPartyProvider"];
            };
        };
        responses: {
            /** @description Asked for with Accept: application/json: the address instead of the redirect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                    /** @description The provider’s authorize address with state, nonce and PKCE challenge. */
                    Location?: string;
                    /** @description Ties the attempt to this browser; HttpOnly, SameSite=Lax, 600 seconds. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
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
    exchangeThirdLoginCode: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                        /** @constant */
                        code: 200;
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
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED, SECOND_FACTOR_REQUIRED (ticket, methods and targetUrl in the details); as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
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
                        /** @constant */
                        code: 200;
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
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED, SECOND_FACTOR_REQUIRED (ticket, methods and targetUrl in the details); as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThirdLoginBinding"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SECOND_FACTOR_REQUIRED (ticket and methods in the details); as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                        /** @constant */
                        code: 200;
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
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SCHOOL_DISABLED, SECOND_FACTOR_REQUIRED (ticket, methods and targetUrl in the details); as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
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
                /** @description The school that the person signs in to. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    /** @description Ties the session to this browser. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getQrStatus: {
        parameters: {
            query: {
                /** @description The session of the QR code: at least 128 random bits, known to the browser that asked and to the phone that scans. */
                qrcodeId: string;
                /** @description The status that the page shows; the answer waits until it is another one. */
                known?: components["schemas"]["QrStatus"];
                /** @description How long the answer may wait, seconds. */
                waitSeconds?: number;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The status and nothing else, never a token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Always authorization_code. */
                grant_type: "authorization_code";
                /** @description Always code. */
                response_type: "code";
                /** @description The application. */
                client_id: string;
                /** @description Exactly as registered for the application, character by character. */
                redirect_uri: string;
                /** @description Given back unchanged. */
                state?: string;
                /** @description What the application asks for, separated by spaces. */
                scope?: string;
                /** @description PKCE challenge. */
                code_challenge: string;
                /** @description plain is refused. */
                code_challenge_method: "S256";
                /** @description Which of the two authorize pages asks. */
                variant?: "standard" | "bigNet";
                /** @description The school in whose name the person goes. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
        requestBody: {
            content: {
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
                    "application/json": components["schemas"]["ApplicationToken"];
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description The category. */
                categoryId: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Count only resources of this type; 0 or left out: all. */
                source?: components["schemas"]["ResourceTypeFilter"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The facets, without children. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description The facet. */
                facetId: components["schemas"]["Id"];
                /** @description Count only resources of this type; 0 or left out: all. */
                source?: components["schemas"]["ResourceTypeFilter"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Its categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Count only resources of this type; 0 or left out: all. */
                source?: components["schemas"]["ResourceTypeFilter"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The class or course. */
                classId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            items: components["schemas"]["ClassMember"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description At most so many. */
                limit?: number;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description What I have begun, the last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The lesson. */
                lessonId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The class or course. */
                classId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description The class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The lesson. */
                lessonId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description The lesson. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    getAttempt: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The attempt; another person’s does not exist. */
                attemptId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ExamAttempt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
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
    saveAnswers: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The attempt; another person’s does not exist. */
                attemptId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    deviceId: components["schemas"]["DeviceId"];
                    /** @description Answers that changed, each question once. */
                    answers: components["schemas"]["AnswerInput"][];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AnswersSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: ATTEMPT_SUBMITTED, ATTEMPT_EXPIRED; as everywhere CONFLICT. */
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
    getGrading: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The attempt, of one of the teacher’s own exams. */
                attemptId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["GradingSheet"];
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
    saveGrading: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The attempt, of one of the teacher’s own exams. */
                attemptId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As it was read; an older one is refused. */
                    version: string;
                    /** @description Grades. */
                    scores: {
                        /** @description The question. */
                        questionId: components["schemas"]["Id"];
                        /** @description Points, at most those of the question, in steps of a half. */
                        score: number;
                        /** @description Words for the learner. */
                        comment?: string;
                    }[];
                    /** @description Words for the learner. */
                    feedback?: string;
                    /** @description Whether the learner is told. */
                    finished: boolean;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["GradingSheet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: VERSION_CONFLICT, CONFLICT. */
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
    getAttemptResult: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The attempt; another person’s does not exist. */
                attemptId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["AttemptResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It has not been handed in: CONFLICT. */
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
    submitAttempt: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The attempt; another person’s does not exist. */
                attemptId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the last save that the client knows; a newer one is told as VERSION_CONFLICT. */
                    revision: number;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["HandedIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Another device has stored answers meanwhile: VERSION_CONFLICT; as everywhere CONFLICT. */
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
    listMyAttempts: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The exam. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["AttemptSummary"][];
                            total: components["schemas"]["Total"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
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
    startAttempt: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ExamAttempt"];
                    };
                };
            };
            /** @description A ticket is needed: TICKET_INVALID; as everywhere VALIDATION_FAILED, TENANT_MISMATCH. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER, PURCHASE_REQUIRED; as everywhere FORBIDDEN, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: EXAM_NOT_OPEN, EXAM_CLOSED, ATTEMPTS_EXHAUSTED; as everywhere CONFLICT. */
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
    exportGrades: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description A name to save it under. */
                            fileName: string;
                            /** @description One row an attempt that was handed in. */
                            csv: string;
                            /** @description Attempts. */
                            rows: number;
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
    listGrading: {
        parameters: {
            query?: {
                /** @description Done 0, grading 1, not grading 2. */
                grading?: components["schemas"]["Grading"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Attempts of the exam that are graded. */
                            gradedCount: number;
                            /** @description Graded ones that learners do not see yet. */
                            unreleasedCount: number;
                            /** @description The entries of this page. */
                            items: {
                                attempt: components["schemas"]["AttemptSummary"];
                                learner: components["schemas"]["Person"] | null;
                                /** @description Instead of the person where grading is anonymous. */
                                anonymousName: string | null;
                                /** @description Whether the learner sees the result. */
                                isReleased: boolean;
                                /** @description Questions that wait for a grade. */
                                openQuestions: number;
                            }[];
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
    releaseResults: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Results that were not shown before. */
                            count: number;
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
    listManagedExams: {
        parameters: {
            query?: {
                /** @description Words of the title or summary. */
                keyword?: string;
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ExamPage"];
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
    createExam: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamInput"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedExam"];
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
    getManagedExam: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam; another teacher’s does not exist. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedExam"];
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
    saveExam: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam; another teacher’s does not exist. */
                examId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedExam"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: VERSION_CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
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
    deleteExam: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam; another teacher’s does not exist. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewExam: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The exam; another teacher’s does not exist. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ExamPreview"];
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
    listQuestions: {
        parameters: {
            query?: {
                /** @description Words of the question, its options or tags. */
                keyword?: string;
                /** @description Only these. */
                kind?: components["schemas"]["QuestionKind"];
                /** @description Only these. */
                folder?: components["schemas"]["QuestionFolder"];
                /** @description Only these. */
                tag?: string;
                /** @description Those that are offered no more. */
                isArchived?: boolean;
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["QuestionPage"];
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
    createQuestion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionInput"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BankQuestion"];
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
    exportQuestions: {
        parameters: {
            query: {
                /** @description How. */
                format: components["schemas"]["QuestionFormat"];
                /** @description Only these. */
                folder?: components["schemas"]["QuestionFolder"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description A name to save it under. */
                            fileName: string;
                            /** @description The questions in the language asked for, else in another. */
                            text: string;
                            /** @description Questions. */
                            count: number;
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
    importQuestions: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    format: components["schemas"]["QuestionFormat"];
                    /** @description The file: at most 2,000 questions. */
                    text: string;
                    /** @description Of questions that name none. */
                    folder: components["schemas"]["QuestionFolder"];
                    /** @description true: only look, take nothing. */
                    dryRun: boolean;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["QuestionImport"];
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
    getQuestion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The question. */
                questionId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BankQuestion"];
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
    saveQuestion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The question. */
                questionId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BankQuestion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: VERSION_CONFLICT; as everywhere IDEMPOTENCY_KEY_REUSED. */
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
    deleteQuestion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The question. */
                questionId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    archiveQuestion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The question. */
                questionId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether it is offered no more. */
                    isArchived: boolean;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BankQuestion"];
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
    getExam: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The exam. */
                examId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ExamIntroduction"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
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
    getPortalSettings: {
        parameters: {
            query?: {
                /** @description The school; left out, the platform. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PortalSettings"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConfigValue: {
        parameters: {
            query?: {
                /** @description For a school’s own value; left out, the platform’s. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The key. */
                id: string;
            };
        };
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Only this agreement. */
                type?: components["schemas"]["AgreementType"];
                /** @description true signs the version that is named; it then needs the x-requested-with header like a call that changes something. */
                sign?: "true" | "false";
                /** @description The version that the person read. Needed to sign. */
                agreementVersion?: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Group of sites. */
                site?: "cn" | "overseas";
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOpenSchools: {
        parameters: {
            query?: {
                /** @description Part of the name, in any language; from 2 characters on (one for Chinese, Japanese, Korean). */
                keyword?: string;
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Sub-schools a school, 0 to 100. */
                childPageSize?: number;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The schools by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CurrentEnvironment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    selectSchoolConfig: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Login method and openness. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubSchools: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Part of the name, in any language; from 2 characters on (one for Chinese, Japanese, Korean). */
                keyword?: string;
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The sub-schools by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Only this union. */
                unionId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Part of a name. */
                keyword?: string;
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The school; null for someone who belongs to none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openSchoolPermission: {
        parameters: {
            query?: {
                /** @description Part of the name, in any language; from 2 characters on (one for Chinese, Japanese, Korean). */
                keyword?: string;
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Sub-schools a school, 0 to 100. */
                childPageSize?: number;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The schools by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenSchoolUser: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    scheduleGlobalLive: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLiveInput"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LiveSession"];
                    };
                };
            };
            /** @description The request does not fit: MODERATION_REJECTED, UPLOAD_NOT_OWNED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLiveHosts: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description People of the school. */
                            items: components["schemas"]["Person"][];
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
    listLives: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Unstarted 1, ongoing 2, ended 3. */
                status?: components["schemas"]["ActivityStatus"];
                /** @description All that one may see, those one hosts, or those one wants to be reminded of; the latter two need login. */
                scope?: "all" | "mine" | "reserved";
                /** @description Not before. */
                from?: components["schemas"]["Instant"];
                /** @description Not after. */
                to?: components["schemas"]["Instant"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["LiveSession"][];
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
    getLive: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The session. */
                liveId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LiveSession"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: MEMBERS_ONLY; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It is gone: LIVE_DELETED. */
            410: {
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
    updateLive: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The session. */
                liveId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LiveSession"];
                    };
                };
            };
            /** @description The request does not fit: MODERATION_REJECTED, UPLOAD_NOT_OWNED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            /** @description It does not go with the present state: CONFLICT, VERSION_CONFLICT, LIVE_ENDED; as everywhere IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It is gone: LIVE_DELETED. */
            410: {
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
    deleteLive: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The session. */
                liveId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
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
            /** @description It is gone: LIVE_DELETED. */
            410: {
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
    getLiveCalendar: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The session. */
                liveId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description The session as iCalendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: MEMBERS_ONLY; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It is gone: LIVE_DELETED. */
            410: {
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
    setLiveReservation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The session. */
                liveId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether to be reminded. */
                    reserved: boolean;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description What counts now. */
                            reserved: boolean;
                            /** @description People who want to be reminded. */
                            reservedCount: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The viewer may not do this: MEMBERS_ONLY; as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: LIVE_ENDED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It is gone: LIVE_DELETED. */
            410: {
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
    scheduleLive: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveInput"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LiveSession"];
                    };
                };
            };
            /** @description The request does not fit: MODERATION_REJECTED, UPLOAD_NOT_OWNED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGoods: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Words to find, at most 200 characters. */
                keyword?: components["parameters"]["FilterKeyword"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The goods, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Name of the file. Spaces are removed; the server stores it under a name of its own. */
                fileName: string;
                /** @description Always klt-static-content. */
                bucketName: "klt-static-content";
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
                /** @description The person. A hint that is ignored where the token says otherwise. */
                user_id?: components["parameters"]["UserIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: components["responses"]["NotFound"];
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
    checkText: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is for.
                     * @enum {string}
                     */
                    scene: "feedback" | "post" | "reply" | "liveChat" | "nickName" | "schoolName" | "page" | "survey";
                    /** @description The text. */
                    text: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /**
                             * @description Whether it can be published.
                             * @enum {string}
                             */
                            result: "pass" | "reject";
                            /** @description Where it is rejected. */
                            words: string[];
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
    getModerationWords: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ModerationWords"];
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
    saveModerationWords: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description As it was read; an older one is refused. */
                    version: number;
                    /** @description All of them. */
                    words: string[];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ModerationWords"];
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
    countActivityPerson: {
        parameters: {
            query?: {
                /** @description The school of the card; left out, the header tenantId says it. */
                schoolId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
            path: {
                /** @description The card. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The card. */
                            id: components["schemas"]["Id"];
                            /** @description People so far. */
                            peopleCount: number;
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
    listO3Cases: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Words in title or summary. */
                keyword?: string;
                /** @description Only with this tag. */
                tag?: string;
                /** @description Newest 0, hottest 1; 2, elsewhere downloads, is the hottest here. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["O3Card"][];
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
    getO3Case: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The case. */
                caseId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["O3Case"];
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
    listO3Courses: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Words in title or summary. */
                keyword?: string;
                /** @description Only with this tag. */
                tag?: string;
                /** @description Newest 0, hottest 1; 2, elsewhere downloads, is the hottest here. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["O3Card"][];
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
    getO3Overview: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            school: components["schemas"]["SchoolRef"];
                            /** @description On top. */
                            banner: components["schemas"]["O3Card"][];
                            /** @description Projects. */
                            projects: components["schemas"]["O3Card"][];
                            /** @description Courses. */
                            courses: components["schemas"]["O3Card"][];
                            /** @description Cases. */
                            cases: components["schemas"]["O3Card"][];
                            /** @description Tools. */
                            tools: components["schemas"]["O3Card"][];
                            /** @description Scenarios. */
                            scenarios: components["schemas"]["O3Card"][];
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
    listO3Projects: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Words in title or summary. */
                keyword?: string;
                /** @description Only with this tag. */
                tag?: string;
                /** @description Newest 0, hottest 1; 2, elsewhere downloads, is the hottest here. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["O3Card"][];
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
    listO3Resources: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Only these. */
                kind?: components["schemas"]["O3Kind"];
                /** @description Words in title or summary. */
                keyword?: string;
                /** @description Only with this tag. */
                tag?: string;
                /** @description Newest 0, hottest 1; 2, elsewhere downloads, is the hottest here. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["O3Card"][];
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
    listO3Scenarios: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Words in title or summary. */
                keyword?: string;
                /** @description Only with this tag. */
                tag?: string;
                /** @description Newest 0, hottest 1; 2, elsewhere downloads, is the hottest here. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["O3Card"][];
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
    getO3Scenario: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The scenario. */
                scenarioId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["O3Scenario"];
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
    checkO3Steps: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The scenario. */
                scenarioId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One a step. */
                    answers: {
                        /** @description The step, from 1. */
                        step: number;
                        /** @description What was typed, or the text of the option that was chosen. */
                        answer: string;
                    }[];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description One an answer, in their order. */
                            results: {
                                /** @description The step. */
                                step: number;
                                /** @description Whether it is right. */
                                correct: boolean;
                                /** @description Why it is right; of a wrong answer, where to look. */
                                explanation: string;
                            }[];
                            /** @description Steps that are done now; of visitors, those that were right just now. */
                            done: number[];
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
    getO3SubPortal: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            school: components["schemas"]["School"];
                            parent: components["schemas"]["SchoolRef"] | null;
                            /** @description Its navigation. */
                            navigations: components["schemas"]["NavigationEntry"][];
                            /** @description In order. */
                            sections: {
                                kind: components["schemas"]["O3Kind"];
                                /** @description What is shown. */
                                items: components["schemas"]["O3Card"][];
                            }[];
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
    listO3Tags: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Only of these. */
                kind?: components["schemas"]["O3Kind"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The most used first. */
                            items: {
                                /** @description The tag. */
                                tag: string;
                                /** @description Things that carry it. */
                                count: number;
                            }[];
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
    listO3Tools: {
        parameters: {
            query: {
                /** @description A school of type o3. */
                schoolId: components["schemas"]["Id"];
                /** @description Words in title or summary. */
                keyword?: string;
                /** @description Only with this tag. */
                tag?: string;
                /** @description Newest 0, hottest 1; 2, elsewhere downloads, is the hottest here. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["O3Card"][];
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
    getO3Tool: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The tool. */
                toolId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["O3Tool"];
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
    resetO3Scenario: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The scenario. */
                scenarioId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Nothing. */
                            done: number[];
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
    addFocus: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The person, or the school with targetType school. */
                    userId: components["schemas"]["Id"];
                    /** @description A person where it is left out. */
                    targetType?: components["schemas"]["FollowTarget"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FocusAnswer"];
                    };
                };
            };
            /** @description The request does not fit: OWN_PERSON; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    savePersonSpace: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A few sentences; empty takes them away. */
                    userInfo?: string;
                    /** @description Pages elsewhere, in this order. */
                    links?: components["schemas"]["SpaceLink"][];
                    /** @description Address of a picture that the person sent to this school; empty takes it away. */
                    coverUrl?: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PersonSpace"];
                    };
                };
            };
            /** @description The request does not fit: UPLOAD_NOT_OWNED, MODERATION_REJECTED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordVisit: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whose space it is. */
                    userId: components["schemas"]["Id"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description false where one visits oneself, is no member, leaves no trace, or was counted today. */
                            recorded: boolean;
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
    cancelFocus: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The person, or the school with targetType school. */
                    userId: components["schemas"]["Id"];
                    /** @description A person where it is left out. */
                    targetType?: components["schemas"]["FollowTarget"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FocusAnswer"];
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
    listDynamics: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["DynamicEntry"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    listStudyProcess: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Only these. */
                status?: "all" | "learning" | "completed";
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["StudyProcess"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
                            pageNumber: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageSize"];
                            /** @description Of all classes together. */
                            learnedMinutes: number;
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
    listFans: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description Whose; the person’s where it is left out. */
                targetType?: components["schemas"]["FollowTarget"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["FollowEntry"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    listFocus: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["FollowEntry"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    getTabCounts: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["TabCounts"];
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
    listVisitors: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["VisitEntry"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    isFocus: {
        parameters: {
            query: {
                /** @description The person, or the school with targetType school. */
                userId: components["schemas"]["Id"];
                /** @description Whose; the person’s where it is left out. */
                targetType?: components["schemas"]["FollowTarget"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FocusAnswer"];
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
    getPersonSetting: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PersonSetting"];
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
    getPersonSpace: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PersonSpace"];
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
    updatePersonSetting: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who sees the works. */
                    showWorks?: components["schemas"]["Visibility"];
                    /** @description Who sees the learning process. */
                    showLearning?: components["schemas"]["Visibility"];
                    /** @description Who sees whom one follows. */
                    showFollows?: components["schemas"]["Visibility"];
                    /** @description Who sees what one did. */
                    showDynamics?: components["schemas"]["Visibility"];
                    /** @description Kinds of dynamics that nobody else sees. */
                    hiddenKinds?: components["schemas"]["DynamicKind"][];
                    /** @description Whether others see one’s visits. */
                    leaveVisits?: boolean;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PersonSetting"];
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
    listCourseWorks: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listExamWorks: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listKnowledgeWorks: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listVideoWorks: {
        parameters: {
            query: {
                /** @description The person; left out: oneself, which needs login. */
                userId?: components["schemas"]["Id"];
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["schemas"]["Sort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listContents: {
        parameters: {
            query?: {
                /** @description Only these. */
                kind?: components["schemas"]["ContentKind"];
                /** @description Only these; left out: all but what is in the bin. */
                state?: components["schemas"]["ContentState"];
                /** @description Part of a title. */
                keyword?: string;
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ContentPage"];
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
    createContent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["ContentKind"];
                    title: components["schemas"]["DraftTitle"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Content"];
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
    changeContents: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What is changed. */
                    ids: components["schemas"]["Id"][];
                    /**
                     * @description What becomes of it.
                     * @enum {string}
                     */
                    change: "archive" | "unarchive" | "bin" | "restore" | "delete";
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ChangedContents"];
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
    getContent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The article, course or class. */
                contentId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Content"];
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
    saveContent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The article, course or class. */
                contentId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that was edited. */
                    baseVersion: components["schemas"]["ContentVersion"];
                    draft: components["schemas"]["ContentDraft"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SavedContent"];
                    };
                };
            };
            /** @description The request does not fit: CONTENT_INVALID, UPLOAD_NOT_OWNED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    duplicateContent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The article, course or class. */
                contentId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Content"];
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
    getLessonText: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The article, course or class. */
                contentId: components["schemas"]["Id"];
                /** @description The lesson. */
                lessonId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["LessonText"];
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
    saveLessonText: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The article, course or class. */
                contentId: components["schemas"]["Id"];
                /** @description The lesson. */
                lessonId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that was edited. */
                    baseVersion: components["schemas"]["ContentVersion"];
                    body: components["schemas"]["LocalizedDocument"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SavedContent"];
                    };
                };
            };
            /** @description The request does not fit: CONTENT_INVALID, UPLOAD_NOT_OWNED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listClassProgress: {
        parameters: {
            query?: {
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The course or class. */
                contentId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ClassProgressPage"];
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
    exportClassProgress: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The course or class. */
                contentId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ClassProgressFile"];
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
    publishContent: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The article, course or class. */
                contentId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The version that was looked at. */
                    version: components["schemas"]["ContentVersion"];
                    /**
                     * Format: date-time
                     * @description From when on; null or left out: now.
                     */
                    publishAt?: string | null;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Content"];
                    };
                };
            };
            /** @description The request does not fit: CONTENT_INVALID; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBoutiqueLives: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Unstarted 1, ongoing 2, ended 3. */
                status?: components["schemas"]["ActivityStatus"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listBulletins: {
        parameters: {
            query?: {
                /** @description Only these. */
                state?: components["schemas"]["BulletinState"];
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BulletinPage"];
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
    createBulletin: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulletinInput"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BulletinEntry"];
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
    updateBulletin: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The bulletin. */
                id: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulletinChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BulletinEntry"];
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
    deleteBulletin: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The bulletin. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    endBulletin: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The bulletin. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["BulletinEntry"];
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
    searchClassResources: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Words to find, at most 200 characters. */
                keyword?: components["parameters"]["FilterKeyword"];
                /** @description Comma-joined ids, at most 50. One of them is enough. */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /** @description All 0, VIP 1, free 2. */
                zone?: components["parameters"]["FilterZone"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["parameters"]["FilterSort"];
                /** @description Activity status: unstarted 1, ongoing 2, ended 3. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Its slides. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listExamResources: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Comma-joined ids, at most 50. One of them is enough. */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /** @description All 0, VIP 1, free 2. */
                zone?: components["parameters"]["FilterZone"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["parameters"]["FilterSort"];
                /** @description Activity status: unstarted 1, ongoing 2, ended 3. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Words to find, at most 200 characters. */
                keyword?: components["parameters"]["FilterKeyword"];
                /** @description Comma-joined ids, at most 50. One of them is enough. */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /** @description All 0, VIP 1, free 2. */
                zone?: components["parameters"]["FilterZone"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["parameters"]["FilterSort"];
                /** @description Activity status: unstarted 1, ongoing 2, ended 3. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description One’s own, or all of the school (FEEDBACK_HANDLING). */
                scope?: "mine" | "school";
                /** @description Only feedback, or only complaints. */
                kind?: components["schemas"]["FeedbackKind"];
                /** @description Only feedback of this type. */
                feedbackType?: components["schemas"]["FeedbackType"];
                /** @description Only complaints about this. */
                complaintType?: components["schemas"]["ComplaintType"];
                /** @description Only these. */
                status?: components["schemas"]["FeedbackStatus"];
                /** @description Only what came at this moment or later. */
                from?: components["schemas"]["Instant"];
                /** @description Only what came before this moment. */
                to?: components["schemas"]["Instant"];
                /** @description A part of what was said, of the answer or of the person’s name. */
                keyword?: string;
                /** @description Order. */
                sort?: "newest" | "oldest";
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description How many there are in each status, whatever status is asked for; counted up to 1,000, so that 1,001 is more than that. */
                            counts: {
                                /** @description Not yet looked at. */
                                new: number;
                                /** @description Being handled. */
                                inProgress: number;
                                /** @description Answered. */
                                answered: number;
                                /** @description Done with. */
                                closed: number;
                            };
                            /** @description The entries of this page. */
                            items: components["schemas"]["FeedbackEntry"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    exportFeedback: {
        parameters: {
            query?: {
                /** @description Only feedback, or only complaints. */
                kind?: components["schemas"]["FeedbackKind"];
                /** @description Only feedback of this type. */
                feedbackType?: components["schemas"]["FeedbackType"];
                /** @description Only complaints about this. */
                complaintType?: components["schemas"]["ComplaintType"];
                /** @description Only these. */
                status?: components["schemas"]["FeedbackStatus"];
                /** @description Only what came at this moment or later. */
                from?: components["schemas"]["Instant"];
                /** @description Only what came before this moment. */
                to?: components["schemas"]["Instant"];
                /** @description A part of what was said, of the answer or of the person’s name. */
                keyword?: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description What to call it. */
                            fileName: string;
                            /** @description The file, UTF-8 with a byte order mark. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
                            csv: string;
                            /** @description Entries in it. */
                            rows: number;
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
                /** @description The feedback: one’s own, or with the header tenantId of the school that one handles. */
                feedbackId: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The feedback. */
                            id: components["schemas"]["Id"];
                            /** @description Where it stands. */
                            status: components["schemas"]["FeedbackStatus"];
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The feedback. */
                    feedbackId: components["schemas"]["Id"];
                    /** @description What it becomes. */
                    status: components["schemas"]["FeedbackStatus"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    getFeedback: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
            path: {
                /** @description The feedback. */
                feedbackId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FeedbackEntry"];
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
    getFooterSettings: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FooterSettings"];
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
    saveFooterSettings: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FooterSettings"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["FooterSettings"];
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
    getPageDetailsById: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description home, or the name of a further page. */
                pageId: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Latest 1, hottest 2, hottest knowledge 3. */
                list?: 1 | 2 | 3;
                /** @description Default 1 (by people), custom 2 (the school’s choice first), recommended 3 (near to what the viewer learns). */
                rankingType?: "1" | "2" | "3";
                /** @description What is counted: latest month 2, total 3, last year 4, this year 5. */
                rankingPeriod?: 2 | 3 | 4 | 5;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description At most 20 resources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    saveRenovation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenovationInput"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SavedDraft"];
                    };
                };
            };
            /** @description The request does not fit: PAGE_INVALID, UPLOAD_NOT_OWNED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
    isVisible: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Left out: the portal itself. */
                resourceId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Whether. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listKnowledgeResources: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Words to find, at most 200 characters. */
                keyword?: components["parameters"]["FilterKeyword"];
                /** @description Comma-joined ids, at most 50. One of them is enough. */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /** @description All 0, VIP 1, free 2. */
                zone?: components["parameters"]["FilterZone"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["parameters"]["FilterSort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Week 1, month 2, year 3, all 4 (when left out). */
                period?: components["schemas"]["LeaderboardPeriod"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description What is counted. */
                type: components["schemas"]["LeaderboardKind"];
            };
        };
        responses: {
            /** @description At most 50 places, and the viewer’s own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The bulletin that is shown now, else null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContentReviewSwitch: {
        parameters: {
            query: {
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The switch. Success is the resultCode 20000. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    collectEvents: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["EventsCounted"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFooter: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The footers; the one with isUsed is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPortalFrame: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The frame. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PortalFrame"];
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
    getPortalHome: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description home, or the name of a further page. */
                pageId?: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The resource. */
                resourceId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description The resource. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listPageVersions: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description The page; left out: all. */
                pageId?: components["schemas"]["PageId"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The entries of this page. */
                            items: components["schemas"]["PageVersion"][];
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
    restorePageVersion: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The school. */
                    schoolId: components["schemas"]["Id"];
                    version: components["schemas"]["DraftVersion"];
                    /** @description Version of the draft that is replaced; null where none had been saved. */
                    baseVersion: components["schemas"]["DraftVersion"] | null;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Renovation"];
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
    getPages: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Pages by pageId, and the navigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    releasePages: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The school. */
                    schoolId: components["schemas"]["Id"];
                    /** @description What is published. */
                    pageIds: components["schemas"]["PageId"][];
                    version: components["schemas"]["DraftVersion"];
                    /** @description What changed. */
                    note?: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["PageVersion"];
                    };
                };
            };
            /** @description The request does not fit: PAGE_INVALID; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
    previewRenovation: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description The page. */
                pageId: components["schemas"]["PageId"];
                /** @description As members 2 or visitors 3 see it; 1 (when left out): every block, also those that are hidden or of another time. */
                audience?: components["schemas"]["Audience"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Page"];
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
    listResources: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Resource type, 0 for all. */
                type?: components["parameters"]["FilterType"];
                /** @description Comma-joined ids, at most 50. One of them is enough. */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /** @description All 0, VIP 1, free 2. */
                zone?: components["parameters"]["FilterZone"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["parameters"]["FilterSort"];
                /** @description Audience: all 1, members 2, visitors 3. */
                member?: components["parameters"]["FilterMember"];
                /** @description Activity status: unstarted 1, ongoing 2, ended 3. */
                status?: components["parameters"]["FilterStatus"];
                /** @description A block of a published page. */
                blockId?: string;
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The logo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSchoolLogos: {
        parameters: {
            query: {
                /** @description Comma-joined ids, at most 100. */
                schoolIds: components["schemas"]["Id"][];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The logos of those that exist, in the order that was asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Words to find, at most 200 characters. */
                keyword?: components["parameters"]["FilterKeyword"];
                /** @description Comma-joined ids, at most 50. One of them is enough. */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /** @description All 0, VIP 1, free 2. */
                zone?: components["parameters"]["FilterZone"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["parameters"]["FilterSort"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The resources that the viewer may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    getRenovation: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description The page; left out: home. */
                pageId?: components["schemas"]["PageId"];
                /** @description An older one; left out: the draft. */
                version?: components["schemas"]["DraftVersion"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Renovation"];
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
    getStatistics: {
        parameters: {
            query: {
                /** @description First day, UTC. */
                from: string;
                /** @description Last day, UTC, included; at most 366 days after the first. */
                to: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Statistics"];
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
    uploadFile: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
                /** @description The person. A hint that is ignored where the token says otherwise. */
                user_id?: components["parameters"]["UserIdHeader"];
            };
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
                    /** @description Where it belongs. */
                    module: components["schemas"]["UploadModule"];
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
                    "application/json": components["schemas"]["UploadSuccess"];
                };
            };
            /** @description resultCode 901100007: the file was refused (FILE_FORMAT, FILE_TOO_MANY), or the request does not fit (VALIDATION_FAILED). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFailure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description resultCode 901100007: the picture is too large (PAYLOAD_TOO_LARGE). */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["UploadFailure"];
                };
            };
        };
    };
    getNavigations: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The entries, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Pages by pageId, and the navigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Only these. */
                status?: "pending" | "approved" | "refused";
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For what. */
                    kind: components["schemas"]["SchoolKind"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    getCustomerService: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CustomerService"];
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
    saveCustomerService: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerService"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["CustomerService"];
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
    getMarketConfig: {
        parameters: {
            query: {
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    queryConfig: {
        parameters: {
            query: {
                /** @description Comma-joined types. */
                configTypes: ("CUSTOMER_SERVICE_INFORMATION_SWITCH" | "CUSTOMER_SERVICE_INFORMATION")[];
                /** @description The school; left out, the platform’s settings. */
                tenantId?: components["schemas"]["Id"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The values. CUSTOMER_SERVICE_INFORMATION is JSON with servicePhone, serviceEmail, serviceWeChat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchoolProfile: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SchoolProfile"];
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
    saveSchoolProfile: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchoolProfileChange"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SchoolProfile"];
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
    confirmApplyCode: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The school. */
                    tenantId: components["schemas"]["Id"];
                    complaintType: components["schemas"]["ComplaintType"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The complaint. */
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description The request does not fit: UPLOAD_NOT_OWNED, FILE_TOO_MANY, FILE_FORMAT, FEEDBACK_REJECTED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The feedback. */
                            id: components["schemas"]["Id"];
                        };
                    };
                };
            };
            /** @description The request does not fit: UPLOAD_NOT_OWNED, FILE_TOO_MANY, FILE_FORMAT, MODERATION_REJECTED, FEEDBACK_REJECTED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Only these. */
                status?: "open" | "used" | "expired" | "withdrawn" | "void";
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The newest first; open, void and expired ones by when they end, the last first. */
                            items: components["schemas"]["InvitationEntry"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    createInvitation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Invitation"];
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
    withdrawInvitation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The invitation: at least 128 random bits. */
                token: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The invitation: at least 128 random bits. */
                token: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description school: mails of the school; platform: mails of accounts, of no school, for superusers alone. */
                scope?: components["parameters"]["MailScope"];
                /** @description Left out, both. */
                status?: "waiting" | "failed";
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description The mails. */
                            items: components["schemas"]["UndeliveredMail"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    discardMails: {
        parameters: {
            query?: {
                /** @description school: mails of the school; platform: mails of accounts, of no school, for superusers alone. */
                scope?: components["parameters"]["MailScope"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which ones. */
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Mails that were discarded. */
                            count: number;
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
    resendMails: {
        parameters: {
            query?: {
                /** @description school: mails of the school; platform: mails of accounts, of no school, for superusers alone. */
                scope?: components["parameters"]["MailScope"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Which ones. */
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Mails that are on their way again. */
                            count: number;
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
    resendAllMails: {
        parameters: {
            query?: {
                /** @description school: mails of the school; platform: mails of accounts, of no school, for superusers alone. */
                scope?: components["parameters"]["MailScope"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Mails that are on their way again. */
                            count: number;
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
    importMembers: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The file: a head with email and, if wanted, realName and role, then up to 10,000 rows. Comma, semicolon or tab. */
                    csv: string;
                    /** @description true: only look, invite nobody. */
                    dryRun: boolean;
                    /**
                     * @description For rows that name none.
                     * @default member
                     * @enum {string}
                     */
                    role?: "member" | "teacher" | "admin";
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberImport"];
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
    getMemberImport: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description From the call that began it. */
                importId: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberImport"];
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
    listMembers: {
        parameters: {
            query?: {
                /** @description Part of a name, address or number. */
                keyword?: string;
                /** @description Only this role. */
                role?: components["schemas"]["Role"];
                /** @description Only those in good standing (1) or disabled (0). */
                isValid?: 0 | 1;
                /** @description Order. */
                sort?: "newest" | "oldest" | "name" | "role";
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description One entry a member. */
                            items: components["schemas"]["MemberRow"][];
                            total: components["schemas"]["Total"];
                            totalIsExact: components["schemas"]["TotalIsExact"];
                            next: components["schemas"]["NextCursor"];
                            previous: components["schemas"]["PreviousCursor"];
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
    exportMembers: {
        parameters: {
            query?: {
                /** @description Part of a name, address or number. */
                keyword?: string;
                /** @description Only this role. */
                role?: components["schemas"]["Role"];
                /** @description Only those in good standing (1) or disabled (0). */
                isValid?: 0 | 1;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description What to call it. */
                            fileName: string;
                            /** @description The file, UTF-8 with a byte order mark. A cell that a spreadsheet would take for a formula begins with an apostrophe. */
                            csv: string;
                            /** @description Members in it. */
                            rows: number;
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
    getMemberIsValid: {
        parameters: {
            query: {
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    inviteMember: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description Who.
                     */
                    email: string;
                    /**
                     * @description What the person becomes.
                     * @enum {string}
                     */
                    role: "member" | "teacher" | "admin";
                    /** @description Name for the list, taken over where the person has none. */
                    realName?: string;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["InvitationEntry"];
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
    joinSchool: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The standing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMember: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The person. */
                userId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    changeMemberRole: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The member. */
                userId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    role: components["schemas"]["Role"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberRow"];
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
    setMemberValid: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The member. */
                userId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 enable, 0 disable.
                     * @enum {integer}
                     */
                    isValid: 0 | 1;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["MemberRow"];
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
    getInvitation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The invitation: at least 128 random bits. */
                token: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Invitation"];
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
    getActiveCodeRequirement: {
        parameters: {
            query: {
                /** @description What is to be created. */
                kind: components["schemas"]["SchoolKind"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The schools, the last visited first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSchool: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description Chosen by the client, one a click. The same key answers the same again and never acts twice; it is kept for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["SchoolKind"];
                    /** @description Its name, in the default language. */
                    name: string;
                    /** @description Language of its own texts where no other exists. */
                    defaultLanguage: components["schemas"]["Language"];
                    /** @description Further languages that it offers. */
                    languages?: components["schemas"]["Language"][];
                    /** @description One sentence on it. */
                    summary?: string;
                    /** @description Domain of its people’s e-mail addresses. */
                    domain?: string;
                    /**
                     * Format: uuid
                     * @description Upload of the person, to whichever school, that becomes the logo.
                     */
                    logoUploadId?: string;
                    /** @description Activation code, where one is required. */
                    activeCode?: string;
                    /**
                     * @description Of a store’s prices.
                     * @enum {string}
                     */
                    currency?: "CNY" | "EUR" | "GBP" | "JPY" | "USD";
                    /** @description Version of the agreement that the person read. */
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SchoolCreation"];
                    };
                };
            };
            /** @description The request does not fit: ACTIVE_CODE_INVALID, MODERATION_REJECTED; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            /** @description It does not go with the present state: SCHOOL_EXISTS, AGREEMENT_OUTDATED; as everywhere CONFLICT, IDEMPOTENCY_KEY_REUSED. */
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
    listStoreDetails: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    getSchool: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description The school. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. For its owner and admins; to others of the school forbidden, to all others unknown. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school; its owner alone can ask. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    resumeSchoolCreation: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school; its owner alone can ask. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
    getLoginSettings: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
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
                        data: components["schemas"]["LoginSettings"];
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
    saveLoginSettings: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginSettingsForm"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
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
                        data: components["schemas"]["LoginSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed: FORBIDDEN, CSRF_REJECTED, REAUTHENTICATION_REQUIRED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: VERSION_CONFLICT. */
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
    testLoginProvider: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    issuer: components["schemas"]["ServiceUrl"];
                };
            };
        };
        responses: {
            /** @description Success, whether the provider answers or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ProviderTest"];
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
    listOauthClients: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description All of them, the newest first. */
                            items: components["schemas"]["OauthClient"][];
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
    saveOauthClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
                /** @description The application; another school’s does not exist. */
                clientId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What people read. */
                    name: string;
                    /** @description A picture of this portal. */
                    logoUrl?: string | null;
                    /** @description Where people may be led to, compared character by character. https, or http of this very machine. */
                    redirectUris: string[];
                    /**
                     * @description Whether people are handed on.
                     * @default true
                     */
                    enabled?: boolean;
                    /**
                     * @description Make a secret; the one before ends.
                     * @default false
                     */
                    newSecret?: boolean;
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            client: components["schemas"]["OauthClient"];
                            /** @description The new secret, told this once. */
                            secret: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed: FORBIDDEN, CSRF_REJECTED, REAUTHENTICATION_REQUIRED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteOauthClient: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The school. */
                id: components["schemas"]["Id"];
                /** @description The application; another school’s does not exist. */
                clientId: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    checkJoinedUnionEver: {
        parameters: {
            query: {
                /** @description The school (tenant). The same id as a schoolId. */
                tenantId: components["parameters"]["TenantIdQuery"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description Name of the file. Spaces are removed; the server stores it under a name of its own. */
                fileName: string;
                /** @description Always klt-static-content. */
                bucketName: "klt-static-content";
                /** @description Where it belongs. */
                module: components["schemas"]["UploadModule"];
                /** @description What will be sent; left out, by the name. The bytes decide. */
                contentType?: "image/png" | "image/jpeg" | "image/gif";
                /** @description Bytes that will be sent, 5 MiB at most: the address takes exactly so many. Left out, it takes any number up to that. */
                size?: number;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
                /** @description The person. A hint that is ignored where the token says otherwise. */
                user_id?: components["parameters"]["UserIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            404: components["responses"]["NotFound"];
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
            path: {
                /** @description The upload; attachments name it as uuid. */
                uploadId: string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
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
            413: components["responses"]["PayloadTooLarge"];
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
    putUploadContent: {
        parameters: {
            query: {
                /** @description As in the address: seconds since 1970 in UTC. */
                expires: number;
                /** @description As in the address. */
                signature: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The upload; attachments name it as uuid. */
                uploadId: string;
            };
        };
        requestBody: {
            content: {
                "image/png": string;
                "image/jpeg": string;
                "image/gif": string;
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /**
                             * Format: uuid
                             * @description The upload; attachments name it as uuid.
                             */
                            id: string;
                            /** @description Bytes that are kept. */
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
            415: components["responses"]["UnsupportedMediaType"];
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
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        requestBody: {
            content: {
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
                    "application/json": {
                        /** @constant */
                        code: 200;
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The last 10, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Only this one; left out, all. */
                keyword?: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description Cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description At most 20 words, hottest first, in the viewer’s language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description What to find. Up to 10000 characters are accepted, the first 200 are used and the answer says so (cut). Left out: everything. */
                keyword?: string;
                /** @description Comma-joined ids, at most 50. One of them is enough. */
                categoryIds?: components["parameters"]["FilterCategoryIds"];
                /** @description Resource type, 0 for all. */
                type?: components["parameters"]["FilterType"];
                /** @description All 0, VIP 1, free 2. */
                zone?: components["parameters"]["FilterZone"];
                /** @description Newest 0, hottest 1, downloads 2. */
                sort?: components["parameters"]["FilterSort"];
                /** @description Audience: all 1, members 2, visitors 3. */
                member?: components["parameters"]["FilterMember"];
                /** @description Activity status: unstarted 1, ongoing 2, ended 3. */
                status?: components["parameters"]["FilterStatus"];
                /** @description Only what this VIP package contains. */
                vipPackageId?: components["parameters"]["FilterVipPackageId"];
                /** @description The kind of card that was followed here. */
                cardType?: components["parameters"]["FilterCardType"];
                /** @description The place that was followed here; does not change what is found. */
                from?: components["parameters"]["FilterFrom"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description What has been typed. */
                keyword?: string;
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
        };
        responses: {
            /** @description The suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    listManagedSurveys: {
        parameters: {
            query?: {
                /** @description Words of the title. */
                keyword?: string;
                /** @description `next` or `previous` of another page of the same list, with the same filters and order. Costs the same at every place; then pageNumber has no meaning. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Page, from 1. */
                pageNumber?: components["parameters"]["PageNumber"];
                /** @description Entries a page, 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["SurveyList"];
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
    createSurvey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    draft: components["schemas"]["SurveyDraft"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedSurvey"];
                    };
                };
            };
            /** @description The request does not fit: CONTENT_INVALID; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getManagedSurvey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The survey; another teacher’s does not exist. */
                surveyId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedSurvey"];
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
    saveSurvey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The survey; another teacher’s does not exist. */
                surveyId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    baseVersion: components["schemas"]["SurveyVersion"];
                    draft: components["schemas"]["SurveyDraft"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedSurvey"];
                    };
                };
            };
            /** @description The request does not fit: CONTENT_INVALID; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSurvey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The survey; another teacher’s does not exist. */
                surveyId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
    publishSurvey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The survey; another teacher’s does not exist. */
                surveyId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["SurveyVersion"];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedSurvey"];
                    };
                };
            };
            /** @description The request does not fit: CONTENT_INVALID; as everywhere VALIDATION_FAILED, MALFORMED_BODY, TENANT_MISMATCH. */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeSurveyStatus: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The survey; another teacher’s does not exist. */
                surveyId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What it is to be.
                     * @enum {string}
                     */
                    status: "open" | "closed";
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["ManagedSurvey"];
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
    getSurvey: {
        parameters: {
            query: {
                /** @description The school whose content is asked for. */
                schoolId: components["parameters"]["SchoolId"];
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            path: {
                /** @description The survey. */
                surveyId: components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: components["schemas"]["Survey"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
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
    answerSurvey: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header: {
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId: components["parameters"]["TenantIdHeader"];
            };
            path: {
                /** @description The survey. */
                surveyId: components["schemas"]["Id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What was answered. */
                    version: components["schemas"]["SurveyVersion"];
                    /** @description Names the browser for this survey alone. */
                    deviceId: string;
                    /** @description Names this submission; the same when it is sent again. */
                    submissionId: string;
                    /** @description Answers; questions that are not required can be left out. */
                    answers: components["schemas"]["SurveyAnswer"][];
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
                    "application/json": {
                        /** @constant */
                        code: 200;
                        message: string;
                        data: {
                            /** @description Said to who has answered; empty for the usual words. */
                            thanks: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no valid sign-in: UNAUTHENTICATED; as everywhere TOKEN_EXPIRED. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not for this viewer: MEMBERS_ONLY, VISITORS_ONLY, NOT_A_MEMBER; as everywhere FORBIDDEN, CSRF_REJECTED. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description It does not go with the present state: SURVEY_CLOSED, SURVEY_ANSWERED; as everywhere CONFLICT. */
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
    welinkFreeLogin: {
        parameters: {
            query?: {
                /** @description Language of the texts in the answer. Left out: Accept-Language, else the school's default. A text that does not exist in it falls back to the school's default, en_US, zh_CN, then to any. */
                "sxz-lang"?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description A fingerprint of the device. One counter among several against guessing; never a proof of anything. */
                fp?: components["parameters"]["Fingerprint"];
                /** @description The school (tenant) the call acts in. A hint; the person's membership decides. */
                tenantId?: components["parameters"]["TenantIdHeaderOptional"];
            };
        };
        requestBody: {
            content: {
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
                    /** @description Issuer, as the callback was told. */
                    iss?: string;
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
            /** @description The viewer may not do this: ACCOUNT_DISABLED, SECOND_FACTOR_REQUIRED (ticket and methods in the details); as everywhere FORBIDDEN, NOT_A_MEMBER, CSRF_REJECTED. */
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
