// Written by `npm run generate` from the contract. Edit openapi/, not this file.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Trades an email address and a password for a token pair. An unknown address and a wrong password answer the same refusal, in the same time. After five failed tries within 15 minutes the address is locked for 15 minutes, whether it is known or not. An account with a second factor gets no tokens yet, but a challenge (202).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso-verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a social sign-in
         * @description Trades the one-time token of a social sign-in for a token pair. The token is good for 300 seconds and for one try. An account with a second factor gets a challenge (202) in place of tokens.
         */
        post: operations["ssoVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with the second factor
         * @description Trades the challenge of `POST /login` or `POST /sso-verify` and one proof for a token pair: the code of an authenticator app, a recovery code, or the answer of a passkey. A challenge is good for 300 seconds, one sign-in and five wrong proofs. Too many wrong proofs for an account lock the network that they came from, as wrong passwords do.
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the token pair
         * @description Trades a refresh token for a new pair. The token that was just traded may be sent once more, after a lost answer, and gets the same pair; an older one counts as stolen and ends the session. A session lives 2592000 seconds (30 days) at most.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Makes an account in status PENDING and mails a link that verifies the address. The answer is the same for an address that is registered already; its owner gets a mail that says so. Both agreements have to be true.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify the email address
         * @description Confirms the address with the token of the mailed link, and makes the account ACTIVE. The page behind the link calls it on a click, so that a mail scanner burns nothing. A token is good for 24 hours and for one try.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the verification link again
         * @description Sends a new verification link; the ones before it stop working. The answer is the same for an address that is unknown or verified already, which gets no mail. One mail per address in 300 seconds.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password link
         * @description Mails a link that sets a new password; the ones before it stop working. The answer is the same for an unknown address, which gets no mail. One mail per address in 360 seconds.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Sets the password with the token of the mailed link and ends every session of the account. An address that was not verified yet is verified by it. A token is good for one hour and sets one password.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso_google_callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google
         * @description Checks the ID token that Google gave the browser: signature, issuer, audience, age and a verified address. A new address makes an account without accepted terms; a known one signs in to it. Answers a one-time token for `POST /sso-verify`.
         */
        post: operations["googleSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso-verify/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the terms
         * @description Records that the signed-in user accepts the terms and conditions and the shared-globe agreement, with the time. It is open to users who have not accepted yet, and changes nothing for those who have.
         */
        put: operations["acceptTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the refresh token: neither its refresh tokens nor its access tokens are taken from now on. It needs no access token, so that an expired session can be ended too, and answers the same for a session that is over already.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @description Answers who is signed in, their role, plan and company. It is open to users who have not accepted the terms yet: `tc_agree` tells.
         */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description Replaces first name, last name and company as the person writes them. `company_name` of a business account comes from its verification and stays.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Sets a new password for the signed-in user, who proves to know the current one. Every other session of the account ends; this one stays. Five wrong tries within 15 minutes are refused with 429.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download my data
         * @description Streams all that is kept about the account as one JSON file: profile and agreements, sessions and devices, notifications, subscriptions with their keys, the wallet with its ledger, payments, the automatic top-up and its card, statements, usage, the request log of the last 90 days, business verifications, messages to support, and what the audit log says. Secrets are in no part of it: they are kept as hashes alone.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/delete-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to delete my account
         * @description For an account without a password: mails its owner a link whose token `POST /api/profile/delete` takes in place of the password. It works for one hour, once. Nothing is deleted by this call. The next mail can be asked for after 360 seconds.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete my account
         * @description Deletes the account at once and for good. Whoever asks proves to be its owner by the password, or by the token of a link from `POST /api/profile/delete-link`. Keys stop with the next call, sessions end, credits that are left are lost, and names, email address and documents are erased. Payments, statements, the ledger, usage and the audit log are kept under the account's identifier, which then names nobody. The same email address can register anew. An account with a bill that is open is refused.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my sessions
         * @description Answers where the account is signed in now: each session with the device that began it, the network that it was last used from, and when. The session of this call comes first, then the one used last. The list is not paged; it holds the newest 100.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of my sessions
         * @description Signs one session out: its tokens are refused from its next call on. The session of this call can be ended, too. One that has ended already, and one of somebody else, is a 404.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all my other sessions
         * @description Signs out every session of the account but the one of this call. Their tokens are refused from their next call on. API keys are no sessions and go on working.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Second factors of the account
         * @description What the signed-in user has set up to prove who they are besides the password. It holds no secret.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a proof
         * @description Begins to prove anew who is behind this session, before a call that answers 428 `step_up_required`. It says by what this account can prove it: its second factors, or its password where it has none. A challenge is good for 300 seconds, one proof, and five wrong ones.
         */
        post: operations["challengeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove who is behind the session
         * @description Answers the challenge. Calls with `x-step-up` are open to this session for a while, 600 seconds unless the deployment says otherwise. The password is a proof only for an account without a second factor.
         */
        post: operations["proveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the authenticator app
         * @description Sets up the app with a code that it shows, which proves that it has the secret. The first second factor of an account comes with recovery codes, in this answer alone.
         */
        put: operations["confirmTotp"];
        /**
         * Begin to set up an authenticator app
         * @description Answers a new secret for an authenticator app. Nothing changes until `PUT` confirms it with a code, within 600 seconds; an app that is set up already works until then, and no longer afterwards.
         */
        post: operations["beginTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/totp/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app
         * @description Its codes are no longer taken. With the last second factor the recovery codes go, too.
         */
        post: operations["removeTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Changes the name under which the passkey is listed.
         */
        put: operations["renamePasskey"];
        /**
         * Add a passkey
         * @description Keeps the passkey that the browser made. The first second factor of an account comes with recovery codes, in this answer alone.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Answers what the browser needs to make a passkey, for `navigator.credentials.create`. Good for 600 seconds and one passkey.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description It is no longer taken. With the last second factor the recovery codes go, too.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Answers ten new codes, in this answer alone. Earlier ones are no longer taken.
         */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a published version of an API
         * @description Answers one version of an API: what it does, prices, test data, servers, the link to its OpenAPI document and what changed when. It reads only; it is a POST because the specification has it so.
         */
        post: operations["syncApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the documentation of an API
         * @description Answers the index of an API version's documentation: its groups and operations in short. It is made when the version is published, so that a document of any size opens at once.
         */
        get: operations["getApiReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-reference/operation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the documentation of one operation
         * @description Answers all that the documentation of one operation shows, with the named schemas that it leads to and no others. Schemas are those of JSON Schema 2020-12, whatever version of OpenAPI the document has.
         */
        get: operations["getApiReferenceOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-reference/changelog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what changed between the versions of an API
         * @description Answers every document that was published of an API up to a version, newest first, each with what it changes for callers against the one before it. The changes are found by comparing the documents when one is published.
         */
        get: operations["getApiChangelog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-list-public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the published APIs
         * @description Answers every API of the catalogue in its newest version, with the price of each operation and the result of the last conformance run. `GET /api/catalogue` has it in pages, without the operations.
         */
        get: operations["listPublicApis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conformance-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the conformance result of an API
         * @description Answers the run of the conformance checker that gives a version its mark: when, with what, what was left out and why, and where the signed result is, by which everybody can verify it. There is none after a run that failed, and none after another document was published.
         */
        get: operations["getConformanceResult"];
        put?: never;
        /**
         * Submit a conformance result
         * @description Takes the file that `switchboard-conformance --sign` writes, for a version whose published document it was run on. The signature of a key that administrators trust for the API's publisher is what authorizes it, so that a build can submit without anybody's password. A run without findings gives the version its mark, one with findings takes it away. The same file again changes nothing.
         */
        post: operations["submitConformanceResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the catalogue in pages
         * @description Answers the APIs of the catalogue in their newest version, without their operations. `search` looks at names, summaries, categories, publishers, tags, and the paths and summaries of operations; APIs whose name has every word come first. `facets` says what the list can be narrowed by.
         */
        get: operations["listCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which API has an address
         * @description Answers the API whose page and gateway are below `/{publisher}/{tag}`, or below `/{publisher}` without a tag. It is described in its newest version, whichever the address names.
         */
        get: operations["getCatalogueApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices by API
         * @description Answers the list prices, API by API: how many operations each has, what they cost, and the first two of them, or all where there are up to four. `listOperationPrices` has the others. Counts and prices are of what `search` finds.
         */
        get: operations["listApiPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prices/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices of operations
         * @description Answers the list prices of operations in pages. `GET /api/sku` has those of the signed-in user.
         */
        get: operations["listOperationPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what can be searched in the catalogue
         * @description Answers every published API in its newest version with the names of its operations and of the errors it documents, in rows as short as they can be: the whole catalogue is searched in the browser. Ask again with `If-None-Match`; while nothing was published the answer is an empty 304. With `code`, it tells which APIs document an error.
         */
        get: operations["getSearchIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sku-public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prices
         * @description Answers what credits cost, the packs they are sold in, and the price of every operation in credits. These are the list prices; `GET /api/sku` has those of the signed-in user, `GET /api/prices` has them in pages.
         */
        get: operations["listPublicSkus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sku": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own prices
         * @description Answers the price list as it holds for the signed-in user: their plan, and beside each list price the one that their calls are charged.
         */
        get: operations["listSkus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions and answers
         * @description Answers the frequently asked questions with their answers in Markdown. They come by position; the categories stand in the order in which they first appear.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Passes a message to the support desk and mails a copy to its sender. The captcha is checked with its provider and works once.
         */
        post: operations["contactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/download-newspaper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a whitepaper
         * @description Records who wants the whitepaper of an insight and answers the name of its file, which `POST /api/insights/download-file` then gives out. Asking again with the same address answers the same record.
         */
        post: operations["downloadNewspaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insights/download-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a file
         * @description Gives out a published file by its name, as an attachment. Names hold no folders, so nothing outside the published files is reached.
         */
        post: operations["downloadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription/kyb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own verifications
         * @description Answers the newest verification of the signed-in user for each publisher and tag, with what is still asked for and why a document was refused.
         */
        get: operations["listKybSubmissions"];
        /**
         * Correct a rejected verification
         * @description Sends again what a review refused: exactly the fields and documents that are REJECTED or MISSING, and those that their errors name. What was accepted is taken over. A new review opens, and the corrected form is a submission of its own.
         */
        put: operations["correctKyb"];
        /**
         * Submit a business verification
         * @description Takes the form and the documents that verify a business for the APIs of a publisher, or for one tag of it, and opens a review. A guest may submit too; the outcome is then mailed to `contact_email`. After a rejection `PUT` sends what was refused; a whole new form is taken, too.
         */
        post: operations["submitKyb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription/kyb/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the own verifications
         * @description Answers what was sent, field by field, and the names of its documents, so that a form can be shown again and corrected. Documents themselves are not given out.
         */
        get: operations["getKybSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription/kyb/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form that was begun
         * @description Answers what was filled in of a form and not sent, so that it can be gone on with in another browser. Documents are no part of it: they leave the device with the form. Without a draft, `revision` is null.
         */
        get: operations["getKybDraft"];
        /**
         * Keep a form that was begun
         * @description Keeps what is filled in, in the place of what was kept before. `revision` is that of the draft which it was made from: if it was changed elsewhere since then, nothing is kept and a 409 asks to read it again. Without values the draft is forgotten; it also is when the form is sent, and with the account.
         */
        put: operations["saveKybDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/redeem-starter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem the starter credits
         * @description Adds 50.00 free credits to the wallet, once per account, and answers what the wallet then holds. They can be spent until the last day of the next month. The ledger gets a STARTER row.
         */
        post: operations["redeemStarter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the wallet's credits
         * @description Answers what can be spent now, what is held for calls in flight, and which free credits expire when.
         */
        get: operations["getWalletCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the months of the wallet
         * @description Answers a statement a month, newest first, from the first row of the ledger to the running month; months are those of Asia/Manila. `closing_credits` is opening plus funded, less used and expired, and opens the next month.
         */
        get: operations["listWalletStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the balance by day
         * @description Answers what the wallet held at the end of each day of a range, oldest first; for today, what it holds now. Days are those of the market's time zone. Before the wallet's first row it held nothing. A range is at most 366 days.
         */
        get: operations["listWalletBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/threshold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the warning marks
         * @description Answers the three marks of the wallet. Credits at or below `threshold1` are low: the portal warns and a notification is sent, once each time the mark is crossed. A wallet starts with marks of 500, 250 and 100.
         */
        get: operations["getWalletThreshold"];
        /**
         * Set the warning mark
         * @description Sets `threshold1`. The other two marks follow it: `threshold2` is half of it and `threshold3` a fifth, rounded half up to two places. A wallet that is at or below the new mark counts as low from then on.
         */
        put: operations["updateWalletThreshold"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/auto-top-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the automatic top-up
         * @description Answers whether credits are bought by themselves when the wallet falls below `threshold`, by which card, what this month has cost so far, and how the last one went. It is off until the owner of the wallet switches it on; until then the numbers are a proposal.
         */
        get: operations["getAutoTopUp"];
        /**
         * Set the automatic top-up
         * @description Switches it on, with its numbers, or off. On, the saved card is charged for `credits` each time the wallet falls below `threshold`, and never for more than `monthly_cap` pesos in a calendar month. A wallet that is below it already is topped up at once. What declines had put off is tried again. Off, it keeps the numbers; a charge that the provider has been sent already is still booked.
         */
        put: operations["updateAutoTopUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/auto-top-up/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card for automatic top-ups
         * @description Answers the address of a page of the payment provider where the owner of the wallet saves a card and agrees that it is charged without them. Nothing is charged there. The card is saved once the provider confirms it: `card` of `GET /api/wallet/auto-top-up` shows it then. It takes the place of a card that was saved before.
         */
        post: operations["startCardSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/auto-top-up/card/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the saved card
         * @description The card is charged no more, here and at the provider. The automatic top-up is off then. It is no error when no card is saved.
         */
        post: operations["removeSavedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ledger of the wallet
         * @description Answers the rows of the ledger, newest first. Each row carries the balance before and after it, so that the rows of `view=all` join without a gap and `balance_after` of the first is what the wallet holds. A USAGE row is written when a call goes out; one that the API fails to answer is given back by a REFUND row.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the ledger of the wallet
         * @description Streams the rows of `GET /api/transactions` for the same filter as CSV, all pages at once, as they were when the export began. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers do not.
         */
        get: operations["exportTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment
         * @description Records a PENDING payment and answers the address of the provider's checkout. With `source: TOPUP` it buys `credits`; with `source: BILLING` it pays the statements in `invoices`, whole. Nothing moves until the provider confirms: follow it by the status call of its kind. A checkout left alone expires after an hour. The reads that it makes stale are so at its start, and again once it is PAID, FAILED or EXPIRED.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the checkout link again
         * @description Sends the checkout link of a PENDING payment to the caller's email address. The link stays the same and its expiry does not move. At most one mail a minute is sent for a payment.
         */
        post: operations["resendPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my payments
         * @description Answers the payments of the caller, newest first: top-ups and payments of statements. With `status: PENDING` it finds a checkout that was left open, in whichever browser.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/transactions-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a top-up
         * @description Answers how a top-up stands. PAID means that the credits are in the wallet; FAILED and EXPIRED ones moved nothing and never will. A payment of statements is not found here.
         */
        get: operations["getTransactionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/billing-transactions-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a payment of statements
         * @description Answers how a payment of billing statements stands. PAID means that its statements are settled; FAILED and EXPIRED ones changed nothing. A top-up is not found here.
         */
        get: operations["getBillingTransactionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing-statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my billing statements
         * @description Answers the monthly statements of a POSTPAID account, newest first; months are those of Asia/Manila. The running month is OPEN and grows until its end. Prepaid accounts have none. `closing_credits` is opening plus funded, less used and expired.
         */
        get: operations["listBillingStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count my calls
         * @description Counts the calls of a range by day, month or API. Days and months are those of Asia/Manila, oldest first; each one since the account's first call has a row, also without calls. With `view=api` the API called most comes first. Test calls count too and cost nothing. A range is at most 366 days.
         */
        get: operations["listApiUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-usage/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up my usage
         * @description Everything that charts of a range are drawn from, in one answer: each day with its calls, their outcome, cost and latency, the same for as many days before, and the range by API, by key and by status. Days are those of `time_zone`; each day of the range has a row, oldest first, also without calls. Outcomes are known as far as the request log goes back: before `statuses_since`, `refused` is null and `statuses` counts nothing. Before `keys_since`, `keys` counts nothing, and neither does anything with `key`. Test calls count too and cost nothing. A range is at most 366 days.
         */
        get: operations["getUsageSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-usage/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export counts of calls
         * @description Streams the rows of `GET /api/api-usage` for the same filter as CSV, all pages at once. Users get their own; an administrator names the user by `user_id`, which is ignored when a user sends it. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["exportApiUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-usage/user-respose-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export my request log
         * @description Streams the request log as CSV, newest first, narrowed by the same filter as the page that shows it. The log is kept for 90 days. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["exportUserResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-api-response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my calls
         * @description Answers the request log, newest first: every call made with the caller's keys, what it was answered and what it cost. Bodies are not kept. The log is kept for 90 days.
         */
        get: operations["listUserApiResponses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-api-response/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of my calls
         * @description Answers everything that is kept of one call: its row of the request log, where to call it again, and what the ledger says of it. Headers and bodies are not kept. The log is kept for 90 days; somebody else's call answers the same 404 as one that is not there.
         */
        get: operations["getUserApiResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-response-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the statuses my calls were answered
         * @description Answers each status that occurs in the caller's request log, smallest first, with the number of calls. It feeds the filter of the log, so statuses that never occurred are not in it.
         */
        get: operations["listApiResponseStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-logs-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the log of one API
         * @description Streams everything that the request log holds of one API as CSV, newest first, with the version called and the error code answered. The log is kept for 90 days, also after the subscription ended. Cells that a spreadsheet would run as a formula begin with an apostrophe.
         */
        get: operations["exportApiLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my subscriptions
         * @description Answers the caller's subscriptions with their products and keys, newest first; cancelled ones last. The list is not paged: an account has at most one subscription to each API. Secrets are never in it.
         */
        get: operations["listUserSubscriptions"];
        put?: never;
        /**
         * Subscribe to an API
         * @description Begins a subscription and answers its keys with their secrets, this once: a test key always, a live key where the API asks for no verification or the business is verified. With `user_subscription_id` the product is added to that subscription, or a PENDING one is started. Nothing is charged at once. In a team, an owner or a developer has keys made, and an owner or a billing member takes a plan that costs.
         */
        post: operations["createUserSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products to subscribe to
         * @description Answers the ways to buy APIs, with their price lists, the taken ones first, then by name. With `userSubscriptionId` only those of that subscription's API, with `api` only those of the API named; both together must be one API.
         */
        get: operations["listSubscriptionProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deprecations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deprecated versions of my APIs
         * @description Answers the deprecated versions of every API that the caller is subscribed to, with how often they called each in the last 30 days: what ends first, first. One key calls all versions of an API, so only the calls tell which one is in use.
         */
        get: operations["listDeprecations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe
         * @description Ends a product, or with no `product_id` the whole subscription: its keys are refused from the moment of the answer, and cannot be brought back. What was used is still charged or billed. The last product ends the subscription.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-test-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List test numbers
         * @description Answers the numbers and accounts that the test environment knows, with the answer that each leads to, for the APIs the caller has subscribed to. They work with test keys only and cost nothing.
         */
        get: operations["listTestAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a key
         * @description Makes a new key of the given type and answers its secret, this once. The key it replaces, the newest of the type unless `key_id` names another, is accepted for `grace_seconds` more, though never past its own expiry; one that it has replaced itself and that is still in grace ends now. Live keys need a verified business where the API asks for one. A subscription without a key of the type gets its first.
         */
        put: operations["regenerateKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a key
         * @description Gives a key of the caller another name. Nothing else about it changes; one that has ended can be renamed, too.
         */
        put: operations["renameKey"];
        /**
         * Make a further key
         * @description Makes a key beside those that the subscription has, and answers its secret, this once. Each key is replaced, renamed and ended by itself. At most 20 of a type work at a time. Live keys need a verified business where the API asks for one.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user-subscription/keys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End keys at once
         * @description Ends keys of the caller, those in grace too: they are refused from the moment this is answered, and cannot be brought back. All of them or none: one that is nobody's, or somebody else's, answers 404. A key that has ended already stays as it is.
         */
        post: operations["revokeKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the keys of an API
         * @description Answers the keys of the caller's subscription to the API, newest first, without their secrets. It is a read, sent as a POST. An API that the caller has not subscribed to answers 404.
         */
        post: operations["getKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read credits and prices of an API
         * @description Answers what the caller can spend on the API now and what each of its operations costs. It is a read, sent as a POST. Without a subscription the prices are those of pay per call.
         */
        post: operations["getCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-user-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read my plan for an API
         * @description Answers the plan that the caller's calls of the API are charged by: one taken for the API alone, else the account's own, else null. It is a read, sent as a POST.
         */
        post: operations["getUserPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up the plan of an API
         * @description Ends the plan that was taken for the API when its period ends; until then it is used as before. Afterwards calls are charged by the account's own plan. Subscription and keys stay. The account's own plan cannot be given up here.
         */
        post: operations["unsubscribePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/get-service-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the plans of an API
         * @description Answers the plans that the API is offered with, the cheapest first, and marks the one in force for the caller. It is a read, sent as a POST. A plan is taken by subscribing to its product.
         */
        post: operations["getServicePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Answers what happened to the account: important notifications first, then the rest, each newest first. The list is not paged; it holds the newest 200 of the last 90 days. Reading it marks nothing as read.
         */
        get: operations["listNotifications"];
        put?: never;
        /**
         * Mark notifications as read
         * @description Sets `read_at` of the named notifications to now. One that is read already keeps its moment, and an identifier that is unknown or belongs to somebody else changes nothing, so the call can be repeated safely.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all notifications, page by page
         * @description Answers every notification of the account, newest first, important or not. Reading it marks nothing as read.
         */
        get: operations["listNotificationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark everything seen as read
         * @description Sets `read_at` of the named notification, and of every older one of the account, to now. One that came in after it stays unread, because nobody has seen it. An identifier that is unknown or belongs to somebody else changes nothing.
         */
        post: operations["markAllNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read notification preferences
         * @description Answers how the account is told of each kind of notification: in the portal, by email, both or not at all. Kinds that the role of the account never meets are left out.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Change notification preferences
         * @description Changes the kinds that are named. It holds for what happens from then on. Emails about the security of the account cannot be turned off.
         */
        put: operations["updateNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of new notifications
         * @description A stream of server-sent events that tells when the answer of `GET /api/notifications` has changed, and not how: read the list again then, and once after `ready`. It also tells when others have changed something of the account that the caller acts for. The stream ends when the access token of the call expires, when its session ends, and when the server stops; the last event says which and when to call again. One stream serves all tabs of a browser: an account may have 8 open.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the team
         * @description Answers who acts for the account that the caller acts for: the owner, the members with their roles, and the invitations that nobody has accepted. Whoever is in no team reads their own account, of which they are the owner.
         */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the team did
         * @description Answers what each of the team did for the account, newest first, by name. What people do for themselves alone, such as signing in, is not in it.
         */
        get: operations["listTeamActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody
         * @description Mails a link to the address, by which its owner joins the team, registered or not. It works for seven days, once. Inviting takes a verified business; an account holds 50 members and invitations at most.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invitations/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Mails a new link, good for seven days; the one before it stops. The next mail can be sent after five minutes.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invitations/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation
         * @description Its link stops at once.
         */
        post: operations["withdrawInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what a link invites to
         * @description Answers which business invites, and as what, so that the page behind the link can say so before somebody signs in or registers. Nothing changes; a mail scanner uses nothing up.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/accept": {
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
         * @description Makes the caller a member. They have to be signed in with the address that was invited, and in no other team. From then on all that concerns an account is that of the team; their own account keeps its credits, subscriptions and keys, and is theirs again when they leave.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the role of a member
         * @description It holds from the next request of the member on.
         */
        post: operations["changeMemberRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member
         * @description From their next request on they act for their own account alone. Keys that they made stay, since they are the account's; whoever has copied a secret should see it regenerated.
         */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/team/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the team
         * @description The caller acts for their own account alone again. The owner of an account cannot leave it.
         */
        post: operations["leaveTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Answers the exports that the account asked for in the background, newest first: those in progress with the rows written so far, those that are ready, and for a month what became of the others. Whoever listens to `GET /api/notifications/stream` is told of progress as of a write of the account.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Prepare an export
         * @description Queues an export that is written in the background, with the rows, columns and cells of the download of the same list. An account may have three in progress and keep twenty.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description Answers the file of an export that is ready, as often as it is wanted.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exports/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel or delete an export
         * @description Ends an export with its file. One that is being written stops.
         */
        post: operations["removeExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Answers the addresses that are told of events of the account, oldest first, without their secrets.
         */
        get: operations["listWebhooks"];
        /**
         * Change a webhook
         * @description Changes what is sent; what is left out stays. Switching a webhook off ends the deliveries that wait; switching it on begins anew, also after it was switched off because it failed.
         */
        put: operations["updateWebhook"];
        /**
         * Add a webhook
         * @description Keeps an address that is told of the chosen events, and answers the secret that deliveries to it are signed with, this once. An account may have five. The host has to lead to public addresses alone; it is looked up now and again with each delivery.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a webhook
         * @description Ends a webhook with its secrets and the log of its deliveries. What waits is not sent any more.
         */
        post: operations["removeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook
         * @description Answers a new secret, this once. For 24 hours each delivery carries a signature by either secret, so that a receiver that knows one of them takes it. A secret that was in its last 24 hours already ends now.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Queues an event of the chosen type with made-up data and `test: true`, signed as any other. Whether the webhook wants events of this type does not matter.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Answers the deliveries of the last 30 days, newest first.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a delivery
         * @description Answers what is sent, and each attempt with its answer.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sends the same event with the same `webhook-id` now, whether it came through before or not, and tries again over three days if it has to.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users with their subscriptions
         * @description Answers one row a user: how many subscriptions are active, what the wallet holds and how the keys stand. Users come by family name unless `sort` says otherwise; `search` looks in name, email and company. Administrators themselves are not listed.
         */
        get: operations["adminListSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/all-user-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List every subscription
         * @description Answers the subscriptions of all users in short, newest first, for overviews and for finding one to regenerate. It is not paged and stops at the newest 10,000. Keys are told by their type and state, never by their secret.
         */
        get: operations["adminListAllSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the subscriptions of a user
         * @description Answers one user with every subscription, as the user sees it: products, plan, keys without their secrets, and what blocks a live key.
         */
        get: operations["adminGetUserSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys-regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a key of a user
         * @description Makes a new key for a subscription and answers its secret, this once; hand it over by a safe way. Left out, `type` is LIVE where the subscription has a live key, else TEST. The old key ends at once unless `grace_seconds` gives it time. The user is notified.
         */
        put: operations["adminRegenerateKeys"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deduct-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deduct credits from a user
         * @description Takes credits out of a wallet by an ADJUSTMENT row; the description stands on it and the user sees it. PAID credits are taken from those that were bought, FREE ones from the soonest to expire. Never more than there is, credits in flight left out. Above a limit of the deployment nothing moves yet: a 202 says that another administrator has to approve it.
         */
        post: operations["adminDeductCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/add-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add credits for a user
         * @description Puts credits into a wallet by an ADJUSTMENT row; the description stands on it and the user sees it. PAID credits never expire. FREE ones need a `validity_date` and can be spent until the end of that day in Asia/Manila. Above a limit of the deployment nothing moves yet: a 202 says that another administrator has to approve it.
         */
        post: operations["adminAddCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ledger of a user
         * @description Answers the ledger of one wallet as its owner sees it, newest first. Each row carries the balance before and after it.
         */
        get: operations["adminListTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/api-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the calls of a user
         * @description Counts one user's calls by day, month or API, as the user sees it. Days and months are those of Asia/Manila; a range is at most 366 days. The same rows come as CSV from `GET /api/api-usage/export`.
         */
        get: operations["adminListApiUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/revoke-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke every key of a user
         * @description Ends all keys of a user, those in grace too. They are refused from the moment this is answered. Subscriptions stay, and the user can make new keys; the user is notified. A second call finds nothing to revoke and answers 0.
         */
        post: operations["adminRevokeKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List verifications for review
         * @description Answers verifications with who sent them. Those in review come first, the oldest of them on top; then the decided ones, the newest first. `search` looks in business, contact, email address and identifier.
         */
        get: operations["adminListKyb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyb/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a verification for review
         * @description Answers everything that was sent, who sent it, and the earlier attempts of the same business.
         */
        get: operations["adminGetKyb"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyb/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document of a verification
         * @description Gives out one document as it was sent: PDF, PNG or JPEG, by its content and not by its name. A stranger sent it, so clients show it where it can run nothing. Each reading is written into the audit log.
         */
        get: operations["adminGetKybDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyb/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a verification
         * @description Verifies the business: its account becomes a business account, and live keys of the APIs that the form covers can be made. The sender is told by mail and behind the bell.
         */
        post: operations["adminApproveKyb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyb/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a verification by field
         * @description Sends the form back with what has to be sent again, each field with a code and a reason for a person. All other fields count as accepted. The sender is told by mail and behind the bell.
         */
        post: operations["adminRejectKyb"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of credits that need a second person
         * @description Answers changes of credits above the limit of one person: those that wait first, then the others, newest first.
         */
        get: operations["adminListAdjustments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/adjustments/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or refuse a change of credits
         * @description Decides a change that waits, once. Whoever asked for it cannot decide it. Approved, it moves the credits by an ADJUSTMENT row with the reason that was given, and the user is told; refused, nothing moves and the user hears nothing.
         */
        post: operations["adminDecideAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit log
         * @description Answers who did what, newest first: by whom, to whom, what and when. Days are those of the market. A range is not needed: pages are read from an index.
         */
        get: operations["adminListAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock an account
         * @description Ends every session of a user and refuses new ones; calls with their keys are refused, too. Credits, keys and subscriptions stay as they are. One that is locked stays locked.
         */
        post: operations["adminLockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock an account
         * @description Lets a user sign in and call again, with the keys they had. An account whose address was never verified is PENDING again. One that is not locked stays as it is.
         */
        post: operations["adminUnlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a user out everywhere
         * @description Ends every session of a user, who can sign in again. Keys still work.
         */
        post: operations["adminSignOutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List published APIs
         * @description Answers every version of every API: first those of the API that comes first in the catalogue, the newest version before older ones. Calls are those of the last 30 days to this very version; subscriptions are to an API with all of its versions.
         */
        get: operations["adminListApis"];
        put?: never;
        /**
         * Publish an API
         * @description Publishes what was checked: the same document, the same options, on the same catalogue. If any of them is another now, nothing is changed and a 409 asks to check again. All of it is published, or nothing; prices hold from now on, and what was charged before stays. The version that has the same address is replaced.
         */
        post: operations["adminPublishApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a published version
         * @description Answers a version with its prices, and who calls it.
         */
        get: operations["adminGetApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a document
         * @description Checks a document as publishing does, and says what it would change. Nothing is changed. A document that cannot be published is a 200 whose findings say why.
         */
        post: operations["adminCheckApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set prices of a published version
         * @description Publishes the document that is on sale again, with other prices. They hold from now on for calls by the current price list; who subscribed by an older list keeps it, and what was charged before stays. Publishing a document later sets the prices that are published with it.
         */
        post: operations["adminSetApiPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/deprecate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deprecate a published version
         * @description Says that a version ends, and why: on its page, in the catalogue, and to everybody who is subscribed to the API. One that is deprecated gets the new day and reason, and subscribers are told again when the day changes.
         */
        post: operations["adminDeprecateApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a deprecation back
         * @description The version stays: it is ACTIVE or BETA again, as it was before, without an end. Everybody who is subscribed to the API is told.
         */
        post: operations["adminRestoreApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/conformance-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the keys of conformance results
         * @description Answers the keys whose signatures are trusted under conformance results, the newest first.
         */
        get: operations["adminListConformanceKeys"];
        put?: never;
        /**
         * Trust a key of conformance results
         * @description From now on, results that this key signed are taken for the APIs of its publisher.
         */
        post: operations["adminAddConformanceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/conformance-keys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop trusting a key of conformance results
         * @description Its results are not taken any more, and versions that have their mark by one of them lose it.
         */
        post: operations["adminRemoveConformanceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/conformance-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conformance results
         * @description Answers the results that were submitted, the newest first, also those that failed, with what was found.
         */
        get: operations["adminListConformanceResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mails and webhooks
         * @description Answers the mails and the deliveries of webhooks that wait, failed or were sent, newest first. Of a mail it tells the subject and never the text, which may hold a link to sign in by; of a webhook the origin of its address. Mails are listed for 90 days, deliveries of webhooks for 30.
         */
        get: operations["adminListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a mail or a webhook delivery
         * @description Answers one with each of its attempts. It holds neither the text of a mail nor the body of a webhook.
         */
        get: operations["adminGetDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a delivery again now
         * @description Puts a mail or a webhook that waits or failed at the head of its queue, with all its attempts before it again.
         */
        post: operations["adminRetryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a delivery up
         * @description Ends a mail or a webhook that waits: it is not tried again. An administrator may still have it tried.
         */
        post: operations["adminGiveUpDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "wallet.low_balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credits are low
         * @description Sent when the wallet falls to one of its marks, or below; once a crossing.
         */
        post: operations["walletLowBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "key.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A key is about to expire
         * @description Sent once for each key, within the seven days before it stops being accepted; for a key in grace, soon after another has taken its place.
         */
        post: operations["keyExpiring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment is settled
         * @description Sent when credits that were bought are in the wallet, or statements are paid.
         */
        post: operations["paymentSettled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api.deprecated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An API is deprecated
         * @description Sent to those who have subscribed to the API when a version of it is deprecated, and when its last day is set or changed.
         */
        post: operations["apiDeprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: email
         * @description An email address.
         */
        Email: string;
        /** @description A random value that the client made once and keeps, so that its next sign-in is known to come from the same device. It opens nothing. A sign-in to an account from a device that it does not know is told to its owner. Left out, the network stands for the device. */
        DeviceId: string;
        /** @description Who signs in. */
        LoginRequest: {
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @description The password. Its rule is checked where it is set, not here.
             */
            password: string;
            device_id?: components["schemas"]["DeviceId"];
        };
        /** @description Names this request in logs, ledger rows and support mails. */
        RequestId: string;
        /** @description Says what kind of problem it is. A program meets one that it does not know as it meets its status. */
        ErrorCode: "malformed_json" | "malformed_request" | "malformed_url" | "credential_refused" | "invalid_credentials" | "refresh_refused" | "sso_token_refused" | "token_expired" | "token_missing" | "account_suspended" | "conformance_key_foreign" | "conformance_key_unknown" | "email_not_verified" | "forbidden" | "kyb_in_review" | "kyb_rejected" | "kyb_required" | "team_invitation_foreign" | "team_role" | "terms_not_accepted" | "not_found" | "not_subscribed" | "verification_unknown" | "method_not_allowed" | "request_timeout" | "adjustment_decided" | "adjustment_own" | "already_subscribed" | "api_not_deprecated" | "api_withdrawn" | "bill_open" | "card_missing" | "check_outdated" | "conformance_document_differs" | "conformance_key_known" | "conformance_result_outdated" | "delivery_not_waiting" | "delivery_sent" | "draft_changed" | "idempotency_conflict" | "key_limit" | "key_not_active" | "kyb_approved" | "kyb_decided" | "no_plan_to_end" | "passkey_known" | "passkey_limit" | "password_not_set" | "payment_ended" | "payment_paid" | "plan_ending" | "product_not_taken" | "product_version_closed" | "second_factor_missing" | "starter_redeemed" | "statement_in_payment" | "statement_paid" | "subscription_cancelled" | "subscription_not_active" | "team_full" | "team_invitation_open" | "team_joined" | "team_member_exists" | "team_not_joined" | "team_owned" | "export_limit" | "export_not_ready" | "webhook_limit" | "webhook_off" | "challenge_expired" | "verification_expired" | "verification_used" | "body_too_large" | "address_too_long" | "media_type_unsupported" | "conformance_format_unknown" | "conformance_result_in_future" | "conformance_result_incomplete" | "conformance_signature_invalid" | "validation_failed" | "second_factor_required" | "step_up_required" | "locked_out" | "resend_too_soon" | "too_many_requests" | "headers_too_large" | "unexpected" | "not_offered" | "unavailable";
        /** @description Says which rule a field breaks. Those of the schema are called as the keyword is in JSON Schema. */
        FieldErrorCode: "additional_properties" | "const" | "enum" | "format" | "max_items" | "max_length" | "maximum" | "min_items" | "min_length" | "minimum" | "pattern" | "required" | "type" | "unevaluated_properties" | "unique_items" | "above_maximum" | "address_refused" | "amount_differs" | "api_of_another_subscription" | "before_start" | "below_minimum" | "captcha_refused" | "code_wrong" | "document_infected" | "document_refused" | "empty" | "host_unknown" | "insufficient_credits" | "media_type" | "not_allowed" | "not_https" | "not_in_future" | "not_taken" | "other_currency" | "passkey_refused" | "password_common" | "password_is_email" | "password_wrong" | "passwords_differ" | "product_of_another_api" | "range_too_long" | "too_large" | "version_not_taken" | "version_of_another_product";
        /** @description Why one field of the request was refused. */
        FieldError: {
            /** @description JSON Pointer into the body (`#/email`), or `?name` for a query parameter. */
            pointer: string;
            /** @description Stable machine-readable code. */
            code: components["schemas"]["FieldErrorCode"];
            /** @description What to change, in words for a person. */
            message: string;
        };
        /** @description An RFC 9457 problem. `code` is stable and is what programs branch on; texts may change. */
        Problem: {
            /**
             * Format: uri-reference
             * @description Address of the page that explains this problem.
             */
            type: string;
            /** @description What this kind of problem is, the same for each occurrence. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status, repeated.
             */
            status: number;
            /** @description What happened this time, and what to do about it. */
            detail?: string;
            /** @description Stable machine-readable code. */
            code: components["schemas"]["ErrorCode"];
            /** @description One entry for each field that was refused. */
            errors?: components["schemas"]["FieldError"][];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A session. The refresh token changes with each refresh; keep the newest. */
        TokenPair: {
            /** @description Sent in the header `Authorization: Bearer …`. */
            access_token: string;
            /** @description Traded once for the next pair. Lives 2592000 seconds (30 days) at most. */
            refresh_token: string;
            /**
             * @description How the access token is sent.
             * @enum {string}
             */
            token_type: "Bearer";
            /**
             * Format: int32
             * @description Seconds until the access token expires.
             */
            expires_in: number;
        };
        /** @description Names what was begun. Good for a few minutes, and once. */
        ChallengeToken: string;
        /**
         * @description A way to prove who one is. PASSWORD only for an account without a second factor.
         * @enum {string}
         */
        SecondFactorMethod: "TOTP" | "PASSKEY" | "RECOVERY_CODE" | "PASSWORD";
        /** @description Bytes in base64url. */
        Base64Url: string;
        /** @description A passkey that the browser may use, as WebAuthn writes it. */
        PasskeyDescriptor: {
            id: components["schemas"]["Base64Url"];
            /**
             * @description The kind of credential.
             * @enum {string}
             */
            type: "public-key";
            /** @description How the browser may reach it. */
            transports?: string[];
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        PasskeyRequestOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description Host name of the portal. */
            rpId: string;
            /**
             * Format: int32
             * @description Milliseconds that the browser waits.
             */
            timeout?: number;
            /** @description The account's passkeys. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            /**
             * @description The passkey asks for a fingerprint, a face or a PIN.
             * @enum {string}
             */
            userVerification: "required";
        };
        /** @description What is left to prove, and by what. */
        SecondFactorChallenge: {
            challenge_token: components["schemas"]["ChallengeToken"];
            /** @description What this account can prove it by. Empty where only signing in again will do. */
            methods: components["schemas"]["SecondFactorMethod"][];
            /** @description For `navigator.credentials.get`; null without a passkey. */
            passkey: components["schemas"]["PasskeyRequestOptions"] | null;
            /**
             * Format: int32
             * @description Seconds until the challenge is over.
             */
            expires_in: number;
        };
        /** @description The social sign-in to finish. */
        SsoVerifyRequest: {
            /** @description The one-time token of `POST /api/sso_google_callback`. */
            sso_token: string;
            device_id?: components["schemas"]["DeviceId"];
        };
        /** @description The six digits that the authenticator app shows. Each is taken once. */
        TotpCode: string;
        /** @description One of the recovery codes. Capitals, spaces and dashes do not matter. */
        RecoveryCode: string;
        /** @description `AuthenticationResponseJSON` of WebAuthn: what `navigator.credentials.get` gave. */
        PasskeyAssertion: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /**
             * @description The kind of credential.
             * @enum {string}
             */
            type: "public-key";
            /** @description Whether the passkey is part of the device. */
            authenticatorAttachment?: string | null;
            /** @description Results of extensions, none of which is used. */
            clientExtensionResults?: Record<string, never>;
            /** @description What the passkey signed. */
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                authenticatorData: components["schemas"]["Base64Url"];
                signature: components["schemas"]["Base64Url"];
                /** @description The account, where the passkey tells. */
                userHandle?: string | null;
            };
        };
        /** @description The sign-in to finish, and one proof. */
        FinishSignInRequest: {
            challenge_token: components["schemas"]["ChallengeToken"];
            code?: components["schemas"]["TotpCode"];
            recovery_code?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            device_id?: components["schemas"]["DeviceId"];
        };
        /** @description The session to renew. */
        RefreshTokenRequest: {
            /** @description The newest refresh token of the session. */
            refresh_token: string;
        };
        /**
         * Format: password
         * @description A password, 10 to 128 characters. One of the commonest is refused, and so is the address of the account; there is no rule about kinds of characters.
         */
        Password: string;
        /**
         * @description The terms and conditions are accepted.
         * @constant
         */
        TermsAgreement: true;
        /**
         * @description The shared-globe agreement is accepted.
         * @constant
         */
        SharedGlobeAgreement: true;
        /** @description A new account. */
        RegisterRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            tc_agree: components["schemas"]["TermsAgreement"];
            one_shared_globe: components["schemas"]["SharedGlobeAgreement"];
            /** @description Who sent the person here. Leave it out when there is none. */
            reference?: string;
            /** @description Answer of the captcha. A deployment that shows a captcha on this form asks for it. */
            captcha?: string;
        };
        /** @description The request was taken. The message is meant for the person who made it. */
        Acknowledgement: {
            /** @description What happens next. */
            message: string;
        };
        /** @description The token of a mailed link. */
        VerificationToken: string;
        /** @description The address to confirm. */
        VerifyEmailRequest: {
            verification_token: components["schemas"]["VerificationToken"];
        };
        /** @description The address is verified. */
        VerifiedEmail: {
            /** @description What happens next. */
            message: string;
            /** @description The address, so that the login form can be filled in. */
            email: components["schemas"]["Email"];
        };
        /** @description Where to send the link again. */
        ResendVerificationRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description Whose password was forgotten. */
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The new password, and the proof that it may be set. */
        ResetPasswordRequest: {
            password: components["schemas"]["Password"];
            verification_token: components["schemas"]["VerificationToken"];
        };
        /** @description What Google's button gave the browser. */
        GoogleSignInRequest: {
            /** @description The ID token, a signed JWT with the scopes profile and email. */
            credential: string;
        };
        /** @description What a verified social sign-in answers; trade it once at `POST /sso-verify`. */
        SsoToken: {
            /** @description One-time token, good for 300 seconds. */
            sso_token: string;
            /** @description Whether this sign-in made the account. */
            newly_registered: boolean;
        };
        /** @description Both agreements, accepted. */
        AcceptTermsRequest: {
            tc_agree: components["schemas"]["TermsAgreement"];
            one_shared_globe: components["schemas"]["SharedGlobeAgreement"];
        };
        /** @description Opaque identifier. Never parse it. */
        Id: string;
        /** @description Names an account. */
        UserId: components["schemas"]["Id"];
        /**
         * @description PREPAID spends wallet credits; POSTPAID is billed by the month.
         * @enum {string}
         */
        PlanType: "PREPAID" | "POSTPAID";
        /**
         * @description What a person may do for an account. OWNER: everything; there is one, whose account it is. DEVELOPER: subscriptions and keys. BILLING: payments, credits and plans. VIEWER: read. Every role reads wallet, subscriptions and usage.
         * @enum {string}
         */
        TeamRole: "OWNER" | "DEVELOPER" | "BILLING" | "VIEWER";
        /** @description The business that a person acts for. */
        ProfileTeam: {
            account_id: components["schemas"]["UserId"];
            /** @description Its name. */
            account_name: string;
            /** @description What the person may do for it. */
            role: components["schemas"]["TeamRole"];
        };
        /** @description The signed-in person, and the plan and company they act for. */
        UserProfile: {
            id: components["schemas"]["UserId"];
            /** @description Given name. Empty until the profile is completed. */
            firstname: string;
            /** @description Family name. Empty until the profile is completed. */
            lastname: string;
            email: components["schemas"]["Email"];
            /**
             * @description The role.
             * @enum {string}
             */
            user_type: "ADMIN" | "USER";
            /** @description Whether the account signs in through a social provider. */
            is_sso: boolean;
            /** @description The social provider, such as `google`. */
            sso_by: string | null;
            /** @description The person's identifier at the social provider. */
            sso_id: string | null;
            /** @description Whether a password opens the account. One that was made by a social sign-in has none until one is set. */
            has_password: boolean;
            /**
             * Format: date-time
             * @description When the email address was verified.
             */
            email_verified_at: string | null;
            /**
             * @description PENDING until the email address is verified.
             * @enum {string}
             */
            status: "ACTIVE" | "PENDING" | "SUSPENDED";
            /** @description Whether the terms and conditions are accepted. */
            tc_agree: boolean;
            /** @description Whether the shared-globe agreement is accepted. */
            is_one_globe: boolean;
            /**
             * Format: date-time
             * @description The sign-in before this one.
             */
            last_login_date: string | null;
            /** @description Company as the person wrote it. */
            company: string | null;
            /** @description Company of a business account. Non-empty makes this a business account. */
            company_name: string | null;
            /** @description Reference given at registration. */
            reference: string | null;
            /** @description True until the first sign-in after registration is over. */
            newly_registered: boolean;
            /** @description PREPAID spends wallet credits; POSTPAID is billed by the month. */
            plan_type: components["schemas"]["PlanType"] | null;
            /** @description The plan's name. */
            plan_name: string | null;
            /** @description Credits used in the current plan period. */
            plan_consumption: string | null;
            /** @description The business that the person acts for, their own or one whose team they have joined; then plan and consumption are its. Null for who has an account of their own alone. */
            team: components["schemas"]["ProfileTeam"] | null;
        };
        /** @description The session to end. */
        LogoutRequest: {
            /** @description A refresh token of the session. */
            refresh_token: string;
        };
        /** @description The person's names and company, as they write them. */
        UpdateProfileRequest: {
            /** @description Given name. */
            firstname: string;
            /** @description Family name. */
            lastname: string;
            /** @description Company. Empty, null or left out for none. */
            company?: string | null;
        };
        /** @description The current password, and the new one twice. */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The password that holds now.
             */
            current_password: string;
            new_password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The new password again. It has to be the same.
             */
            repeat_password: string;
        };
        /** @description What is kept of one thing, field by field. Times are RFC 3339 in UTC, credits and money decimal strings. Fields may be added. */
        ExportedRow: {
            [key: string]: unknown;
        };
        /** @description Rows of one kind. */
        ExportedRows: components["schemas"]["ExportedRow"][];
        /** @description All that is kept about one account. Each list is complete, oldest first unless it says otherwise. */
        AccountExport: {
            /**
             * Format: date-time
             * @description When the file was begun. Lists may hold what came while it was read.
             */
            exported_at: string;
            /** @description Names, address, roles, agreements and plan, as the profile shows them. */
            account: components["schemas"]["ExportedRow"];
            sessions: components["schemas"]["ExportedRows"];
            /** @description When each known device signed in last. A device itself is kept as a hash. */
            devices: components["schemas"]["ExportedRows"];
            /** @description When an app was set up and used, without its secret. */
            authenticator_apps: components["schemas"]["ExportedRows"];
            /** @description Passkeys by name, without their public keys. */
            passkeys: components["schemas"]["ExportedRows"];
            notification_preferences: components["schemas"]["ExportedRows"];
            notifications: components["schemas"]["ExportedRows"];
            subscriptions: components["schemas"]["ExportedRows"];
            /** @description Every API key without its secret. */
            keys: components["schemas"]["ExportedRows"];
            /** @description Addresses that are told of events, without their secrets. */
            webhooks: components["schemas"]["ExportedRows"];
            /** @description Exports that were prepared in the background, without their files. */
            exports: components["schemas"]["ExportedRows"];
            /** @description Null for an administrator. */
            wallet: components["schemas"]["ExportedRow"] | null;
            ledger: components["schemas"]["ExportedRows"];
            payments: components["schemas"]["ExportedRows"];
            /** @description How the wallet is topped up by itself; empty where that was never set. */
            automatic_top_up: components["schemas"]["ExportedRows"];
            /** @description The card for automatic top-ups, without the token by which the provider charges it. */
            saved_cards: components["schemas"]["ExportedRows"];
            statements: components["schemas"]["ExportedRows"];
            plans: components["schemas"]["ExportedRows"];
            /** @description Calls and credits by day and API. */
            usage: components["schemas"]["ExportedRows"];
            /** @description The request log, newest first. Bodies are not kept. */
            calls: components["schemas"]["ExportedRows"];
            business_verifications: components["schemas"]["ExportedRows"];
            /** @description Forms that were begun and not sent. */
            business_verification_drafts: components["schemas"]["ExportedRows"];
            /** @description Messages sent to support under the account's email address. */
            contact_messages: components["schemas"]["ExportedRows"];
            /** @description Whitepapers asked for under the account's email address. */
            downloads: components["schemas"]["ExportedRows"];
            /** @description What the account did, and what was done to it. */
            audit: components["schemas"]["ExportedRows"];
            /** @description Emails sent to the account's address in the last 90 days, by subject. What they said is not kept. */
            emails: components["schemas"]["ExportedRows"];
        };
        /** @description Proof of who asks, by one of the two. */
        DeleteAccountRequest: {
            /**
             * Format: password
             * @description The password of the account.
             */
            password?: string;
            /** @description The token of a mailed link. */
            verification_token?: string;
        };
        /** @description What went with the account. */
        DeletedAccount: {
            /** @description What happened. */
            message: string;
            /** @description Credits that were left. */
            credits_lost: string;
            /**
             * Format: int32
             * @description How many API keys stopped.
             */
            keys_ended: number;
        };
        /** @description Names a session of an account. */
        SessionId: components["schemas"]["Id"];
        /** @description Where the account is signed in. What it says of the device is what the device says of itself. */
        Session: {
            session_id: components["schemas"]["SessionId"];
            /** @description Whether it is the session of this call. */
            current: boolean;
            /** @description The browser or program that signed in, such as `Chrome`. Null where it named none. */
            client: string | null;
            /** @description Its operating system, such as `Windows`. Null where it named none. */
            system: string | null;
            /**
             * @description UNKNOWN for programs, and where the device does not say.
             * @enum {string}
             */
            device_type: "DESKTOP" | "MOBILE" | "TABLET" | "UNKNOWN";
            /** @description Where it was last used from: an IPv4 address, or the first 64 bits of an IPv6 address. Null for a session that began before this was kept. */
            network: string | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last used, to about a minute.
             */
            last_used_at: string;
            /**
             * Format: date-time
             * @description When it ends at the latest.
             */
            expires_at: string;
        };
        /** @description The session to end. */
        EndSessionRequest: {
            session_id: components["schemas"]["SessionId"];
        };
        /** @description What was ended. */
        EndedSessions: {
            /** @description What happened. */
            message: string;
            /**
             * Format: int32
             * @description How many sessions were ended.
             */
            ended: number;
        };
        /**
         * Format: date-time
         * @description RFC 3339 in UTC.
         */
        Time: string;
        /** @description An authenticator app. */
        TotpFactor: {
            /** @description When it was set up. */
            created_at: components["schemas"]["Time"];
            /** @description When its code was last taken; null for never. */
            last_used_at: components["schemas"]["Time"] | null;
        };
        /** @description Names a passkey of one account. */
        PasskeyId: components["schemas"]["Id"];
        /** @description What its owner calls it. */
        PasskeyName: string;
        /** @description A passkey of the account. */
        Passkey: {
            passkey_id: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
            /** @description When it was added. */
            created_at: components["schemas"]["Time"];
            /** @description When it was last used; null for never. */
            last_used_at: components["schemas"]["Time"] | null;
            /** @description Whether it is kept in an account of its maker, and so on several devices. */
            synced: boolean;
        };
        /** @description The second factors of an account, without their secrets. */
        SecondFactor: {
            /** @description Whether the deployment asks this account for a second factor. */
            required: boolean;
            /** @description The authenticator app; null without one. */
            totp: components["schemas"]["TotpFactor"] | null;
            /** @description The passkeys, the oldest first. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Whether passkeys can be used at the address of this deployment. */
            passkeys_offered: boolean;
            /**
             * Format: int32
             * @description Recovery codes that were not used yet.
             */
            recovery_codes_left: number;
        };
        /** @description The challenge to answer, and one proof. */
        ProveRequest: {
            challenge_token: components["schemas"]["ChallengeToken"];
            code?: components["schemas"]["TotpCode"];
            recovery_code?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            /**
             * Format: password
             * @description The password of an account without a second factor.
             */
            password?: string;
        };
        /** @description The session is proved. */
        StepUpProof: {
            /** @description Until when calls with `x-step-up` are open to it. */
            proved_until: components["schemas"]["Time"];
        };
        /** @description The app's first code. */
        ConfirmTotpRequest: {
            challenge_token: components["schemas"]["ChallengeToken"];
            code: components["schemas"]["TotpCode"];
        };
        /** @description The factors as they are now, and the recovery codes that came with the first. */
        FactorAdded: {
            second_factor: components["schemas"]["SecondFactor"];
            /** @description Null where the account has recovery codes already. */
            recovery_codes: components["schemas"]["RecoveryCode"][] | null;
        };
        /** @description The secret for an authenticator app. */
        TotpSetup: {
            challenge_token: components["schemas"]["ChallengeToken"];
            /** @description In base32, to be typed into the app. */
            secret: string;
            /**
             * Format: uri
             * @description The same with the name of the account, to be drawn as a QR code.
             */
            otpauth_uri: string;
            /**
             * Format: int32
             * @description Seconds until it can no longer be confirmed.
             */
            expires_in: number;
        };
        /** @description Which passkey, and its new name. */
        RenamePasskeyRequest: {
            passkey_id: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
        };
        /** @description `RegistrationResponseJSON` of WebAuthn: what `navigator.credentials.create` gave. */
        PasskeyAttestation: {
            id: components["schemas"]["Base64Url"];
            rawId: components["schemas"]["Base64Url"];
            /**
             * @description The kind of credential.
             * @enum {string}
             */
            type: "public-key";
            /** @description Whether the passkey is part of the device. */
            authenticatorAttachment?: string | null;
            /** @description Results of extensions, none of which is used. */
            clientExtensionResults?: Record<string, never>;
            /** @description The new public key. */
            response: {
                clientDataJSON: components["schemas"]["Base64Url"];
                attestationObject: components["schemas"]["Base64Url"];
                authenticatorData?: components["schemas"]["Base64Url"];
                publicKey?: components["schemas"]["Base64Url"];
                /**
                 * Format: int32
                 * @description Number of the algorithm in COSE.
                 */
                publicKeyAlgorithm?: number;
                /** @description How the browser may reach it. */
                transports?: string[];
            };
        };
        /** @description The passkey that the browser made. */
        AddPasskeyRequest: {
            challenge_token: components["schemas"]["ChallengeToken"];
            name: components["schemas"]["PasskeyName"];
            passkey: components["schemas"]["PasskeyAttestation"];
        };
        /** @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
        PasskeyCreationOptions: {
            challenge: components["schemas"]["Base64Url"];
            /** @description The portal. */
            rp: {
                /** @description Its host name. */
                id: string;
                /** @description Its name. */
                name: string;
            };
            /** @description The account. */
            user: {
                id: components["schemas"]["Base64Url"];
                /** @description Its email address. */
                name: string;
                /** @description The name that the browser shows. */
                displayName: string;
            };
            /** @description Algorithms that are taken, the best first. */
            pubKeyCredParams: {
                /**
                 * Format: int32
                 * @description Number of the algorithm in COSE.
                 */
                alg: number;
                /**
                 * @description The kind of credential.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /**
             * Format: int32
             * @description Milliseconds that the browser waits.
             */
            timeout?: number;
            /** @description Passkeys that the account has. */
            excludeCredentials?: components["schemas"]["PasskeyDescriptor"][];
            /** @description What the passkey has to be able to do. */
            authenticatorSelection?: {
                /**
                 * @description Kept on the device where that is possible.
                 * @enum {string}
                 */
                residentKey?: "preferred";
                /** @description The same in an older version of WebAuthn. */
                requireResidentKey?: boolean;
                /**
                 * @description The passkey asks for a fingerprint, a face or a PIN.
                 * @enum {string}
                 */
                userVerification?: "required";
            };
            /**
             * @description No statement of the maker is asked for.
             * @enum {string}
             */
            attestation?: "none";
        };
        /** @description What the browser needs to make a passkey. */
        PasskeySetup: {
            challenge_token: components["schemas"]["ChallengeToken"];
            options: components["schemas"]["PasskeyCreationOptions"];
            /**
             * Format: int32
             * @description Seconds until it can no longer be added.
             */
            expires_in: number;
        };
        /** @description Which passkey. */
        RemovePasskeyRequest: {
            passkey_id: components["schemas"]["PasskeyId"];
        };
        /** @description New recovery codes. They are in this answer alone. */
        RecoveryCodes: {
            /** @description Each is taken once, in place of a second factor. */
            recovery_codes: components["schemas"]["RecoveryCode"][];
        };
        /** @description Names an API of the catalogue, across its versions. */
        ApiSlug: string;
        /** @description Version segment of an API, as it stands in its address. */
        Version: string;
        /** @description Which version of which API. */
        SyncApiRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
        };
        /** @description A decimal string with two places. Never a float. */
        Decimal: string;
        /** @description Credits as a decimal string with two places. Never a float. */
        Credits: components["schemas"]["Decimal"];
        /** @description Names an operation within its document. */
        OperationId: string;
        /** @description The mark of a version whose running API was proven to keep its published document: the last run of the checker found nothing, and a trusted key signed it. `GET /api/conformance-results` has all of it. */
        Conformance: {
            /**
             * Format: int32
             * @description Operations that were checked and kept the contract. The others were left out.
             */
            passed: number;
            /**
             * Format: int32
             * @description Operations of the document.
             */
            total: number;
            /** @description When the run ended. */
            checked_at: components["schemas"]["Time"];
            /** @description The operationIds of those that were left out. Lists of APIs do not have it. */
            not_checked?: components["schemas"]["OperationId"][];
        };
        /** @description What every list says of an API. */
        ApiSummary: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description Middle segment of the page address. Null where the publisher has one API only. */
            tag: string | null;
            /** @description Name for people. */
            name: string;
            /** @description What it answers, in one or two sentences. */
            summary: string;
            /** @description The one category it is filed under. */
            category: string;
            /** @description Words it is found by. */
            tags: string[];
            version: components["schemas"]["Version"];
            /** @description Version of the document that is published. */
            full_version: string;
            /**
             * @description Where it stands in its life.
             * @enum {string}
             */
            status: "ACTIVE" | "BETA" | "DEPRECATED";
            /** @description Price of its main operation. */
            price_from: components["schemas"]["Credits"];
            /** @description What one price buys, such as `call`. */
            price_unit: string;
            /** @description Whether live keys need a verified business. */
            kyb_required: boolean;
            /** @description The conformance mark; null without one. */
            conformance: components["schemas"]["Conformance"] | null;
            updated_at: components["schemas"]["Time"];
        };
        /** @description One operation of an API, as lists show it. */
        OperationSummary: {
            /** @description The operationId in the API's document. */
            operation_id: string;
            /**
             * @description HTTP method.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Path below the API's address. */
            path: string;
            /** @description What it does. */
            summary: string;
            /** @description What one answered call costs; 0.00 is free. */
            price: components["schemas"]["Credits"];
            /** @description What one price buys, such as `call`. */
            price_unit: string;
        };
        /** @description An API of the catalogue, in one of its versions. */
        PublicApi: components["schemas"]["ApiSummary"] & {
            /** @description Its operations, the main one first. */
            operations: components["schemas"]["OperationSummary"][];
        };
        /**
         * Format: date
         * @description A calendar day, `YYYY-MM-DD`.
         */
        Day: string;
        /** @description Where an API is reached in one environment. */
        ApiServer: {
            /**
             * @description MOCK needs no key and is free; TEST and LIVE are told apart by the key that is sent.
             * @enum {string}
             */
            environment: "MOCK" | "TEST" | "LIVE";
            /**
             * Format: uri-reference
             * @description What operation paths are appended to. A path is below the portal's own address.
             */
            url: string;
            /** @description What answers there. */
            description: string;
        };
        /** @description What is answered. */
        TestOutcome: {
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The named example of that status in the OpenAPI document. Null for an answer without a body. */
            example: string | null;
        };
        /** @description A value that is answered in a known way by an operation, outside LIVE. */
        TestDatum: {
            /** @description The operation that knows the value. */
            operation_id: string;
            /** @description What to send, such as a phone number. */
            value: string;
            /** @description Where to send it, as a pointer into the body (`#/phoneNumber`), a query name (`?to`) or a path name (`{id}`). */
            at: string;
            /** @description What it stands for. */
            label: string;
            outcome: components["schemas"]["TestOutcome"];
        };
        /** @description One change of a release. */
        ApiChange: {
            /**
             * @description What kind of change.
             * @enum {string}
             */
            kind: "ADDED" | "CHANGED" | "DEPRECATED" | "REMOVED" | "FIXED";
            /** @description Whether a caller has to change something. */
            breaking: boolean;
            /** @description The change, for people. */
            text: string;
        };
        /** @description What one release changed. */
        ApiRelease: {
            /** @description The version released. */
            full_version: string;
            /** @description The day of the release. */
            released_on: components["schemas"]["Day"];
            /** @description One entry for each change. */
            changes: components["schemas"]["ApiChange"][];
        };
        /** @description A version of an API, as its version menu shows it. */
        VersionSummary: {
            version: components["schemas"]["Version"];
            /** @description Version of its document. */
            full_version: string;
            /**
             * @description Where it stands in its life.
             * @enum {string}
             */
            status: "ACTIVE" | "BETA" | "DEPRECATED";
            /** @description The day it was published. */
            released_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description The day from which it is not answered any more, if one is set.
             */
            sunset_on: string | null;
        };
        /** @description A published version of an API, with what its page shows. */
        ApiVersion: components["schemas"]["PublicApi"] & {
            /** @description What it is for and how it behaves, in Markdown. */
            description: string;
            /** @description The day this version was published. */
            released_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description The day from which it is not answered any more. Null while no end is set.
             */
            sunset_on: string | null;
            /** @description The version to move to. Null for the newest. */
            replaced_by: string | null;
            /** @description Where it is reached, by environment. Empty while nothing answers its calls. */
            servers: components["schemas"]["ApiServer"][];
            /**
             * Format: uri-reference
             * @description Its OpenAPI document, in YAML; the file name carries the version. The same address ends in `.json` for JSON, `.postman.json` for a Postman collection, `.md` for Markdown, and `/{operation_id}.md` for one operation.
             */
            document_url: string;
            /** @description Values with a known outcome, for MOCK and TEST. */
            test_data: components["schemas"]["TestDatum"][];
            /** @description What changed, newest first, in short. `getApiChangelog` tells all of it, by operation. */
            changelog: components["schemas"]["ApiRelease"][];
            /** @description All published versions, this one included, newest first. */
            versions: components["schemas"]["VersionSummary"][];
        };
        /** @description Documentation elsewhere; left out when the document names none. */
        ReferenceExternalDocs: {
            /** @description Its address, as the document writes it. */
            url: string;
            /** @description What it has, in Markdown; empty when the document is silent. */
            description: string;
        };
        /** @description A group of operations. */
        ReferenceTag: {
            /** @description Its name. */
            name: string;
            /** @description What its operations are for, in Markdown; empty when the document is silent. */
            description: string;
            external_docs?: components["schemas"]["ReferenceExternalDocs"];
        };
        /** @description The method of an operation. OpenAPI 3.2 has others besides the usual ones, such as `QUERY`. */
        HttpMethod: string;
        /** @description An operation in the index. */
        ReferenceEntry: {
            operation_id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API, with `{parameters}`. */
            path: string;
            /** @description What it does, in a line. */
            summary: string;
            /** @description Its group; empty without one. */
            tag: string;
            /** @description Whether it should not be used any more. */
            deprecated: boolean;
            /** @description What an answered call costs; null when the document names no price. */
            price: components["schemas"]["Credits"] | null;
            /** @description What the price is for, such as a call or a message. */
            price_unit: string | null;
        };
        /** @description A scope of an OAuth 2.0 flow. */
        ReferenceScope: {
            /** @description Its name. */
            name: string;
            /** @description What it allows; empty when the document is silent. */
            description: string;
        };
        /** @description An OAuth 2.0 flow of a security scheme. URLs are as the document writes them. */
        ReferenceFlow: {
            /** @description Such as `clientCredentials` or `authorizationCode`. */
            flow: string;
            /** @description Where a person grants access. */
            authorization_url?: string;
            /** @description Where a device asks for its code. */
            device_authorization_url?: string;
            /** @description Where a token is obtained. */
            token_url?: string;
            /** @description Where a token is renewed. */
            refresh_url?: string;
            /** @description What a token may be asked for. */
            scopes: components["schemas"]["ReferenceScope"][];
        };
        /** @description A security scheme of the document. */
        ReferenceSecurity: {
            /** @description Its name in the document. */
            name: string;
            /** @description Such as `apiKey`, `http`, `oauth2`. */
            type: string;
            /** @description Where an API key goes; null for others. */
            place: string | null;
            /** @description The name of the header, query parameter or cookie, or the HTTP scheme. */
            key: string | null;
            /** @description How to get and send it, in Markdown. */
            description: string;
            /** @description What the token is, such as `JWT`; left out where the document is silent. */
            bearer_format?: string;
            /** @description Where the authorization server describes itself (OpenID Connect Discovery, or OAuth metadata), as the document writes it. */
            discovery_url?: string;
            /** @description How a token is obtained with OAuth 2.0; left out for other types. */
            flows?: components["schemas"]["ReferenceFlow"][];
        };
        /** @description A part of a server’s address. */
        ReferenceServerVariable: {
            /** @description Its name. */
            name: string;
            /** @description What it is when nothing else is chosen. */
            default: string;
            /** @description What it may be; empty where anything goes. */
            values: string[];
            /** @description What it means, in Markdown; empty when the document is silent. */
            description: string;
        };
        /** @description A server of the document. */
        ReferenceServer: {
            /** @description Its address as the document writes it, with `{variables}`. */
            url: string;
            /** @description What it is for, in Markdown; empty when the document is silent. */
            description: string;
            /** @description What stands in place of the names in braces. */
            variables: components["schemas"]["ReferenceServerVariable"][];
        };
        /** @description Under which license the API is offered; left out when the document is silent. */
        ReferenceLicense: {
            /** @description Its name. */
            name: string;
            /** @description Its SPDX expression. */
            identifier?: string;
            /** @description Where it can be read, as the document writes it. */
            url?: string;
        };
        /** @description Whom the document names for questions; left out when it is silent. */
        ReferenceContact: {
            /** @description Who it is. */
            name?: string;
            /** @description Their page, as the document writes it. */
            url?: string;
            /** @description Their address, as the document writes it. */
            email?: string;
        };
        /** @description What the documentation of an API version opens with. Operations are in short; each is read when it is opened. */
        ApiReference: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description The version of the document. */
            full_version: string;
            /** @description The title of the document. */
            title: string;
            /** @description What the document says of itself, in Markdown. */
            description: string;
            /** @description Groups of operations, in the order of the document. */
            tags: components["schemas"]["ReferenceTag"][];
            /** @description Every operation, in the order of the document. */
            operations: components["schemas"]["ReferenceEntry"][];
            /** @description Ways to prove who calls. */
            security: components["schemas"]["ReferenceSecurity"][];
            /** @description Calls that the API makes by itself, each read like an operation; `path` is its name. Left out without any. */
            webhooks?: components["schemas"]["ReferenceEntry"][];
            /** @description Where the document says that the API is. Calls through the portal go to the gateway instead. Left out without any. */
            servers?: components["schemas"]["ReferenceServer"][];
            license?: components["schemas"]["ReferenceLicense"];
            contact?: components["schemas"]["ReferenceContact"];
            /** @description The address of the publisher’s terms, as the document writes it. */
            terms_of_service?: string;
            external_docs?: components["schemas"]["ReferenceExternalDocs"];
        };
        /** @description A JSON Schema, 2020-12. `x-named` stands for the schema of that name in `schemas` of the operation. */
        JsonSchemaNode: {
            [key: string]: unknown;
        } | boolean;
        /** @description Any JSON value. */
        AnyJson: {
            [key: string]: unknown;
        } | unknown[] | string | number | boolean | null;
        /** @description One parameter. */
        ReferenceInput: {
            /** @description Its name. */
            name: string;
            /**
             * @description Where it goes; `querystring` is all that stands behind the question mark.
             * @enum {string}
             */
            place: "path" | "query" | "querystring" | "header" | "cookie";
            /** @description Whether a call needs it. */
            required: boolean;
            /** @description Whether it should not be used any more. */
            deprecated: boolean;
            /** @description What it means, in Markdown. */
            description: string;
            schema: components["schemas"]["JsonSchemaNode"];
            /** @description A value that works; null without one. */
            example: components["schemas"]["AnyJson"];
            /**
             * @description How a list or an object is written, as in OpenAPI; left out where it is the default of its place.
             * @enum {string}
             */
            style?: "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";
            /** @description Whether each item or field is written by itself; left out where it is the default of its style. */
            explode?: boolean;
            /** @description True where characters such as `/` and `:` are sent as they are; else left out. */
            allow_reserved?: boolean;
            /** @description The media type in which the value is written, such as `application/json`; left out for values that have a style. */
            content_type?: string;
        };
        /** @description A named example. */
        ReferenceExample: {
            /** @description Its name; scenarios of the mock are asked for by it. */
            name: string;
            /** @description What it shows; empty when the document is silent. */
            summary: string;
            value: components["schemas"]["AnyJson"];
        };
        /** @description A header of an answer. */
        ReferenceHeader: {
            /** @description Its name. */
            name: string;
            /** @description What it means. */
            description: string;
            schema: components["schemas"]["JsonSchemaNode"];
        };
        /** @description How a field of a form is written. */
        ReferenceEncoding: {
            /** @description Its media type, or several with commas between them. */
            content_type?: string;
            /**
             * @description How a list or an object is written, as in OpenAPI.
             * @enum {string}
             */
            style?: "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";
            /** @description Whether each item or field is written by itself; left out where it is the default of its style. */
            explode?: boolean;
            /** @description True where characters such as `/` and `:` are sent as they are; else left out. */
            allow_reserved?: boolean;
            /** @description Headers of the part; left out without any. */
            headers?: components["schemas"]["ReferenceHeader"][];
        };
        /** @description A body in one media type. */
        ReferenceContent: {
            /** @description The media type. */
            type: string;
            /** @description Its shape; null when the document gives none. */
            schema: components["schemas"]["JsonSchemaNode"] | null;
            /** @description Named examples, in the order of the document. */
            examples: components["schemas"]["ReferenceExample"][];
            /** @description How fields of a form are written, by their names; left out where the document is silent. */
            encoding?: {
                [key: string]: components["schemas"]["ReferenceEncoding"];
            };
        };
        /** @description What an operation takes. */
        ReferenceBody: {
            /** @description Whether a call needs it. */
            required: boolean;
            /** @description What it is, in Markdown. */
            description: string;
            /** @description The forms it may have. */
            content: components["schemas"]["ReferenceContent"][];
        };
        /** @description A parameter of the next call. */
        ReferenceLinkInput: {
            /** @description Its name. */
            name: string;
            /** @description A runtime expression of OpenAPI such as `$response.body#/id`, or a value. */
            value: string;
        };
        /** @description How an answer leads to the next call. */
        ReferenceLink: {
            /** @description Its name in the document. */
            name: string;
            /** @description What it is for, in Markdown; empty when the document is silent. */
            description: string;
            /** @description The operation that it leads to; null for one that the document does not have. */
            operation_id: components["schemas"]["OperationId"] | null;
            /** @description What the document says where it leads to no operation of it; else left out. */
            target?: string;
            /** @description What the next call takes over. */
            inputs: components["schemas"]["ReferenceLinkInput"][];
            /** @description What becomes its body, as an expression or a value; left out where the document is silent. */
            body?: string;
        };
        /** @description One documented answer. */
        ReferenceResponse: {
            /** @description Its status, a class of statuses, or `default`. */
            status: string;
            /** @description When it is given, in Markdown. */
            description: string;
            /** @description Headers it carries. */
            headers: components["schemas"]["ReferenceHeader"][];
            /** @description The forms it may have. */
            content: components["schemas"]["ReferenceContent"][];
            /** @description How it leads to the next call; left out without any. */
            links?: components["schemas"]["ReferenceLink"][];
        };
        /** @description A security scheme that a call needs, and what it needs of it. */
        ReferenceSecurityRequirement: {
            /** @description Name of the scheme. */
            scheme: string;
            /** @description Scopes, all of which are needed; empty where none is named. */
            scopes: string[];
        };
        /** @description A call that the API makes to whoever called it. Its named schemas are those of the operation. */
        ReferenceCallback: {
            /** @description Its name in the document. */
            name: string;
            /** @description Where it goes: a runtime expression of OpenAPI, such as `{$request.body#/sink}`. */
            url: string;
            method: components["schemas"]["HttpMethod"];
            /** @description What it tells, in a line. */
            summary: string;
            /** @description What it tells, in Markdown. */
            description: string;
            /** @description Whether it should not be relied on any more. */
            deprecated: boolean;
            /** @description Parameters that the API sends. */
            inputs: components["schemas"]["ReferenceInput"][];
            /** @description What the API sends; null without a body. */
            body: components["schemas"]["ReferenceBody"] | null;
            /** @description What the API expects to be answered. */
            responses: components["schemas"]["ReferenceResponse"][];
            /** @description Names of all schemes by which the API may prove itself. */
            security: string[];
            /** @description Ways to authenticate, as those of an operation. */
            security_requirements: components["schemas"]["ReferenceSecurityRequirement"][][] | null;
        };
        /** @description All that the documentation of one operation shows, by itself. */
        ReferenceOperation: {
            operation_id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API, with `{parameters}`. */
            path: string;
            /** @description What it does, in a line. */
            summary: string;
            /** @description What it does, in Markdown. */
            description: string;
            /** @description Its group; empty without one. */
            tag: string;
            /** @description Whether it should not be used any more. */
            deprecated: boolean;
            /** @description What an answered call costs; null when the document names no price. */
            price: components["schemas"]["Credits"] | null;
            /** @description What the price is for. */
            price_unit: string | null;
            /** @description Path, query, header and cookie parameters. */
            inputs: components["schemas"]["ReferenceInput"][];
            /** @description What is sent; null without a body. */
            body: components["schemas"]["ReferenceBody"] | null;
            /** @description Every answer that is documented, smallest status first, `default` last. */
            responses: components["schemas"]["ReferenceResponse"][];
            /** @description Names of all schemes that a call may need; empty when it can do without. `security_requirements` says which belong together. */
            security: string[];
            /**
             * @description Ways to authenticate, of which one is enough; all schemes of a way are needed together. A way without schemes makes the
             *     others optional, no way at all means that none is needed. Null when the document is silent; left out of what was published before it was read.
             */
            security_requirements?: components["schemas"]["ReferenceSecurityRequirement"][][] | null;
            /** @description Values with a known outcome, for MOCK and TEST. */
            test_data: components["schemas"]["TestDatum"][];
            /** @description Every named schema that the operation leads to. */
            schemas: {
                [key: string]: components["schemas"]["JsonSchemaNode"];
            };
            external_docs?: components["schemas"]["ReferenceExternalDocs"];
            /** @description Calls that the API makes because of this one; left out without any. */
            callbacks?: components["schemas"]["ReferenceCallback"][];
            /** @description True for a call that the API makes by itself; else left out. */
            webhook?: boolean;
        };
        /** @description An operation that changed. */
        ChangelogOperation: {
            operation_id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API. */
            path: string;
            /** @description What it does, in a line. */
            summary: string;
        };
        /** @description One change, of one operation or of several alike. */
        ChangelogEntry: {
            /**
             * @description What kind of change.
             * @enum {string}
             */
            kind: "ADDED" | "CHANGED" | "DEPRECATED" | "REMOVED";
            /** @description Whether a caller has to change something. */
            breaking: boolean;
            /** @description The change, for people. Names of the API stand between backticks. */
            text: string;
            /** @description Where it holds. */
            operations: components["schemas"]["ChangelogOperation"][];
            /**
             * Format: int32
             * @description In how many operations it holds; `operations` names the first of them.
             */
            operations_total: number;
        };
        /** @description One document, and what it changes for callers. */
        ChangelogRelease: {
            /** @description Version of the document. */
            full_version: string;
            version: components["schemas"]["Version"];
            /** @description The day it was published. */
            released_on: components["schemas"]["Day"];
            /** @description The document before it. Null for the first. */
            compared_with: string | null;
            /** @description What changed, breaking changes first. Empty for the first document, and where only texts changed. */
            changes: components["schemas"]["ChangelogEntry"][];
            /**
             * Format: int32
             * @description How many more there are than `changes` holds.
             */
            changes_left_out: number;
        };
        /** @description The documents that were published of an API, up to a version. */
        ApiChangelog: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description Newest first. */
            releases: components["schemas"]["ChangelogRelease"][];
        };
        /** @description Version of the document that was checked. */
        FullVersion: string;
        /**
         * Format: int32
         * @description Operations that kept the contract, or all that there are.
         */
        OperationCount: number;
        /** @description Tells keys apart. SHA-256 of the key in DER, as `SHA256:` and Base64 without padding. */
        KeyFingerprint: string;
        /** @description Something that was not checked. */
        ConformanceLeftOut: {
            /** @description The rule; null for a whole operation. */
            rule: string | null;
            /** @description The operation; null for a rule that was left out altogether. */
            operation_id: string | null;
            /** @description Why. */
            reason: string;
        };
        /** @description The run that gives a version its mark, and the proof of it. */
        ConformanceResult: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            full_version: components["schemas"]["FullVersion"];
            passed: components["schemas"]["OperationCount"];
            total: components["schemas"]["OperationCount"];
            started_at: components["schemas"]["Time"];
            checked_at: components["schemas"]["Time"];
            submitted_at: components["schemas"]["Time"];
            /** @description Version of `switchboard-conformance`. */
            checker_version: string;
            /**
             * Format: int64
             * @description Repeats the run, with `--seed`.
             */
            seed: number;
            /** @description Whose key signed it, as administrators named it. */
            key_name: string;
            fingerprint: components["schemas"]["KeyFingerprint"];
            /** @description What was not checked, and why. */
            left_out: components["schemas"]["ConformanceLeftOut"][];
            /**
             * Format: uri-reference
             * @description The signed result as it was submitted, by which everybody can verify it.
             */
            file_url: string;
        };
        /** @description One operation of the document. */
        ConformanceRunOperation: {
            /** @description Its operationId, or method and path where it has none. */
            operation: string;
            /** @description Its method. */
            method: string;
            /** @description Its path. */
            path: string;
            /**
             * @description Whether it kept the contract.
             * @enum {string}
             */
            outcome: "passed" | "failed" | "left out";
        } & {
            [key: string]: unknown;
        };
        /** @description One way in which the backend breaks the contract. */
        ConformanceRunFinding: {
            /** @description The rule that found it. */
            rule: string;
            /** @description The operation; empty where it is none. */
            operation: string;
            /** @description What the contract says. */
            expected: string;
            /** @description What the backend did. */
            got: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Something that was not checked. */
        ConformanceRunLeftOut: {
            /** @description The rule; empty for a whole operation. */
            rule: string;
            /** @description The operation; empty for a whole rule. */
            operation: string;
            /** @description Why. */
            reason: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What the checker found. It may say more than is listed here; all of it is signed. */
        ConformanceRun: {
            /** @description What checked. */
            tool: {
                /** @description Its name. */
                name: string;
                /** @description Its version. */
                version: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The OpenAPI document that the backend was held against. */
            contract: {
                /** @description Its title. */
                title: string;
                /** @description Its version. */
                version: string;
                /** @description SHA-256 of the document as it was read, in hexadecimal. */
                sha256: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Repeats the run.
             */
            seed: number;
            started: components["schemas"]["Time"];
            ended: components["schemas"]["Time"];
            /** @description Whether nothing was changed. */
            readOnly: boolean;
            /** @description Whether the backend was a mock. */
            mock: boolean;
            /** @description What alone was checked. */
            only: string[];
            /** @description What was skipped. */
            skip: string[];
            /** @description Whether the time budget ended the run. */
            timeUp: boolean;
            /** @description Each operation of the document. */
            operations: components["schemas"]["ConformanceRunOperation"][];
            /** @description How the backend breaks the contract; empty where it keeps it. */
            findings: components["schemas"]["ConformanceRunFinding"][];
            /** @description What was not checked, and why. */
            leftOut: components["schemas"]["ConformanceRunLeftOut"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A public key for Ed25519, as PEM (`-----BEGIN PUBLIC KEY-----`). */
        PublicKeyPem: string;
        /** @description The file that `switchboard-conformance --sign` writes. The signature is of the canonical JSON (RFC 8785) of `format` and `result`, by Ed25519. */
        SignedConformanceResult: {
            /** @description What is signed, and how. This is `switchboard-conformance-result/1`. */
            format: string;
            result: components["schemas"]["ConformanceRun"];
            publicKey: components["schemas"]["PublicKeyPem"];
            /** @description The signature, in Base64. */
            signature: string;
        };
        /** @description What became of a result that was submitted. */
        ConformanceReceipt: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            full_version: components["schemas"]["FullVersion"];
            /** @description Whether the version has the mark now. One that failed has none. */
            conformant: boolean;
            passed: components["schemas"]["OperationCount"];
            total: components["schemas"]["OperationCount"];
            checked_at: components["schemas"]["Time"];
        };
        /** @description An API of the catalogue in its newest version, without its operations. */
        CatalogueApi: components["schemas"]["ApiSummary"] & {
            /** @description The operationId of its main operation. */
            main_operation: string;
            /**
             * Format: int32
             * @description How many operations it has.
             */
            operations_total: number;
            /** @description Whether something answers its calls, a mock or the API itself. If not, it is documentation. */
            callable: boolean;
            /** @description Whether another API has the same name, so that only the publisher tells them apart. */
            name_shared: boolean;
        };
        /** @description Where a page stands in its list. */
        PageMeta: {
            /**
             * Format: int32
             * @description This page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The most items a page holds.
             */
            limit: number;
            /**
             * Format: int64
             * @description Items in the whole list.
             */
            total: number;
        };
        /** @description A category, and how many APIs are in it. */
        CategoryCount: {
            /** @description The category. */
            category: string;
            /**
             * Format: int32
             * @description APIs in it that the other filters leave over.
             */
            total: number;
        };
        /** @description What the catalogue can be narrowed by. */
        CatalogueFacets: {
            /**
             * Format: int32
             * @description APIs in the whole catalogue.
             */
            apis: number;
            /** @description Every category, in the order of the catalogue. */
            categories: components["schemas"]["CategoryCount"][];
            /** @description The tags that most APIs have, by the alphabet. */
            tags: string[];
        };
        /** @description Names what has a price, an operation or a pack of credits. */
        SkuId: components["schemas"]["Id"];
        /** @description The list price of one operation. */
        Sku: {
            sku_id: components["schemas"]["SkuId"];
            api: components["schemas"]["ApiSlug"];
            /** @description The API's name for people. */
            api_name: string;
            /** @description The operationId in the API's document. */
            operation_id: string;
            /** @description What the operation does. */
            name: string;
            /** @description What one answered call costs; 0.00 is free. */
            price_credits: components["schemas"]["Credits"];
            /** @description What one price buys, such as `call`. */
            unit: string;
        };
        /** @description What the operations of one API cost. */
        ApiPrices: {
            api: components["schemas"]["ApiSlug"];
            /** @description Name for people. */
            name: string;
            publisher: components["schemas"]["ApiSlug"];
            /** @description Middle segment of the page address. Null where the publisher has one API only. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description Whether another API has the same name, so that only the publisher tells them apart. */
            name_shared: boolean;
            /**
             * Format: int32
             * @description How many of its operations were found.
             */
            operations_total: number;
            /** @description What the cheapest of them costs. */
            price_from: components["schemas"]["Credits"];
            /** @description What the dearest of them costs. */
            price_to: components["schemas"]["Credits"];
            /** @description The first of them. */
            operations: components["schemas"]["Sku"][];
        };
        /** @description How many operations there are. */
        PriceCount: {
            /**
             * Format: int32
             * @description Those that were found.
             */
            found: number;
            /**
             * Format: int32
             * @description All that are sold.
             */
            total: number;
        };
        /** @description An operation. */
        SearchOperation: {
            id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API. */
            path: string;
            /** @description What it does, in a line. */
            title: string;
            /** @description What an answered call costs; null when the document names no price. */
            price: components["schemas"]["Credits"] | null;
        };
        /** @description An error, with the first operation that documents it. */
        SearchError: {
            /** @description What programs branch on. */
            code: string;
            /** @description Its HTTP status. */
            status: string;
            /** @description What it is called. */
            title: string;
            operation: components["schemas"]["OperationId"];
            /** @description The example that shows it; scenarios of the mock are asked for by it. */
            example: string;
        };
        /** @description A published API, with what it is found by. */
        SearchApi: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description Middle segment of the page address. Null where the publisher has one API only. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description Name for people. */
            name: string;
            /** @description What it answers, in one or two sentences. */
            summary: string;
            /** @description The one category it is filed under. */
            category: string;
            /** @description Its operations, in the order of the document. */
            operations: components["schemas"]["SearchOperation"][];
            /** @description The errors that its operations document, each code once, smallest status first. */
            errors: components["schemas"]["SearchError"][];
        };
        /**
         * @description ISO 4217 code.
         * @enum {string}
         */
        Currency: "PHP" | "USD";
        /** @description An amount of money as a decimal string with two places, in the currency named beside it. */
        Money: components["schemas"]["Decimal"];
        /** @description Credits sold together. Paid credits never expire. */
        CreditPack: {
            sku_id: components["schemas"]["SkuId"];
            /** @description Name for people. */
            name: string;
            /** @description Credits in the pack. */
            credits: components["schemas"]["Credits"];
            /** @description Price of the pack in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Price of the pack in pesos. */
            amount_php: components["schemas"]["Money"];
        };
        /** @description What a currency is worth. The `amount` of a top-up in it is its price in pesos divided by `pesos`, half a cent rounded up. */
        CurrencyRate: {
            currency: components["schemas"]["Currency"];
            /** @description Pesos for one of it. */
            pesos: components["schemas"]["Money"];
        };
        /** @description What credits cost and how they are sold. */
        PriceBasis: {
            /** @description Currency of `credit_price`. */
            currency: components["schemas"]["Currency"];
            /** @description Price of one credit outside a pack. */
            credit_price: components["schemas"]["Money"];
            /** @description The smallest top-up. */
            min_credits: components["schemas"]["Credits"];
            /** @description The largest top-up. */
            max_credits: components["schemas"]["Credits"];
            /** @description Packs of credits, smallest first. */
            packs: components["schemas"]["CreditPack"][];
            /** @description Currencies besides pesos in which a top-up can be paid. */
            rates: components["schemas"]["CurrencyRate"][];
        };
        /** @description The list prices. */
        PublicPriceList: components["schemas"]["PriceBasis"] & {
            /** @description The operations, by API in the order of the catalogue. */
            skus: components["schemas"]["Sku"][];
        };
        /** @description The price of one operation for the signed-in user. */
        OwnSku: components["schemas"]["Sku"] & {
            /** @description What the user is charged. It differs from the list price where the plan says so. */
            own_price_credits: components["schemas"]["Credits"];
        };
        /** @description The prices of the signed-in user. */
        OwnPriceList: components["schemas"]["PriceBasis"] & {
            /** @description How the user pays. Null before a plan is chosen. */
            plan_type: components["schemas"]["PlanType"] | null;
            /** @description The plan that the prices come from. */
            plan_name: string | null;
            /** @description The operations, by API in the order of the catalogue. */
            skus: components["schemas"]["OwnSku"][];
        };
        /** @description Names a frequent question. */
        FaqId: components["schemas"]["Id"];
        /** @description A frequently asked question. */
        Faq: {
            id: components["schemas"]["FaqId"];
            /** @description The heading it stands under. */
            category: string;
            /** @description The question. */
            question: string;
            /** @description The answer, in Markdown. */
            answer: string;
            /**
             * Format: int32
             * @description Where it stands in the whole list.
             */
            position: number;
        };
        /** @description Given name. */
        FirstName: string;
        /** @description Family name. */
        LastName: string;
        /** @description Company. Empty or left out for none. */
        CompanyName: string;
        /** @description What the captcha gave the browser. */
        CaptchaAnswer: string;
        /** @description A message to the support desk. */
        ContactRequest: {
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            email: components["schemas"]["Email"];
            company?: components["schemas"]["CompanyName"];
            /** @description What it is about. */
            message: string;
            captcha: components["schemas"]["CaptchaAnswer"];
            /** @description The request that the message is about, as an error page shows it. */
            request_id?: components["schemas"]["RequestId"];
        };
        /** @description Names an insight, also where its whitepaper is asked for. */
        InsightId: components["schemas"]["Id"];
        /** @description Who wants which whitepaper. */
        DownloadNewspaperRequest: {
            /** @description The insight whose whitepaper is wanted. */
            insight_id: components["schemas"]["InsightId"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            email: components["schemas"]["Email"];
            company?: components["schemas"]["CompanyName"];
            /** @description What the person does there. */
            role?: string;
            /** @description Answer of the captcha. A deployment that shows a captcha on this form asks for it. */
            captcha?: components["schemas"]["CaptchaAnswer"];
        };
        /** @description Names a request for a whitepaper. */
        LeadId: components["schemas"]["Id"];
        /** @description Name of a published file, without folders. */
        FileName: string;
        /** @description The recorded request, and the file that it opens. */
        WhitepaperDownload: {
            lead_id: components["schemas"]["LeadId"];
            filename: components["schemas"]["FileName"];
            /** @description Title of the whitepaper. */
            title: string;
            /**
             * Format: int64
             * @description Size of the file.
             */
            size_bytes: number;
        };
        /** @description The file wanted. */
        DownloadFileRequest: {
            filename: components["schemas"]["FileName"];
        };
        /**
         * Format: binary
         * @description The bytes of the file.
         */
        FileContent: string;
        /** @description Names a business verification. */
        KybId: components["schemas"]["Id"];
        /**
         * @description IN_REVIEW is locked; REJECTED can be sent again.
         * @enum {string}
         */
        KybState: "IN_REVIEW" | "APPROVED" | "REJECTED";
        /** @description One reason for a refusal. */
        KybError: {
            /** @description Stable machine-readable code, such as `document_expired`. */
            code: string;
            /** @description What is wrong and what to send instead, for a person. */
            reason: string;
            /** @description The field to change. It may be another than the one refused. */
            field: string;
        };
        /** @description One field or document, and what the review made of it. */
        KybRequirement: {
            /** @description Name of the field in the form. */
            field: string;
            /**
             * @description MISSING is still asked for; RECEIVED waits for its review.
             * @enum {string}
             */
            state: "MISSING" | "RECEIVED" | "ACCEPTED" | "REJECTED";
            /** @description Why it was refused. Empty otherwise. */
            errors: components["schemas"]["KybError"][];
        };
        /** @description A business verification and where it stands. */
        KybSubmission: {
            kyb_id: components["schemas"]["KybId"];
            /** @description Whose APIs it is for. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The tag it is for. Null for every API of the publisher. */
            tag: string | null;
            /** @description The business that is verified. */
            business_name: string;
            state: components["schemas"]["KybState"];
            submitted_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the review ended. Null while it runs.
             */
            decided_at: string | null;
            /** @description What was asked for, one entry for each field. */
            requirements: components["schemas"]["KybRequirement"][];
        };
        /** @description Registered name. */
        KybBusinessName: string;
        /**
         * @description Legal form.
         * @enum {string}
         */
        KybBusinessType: "CORPORATION" | "PARTNERSHIP" | "SOLE_PROPRIETOR" | "GOVERNMENT" | "NON_PROFIT";
        /** @description Number in the business register. */
        KybRegistrationNumber: string;
        /** @description Taxpayer identification number. */
        KybTaxNumber: string;
        /** @description Two-letter country code, ISO 3166-1. */
        KybCountry: string;
        /** @description Registered address. */
        KybAddress: string;
        /**
         * Format: uri
         * @description Address of the website.
         */
        KybWebsite: string;
        /** @description Whom to ask. */
        KybContactName: string;
        /** @description Phone number with country code, such as +639175550100. */
        KybContactPhone: string;
        /** @description What the APIs are used for. */
        KybUseCase: string;
        /**
         * @description Calls expected in a month.
         * @enum {string}
         */
        KybMonthlyCalls: "UNDER_1000" | "UNDER_10000" | "UNDER_100000" | "MORE";
        /** @description A JSON object with the answers to the questions of the publisher's own form, by field name. */
        KybAnswers: string;
        /**
         * Format: binary
         * @description A document, as a file.
         */
        KybDocument: string;
        /** @description What a review refused, corrected. Every field has the rule that it has in the form; none is sent that was accepted. */
        KybCorrection: {
            /** @description The rejected verification. */
            kyb_id: components["schemas"]["KybId"];
            business_name?: components["schemas"]["KybBusinessName"];
            business_type?: components["schemas"]["KybBusinessType"];
            registration_number?: components["schemas"]["KybRegistrationNumber"];
            tax_number?: components["schemas"]["KybTaxNumber"];
            country?: components["schemas"]["KybCountry"];
            address?: components["schemas"]["KybAddress"];
            website?: components["schemas"]["KybWebsite"];
            contact_name?: components["schemas"]["KybContactName"];
            contact_email?: components["schemas"]["Email"];
            contact_phone?: components["schemas"]["KybContactPhone"];
            use_case?: components["schemas"]["KybUseCase"];
            monthly_calls?: components["schemas"]["KybMonthlyCalls"];
            answers?: components["schemas"]["KybAnswers"];
            registration_certificate?: components["schemas"]["KybDocument"];
            representative_id?: components["schemas"]["KybDocument"];
            proof_of_address?: components["schemas"]["KybDocument"];
        };
        /** @description The form of a business verification. The fields are those of every publisher; what a publisher's own form adds goes into `answers`. */
        KybRequest: {
            /** @description Whose APIs the verification is for. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The one tag that it is for. Left out, it covers every API of the publisher. */
            tag?: components["schemas"]["ApiSlug"];
            business_name: components["schemas"]["KybBusinessName"];
            business_type: components["schemas"]["KybBusinessType"];
            registration_number: components["schemas"]["KybRegistrationNumber"];
            tax_number: components["schemas"]["KybTaxNumber"];
            country: components["schemas"]["KybCountry"];
            address: components["schemas"]["KybAddress"];
            website?: components["schemas"]["KybWebsite"];
            contact_name: components["schemas"]["KybContactName"];
            /** @description Where questions and the outcome are mailed. */
            contact_email: components["schemas"]["Email"];
            contact_phone: components["schemas"]["KybContactPhone"];
            use_case: components["schemas"]["KybUseCase"];
            monthly_calls?: components["schemas"]["KybMonthlyCalls"];
            /**
             * @description The sender declares that all of it is true and that they may act for the business.
             * @enum {string}
             */
            declaration: "true";
            answers?: components["schemas"]["KybAnswers"];
            /** @description Certificate of registration. PDF, PNG or JPEG, at most 10 MB. */
            registration_certificate: components["schemas"]["KybDocument"];
            /** @description Identity document of who signs. PDF, PNG or JPEG, at most 10 MB. */
            representative_id: components["schemas"]["KybDocument"];
            /** @description A bill or lease of the last three months. PDF, PNG or JPEG, at most 10 MB. */
            proof_of_address?: components["schemas"]["KybDocument"];
        };
        /** @description What was written, by name of the field. */
        KybFormValues: {
            [key: string]: string;
        };
        /** @description Name of a field of the form; a question of the publisher's own is `answers.` and its name. */
        KybFieldName: string;
        /** @description A document, described. */
        KybDocumentInfo: {
            field: components["schemas"]["KybFieldName"];
            /** @description Name of the file as it was sent. */
            name: string;
            /** @description What it is by its content. */
            content_type: string;
            /**
             * Format: int32
             * @description Its size.
             */
            bytes: number;
        };
        /** @description Each document that was sent. */
        KybDocuments: components["schemas"]["KybDocumentInfo"][];
        /** @description A verification with what was sent. */
        KybDetail: {
            submission: components["schemas"]["KybSubmission"];
            form: components["schemas"]["KybFormValues"];
            documents: components["schemas"]["KybDocuments"];
        };
        /** @description Names one state of a draft. */
        KybDraftRevision: string;
        /** @description A form that was begun and not sent. */
        KybDraft: {
            /** @description Whose APIs it is for. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The one tag that it is for. Null for every API of the publisher. */
            tag: components["schemas"]["ApiSlug"] | null;
            /** @description Another one after each change. Null where there is no draft. */
            revision: components["schemas"]["KybDraftRevision"] | null;
            /** @description When it was changed last. Null where there is no draft. */
            saved_at: components["schemas"]["Time"] | null;
            values: components["schemas"]["KybFormValues"];
        };
        /** @description What is filled in, and of which draft it was made. */
        KybDraftRequest: {
            /** @description Whose APIs the form is for. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The one tag that it is for. Left out, every API of the publisher. */
            tag?: components["schemas"]["ApiSlug"];
            /** @description As the draft was read or answered last. Null for the first of a form. */
            revision: components["schemas"]["KybDraftRevision"] | null;
            values: components["schemas"]["KybFormValues"];
        };
        /** @description A lot of free credits and the last day it can be spent. */
        FreeCredits: {
            credits: components["schemas"]["Credits"];
            validity_date: components["schemas"]["Day"];
        };
        /** @description What the wallet holds. */
        WalletCredits: {
            /** @description Credits that can be spent now. */
            wallet_credits: components["schemas"]["Credits"];
            /** @description Credits once the calls in flight are given up or charged. */
            settled_credits: components["schemas"]["Credits"];
            /** @description Credits held for calls that are not answered yet. */
            in_flight_credits: components["schemas"]["Credits"];
            /** @description Free credits among them, soonest to expire first. */
            free_credits: components["schemas"]["FreeCredits"][];
            /** @description Free credits that `POST /api/redeem-starter` still adds, once per account; `0.00` when they were redeemed. */
            starter_credits: components["schemas"]["Credits"];
        };
        /** @description A month, `YYYY-MM`. */
        StatementMonth: string;
        /** @description The rows of one kind, of one API, in one month. */
        WalletStatementEntry: {
            /**
             * @description Why the balance moved.
             * @enum {string}
             */
            kind: "TOPUP" | "USAGE" | "ADJUSTMENT" | "STARTER" | "EXPIRY" | "REFUND";
            /** @description The API of usage; null for what is of none. */
            api: string | null;
            /**
             * Format: int32
             * @description How many rows of the ledger.
             */
            count: number;
            /** @description Their sum, signed. */
            credits: components["schemas"]["Credits"];
        };
        /** @description One month of a wallet. */
        WalletStatement: {
            month: components["schemas"]["StatementMonth"];
            /**
             * @description OPEN while the month runs.
             * @enum {string}
             */
            status: "OPEN" | "CLOSED";
            /** @description Credits when the month began. */
            opening_credits: components["schemas"]["Credits"];
            /** @description Credits that came in, bought or given, less what administrators took. */
            funded_credits: components["schemas"]["Credits"];
            /** @description Credits that calls cost, less what was given back. */
            used_credits: components["schemas"]["Credits"];
            /** @description Free credits that reached their last day. */
            expired_credits: components["schemas"]["Credits"];
            /** @description Credits when the month ended, or now. */
            closing_credits: components["schemas"]["Credits"];
            /** @description What moved, summed by kind and API. */
            entries: components["schemas"]["WalletStatementEntry"][];
        };
        /** @description What the wallet held when a day ended. */
        WalletBalance: {
            day: components["schemas"]["Day"];
            /** @description Its balance then. */
            balance: components["schemas"]["Credits"];
        };
        /** @description Balances by day, oldest first. */
        WalletBalanceList: components["schemas"]["WalletBalance"][];
        /** @description The three marks below which the wallet warns, highest first. At or below threshold1 credits are low. */
        WalletThreshold: {
            /** @description The low-credit mark, chosen by the user. */
            threshold1: components["schemas"]["Credits"];
            /** @description Half of `threshold1`. */
            threshold2: components["schemas"]["Credits"];
            /** @description A fifth of `threshold1`. */
            threshold3: components["schemas"]["Credits"];
        };
        /** @description A positive decimal string, at most two places. */
        DecimalInput: string;
        /** @description A positive number of credits as a decimal string, at most two places. */
        CreditsInput: components["schemas"]["DecimalInput"];
        /** @description The new first mark; half and a fifth of it become the others. */
        WalletThresholdRequest: {
            /** @description At or below this many credits the wallet is low. Above 0. */
            threshold1: components["schemas"]["CreditsInput"];
        };
        /**
         * @description NO_CARD and OFF: nothing happens, in the first case because no card is saved. ON: the wallet is watched. CHARGING: the provider was asked and has not decided. DECLINED: the card was declined, and is tried again at `next_try_at`. CAP_REACHED: another top-up would exceed the month's cap; it goes on at `next_try_at`, if the wallet is still low then.
         * @enum {string}
         */
        AutoTopUpState: "NO_CARD" | "OFF" | "ON" | "CHARGING" | "DECLINED" | "CAP_REACHED";
        /** @description A card that the provider keeps. The portal knows what is printed on receipts, and a token that only the provider understands. */
        SavedCard: {
            /** @description Such as `Visa`. */
            brand: string;
            /** @description The last four digits of its number. */
            last_four: string;
            /** @description The last month in which it can be charged, `YYYY-MM`. */
            expires: string;
            /** @description When it was saved. */
            saved_at: components["schemas"]["Time"];
        };
        /**
         * @description DECLINED: the card was declined three times in a row. CARD_REMOVED: the saved card was removed. REVIEW: the provider reported another amount than was asked for, and support looks at it.
         * @enum {string}
         */
        AutoTopUpOffReason: "DECLINED" | "CARD_REMOVED" | "REVIEW";
        /** @description Names a payment in status calls and on the result pages. */
        PaymentId: components["schemas"]["Id"];
        /**
         * @description PENDING until the provider confirms (PAID), refuses (FAILED), or the checkout closes (EXPIRED). All but PENDING are final. An automatic top-up has no checkout; it expires when the provider does not know of it.
         * @enum {string}
         */
        PaymentStatus: "PENDING" | "PAID" | "FAILED" | "EXPIRED";
        /** @description One automatic top-up. */
        AutoTopUpRun: {
            /** @description Names its payment. */
            transaction_id: components["schemas"]["PaymentId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The credits it buys. */
            credits: components["schemas"]["Credits"];
            /** @description What it costs, in pesos. */
            amount: components["schemas"]["Money"];
            /** @description When it began. */
            created_at: components["schemas"]["Time"];
            /** @description What the provider said, in words for a person; null unless FAILED. */
            failure_reason: string | null;
        };
        /** @description Credits that are bought by themselves when the wallet runs low. */
        AutoTopUp: {
            /** @description Whether its owner has it on. */
            enabled: boolean;
            state: components["schemas"]["AutoTopUpState"];
            /** @description Below this many credits the wallet is topped up. */
            threshold: components["schemas"]["Credits"];
            /** @description How many credits one top-up buys, at least `threshold`. */
            credits: components["schemas"]["Credits"];
            /** @description What one top-up costs now, in `currency`. */
            amount: components["schemas"]["Money"];
            /** @description What it may cost in a calendar month, in `currency`. */
            monthly_cap: components["schemas"]["Money"];
            /** @description Of all amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description The running month, of the market's time zone. */
            month: components["schemas"]["StatementMonth"];
            /** @description What automatic top-ups of `month` cost, those under way included. */
            spent_this_month: components["schemas"]["Money"];
            /** @description The card that is charged; null when none is saved. */
            card: components["schemas"]["SavedCard"] | null;
            /**
             * Format: int32
             * @description How often in a row the card was declined. At 3 it is switched off.
             */
            declines: number;
            /**
             * Format: date-time
             * @description When it goes on, where it waits; else null.
             */
            next_try_at: string | null;
            /** @description Why it switched itself off; null when it is on, or its owner switched it off. */
            off_reason: components["schemas"]["AutoTopUpOffReason"] | null;
            /** @description The last automatic top-up; null before the first. */
            last_run: components["schemas"]["AutoTopUpRun"] | null;
            /** @description Credits that calls cost in the last 30 days of the market, today included. */
            used_last_30_days: components["schemas"]["Credits"];
        };
        /** @description A positive amount of money as a decimal string, at most two places. */
        MoneyInput: components["schemas"]["DecimalInput"];
        /** @description How the automatic top-up is to be. Its numbers are judged only where it is switched on. */
        AutoTopUpRequest: {
            /** @description Whether it is on. */
            enabled: boolean;
            /** @description Below this many credits the wallet is topped up. Above 0. */
            threshold: components["schemas"]["CreditsInput"];
            /** @description How many credits one top-up buys, between `min_credits` and `max_credits` of the price list, and at least `threshold`, so that one is enough. */
            credits: components["schemas"]["CreditsInput"];
            /** @description What it may cost in a calendar month, in pesos; at least the price of one top-up. */
            monthly_cap: components["schemas"]["MoneyInput"];
        };
        /** @description A page of the provider where a card is saved. */
        CardSetup: {
            /**
             * Format: uri
             * @description The provider's page. Send the user there.
             */
            checkout_url: string;
            /** @description When it closes. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description Names a row of the ledger. */
        TransactionId: components["schemas"]["Id"];
        /** @description Who moved credits of an account, as people know them. */
        TransactionPerson: {
            user_id: components["schemas"]["UserId"];
            /** @description Their name; null where they have given none, or have deleted their account. */
            name: string | null;
            /** @description Null where they have deleted their account. */
            email: components["schemas"]["Email"] | null;
        };
        /** @description Names an API key wherever its secret may not stand. */
        KeyId: components["schemas"]["Id"];
        /** @description What its owner calls it, such as where it is used. Names need not differ. */
        KeyName: string;
        /** @description A key, as the list of keys shows it. */
        TransactionKey: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            /** @description Its last four characters. */
            last_four: string;
        };
        /** @description One row of the ledger. Rows are never changed; a correction is a new row. */
        Transaction: {
            transaction_id: components["schemas"]["TransactionId"];
            created_at: components["schemas"]["Time"];
            /**
             * @description Why the balance moved.
             * @enum {string}
             */
            kind: "TOPUP" | "USAGE" | "ADJUSTMENT" | "STARTER" | "EXPIRY" | "REFUND";
            /** @description What it was, for people, such as `SIM Swap, check`. */
            description: string;
            /** @description Signed; negative when credits left the wallet. */
            credits: components["schemas"]["Credits"];
            balance_before: components["schemas"]["Credits"];
            balance_after: components["schemas"]["Credits"];
            /** @description The payment, call or grant behind it. */
            reference: string;
            /** @description The `transaction_id` of the payment that bought the credits; null where there is none. */
            payment_id: components["schemas"]["PaymentId"] | null;
            /** @description What an administrator wrote, for adjustments. */
            reason: string | null;
            /**
             * @description What kind of account caused it.
             * @enum {string}
             */
            actor: "USER" | "ADMIN" | "SYSTEM";
            /** @description The person: of a top-up, who started the payment. Null for what a key or the server did, for what was done before accounts had members, and, except to administrators, for what an administrator did. */
            acted_by: components["schemas"]["TransactionPerson"] | null;
            /** @description The key that made the call behind the row. Null where there was no call, while it runs, and once it has left the log. */
            key: components["schemas"]["TransactionKey"] | null;
            /** @description The API of a usage row. */
            api: string | null;
            /** @description The request that caused it. */
            request_id: string | null;
        };
        /** @description A table per RFC 4180, in UTF-8, with a header line. Times are in UTC. */
        CsvText: string;
        /**
         * @description How it is paid at the provider.
         * @enum {string}
         */
        PaymentMethod: "CARD" | "EWALLET" | "BANK";
        /**
         * @description What the payment is for: TOPUP buys credits, BILLING pays statements.
         * @enum {string}
         */
        PaymentSource: "TOPUP" | "BILLING";
        /** @description Names a product, a way to buy an API. */
        ProductId: components["schemas"]["Id"];
        /** @description Names a billing statement. */
        InvoiceId: components["schemas"]["Id"];
        /** @description A payment to start. TOPUP needs `credits` and takes no `invoices`; BILLING needs `invoices` and takes neither `credits` nor `api_product_id`. */
        PaymentRequest: {
            /** @description What the user was shown, in `currency`. It must be the price of the credits or the sum of the statements, so that nobody pays another price than the one on the screen. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The same in pesos. Left out, it is worked out; with `currency` PHP it must equal `amount`. */
            amount_php?: components["schemas"]["MoneyInput"];
            payment: components["schemas"]["PaymentMethod"];
            source: components["schemas"]["PaymentSource"];
            /** @description The currency of the price list, or of the statements. */
            currency: components["schemas"]["Currency"];
            /** @description How many credits to buy, between `min_credits` and `max_credits` of the price list. */
            credits?: components["schemas"]["CreditsInput"];
            /** @description The product that the top-up was started from. It is recorded; the credits can be spent anywhere. */
            api_product_id?: components["schemas"]["ProductId"];
            /** @description The statements to pay, by `invoice_id`. */
            invoices?: components["schemas"]["InvoiceId"][];
        };
        /** @description Names a payment to people, in mails and as `reference` of its ledger row. */
        PaymentReference: components["schemas"]["Id"];
        /** @description A payment that waits for its checkout. */
        Payment: {
            /** @description Names the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Names the payment to people, in mails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            /** @description What is paid, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it was started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            source: components["schemas"]["PaymentSource"];
            /** @description The credits it buys; null for statements. */
            credits: components["schemas"]["Credits"] | null;
            /** @description The product that the top-up was started from, or null. */
            api_product_id: string | null;
            /** @description The statements it pays; empty for a top-up. */
            invoices: components["schemas"]["InvoiceId"][];
            /**
             * Format: uri
             * @description The provider's page. Send the user there.
             */
            checkout_url: string;
            /** @description When it was started. */
            created_at: components["schemas"]["Time"];
            /** @description When the checkout closes. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description The payment whose checkout link is wanted again. */
        PaymentResendRequest: {
            /** @description The `reference_number` that `POST /api/payment` answered. */
            reference_number: components["schemas"]["PaymentReference"];
        };
        /** @description A payment in the list of one's own. */
        PaymentRecord: {
            /** @description Names the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Names the payment to people, in mails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            source: components["schemas"]["PaymentSource"];
            /** @description What is paid, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it was started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            /** @description The credits it buys; null for statements. */
            credits: components["schemas"]["Credits"] | null;
            /** @description The statements it pays; empty for a top-up. */
            invoices: components["schemas"]["InvoiceId"][];
            /** @description Whether the wallet bought the credits by itself. Such a payment has no checkout. */
            automatic: boolean;
            /**
             * Format: uri
             * @description The provider's page while it is PENDING, else null.
             */
            checkout_url: string | null;
            /** @description When it was started. */
            created_at: components["schemas"]["Time"];
            /** @description When the checkout closes. */
            expires_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the provider confirmed it; null unless PAID.
             */
            paid_at: string | null;
            /** @description What the provider said, in words for a person; null unless FAILED. */
            failure_reason: string | null;
        };
        /** @description How a top-up stands. */
        TopUpPayment: {
            /** @description Names the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Names the payment to people, in mails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            /** @description What is paid, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it was started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            /** @description The credits it buys. */
            credits: components["schemas"]["Credits"];
            /** @description What the wallet held right after the credits came in; null unless PAID. */
            balance_after: components["schemas"]["Credits"] | null;
            /**
             * Format: uri
             * @description The provider's page while it is PENDING, else null.
             */
            checkout_url: string | null;
            /**
             * Format: date-time
             * @description When the provider confirmed it; null unless PAID.
             */
            paid_at: string | null;
            /** @description What the provider said, in words for a person; null unless FAILED. */
            failure_reason: string | null;
            /** @description When it was started. */
            created_at: components["schemas"]["Time"];
            /** @description When the checkout closes. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description A statement, as part of a payment. */
        StatementShare: {
            invoice_id: components["schemas"]["InvoiceId"];
            month: components["schemas"]["StatementMonth"];
            /** @description What the payment settles of it, which is all. */
            amount_due: components["schemas"]["Money"];
        };
        /** @description How a payment of statements stands. */
        BillingPayment: {
            /** @description Names the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Names the payment to people, in mails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            /** @description What is paid, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it was started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            /** @description The statements it pays, oldest first. */
            statements: components["schemas"]["StatementShare"][];
            /**
             * Format: uri
             * @description The provider's page while it is PENDING, else null.
             */
            checkout_url: string | null;
            /**
             * Format: date-time
             * @description When the provider confirmed it; null unless PAID.
             */
            paid_at: string | null;
            /** @description What the provider said, in words for a person; null unless FAILED. */
            failure_reason: string | null;
            /** @description When it was started. */
            created_at: components["schemas"]["Time"];
            /** @description When the checkout closes. */
            expires_at: components["schemas"]["Time"];
        };
        /**
         * @description OPEN while the month runs, then DUE; OVERDUE after the due date and PAID once it is settled.
         * @enum {string}
         */
        StatementStatus: "OPEN" | "DUE" | "OVERDUE" | "PAID";
        /** @description What one plan came to in a month. `amount` is `fee` plus `extra_amount`, in the statement's currency. */
        StatementCharge: {
            /** @description Name for people. */
            plan_name: string;
            /** @description The API that the plan is for; null for the account's plan. */
            api: string | null;
            /** @description The price of a period that began in the month. */
            fee: components["schemas"]["Money"];
            /** @description Credits used beyond those that the plan includes. */
            extra_credits: components["schemas"]["Credits"];
            /** @description What they cost. */
            extra_amount: components["schemas"]["Money"];
            /** @description What the plan came to. */
            amount: components["schemas"]["Money"];
        };
        /** @description One month of a POSTPAID account, in credits and in money. */
        BillingStatement: {
            /** @description Names the statement; it goes into `invoices` of `POST /api/payment`. */
            invoice_id: components["schemas"]["InvoiceId"];
            month: components["schemas"]["StatementMonth"];
            status: components["schemas"]["StatementStatus"];
            /** @description Credits when the month began. */
            opening_credits: components["schemas"]["Credits"];
            /** @description Credits that came in, from the plan, bought or given. */
            funded_credits: components["schemas"]["Credits"];
            /** @description Credits that calls cost. */
            used_credits: components["schemas"]["Credits"];
            /** @description Free credits that reached their last day. */
            expired_credits: components["schemas"]["Credits"];
            /** @description Credits when the month ended, or now. */
            closing_credits: components["schemas"]["Credits"];
            /** @description The price of the plan and of what was used beyond its included credits. Of an OPEN one, as it stands today; of a PAID one, what was paid. */
            amount_due: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The last day to pay it. */
            due_date: components["schemas"]["Day"];
            /**
             * Format: date-time
             * @description When it was settled; null before.
             */
            paid_at: string | null;
            /** @description Reference number of the payment that settled it or is under way; null without one. */
            payment_reference: string | null;
            /**
             * Format: uri-reference
             * @description The statement as a PDF, or null where none is made.
             */
            pdf_url: string | null;
            /** @description What `amount_due` is made of, a plan a line. Empty for months that were closed before lines were kept. */
            charges: components["schemas"]["StatementCharge"][];
        };
        /** @description Calls counted over a period. With `view=daily` one row a day, with `view=monthly` one row a month, with `view=api` one row an API over the whole range. */
        ApiUsage: {
            /** @description The day (`YYYY-MM-DD`) or month (`YYYY-MM`); null with `view=api`. */
            period: string | null;
            /** @description The API; null unless `view=api`. */
            api: string | null;
            /** @description The API's name; null unless `view=api`. */
            api_name: string | null;
            /**
             * Format: int64
             * @description Calls made.
             */
            calls: number;
            /**
             * Format: int64
             * @description Calls answered below 500.
             */
            answered: number;
            /**
             * Format: int64
             * @description Calls answered 500 or above, or not at all. They cost nothing.
             */
            failed: number;
            /** @description What the calls cost together. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Median time to the answer, in milliseconds; null without calls.
             */
            median_ms: number | null;
        };
        /** @description Where the page stands, and the totals of the whole range. */
        UsageMeta: {
            /**
             * Format: int32
             * @description This page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The most items a page holds.
             */
            limit: number;
            /**
             * Format: int64
             * @description Items in the whole list.
             */
            total: number;
            /** @description The whole range in one row; its `period`, `api` and `api_name` are null. */
            totals: components["schemas"]["ApiUsage"];
            /** @description The same for as many days before the range, to compare with. */
            before: components["schemas"]["ApiUsage"];
            /**
             * Format: int32
             * @description How many different APIs were called in the range.
             */
            apis: number;
        };
        /**
         * Format: int64
         * @description A number of calls.
         */
        CallCount: number;
        /**
         * Format: int32
         * @description Time to the answer, in milliseconds, within 5 %.
         */
        Milliseconds: number;
        /** @description Calls counted. */
        UsageFigures: {
            calls: components["schemas"]["CallCount"];
            /** @description Calls answered 400 to 499; null where that is not known of all days. */
            refused: components["schemas"]["CallCount"] | null;
            /** @description Calls answered 500 or above, or not at all. They cost nothing. */
            failed: components["schemas"]["CallCount"];
            /** @description What the calls cost together. */
            credits: components["schemas"]["Credits"];
            /** @description Half of the calls took no longer; null without calls. */
            median_ms: components["schemas"]["Milliseconds"] | null;
            /** @description 95 of 100 calls took no longer; null without calls. */
            p95_ms: components["schemas"]["Milliseconds"] | null;
        };
        /** @description One day. */
        UsageDay: components["schemas"]["UsageFigures"] & {
            day: components["schemas"]["Day"];
        };
        /** @description Some days, and their sum. */
        UsageRange: {
            /** @description The first day. */
            start_date: components["schemas"]["Day"];
            /** @description The last day. */
            end_date: components["schemas"]["Day"];
            /** @description All days together. */
            totals: components["schemas"]["UsageFigures"];
            /** @description Each day, oldest first. */
            days: components["schemas"]["UsageDay"][];
        };
        /** @description One API over the whole range. */
        UsageOfApi: components["schemas"]["UsageFigures"] & {
            api: components["schemas"]["ApiSlug"];
            /** @description The API's name. */
            api_name: string;
        };
        /**
         * @description Which environment a key or a call belongs to.
         * @enum {string}
         */
        KeyType: "TEST" | "LIVE";
        /**
         * @description ACTIVE and GRACE keys are accepted. A key is in GRACE after another has taken its place.
         * @enum {string}
         */
        KeyStatus: "ACTIVE" | "GRACE" | "REVOKED" | "EXPIRED";
        /** @description One key over the whole range. */
        UsageOfKey: {
            key_id: components["schemas"]["KeyId"];
            /** @description What its owner calls it; null for a key that is deleted. */
            name: components["schemas"]["KeyName"] | null;
            /** @description Null for a key that is deleted. */
            type: components["schemas"]["KeyType"] | null;
            /** @description How the secret ends; null for a key that is deleted. */
            last_four: string | null;
            /** @description Null for a key that is deleted. */
            status: components["schemas"]["KeyStatus"] | null;
            api: components["schemas"]["ApiSlug"];
            /** @description The API's name. */
            api_name: string;
            calls: components["schemas"]["CallCount"];
            /** @description Calls answered 400 to 499; null where that is not known of all days. */
            refused: components["schemas"]["CallCount"] | null;
            /** @description Calls answered 500 or above, or not at all. They cost nothing. */
            failed: components["schemas"]["CallCount"];
            /** @description What the calls cost together. */
            credits: components["schemas"]["Credits"];
        };
        /** @description How often a status was answered, as far as the log goes back. */
        ResponseStatusCount: {
            /**
             * Format: int32
             * @description The status.
             */
            status: number;
            /**
             * Format: int64
             * @description Calls answered with it.
             */
            calls: number;
        };
        /** @description Calls of a range, as charts show them. */
        UsageSummary: {
            /** @description Whose days these are, as the IANA names time zones. */
            time_zone: string;
            /** @description The days asked for. */
            range: components["schemas"]["UsageRange"];
            /** @description As many days just before them, to compare with. */
            before: components["schemas"]["UsageRange"];
            /** @description The range by API, the most called first. */
            apis: components["schemas"]["UsageOfApi"][];
            /** @description The range by key, the most used first, from `keys_since` on. */
            keys: components["schemas"]["UsageOfKey"][];
            /** @description First day that calls are counted by key; null where all days are. */
            keys_since: components["schemas"]["Day"] | null;
            /** @description The range by status answered, smallest first, from `statuses_since` on. */
            statuses: components["schemas"]["ResponseStatusCount"][];
            /** @description First day that outcomes are known of. */
            statuses_since: components["schemas"]["Day"];
        };
        /**
         * @description HTTP method of a call.
         * @enum {string}
         */
        CallMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description One call through the gateway. Neither bodies nor whole keys are kept. */
        RequestLogRow: {
            request_id: components["schemas"]["RequestId"];
            /** @description When the call came in. */
            at: components["schemas"]["Time"];
            /** @description The API called. */
            api: components["schemas"]["ApiSlug"];
            /** @description The operationId in the API's document. */
            operation: string;
            method: components["schemas"]["CallMethod"];
            /** @description The path called, below the API's address. Path parameters are named, not filled in. */
            path: string;
            /**
             * Format: int32
             * @description The status answered.
             */
            status: number;
            /**
             * Format: int32
             * @description Time to the answer, in milliseconds.
             */
            duration_ms: number;
            /** @description What the call cost; 0.00 for test calls, for those not answered, and for long responses that broke off before their last byte. */
            credits: components["schemas"]["Credits"];
            /** @description How the key ends that the call was made with. */
            key_last_four: string;
            key_type: components["schemas"]["KeyType"];
        };
        /** @description One call through the gateway, with what the log and the ledger know of it. */
        LoggedCall: components["schemas"]["RequestLogRow"] & {
            /** @description The API's name. */
            api_name: string;
            /** @description First segment of the API's page address; null when the API is published no more. */
            publisher: components["schemas"]["ApiSlug"] | null;
            /** @description Middle segment of the API's page address, or null. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description Where it was called, from the root of the portal's host. Path parameters are named, not filled in. Null when the API is published no more. */
            url: string | null;
            /** @description The code of the problem that was answered, when one was. */
            error_code: string | null;
            /** @description The key that it was made with. */
            key_id: components["schemas"]["KeyId"];
            /** @description What it was charged, and given back, oldest first. */
            transactions: components["schemas"]["Transaction"][];
        };
        /** @description Names a subscription of one account to one API. */
        SubscriptionId: components["schemas"]["Id"];
        /**
         * @description ACTIVE subscriptions have keys that work. PENDING ones are prepared, without keys. SUSPENDED ones are stopped by an administrator, their keys refused until lifted. CANCELLED is the end.
         * @default ACTIVE
         * @enum {string}
         */
        SubscriptionStatus: "ACTIVE" | "PENDING" | "SUSPENDED" | "CANCELLED";
        /** @description Names a version of a product, a price list. */
        ProductVersionId: components["schemas"]["Id"];
        /** @description A product of a subscription, in the version that was taken. */
        SubscribedProduct: {
            product_id: components["schemas"]["ProductId"];
            product_version_id: components["schemas"]["ProductVersionId"];
            /** @description The product's name. */
            name: string;
            /** @description Name of the price list that applies, such as `2026-07`. */
            version: string;
            since: components["schemas"]["Time"];
        };
        /** @description Names a plan. */
        PlanId: components["schemas"]["Id"];
        /** @description The plan of a subscription, in short. */
        SubscriptionPlan: {
            plan_id: components["schemas"]["PlanId"];
            /**
             * @description PREPAID spends wallet credits; POSTPAID is billed by the month.
             * @enum {string}
             */
            plan_type: "PREPAID" | "POSTPAID";
            /** @description The plan's name. */
            plan_name: string;
        };
        /** @description An API key without its secret. The secret is answered once, when the key is made; the server keeps a hash of it. */
        ApiKey: {
            /** @description Names the key wherever its secret may not stand. */
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            type: components["schemas"]["KeyType"];
            /**
             * @description How the secret begins. It tells the environment.
             * @enum {string}
             */
            prefix: "sb_test_" | "sb_live_";
            /** @description How the secret ends. */
            last_four: string;
            status: components["schemas"]["KeyStatus"];
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description The last call that was made with it, as the request log has it; null before the first.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it stops by itself; null when it has no end.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When a key in GRACE stops. Null for any other.
             */
            grace_ends_at: string | null;
        };
        /** @description The keys of one subscription, newest first; ended ones stay listed for 30 days. */
        ApiKeyList: components["schemas"]["ApiKey"][];
        /** @description What stands between a subscription and its live key, and what to do about it. */
        LiveBlocker: {
            /**
             * @description Stable code. Live calls are refused with the same one.
             * @enum {string}
             */
            code: "kyb_required" | "kyb_in_review" | "kyb_rejected" | "subscription_pending" | "subscription_suspended";
            /** @description Why, in words for a person. */
            reason: string;
            /** @description Page of the portal where it can be put right, or null. */
            route: string | null;
        };
        /** @description The right of one account to call one API, with the keys that prove it. */
        Subscription: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description Middle segment of the API's page address, or null. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description The API's name for people. */
            name: string;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description The products taken, oldest first. The first is the one it began with. */
            products: components["schemas"]["SubscribedProduct"][];
            /** @description The plan that its calls are charged by; null once it is cancelled. */
            plan: components["schemas"]["SubscriptionPlan"] | null;
            keys: components["schemas"]["ApiKeyList"];
            /** @description Why it has no live key; null when nothing stands in the way. */
            live_blocker: components["schemas"]["LiveBlocker"] | null;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it was ended; null while it lasts.
             */
            cancelled_at: string | null;
        };
        /** @description What to subscribe to. With `user_subscription_id` the product is added to that subscription; without it a new one begins. */
        SubscriptionCreateRequest: {
            api: components["schemas"]["ApiSlug"];
            user_subscription_id?: components["schemas"]["SubscriptionId"];
            /** @description Left out, the API's product with pay per call. */
            product_id?: components["schemas"]["ProductId"];
            /** @description Left out, the product's current version. */
            product_version_id?: components["schemas"]["ProductVersionId"];
            /**
             * @description PENDING prepares it without keys; sent again with its identifier and ACTIVE, it starts.
             * @default ACTIVE
             * @enum {string}
             */
            status?: "ACTIVE" | "PENDING";
        };
        /** @description The secret, sent as `X-API-Key`: the prefix, 32 random letters and digits, and a checksum of six. Store it at once. */
        ApiKeySecret: string;
        /** @description A key that was just made, with its secret. No other answer ever holds the secret. */
        ApiKeyCreated: components["schemas"]["ApiKey"] & {
            api_key: components["schemas"]["ApiKeySecret"];
        };
        /** @description The keys that were just made, each with its secret. */
        ApiKeyCreatedList: components["schemas"]["ApiKeyCreated"][];
        /** @description The subscription, and the keys made for it. This answer alone holds their secrets. */
        SubscriptionCreated: {
            subscription: components["schemas"]["Subscription"];
            keys: components["schemas"]["ApiKeyCreatedList"];
        };
        /** @description One price list of a product. What was taken keeps its prices until its end. */
        ProductVersion: {
            product_version_id: components["schemas"]["ProductVersionId"];
            /** @description Name of the price list, such as `2026-07`. */
            version: string;
            /**
             * @description Only the CURRENT one can be taken.
             * @enum {string}
             */
            status: "CURRENT" | "UPCOMING" | "RETIRED";
            starts_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Its last day; null when it has no end.
             */
            ends_on: string | null;
            /** @description Price of each operation, for one call. */
            prices: components["schemas"]["OperationSummary"][];
        };
        /** @description A way to buy an API, with its price lists. */
        Product: {
            product_id: components["schemas"]["ProductId"];
            api: components["schemas"]["ApiSlug"];
            /** @description Name for people. */
            name: string;
            /** @description For whom it is, and how it is paid. */
            description: string;
            /**
             * @description PREPAID spends wallet credits; POSTPAID is billed by the month.
             * @enum {string}
             */
            plan_type: "PREPAID" | "POSTPAID";
            /** @description Whether only a verified business can take it. */
            kyb_required: boolean;
            /** @description Whether the caller has taken it. */
            subscribed: boolean;
            /** @description Its price lists, newest first. */
            versions: components["schemas"]["ProductVersion"][];
        };
        /** @description A version that ends, of an API that the caller is subscribed to. */
        Deprecation: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description Middle segment of the API's page address, or null. */
            tag: string | null;
            /** @description The API's name for people. */
            name: string;
            version: components["schemas"]["Version"];
            /**
             * Format: date
             * @description The day from which it is not answered any more. Null while no end is set.
             */
            sunset_on: string | null;
            /** @description Why it ends and what to use instead. Null where nothing was said. */
            reason: string | null;
            /** @description The newest version of the API that is not deprecated. Null where there is none. */
            replaced_by: string | null;
            /**
             * Format: int64
             * @description The caller's calls to this very version in the last 30 days, today included.
             */
            calls: number;
            /**
             * Format: date
             * @description The day of the last of them. Null without any.
             */
            last_called_on: string | null;
        };
        /** @description What to end. With `product_id` that product alone, without it the whole subscription. */
        UnsubscribeRequest: {
            api: components["schemas"]["ApiSlug"];
            user_subscription_id: components["schemas"]["SubscriptionId"];
            product_id?: components["schemas"]["ProductId"];
            /** @description Refused unless it is the version that was taken. */
            product_version_id?: components["schemas"]["ProductVersionId"];
        };
        /** @description A number or account that the test environment answers for in a known way. */
        TestAccount: {
            api: components["schemas"]["ApiSlug"];
            /** @description The operation it works with. */
            operation_id: string;
            /** @description Where it goes: a JSON Pointer into the body (`#/phoneNumber`), `?name` in the query or `{name}` in the path. */
            at: string;
            /** @description What to send. */
            value: string;
            /** @description What it stands for. */
            label: string;
            outcome: components["schemas"]["TestOutcome"];
        };
        /** @description Which key to replace, and how long the old one is still accepted. */
        KeyRegenerateRequest: {
            type: components["schemas"]["KeyType"];
            /** @description Which of several keys of the type. Left out, the newest. The new one takes its name. */
            key_id?: components["schemas"]["KeyId"];
            /**
             * Format: int32
             * @description How long the old key is still accepted, in seconds. 0 ends it with the answer.
             * @default 3600
             */
            grace_seconds?: number;
        };
        /** @description Which key gets which name. */
        KeyRenameRequest: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
        };
        /** @description For which subscription a further key is made, and how it is called. */
        KeyCreateRequest: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            type: components["schemas"]["KeyType"];
            name: components["schemas"]["KeyName"];
            /**
             * Format: date-time
             * @description When it stops by itself. Left out, it has no end.
             */
            expires_at?: string;
        };
        /** @description Which keys to end. */
        KeysRevokeRequest: {
            /** @description The keys, of any of the caller's subscriptions. */
            key_ids: components["schemas"]["KeyId"][];
        };
        /** @description Whose keys are wanted. */
        KeysRequest: {
            api: components["schemas"]["ApiSlug"];
        };
        /** @description For which API credits and prices are wanted. */
        CreditsRequest: {
            api: components["schemas"]["ApiSlug"];
        };
        /** @description What can be spent on one API now, and what its calls cost this account. */
        ApiCredits: {
            api: components["schemas"]["ApiSlug"];
            /**
             * @description PREPAID calls stop when nothing is available; POSTPAID calls go on the monthly bill.
             * @enum {string}
             */
            plan_type: "PREPAID" | "POSTPAID";
            /** @description Credits that calls of this API can spend now, from the wallet and the plan together. */
            available_credits: components["schemas"]["Credits"];
            /** @description The part that the wallet holds. */
            wallet_credits: components["schemas"]["Credits"];
            /** @description What is left of the credits that the plan includes for this period. */
            included_credits: components["schemas"]["Credits"];
            /** @description Price of each operation, for one call. */
            prices: components["schemas"]["OperationSummary"][];
        };
        /** @description For which API the plan is wanted. */
        PlanRequest: {
            api: components["schemas"]["ApiSlug"];
        };
        /**
         * @description How long one payment of the plan lasts. NONE is a plan without payments of its own.
         * @enum {string}
         */
        PlanPeriod: "NONE" | "MONTHLY" | "YEARLY";
        /** @description The plan that the caller's calls of an API are charged by. */
        UserPlan: {
            plan_id: components["schemas"]["PlanId"];
            plan_type: components["schemas"]["PlanType"];
            /** @description The plan's name. */
            plan_name: string;
            /**
             * @description ACCOUNT when it is the account's own plan, API when it was taken for this API alone.
             * @enum {string}
             */
            scope: "ACCOUNT" | "API";
            /**
             * @description ENDING ones are given up and last until `ends_at`.
             * @enum {string}
             */
            status: "ACTIVE" | "ENDING";
            period: components["schemas"]["PlanPeriod"];
            /** @description What one period costs. */
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Credits that one period includes. What is left of them ends with the period. */
            included_credits: components["schemas"]["Credits"];
            /** @description Credits used in this period. */
            plan_consumption: components["schemas"]["Credits"];
            period_started_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the next period begins; null without periods, or when it is ending.
             */
            renews_at: string | null;
            /**
             * Format: date-time
             * @description When it stops; null unless it is ending.
             */
            ends_at: string | null;
        };
        /** @description A plan that an API is offered with. */
        ServicePlan: {
            plan_id: components["schemas"]["PlanId"];
            plan_type: components["schemas"]["PlanType"];
            /** @description The plan's name. */
            plan_name: string;
            /** @description For whom it is, and how it is paid. */
            description: string;
            /**
             * @description API for a plan of this API alone; an ACCOUNT plan, once taken, is for all APIs.
             * @enum {string}
             */
            scope: "ACCOUNT" | "API";
            period: components["schemas"]["PlanPeriod"];
            /** @description What one period costs. */
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Credits that one period includes. */
            included_credits: components["schemas"]["Credits"];
            /** @description Whether only a verified business can take it. */
            kyb_required: boolean;
            /** @description The product to subscribe to in order to take it. */
            product_id: components["schemas"]["ProductId"];
            /** @description Whether the caller's calls of the API are charged by it now. */
            current: boolean;
        };
        /** @description Names a notification. */
        NotificationId: components["schemas"]["Id"];
        /**
         * @description What a notification is about. `low_credits`: the wallet crossed one of its marks. `credits`: credits were added, deducted or are about to expire. `payments`: top-ups and bills. `plans`: plans that begin or end. `subscriptions`: APIs subscribed to. `keys`: API keys made, replaced, revoked or about to expire. `exports`: a large export that is ready, or one that failed. `webhooks`: a webhook that was switched off because it failed. `verification`: the review of business documents. `team`: joining, leaving and roles of a team. `administration`: what an administrator did. `password_changed`, `new_device` (a sign-in from one) and `second_factor` (a change of it) are about the security of the account.
         * @enum {string}
         */
        NotificationKind: "low_credits" | "credits" | "payments" | "plans" | "subscriptions" | "keys" | "webhooks" | "exports" | "verification" | "team" | "administration" | "password_changed" | "new_device" | "second_factor";
        /** @description Something that happened to the account. */
        Notification: {
            notification_id: components["schemas"]["NotificationId"];
            /** @description What it is about. Left out where it is none of the kinds. */
            kind?: components["schemas"]["NotificationKind"];
            /** @description What happened. */
            message: string;
            /**
             * Format: int64
             * @description When, in unix seconds.
             */
            timestamp: number;
            /** @description Important ones are listed first. */
            important: boolean;
            /**
             * Format: int64
             * @description When it was read, in unix seconds; 0 while unread.
             */
            read_at: number;
            /**
             * @description Whether `link` leads out of the portal or to one of its pages.
             * @enum {string}
             */
            action?: "link" | "route";
            /** @description Where its button leads. */
            link?: string;
            /** @description What its button says. */
            text?: string;
        };
        /** @description Identifiers of notifications. */
        NotificationIds: components["schemas"]["NotificationId"][];
        /** @description Which notifications were seen. */
        NotificationsReadRequest: {
            notification_ids: components["schemas"]["NotificationIds"];
        };
        /** @description What is left after the marking. */
        NotificationsRead: {
            /**
             * Format: int64
             * @description The moment that newly read ones carry, in unix seconds.
             */
            read_at: number;
            /**
             * Format: int32
             * @description How many of the account's notifications are still unread.
             */
            unread: number;
        };
        /**
         * @description Which notifications a list holds.
         * @enum {string}
         */
        NotificationHistoryView: "all" | "unread" | "important";
        /** @description Up to which notification all were seen. */
        NotificationsReadAllRequest: {
            up_to: components["schemas"]["NotificationId"];
        };
        /** @description How the account is told of one kind. */
        NotificationPreference: {
            kind: components["schemas"]["NotificationKind"];
            /** @description Whether it is listed in the portal. */
            in_app: boolean;
            /** @description Whether it is also sent by email. */
            mail: boolean;
            /** @description Whether `mail` stays on whatever is asked, because it is about the security of the account. */
            mail_locked: boolean;
        };
        /** @description How the account wants to be told of one kind. */
        NotificationPreferenceChange: {
            kind: components["schemas"]["NotificationKind"];
            /** @description Whether it is listed in the portal. */
            in_app: boolean;
            /** @description Whether it is also sent by email. */
            mail: boolean;
        };
        /** @description The kinds to change. Others stay as they are; of a kind that is named twice, the last counts. */
        NotificationPreferencesRequest: {
            /** @description One entry for each kind to change. */
            preferences: components["schemas"]["NotificationPreferenceChange"][];
        };
        /** @description The first event. From now on nothing is missed; what came before is in the list. */
        NotificationStreamReady: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "ready";
        };
        /** @description A notification has come in. It is in the list. */
        NotificationCreated: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "created";
            notification_id: components["schemas"]["NotificationId"];
        };
        /** @description Notifications were marked as read, here or in another browser. */
        NotificationsChangedElsewhere: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "read";
        };
        /** @description Something of the account that the caller acts for was changed elsewhere. What is shown of it is stale. */
        AccountChanged: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "account";
            /** @description The write that has changed it, such as `PUT /api/wallet/threshold`: its `x-invalidates` says what is stale. Left out where none has. */
            operation?: string;
        };
        /** @description Calls of the account that the caller acts for went through the gateway. Its balance, ledger, usage and request log are stale. Told every three seconds at most. */
        CallsBooked: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "calls";
        };
        /** @description The caller acts for another account from now on, or in another role. Read the profile again, and all that is shown. */
        TeamChanged: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "team";
        };
        /** @description Sent every 20 seconds. A stream that is silent for longer than 50 is dead. */
        NotificationStreamHeartbeat: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "heartbeat";
        };
        /** @description The last event; the server closes the stream. */
        NotificationStreamEnd: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "end";
            /**
             * @description `token_expired`: call again with a fresh token. `session_ended`: the session was signed out or revoked. `unavailable`: the server stops, or cannot hear of changes for the moment.
             * @enum {string}
             */
            reason: "token_expired" | "session_ended" | "unavailable";
            /**
             * Format: int32
             * @description Seconds to wait before calling again.
             */
            retry_after: number;
        };
        /** @description One event of the stream. A reader passes over types that it does not know. */
        NotificationEvent: components["schemas"]["NotificationStreamReady"] | components["schemas"]["NotificationCreated"] | components["schemas"]["NotificationsChangedElsewhere"] | components["schemas"]["AccountChanged"] | components["schemas"]["CallsBooked"] | components["schemas"]["TeamChanged"] | components["schemas"]["NotificationStreamHeartbeat"] | components["schemas"]["NotificationStreamEnd"];
        /** @description Server-sent events, per the HTML standard. The `data` of each is a NotificationEvent as JSON, on one line; events have no name and no id. */
        NotificationEvents: string;
        /** @description Somebody who acts for the account. */
        TeamMember: {
            user_id: components["schemas"]["UserId"];
            /** @description Given name. Empty until the profile is completed. */
            firstname: string;
            /** @description Family name. Empty until the profile is completed. */
            lastname: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["TeamRole"];
            /**
             * Format: date-time
             * @description Since when. For the owner, when the account was made.
             */
            joined_at: string;
            /**
             * Format: date-time
             * @description When they were last here, to about a minute. Null for longer than a session is kept.
             */
            last_active_at: string | null;
            /** @description Whether it is the caller. */
            you: boolean;
        };
        /** @description Names an invitation to a team. */
        InvitationId: components["schemas"]["Id"];
        /**
         * @description A role that the owner can give. Ownership is not handed over.
         * @enum {string}
         */
        MemberRole: "DEVELOPER" | "BILLING" | "VIEWER";
        /** @description An invitation that nobody has accepted yet. */
        TeamInvitation: {
            invitation_id: components["schemas"]["InvitationId"];
            email: components["schemas"]["Email"];
            role: components["schemas"]["MemberRole"];
            invited_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it was last mailed. Each mail has a link of its own; the one before it stops.
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description Until when the link works. It may be past; sending again makes a new one.
             */
            expires_at: string;
        };
        /** @description The people who act for one account, and who is invited to. */
        Team: {
            account_id: components["schemas"]["UserId"];
            /** @description The verified business. Null for an account that is none, and so can have no members yet. */
            account_name: string | null;
            /** @description What the caller may do for the account. */
            role: components["schemas"]["TeamRole"];
            /** @description The owner first, then by when they joined. */
            members: components["schemas"]["TeamMember"][];
            /** @description Those that nobody has accepted, newest first. */
            invitations: components["schemas"]["TeamInvitation"][];
        };
        /** @description Names an entry of the audit log. */
        AuditId: components["schemas"]["Id"];
        /** @description What one of the team did for the account. Entries are never changed. */
        TeamActivity: {
            activity_id: components["schemas"]["AuditId"];
            at: components["schemas"]["Time"];
            /** @description What was done, from the general to the particular, such as `key.regenerate`. */
            action: string;
            /** @description Who did it. */
            user_id: components["schemas"]["UserId"];
            /** @description Their name; null where they have given none, or have deleted their account. */
            name: string | null;
            /** @description What it was done to, such as a subscription, a payment or a member. */
            subject: string;
        };
        /** @description Whom to invite, and as what. */
        InviteMemberRequest: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["MemberRole"];
        };
        /** @description Which invitation. */
        TeamInvitationRequest: {
            invitation_id: components["schemas"]["InvitationId"];
        };
        /** @description The token of the mailed link. It opens one invitation, once, for seven days. */
        TeamInvitationToken: string;
        /** @description The token of the mailed link. */
        TeamInvitationTokenRequest: {
            invitation_token: components["schemas"]["TeamInvitationToken"];
        };
        /** @description What a mailed link invites to. */
        InvitationToYou: {
            /** @description The business. */
            account_name: string;
            /** @description The name of its owner. */
            invited_by: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["MemberRole"];
            expires_at: components["schemas"]["Time"];
        };
        /** @description Which member, and the new role. */
        ChangeMemberRoleRequest: {
            user_id: components["schemas"]["UserId"];
            role: components["schemas"]["MemberRole"];
        };
        /** @description Which member. */
        RemoveMemberRequest: {
            user_id: components["schemas"]["UserId"];
        };
        /** @description Names an export of one account. */
        ExportId: components["schemas"]["Id"];
        /**
         * @description Which rows are exported. `LEDGER`: those of `GET /api/transactions/export`. `USAGE`: those of `GET /api/api-usage/export`. `CALLS`: those of `GET /api/api-usage/user-respose-export`. `API_CALLS`: those of `GET /api/api-logs-export`.
         * @enum {string}
         */
        ExportKind: "LEDGER" | "USAGE" | "CALLS" | "API_CALLS";
        /** @description What the rows are narrowed to, by the parameters of the list that they are of. `LEDGER` takes start_date, end_date, view and request_id; `USAGE` start_date, end_date, view, search, api and key; `CALLS` start_date, end_date, search, api, key, response and method; `API_CALLS` needs api, and takes key. A range that is left out ends on the day of the request. */
        ExportFilter: {
            start_date?: components["schemas"]["Day"];
            end_date?: components["schemas"]["Day"];
            /**
             * @description Of `LEDGER` all, topup, usage or adjustment; of `USAGE` daily, monthly or api.
             * @enum {string}
             */
            view?: "all" | "topup" | "usage" | "adjustment" | "daily" | "monthly" | "api";
            /** @description Words that the rows hold. Case does not matter. */
            search?: string;
            api?: components["schemas"]["ApiSlug"];
            key?: components["schemas"]["KeyId"];
            method?: components["schemas"]["CallMethod"];
            /** @description A status, such as `404`, or a class of them, such as `5xx`. */
            response?: string;
            request_id?: components["schemas"]["RequestId"];
        };
        /**
         * @description QUEUED: it waits for its turn. RUNNING: its rows are being written. READY: it can be downloaded. FAILED: it was given up. EXPIRED: its file is deleted.
         * @enum {string}
         */
        ExportStatus: "QUEUED" | "RUNNING" | "READY" | "FAILED" | "EXPIRED";
        /**
         * @description Why an export was given up. `TOO_LARGE`: with it, the account would keep more than it may. `STORAGE_FULL`: the server had no room. `INTERNAL`: it failed several times.
         * @enum {string}
         */
        ExportFailure: "TOO_LARGE" | "STORAGE_FULL" | "INTERNAL";
        /** @description A CSV file that the server prepares in the background and keeps for seven days. */
        Export: {
            export_id: components["schemas"]["ExportId"];
            kind: components["schemas"]["ExportKind"];
            filter: components["schemas"]["ExportFilter"];
            /** @description What the file is called when it is downloaded. */
            filename: string;
            status: components["schemas"]["ExportStatus"];
            /**
             * Format: int64
             * @description Rows in the file so far, without its header. It starts again at 0 when the export does.
             */
            rows_written: number;
            /**
             * Format: int64
             * @description How many rows there were when it began; null before that, and where counting would take as long as writing.
             */
            rows_total: number | null;
            /**
             * Format: int64
             * @description Bytes of the file so far.
             */
            size: number;
            /** @description Null unless it failed. */
            failure: components["schemas"]["ExportFailure"] | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was ready, or given up; null before.
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When its file is deleted, or was; null unless it was ready.
             */
            expires_at: string | null;
        };
        /** @description What to export. */
        CreateExportRequest: {
            kind: components["schemas"]["ExportKind"];
            filter?: components["schemas"]["ExportFilter"];
        };
        /** @description Which export. */
        RemoveExportRequest: {
            export_id: components["schemas"]["ExportId"];
        };
        /** @description Names a webhook of one account. */
        WebhookId: components["schemas"]["Id"];
        /**
         * Format: uri
         * @description An address that takes POST by HTTPS. It holds no user name, no password and no fragment.
         */
        WebhookUrl: string;
        /** @description What the webhook is for, in its owner's words. */
        WebhookDescription: string;
        /**
         * @description What happened. `wallet.low_balance`: the wallet fell to one of its marks. `key.expiring`: a key stops being accepted soon. `payment.settled`: the money of a payment has come. `api.deprecated`: a version of a subscribed API was deprecated.
         * @enum {string}
         */
        WebhookEventType: "wallet.low_balance" | "key.expiring" | "payment.settled" | "api.deprecated";
        /** @description Which events a webhook is told of. */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /**
         * @description ACTIVE: it is told of events. FAILING: it is told, but the last attempt failed. OFF: its owner switched it off. DISABLED: it failed for three days or answered 410, and was switched off.
         * @enum {string}
         */
        WebhookStatus: "ACTIVE" | "FAILING" | "OFF" | "DISABLED";
        /** @description An address that is told of events, without its secret. */
        Webhook: {
            webhook_id: components["schemas"]["WebhookId"];
            url: components["schemas"]["WebhookUrl"];
            description: components["schemas"]["WebhookDescription"];
            events: components["schemas"]["WebhookEventTypes"];
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description Since when every attempt failed; null where the last one did not.
             */
            failing_since: string | null;
            /**
             * Format: int32
             * @description Events of the last seven days that were given up after their last attempt and have not been sent again since. Test events, and what waited when its owner switched the webhook off, are not counted.
             */
            failed_deliveries: number;
            /**
             * Format: date-time
             * @description When it was switched off, by its owner or because it failed; null while it is on.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Until when deliveries are also signed with the secret before; null where there is none.
             */
            previous_secret_ends_at: string | null;
            created_at: components["schemas"]["Time"];
        };
        /** @description What changes of a webhook. */
        UpdateWebhookRequest: {
            webhook_id: components["schemas"]["WebhookId"];
            url?: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            events?: components["schemas"]["WebhookEventTypes"];
            /** @description Whether it is told of events. */
            enabled?: boolean;
        };
        /** @description A new webhook. */
        CreateWebhookRequest: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            events: components["schemas"]["WebhookEventTypes"];
        };
        /** @description The secret that deliveries are signed with, `whsec_` and 32 random bytes in Base64. Store it at once. */
        WebhookSecret: string;
        /** @description A webhook with a secret that was just made. No other answer ever holds it. */
        WebhookWithSecret: components["schemas"]["Webhook"] & {
            secret: components["schemas"]["WebhookSecret"];
        };
        /** @description Which webhook. */
        WebhookRequest: {
            webhook_id: components["schemas"]["WebhookId"];
        };
        /** @description Which webhook is sent which event. */
        TestWebhookRequest: {
            webhook_id: components["schemas"]["WebhookId"];
            event: components["schemas"]["WebhookEventType"];
        };
        /** @description Names the delivery of an event to a webhook, or a mail. */
        DeliveryId: components["schemas"]["Id"];
        /** @description Names an event, the same to every webhook and with every attempt. Receivers tell copies by it. */
        WebhookEventId: components["schemas"]["Id"];
        /**
         * @description WAITING: it is sent next or again. SENT: the receiver took it with a 2xx. FAILED: it is not sent again by itself.
         * @enum {string}
         */
        WebhookDeliveryStatus: "WAITING" | "SENT" | "FAILED";
        /**
         * @description How an attempt ended. DELIVERED: a 2xx. REJECTED: another status. REDIRECTED: a 3xx, which is not followed. TIMEOUT: no whole answer within ten seconds. UNREACHABLE: no connection, or it broke. ADDRESS_REFUSED: the host leads to an address that is not public. SWITCHED_OFF: the webhook was off.
         * @enum {string}
         */
        WebhookOutcome: "DELIVERED" | "REJECTED" | "REDIRECTED" | "TIMEOUT" | "UNREACHABLE" | "ADDRESS_REFUSED" | "SWITCHED_OFF";
        /** @description The delivery of one event to one webhook. */
        WebhookDelivery: {
            delivery_id: components["schemas"]["DeliveryId"];
            webhook_id: components["schemas"]["WebhookId"];
            event_id: components["schemas"]["WebhookEventId"];
            event: components["schemas"]["WebhookEventType"];
            /** @description Whether its data is made up. */
            test: boolean;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description How often it was sent.
             */
            attempts: number;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it is sent next, at the earliest; null when it does not wait.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was last sent; null before.
             */
            last_attempt_at: string | null;
            /** @description How that ended; null before. */
            last_outcome: components["schemas"]["WebhookOutcome"] | null;
            /**
             * Format: int32
             * @description The status that the receiver answered; null where it did not.
             */
            last_status: number | null;
            /**
             * Format: int32
             * @description How long the last attempt took, in milliseconds.
             */
            last_latency_ms: number | null;
        };
        /** @description One attempt to deliver. */
        WebhookAttempt: {
            at: components["schemas"]["Time"];
            /** @description Where it was sent. */
            url: components["schemas"]["WebhookUrl"];
            outcome: components["schemas"]["WebhookOutcome"];
            /**
             * Format: int32
             * @description The status that the receiver answered; null where it did not.
             */
            status: number | null;
            /**
             * Format: int32
             * @description From the first byte that was sent to the end of the answer, or to the failure.
             */
            latency_ms: number;
            /** @description What failed, in words; null where nothing did. */
            error: string | null;
            /** @description How the body of the answer begins; null where there was no answer. */
            response_excerpt: string | null;
        };
        /** @description The delivery of one event to one webhook, with what is sent and each attempt. */
        WebhookDeliveryDetail: components["schemas"]["WebhookDelivery"] & {
            /** @description The body, byte for byte as it is signed. */
            payload: string;
            /** @description The last attempts, newest first. */
            attempt_log: components["schemas"]["WebhookAttempt"][];
        };
        /** @description Which delivery. */
        WebhookDeliveryRequest: {
            delivery_id: components["schemas"]["DeliveryId"];
        };
        /**
         * @description PENDING until the email address is verified; SUSPENDED accounts can neither sign in nor call.
         * @enum {string}
         */
        AccountStatus: "ACTIVE" | "PENDING" | "SUSPENDED";
        /**
         * @description How the keys stand together. ACTIVE when at least one is accepted, GRACE when one of those is about to end, REVOKED when there were keys and none is accepted, NONE when there never was one.
         * @enum {string}
         */
        AdminKeysStatus: "ACTIVE" | "GRACE" | "REVOKED" | "NONE";
        /** @description A user as administrators see one, with the state of subscriptions, wallet and keys. */
        AdminAccount: {
            user_id: components["schemas"]["UserId"];
            /** @description First name. */
            firstname: string;
            /** @description Family name. */
            lastname: string;
            /** @description Email address. */
            email: components["schemas"]["Email"];
            /** @description The company of a business account, or null. */
            company_name: string | null;
            status: components["schemas"]["AccountStatus"];
            /** @description How the user pays; null before a plan is chosen. */
            plan_type: components["schemas"]["PlanType"] | null;
            /**
             * Format: int32
             * @description Active subscriptions.
             */
            subscriptions: number;
            /** @description Credits that can be spent now. */
            wallet_credits: components["schemas"]["Credits"];
            /** @description The free ones among them. */
            free_credits: components["schemas"]["Credits"];
            keys_status: components["schemas"]["AdminKeysStatus"];
            /**
             * Format: int32
             * @description Keys that are accepted now, those in grace too.
             */
            active_keys: number;
            /**
             * Format: date-time
             * @description The last accepted call by any key, to the minute; null before the first.
             */
            last_used_at: string | null;
        };
        /** @description A subscription in short, with its owner. */
        AdminSubscription: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            user_id: components["schemas"]["UserId"];
            /** @description First name. */
            firstname: string;
            /** @description Family name. */
            lastname: string;
            /** @description Email address. */
            email: components["schemas"]["Email"];
            /** @description The company of a business account, or null. */
            company_name: string | null;
            api: components["schemas"]["ApiSlug"];
            /** @description The API's name for people. */
            name: string;
            version: components["schemas"]["Version"];
            status: components["schemas"]["SubscriptionStatus"];
            /** @description How its test keys stand. */
            test_key: components["schemas"]["AdminKeysStatus"];
            /** @description How its live keys stand. */
            live_key: components["schemas"]["AdminKeysStatus"];
            created_at: components["schemas"]["Time"];
        };
        /** @description One user and every subscription. */
        AdminUserSubscriptions: {
            account: components["schemas"]["AdminAccount"];
            /** @description Newest first, cancelled ones last. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description Which key to replace, and how long the old one is still accepted. */
        AdminKeysRegenerateRequest: {
            /** @description The `user_subscription_id`. */
            subscription_id: components["schemas"]["SubscriptionId"];
            /** @description Its owner. The call is refused when it is somebody else's. */
            user_id: components["schemas"]["UserId"];
            /** @description Left out, LIVE where there is a live key, else TEST. */
            type?: components["schemas"]["KeyType"];
            /**
             * Format: int32
             * @description How long the old key is still accepted, in seconds. 0 ends it with the answer.
             * @default 0
             */
            grace_seconds?: number;
        };
        /**
         * @description PAID credits were bought and never expire; FREE ones were given and have a last day.
         * @enum {string}
         */
        AdminCreditType: "PAID" | "FREE";
        /** @description Credits to take out of a wallet. */
        AdminDeductCreditsRequest: {
            /** @description Whose wallet. */
            user_id: components["schemas"]["UserId"];
            /** @description Which credits are taken. */
            type: components["schemas"]["AdminCreditType"];
            /** @description How many. Always positive; the row is negative. */
            credits: components["schemas"]["CreditsInput"];
            /** @description Why. The user sees it as the reason of the ledger row. */
            description: string;
        };
        /** @description The ledger row that was written, and the wallet after it. */
        AdminCreditsChanged: {
            transaction: components["schemas"]["Transaction"];
            wallet: components["schemas"]["WalletCredits"];
        };
        /** @description Names a change of credits that needs a second administrator. */
        AdjustmentId: components["schemas"]["Id"];
        /**
         * @description PENDING until another administrator decides.
         * @enum {string}
         */
        AdminAdjustmentStatus: "PENDING" | "APPROVED" | "REFUSED";
        /** @description A change of credits above the limit of one person. It waits until another administrator approves or refuses it; when it is approved, it is a row of the ledger like any other. */
        AdminAdjustment: {
            adjustment_id: components["schemas"]["AdjustmentId"];
            /** @description Whose wallet. */
            user_id: components["schemas"]["UserId"];
            /** @description The name of its owner. */
            user_name: string;
            /**
             * @description Which way the credits go.
             * @enum {string}
             */
            direction: "ADD" | "DEDUCT";
            type: components["schemas"]["AdminCreditType"];
            /** @description How many; always positive. */
            credits: components["schemas"]["Credits"];
            /** @description Why. The user sees it once it is approved. */
            description: string;
            /** @description The last day of free credits that are added, or null. */
            validity_date: components["schemas"]["Day"] | null;
            status: components["schemas"]["AdminAdjustmentStatus"];
            /** @description The administrator who asked for it, and cannot decide it. */
            requested_by: components["schemas"]["UserId"];
            /** @description Their name. */
            requested_by_name: string;
            requested_at: components["schemas"]["Time"];
            /** @description The name of the administrator who decided; null while it waits. */
            decided_by_name: string | null;
            /**
             * Format: date-time
             * @description When it was decided; null while it waits.
             */
            decided_at: string | null;
            /** @description What was said of the decision, for administrators alone. */
            note: string | null;
            /** @description The row of the ledger; null unless it was approved. */
            transaction_id: components["schemas"]["TransactionId"] | null;
        };
        /** @description Credits to put into a wallet. */
        AdminAddCreditsRequest: {
            /** @description Whose wallet. */
            user_id: components["schemas"]["UserId"];
            /** @description Which credits are given. */
            type: components["schemas"]["AdminCreditType"];
            /** @description How many. */
            credits: components["schemas"]["CreditsInput"];
            /** @description Why. The user sees it as the reason of the ledger row. */
            description: string;
            /** @description The last day to spend FREE credits, tomorrow at the earliest. Needed with FREE, refused with PAID. */
            validity_date?: components["schemas"]["Day"];
        };
        /** @description Whose keys to revoke. */
        AdminRevokeKeysRequest: {
            user_id: components["schemas"]["UserId"];
        };
        /** @description What was revoked. */
        AdminKeysRevoked: {
            user_id: components["schemas"]["UserId"];
            /**
             * Format: int32
             * @description Keys that were accepted until now.
             */
            revoked_keys: number;
            /** @description From when on they are refused. */
            revoked_at: components["schemas"]["Time"];
        };
        /** @description A verification and who sent it. */
        AdminKyb: {
            submission: components["schemas"]["KybSubmission"];
            /** @description Whom the form names for questions. */
            contact_name: string;
            /** @description Where the outcome is mailed. */
            contact_email: components["schemas"]["Email"];
            /** @description The account that it belongs to. Null for a guest. */
            user_id: components["schemas"]["UserId"] | null;
            /**
             * Format: int32
             * @description Which attempt of this account it is for these APIs. Guests always count as the first.
             */
            attempt: number;
        };
        /** @description Everything that a review looks at. */
        AdminKybDetail: {
            submission: components["schemas"]["KybSubmission"];
            form: components["schemas"]["KybFormValues"];
            documents: components["schemas"]["KybDocuments"];
            /** @description The account that it belongs to. Null for a guest. */
            user_id: components["schemas"]["UserId"] | null;
            /** @description Earlier verifications of the account for the same APIs, the newest first. */
            earlier: components["schemas"]["KybSubmission"][];
        };
        /** @description The verification to approve. */
        AdminKybApproveRequest: {
            kyb_id: components["schemas"]["KybId"];
        };
        /** @description Why a field is refused. */
        KybRefusal: {
            field: components["schemas"]["KybFieldName"];
            /** @description Stable machine-readable code, such as `document_expired`. */
            code: string;
            /** @description What is wrong and what to send instead, for a person. */
            reason: string;
        };
        /** @description The verification to reject, and why. */
        AdminKybRejectRequest: {
            kyb_id: components["schemas"]["KybId"];
            /** @description At least one field, each with a reason. */
            refusals: components["schemas"]["KybRefusal"][];
        };
        /** @description Where the page stands, and from when on a second person is needed. */
        AdminAdjustmentMeta: {
            /**
             * Format: int32
             * @description This page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The most items a page holds.
             */
            limit: number;
            /**
             * Format: int64
             * @description Items in the whole list.
             */
            total: number;
            /** @description Changes of more credits than this wait for a second administrator. */
            approval_above: components["schemas"]["Credits"];
        };
        /** @description What becomes of a change that waits. */
        AdminDecideAdjustmentRequest: {
            adjustment_id: components["schemas"]["AdjustmentId"];
            /**
             * @description APPROVE moves the credits; REFUSE leaves the wallet as it is.
             * @enum {string}
             */
            decision: "APPROVE" | "REFUSE";
            /** @description Why, for administrators. The user does not see it. */
            note?: string;
        };
        /** @description Who did what to whom, and by which request. Entries are never changed. */
        AuditEntry: {
            audit_id: components["schemas"]["AuditId"];
            at: components["schemas"]["Time"];
            /** @description What was done, from the general to the particular, such as `admin.credits.add`. */
            action: string;
            /** @description The account that did it, or the part of the server that acts by itself. */
            actor_id: string;
            /** @description The name of that account; null where it has none. */
            actor_name: string | null;
            /** @description Whom or what it was done to. */
            subject: string;
            /** @description The name of the account that it was done to; null where it is none. */
            subject_name: string | null;
            /** @description What else is to be known; it differs from action to action. No secret stands there. */
            details: {
                [key: string]: unknown;
            };
            /** @description The request that caused it; null for what the server did by itself. */
            request_id: string | null;
        };
        /** @description Which account to lock, and why. */
        AdminLockUserRequest: {
            user_id: components["schemas"]["UserId"];
            /** @description Why, for the audit log. It is part of what the user may export of the account. */
            reason: string;
        };
        /** @description How the account stands, and how many sessions were ended. */
        AdminUserState: {
            user_id: components["schemas"]["UserId"];
            status: components["schemas"]["AccountStatus"];
            /**
             * Format: int32
             * @description Sessions that were open until now.
             */
            ended_sessions: number;
        };
        /** @description Which account. */
        AdminUserRequest: {
            user_id: components["schemas"]["UserId"];
        };
        /**
         * @description Where a version stands in its life.
         * @enum {string}
         */
        AdminApiStatus: "ACTIVE" | "BETA" | "DEPRECATED";
        /** @description A published version of an API, and who uses it. */
        AdminApi: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description Middle segment of its address. Null where it has none. */
            tag: string | null;
            /** @description Name for people. */
            name: string;
            version: components["schemas"]["Version"];
            /** @description Version of the document that is published. */
            full_version: string;
            /** @description Whether it is the newest version of its API, the one that the catalogue lists. */
            newest: boolean;
            status: components["schemas"]["AdminApiStatus"];
            /**
             * Format: date
             * @description The day from which it is not answered any more. Null while no end is set.
             */
            sunset_on: string | null;
            /** @description Why it ends and what to use instead, as subscribers read it. Null where nothing was said. */
            deprecation_reason: string | null;
            /** @description What its cheapest operation costs. */
            price_from: components["schemas"]["Credits"];
            /** @description What its dearest operation costs. */
            price_to: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description How many operations are sold.
             */
            operations_total: number;
            /**
             * Format: int32
             * @description Subscriptions to the API. One subscription is to all of its versions.
             */
            subscribers: number;
            /**
             * Format: int64
             * @description Calls to this very version in the last 30 days, today included.
             */
            calls: number;
            /**
             * Format: int32
             * @description Accounts that made them.
             */
            callers: number;
            /** @description Where calls with live keys go, as it was published. Null where the mock or a setting of the deployment stands for it, or nothing does. */
            upstream: string | null;
            /** @description Whether a mock answers its test calls. */
            mocked: boolean;
            /** @description When its document, or its prices, were published last. */
            published_at: components["schemas"]["Time"];
            /** @description The administrator who did it. Null for the command line. */
            published_by_name: string | null;
        };
        /** @description A document, and how it is to be published. What is left out stays as it is, or follows from the document. */
        AdminApiForm: {
            /**
             * Format: binary
             * @description The OpenAPI 3.0, 3.1 or 3.2 document, YAML or JSON in UTF-8, up to 30 MB. References to other files are refused.
             */
            document: string;
            /** @description Who offers it; first part of its address. */
            publisher?: string;
            /** @description Which of the publisher's APIs it is; left out of the address when empty. */
            tag?: string;
            /** @description The version in the address; empty, the first number of `info.version`. */
            version?: string;
            /**
             * @description Empty, as it is; ACTIVE for a new version.
             * @enum {string}
             */
            status?: "" | "ACTIVE" | "BETA";
            /** @description What it is filed under. */
            category?: string;
            /** @description What an answered call costs where the operation has no `x-price`. Left out, as now; 0.00 for a new operation. */
            price?: string;
            /** @description Prices that go before the document's, as JSON: a list of `method`, `path` and `price`, such as `[{"method":"GET","path":"/hours","price":"0.25"}]`. */
            price_overrides?: string;
            /** @description Where calls with live keys go; `none` takes it away. Empty, as it is. */
            upstream?: string;
            /**
             * @description Takes an upstream in a private network, too.
             * @enum {string}
             */
            allow_internal_upstream?: "true" | "false";
            /**
             * @description Whether a Swagger 2.0 document is converted to OpenAPI 3.0. Its downloads stay as it was written.
             * @enum {string}
             */
            convert?: "true" | "false";
        };
        /** @description What was checked, with the digest of that check. */
        AdminPublishApiForm: components["schemas"]["AdminApiForm"] & {
            /** @description As the check answered it. */
            digest: string;
        };
        /**
         * @description HTTP method of an operation that is sold.
         * @enum {string}
         */
        AdminApiMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description An operation and what an answered call costs from now on. */
        AdminApiOperation: {
            /** @description The operationId in the document. */
            operation_id: string;
            method: components["schemas"]["AdminApiMethod"];
            /** @description Path below the API's address. */
            path: string;
            /** @description What it does. */
            summary: string;
            /** @description The list price, which pay per call costs. */
            price: components["schemas"]["Credits"];
            /** @description What Business monthly costs, a tenth less. */
            business_price: components["schemas"]["Credits"];
            /** @description What one price buys, such as `call`. */
            price_unit: string;
        };
        /** @description What a product costs from a month on, and how many pay by it. */
        AdminApiPriceList: {
            product_version_id: components["schemas"]["ProductVersionId"];
            /** @description The product. */
            name: string;
            /**
             * @description How it is paid.
             * @enum {string}
             */
            plan_type: "PREPAID" | "POSTPAID";
            /** @description The first day of the list. */
            starts_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Its last day. Null while it has none.
             */
            ends_on: string | null;
            /** @description Whether it is the list that new subscriptions get. */
            current: boolean;
            /**
             * Format: int32
             * @description Subscriptions that pay by it.
             */
            subscribers: number;
        };
        /** @description An account that calls a version. */
        AdminApiCaller: {
            user_id: components["schemas"]["UserId"];
            /** @description The name of its owner. */
            name: string;
            /**
             * Format: int64
             * @description Calls in the last 30 days.
             */
            calls: number;
            /** @description The day of the last one. */
            last_called_on: components["schemas"]["Day"];
        };
        /** @description A version with its prices, and who calls it. */
        AdminApiDetail: components["schemas"]["AdminApi"] & {
            /** @description What is sold, the main operation first. */
            operations: components["schemas"]["AdminApiOperation"][];
            /** @description The ways to buy the API, each with its price lists, newest first. Who subscribed to a product keeps the list of that day. */
            price_lists: components["schemas"]["AdminApiPriceList"][];
            /** @description Who called this version in the last 30 days, most calls first. */
            top_callers: components["schemas"]["AdminApiCaller"][];
            /** @description The newest version of the API. Null where it is this one. */
            replaced_by: string | null;
        };
        /** @description A place of a document, and what is wrong there. */
        AdminApiFinding: {
            /**
             * Format: int32
             * @description Counted from 1; null for the document as a whole.
             */
            line: number | null;
            /** @description JSON Pointer, such as `#/info/version`; `#/` for the document as a whole. */
            pointer: string;
            /** @description What is wrong, and how it is put right. */
            text: string;
        };
        /** @description The document that is on sale. */
        AdminApiOnSale: {
            version: components["schemas"]["Version"];
            /** @description Version of its document. */
            full_version: string;
            /** @description Whether it is replaced; else it stays beside the new version. */
            same_address: boolean;
        };
        /** @description A version as it would be published, and what that changes. */
        AdminApiPreview: {
            /** @description As the catalogue would list it. */
            api: components["schemas"]["PublicApi"];
            /** @description What it is compared with. Null for a new API. */
            replaces: components["schemas"]["AdminApiOnSale"] | null;
            /** @description What callers would notice, breaking changes first. Empty where only texts change. */
            changes: components["schemas"]["ChangelogEntry"][];
            /**
             * Format: int32
             * @description How many more there are than `changes` holds.
             */
            changes_left_out: number;
            /** @description What else is worth knowing before it is published, as the command says it. */
            notes: string[];
        };
        /** @description What would happen, or what keeps it from happening. */
        AdminApiCheck: {
            /** @description Whether it can be published. If not, `findings` say why. */
            publishable: boolean;
            /** @description What is wrong with the document, the command's own words: errors where it cannot be published, else what will be shown poorly. */
            findings: components["schemas"]["AdminApiFinding"][];
            /**
             * Format: int32
             * @description How many more there are than `findings` holds.
             */
            findings_left_out: number;
            /** @description Stands for the document, the options and what is on sale now: publishing asks for it, so that what was checked is what is published. Null where it cannot be. */
            digest: string | null;
            /** @description Null where it cannot be published. */
            preview: components["schemas"]["AdminApiPreview"] | null;
        };
        /** @description What an operation costs. */
        AdminApiPrice: {
            method: components["schemas"]["AdminApiMethod"];
            /** @description Path below the API's address. */
            path: string;
            /** @description The list price; 0.00 is free. */
            price: string;
        };
        /** @description What operations of a version cost from now on. Those that are left out stay as they are. */
        AdminSetApiPricesRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description As it was read before, so that nobody undoes what another administrator just published. */
            published_at: components["schemas"]["Time"];
            /** @description One entry an operation. */
            prices: components["schemas"]["AdminApiPrice"][];
        };
        /** @description Which version ends, when, and what its subscribers are told. */
        AdminDeprecateApiRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description The day from which it is not answered any more; tomorrow at the earliest. Null while no end is set. */
            sunset_on: components["schemas"]["Day"] | null;
            /** @description Why it ends and what to use instead. Subscribers read it. */
            reason: string;
        };
        /** @description Which version of which API. */
        AdminApiVersionRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
        };
        /** @description Names a key whose signature is trusted under conformance results. */
        ConformanceKeyId: components["schemas"]["Id"];
        /** @description Whose key it is. Everybody reads it at the results that it signed. */
        AdminConformanceKeyName: string;
        /** @description A key whose signature is trusted under conformance results of one publisher. */
        AdminConformanceKey: {
            conformance_key_id: components["schemas"]["ConformanceKeyId"];
            name: components["schemas"]["AdminConformanceKeyName"];
            publisher: components["schemas"]["ApiSlug"];
            fingerprint: components["schemas"]["KeyFingerprint"];
            public_key: components["schemas"]["PublicKeyPem"];
            added_at: components["schemas"]["Time"];
            /** @description The administrator who added it; null where that account is gone. */
            added_by_name: string | null;
            /**
             * Format: date-time
             * @description When a result that it signed came last; null before the first.
             */
            last_result_at: string | null;
        };
        /** @description The key, and what it is trusted for. */
        AdminAddConformanceKeyRequest: {
            name: components["schemas"]["AdminConformanceKeyName"];
            publisher: components["schemas"]["ApiSlug"];
            public_key: components["schemas"]["PublicKeyPem"];
        };
        /** @description Which key. */
        AdminConformanceKeyRequest: {
            conformance_key_id: components["schemas"]["ConformanceKeyId"];
        };
        /** @description What ended with a key. */
        AdminConformanceRemoval: {
            conformance_key_id: components["schemas"]["ConformanceKeyId"];
            /**
             * Format: int32
             * @description Versions that lost their mark, because this key had signed it.
             */
            marks_ended: number;
        };
        /** @description Names a conformance result. */
        ConformanceResultId: components["schemas"]["Id"];
        /**
         * @description CONFORMANT: the version has its mark by this result. FAILED: the run has findings. SUPERSEDED: a later result came. ENDED: another document was published, or the key was removed.
         * @enum {string}
         */
        AdminConformanceStanding: "CONFORMANT" | "FAILED" | "SUPERSEDED" | "ENDED";
        /** @description One way in which the backend broke the contract. */
        AdminConformanceFinding: {
            /** @description The operation; empty where it is none. */
            operation: string;
            /** @description The rule that found it. */
            rule: string;
            /** @description What the contract says. */
            expected: string;
            /** @description What the backend did. */
            got: string;
        };
        /** @description A result as administrators see it, with what failed. */
        AdminConformanceResult: {
            conformance_result_id: components["schemas"]["ConformanceResultId"];
            api: components["schemas"]["ApiSlug"];
            /** @description Name of the API for people. */
            api_name: string;
            version: components["schemas"]["Version"];
            full_version: components["schemas"]["FullVersion"];
            standing: components["schemas"]["AdminConformanceStanding"];
            passed: components["schemas"]["OperationCount"];
            failed: components["schemas"]["OperationCount"];
            left_out: components["schemas"]["OperationCount"];
            total: components["schemas"]["OperationCount"];
            /** @description The first of what was found, by operation. */
            findings: components["schemas"]["AdminConformanceFinding"][];
            /**
             * Format: int32
             * @description How many there are.
             */
            findings_total: number;
            started_at: components["schemas"]["Time"];
            checked_at: components["schemas"]["Time"];
            submitted_at: components["schemas"]["Time"];
            /** @description Version of `switchboard-conformance`. */
            checker_version: string;
            /**
             * Format: int64
             * @description Repeats the run, with `--seed`.
             */
            seed: number;
            key_name: components["schemas"]["AdminConformanceKeyName"];
            fingerprint: components["schemas"]["KeyFingerprint"];
        };
        /**
         * @description A mail of the portal, or an event to a webhook of a user.
         * @enum {string}
         */
        AdminDeliveryKind: "MAIL" | "WEBHOOK";
        /**
         * @description WAITING: it is tried next or again. SENT: the mail server or the receiver took it. FAILED: it is not tried again by itself. GIVEN_UP: an administrator ended it.
         * @enum {string}
         */
        AdminDeliveryStatus: "WAITING" | "SENT" | "FAILED" | "GIVEN_UP";
        /** @description A mail or the delivery of a webhook, without what it says. */
        AdminDelivery: {
            delivery_id: components["schemas"]["DeliveryId"];
            kind: components["schemas"]["AdminDeliveryKind"];
            status: components["schemas"]["AdminDeliveryStatus"];
            /** @description The account that it is about; null where a mail goes to no account. */
            user_id: string | null;
            /** @description The name of that account. */
            user_name: string | null;
            /** @description The address of a mail, or the origin of a webhook. Paths may hold secrets. */
            recipient: string;
            /** @description The subject of a mail, or the type of an event. */
            subject: string;
            /**
             * Format: int32
             * @description How often it was tried.
             */
            attempts: number;
            /** @description Why the last attempt failed; null where none has. */
            last_error: string | null;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it is tried next, at the earliest; null when it does not wait.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was taken; null before.
             */
            sent_at: string | null;
        };
        /** @description One attempt. */
        AdminDeliveryAttempt: {
            at: components["schemas"]["Time"];
            /** @description Why it failed; null where it did not. */
            error: string | null;
        };
        /** @description A mail or the delivery of a webhook, with its attempts. */
        AdminDeliveryDetail: components["schemas"]["AdminDelivery"] & {
            /** @description The last attempts, newest first. */
            attempt_log: components["schemas"]["AdminDeliveryAttempt"][];
        };
        /** @description Which mail or delivery. */
        AdminDeliveryRequest: {
            delivery_id: components["schemas"]["DeliveryId"];
        };
        /** @description How the wallet stood when it crossed the mark. */
        WalletLowBalance: {
            credits: components["schemas"]["Credits"];
            mark: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description How many of the three marks the wallet is at or below.
             */
            level: number;
        };
        /** @description The wallet fell to one of its marks, or below. */
        WalletLowBalanceEvent: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "wallet.low_balance";
            timestamp: components["schemas"]["Time"];
            /** @description Whether the data is made up. */
            test: boolean;
            data: components["schemas"]["WalletLowBalance"];
        };
        /** @description The key, and when it ends. */
        KeyExpiring: {
            key_id: components["schemas"]["KeyId"];
            type: components["schemas"]["KeyType"];
            /** @description How its secret ends. */
            last_four: string;
            api: components["schemas"]["ApiSlug"];
            /**
             * @description EXPIRY: its own end comes. GRACE: another key has taken its place.
             * @enum {string}
             */
            reason: "EXPIRY" | "GRACE";
            ends_at: components["schemas"]["Time"];
        };
        /** @description A key stops being accepted within seven days. */
        KeyExpiringEvent: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "key.expiring";
            timestamp: components["schemas"]["Time"];
            /** @description Whether the data is made up. */
            test: boolean;
            data: components["schemas"]["KeyExpiring"];
        };
        /** @description The payment, and what it paid for. */
        PaymentSettled: {
            transaction_id: components["schemas"]["PaymentId"];
            reference_number: components["schemas"]["PaymentReference"];
            /**
             * @description TOPUP: credits were bought. BILLING: statements were paid.
             * @enum {string}
             */
            source: "TOPUP" | "BILLING";
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Credits that were added; null where statements were paid. */
            credits: components["schemas"]["Credits"] | null;
            /** @description Statements that were paid; none for a top-up. */
            invoices: components["schemas"]["InvoiceId"][];
            paid_at: components["schemas"]["Time"];
        };
        /** @description The money of a payment has come, and what it pays for is booked. */
        PaymentSettledEvent: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "payment.settled";
            timestamp: components["schemas"]["Time"];
            /** @description Whether the data is made up. */
            test: boolean;
            data: components["schemas"]["PaymentSettled"];
        };
        /** @description The version, and until when it answers. */
        ApiDeprecated: {
            api: components["schemas"]["ApiSlug"];
            /** @description The name of the API. */
            name: string;
            version: components["schemas"]["Version"];
            /** @description The day from which it is not answered any more; null while none is set. */
            sunset_on: components["schemas"]["Day"] | null;
            /** @description Why it ends, in the publisher's words; null where nothing was said. */
            reason: string | null;
        };
        /** @description A version of an API that the account has subscribed to was deprecated, or its last day was changed. */
        ApiDeprecatedEvent: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "api.deprecated";
            timestamp: components["schemas"]["Time"];
            /** @description Whether the data is made up. */
            test: boolean;
            data: components["schemas"]["ApiDeprecated"];
        };
    };
    responses: {
        /** @description The request or its address cannot be read. */
        Unreadable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There’s nothing at this URL. */
        UnknownAddress: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address takes other methods, which Allow lists. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request did not arrive whole in time. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address, or a part of it, is longer than any that is served. */
        AddressTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The address and the headers are larger than the server takes. */
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A 5xx, and nothing else; each 4xx is declared by itself. A fault of the server (500), an upstream that failed (502), an operation that this deployment does not offer (501), or a service that cannot be reached for the moment (503, with Retry-After). */
        Unexpected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfterUnavailable"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON that can be read. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this call accepts. Of JSON, `x-max-json-bytes` of the document are accepted. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body came with a Content-Type that this call does not take. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field or parameter breaks its rule; `errors` points at each. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries; wait as long as Retry-After says. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is expired or revoked. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is good, but its owner may not do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Confirm who you are by `POST /api/second-factor/verify`, then send the call again. */
        StepUpRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter breaks its rule; `errors` points at each. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no verification with this identifier, or it belongs to somebody else. */
        SubmissionUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was used before with another body. */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This deployment asks administrators for a second factor, and the caller has none. */
        SecondFactorRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no user with this identifier, or it is an administrator's. */
        UserUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller has to confirm who they are, or to set up a second factor first. */
        AdminStepUpRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The review has ended; its outcome stands. */
        AlreadyDecided: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such API, or it has no such version. */
        ApiUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The API.
         * @example sim-swap
         */
        api: components["schemas"]["ApiSlug"];
        /**
         * @description Its version.
         * @example v1
         */
        version: components["schemas"]["Version"];
        /**
         * @description The operation within the document.
         * @example checkSimSwap
         */
        operationId: components["schemas"]["OperationId"];
        /** @description The page wanted, counted from 1. */
        page: number;
        /** @description The most items a page may hold. */
        limit: number;
        /** @description Words to look for. Case does not matter. */
        search: string;
        /**
         * @description Only the APIs of this category.
         * @example Identity
         */
        category: string;
        /**
         * @description Only the APIs that have this tag.
         * @example SMS
         */
        tags: string;
        /**
         * @description Only the APIs whose main operation costs no more.
         * @example 2.00
         */
        maxPrice: components["schemas"]["Credits"];
        /**
         * @description Only these APIs. What is not published is left out.
         * @example [
         *       "sim-swap"
         *     ]
         */
        namedApis: components["schemas"]["ApiSlug"][];
        /** @description With `true`, only the APIs that give live keys to verified businesses alone; with `false`, only the others. */
        kybRequired: boolean;
        /**
         * @description The first part of the address.
         * @example lumina
         */
        publisher: components["schemas"]["ApiSlug"];
        /**
         * @description The second part of the address, where it has one.
         * @example otp
         */
        addressTag: components["schemas"]["ApiSlug"];
        /** @description Words to look for in the names of APIs and operations. Case does not matter. */
        priceSearch: string;
        /**
         * @description By price, an API comes where its first operation does.
         * @example cheapest
         */
        priceSort: "catalogue" | "cheapest" | "dearest";
        /**
         * @description Only the operations of this API.
         * @example sim-swap
         */
        priceApi: components["schemas"]["ApiSlug"];
        /**
         * @description Only these operations, named by API and operationId with a dot between them. What is not sold is left out.
         * @example [
         *       "sim-swap.checkSimSwap"
         *     ]
         */
        priceOperations: string[];
        /** @description With `true`, only the operations that cost something. */
        charged: boolean;
        /**
         * @description With `packs`, what credits cost alone. The prices of operations are left out, and `skus` is empty.
         * @example packs
         */
        onlyPacks: "packs";
        /**
         * @description The verification.
         * @example kyb_mara9Bc
         */
        kybId: components["schemas"]["KybId"];
        /**
         * @description Whose APIs the form is for.
         * @example beacon
         */
        draftPublisher: components["schemas"]["ApiSlug"];
        /** @description The one tag that it is for. Left out, every API of the publisher. */
        draftTag: components["schemas"]["ApiSlug"];
        /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
        idempotencyKey: string;
        /**
         * @description This month alone, `YYYY-MM`; every one without it.
         * @example 2026-10
         */
        statementMonth: components["schemas"]["StatementMonth"];
        /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
        startDate: components["schemas"]["Day"];
        /** @description Last day of the range, included. Left out, today. */
        endDate: components["schemas"]["Day"];
        /**
         * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
         * @example all
         */
        transactionView: "all" | "topup" | "usage" | "adjustment";
        /** @description First day of the rows, included, in the market's time zone. Left out, the first row there is. */
        ledgerStart: components["schemas"]["Day"];
        /** @description Last day of the rows, included, in the market's time zone. Left out, the newest row. */
        ledgerEnd: components["schemas"]["Day"];
        /** @description Only what the call with this request id was charged, and given back. */
        ledgerCall: components["schemas"]["RequestId"];
        /**
         * @description Payments that stand so; all without it.
         * @example PENDING
         */
        paymentStatus: components["schemas"]["PaymentStatus"];
        /**
         * @description Payments for this alone; all without it.
         * @example TOPUP
         */
        paymentSource: components["schemas"]["PaymentSource"];
        /**
         * @description The `transaction_id` that `POST /api/payment` answered.
         * @example txn_Kd81xTq2
         */
        topUpId: components["schemas"]["PaymentId"];
        /**
         * @description The `transaction_id` that `POST /api/payment` answered.
         * @example txn_Bx54mRw7
         */
        billingPaymentId: components["schemas"]["PaymentId"];
        /** @description Counts only calls to APIs whose name holds these words. Case does not matter. */
        usageSearch: string;
        /**
         * @description What a row stands for: a day, a month or an API.
         * @example daily
         */
        usageView: "daily" | "monthly" | "api";
        /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
        usageKey: components["schemas"]["KeyId"];
        /** @description Counts only calls to this API. One that was never called counts nothing. */
        usageApi: components["schemas"]["ApiSlug"];
        /**
         * @description Whose usage is wanted. Needed from administrators, ignored from users.
         * @example usr_tess8L
         */
        exportUserId: components["schemas"]["UserId"];
        /** @description Looks for these words in the request id, the path and the operation. Case does not matter. */
        logSearch: string;
        /**
         * @description Only calls to this API. One that was never called finds nothing.
         * @example sim-swap
         */
        logApi: components["schemas"]["ApiSlug"];
        /** @description Only calls answered with this status, such as `404`, or with one of its class, such as `5xx`. */
        logResponse: string;
        /** @description Only calls by this method. */
        logExportMethod: components["schemas"]["CallMethod"];
        /** @description Only calls by this method. */
        logMethod: components["schemas"]["CallMethod"];
        /** @description Only calls answered with this status, such as `404`, or with one of its class, such as `5xx`. */
        logStatus: string;
        /**
         * @description The call, by the request id of the log, of the response and of the ledger.
         * @example req_3Nc8pYw1Rb46
         */
        callId: components["schemas"]["RequestId"];
        /**
         * @description The API whose log is wanted.
         * @example number-verification
         */
        logService: components["schemas"]["ApiSlug"];
        /** @description Which notifications to list. */
        notificationView: components["schemas"]["NotificationHistoryView"];
        /**
         * @description The export.
         * @example exp_jun7Lm2Q
         */
        exportId: components["schemas"]["ExportId"];
        /** @description Only deliveries to this webhook. One that is not the account's has none. */
        deliveriesOf: components["schemas"]["WebhookId"];
        /** @description Only deliveries of this type of event. */
        deliveryEvent: components["schemas"]["WebhookEventType"];
        /** @description Only deliveries in this state. */
        deliveryStatus: components["schemas"]["WebhookDeliveryStatus"];
        /**
         * @description The delivery.
         * @example whd_jun4Kp7Q
         */
        deliveryId: components["schemas"]["DeliveryId"];
        /** @description Only accounts in this state. */
        accountStatus: components["schemas"]["AccountStatus"];
        /** @description Only accounts whose keys stand so. */
        keysStatus: components["schemas"]["AdminKeysStatus"];
        /** @description What the rows are ordered by; a minus reverses it. With `last_used_at`, accounts without a call come last either way. */
        accountSort: "name" | "-name" | "wallet_credits" | "-wallet_credits" | "last_used_at" | "-last_used_at";
        /**
         * @description The user whose records are wanted.
         * @example usr_jun7Q2
         */
        userIdQuery: components["schemas"]["UserId"];
        /** @description Only verifications in this state. Left out, all of them. */
        kybState: components["schemas"]["KybState"];
        /**
         * @description The field of the form that the document was sent in.
         * @example registration_certificate
         */
        kybField: components["schemas"]["KybFieldName"];
        /** @description Only changes in this state. */
        adjustmentStatus: components["schemas"]["AdminAdjustmentStatus"];
        /** @description Only changes of this user's wallet. One that is not there has none. */
        adjustmentUser: components["schemas"]["UserId"];
        /** @description Who did it: part of a name or an email address, or an identifier. Case does not matter. */
        auditActor: string;
        /** @description Whom it was done to, in the same way; or the identifier of what it was done to. */
        auditSubject: string;
        /** @description What was done, as `admin.credits.add`; a part before a dot, as `admin`, finds all of its kind. */
        auditAction: string;
        /** @description Only versions that stand so. */
        apiStatus: components["schemas"]["AdminApiStatus"];
        /**
         * @description Only results of this API.
         * @example sim-swap
         */
        conformanceApi: components["schemas"]["ApiSlug"];
        /**
         * @description Only results of this version.
         * @example v1
         */
        conformanceVersion: components["schemas"]["Version"];
        /** @description Only mails, or only deliveries of webhooks. */
        adminDeliveryKind: components["schemas"]["AdminDeliveryKind"];
        /** @description Only deliveries in this state. */
        adminDeliveryStatus: components["schemas"]["AdminDeliveryStatus"];
        /** @description Part of a recipient, of a subject, or of the name or email address of the account; or an identifier. Case does not matter. */
        adminDeliverySearch: string;
        /**
         * @description The mail or the delivery of a webhook.
         * @example mail_t3Rw8Xc2
         */
        adminDeliveryId: components["schemas"]["DeliveryId"];
        /**
         * @description Names the event, the same with each attempt.
         * @example evt_jun8Wm3Kd1Tz
         */
        webhookId: components["schemas"]["WebhookEventId"];
        /**
         * @description When this attempt was signed, in unix seconds. Refuse what is older than five minutes.
         * @example 1795225320
         */
        webhookTimestamp: number;
        /**
         * @description One signature a secret in force, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        webhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this request in logs, ledger rows and support mails.
         * @example req_7Hq2mXv9Kd81
         */
        RequestId: components["schemas"]["RequestId"];
        /**
         * @description Seconds to wait before the next try. With 503; left out otherwise.
         * @example 60
         */
        RetryAfterUnavailable: number;
        /**
         * @description Seconds to wait before the next try.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description Names the file, as an attachment.
         * @example attachment; filename="export.csv"
         */
        ContentDisposition: string;
        /**
         * @description Names this state of the answer, per RFC 9110.
         * @example W/"T2n7cY0mQx4"
         */
        ETag: string;
        /** @description `true` when the Idempotency-Key was used before with the same body: this is the stored answer, and nothing was done again. Left out otherwise. */
        IdempotentReplayed: "true";
        /**
         * @description The methods that the address takes, per RFC 9110.
         * @example GET, HEAD, POST
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenPair"];
                    };
                };
            };
            /** @description Right, and the account has a second factor. Finish by `POST /login/verify`. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorChallenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The address and the password do not belong together. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is right, but the account cannot be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            /** @description Too many tries; wait as long as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    ssoVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoVerifyRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenPair"];
                    };
                };
            };
            /** @description Right, and the account has a second factor. Finish by `POST /login/verify`. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorChallenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The token is unknown, used or too old. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The sign-in is right, but the account cannot be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignInRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenPair"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The proof is right, but the account cannot be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge is unknown, too old, was used, or had too many wrong answers. Begin again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The proof is wrong, or a field breaks its rule. The challenge may be tried again. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many tries; wait as long as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            /** @description The new pair. The refresh token sent is used up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TokenPair"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The session is over. Sign in again. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
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
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way, whether or not the address was known. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, the password is too common, or an agreement was not accepted. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description The address is verified. Sign in next. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedEmail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such token was ever mailed, or a newer one replaced it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is too old or was used. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way if the address waits for verification. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            /** @description The last mail is less than 300 seconds old. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before the next mail can be asked for, 300 at most.
                     * @example 300
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description A mail is on its way if the address is known. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            /** @description The last mail is less than 360 seconds old. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before the next mail can be asked for, 360 at most.
                     * @example 360
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
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
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. Sign in with it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such token was ever mailed, or a newer one replaced it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is too old or was used. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password breaks its rule or is too common. The token stays good. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    googleSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignInRequest"];
            };
        };
        responses: {
            /** @description The credential is genuine. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SsoToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The credential is not one of Google for this portal, or it is too old. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The credential is genuine, but the account cannot be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptTermsRequest"];
            };
        };
        responses: {
            /** @description The profile, with both agreements accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account cannot be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description An agreement was not accepted. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
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
            /** @description The signed-in user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The account cannot be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
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
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule; `errors` points at each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
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
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The new password holds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account signs in with a social provider and has no password. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The current password is wrong, or the new one was refused. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. It flows as it is read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountExport"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail is on its way. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The last mail is less than 360 seconds old. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before the next mail can be asked for, 360 at most.
                     * @example 360
                     */
                    "Retry-After": number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description The account is deleted, and this session with it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The link is incomplete, of another account, or a newer one replaced it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has no password to prove, or a bill is open. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link is too old, or was used. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong or missing. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that are open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description This session first, then the one used last. */
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No open session of this account has this identifier. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This session is the only one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EndedSessions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Unexpected"];
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
            /** @description The factors, of which there may be none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    challengeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What to prove it by. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorChallenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    proveSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProveRequest"];
            };
        };
        responses: {
            /** @description Proved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StepUpProof"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The challenge is unknown, too old, was used, or had too many wrong answers. Begin again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The proof is wrong, or a field breaks its rule. The challenge may be tried again. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmTotpRequest"];
            };
        };
        responses: {
            /** @description The app is set up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorAdded"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The challenge is unknown, too old, was used, or had too many wrong answers. Begin again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    beginTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, in this answer alone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TotpSetup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No app is set up. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["StepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenamePasskeyRequest"];
            };
        };
        responses: {
            /** @description The factors, with the new name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such passkey. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyRequest"];
            };
        };
        responses: {
            /** @description The passkey is kept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorAdded"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The passkey is kept already, or the account has as many as it may have. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge is unknown, too old, was used, or had too many wrong answers. Begin again. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The answer of the passkey was refused, or a field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the browser. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeySetup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has as many passkeys as it may have. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePasskeyRequest"];
            };
        };
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such passkey. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["StepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no second factor. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    syncApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncApiRequest"];
            };
        };
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiVersion"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such API, or it has no such version. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule; `errors` points at each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getApiReference: {
        parameters: {
            query: {
                /**
                 * @description The API.
                 * @example sim-swap
                 */
                api: components["parameters"]["api"];
                /**
                 * @description Its version.
                 * @example v1
                 */
                version: components["parameters"]["version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiReference"];
                    };
                };
            };
            /** @description There is no such API, or it has no such version. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApiReferenceOperation: {
        parameters: {
            query: {
                /**
                 * @description The API.
                 * @example sim-swap
                 */
                api: components["parameters"]["api"];
                /**
                 * @description Its version.
                 * @example v1
                 */
                version: components["parameters"]["version"];
                /**
                 * @description The operation within the document.
                 * @example checkSimSwap
                 */
                operation_id: components["parameters"]["operationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReferenceOperation"];
                    };
                };
            };
            /** @description There is no such API, version or operation. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getApiChangelog: {
        parameters: {
            query: {
                /**
                 * @description The API.
                 * @example sim-swap
                 */
                api: components["parameters"]["api"];
                /**
                 * @description Its version.
                 * @example v1
                 */
                version: components["parameters"]["version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The releases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiChangelog"];
                    };
                };
            };
            /** @description There is no such API, or it has no such version. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPublicApis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue, in the order it is shown. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The APIs. */
                        data: components["schemas"]["PublicApi"][];
                    };
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getConformanceResult: {
        parameters: {
            query: {
                /**
                 * @description The API.
                 * @example sim-swap
                 */
                api: components["parameters"]["api"];
                /**
                 * @description Its version.
                 * @example v1
                 */
                version: components["parameters"]["version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConformanceResult"];
                    };
                };
            };
            /** @description There is no such version, or it has no mark. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    submitConformanceResult: {
        parameters: {
            query: {
                /**
                 * @description The API.
                 * @example sim-swap
                 */
                api: components["parameters"]["api"];
                /**
                 * @description Its version.
                 * @example v1
                 */
                version: components["parameters"]["version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The signed result, of at most 1 MB. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedConformanceResult"];
            };
        };
        responses: {
            /** @description It was submitted before, and is the last one of this version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConformanceReceipt"];
                    };
                };
            };
            /** @description It is taken. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConformanceReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The key is not trusted, or not for this publisher. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such API, or it has no such version. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is of another document than the published one, or older than the last result. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, the signature is not of this result, or the run proves too little. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCatalogue: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case does not matter. */
                search?: components["parameters"]["search"];
                /**
                 * @description Only the APIs of this category.
                 * @example Identity
                 */
                category?: components["parameters"]["category"];
                /**
                 * @description Only the APIs that have this tag.
                 * @example SMS
                 */
                tags?: components["parameters"]["tags"];
                /**
                 * @description Only the APIs whose main operation costs no more.
                 * @example 2.00
                 */
                max_price?: components["parameters"]["maxPrice"];
                /**
                 * @description Only these APIs. What is not published is left out.
                 * @example [
                 *       "sim-swap"
                 *     ]
                 */
                api?: components["parameters"]["namedApis"];
                /** @description With `true`, only the APIs that give live keys to verified businesses alone; with `false`, only the others. */
                kyb_required?: components["parameters"]["kybRequired"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of APIs, in the order they are shown. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The APIs. */
                        data: components["schemas"]["CatalogueApi"][];
                        meta: components["schemas"]["PageMeta"];
                        facets: components["schemas"]["CatalogueFacets"];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCatalogueApi: {
        parameters: {
            query: {
                /**
                 * @description The first part of the address.
                 * @example lumina
                 */
                publisher: components["parameters"]["publisher"];
                /**
                 * @description The second part of the address, where it has one.
                 * @example otp
                 */
                tag?: components["parameters"]["addressTag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CatalogueApi"];
                    };
                };
            };
            /** @description No API has this address. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApiPrices: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for in the names of APIs and operations. Case does not matter. */
                search?: components["parameters"]["priceSearch"];
                /**
                 * @description By price, an API comes where its first operation does.
                 * @example cheapest
                 */
                sort?: components["parameters"]["priceSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of APIs with their prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The APIs that have something for sale. */
                        data: components["schemas"]["ApiPrices"][];
                        meta: components["schemas"]["PageMeta"];
                        operations: components["schemas"]["PriceCount"];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOperationPrices: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for in the names of APIs and operations. Case does not matter. */
                search?: components["parameters"]["priceSearch"];
                /**
                 * @description By price, an API comes where its first operation does.
                 * @example cheapest
                 */
                sort?: components["parameters"]["priceSort"];
                /**
                 * @description Only the operations of this API.
                 * @example sim-swap
                 */
                api?: components["parameters"]["priceApi"];
                /**
                 * @description Only these operations, named by API and operationId with a dot between them. What is not sold is left out.
                 * @example [
                 *       "sim-swap.checkSimSwap"
                 *     ]
                 */
                operation?: components["parameters"]["priceOperations"];
                /** @description With `true`, only the operations that cost something. */
                charged?: components["parameters"]["charged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of operations with their prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The operations. */
                        data: components["schemas"]["Sku"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSearchIndex: {
        parameters: {
            query?: {
                /**
                 * @description Only the APIs that document this error code, each with this error and the operation that shows it.
                 * @example consent_missing
                 */
                code?: string;
            };
            header?: {
                /**
                 * @description The `ETag` of the answer that is held. Browsers send it by themselves.
                 * @example W/"T2n7cY0mQx4"
                 */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index, in the order of the catalogue. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The APIs. */
                        data: components["schemas"]["SearchApi"][];
                    };
                };
            };
            /** @description The answer that is held is still the newest. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPublicSkus: {
        parameters: {
            query?: {
                /**
                 * @description With `packs`, what credits cost alone. The prices of operations are left out, and `skus` is empty.
                 * @example packs
                 */
                only?: components["parameters"]["onlyPacks"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicPriceList"];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSkus: {
        parameters: {
            query?: {
                /**
                 * @description With `packs`, what credits cost alone. The prices of operations are left out, and `skus` is empty.
                 * @example packs
                 */
                only?: components["parameters"]["onlyPacks"];
                /**
                 * @description Only the operations of this API.
                 * @example sim-swap
                 */
                api?: components["parameters"]["priceApi"];
                /**
                 * @description Only these operations, named by API and operationId with a dot between them. What is not sold is left out.
                 * @example [
                 *       "sim-swap.checkSimSwap"
                 *     ]
                 */
                operation?: components["parameters"]["priceOperations"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price list of the user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnPriceList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The questions, by position. */
                        data: components["schemas"]["Faq"][];
                    };
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    contactUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, or the captcha was not confirmed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadNewspaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadNewspaperRequest"];
            };
        };
        responses: {
            /** @description The request is recorded. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhitepaperDownload"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description There is no such insight, or it has no whitepaper. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownloadFileRequest"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Names the file, as an attachment.
                     * @example attachment; filename="sim-swap-fraud-2026.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No published file has this name. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The name is no file name. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    listKybSubmissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verifications, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The verifications. */
                        data: components["schemas"]["KybSubmission"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    correctKyb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KybCorrection"];
            };
        };
        responses: {
            /** @description The new review is open. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybSubmission"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SubmissionUnknown"];
            /** @description A review is open, or the business is verified already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Something refused was not sent, something accepted was, or a value breaks its rule; `errors` points at each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    submitKyb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["KybRequest"];
            };
        };
        responses: {
            /** @description The review is open. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybSubmission"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such publisher, or it has no such tag. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A review is open, or the business is verified already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field or document breaks its rule; `errors` points at each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    getKybSubmission: {
        parameters: {
            query: {
                /**
                 * @description The verification.
                 * @example kyb_mara9Bc
                 */
                kyb_id: components["parameters"]["kybId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SubmissionUnknown"];
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getKybDraft: {
        parameters: {
            query: {
                /**
                 * @description Whose APIs the form is for.
                 * @example beacon
                 */
                publisher: components["parameters"]["draftPublisher"];
                /** @description The one tag that it is for. Left out, every API of the publisher. */
                tag?: components["parameters"]["draftTag"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybDraft"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveKybDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The form as far as it is filled in. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KybDraftRequest"];
            };
        };
        responses: {
            /** @description The draft as it is kept now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybDraft"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such publisher, or it has no such tag. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was changed elsewhere, or the form was sent. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A value breaks its rule; `errors` points at each. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    redeemStarter: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet, with the starter credits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletCredits"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has had its starter credits. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getWalletCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletCredits"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWalletStatements: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description This month alone, `YYYY-MM`; every one without it.
                 * @example 2026-10
                 */
                month?: components["parameters"]["statementMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the months. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["WalletStatement"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listWalletBalances: {
        parameters: {
            query?: {
                /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description Last day of the range, included. Left out, today. */
                end_date?: components["parameters"]["endDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletBalanceList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The range breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getWalletThreshold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletThreshold"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateWalletThreshold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new first mark. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletThresholdRequest"];
            };
        };
        responses: {
            /** @description The new marks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletThreshold"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The mark is not a number of credits above 0. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getAutoTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automatic top-up of the wallet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AutoTopUp"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateAutoTopUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description All of it, as it is to be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoTopUpRequest"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AutoTopUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No card is saved to be charged. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A number is outside its limits, or does not fit another. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    startCardSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send the user there. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CardSetup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeSavedCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The automatic top-up, without a card. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AutoTopUp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
                 * @example all
                 */
                view?: components["parameters"]["transactionView"];
                /** @description First day of the rows, included, in the market's time zone. Left out, the first row there is. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description Last day of the rows, included, in the market's time zone. Left out, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
                /** @description Only what the call with this request id was charged, and given back. */
                request_id?: components["parameters"]["ledgerCall"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["Transaction"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter breaks its rule, or the range ends before it starts. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    exportTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
                 * @example all
                 */
                view?: components["parameters"]["transactionView"];
                /** @description First day of the rows, included, in the market's time zone. Left out, the first row there is. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description Last day of the rows, included, in the market's time zone. Left out, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
                /** @description Only what the call with this request id was charged, and given back. */
                request_id?: components["parameters"]["ledgerCall"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV, UTF-8, with a header line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter breaks its rule, or the range ends before it starts. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is paid for, how, and the amount as it was shown to the user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment waits for the checkout. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A statement or the product does not exist, or is somebody else's. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A statement is paid or has a payment under way, or the Idempotency-Key was used with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The amount is outside its limits or not the price, or another field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payment whose link is wanted. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentResendRequest"];
            };
        };
        responses: {
            /** @description The mail will be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such payment, or it is somebody else's. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The payment is not PENDING, or the Idempotency-Key was used with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No payment was named. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A mail was sent less than a minute ago. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Payments that stand so; all without it.
                 * @example PENDING
                 */
                status?: components["parameters"]["paymentStatus"];
                /**
                 * @description Payments for this alone; all without it.
                 * @example TOPUP
                 */
                source?: components["parameters"]["paymentSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the payments. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["PaymentRecord"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getTransactionStatus: {
        parameters: {
            query: {
                /**
                 * @description The `transaction_id` that `POST /api/payment` answered.
                 * @example txn_Kd81xTq2
                 */
                transactionId: components["parameters"]["topUpId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment as it stands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TopUpPayment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such payment, or it is somebody else's. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No payment was named. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getBillingTransactionStatus: {
        parameters: {
            query: {
                /**
                 * @description The `transaction_id` that `POST /api/payment` answered.
                 * @example txn_Bx54mRw7
                 */
                transactionId: components["parameters"]["billingPaymentId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment as it stands. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BillingPayment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such payment, or it is somebody else's. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No payment was named. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listBillingStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first, ten years at most. */
                        data: components["schemas"]["BillingStatement"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApiUsage: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description Last day of the range, included. Left out, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Counts only calls to APIs whose name holds these words. Case does not matter. */
                search?: components["parameters"]["usageSearch"];
                /**
                 * @description What a row stands for: a day, a month or an API.
                 * @example daily
                 */
                view?: components["parameters"]["usageView"];
                /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the counts, with the totals of the range. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first; with `view=api` the most called first. */
                        data: components["schemas"]["ApiUsage"][];
                        meta: components["schemas"]["UsageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The range or another parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getUsageSummary: {
        parameters: {
            query?: {
                /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description Last day of the range, included. Left out, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Counts only calls to this API. One that was never called counts nothing. */
                api?: components["parameters"]["usageApi"];
                /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The range, summed up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsageSummary"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The range or another parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    exportApiUsage: {
        parameters: {
            query?: {
                /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description Last day of the range, included. Left out, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Counts only calls to APIs whose name holds these words. Case does not matter. */
                search?: components["parameters"]["usageSearch"];
                /**
                 * @description What a row stands for: a day, a month or an API.
                 * @example daily
                 */
                view?: components["parameters"]["usageView"];
                /**
                 * @description Whose usage is wanted. Needed from administrators, ignored from users.
                 * @example usr_tess8L
                 */
                user_id?: components["parameters"]["exportUserId"];
                /** @description Counts only calls to this API. One that was never called counts nothing. */
                api?: components["parameters"]["usageApi"];
                /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts as CSV, UTF-8, with a header line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no user with this identifier. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The range breaks its rule, or an administrator named no user. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportUserResponses: {
        parameters: {
            query?: {
                /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description Last day of the range, included. Left out, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Looks for these words in the request id, the path and the operation. Case does not matter. */
                search?: components["parameters"]["logSearch"];
                /**
                 * @description Only calls to this API. One that was never called finds nothing.
                 * @example sim-swap
                 */
                api?: components["parameters"]["logApi"];
                /** @description Only calls answered with this status, such as `404`, or with one of its class, such as `5xx`. */
                response?: components["parameters"]["logResponse"];
                /** @description Only calls by this method. */
                method?: components["parameters"]["logExportMethod"];
                /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log as CSV, UTF-8, with a header line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The range or another parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    listUserApiResponses: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description Last day of the range, included. Left out, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Looks for these words in the request id, the path and the operation. Case does not matter. */
                search?: components["parameters"]["logSearch"];
                /** @description Only calls by this method. */
                method?: components["parameters"]["logMethod"];
                /**
                 * @description Only calls to this API. One that was never called finds nothing.
                 * @example sim-swap
                 */
                api?: components["parameters"]["logApi"];
                /** @description Only calls answered with this status, such as `404`, or with one of its class, such as `5xx`. */
                response?: components["parameters"]["logStatus"];
                /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["RequestLogRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The range or another parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getUserApiResponse: {
        parameters: {
            query: {
                /**
                 * @description The call, by the request id of the log, of the response and of the ledger.
                 * @example req_3Nc8pYw1Rb46
                 */
                request_id: components["parameters"]["callId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LoggedCall"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The log holds no such call of the caller. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No call was named. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listApiResponseStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Smallest status first. */
                        data: components["schemas"]["ResponseStatusCount"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportApiLogs: {
        parameters: {
            query: {
                /**
                 * @description The API whose log is wanted.
                 * @example number-verification
                 */
                service: components["parameters"]["logService"];
                /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log as CSV, UTF-8, with a header line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The caller never subscribed to this API, or there is none of that name. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No API was named. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    listUserSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first, cancelled ones last. */
                        data: components["schemas"]["Subscription"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createUserSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The API, and the product if it is not pay per call. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionCreateRequest"];
            };
        };
        responses: {
            /** @description Subscribed. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionCreated"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The product is for verified businesses, or the caller may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API, the product or the subscription does not exist, or is somebody else's. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It is subscribed already, the API takes no new subscriptions, the price list is closed, or the Idempotency-Key was used with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["StepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSubscriptionProducts: {
        parameters: {
            query?: {
                /**
                 * @description Only the products of this subscription's API.
                 * @example sub_jun4Vq8
                 */
                userSubscriptionId?: components["schemas"]["SubscriptionId"];
                /**
                 * @description Only the products of this API, subscribed to or not.
                 * @example sim-swap
                 */
                api?: components["schemas"]["ApiSlug"];
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Taken ones first, then by name. */
                        data: components["schemas"]["Product"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    listDeprecations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deprecated versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What ends first, first; those without an end last. */
                        data: components["schemas"]["Deprecation"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to end. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description The subscription as it stands now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is nothing left to end. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listTestAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test numbers, by API and operation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By API, then by operation. */
                        data: components["schemas"]["TestAccount"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    regenerateKey: {
        parameters: {
            query: {
                /**
                 * @description The subscription whose key is replaced.
                 * @example sub_jun4Vq8
                 */
                userSubscriptionId: components["schemas"]["SubscriptionId"];
            };
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which key, and the grace of the old one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRegenerateRequest"];
            };
        };
        responses: {
            /** @description The new key, with its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyCreated"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description A live key needs a verified business, or the caller may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The subscription or the key is not active, or the Idempotency-Key was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The type or the grace breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["StepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    renameKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which key, and its name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyRenameRequest"];
            };
        };
        responses: {
            /** @description The key with its name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description For which subscription, and how it is called. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyCreateRequest"];
            };
        };
        responses: {
            /** @description The new key, with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyCreated"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description A live key needs a verified business, or the caller may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The subscription is not active or has as many keys as it may, or the Idempotency-Key was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["StepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The keys. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeysRevokeRequest"];
            };
        };
        responses: {
            /** @description The keys as they stand now, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No key was named, or one that cannot be a key. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The API. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeysRequest"];
            };
        };
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The API does not exist, or the caller has not subscribed to it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The API is not named as it should be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getCredits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The API. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditsRequest"];
            };
        };
        responses: {
            /** @description Credits and prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiCredits"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The API is not named as it should be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getUserPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The API. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description The plan, or null. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The plan, or null when the account has none yet. */
                        data: components["schemas"]["UserPlan"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The API is not named as it should be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    unsubscribePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The API. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description The plan, with its last moment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The API has no plan of its own, or it is ending already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The API is not named as it should be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getServicePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The API. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Cheapest first. */
                        data: components["schemas"]["ServicePlan"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The API is not named as it should be. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Important first, then newest first. */
                        data: components["schemas"]["Notification"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The notifications that were seen. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsReadRequest"];
            };
        };
        responses: {
            /** @description They are read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationsRead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The list of identifiers is empty, too long or malformed. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    listNotificationHistory: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Which notifications to list. */
                view?: components["parameters"]["notificationView"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["Notification"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The newest notification that was seen. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsReadAllRequest"];
            };
        };
        responses: {
            /** @description They are read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationsRead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No notification was named, or not by an identifier. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One entry for each kind. */
                        data: components["schemas"]["NotificationPreference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The kinds to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPreferencesRequest"];
            };
        };
        responses: {
            /** @description All kinds, as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One entry for each kind. */
                        data: components["schemas"]["NotificationPreference"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A kind is unknown, or an email about security was to be turned off. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events as they happen. The answer has no end of its own. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["NotificationEvents"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has as many streams open as it may, or begins too many; wait as long as Retry-After says. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Team"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTeamActivity: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the activity. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["TeamActivity"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteMemberRequest"];
            };
        };
        responses: {
            /** @description Invited; the mail is on its way. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The account is no verified business, or the caller may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address is of a member, is invited already, or the team is full. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInvitationRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The team has no such open invitation. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            /** @description The last mail is less than five minutes old. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInvitationRequest"];
            };
        };
        responses: {
            /** @description Withdrawn. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The team has no such open invitation. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamInvitationTokenRequest"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InvitationToYou"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such token was ever mailed, a newer mail replaced it, or the invitation was withdrawn. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link is too old or was used. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
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
                "application/json": components["schemas"]["TeamInvitationTokenRequest"];
            };
        };
        responses: {
            /** @description Joined; the profile as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The invitation is for another address, or the caller may not do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such token was ever mailed, a newer mail replaced it, or the invitation was withdrawn. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is in a team already, or has one of their own. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link is too old or was used. */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMemberRoleRequest"];
            };
        };
        responses: {
            /** @description The member as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The team has no such member. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["StepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveMemberRequest"];
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The team has no such member. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    leaveTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left; the profile as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The caller is in no team of somebody else. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Unexpected"];
        };
    };
    listExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exports. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["Export"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to export. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateExportRequest"];
            };
        };
        responses: {
            /** @description The export, which is written next. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Export"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account never subscribed to the API whose log is wanted. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has as many exports as it may have, or the Idempotency-Key was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, or the list has no such filter. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadExport: {
        parameters: {
            query: {
                /**
                 * @description The export.
                 * @example exp_jun7Lm2Q
                 */
                export_id: components["parameters"]["exportId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows as CSV, UTF-8, with a header line. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["CsvText"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such export. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has no file yet, or none any more. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which export. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveExportRequest"];
            };
        };
        responses: {
            /** @description The export is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such export. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first. */
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which webhook, and what changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such webhook. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, or the address cannot take webhooks. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address, and what it is told. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has as many webhooks as it may have, or the Idempotency-Key was used before with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, or the address cannot take webhooks. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["StepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which webhook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook is gone. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Acknowledgement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such webhook. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which webhook. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook, with its new secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such webhook. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["StepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which webhook, and which event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestWebhookRequest"];
            };
        };
        responses: {
            /** @description The delivery, which is sent next. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such webhook. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The webhook is switched off. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Only deliveries to this webhook. One that is not the account's has none. */
                webhook_id?: components["parameters"]["deliveriesOf"];
                /** @description Only deliveries of this type of event. */
                event?: components["parameters"]["deliveryEvent"];
                /** @description Only deliveries in this state. */
                status?: components["parameters"]["deliveryStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query: {
                /**
                 * @description The delivery.
                 * @example whd_jun4Kp7Q
                 */
                delivery_id: components["parameters"]["deliveryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such delivery. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which delivery. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookDeliveryRequest"];
            };
        };
        responses: {
            /** @description The delivery, which is sent next. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no such delivery. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The webhook is switched off. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListSubscriptions: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case does not matter. */
                search?: components["parameters"]["search"];
                /** @description Only accounts in this state. */
                status?: components["parameters"]["accountStatus"];
                /** @description Only accounts whose keys stand so. */
                keys_status?: components["parameters"]["keysStatus"];
                /** @description What the rows are ordered by; a minus reverses it. With `last_used_at`, accounts without a call come last either way. */
                sort?: components["parameters"]["accountSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By family name. */
                        data: components["schemas"]["AdminAccount"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListAllSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["AdminSubscription"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetUserSubscription: {
        parameters: {
            query: {
                /**
                 * @description The user whose records are wanted.
                 * @example usr_jun7Q2
                 */
                user_id: components["parameters"]["userIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user and the subscriptions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUserSubscriptions"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            /** @description No user was named. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminRegenerateKeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Whose key, of which subscription. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminKeysRegenerateRequest"];
            };
        };
        responses: {
            /** @description The new key, with its secret. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyCreated"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description A live key needs a verified business, or the caller is no administrator. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such user, or the subscription is not theirs. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The subscription is not active, or the Idempotency-Key was used with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminDeductCredits: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description From whom, how much, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDeductCreditsRequest"];
            };
        };
        responses: {
            /** @description The row and the wallet after it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminCreditsChanged"];
                    };
                };
            };
            /** @description Above the limit of one person. Nothing has moved; it waits for another administrator. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminAdjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There are fewer credits of this type, or a field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminAddCredits: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description To whom, how much, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAddCreditsRequest"];
            };
        };
        responses: {
            /** @description The row and the wallet after it. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminCreditsChanged"];
                    };
                };
            };
            /** @description Above the limit of one person. Nothing has moved; it waits for another administrator. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminAdjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListTransactions: {
        parameters: {
            query: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description The user whose records are wanted.
                 * @example usr_jun7Q2
                 */
                user_id: components["parameters"]["userIdQuery"];
                /**
                 * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
                 * @example all
                 */
                view?: components["parameters"]["transactionView"];
                /** @description First day of the rows, included, in the market's time zone. Left out, the first row there is. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description Last day of the rows, included, in the market's time zone. Left out, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["Transaction"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            /** @description No user was named, the range ends before it starts, or another parameter breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListApiUsage: {
        parameters: {
            query: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description The user whose records are wanted.
                 * @example usr_jun7Q2
                 */
                user_id: components["parameters"]["userIdQuery"];
                /** @description First day of the range, included. Left out, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description Last day of the range, included. Left out, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Counts only calls to APIs whose name holds these words. Case does not matter. */
                search?: components["parameters"]["usageSearch"];
                /**
                 * @description What a row stands for: a day, a month or an API.
                 * @example daily
                 */
                view?: components["parameters"]["usageView"];
                /** @description Only calls made with this key, also when it has ended. Another account's finds nothing. Days before `keys_since` of the summary are not counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the counts, with the totals of the range. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first; with `view=api` the most called first. */
                        data: components["schemas"]["ApiUsage"][];
                        meta: components["schemas"]["UsageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            /** @description No user was named, the range breaks its rule, or another parameter does. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminRevokeKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose keys. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRevokeKeysRequest"];
            };
        };
        responses: {
            /** @description The keys are revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminKeysRevoked"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No user was named. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListKyb: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case does not matter. */
                search?: components["parameters"]["search"];
                /** @description Only verifications in this state. Left out, all of them. */
                state?: components["parameters"]["kybState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of verifications. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In review first. */
                        data: components["schemas"]["AdminKyb"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetKyb: {
        parameters: {
            query: {
                /**
                 * @description The verification.
                 * @example kyb_mara9Bc
                 */
                kyb_id: components["parameters"]["kybId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminKybDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SubmissionUnknown"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetKybDocument: {
        parameters: {
            query: {
                /**
                 * @description The verification.
                 * @example kyb_mara9Bc
                 */
                kyb_id: components["parameters"]["kybId"];
                /**
                 * @description The field of the form that the document was sent in.
                 * @example registration_certificate
                 */
                field: components["parameters"]["kybField"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Names the file, as an attachment.
                     * @example attachment; filename="registration_certificate.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileContent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SubmissionUnknown"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminApproveKyb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminKybApproveRequest"];
            };
        };
        responses: {
            /** @description The review has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybSubmission"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SubmissionUnknown"];
            409: components["responses"]["AlreadyDecided"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminRejectKyb: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminKybRejectRequest"];
            };
        };
        responses: {
            /** @description The review has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybSubmission"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["SubmissionUnknown"];
            409: components["responses"]["AlreadyDecided"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListAdjustments: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Only changes in this state. */
                status?: components["parameters"]["adjustmentStatus"];
                /** @description Only changes of this user's wallet. One that is not there has none. */
                user_id?: components["parameters"]["adjustmentUser"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, and the limit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those that wait first, then newest first. */
                        data: components["schemas"]["AdminAdjustment"][];
                        meta: components["schemas"]["AdminAdjustmentMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminDecideAdjustment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which change, and what becomes of it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDecideAdjustmentRequest"];
            };
        };
        responses: {
            /** @description The change as it was decided. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminAdjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such change, or its user was deleted. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was decided before, or it is the caller's own. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, or the change cannot be made any more. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListAuditLog: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Who did it: part of a name or an email address, or an identifier. Case does not matter. */
                actor?: components["parameters"]["auditActor"];
                /** @description Whom it was done to, in the same way; or the identifier of what it was done to. */
                subject?: components["parameters"]["auditSubject"];
                /** @description What was done, as `admin.credits.add`; a part before a dot, as `admin`, finds all of its kind. */
                action?: components["parameters"]["auditAction"];
                /** @description First day of the rows, included, in the market's time zone. Left out, the first row there is. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description Last day of the rows, included, in the market's time zone. Left out, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["AuditEntry"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description A query parameter breaks its rule, or the range ends before it starts. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminLockUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLockUserRequest"];
            };
        };
        responses: {
            /** @description The account is locked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUserState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminUnlockUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserRequest"];
            };
        };
        responses: {
            /** @description The account is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUserState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminSignOutUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUserRequest"];
            };
        };
        responses: {
            /** @description No session is open. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUserState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListApis: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case does not matter. */
                search?: components["parameters"]["search"];
                /** @description Only versions that stand so. */
                status?: components["parameters"]["apiStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order of the catalogue. */
                        data: components["schemas"]["AdminApi"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminPublishApi: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The document and the options. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdminPublishApiForm"];
            };
        };
        responses: {
            /** @description It is in the catalogue. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description It is not what was checked, or the key was used with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description An option breaks its rule, or the document cannot be published. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetApi: {
        parameters: {
            query: {
                /**
                 * @description The API.
                 * @example sim-swap
                 */
                api: components["parameters"]["api"];
                /**
                 * @description Its version.
                 * @example v1
                 */
                version: components["parameters"]["version"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiUnknown"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminCheckApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The document and the options. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AdminApiForm"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description An option breaks its rule; `errors` points at it. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminSetApiPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description One value for each intent, kept across retries. The same key with the same body answers the stored answer; with another body it is a 409. A key of another form is a 422 that points at `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which version, and what its operations cost. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSetApiPricesRequest"];
            };
        };
        responses: {
            /** @description The version with its new prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiUnknown"];
            /** @description Somebody published it since it was read, or the key was used with another body. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, or names no operation of the version. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminDeprecateApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which version, when it ends, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDeprecateApiRequest"];
            };
        };
        responses: {
            /** @description The version is deprecated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminRestoreApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which version stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminApiVersionRequest"];
            };
        };
        responses: {
            /** @description The version stays. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiUnknown"];
            /** @description It is not deprecated. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListConformanceKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The newest first. */
                        data: components["schemas"]["AdminConformanceKey"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminAddConformanceKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The key, and what it is trusted for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAddConformanceKeyRequest"];
            };
        };
        responses: {
            /** @description The key is trusted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminConformanceKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The key is trusted already. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field breaks its rule, or it is no Ed25519 public key. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminRemoveConformanceKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminConformanceKeyRequest"];
            };
        };
        responses: {
            /** @description It is trusted no more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminConformanceRemoval"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListConformanceResults: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Only results of this API.
                 * @example sim-swap
                 */
                api?: components["parameters"]["conformanceApi"];
                /**
                 * @description Only results of this version.
                 * @example v1
                 */
                version?: components["parameters"]["conformanceVersion"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["AdminConformanceResult"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListDeliveries: {
        parameters: {
            query?: {
                /** @description The page wanted, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The most items a page may hold. */
                limit?: components["parameters"]["limit"];
                /** @description Only mails, or only deliveries of webhooks. */
                kind?: components["parameters"]["adminDeliveryKind"];
                /** @description Only deliveries in this state. */
                status?: components["parameters"]["adminDeliveryStatus"];
                /** @description Part of a recipient, of a subject, or of the name or email address of the account; or an identifier. Case does not matter. */
                search?: components["parameters"]["adminDeliverySearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["AdminDelivery"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetDelivery: {
        parameters: {
            query: {
                /**
                 * @description The mail or the delivery of a webhook.
                 * @example mail_t3Rw8Xc2
                 */
                delivery_id: components["parameters"]["adminDeliveryId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDeliveryDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such mail and no such delivery. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminRetryDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which mail or delivery. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDeliveryRequest"];
            };
        };
        responses: {
            /** @description The delivery as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such mail and no such delivery. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was sent, or what it takes is gone. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGiveUpDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which mail or delivery. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDeliveryRequest"];
            };
        };
        responses: {
            /** @description The delivery as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such mail and no such delivery. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It does not wait any more. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    walletLowBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the event, the same with each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Refuse what is older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature a secret in force, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletLowBalanceEvent"];
            };
        };
        responses: {
            /** @description The event was taken. The body is not read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    keyExpiring: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the event, the same with each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Refuse what is older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature a secret in force, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyExpiringEvent"];
            };
        };
        responses: {
            /** @description The event was taken. The body is not read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    paymentSettled: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the event, the same with each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Refuse what is older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature a secret in force, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSettledEvent"];
            };
        };
        responses: {
            /** @description The event was taken. The body is not read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    apiDeprecated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the event, the same with each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Refuse what is older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature a secret in force, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiDeprecatedEvent"];
            };
        };
        responses: {
            /** @description The event was taken. The body is not read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
