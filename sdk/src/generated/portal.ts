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
         * Log in
         * @description Exchanges an email address and a password for a token pair. An unknown address and a wrong password get the same response, in the same time. After five failed attempts within 15 minutes the address is locked for 15 minutes, whether or not it’s known. An account with a second factor gets a challenge (202) instead of tokens.
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
         * @description Exchanges the one-time token of a social sign-in for a token pair. The token is valid for 300 seconds and one attempt. An account with a second factor gets a challenge (202) instead of tokens.
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
         * Finish a login with the second factor
         * @description Exchanges the challenge of `POST /login` or `POST /sso-verify` and one proof for a token pair: the code of an authenticator app, a recovery code, or the response of a passkey. A challenge is valid for 300 seconds, one login and five wrong proofs. Too many wrong proofs for an account lock the network they came from, as wrong passwords do.
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to log in without the second factor
         * @description For somebody who has lost their second factor and their recovery codes, after the right password. The owner is notified right away, in the portal and by email. 72 hours later we email a link that works as a proof of `POST /login/verify`, unless somebody cancels the request, logs in with the second factor, or changes how the account is logged in to. Asking again while a request is open changes nothing. One request can be made a day.
         */
        post: operations["requestFactorRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/recovery/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a request to log in without the second factor
         * @description With the token of the email that announced it. Nothing else changes; the second factor stays as it is.
         */
        post: operations["cancelFactorRecovery"];
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
         * @description Exchanges a refresh token for a new pair. The token that was just exchanged can be sent once more, after a lost response, and gets the same pair. An older one counts as stolen and ends the session. A session lasts at most 2592000 seconds (30 days).
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
         * @description Creates an account with status PENDING and emails a link to verify the address. The response is the same for an address that’s already registered; its owner gets an email that says so. Both agreements have to be true.
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
         * @description Confirms the address with the token from the emailed link, and makes the account ACTIVE. The page behind the link makes this call on a click, so that a mail scanner doesn’t use up the token. A token is valid for 24 hours and one attempt. The client that registered the account, told by its `device_id`, gets a session with it; any other logs in next.
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
         * Resend the verification link
         * @description Emails a new verification link; earlier ones stop working. The response is the same for an address that’s unknown or already verified, which gets no email. At most one email per address every 300 seconds.
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
         * Request a password link
         * @description Emails a link to set a new password; earlier links stop working. The response is the same for an unknown address, which gets no email. At most one email per address every 360 seconds.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/first-owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become the first owner
         * @description Makes the first administrator of a portal that has none, as an owner, with the token of the link that the server printed at its start. The token is valid for 24 hours, makes one account, and is replaced by that of a later start. Log in with the account afterwards.
         */
        post: operations["createFirstOwner"];
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
         * @description Sets the password with the token from the emailed link and ends every session of the account. An address that wasn’t verified yet counts as verified. A token is valid for one hour and sets one password.
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
         * Log in with Google
         * @description Checks the ID token from Google: signature, issuer, audience, age and a verified address. A new address creates an account that hasn’t accepted the terms; a known one logs in to its account. Returns a one-time token for `POST /sso-verify`.
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
         * @description Records that the logged-in user accepts the terms and conditions and the shared-globe agreement, with the time. Users who haven’t accepted yet can call it, and it changes nothing for those who have.
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
         * Log out
         * @description Ends the session of the refresh token: its refresh and access tokens are rejected from now on. It needs no access token, so an expired session can be ended too, and returns the same for a session that’s already over.
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
         * @description Returns who is logged in, their role, plan and company. Users who haven’t accepted the terms yet can call it too: `tc_agree` tells.
         */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description Replaces first name, last name and company with what the person enters. `company_name` of a business account comes from its verification and doesn’t change.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what waits for me
         * @description Returns how much of the account waits for somebody: calls of agents that need approval, unpaid statements, verifications to correct, and webhooks that we switched off because they failed. Each count stops at 100.
         */
        get: operations["getWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what I can do, and what’s missing for the rest
         * @description Returns each action that can be closed to somebody, whether it’s open to the caller, and what’s missing, in the order in which the operation itself would reject it. With `api`, actions on an API are checked for that one: its subscription, verification, keys and prices. Visitors get it too. What depends on the body of a request, such as an invalid field, isn’t part of it. `payment` has the payments that can be made here at all.
         */
        get: operations["getCapabilities"];
        put?: never;
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
         * @description Sets a new password for the logged-in user, who confirms with the current one. Every other session of the account ends; this one stays. After five wrong attempts within 15 minutes the response is a 429.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/link-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a provider to my account
         * @description After `/sign-in/{provider}` found that an account has the person’s address: links the provider to it, so that they can log in with it from then on. The caller is that account’s owner, has just confirmed so, and has the key with which the same page began. The owner is emailed.
         */
        post: operations["linkIdentity"];
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
         * @description Streams everything we keep about the account as one JSON file: profile and agreements, sessions and devices, notifications, subscriptions with their keys, the wallet with its ledger, payments, the automatic top-up and its card, statements, usage, the request log of the last 90 days, business verifications, messages to support, and what the audit log says. It contains no secrets, because only their hashes are kept.
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
         * Request a link to delete my account
         * @description For an account without a password: emails its owner a link whose token `POST /api/profile/delete` takes instead of the password. It works once, for one hour. This call deletes nothing. The next email can be requested after 360 seconds.
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
         * @description Deletes the account immediately and permanently. The caller confirms with the password, or with the token of a link from `POST /api/profile/delete-link`. Keys stop with the next call, sessions end, remaining credits are lost, and names, email address and documents are erased. Payments, statements, the ledger, usage and the audit log are kept under the account’s ID, without a name. The same email address can sign up again. An account with an unpaid bill can’t be deleted.
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
         * @description Returns where the account is signed in now: each session with the device that started it, the network that it was last used from, and when. The session of this call comes first, then the most recently used. The list isn’t paged; it holds the newest 100.
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
         * @description Signs out one session; its tokens are rejected from its next call on. It can be the session of this call. A session that has already ended, or is someone else’s, returns 404.
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
         * @description Signs out every session of the account except the one of this call. Their tokens are rejected from their next call on. API keys keep working.
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
         * List second factors
         * @description Returns what the logged-in user has set up to confirm who they are besides the password. It contains no secret.
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
         * Start a confirmation
         * @description Starts confirming again who is using this session, before a call that returns 428 `step_up_required`. The response lists the ways this account can confirm: its second factors, or its password if it has none. A challenge is valid for 300 seconds, one confirmation and five wrong attempts.
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
         * Finish a confirmation
         * @description Completes the challenge. This session can then make calls with `x-step-up` for a while, 600 seconds unless the deployment says otherwise. The password is only accepted for an account without a second factor.
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
         * @description Sets up the app with a code that it shows, which proves that it has the secret. An account’s first second factor comes with recovery codes, in this response only. What was started before another change of how the account is logged in to has to be started again.
         */
        put: operations["confirmTotp"];
        /**
         * Start setting up an authenticator app
         * @description Returns a new secret for an authenticator app. Nothing changes until `PUT` confirms it with a code within 600 seconds. An app that’s already set up works until then, and no longer.
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
         * @description Its codes are no longer accepted. Removing the last second factor removes the recovery codes too.
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
         * @description Saves the passkey that the browser created. An account’s first second factor comes with recovery codes, in this response only. What was started before another change of how the account is logged in to has to be started again.
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
         * Start adding a passkey
         * @description Returns what the browser needs to create a passkey, for `navigator.credentials.create`. Valid for 600 seconds and one passkey.
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
         * @description The passkey is no longer accepted. Removing the last second factor removes the recovery codes too.
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
         * @description Returns ten new codes, in this response only. Earlier ones are no longer accepted.
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
         * @description Returns one version of an API: what it does, its prices, test data, servers, the link to its OpenAPI document, and its changes. It only reads, although the specification makes it a POST.
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
         * Read the documentation of an API
         * @description Returns the index of an API version’s documentation: its groups, and its operations in short. It’s prepared when the version is published, so that a document of any size opens quickly.
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
         * Read the documentation of one operation
         * @description Returns everything that the documentation of one operation shows, with the named schemas it leads to and no others. Schemas are JSON Schema 2020-12, whatever the version of OpenAPI. A number that a double doesn’t hold exactly is `{"x-number": "9007199254740993"}`, in schemas and examples.
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
         * @description Returns every published document of an API up to a version, newest first, each with its changes for callers compared with the one before it. The documents are compared when one is published.
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
    "/api/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a preview
         * @description Returns the page of a version that isn’t published yet, for whoever has its address. Once it’s published, where it is. It only reads; the token stays out of URLs.
         */
        post: operations["readApiPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previews/operation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an operation of a preview
         * @description Returns what getApiReferenceOperation returns of a published version.
         */
        post: operations["readApiPreviewOperation"];
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
         * @description Returns every API of the catalogue in its newest version, with the price of each operation and the result of the last conformance run. `GET /api/catalogue` has the list in pages, without the operations.
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
         * @description Returns the run of the conformance checker that gives a version its mark: when it ran, with what, what was left out and why, and where to find the signed result, which anyone can verify. There is none after a failed run, or once another document was published.
         */
        get: operations["getConformanceResult"];
        put?: never;
        /**
         * Submit a conformance result
         * @description Takes the file that `switchboard-conformance --sign` writes, for a version whose published document it was run on. It’s authorized by the signature of a key that administrators trust for the API’s publisher, so a build can submit it without a password. A run without findings gives the version its mark; a run with findings removes it. Submitting the same file again changes nothing.
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
         * @description Returns the APIs of the catalogue in their newest version, without their operations. `search` looks at names, summaries, categories, publishers, tags, and the paths and summaries of operations; APIs whose name has every word come first. `facets` lists the available filters.
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
         * Find the API at an address
         * @description Returns the API whose page and gateway are below `/{publisher}/{tag}`, or below `/{publisher}` without a tag. It’s described in its newest version, whichever version the address names.
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
         * @description Returns the list prices by API: how many operations each has, what they cost, and the first two of them, or all if there are up to four. Where more than 25 APIs match, each has its first operation alone. `listOperationPrices` has the others. Counts and prices cover what `search` finds.
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
         * @description Returns the list prices of operations in pages. `GET /api/sku` has those of the logged-in user.
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
    "/api/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List upcoming changes of prices and limits
         * @description Returns the changes of prices and limits that were announced and haven’t taken effect, the earliest first. With `api`, those of its versions and of the plans that it’s offered with.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of the APIs
         * @description Returns each API’s state now and on the last 90 days, and the incidents of these days. The feed at `/status.xml` has the incidents, too.
         */
        get: operations["getStatus"];
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
         * Read the search index of the catalogue
         * @description Returns every published API in its newest version, with the names of its operations and of the errors it documents, in compact rows for searching in the browser. Send `If-None-Match` with later requests; until something is published, the response is an empty 304. With `code`, it returns the APIs that document an error.
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
         * @description Returns what credits cost, the packs they’re sold in, and the price of every operation in credits. These are the list prices; `GET /api/sku` has those of the logged-in user, and `GET /api/prices` has them in pages.
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
         * List my prices
         * @description Returns the price list for the logged-in user: their plan and, next to each list price, the price they’re charged.
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
         * List frequently asked questions
         * @description Returns the frequently asked questions with their answers in Markdown, sorted by position. Categories are in the order in which they first appear.
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
         * @description Passes a message to the support desk and emails a copy to its sender. The captcha is checked with its provider and works once.
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
         * Request a whitepaper
         * @description Records who requests the whitepaper of an insight and returns the name of its file, which `POST /api/insights/download-file` then returns. Requesting it again with the same address returns the same record.
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
         * @description Returns a published file by its name, as an attachment. Names contain no folders, so nothing outside the published files can be reached.
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
         * List my verifications
         * @description Returns the logged-in user’s newest verification for each publisher and tag, with what is still required and why a document was rejected.
         */
        get: operations["listKybSubmissions"];
        /**
         * Correct a rejected verification
         * @description Resubmits what a review rejected: exactly the fields and documents that are REJECTED or MISSING, and those named in their errors. Accepted ones are kept. A new review opens, and the corrected form is a new submission.
         */
        put: operations["correctKyb"];
        /**
         * Submit a business verification
         * @description Takes the form and the documents to verify a business for the APIs of a publisher, or for one of its tags, and opens a review. Guests can submit too; the outcome is then emailed to `contact_email`. After a rejection, `PUT` resubmits what was rejected; a completely new form is accepted too.
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
         * Read one of my verifications
         * @description Returns what was submitted, field by field, and the names of its documents, so that a form can be shown again and corrected. Documents themselves aren’t returned.
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
         * Read a draft
         * @description Returns the values of a form that was started but not submitted, so that it can be continued in another browser. Documents aren’t part of it; they leave the device only with the form. If there is no draft, `revision` is null.
         */
        get: operations["getKybDraft"];
        /**
         * Save a draft
         * @description Saves the values, replacing those saved before. `revision` is that of the draft they’re based on: if it was changed elsewhere since then, nothing is saved and a 409 asks you to read it again. Saving no values deletes the draft, as does submitting the form or deleting the account.
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
         * @description Adds 50.00 free credits to the wallet, once per account, and returns the new balance. They can be used until the last day of the next month. The ledger gets a STARTER row. A first active subscription redeems them, too.
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
         * Read the wallet’s credits
         * @description Returns what can be spent now, what is on hold for calls in flight, and which free credits expire when.
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
         * List the wallet’s monthly statements
         * @description Returns one statement a month, newest first, from the first row of the ledger to the current month; months are those of Asia/Manila. `closing_credits` is opening plus funded, minus used and expired, and opens the next month.
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
         * Read the balance by day
         * @description Returns what the wallet held at the end of each day of a range, oldest first; for today, what it holds now. Days are those of the market’s time zone. Before the wallet’s first row it held nothing. A range can have at most 366 days.
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
    "/api/wallet/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balance at a moment
         * @description Returns what the wallet held at a moment, with the last row of the ledger up to then. Of rows with the same time, the last one counts. As in the ledger, a call counts from when it goes out and is refunded by its REFUND row, and free credits leave with their EXPIRY row. A moment in the future is a 422.
         */
        get: operations["getWalletBalance"];
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
         * Read the low-credit alerts
         * @description Returns the three alert levels of the wallet. Once `active`, credits at or below `threshold1` are low: the portal warns, and a notification is sent each time the balance falls to a level. A wallet starts with levels of 500, 250 and 100, which become active with the first payment or when a level is saved: a new account with only its free credits isn’t warned.
         */
        get: operations["getWalletThreshold"];
        /**
         * Set the low-credit alert
         * @description Sets `threshold1`. The other two levels follow it: `threshold2` is half of it and `threshold3` a fifth, rounded half up to two places. The alerts are active from then on, and a wallet at or below the new level is low.
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
         * @description Returns whether credits are bought automatically when the wallet falls below `threshold`, which card is charged, what this month has cost so far, and how the last top-up went. It’s off until the owner of the wallet turns it on; until then the numbers are suggestions.
         */
        get: operations["getAutoTopUp"];
        /**
         * Set the automatic top-up
         * @description Turns it on, with its numbers, or off. When it’s on, the saved card is charged for `credits` each time the wallet falls below `threshold`, and never for more than `monthly_cap` pesos in a calendar month. A wallet that’s already below it is topped up immediately, and a top-up that was delayed by declines is tried again. When it’s off, it keeps the numbers; a charge already sent to the provider is still booked.
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
         * @description Returns the URL of the payment provider’s page where the owner of the wallet saves a card and agrees to automatic charges. Nothing is charged there. The card is saved once the provider confirms it: `card` of `GET /api/wallet/auto-top-up` then shows it. It replaces any card saved before.
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
         * @description The card is no longer charged, and the provider deletes it. Automatic top-up turns off. If no card is saved, nothing happens.
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
         * @description Returns the rows of the ledger, newest first. Each row carries the balance before and after it, so the rows of `view=all` connect without a gap, and `balance_after` of the first is the current balance. A USAGE row is written when a call goes out; if the API doesn’t respond, a REFUND row returns the credits.
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
         * @description Streams the rows of `GET /api/transactions` for the same filter as CSV, all pages in one file, as they were when the export started. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t. `on_statement` is `true` for a call that a monthly statement bills, else `false`.
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
         * @description Records a PENDING payment and returns the URL of the provider’s checkout. With `source: TOPUP` it buys `credits`; with `source: BILLING` it pays the statements in `invoices`, in full. Nothing changes until the provider confirms; follow it with the matching status call. A checkout expires after an hour. `payment` of `GET /api/capabilities` has the methods and currencies that can be paid with. The reads it makes stale are stale when it starts, and again once it’s PAID, FAILED or EXPIRED.
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
         * Resend the checkout link
         * @description Emails the checkout link of a PENDING payment to the caller. The link and its expiry don’t change. At most one email a minute is sent for a payment.
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
         * @description Returns the caller’s payments, newest first: top-ups and payments of statements. `status: PENDING` finds a checkout that was left open in any browser.
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
         * @description Returns the status of a top-up. PAID means that the credits are in the wallet; FAILED and EXPIRED top-ups added nothing and never will. A payment of statements isn’t found here.
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
         * @description Returns the status of a payment of billing statements. PAID means that its statements are settled; FAILED and EXPIRED payments changed nothing. A top-up isn’t found here.
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
         * @description Returns the monthly statements of a POSTPAID account, newest first; months are those of Asia/Manila. The current month is OPEN and grows until its end. Prepaid accounts have none. Each call is paid once: the statement bills it, and the credits it took from the wallet are restored when the month closes, so credits that were bought are never used up by calls on a monthly plan. `closing_credits` is opening plus funded, minus used and expired.
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
    "/api/tax-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my receipts, invoices and credit notes
         * @description Returns the account’s documents for bookkeeping, newest first: a receipt for each paid top-up, an invoice for each month that closed with an amount due, and a credit note for each refund that was paid and each dispute that was lost. Each is issued together with what it records.
         */
        get: operations["listTaxDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-documents/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a receipt, invoice or credit note
         * @description Returns a document as it was issued, with seller, buyer, lines and VAT. Later changes of tax details don’t affect it.
         */
        get: operations["getTaxDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-documents/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a receipt, invoice or credit note
         * @description Returns the document as a PDF of A4 sheets. The same document is always the same bytes.
         */
        get: operations["downloadTaxDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-documents/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a month of receipts, invoices and credit notes
         * @description Streams the account’s documents of a month as CSV, oldest first. Amounts of credit notes are negative, so columns of one currency add up. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["exportTaxDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tax-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the tax details
         * @description Returns the legal name, address and TIN that documents from now on name as the buyer’s.
         */
        get: operations["getTaxData"];
        /**
         * Set the tax details
         * @description Replaces the legal name, address and TIN. Documents that were issued before keep theirs.
         */
        put: operations["updateTaxData"];
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
         * @description Counts the calls of a range by day, month or API. Days and months are those of Asia/Manila, oldest first; each one since the account’s first call has a row, even without calls. With `view=api` the API called most comes first. Test calls are counted too and are free. A range can have at most 366 days.
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
         * Summarise my usage
         * @description Returns everything that charts of a range need, in one response: each day with its calls, their outcome, cost and latency, the same for as many days before, and the range by API, by key, by operation and by status. Days are those of `time_zone`; each day of the range has a row, oldest first, even without calls. Outcomes are known as far back as the request log goes: before `statuses_since`, `rejected` and `limited` are null, and `statuses` and `operations` count nothing. Before `keys_since`, `keys` counts nothing, and neither does anything with `key`. Test calls are counted too and are free. A range can have at most 366 days.
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
         * Export usage
         * @description Streams the rows of `GET /api/api-usage` for the same filter as CSV, all pages in one file. Users get their own; an administrator names the user with `user_id`, which is ignored if a user sends it. Cells that a spreadsheet would run as a formula begin with an apostrophe.
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
         * @description Streams the request log as CSV, newest first, with the same filters as the page that shows it. The log is kept for 90 days. Cells that a spreadsheet would run as a formula begin with an apostrophe. `on_statement` is `true` for a call that a monthly statement bills, else `false`.
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
         * @description Returns the request log, newest first: every call made with the caller’s keys, with its response status and cost. The log is kept for 90 days.
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
         * @description Returns everything recorded about one call: its row of the request log, where to call it again, and its entries in the ledger. Headers and bodies of calls with test keys are there for 7 days, without personal data; those of live calls are never recorded. The log is kept for 90 days; someone else’s call returns the same 404 as an unknown one.
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
    "/api/api-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my errors
         * @description Returns the calls of a range that were rejected, limited or failed, equal ones in one row, the newest first: those of one operation in one version and environment with the same status and error code. Errors are kept for 90 days, and counted since this list exists.
         */
        get: operations["listCallErrors"];
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
         * List the statuses of my calls
         * @description Returns each status in the caller’s request log, smallest first, with the number of calls. It’s for the filter of the log, so statuses that never occurred are omitted.
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
         * @description Streams everything in the request log of one API as CSV, newest first, with the version called and the error code returned. The log is kept for 90 days, even after the subscription has ended. Cells that a spreadsheet would run as a formula begin with an apostrophe. `on_statement` is `true` for a call that a monthly statement bills, else `false`.
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
         * @description Returns the caller’s subscriptions with their products and keys, newest first, cancelled ones last. The list isn’t paged: an account has at most one subscription to each API. It never contains secrets.
         */
        get: operations["listUserSubscriptions"];
        put?: never;
        /**
         * Subscribe to an API
         * @description Begins a subscription and returns its keys with their secrets, only in this response: always a test key, and a live key if the API needs no verification or the business is verified. With `user_subscription_id` the product is added to that subscription, or a PENDING one is started. Nothing is charged right away, except the fee of a plan for one API: an account that isn’t billed monthly pays it from its bought credits, and gets the plan’s included credits. An account that hasn’t redeemed its starter credits gets them with its first active subscription, as if by `POST /api/redeem-starter` and by the same roles. In a team, keys are created for an owner or a developer, and an owner or a billing member takes a plan with a price.
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
         * @description Returns the ways to buy APIs, with their price lists, subscribed ones first, then by name. With `userSubscriptionId`, only those of that subscription’s API; with `api`, only those of the named API. If both are given, they must be the same API.
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
         * @description Returns the deprecated versions of every API that the caller is subscribed to, soonest to end first, with how often they called each in the last 7 and 30 days. One key calls all versions of an API, so only the calls show which one is in use.
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
         * @description Ends a product or, without `product_id`, the whole subscription. Its keys stop working immediately, and it can’t be undone. Past calls are still charged or billed. Ending the last product ends the subscription.
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
         * @description Returns the test numbers and accounts of the APIs that the caller is subscribed to, with the result of each. They only work with test keys and are free.
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
         * @description Creates a new key of the given type and returns its secret, only in this response. The replaced key, which is the newest of the type unless `key_id` names another, keeps working for `grace_seconds`, but never past its own expiry. The new key expires after as long a time as the replaced one was given; without an expiry, never. If that key had itself replaced one that’s still in its grace period, that one ends now. Live keys need a verified business if the API requires one. A subscription without a key of the type gets its first.
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
         * @description Renames one of the caller’s keys. Nothing else about it changes, and ended keys can be renamed too.
         */
        put: operations["renameKey"];
        /**
         * Create another key
         * @description Creates another key for the subscription and returns its secret, only in this response. Each key is replaced, renamed and revoked separately. At most 20 keys of a type work at a time. Live keys need a verified business if the API requires one.
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
         * Revoke keys
         * @description Revokes the caller’s keys, including those in their grace period. They stop working immediately, and it can’t be undone. Either all of them are revoked or none: if one doesn’t exist or belongs to someone else, the response is a 404. A key that has already ended stays as it is.
         */
        post: operations["revokeKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read limits and their use
         * @description Returns, for each subscription, how often its keys may call and how many calls were counted, and for each key what it may spend and has spent.
         */
        get: operations["listLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limits/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the limits of a key
         * @description Sets what one of the caller’s keys may spend, which operations it may call, and from which addresses. It applies to the next call, in every server process. A budget can’t be lower than what the key has spent already.
         */
        put: operations["setKeyLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/limits/caps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the spend caps
         * @description Returns what the calls of the account have cost this month and may cost, then the same of each member of its team who has a cap. A member’s cap counts the calls of the keys that they made. Plans, subscriptions and top-ups aren’t calls.
         */
        get: operations["listSpendCaps"];
        /**
         * Set a spend cap
         * @description Sets, changes or removes what live calls may cost a calendar month, in the market’s time zone: those of the account, or those of the keys that a member of its team made. It applies to the next call, in every server process. A call that would exceed it is rejected with `spend_cap_reached`. The owner is notified at 50, 75 and 100 percent, as is the member. A cap can be lower than what was spent.
         */
        put: operations["setSpendCap"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calls that wait for a person
         * @description Returns the calls of the account’s agents that wait for an answer, because they cost more than `ask_above` of their key. Nothing is charged while a call waits, and nothing when it isn’t answered.
         */
        get: operations["listApprovals"];
        put?: never;
        /**
         * Allow or deny a call that waits
         * @description Answers for one call, once. An allowed call is made when the agent sends it again unchanged, within five minutes, by the limits and the budget of its key. A call that was answered already, or has waited for more than five minutes, is a 404.
         */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agent’s request
         * @description Returns which agent asks for what: to call an API, to read the account, or both. An agent begins its request at the authorization server, which sends the person to the page where it’s allowed or denied. A request can be decided once, for 15 minutes.
         */
        get: operations["getAgentRequest"];
        put?: never;
        /**
         * Allow or deny an agent’s request
         * @description Decides a request. Allowing it creates a key for the agent with the limits in the body, which is listed and revoked as any other. Its secret is shown to nobody: the agent gets short-lived tokens that end with the key. An agent that asks to read the account alone gets a test key of the oldest active subscription, which it can’t call with. Either way, open `continue_to` in the same browser, which tells the agent.
         */
        post: operations["decideAgentRequest"];
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
         * @description Returns the keys of the caller’s subscription to the API, newest first, without their secrets. It only reads, although it’s a POST. An API that the caller isn’t subscribed to returns 404.
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
         * @description Returns what the caller can spend on the API now, and what each of its operations costs. It only reads, although it’s a POST. Without a subscription, the prices are those of pay per call.
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
         * @description Returns the plan that charges the caller’s calls to the API: one taken for this API alone, otherwise the account’s own, otherwise null. It only reads, although it’s a POST.
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
         * Cancel the plan of an API
         * @description Ends the plan that was taken for the API when its period ends; until then it works as before. After that, calls are charged by the account’s own plan. The subscription and its keys stay. The account’s own plan can’t be cancelled here.
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
         * @description Returns the plans that the API is offered with, cheapest first, and marks the caller’s current one. It only reads, although it’s a POST. To take a plan, subscribe to its product.
         */
        post: operations["getServicePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the limits of plans
         * @description Returns how often the keys of a subscription may call on each plan: on those of a whole account or, with `api`, on those that this API is offered with. `GET /api/limits` has the limits of the logged-in user, which an administrator may have set otherwise.
         */
        get: operations["listPlanLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans on sale
         * @description Returns the account plans that everybody can take, in the order of the price page. With `link`, also the plan that this link offers.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my account plan
         * @description Returns the plan of the caller’s account, the change that’s ahead, and the plans that the account can take.
         */
        get: operations["getAccountPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of plan
         * @description Says what a change of the account plan costs and gives back, to the centavo. It only reads, although it’s a POST.
         */
        post: operations["previewPlanChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my account plan
         * @description Changes the plan immediately, or at the end of the period. The quote must still hold: if the day or a price has changed since, nothing is done.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plan-changes/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a change of plan
         * @description Cancels a change that was chosen for the end of the period. What the provider of the portal has set can’t be cancelled.
         */
        post: operations["cancelPlanChange"];
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
         * @description Returns what happened in the account: important notifications first, then the rest, each newest first. The list isn’t paged; it holds the newest 200 of the last 90 days. Reading it marks nothing as read.
         */
        get: operations["listNotifications"];
        put?: never;
        /**
         * Mark notifications as read
         * @description Sets `read_at` of the named notifications to now. One that’s already read keeps its time, and an ID that’s unknown or belongs to someone else changes nothing, so the call can be repeated safely.
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
         * @description Returns every notification of the account, newest first, important or not. Reading it marks nothing as read.
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
         * @description Sets `read_at` of the named notification, and of every older one of the account, to now. Any that arrived after it stay unread, because nobody has seen them. An ID that’s unknown or belongs to someone else changes nothing.
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
         * @description Returns how the account is notified of each kind of event: in the portal, by email, both or neither. Kinds that don’t apply to the account’s role are omitted.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Change notification preferences
         * @description Changes the named kinds. It applies from now on. Emails about the security of the account can’t be turned off.
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
         * Stream new notifications
         * @description A stream of server-sent events that says when the response of `GET /api/notifications` has changed, not how. Read the list again after each event, and once after `ready`, unless that says `unchanged`. It also says when others have changed something in the account that the caller acts for. The stream ends when the access token of the call expires, when its session ends, and when the server stops; the last event gives the reason and when to call again. One stream serves all tabs of a browser; an account can have 8 open.
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
         * @description Returns who acts for the account that the caller acts for: the owner, the members with their roles, and the invitations that nobody has accepted yet. A caller who isn’t in a team gets their own account, of which they are the owner.
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
         * List the team’s activity
         * @description Returns what each member of the team did for the account, newest first, by name. It doesn’t include what people do for themselves, such as logging in.
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
         * Invite someone
         * @description Emails the address a link to join the team, whether or not it has an account. The link works once, for seven days. Only a verified business can invite; an account can have 50 members and invitations.
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
         * Resend an invitation
         * @description Emails a new link, valid for seven days; the earlier one stops working. The next email can be sent after five minutes. It also renews an invitation that ended when the owner changed how the account is logged in to.
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
         * @description Its link stops working immediately.
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
         * Read an invitation
         * @description Returns which business invites the person, and in what role, so that the page behind the link can show it before anyone logs in or signs up. Nothing changes, so a mail scanner can’t use it up.
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
         * @description Makes the caller a member. They have to be logged in with the invited address, and in no other team. From then on every call that concerns an account acts for the team’s. Their own account keeps its credits, subscriptions and keys, and is theirs again when they leave.
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
         * Change a member’s role
         * @description It applies from the member’s next request on.
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
         * @description From their next request on they only act for their own account. Keys they created stay, because they belong to the account; replace those whose secrets they may have copied.
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
         * @description The caller only acts for their own account again. The owner of an account can’t leave it.
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
         * @description Returns the account’s background exports, newest first: those in progress with the rows written so far, those that are ready and, for a month, the others with their outcome. `GET /api/notifications/stream` announces progress as a write of the account.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Prepare an export
         * @description Queues an export that is prepared in the background, with the same rows, columns and cells as the download of that list. An account can have three in progress and keep twenty.
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
         * @description Returns the file of an export that is ready. It can be downloaded any number of times.
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
         * @description Deletes an export with its file. One that is being written stops.
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
         * @description Returns the account’s webhooks, oldest first, without their secrets.
         */
        get: operations["listWebhooks"];
        /**
         * Change a webhook
         * @description Changes the given fields; omitted ones stay as they are. Switching a webhook off ends its waiting deliveries; switching it on starts afresh, even if it was switched off because it failed.
         */
        put: operations["updateWebhook"];
        /**
         * Add a webhook
         * @description Adds a URL that receives the chosen events, and returns the secret that signs its deliveries, only in this response. An account can have five. The host may only lead to public addresses; it’s looked up now and again with each delivery.
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
         * @description Deletes a webhook with its secrets and its delivery log. Waiting deliveries are no longer sent.
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
         * @description Returns a new secret, only in this response. For 24 hours each delivery is signed with both secrets, so that a receiver that knows either one accepts it. A secret that was already in its last 24 hours ends now.
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
         * @description Queues an event of the chosen type with made-up data and `test: true`, signed like any other. It’s sent even if the webhook isn’t set to receive this type.
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
         * @description Returns the deliveries of the last 30 days, newest first.
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
         * @description Returns the event that is sent, and each attempt with its response.
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
         * Resend a delivery
         * @description Sends the same event with the same `webhook-id` now, whether or not it was delivered before, with retries over three days if needed.
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
         * @description Returns one row for each user: how many subscriptions are active, what the wallet holds, and the state of the keys. Users are sorted by family name unless `sort` says otherwise; `search` looks at names, email addresses and companies. Administrators aren’t listed.
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
    "/api/admin/user-subscriptions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export users
         * @description Streams the rows of `GET /api/admin/user-subscriptions` for the same filter as CSV, all pages in one file. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportAccounts"];
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
         * @description Returns a summary of every user’s subscriptions, newest first unless `sort` says otherwise, for overviews and for finding one whose key to replace. With `limit` it’s paged; without, it stops after 10,000. Keys are shown by type and state, never with their secret.
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
    "/api/admin/all-user-subscriptions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export every subscription
         * @description Streams the rows of `GET /api/admin/all-user-subscriptions` for the same filter as CSV, all pages in one file. It isn’t limited to 10,000. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportSubscriptions"];
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
         * Read a user’s subscriptions
         * @description Returns one user with every subscription, as the user sees it: products, plan, keys without their secrets, and what blocks a live key.
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
         * Replace a user’s key
         * @description Creates a new key for a subscription and returns its secret, only in this response. Hand it over securely. If `type` is omitted, it’s LIVE if the subscription has a live key, otherwise TEST. The old key stops working immediately unless `grace_seconds` allows it more time. The user is notified.
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
         * @description Removes credits from a wallet with an ADJUSTMENT row. Its description is the reason that the user sees. PAID credits are taken from those that were bought, FREE ones from the soonest to expire. You can’t deduct more than there is, not counting credits in flight. Above a limit set by the deployment nothing changes yet: a 202 says that another administrator has to approve it.
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
         * @description Adds credits to a wallet with an ADJUSTMENT row. Its description is the reason that the user sees. PAID credits never expire. FREE ones need a `validity_date` and can be used until the end of that day in Asia/Manila. Above a limit set by the deployment nothing changes yet: a 202 says that another administrator has to approve it.
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
         * List a user’s ledger
         * @description Returns the ledger of one wallet as its owner sees it, newest first. Each row carries the balance before and after it.
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
    "/api/admin/transactions/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a change of credits
         * @description Takes back what an administrator added or deducted, once, with a new ADJUSTMENT row whose `reverses` names the changed one and whose reason code is CORRECTION. Credits that were spent since can’t be taken back. A reversal can’t be reversed. Above a limit set by the deployment nothing changes yet: a 202 says that another administrator has to approve it.
         */
        post: operations["adminReverseCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List differences with the payment provider
         * @description Every morning the last days are compared with the payment provider. Returns what differs, the newest first.
         */
        get: operations["adminListPaymentDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/differences/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a difference with the payment provider
         * @description Marks a difference as resolved, with a note on what was done. It moves no credits and no money.
         */
        post: operations["adminResolvePaymentDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a top-up
         * @description Takes unspent credits of a paid top-up out of the wallet, then has the provider send their share of the price back to the payer. The provider is asked until it decides; if it rejects the refund, the credits return to the wallet. A refund is made once, however often the request arrives.
         */
        post: operations["adminRefundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax-documents/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a month of receipts, invoices and credit notes of all accounts
         * @description Streams every account’s documents of a month as CSV, oldest first. Amounts of credit notes are negative, so columns of one currency add up. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportTaxDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a user’s ledger
         * @description Streams the rows of `GET /api/admin/transactions` for the same filter as CSV, all pages in one file. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportTransactions"];
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
         * Count a user’s calls
         * @description Counts one user’s calls by day, month or API, as the user sees them. Days and months are those of Asia/Manila; a range can have at most 366 days. `GET /api/api-usage/export` has the same rows as CSV.
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
    "/api/admin/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the limits of an account
         * @description Returns the limits of one account’s subscriptions and keys, and their use, as the account sees them.
         */
        get: operations["adminListLimits"];
        /**
         * Set the limits of a subscription
         * @description Sets how often the keys of one subscription may call, in place of what its plan allows, with a reason. It applies to the next call, in every server process, and the account is notified.
         */
        put: operations["adminSetLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description Returns every plan, drafts and retired ones included. Announcements change the terms of those on sale.
         */
        get: operations["adminListPlans"];
        put?: never;
        /**
         * Save a plan
         * @description Creates a draft or changes one. On a plan that’s on sale, only the description, position, audience and invitations change: its terms change by an announcement, or in a new plan that replaces it.
         */
        post: operations["adminSavePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell, retire or discard a plan
         * @description Puts a draft on sale, retires a plan or discards a draft. A draft can replace a plan for newcomers: accounts on the old one keep it. Accounts on a retired plan keep it, or move to another one when their period ends, after the announced notice.
         */
        post: operations["adminSetPlanStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List announcements
         * @description Returns announced changes of prices and limits: upcoming ones first, the earliest first, then the others, the latest first.
         */
        get: operations["adminListAnnouncements"];
        put?: never;
        /**
         * Announce a change of prices or limits
         * @description Announces that a plan or a version of an API changes at a moment. Every affected account is notified, by a notification, by email and by its webhooks, as it has chosen. A higher price, fewer included credits or a lower limit needs the minimum notice of the deployment, or a reason why not. At its time the change takes effect by itself.
         */
        post: operations["adminAnnounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an announcement
         * @description Checks an announcement and returns what would change, and for how many accounts. Nobody is notified, and nothing is kept.
         */
        post: operations["adminPreviewAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an announcement
         * @description Cancels a change before it takes effect. The accounts that were notified of it are notified again.
         */
        post: operations["adminCancelAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/announcements/affected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts that a change affects
         * @description Returns the accounts on the plan, or those that are subscribed to the API or called the version in the last 90 days, and all that were notified; by email address. Each with when and how it was notified.
         */
        get: operations["adminListAffectedAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/incidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an incident
         * @description Shows a disturbance on the status page, in its feed and at the APIs that it affects.
         */
        post: operations["adminReportIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/incidents/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an incident
         * @description Adds news to an incident that lasts. RESOLVED ends it.
         */
        post: operations["adminUpdateIncident"];
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
         * @description Revokes all keys of a user, including those in their grace period. They stop working immediately. Subscriptions stay, and the user is notified and can create new keys. A second call finds nothing to revoke and returns 0.
         */
        post: operations["adminRevokeKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke one key of a user
         * @description Revokes one key, also in its grace period. It stops working immediately, the user’s other keys stay, and the user is notified. A key that has already ended stays as it is.
         */
        post: operations["adminRevokeKey"];
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
         * @description Returns verifications with their senders. Those in review come first, oldest at the top; then the decided ones, newest first. `search` looks at businesses, contacts, email addresses and IDs.
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
    "/api/admin/kyb/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export verifications
         * @description Streams the rows of `GET /api/admin/kyb` for the same filter as CSV, all pages in one file. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportKyb"];
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
         * @description Returns everything that was submitted, who submitted it, and the earlier attempts of the same business.
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
         * @description Returns one document as it was submitted: PDF, PNG or JPEG, by its content rather than its name. It comes from an unknown sender, so clients show it where it can’t run anything. Each read is recorded in the audit log.
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
         * @description Verifies the business: its account becomes a business account, and live keys of the APIs that the form covers can be created. The sender is notified in the portal and by email.
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
         * @description Sends the form back with the fields to resubmit, each with a code and a reason for people. All other fields count as accepted. The sender is notified in the portal and by email.
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
         * @description Returns changes of credits above the limit for one person. Those waiting come first, then the others, newest first.
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
    "/api/admin/adjustments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export changes of credits that need a second person
         * @description Streams the rows of `GET /api/admin/adjustments` for the same filter as CSV, all pages in one file. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportAdjustments"];
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
         * Approve or reject a change of credits
         * @description Decides a waiting change, once. Whoever requested it can’t decide it. If it’s approved, the credits move with an ADJUSTMENT row that carries the reason, and the user is notified. If it’s rejected, nothing changes and the user isn’t notified.
         */
        post: operations["adminDecideAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what waits
         * @description Returns how much waits for the caller: changes of credits that another administrator requested, verifications in review, deliveries that failed, and APIs with an open incident or a server for live calls that can’t be reached. Each count stops at 100, so that it costs the same however much waits.
         */
        get: operations["adminGetWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/user-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user’s plan, security and payments
         * @description Returns one user’s plan, second factor, last log-in, team, verifications and payments, and the notes of administrators.
         */
        get: operations["adminGetUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note about a user
         * @description Adds a note that other administrators see. It is erased with the account, and part of the user’s own data export.
         */
        post: operations["adminAddNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff
         * @description Returns the administrators with their roles, those with an open invitation included, by email address.
         */
        get: operations["adminListStaff"];
        /**
         * Change an administrator’s roles
         * @description Replaces the roles of an administrator, from their next request. The last owner keeps that role.
         */
        put: operations["adminChangeStaffRoles"];
        /**
         * Invite an administrator
         * @description Emails a link, valid for seven days, to set a password and log in. The address must not belong to a customer. For somebody who hasn’t used their link yet, a new one replaces it.
         */
        post: operations["adminInviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an administrator
         * @description Ends the roles and all sessions of an administrator, who can’t log in any more. An invitation that is open stops working. The last owner stays.
         */
        post: operations["adminRemoveStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the service accounts
         * @description Returns the service accounts with their roles and keys, by name; those that have ended stay until they’re removed. Secrets of keys are never returned.
         */
        get: operations["adminListServiceAccounts"];
        /**
         * Change a service account
         * @description Replaces name, roles, addresses and end, from its next request. Its keys stay.
         */
        put: operations["adminChangeServiceAccount"];
        /**
         * Create a service account
         * @description Creates an administrator that is a program, such as a pipeline, and returns its key, which no other response holds. The program sends the key as a Bearer token. It can do what its roles allow, but nothing that a person has to confirm, except operations with `x-service-accounts`.
         */
        post: operations["adminCreateServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-accounts/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a service account’s key
         * @description Returns a new key. The replaced one works until its grace period ends; one that is still in an earlier grace period ends now. Of two calls that replace the same key, one is a 409.
         */
        post: operations["adminRotateServiceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-accounts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a service account
         * @description Its keys end with their next request. Its name stays in the audit log.
         */
        post: operations["adminRemoveServiceAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the set-up checklist
         * @description Returns what a new portal needs before customers use it, each with its state: brand, legal texts, domain, email, payments, second factor, backups, the first API and prices. npm run doctor prints the same list.
         */
        get: operations["adminGetSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/setup/test-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message
         * @description Emails a short message to the caller’s own address. Whether the mail server took it is in the checklist a moment later.
         */
        post: operations["adminSendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read how all APIs do
         * @description Counts the live calls of all customers in a period that ends now, by API and beside the period before: calls, failures, response times and credits; who called for the first time and who stopped; servers that can’t be reached. Calls are counted every few minutes.
         */
        get: operations["adminGetOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description Returns the views that the administrator has saved, of all lists, by name.
         */
        get: operations["adminListViews"];
        /**
         * Rename a view
         * @description Gives a view another name. Its filters stay.
         */
        put: operations["adminRenameView"];
        /**
         * Save a view
         * @description Saves the filters of a list under a name. A view of the same list with this name gets these filters.
         */
        post: operations["adminSaveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a view
         * @description Deletes a saved view. The rows of its list stay.
         */
        post: operations["adminRemoveView"];
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
         * Read the audit log
         * @description Returns who did what to whom, and when, newest first. Days are those of the market. A range is optional, because pages are read from an index.
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
    "/api/admin/audit-log/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the audit log
         * @description Streams the rows of `GET /api/admin/audit-log` for the same filter as CSV, all pages in one file. `details` are JSON. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/factor-recovery/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a user’s request to log in without the second factor
         * @description The approvals of two administrators take the place of the 72 hours: the second one emails the link right away. The user still needs the password and the email. Each approval is in the audit log with its reason.
         */
        post: operations["adminApproveFactorRecovery"];
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
         * @description Ends every session of a user, rejects new ones, and rejects calls with their keys. Credits, keys and subscriptions stay as they are. An account that’s already locked stays locked.
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
         * @description Lets a user log in and call again, with the keys they had. An account whose address was never verified is PENDING again. An account that isn’t locked stays as it is.
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
         * @description Ends every session of a user, who can log in again. Keys still work.
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
         * @description Returns every version of every API in the order of the catalogue, newest version first. Calls are those of the last 30 days to that version; subscriptions are to the API with all of its versions.
         */
        get: operations["adminListApis"];
        put?: never;
        /**
         * Publish an API
         * @description Publishes what was checked: the same document, the same options, on the same catalogue. If any of these has changed, nothing is published and a 409 asks you to check again. Either all of it is published or nothing. Prices apply from now on, and past charges don’t change. Where the API has subscribers, no price can rise this way: announce it with adminAnnounce. A version at the same address is replaced. A draft is published once.
         */
        post: operations["adminPublishApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export published APIs
         * @description Streams the rows of `GET /api/admin/apis` for the same filter as CSV, all pages in one file. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportApis"];
        put?: never;
        post?: never;
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
         * Read a published version
         * @description Returns a version with its prices and its callers.
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
         * @description Checks a document as publishing does, and returns what publishing it would change. Nothing is changed. A document that can’t be published returns 200 with findings that say why.
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
         * @description Publishes the current document again with other prices. They apply from now on to calls on the current price list. Subscribers to an older list keep it, and past charges don’t change. Where the API has subscribers, a price can only fall this way: a higher one is announced with adminAnnounce. Publishing a document later sets the prices that are published with it.
         */
        post: operations["adminSetApiPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/roll-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll a version back
         * @description Publishes again what the last publication of a version replaced: its document, prices and limits as they were. Subscribers are notified as after any publication, and what would be worse for them, dearer or tighter, is announced with adminAnnounce instead. Rolling back twice brings the newer document back.
         */
        post: operations["adminRollBackApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drafts
         * @description Returns the documents that were saved and not published yet, newest first. Their preview addresses are in no list: the response that made one is the only one that has it.
         */
        get: operations["adminListApiDrafts"];
        put?: never;
        /**
         * Save a draft
         * @description Keeps what was checked, the document with its options, to be published later, and makes a preview address: who has it sees the page of the version for 14 days, without an account. Nothing else shows it. If the document, an option or the catalogue has changed since the check, a 409 asks you to check again.
         */
        post: operations["adminSaveApiDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/drafts/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new preview address
         * @description The address of before stops working. The new one works for 14 days.
         */
        post: operations["adminRenewApiDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/drafts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a draft
         * @description Its preview address stops working. What is published stays.
         */
        post: operations["adminDeleteApiDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/apis/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the limits of a plan for one API
         * @description Sets how often subscribers on one plan may call an API, in place of what the plan allows elsewhere, with a reason. It applies to the next call, in every server process. Where the API has subscribers on the plan, limits can only be raised or removed this way: lower ones are announced with adminAnnounce, for a version of the API or for the plan.
         */
        put: operations["adminSetApiLimits"];
        post?: never;
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
         * @description Announces that a version ends, and why, on its page, in the catalogue and to every subscriber of the API. If the version is already deprecated, this sets the new day and reason, and subscribers are notified again if the day changes.
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
         * Undo a deprecation
         * @description The version is ACTIVE or BETA again, as it was before, with no end date. Every subscriber of the API is notified.
         */
        post: operations["adminRestoreApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/upstreams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the upstreams of a version
         * @description Returns where the gateway sends calls with live and with test keys, without secrets. A version without either uses its mock, or nothing.
         */
        get: operations["adminListUpstreams"];
        /**
         * Set an upstream of a version
         * @description Says where the gateway sends calls to a version, and how it authenticates. It applies to the next call, in every server process. Secrets are stored encrypted and are never returned.
         */
        put: operations["adminSetUpstream"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/upstreams/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an upstream of a version
         * @description Calls with these keys go to the mock again, or nowhere if there is none. Stored secrets are deleted. Does nothing if none is set.
         */
        post: operations["adminRemoveUpstream"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/upstreams/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test an upstream
         * @description Connects to each target as the gateway would, and returns each step: name, connection, TLS, token and response. The settings don’t have to be stored; a secret that is omitted is the stored one. No caller is charged.
         */
        post: operations["adminTestUpstream"];
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
         * List conformance keys
         * @description Returns the keys whose signatures are trusted on conformance results, newest first.
         */
        get: operations["adminListConformanceKeys"];
        put?: never;
        /**
         * Add a conformance key
         * @description From now on, results signed with this key are accepted for the APIs of its publisher.
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
         * Remove a conformance key
         * @description Its results are no longer accepted, and versions that have their mark from one of them lose it.
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
         * @description Returns the submitted results, newest first, including failed ones, with what was found.
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
         * List emails and webhook deliveries
         * @description Returns emails and webhook deliveries that are waiting, failed or were sent, newest first. Emails show their subject and never their text, which may hold a sign-in link; webhooks show the origin of their address. Emails are listed for 90 days, webhook deliveries for 30.
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
    "/api/admin/deliveries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export emails and webhook deliveries
         * @description Streams the rows of `GET /api/admin/deliveries` for the same filter as CSV, all pages in one file. Cells that a spreadsheet would run as a formula begin with an apostrophe; numbers don’t.
         */
        get: operations["adminExportDeliveries"];
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
         * Read an email or a webhook delivery
         * @description Returns one delivery with each of its attempts, without the text of the email or the body of the webhook.
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
         * Retry a delivery now
         * @description Puts a waiting or failed email or webhook delivery at the head of its queue, with all its attempts available again.
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
         * Stop a delivery
         * @description Ends a waiting email or webhook delivery, so that it isn’t tried again, or sets a failed one aside. An administrator can still retry it later.
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
         * @description Sent each time the wallet falls to one of its alert levels.
         */
        post: operations["walletLowBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "wallet.recovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credits have recovered
         * @description Sent once when the wallet rises above the first of its alert levels again, whatever brought the credits.
         */
        post: operations["walletRecovered"];
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
         * @description Sent once for each key, within the seven days before it stops working; for a key in its grace period, soon after another has replaced it.
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
         * @description Sent when purchased credits are in the wallet, or statements are paid.
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
         * @description Sent to subscribers of the API when one of its versions is deprecated, and when the end date is set or changed.
         */
        post: operations["apiDeprecated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "limit.reached": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A limit is nearly or fully used up
         * @description Sent when 80 and 100 percent of a quota of a subscription, or of a budget of a key, are used, once each in its day or month; also the 100 when a call is rejected because it costs more than is left of a budget.
         */
        post: operations["limitReached"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "announcement.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A change of prices or limits is announced
         * @description Sent to affected accounts when a change is announced, and when it’s cancelled before it takes effect.
         */
        post: operations["announcementUpdated"];
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
        /** @description A random value that the client creates once and keeps, so that its next sign-in is recognised as coming from the same device. Alone, it grants no access. The owner is notified of a sign-in from an unknown device. If omitted, the network identifies the device. */
        DeviceId: string;
        /** @description Who is logging in. */
        LoginRequest: {
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @description The password. Its rules are checked when it’s set, not here.
             */
            password: string;
            device_id?: components["schemas"]["DeviceId"];
        };
        /** @description Identifies this request in logs, ledger rows and support emails. */
        RequestId: string;
        /** @description The kind of problem. Programs treat one they don’t know according to its status. */
        ErrorCode: "malformed_json" | "malformed_request" | "malformed_url" | "credential_refused" | "invalid_credentials" | "refresh_refused" | "sso_token_refused" | "token_expired" | "token_missing" | "account_suspended" | "conformance_key_foreign" | "conformance_key_unknown" | "email_not_verified" | "forbidden" | "kyb_in_review" | "kyb_rejected" | "kyb_required" | "team_invitation_foreign" | "staff_role" | "team_role" | "terms_not_accepted" | "not_found" | "not_subscribed" | "verification_unknown" | "method_not_allowed" | "request_timeout" | "adjustment_decided" | "adjustment_own" | "already_subscribed" | "announcement_required" | "api_not_deprecated" | "api_withdrawn" | "bill_open" | "card_missing" | "check_outdated" | "conformance_document_differs" | "conformance_key_known" | "conformance_result_outdated" | "delivery_not_waiting" | "delivery_sent" | "difference_resolved" | "draft_changed" | "idempotency_conflict" | "key_limit" | "key_not_active" | "kyb_approved" | "kyb_decided" | "no_plan_to_end" | "not_refundable" | "not_reversible" | "passkey_known" | "passkey_limit" | "password_not_set" | "payment_ended" | "payment_paid" | "plan_ending" | "plan_fee_not_covered" | "product_not_taken" | "product_version_closed" | "second_factor_missing" | "secrets_key_required" | "starter_redeemed" | "statement_in_payment" | "staff_address_taken" | "staff_last_owner" | "statement_paid" | "subscription_cancelled" | "subscription_not_active" | "team_full" | "team_invitation_open" | "team_joined" | "team_member_exists" | "team_not_joined" | "team_owned" | "export_limit" | "export_not_ready" | "draft_limit" | "webhook_limit" | "webhook_off" | "recovery_approved" | "challenge_expired" | "verification_expired" | "verification_used" | "body_too_large" | "address_too_long" | "media_type_unsupported" | "conformance_format_unknown" | "conformance_result_in_future" | "conformance_result_incomplete" | "conformance_signature_invalid" | "validation_failed" | "second_factor_required" | "step_up_required" | "locked_out" | "resend_too_soon" | "too_many_requests" | "headers_too_large" | "unexpected" | "not_offered" | "unavailable";
        /** @description The rule that a field breaks. Rules of the schema have the name of their JSON Schema keyword. */
        FieldErrorCode: "additional_properties" | "const" | "enum" | "format" | "max_items" | "max_length" | "maximum" | "min_items" | "min_length" | "minimum" | "pattern" | "required" | "type" | "unevaluated_properties" | "unique_items" | "above_maximum" | "address_refused" | "already_announced" | "amount_differs" | "api_of_another_subscription" | "before_start" | "below_minimum" | "captcha_refused" | "certificate_refused" | "code_wrong" | "document_infected" | "document_refused" | "empty" | "host_unknown" | "in_future" | "insufficient_credits" | "media_type" | "name_taken" | "not_allowed" | "not_https" | "not_in_future" | "nothing_changes" | "not_taken" | "notice_too_short" | "other_currency" | "passkey_refused" | "password_common" | "password_is_email" | "password_wrong" | "passwords_differ" | "product_of_another_api" | "range_too_long" | "too_large" | "version_not_taken" | "version_of_another_product";
        /** @description Why one field of the request is invalid. */
        FieldError: {
            /** @description JSON Pointer into the body (`#/email`), or `?name` for a query parameter. */
            pointer: string;
            /** @description Stable machine-readable code. */
            code: components["schemas"]["FieldErrorCode"];
            /** @description What to change, for people. */
            message: string;
        };
        /** @description An opaque identifier. Don’t parse it. */
        Id: string;
        /** @description Identifies a call that waits for a person. */
        ApprovalId: components["schemas"]["Id"];
        /** @description An RFC 9457 problem. `code` is stable and is what programs branch on; texts may change. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The URL of the page that explains this problem.
             */
            type: string;
            /** @description The kind of problem, the same for each occurrence. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description What happened this time, and what to do about it. */
            detail?: string;
            /** @description Stable machine-readable code. */
            code: components["schemas"]["ErrorCode"];
            /** @description One entry for each invalid field. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Of an `approval_required`, the call that waits for a person, as `GET /api/approvals` lists it. */
            approval_id?: components["schemas"]["ApprovalId"];
            request_id: components["schemas"]["RequestId"];
        };
        /** @description A session. The refresh token changes with each refresh; keep the newest. */
        TokenPair: {
            /** @description Sent in the header `Authorization: Bearer …`. */
            access_token: string;
            /** @description Can be exchanged once for the next pair. Lasts at most 2592000 seconds (30 days). */
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
        /** @description Identifies what was started. Valid for a few minutes, and once. */
        ChallengeToken: string;
        /**
         * @description A way to confirm who you are. PASSWORD is only for an account without a second factor.
         * @enum {string}
         */
        SecondFactorMethod: "TOTP" | "PASSKEY" | "RECOVERY_CODE" | "PASSWORD";
        /** @description Bytes in base64url. */
        Base64Url: string;
        /** @description A passkey that the browser can use, as WebAuthn writes it. */
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
             * @description How long the browser waits, in milliseconds.
             */
            timeout?: number;
            /** @description The account’s passkeys. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            /**
             * @description The passkey asks for a fingerprint, a face or a PIN.
             * @enum {string}
             */
            userVerification: "required";
        };
        /** @description What is left to confirm, and how. */
        SecondFactorChallenge: {
            challenge_token: components["schemas"]["ChallengeToken"];
            /** @description The ways this account can confirm. Empty if only logging in again will do. */
            methods: components["schemas"]["SecondFactorMethod"][];
            /** @description For `navigator.credentials.get`; null if there is no passkey. */
            passkey: components["schemas"]["PasskeyRequestOptions"] | null;
            /**
             * Format: int32
             * @description Seconds until the challenge expires.
             */
            expires_in: number;
        };
        /** @description The social sign-in to finish. */
        SsoVerifyRequest: {
            /** @description The one-time token of `POST /api/sso_google_callback`. */
            sso_token: string;
            device_id?: components["schemas"]["DeviceId"];
        };
        /** @description The six digits that the authenticator app shows. Each code is accepted once. */
        TotpCode: string;
        /** @description One of the recovery codes. Upper and lower case, spaces and dashes don’t matter. */
        RecoveryCode: string;
        /** @description `AuthenticationResponseJSON` of WebAuthn: what `navigator.credentials.get` returned. */
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
                /** @description The account, if the passkey names it. */
                userHandle?: string | null;
            };
        };
        /** @description The token of an emailed link. It works once. */
        FactorRecoveryToken: string;
        /** @description The login to finish, and one proof. */
        FinishSignInRequest: {
            challenge_token: components["schemas"]["ChallengeToken"];
            code?: components["schemas"]["TotpCode"];
            recovery_code?: components["schemas"]["RecoveryCode"];
            passkey?: components["schemas"]["PasskeyAssertion"];
            recovery_token?: components["schemas"]["FactorRecoveryToken"];
            device_id?: components["schemas"]["DeviceId"];
        };
        /** @description The login whose second factor is lost. */
        RequestFactorRecovery: {
            challenge_token: components["schemas"]["ChallengeToken"];
        };
        /**
         * Format: date-time
         * @description RFC 3339 in UTC.
         */
        Time: string;
        /** @description An open request to log in without the second factor. */
        FactorRecovery: {
            /** @description What happens next. */
            message: string;
            /** @description When we email the link. */
            ready_at: components["schemas"]["Time"];
        };
        /** @description The request to cancel. */
        CancelFactorRecovery: {
            token: components["schemas"]["FactorRecoveryToken"];
        };
        /** @description A request that is over. */
        CancelledFactorRecovery: {
            /** @description What was cancelled. */
            message: string;
        };
        /** @description The session to renew. */
        RefreshTokenRequest: {
            /** @description The newest refresh token of the session. */
            refresh_token: string;
        };
        /**
         * Format: password
         * @description A password of 10 to 128 characters. Very common ones and the account’s email address are rejected; there is no rule about kinds of characters.
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
            /** @description Who referred the person. Omit it if nobody did. */
            reference?: string;
            /** @description A random value that the client creates once and keeps. If the emailed link is opened by the same client, verifying the address also logs in. */
            device_id?: components["schemas"]["DeviceId"];
            /** @description The captcha’s response. Required if the deployment shows a captcha on this form. */
            captcha?: string;
        };
        /** @description The request was accepted. The message is meant for the person who made it. */
        Acknowledgement: {
            /** @description What happens next. */
            message: string;
        };
        /** @description The token from an emailed link. */
        VerificationToken: string;
        /** @description The address to confirm. */
        VerifyEmailRequest: {
            verification_token: components["schemas"]["VerificationToken"];
            /** @description The `device_id` of this client. If it’s the one that registered the account, the response contains a session. */
            device_id?: components["schemas"]["DeviceId"];
        };
        /** @description The address is verified. */
        VerifiedEmail: {
            /** @description What happens next. */
            message: string;
            /** @description The session of the client that registered the account. Null for any other: somebody else’s link must not log a person in to an account that isn’t theirs. */
            session: components["schemas"]["TokenPair"] | null;
            /** @description The address, so that the login form can be filled in. */
            email: components["schemas"]["Email"];
        };
        /** @description Where to resend the link. */
        ResendVerificationRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description Whose password was forgotten. */
        ForgotPasswordRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The first owner, and the proof that they read what the server printed. */
        CreateFirstOwnerRequest: {
            /** @description First name. */
            firstname: string;
            /** @description Last name. */
            lastname: string;
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            verification_token: components["schemas"]["VerificationToken"];
        };
        /** @description The new password, and the proof that you’re allowed to set it. */
        ResetPasswordRequest: {
            password: components["schemas"]["Password"];
            verification_token: components["schemas"]["VerificationToken"];
        };
        /** @description What Google’s button returned to the browser. */
        GoogleSignInRequest: {
            /** @description The ID token, a signed JWT with the scopes profile and email. */
            credential: string;
        };
        /** @description What a verified social sign-in returns. Exchange it once at `POST /sso-verify`. */
        SsoToken: {
            /** @description One-time token, valid for 300 seconds. */
            sso_token: string;
            /** @description Whether this sign-in created the account. */
            newly_registered: boolean;
        };
        /** @description Both agreements, accepted. */
        AcceptTermsRequest: {
            tc_agree: components["schemas"]["TermsAgreement"];
            one_shared_globe: components["schemas"]["SharedGlobeAgreement"];
        };
        /** @description Identifies an account. */
        UserId: components["schemas"]["Id"];
        /**
         * @description PREPAID spends wallet credits; POSTPAID is billed by the month. A plan of one API follows the account: on one that isn’t billed monthly, its fee is paid from the wallet when a period begins, and its included credits come into the wallet then.
         * @enum {string}
         */
        PlanType: "PREPAID" | "POSTPAID";
        /**
         * @description What a person can do for an account. OWNER: everything; there is one, whose account it is. DEVELOPER: subscriptions and keys. BILLING: payments, credits and plans. VIEWER: read. Every role can read wallet, subscriptions and usage.
         * @enum {string}
         */
        TeamRole: "OWNER" | "DEVELOPER" | "BILLING" | "VIEWER";
        /** @description The business that a person acts for. */
        ProfileTeam: {
            account_id: components["schemas"]["UserId"];
            /** @description Its name. */
            account_name: string;
            /** @description The person’s role in the team. */
            role: components["schemas"]["TeamRole"];
        };
        /**
         * @description OWNER does everything, staff included. PUBLISHER looks after APIs, upstreams, announcements and incidents, FINANCE after credits, payments and plans, SUPPORT after accounts, keys, verifications and deliveries. AUDITOR reads everything and changes nothing.
         * @enum {string}
         */
        StaffRole: "OWNER" | "PUBLISHER" | "FINANCE" | "SUPPORT" | "AUDITOR";
        /** @description The logged-in person, and the plan and company they act for. */
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
            /** @description Whether the account logs in through a social provider. */
            is_sso: boolean;
            /** @description The social provider, such as `google`. */
            sso_by: string | null;
            /** @description The person’s ID at the social provider. */
            sso_id: string | null;
            /** @description Whether the account has a password. One created by a social sign-in has none until it’s set. */
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
             * @description The previous sign-in.
             */
            last_login_date: string | null;
            /** @description The company as the person entered it. */
            company: string | null;
            /** @description Company of a business account. Non-empty makes this a business account. */
            company_name: string | null;
            /** @description Reference given at registration. */
            reference: string | null;
            /** @description True until the first sign-in after registration is complete. */
            newly_registered: boolean;
            /** @description PREPAID spends wallet credits; POSTPAID is billed by the month. */
            plan_type: components["schemas"]["PlanType"] | null;
            /** @description The plan’s name. */
            plan_name: string | null;
            /** @description Credits used in the current plan period. */
            plan_consumption: string | null;
            /** @description The business that the person acts for, their own or that of the team they’ve joined; plan and consumption are then that business’s. Null for a person who only has an account of their own. */
            team: components["schemas"]["ProfileTeam"] | null;
            /** @description An administrator’s roles. Without this field, an administrator can do everything; users have none. */
            staff_roles?: components["schemas"]["StaffRole"][];
        };
        /** @description The session to end. */
        LogoutRequest: {
            /** @description A refresh token of the session. */
            refresh_token: string;
        };
        /** @description The person’s name and company, as they enter them. */
        UpdateProfileRequest: {
            /** @description Given name. */
            firstname: string;
            /** @description Family name. */
            lastname: string;
            /** @description The company. Empty, null or omitted if there is none. */
            company?: string | null;
        };
        /**
         * Format: int32
         * @description Counted to 100 at most.
         */
        AdminWaitingCount: number;
        /** @description How much of an account waits for somebody. 100 means 100 or more. */
        Waiting: {
            agents: components["schemas"]["AdminWaitingCount"];
            statements: components["schemas"]["AdminWaitingCount"];
            verifications: components["schemas"]["AdminWaitingCount"];
            webhooks: components["schemas"]["AdminWaitingCount"];
        };
        /** @description Identifies an API of the catalogue, across its versions. */
        ApiSlug: string;
        /**
         * @description The payment method.
         * @enum {string}
         */
        PaymentMethod: "CARD" | "EWALLET" | "BANK";
        /**
         * @description ISO 4217 code.
         * @enum {string}
         */
        Currency: "PHP" | "USD";
        /** @description What the payment provider of this portal takes. Others are rejected. */
        PaymentOffer: {
            /** @description The payment methods. Empty where payments aren’t set up. */
            methods: components["schemas"]["PaymentMethod"][];
            /** @description The currencies of payments. */
            currencies: components["schemas"]["Currency"][];
            /** @description Whether a card can be saved for automatic top-ups. */
            saved_cards: boolean;
        };
        /**
         * @description What can be closed to somebody. SUBSCRIBE, UNSUBSCRIBE: an API. CREATE_TEST_KEY, CREATE_LIVE_KEY, REPLACE_KEY, REVOKE_KEY: keys of its subscription. CALL_LIVE: a call of the API that costs credits, with a live key. TOP_UP, PAY_STATEMENT: start a payment. REDEEM_STARTER: the starter credits. SET_ALERTS: the alert levels. SET_AUTO_TOP_UP: turn on automatic top-ups. INVITE_MEMBER: into the team. ADD_WEBHOOK: to the account. PUBLISH_API: in the catalogue.
         * @enum {string}
         */
        CapabilityAction: "SUBSCRIBE" | "UNSUBSCRIBE" | "CREATE_TEST_KEY" | "CREATE_LIVE_KEY" | "REPLACE_KEY" | "REVOKE_KEY" | "CALL_LIVE" | "TOP_UP" | "PAY_STATEMENT" | "REDEEM_STARTER" | "SET_ALERTS" | "SET_AUTO_TOP_UP" | "INVITE_MEMBER" | "ADD_WEBHOOK" | "PUBLISH_API";
        /** @description Something that is missing for an action, and where to get it. */
        Blocker: {
            /**
             * @description What is missing. `sign_in`: a session. `terms`: their acceptance. `role`: another account or team role. `suspended`: an account that isn’t suspended. `second_factor`: one. `subscription`: an active one to the API. `kyb`: a verified business. `credit`: credits in the wallet. `card`: a saved one. `limit`: room, as there are as many as there may be. `done`: nothing, it’s done already. `unavailable`: the API takes no new ones.
             * @enum {string}
             */
            code: "sign_in" | "terms" | "role" | "suspended" | "second_factor" | "subscription" | "kyb" | "credit" | "card" | "limit" | "done" | "unavailable";
            /** @description The code by which the operation, or the gateway, rejects it. */
            problem: string;
            /** @description The same in words. */
            detail: string;
            /** @description The page of the portal where it can be put right; null where there is none. */
            href: string | null;
        };
        /** @description One action, and what is missing for it. */
        Capability: {
            action: components["schemas"]["CapabilityAction"];
            /** @description The operation that does it, such as `POST /api/payment`; null for calls through the gateway. */
            operation: string | null;
            /** @description Whether nothing is missing. */
            allowed: boolean;
            /** @description What is missing, in the order in which the operation rejects it. Empty if it’s allowed. */
            blockers: components["schemas"]["Blocker"][];
        };
        /** @description The current password, and the new one twice. */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The current password.
             */
            current_password: string;
            new_password: components["schemas"]["Password"];
            /**
             * Format: password
             * @description The new password again. It has to be identical.
             */
            repeat_password: string;
        };
        /** @description Which log-in at a provider is meant. */
        LinkIdentityRequest: {
            /** @description The random value that the page sent as `key` to `/sign-in/{provider}`, and kept. */
            sign_in_key: string;
        };
        /** @description The record of one item, field by field. Times are RFC 3339 in UTC, credits and money decimal strings. Fields may be added. */
        ExportedRow: {
            [key: string]: unknown;
        };
        /** @description Rows of one kind. */
        ExportedRows: components["schemas"]["ExportedRow"][];
        /** @description Everything we keep about one account. Each list is complete, oldest first unless it says otherwise. */
        AccountExport: {
            /**
             * Format: date-time
             * @description When the file was started. Lists can include anything that arrived while it was written.
             */
            exported_at: string;
            /** @description Names, address, roles, agreements and plan, as the profile shows them. */
            account: components["schemas"]["ExportedRow"];
            sessions: components["schemas"]["ExportedRows"];
            /** @description When each known device last signed in. Devices are kept as hashes only. */
            devices: components["schemas"]["ExportedRows"];
            /** @description When an app was set up and used, without its secret. */
            authenticator_apps: components["schemas"]["ExportedRows"];
            /** @description Passkeys by name, without their public keys. */
            passkeys: components["schemas"]["ExportedRows"];
            notification_preferences: components["schemas"]["ExportedRows"];
            saved_views: components["schemas"]["ExportedRows"];
            admin_notes: components["schemas"]["ExportedRows"];
            notifications: components["schemas"]["ExportedRows"];
            subscriptions: components["schemas"]["ExportedRows"];
            /** @description Every API key without its secret. */
            keys: components["schemas"]["ExportedRows"];
            /** @description URLs that receive events, without their secrets. */
            webhooks: components["schemas"]["ExportedRows"];
            /** @description Exports that were prepared in the background, without their files. */
            exports: components["schemas"]["ExportedRows"];
            /** @description Null for an administrator. */
            wallet: components["schemas"]["ExportedRow"] | null;
            ledger: components["schemas"]["ExportedRows"];
            payments: components["schemas"]["ExportedRows"];
            /** @description The settings of automatic top-up; empty if it was never set. */
            automatic_top_up: components["schemas"]["ExportedRows"];
            /** @description The card for automatic top-ups, without the token with which the provider charges it. */
            saved_cards: components["schemas"]["ExportedRows"];
            statements: components["schemas"]["ExportedRows"];
            /** @description The tax details, once they were set. */
            tax_data: components["schemas"]["ExportedRows"];
            /** @description Receipts, invoices and credit notes. */
            tax_documents: components["schemas"]["ExportedRows"];
            plans: components["schemas"]["ExportedRows"];
            /** @description Calls and credits by day and API. */
            usage: components["schemas"]["ExportedRows"];
            /** @description The request log, newest first, without bodies. */
            calls: components["schemas"]["ExportedRows"];
            business_verifications: components["schemas"]["ExportedRows"];
            /** @description Forms that were started but not submitted. */
            business_verification_drafts: components["schemas"]["ExportedRows"];
            /** @description Messages sent to support from the account’s email address. */
            contact_messages: components["schemas"]["ExportedRows"];
            /** @description Whitepapers requested with the account’s email address. */
            downloads: components["schemas"]["ExportedRows"];
            /** @description What the account did, and what was done to it. */
            audit: components["schemas"]["ExportedRows"];
            /** @description Emails sent to the account’s address in the last 90 days, by subject. Their content isn’t kept. */
            emails: components["schemas"]["ExportedRows"];
        };
        /** @description Confirmation of who is asking, in one of two ways. */
        DeleteAccountRequest: {
            /**
             * Format: password
             * @description The password of the account.
             */
            password?: string;
            /** @description The token from an emailed link. */
            verification_token?: string;
        };
        /** @description What was deleted with the account. */
        DeletedAccount: {
            /** @description What happened. */
            message: string;
            /** @description The remaining credits, which are lost. */
            credits_lost: string;
            /**
             * Format: int32
             * @description How many API keys stopped.
             */
            keys_ended: number;
        };
        /** @description Identifies a session of an account. */
        SessionId: components["schemas"]["Id"];
        /** @description A place where the account is signed in. Details of the device are those it reports itself. */
        Session: {
            session_id: components["schemas"]["SessionId"];
            /** @description Whether it’s the session of this call. */
            current: boolean;
            /** @description The browser or program that signed in, such as `Chrome`. Null if it named none. */
            client: string | null;
            /** @description Its operating system, such as `Windows`. Null if it named none. */
            system: string | null;
            /**
             * @description UNKNOWN for programs, and if the device doesn’t say.
             * @enum {string}
             */
            device_type: "DESKTOP" | "MOBILE" | "TABLET" | "UNKNOWN";
            /** @description Where it was last used: an IPv4 address, or the first 64 bits of an IPv6 address. Null for a session that started before this was recorded. */
            network: string | null;
            /**
             * Format: date-time
             * @description When it started.
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
        /** @description An authenticator app. */
        TotpFactor: {
            /** @description When it was set up. */
            created_at: components["schemas"]["Time"];
            /** @description When its code was last accepted; null for never. */
            last_used_at: components["schemas"]["Time"] | null;
        };
        /** @description Identifies a passkey of an account. */
        PasskeyId: components["schemas"]["Id"];
        /** @description The name given by its owner. */
        PasskeyName: string;
        /** @description A passkey of the account. */
        Passkey: {
            passkey_id: components["schemas"]["PasskeyId"];
            name: components["schemas"]["PasskeyName"];
            /** @description When it was added. */
            created_at: components["schemas"]["Time"];
            /** @description When it was last used; null for never. */
            last_used_at: components["schemas"]["Time"] | null;
            /** @description Whether it’s synced through its maker’s account, and so can be on several devices. */
            synced: boolean;
        };
        /** @description The second factors of an account, without their secrets. */
        SecondFactor: {
            /** @description Whether the deployment requires a second factor for this account. */
            required: boolean;
            /** @description The authenticator app; null if there is none. */
            totp: components["schemas"]["TotpFactor"] | null;
            /** @description The passkeys, oldest first. */
            passkeys: components["schemas"]["Passkey"][];
            /** @description Whether passkeys can be used at the address of this deployment. */
            passkeys_offered: boolean;
            /**
             * Format: int32
             * @description The number of unused recovery codes.
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
        /** @description The session is confirmed. */
        StepUpProof: {
            /** @description How long it can make calls with `x-step-up`. */
            proved_until: components["schemas"]["Time"];
        };
        /** @description The app’s first code. */
        ConfirmTotpRequest: {
            challenge_token: components["schemas"]["ChallengeToken"];
            code: components["schemas"]["TotpCode"];
        };
        /** @description The second factors as they are now, and the recovery codes that came with the first. */
        FactorAdded: {
            second_factor: components["schemas"]["SecondFactor"];
            /** @description Null if the account already has recovery codes. */
            recovery_codes: components["schemas"]["RecoveryCode"][] | null;
        };
        /** @description The secret for an authenticator app. */
        TotpSetup: {
            challenge_token: components["schemas"]["ChallengeToken"];
            /** @description In base32, to type into the app. */
            secret: string;
            /**
             * Format: uri
             * @description The same with the name of the account, to show as a QR code.
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
        /** @description `RegistrationResponseJSON` of WebAuthn: what `navigator.credentials.create` returned. */
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
        /** @description The passkey that the browser created. */
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
            /** @description Accepted algorithms, best first. */
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
             * @description How long the browser waits, in milliseconds.
             */
            timeout?: number;
            /** @description Passkeys that the account already has. */
            excludeCredentials?: components["schemas"]["PasskeyDescriptor"][];
            /** @description Kinds of passkeys that the browser offers first. */
            hints?: string[];
            /** @description What the browser is asked to say besides, such as `credProps`. */
            extensions?: {
                [key: string]: unknown;
            };
            /** @description What the passkey must be able to do. */
            authenticatorSelection?: {
                /**
                 * @description Stored on the device if possible.
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
             * @description No attestation is requested.
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
        /** @description New recovery codes. They’re in this response only. */
        RecoveryCodes: {
            /** @description Each is accepted once, instead of a second factor. */
            recovery_codes: components["schemas"]["RecoveryCode"][];
        };
        /** @description The version of an API, as in its address. */
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
        /** @description Identifies an operation within its document. */
        OperationId: string;
        /** @description The mark of a version whose running API was proven to conform to its published document: the last run of the checker found nothing, and a trusted key signed it. `GET /api/conformance-results` has the details. */
        Conformance: {
            /**
             * Format: int32
             * @description Operations that were checked and conform. The others were left out.
             */
            passed: number;
            /**
             * Format: int32
             * @description Operations of the document.
             */
            total: number;
            /** @description When the run ended. */
            checked_at: components["schemas"]["Time"];
            /** @description The operationIds of those that were left out. Lists of APIs omit it. */
            not_checked?: components["schemas"]["OperationId"][];
        };
        /** @description What every list shows of an API. */
        ApiSummary: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description The middle segment of the page address. Null if the publisher has only one API. */
            tag: string | null;
            /** @description The display name. */
            name: string;
            /** @description What it does, in one or two sentences. */
            summary: string;
            /** @description Its category. */
            category: string;
            /** @description Search keywords. */
            tags: string[];
            version: components["schemas"]["Version"];
            /** @description The version of the published document. */
            full_version: string;
            /**
             * @description Where it is in its life cycle.
             * @enum {string}
             */
            status: "ACTIVE" | "BETA" | "DEPRECATED";
            /** @description The price of its main operation. */
            price_from: components["schemas"]["Credits"];
            /** @description What one price buys, such as `call`. */
            price_unit: string;
            /** @description Whether live keys need a verified business. */
            kyb_required: boolean;
            /** @description The conformance mark; null if it has none. */
            conformance: components["schemas"]["Conformance"] | null;
            updated_at: components["schemas"]["Time"];
        };
        /** @description One operation of an API, as shown in lists. */
        OperationSummary: {
            /** @description The operationId in the API’s document. */
            operation_id: string;
            /**
             * @description HTTP method.
             * @enum {string}
             */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description Path below the API’s address. */
            path: string;
            /** @description What it does. */
            summary: string;
            /** @description The price of one answered call; 0.00 is free. */
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
         * @description DEGRADED, where some calls fail; OUTAGE, where most do.
         * @enum {string}
         */
        IncidentImpact: "DEGRADED" | "OUTAGE";
        /**
         * Format: date
         * @description A calendar day, `YYYY-MM-DD`.
         */
        Day: string;
        /** @description The base URL of an API in one environment. */
        ApiServer: {
            /**
             * @description MOCK needs no key and is free; the key that’s sent decides between TEST and LIVE. Responses name it in `X-Environment`.
             * @enum {string}
             */
            environment: "MOCK" | "TEST" | "LIVE";
            /**
             * Format: uri-reference
             * @description The prefix of operation paths. If it’s a path, it’s below the portal’s own address. The mock of a published document is `/mock/{api}@{version}`; `/mock/{api}` is that of the newest version.
             */
            url: string;
            /** @description What handles the calls. */
            description: string;
        };
        /** @description The result. */
        TestOutcome: {
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description The named example of that status in the OpenAPI document. Null for a response without a body. */
            example: string | null;
        };
        /** @description A value for which an operation returns a fixed result with a test key and on the mock. With a live key it’s rejected with 403 test_value_live, before anything is charged. */
        TestDatum: {
            /** @description The operation that recognises the value. */
            operation_id: string;
            /** @description What to send, such as a phone number. */
            value: string;
            /** @description Where to send it, as a pointer into the body (`#/phoneNumber`), a query name (`?to`) or a path name (`{id}`). */
            at: string;
            /** @description What it simulates. */
            label: string;
            outcome: components["schemas"]["TestOutcome"];
            /**
             * @description False if real calls can have the value, too, such as a one-time code. It’s then accepted with a live key.
             * @default true
             */
            test_only?: boolean;
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
        /** @description The changes of one release. */
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
             * @description Where it is in its life cycle.
             * @enum {string}
             */
            status: "ACTIVE" | "BETA" | "DEPRECATED";
            /** @description The day it was published. */
            released_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description The day from which calls to it return 410, if one is set.
             */
            sunset_on: string | null;
        };
        /** @description A published version of an API, as its page shows it. */
        ApiVersion: components["schemas"]["PublicApi"] & {
            /** @description What it’s for and how it behaves, in Markdown. */
            description: string;
            /** @description The state of the API now; absent while it’s operational. */
            service_state?: components["schemas"]["IncidentImpact"];
            /** @description The day this version was published. */
            released_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description The day since which it’s deprecated. Null while it isn’t. Its responses say so in `Deprecation` (RFC 9745).
             */
            deprecated_on: string | null;
            /**
             * Format: date
             * @description The day from which calls to it return 410. Null while no end date is set.
             */
            sunset_on: string | null;
            /** @description The version to move to. Null for the newest. */
            replaced_by: string | null;
            /** @description Its base URLs by environment. Empty while nothing handles its calls. */
            servers: components["schemas"]["ApiServer"][];
            /**
             * Format: uri-reference
             * @description Its OpenAPI document, in YAML; the version is in the file name. The same address ends in `.json` for JSON, `.postman.json` for a Postman collection, `.md` for Markdown, and `/{operation_id}.md` for one operation.
             */
            document_url: string;
            /** @description Values with a fixed result, for MOCK and TEST. */
            test_data: components["schemas"]["TestDatum"][];
            /** @description A summary of the changes, newest first. `getApiChangelog` has the details, by operation. */
            changelog: components["schemas"]["ApiRelease"][];
            /** @description All published versions including this one, newest first. */
            versions: components["schemas"]["VersionSummary"][];
        };
        /** @description Documentation elsewhere; omitted if the document names none. */
        ReferenceExternalDocs: {
            /** @description Its address, as written in the document. */
            url: string;
            /** @description What it contains, in Markdown; empty if the document doesn’t say. */
            description: string;
        };
        /** @description A group of operations. */
        ReferenceTag: {
            /** @description Its name. */
            name: string;
            /** @description What its operations are for, in Markdown; empty if the document doesn’t say. */
            description: string;
            external_docs?: components["schemas"]["ReferenceExternalDocs"];
        };
        /** @description The HTTP method. OpenAPI 3.2 allows others besides the usual ones, such as `QUERY`. */
        HttpMethod: string;
        /** @description An operation in the index. */
        ReferenceEntry: {
            operation_id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API, with `{parameters}`. */
            path: string;
            /** @description A one-line summary. */
            summary: string;
            /** @description Its group; empty without one. */
            tag: string;
            /** @description Whether it’s deprecated. */
            deprecated: boolean;
            /** @description The price of an answered call; null if the document sets none. */
            price: components["schemas"]["Credits"] | null;
            /** @description The unit of the price, such as a call or a message. */
            price_unit: string | null;
        };
        /** @description A scope of an OAuth 2.0 flow. */
        ReferenceScope: {
            /** @description Its name. */
            name: string;
            /** @description What it allows; empty if the document doesn’t say. */
            description: string;
        };
        /** @description An OAuth 2.0 flow of a security scheme. URLs are as written in the document. */
        ReferenceFlow: {
            /** @description Such as `clientCredentials` or `authorizationCode`. */
            flow: string;
            /** @description Where a person grants access. */
            authorization_url?: string;
            /** @description Where a device requests its code. */
            device_authorization_url?: string;
            /** @description Where a token is obtained. */
            token_url?: string;
            /** @description Where a token is renewed. */
            refresh_url?: string;
            /** @description The scopes that a token can have. */
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
            /** @description The kind of token, such as `JWT`; omitted if the document doesn’t say. */
            bearer_format?: string;
            /** @description Where the authorization server describes itself (OpenID Connect Discovery, or OAuth metadata), as written in the document. */
            discovery_url?: string;
            /** @description How to obtain a token with OAuth 2.0; omitted for other types. */
            flows?: components["schemas"]["ReferenceFlow"][];
        };
        /** @description The license of the API; omitted if the document doesn’t say. */
        ReferenceLicense: {
            /** @description Its name. */
            name: string;
            /** @description Its SPDX expression. */
            identifier?: string;
            /** @description Where it can be read, as written in the document. */
            url?: string;
        };
        /** @description Whom to contact; omitted if the document doesn’t say. */
        ReferenceContact: {
            /** @description Who it is. */
            name?: string;
            /** @description Their page, as written in the document. */
            url?: string;
            /** @description Their address, as written in the document. */
            email?: string;
        };
        /** @description The start page of an API version’s documentation. Operations are listed in short; each is read when it’s opened. */
        ApiReference: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description The version of the document. */
            full_version: string;
            /** @description The title of the document. */
            title: string;
            /** @description The document’s own description, in Markdown. */
            description: string;
            /** @description Groups of operations, in the order of the document. */
            tags: components["schemas"]["ReferenceTag"][];
            /** @description Every operation, in the order of the document. */
            operations: components["schemas"]["ReferenceEntry"][];
            /** @description The ways to authenticate. */
            security: components["schemas"]["ReferenceSecurity"][];
            /** @description Requests that the API sends itself, each read like an operation; `path` is its name. Omitted if there are none. */
            webhooks?: components["schemas"]["ReferenceEntry"][];
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
             * @description Where it goes; `querystring` is everything after the question mark.
             * @enum {string}
             */
            place: "path" | "query" | "querystring" | "header" | "cookie";
            /** @description Whether a call needs it. */
            required: boolean;
            /** @description Whether it’s deprecated. */
            deprecated: boolean;
            /** @description What it means, in Markdown. */
            description: string;
            schema: components["schemas"]["JsonSchemaNode"];
            /** @description A valid example; null if there is none. */
            example: components["schemas"]["AnyJson"];
            /**
             * @description How a list or an object is serialised, as in OpenAPI; omitted for the default of its place.
             * @enum {string}
             */
            style?: "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";
            /** @description Whether each item or field is written separately; omitted for the default of its style. */
            explode?: boolean;
            /** @description True if characters such as `/` and `:` are sent unencoded; otherwise omitted. */
            allow_reserved?: boolean;
            /** @description The media type of the value, such as `application/json`; omitted for values that have a style. */
            content_type?: string;
            /** @description Why the gateway doesn’t pass it on, which `description` ends with, too; omitted for what reaches the API. */
            gateway_note?: string;
        };
        /** @description A named example. */
        ReferenceExample: {
            /** @description Its name; scenarios of the mock are requested by it. */
            name: string;
            /** @description A summary; empty if the document has none. */
            summary: string;
            value: components["schemas"]["AnyJson"];
        };
        /** @description A response header. */
        ReferenceHeader: {
            /** @description Its name. */
            name: string;
            /** @description What it means. */
            description: string;
            schema: components["schemas"]["JsonSchemaNode"];
            /** @description Whether it’s always there; omitted in documentation stored before it was read. */
            required?: boolean;
            /** @description True if an object is written as fields with their values; otherwise omitted. */
            explode?: boolean;
            /** @description The media type of its value; omitted if it has none. */
            content_type?: string;
        };
        /** @description How a field of a form is serialised. */
        ReferenceEncoding: {
            /** @description Its media type, or several separated by commas. */
            content_type?: string;
            /**
             * @description How a list or an object is serialised, as in OpenAPI.
             * @enum {string}
             */
            style?: "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "cookie";
            /** @description Whether each item or field is written separately; omitted for the default of its style. */
            explode?: boolean;
            /** @description True if characters such as `/` and `:` are sent unencoded; otherwise omitted. */
            allow_reserved?: boolean;
            /** @description Headers of the part; omitted if there are none. */
            headers?: components["schemas"]["ReferenceHeader"][];
        };
        /** @description A body in one media type. */
        ReferenceContent: {
            /** @description The media type. */
            type: string;
            /** @description Its schema; null if the document has none. */
            schema: components["schemas"]["JsonSchemaNode"] | null;
            /** @description Named examples, in the order of the document. */
            examples: components["schemas"]["ReferenceExample"][];
            /** @description How fields of a form are serialised, by name; parts of a list by `[0]` and `[]`. Omitted if the document doesn’t say. */
            encoding?: {
                [key: string]: components["schemas"]["ReferenceEncoding"];
            };
        };
        /** @description The request body of an operation. */
        ReferenceBody: {
            /** @description Whether a call needs it. */
            required: boolean;
            /** @description What it is, in Markdown. */
            description: string;
            /** @description Its media types. */
            content: components["schemas"]["ReferenceContent"][];
        };
        /** @description A parameter of the next call. */
        ReferenceLinkInput: {
            /** @description Its name. */
            name: string;
            /** @description A runtime expression of OpenAPI such as `$response.body#/id`, or a value. */
            value: string;
        };
        /** @description How a response leads to the next call. */
        ReferenceLink: {
            /** @description Its name in the document. */
            name: string;
            /** @description What it’s for, in Markdown; empty if the document doesn’t say. */
            description: string;
            /** @description The operation that it leads to; null if the document doesn’t have it. */
            operation_id: components["schemas"]["OperationId"] | null;
            /** @description What the document says if it leads to no operation in it; otherwise omitted. */
            target?: string;
            /** @description The values that the next call takes over. */
            inputs: components["schemas"]["ReferenceLinkInput"][];
            /** @description Its body, as an expression or a value; omitted if the document doesn’t say. */
            body?: string;
        };
        /** @description One documented response. */
        ReferenceResponse: {
            /** @description Its status, a class of statuses, or `default`. */
            status: string;
            /** @description When it’s returned, in Markdown. */
            description: string;
            /** @description Its headers. */
            headers: components["schemas"]["ReferenceHeader"][];
            /** @description Its media types. */
            content: components["schemas"]["ReferenceContent"][];
            /** @description How it leads to the next call; omitted if there are none. */
            links?: components["schemas"]["ReferenceLink"][];
        };
        /** @description A security scheme that a call needs, and the scopes it needs. */
        ReferenceSecurityRequirement: {
            /** @description Name of the scheme. */
            scheme: string;
            /** @description Scopes, all of which are needed; empty if none is named. */
            scopes: string[];
        };
        /** @description A request that the API sends to its caller. Its named schemas are those of the operation. */
        ReferenceCallback: {
            /** @description Its name in the document. */
            name: string;
            /** @description Where it goes: a runtime expression of OpenAPI, such as `{$request.body#/sink}`. */
            url: string;
            method: components["schemas"]["HttpMethod"];
            /** @description A one-line summary. */
            summary: string;
            /** @description A description, in Markdown. */
            description: string;
            /** @description Whether it’s deprecated. */
            deprecated: boolean;
            /** @description Parameters that the API sends. */
            inputs: components["schemas"]["ReferenceInput"][];
            /** @description What the API sends; null if there is no body. */
            body: components["schemas"]["ReferenceBody"] | null;
            /** @description The responses that the API expects. */
            responses: components["schemas"]["ReferenceResponse"][];
            /** @description The names of all schemes by which the API may authenticate itself. */
            security: string[];
            /** @description Ways to authenticate, as those of an operation. */
            security_requirements: components["schemas"]["ReferenceSecurityRequirement"][][] | null;
        };
        /** @description The complete documentation of one operation. */
        ReferenceOperation: {
            operation_id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API, with `{parameters}`. */
            path: string;
            /** @description A one-line summary. */
            summary: string;
            /** @description What it does, in Markdown. */
            description: string;
            /** @description Its group; empty without one. */
            tag: string;
            /** @description Whether it’s deprecated. */
            deprecated: boolean;
            /** @description The price of an answered call; null if the document sets none. */
            price: components["schemas"]["Credits"] | null;
            /** @description What the price is for. */
            price_unit: string | null;
            /** @description Path, query, header and cookie parameters. */
            inputs: components["schemas"]["ReferenceInput"][];
            /** @description The request body; null if there is none. */
            body: components["schemas"]["ReferenceBody"] | null;
            /** @description Every documented response, smallest status first, `default` last. */
            responses: components["schemas"]["ReferenceResponse"][];
            /** @description The names of all schemes that a call may need; empty if it needs none. `security_requirements` says which belong together. */
            security: string[];
            /** @description Ways to authenticate, any one of which is enough; all schemes of one way are needed together. A way without schemes makes the others optional; no way at all means that none is needed. Null if the document doesn’t say; omitted for versions published before this was read. */
            security_requirements?: components["schemas"]["ReferenceSecurityRequirement"][][] | null;
            /** @description Values with a fixed result, for MOCK and TEST. */
            test_data: components["schemas"]["TestDatum"][];
            /** @description Every named schema that the operation leads to. */
            schemas: {
                [key: string]: components["schemas"]["JsonSchemaNode"];
            };
            external_docs?: components["schemas"]["ReferenceExternalDocs"];
            /** @description Requests that the API sends as a result of this one; omitted if there are none. */
            callbacks?: components["schemas"]["ReferenceCallback"][];
            /** @description True for a request that the API sends itself; otherwise omitted. */
            webhook?: boolean;
        };
        /** @description An operation that changed. */
        ChangelogOperation: {
            operation_id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API. */
            path: string;
            /** @description A one-line summary. */
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
            /** @description The change, for people. Names in the API are between backticks. */
            text: string;
            /** @description Where it applies. */
            operations: components["schemas"]["ChangelogOperation"][];
            /**
             * Format: int32
             * @description How many operations it applies to; `operations` names the first of them.
             */
            operations_total: number;
        };
        /** @description One document, and its changes for callers. */
        ChangelogRelease: {
            /** @description Version of the document. */
            full_version: string;
            version: components["schemas"]["Version"];
            /** @description The day it was published. */
            released_on: components["schemas"]["Day"];
            /** @description The document before it. Null for the first. */
            compared_with: string | null;
            /** @description The changes, breaking ones first. Empty for the first document, and if only texts changed. */
            changes: components["schemas"]["ChangelogEntry"][];
            /**
             * Format: int32
             * @description The number of further changes.
             */
            changes_left_out: number;
        };
        /** @description The published documents of an API, up to a version. */
        ApiChangelog: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description Newest first. */
            releases: components["schemas"]["ChangelogRelease"][];
        };
        /** @description The last part of a preview address. */
        ApiPreviewToken: string;
        /** @description The token of a preview address. */
        ApiPreviewRequest: {
            preview_token: components["schemas"]["ApiPreviewToken"];
        };
        /** @description A version as its page would show it. */
        ApiPreview: {
            api: components["schemas"]["ApiVersion"];
            /** @description The start page of its documentation. Null once it’s published. */
            reference: components["schemas"]["ApiReference"] | null;
            /** @description When the address stops working. */
            expires_at: components["schemas"]["Time"];
            /** @description When it was published. Null while it’s a draft. */
            published_at: components["schemas"]["Time"] | null;
        };
        /** @description The token of a preview address, and an operation of its document. */
        ApiPreviewOperationRequest: {
            preview_token: components["schemas"]["ApiPreviewToken"];
            operation_id: components["schemas"]["OperationId"];
        };
        /** @description Version of the document that was checked. */
        FullVersion: string;
        /**
         * Format: int32
         * @description Operations that conform to the contract, or all of them.
         */
        OperationCount: number;
        /** @description Identifies the key. SHA-256 of the key in DER, as `SHA256:` and Base64 without padding. */
        KeyFingerprint: string;
        /** @description Something that wasn’t checked. */
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
            /** @description Whose key signed it, as named by administrators. */
            key_name: string;
            fingerprint: components["schemas"]["KeyFingerprint"];
            /** @description Whether everything was checked that should have been. */
            complete: boolean;
            /** @description What wasn’t checked, and why. */
            left_out: components["schemas"]["ConformanceLeftOut"][];
            /**
             * Format: uri-reference
             * @description The signed result as it was submitted, for anyone to verify.
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
             * @description Whether it conforms to the contract.
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
            /** @description The operation; empty if it concerns none. */
            operation: string;
            /** @description What the contract says. */
            expected: string;
            /** @description What the backend did. */
            got: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Something that wasn’t checked. */
        ConformanceRunLeftOut: {
            /** @description The rule; empty for a whole operation. */
            rule: string;
            /** @description The operation; empty for a whole rule. */
            operation: string;
            /** @description Why. */
            reason: string;
            /** @description Whether it should have been checked. */
            isGap?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description What the checker found. It can contain more than is listed here; all of it is signed. */
        ConformanceRun: {
            /** @description The checker. */
            tool: {
                /** @description Its name. */
                name: string;
                /** @description Its version. */
                version: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The OpenAPI document that the backend was checked against. */
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
            /** @description The only parts that were checked. */
            only: string[];
            /** @description What was skipped. */
            skip: string[];
            /** @description Whether the run ended because its time budget ran out. */
            timeUp: boolean;
            /** @description Whether everything was checked that should have been. If omitted, `leftOut` tells. */
            complete?: boolean;
            /** @description Each operation of the document. */
            operations: components["schemas"]["ConformanceRunOperation"][];
            /** @description How the backend breaks the contract; empty if it conforms. */
            findings: components["schemas"]["ConformanceRunFinding"][];
            /** @description What wasn’t checked, and why. */
            leftOut: components["schemas"]["ConformanceRunLeftOut"][];
        } & {
            [key: string]: unknown;
        };
        /** @description A public key for Ed25519, as PEM (`-----BEGIN PUBLIC KEY-----`). */
        PublicKeyPem: string;
        /** @description The file that `switchboard-conformance --sign` writes. The Ed25519 signature covers the canonical JSON (RFC 8785) of `format` and `result`. */
        SignedConformanceResult: {
            /** @description What is signed, and how. This is `switchboard-conformance-result/1`. */
            format: string;
            result: components["schemas"]["ConformanceRun"];
            publicKey: components["schemas"]["PublicKeyPem"];
            /** @description The signature, in Base64. */
            signature: string;
        };
        /** @description The outcome of a submitted result. */
        ConformanceReceipt: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            full_version: components["schemas"]["FullVersion"];
            /** @description Whether the version has the mark now. A failed one has none. */
            conformant: boolean;
            passed: components["schemas"]["OperationCount"];
            total: components["schemas"]["OperationCount"];
            checked_at: components["schemas"]["Time"];
        };
        /** @description An API of the catalogue in its newest version, without its operations. */
        CatalogueApi: components["schemas"]["ApiSummary"] & {
            /** @description The operationId of its main operation; of its first webhook if it has only those. */
            main_operation: string;
            /**
             * Format: int32
             * @description The number of its operations. An API of webhooks alone has none.
             */
            operations_total: number;
            /** @description Whether it takes calls. One of webhooks alone doesn’t. */
            callable: boolean;
            /** @description Whether another API has the same name, so that only the publisher tells them apart. */
            name_shared: boolean;
        };
        /** @description The position of a page in its list. */
        PageMeta: {
            /**
             * Format: int32
             * @description This page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of items on a page.
             */
            limit: number;
            /**
             * Format: int64
             * @description The number of items in the whole list.
             */
            total: number;
        };
        /** @description A category, and the number of APIs in it. */
        CategoryCount: {
            /** @description The category. */
            category: string;
            /**
             * Format: int32
             * @description APIs in it that match the other filters.
             */
            total: number;
        };
        /** @description The available filters of the catalogue. */
        CatalogueFacets: {
            /**
             * Format: int32
             * @description APIs in the whole catalogue.
             */
            apis: number;
            /** @description Every category, in the order of the catalogue. */
            categories: components["schemas"]["CategoryCount"][];
            /** @description The most common tags, in alphabetical order. */
            tags: string[];
        };
        /** @description Identifies what has a price, an operation or a pack of credits. */
        SkuId: components["schemas"]["Id"];
        /** @description The list price of one operation. */
        Sku: {
            sku_id: components["schemas"]["SkuId"];
            api: components["schemas"]["ApiSlug"];
            /** @description The display name of the API. */
            api_name: string;
            /** @description The operationId in the API’s document. */
            operation_id: string;
            /** @description What the operation does. */
            name: string;
            /** @description The price of one answered call; 0.00 is free. */
            price_credits: components["schemas"]["Credits"];
            /** @description What one price buys, such as `call`. */
            unit: string;
        };
        /** @description What the operations of one API cost. */
        ApiPrices: {
            api: components["schemas"]["ApiSlug"];
            /** @description The display name. */
            name: string;
            publisher: components["schemas"]["ApiSlug"];
            /** @description The middle segment of the page address. Null if the publisher has only one API. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description Whether another API has the same name, so that only the publisher tells them apart. */
            name_shared: boolean;
            /**
             * Format: int32
             * @description The number of its operations that were found.
             */
            operations_total: number;
            /** @description The price of the cheapest of them. */
            price_from: components["schemas"]["Credits"];
            /** @description The price of the most expensive of them. */
            price_to: components["schemas"]["Credits"];
            /** @description The first of them. */
            operations: components["schemas"]["Sku"][];
        };
        /** @description The number of operations. */
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
        /** @description Identifies an announced change of prices or limits. */
        AnnouncementId: components["schemas"]["Id"];
        /**
         * @description UPCOMING until it takes effect, then EFFECTIVE; CANCELLED if it never will.
         * @enum {string}
         */
        AnnouncementStatus: "UPCOMING" | "EFFECTIVE" | "CANCELLED";
        /** @description One value that changes. */
        AnnouncedChange: {
            /**
             * @description BREAKING: an operation that changes so that calls of before may fail; it has no values. PRICE: the list price of an operation, in credits. PLAN_PRICE: the price of a plan’s period, in pesos. INCLUDED_CREDITS: the credits that a period includes. The others are limits.
             * @enum {string}
             */
            field: "BREAKING" | "PRICE" | "PLAN_PRICE" | "INCLUDED_CREDITS" | "CALLS_PER_SECOND" | "CALLS_PER_MINUTE" | "CALLS_PER_DAY" | "CALLS_PER_MONTH";
            /** @description The operation of a PRICE or of a BREAKING change; otherwise null. */
            operation_id: string | null;
            /** @description The summary of that operation; otherwise null. */
            operation_name: string | null;
            /** @description The value when it was announced, a decimal amount or a number of calls. Null without a limit. */
            before: string | null;
            /** @description The value from then on; null without a limit. */
            after: string | null;
            /** @description Whether it’s a breaking change, a higher price, fewer included credits or a lower limit. */
            worse: boolean;
        };
        /** @description A change of prices or limits that takes effect at a moment, and was announced before. */
        Announcement: {
            announcement_id: components["schemas"]["AnnouncementId"];
            /** @description The plan that changes; null if it’s a version of an API. */
            plan_id: string | null;
            /** @description The plan’s name; null if it’s a version of an API. */
            plan_name: string | null;
            /** @description The API whose version changes; null if it’s a plan. */
            api: string | null;
            /** @description The API’s name; null if it’s a plan. */
            api_name: string | null;
            /** @description The version that changes; null if it’s a plan. */
            version: string | null;
            /** @description From this moment the new values apply. */
            effective_at: components["schemas"]["Time"];
            status: components["schemas"]["AnnouncementStatus"];
            /** @description Why, in the words that the affected accounts read. */
            reason: string;
            /** @description What changes. */
            changes: components["schemas"]["AnnouncedChange"][];
        };
        /** @description A change that will take effect, as everybody can read it. */
        UpcomingAnnouncement: components["schemas"]["Announcement"];
        /**
         * @description OPERATIONAL; DEGRADED, where some calls fail; or OUTAGE, where most do.
         * @enum {string}
         */
        ServiceState: "OPERATIONAL" | "DEGRADED" | "OUTAGE";
        /** @description Percentage of calls that the API didn’t fail. Null without calls. Failures of one account alone don’t count while others call without any. */
        Availability: string | null;
        /** @description One day of an API. */
        ServiceDay: {
            /** @description Of the market’s time zone. */
            day: components["schemas"]["Day"];
            /** @description The worst of the day’s calls and incidents. Null without either. */
            state: components["schemas"]["ServiceState"] | null;
            availability: components["schemas"]["Availability"];
        };
        /** @description An API, now and on the last 90 days. */
        ServiceStatus: {
            api: components["schemas"]["ApiSlug"];
            /** @description Name of the API. */
            name: string;
            /** @description The state now, by its open incidents and by whether its servers can be reached. */
            state: components["schemas"]["ServiceState"];
            availability: components["schemas"]["Availability"];
            /** @description The oldest first; the last one is today. */
            days: components["schemas"]["ServiceDay"][];
        };
        /** @description Identifies an incident of the status page. */
        IncidentId: components["schemas"]["Id"];
        /** @description What callers notice, in a few words. */
        IncidentTitle: string;
        /** @description The APIs that it affects. */
        IncidentApis: components["schemas"]["ApiSlug"][];
        /**
         * @description How far the work on an incident is. RESOLVED ends it.
         * @enum {string}
         */
        IncidentStep: "INVESTIGATING" | "IDENTIFIED" | "MONITORING" | "RESOLVED";
        /** @description What is known, and what callers can do. */
        IncidentText: string;
        /** @description What was known at a moment. */
        IncidentUpdate: {
            at: components["schemas"]["Time"];
            step: components["schemas"]["IncidentStep"];
            text: components["schemas"]["IncidentText"];
        };
        /** @description A disturbance that administrators have written up. */
        Incident: {
            incident_id: components["schemas"]["IncidentId"];
            title: components["schemas"]["IncidentTitle"];
            impact: components["schemas"]["IncidentImpact"];
            apis: components["schemas"]["IncidentApis"];
            started_at: components["schemas"]["Time"];
            /** @description Null while it lasts. */
            resolved_at: components["schemas"]["Time"] | null;
            /** @description The latest first. */
            updates: components["schemas"]["IncidentUpdate"][];
        };
        /** @description An operation. */
        SearchOperation: {
            id: components["schemas"]["OperationId"];
            method: components["schemas"]["HttpMethod"];
            /** @description Its path below the address of the API, or the name of a webhook. */
            path: string;
            /** @description A one-line summary. */
            title: string;
            /** @description The price of an answered call; null if the document sets none. */
            price: components["schemas"]["Credits"] | null;
        };
        /** @description An error, with the first operation that documents it. */
        SearchError: {
            /** @description What programs branch on. */
            code: string;
            /** @description Its HTTP status. */
            status: string;
            /** @description Its title. */
            title: string;
            operation: components["schemas"]["OperationId"];
            /** @description The example that shows it; scenarios of the mock are requested by it. */
            example: string;
        };
        /** @description A published API, with its search terms. */
        SearchApi: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description The middle segment of the page address. Null if the publisher has only one API. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description The display name. */
            name: string;
            /** @description What it does, in one or two sentences. */
            summary: string;
            /** @description Its category. */
            category: string;
            /** @description Whether its mock returns each of its examples. */
            mocked: boolean;
            /** @description Its operations, in the order of the document. */
            operations: components["schemas"]["SearchOperation"][];
            /** @description The errors that its operations document, each code once, smallest status first. */
            errors: components["schemas"]["SearchError"][];
        };
        /** @description An amount of money as a decimal string with two places, in the currency named beside it. */
        Money: components["schemas"]["Decimal"];
        /** @description Credits sold together. Paid credits never expire. */
        CreditPack: {
            sku_id: components["schemas"]["SkuId"];
            /** @description The display name. */
            name: string;
            /** @description Credits in the pack. */
            credits: components["schemas"]["Credits"];
            /** @description Price of the pack in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Price of the pack in pesos. */
            amount_php: components["schemas"]["Money"];
        };
        /** @description The exchange rate of a currency. The `amount` of a top-up in it is the price in pesos divided by `pesos`, with half a cent rounded up. */
        CurrencyRate: {
            currency: components["schemas"]["Currency"];
            /** @description Pesos for one unit of it. */
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
            /** @description Currencies other than pesos in which a top-up can be paid. */
            rates: components["schemas"]["CurrencyRate"][];
        };
        /** @description The list prices. */
        PublicPriceList: components["schemas"]["PriceBasis"] & {
            /** @description The operations, by API in the order of the catalogue. */
            skus: components["schemas"]["Sku"][];
        };
        /** @description The price of one operation for the signed-in user. */
        OwnSku: components["schemas"]["Sku"] & {
            /** @description What the user is charged. It differs from the list price if the plan says so. */
            own_price_credits: components["schemas"]["Credits"];
        };
        /** @description The prices for the logged-in user. */
        OwnPriceList: components["schemas"]["PriceBasis"] & {
            /** @description How the user pays. Null before they have a plan. */
            plan_type: components["schemas"]["PlanType"] | null;
            /** @description The plan that sets the prices. */
            plan_name: string | null;
            /** @description The operations, by API in the order of the catalogue. */
            skus: components["schemas"]["OwnSku"][];
        };
        /** @description Identifies a question of the FAQ. */
        FaqId: components["schemas"]["Id"];
        /** @description A frequently asked question. */
        Faq: {
            id: components["schemas"]["FaqId"];
            /** @description The heading it’s listed under. */
            category: string;
            /** @description The question. */
            question: string;
            /** @description The answer, in Markdown. */
            answer: string;
            /**
             * Format: int32
             * @description Its position in the whole list.
             */
            position: number;
        };
        /** @description Given name. */
        FirstName: string;
        /** @description Family name. */
        LastName: string;
        /** @description The company. Empty or omitted if there is none. */
        CompanyName: string;
        /** @description The captcha’s response from the browser. */
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
            /** @description The ID of the request that the message is about, as shown on an error page. */
            request_id?: components["schemas"]["RequestId"];
        };
        /** @description Identifies an insight, also when its whitepaper is requested. */
        InsightId: components["schemas"]["Id"];
        /** @description Who requests which whitepaper. */
        DownloadNewspaperRequest: {
            /** @description The insight whose whitepaper is requested. */
            insight_id: components["schemas"]["InsightId"];
            first_name: components["schemas"]["FirstName"];
            last_name: components["schemas"]["LastName"];
            email: components["schemas"]["Email"];
            company?: components["schemas"]["CompanyName"];
            /** @description The person’s role there. */
            role?: string;
            /** @description The captcha’s response. Required if the deployment shows a captcha on this form. */
            captcha?: components["schemas"]["CaptchaAnswer"];
        };
        /** @description Identifies a request for a whitepaper. */
        LeadId: components["schemas"]["Id"];
        /** @description The name of a published file, without folders. */
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
        /** @description The file to download. */
        DownloadFileRequest: {
            filename: components["schemas"]["FileName"];
        };
        /**
         * Format: binary
         * @description The content of the file.
         */
        FileContent: string;
        /** @description Identifies a business verification. */
        KybId: components["schemas"]["Id"];
        /**
         * @description An IN_REVIEW verification is locked; a REJECTED one can be resubmitted.
         * @enum {string}
         */
        KybState: "IN_REVIEW" | "APPROVED" | "REJECTED";
        /** @description One reason for a rejection. */
        KybError: {
            /** @description Stable machine-readable code, such as `document_expired`. */
            code: string;
            /** @description What is wrong and what to send instead, for people. */
            reason: string;
            /** @description The field to change. It can differ from the rejected one. */
            field: string;
        };
        /** @description One field or document, and its review. */
        KybRequirement: {
            /** @description Name of the field in the form. */
            field: string;
            /**
             * @description MISSING is still required; RECEIVED is waiting for its review.
             * @enum {string}
             */
            state: "MISSING" | "RECEIVED" | "ACCEPTED" | "REJECTED";
            /** @description Why it was rejected. Empty otherwise. */
            errors: components["schemas"]["KybError"][];
        };
        /** @description A business verification and its state. */
        KybSubmission: {
            kyb_id: components["schemas"]["KybId"];
            /** @description Whose APIs it is for. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The tag it’s for. Null for every API of the publisher. */
            tag: string | null;
            /** @description The business that is verified. */
            business_name: string;
            state: components["schemas"]["KybState"];
            submitted_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the review ended. Null while it’s open.
             */
            decided_at: string | null;
            /** @description What is required, one entry for each field. */
            requirements: components["schemas"]["KybRequirement"][];
        };
        /** @description The registered name. */
        KybBusinessName: string;
        /**
         * @description The legal form.
         * @enum {string}
         */
        KybBusinessType: "CORPORATION" | "PARTNERSHIP" | "SOLE_PROPRIETOR" | "GOVERNMENT" | "NON_PROFIT";
        /** @description The number in the business register. */
        KybRegistrationNumber: string;
        /** @description Taxpayer identification number. */
        KybTaxNumber: string;
        /** @description The two-letter country code, ISO 3166-1. */
        KybCountry: string;
        /** @description The registered address. */
        KybAddress: string;
        /**
         * Format: uri
         * @description The address of the website.
         */
        KybWebsite: string;
        /** @description The contact person. */
        KybContactName: string;
        /** @description Phone number with country code, such as +639175550100. */
        KybContactPhone: string;
        /** @description What the APIs are used for. */
        KybUseCase: string;
        /**
         * @description Expected number of calls per month.
         * @enum {string}
         */
        KybMonthlyCalls: "UNDER_1000" | "UNDER_10000" | "UNDER_100000" | "MORE";
        /** @description A JSON object with the answers to the questions of the publisher’s own form, by field name. */
        KybAnswers: string;
        /**
         * Format: binary
         * @description A document, as a file.
         */
        KybDocument: string;
        /** @description Corrections of what a review rejected. Every field has the rules of the form; accepted ones aren’t sent. */
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
        /** @description The form of a business verification. The fields are the same for every publisher; what a publisher’s own form adds goes into `answers`. */
        KybRequest: {
            /** @description The publisher of the APIs. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The tag that it’s for. If omitted, it covers every API of the publisher. */
            tag?: components["schemas"]["ApiSlug"];
            business_name: components["schemas"]["KybBusinessName"];
            business_type: components["schemas"]["KybBusinessType"];
            registration_number: components["schemas"]["KybRegistrationNumber"];
            tax_number: components["schemas"]["KybTaxNumber"];
            country: components["schemas"]["KybCountry"];
            address: components["schemas"]["KybAddress"];
            website?: components["schemas"]["KybWebsite"];
            contact_name: components["schemas"]["KybContactName"];
            /** @description Where questions and the outcome are emailed. */
            contact_email: components["schemas"]["Email"];
            contact_phone: components["schemas"]["KybContactPhone"];
            use_case: components["schemas"]["KybUseCase"];
            monthly_calls?: components["schemas"]["KybMonthlyCalls"];
            /**
             * @description The sender declares that all of it is true and that they’re authorised to act for the business.
             * @enum {string}
             */
            declaration: "true";
            answers?: components["schemas"]["KybAnswers"];
            /** @description Certificate of registration. PDF, PNG or JPEG, at most 10 MB. */
            registration_certificate: components["schemas"]["KybDocument"];
            /** @description Identity document of the signatory. PDF, PNG or JPEG, at most 10 MB. */
            representative_id: components["schemas"]["KybDocument"];
            /** @description A bill or lease from the last three months. PDF, PNG or JPEG, at most 10 MB. */
            proof_of_address?: components["schemas"]["KybDocument"];
        };
        /** @description The text values, by field name. */
        KybFormValues: {
            [key: string]: string;
        };
        /** @description The name of a field of the form; a publisher’s own question is `answers.` and its name. */
        KybFieldName: string;
        /** @description A document, described. */
        KybDocumentInfo: {
            field: components["schemas"]["KybFieldName"];
            /** @description The file name as it was submitted. */
            name: string;
            /** @description The type of its content. */
            content_type: string;
            /**
             * Format: int32
             * @description Its size.
             */
            bytes: number;
        };
        /** @description Each submitted document. */
        KybDocuments: components["schemas"]["KybDocumentInfo"][];
        /** @description A verification with what was submitted. */
        KybDetail: {
            submission: components["schemas"]["KybSubmission"];
            form: components["schemas"]["KybFormValues"];
            documents: components["schemas"]["KybDocuments"];
            /** @description The account’s earlier verifications for the same APIs, newest first. */
            earlier: components["schemas"]["KybSubmission"][];
        };
        /** @description Identifies one revision of a draft. */
        KybDraftRevision: string;
        /** @description A form that was started but not submitted. */
        KybDraft: {
            /** @description Whose APIs it is for. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The tag that it’s for. Null for every API of the publisher. */
            tag: components["schemas"]["ApiSlug"] | null;
            /** @description Changes with each save. Null if there is no draft. */
            revision: components["schemas"]["KybDraftRevision"] | null;
            /** @description When it was last changed. Null if there is no draft. */
            saved_at: components["schemas"]["Time"] | null;
            values: components["schemas"]["KybFormValues"];
        };
        /** @description The values, and the draft that they’re based on. */
        KybDraftRequest: {
            /** @description Whose APIs the form is for. */
            publisher: components["schemas"]["ApiSlug"];
            /** @description The tag that it’s for. If omitted, every API of the publisher. */
            tag?: components["schemas"]["ApiSlug"];
            /** @description As the draft was last read or returned. Null for a form’s first draft. */
            revision: components["schemas"]["KybDraftRevision"] | null;
            values: components["schemas"]["KybFormValues"];
        };
        /** @description Credits with the same last day on which they can be used. */
        FreeCredits: {
            credits: components["schemas"]["Credits"];
            validity_date: components["schemas"]["Day"];
            /** @description The part of them that an API’s plan includes. Absent if there’s none. */
            included_credits?: components["schemas"]["Credits"];
        };
        /** @description What the wallet holds. */
        WalletCredits: {
            /** @description Credits that can be used now. */
            wallet_credits: components["schemas"]["Credits"];
            /** @description Credits once the calls in flight are refunded or charged. */
            settled_credits: components["schemas"]["Credits"];
            /** @description Credits on hold for calls that haven’t been answered yet. */
            in_flight_credits: components["schemas"]["Credits"];
            /** @description Free and included credits among them, soonest to expire first. */
            free_credits: components["schemas"]["FreeCredits"][];
            /** @description Credits among them that belong to the credit line of a monthly plan. They aren’t bought: the statement bills the calls that use them, and they are restored when it closes, or, with a statement overdue, once that’s paid. Absent without a monthly plan. */
            line_credits?: components["schemas"]["Credits"];
            /** @description Credits of closed months that are restored to the line once the overdue statements are paid. Absent if there are none. */
            withheld_credits?: components["schemas"]["Credits"];
            /** @description Credits that were spent before their payment was lost in a dispute. The next top-up pays them first. Absent if there are none. */
            debt_credits?: components["schemas"]["Credits"];
            /** @description Free credits that `POST /api/redeem-starter` would still add, once per account; `0.00` if they were redeemed. */
            starter_credits: components["schemas"]["Credits"];
        };
        /** @description A month, `YYYY-MM`. */
        StatementMonth: string;
        /**
         * @description What moved credits for a plan that the wallet pays. Unused ones of a plan that was left come back with the opposite sign.
         * @enum {string}
         */
        PlanPart: "FEE" | "INCLUDED";
        /**
         * @description What moved credits for a payment. REFUND: a refund took them, or brought them back when it failed. DISPUTE: a dispute took them, or brought them back when it was won. DEBT: a top-up paid for credits that were spent before their payment was lost.
         * @enum {string}
         */
        PaymentPart: "REFUND" | "DISPUTE" | "DEBT";
        /** @description The rows of one kind and one API in one month. */
        WalletStatementEntry: {
            /**
             * @description Why the balance changed.
             * @enum {string}
             */
            kind: "TOPUP" | "USAGE" | "ADJUSTMENT" | "STARTER" | "EXPIRY" | "REFUND";
            /** @description The API of usage; null for rows without one. */
            api: string | null;
            /**
             * Format: int32
             * @description The number of ledger rows.
             */
            count: number;
            /** @description Their sum, signed. */
            credits: components["schemas"]["Credits"];
            /** @description Of ADJUSTMENT rows by an API’s plan, which part of it. Absent from other entries. */
            plan_part?: components["schemas"]["PlanPart"];
            /** @description Of ADJUSTMENT rows by payments that were refunded or disputed, which. Absent from other entries. */
            payment_part?: components["schemas"]["PaymentPart"];
        };
        /** @description Calls of one operation at one price in one month. */
        WalletStatementUsage: {
            /** @description The API; null for calls without a record of it. */
            api: string | null;
            /** @description The operationId of the operation; null for calls from before prices were kept. */
            operation_id: string | null;
            /** @description The operation’s name in the newest published version; null if it’s no longer published. */
            operation_name: string | null;
            /** @description The plan whose price list names the price; null for calls from before prices were kept. */
            plan_name: string | null;
            /** @description Credits for one call, as charged. */
            price: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Calls minus refunds. Below 0 if the month refunds more calls of earlier months than it charges.
             */
            count: number;
            /** @description `count` times `price`. */
            credits: components["schemas"]["Credits"];
            /** @description Whether the account’s monthly statement bills the calls. Absent if the wallet pays for them. */
            on_statement?: boolean;
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
            /** @description Credits that were added, bought, given or included, minus plan fees and those that administrators deducted. */
            funded_credits: components["schemas"]["Credits"];
            /** @description Credits that calls cost, minus refunds. */
            used_credits: components["schemas"]["Credits"];
            /** @description Free credits that expired. */
            expired_credits: components["schemas"]["Credits"];
            /** @description Credits when the month ended, or now. */
            closing_credits: components["schemas"]["Credits"];
            /** @description The changes, summed by kind and API. */
            entries: components["schemas"]["WalletStatementEntry"][];
            /** @description Calls by API, operation and price; their `credits` add up to `used_credits`. A price that changed in the month has a line before and one after the change. Absent unless `month` is given. */
            usage?: components["schemas"]["WalletStatementUsage"][];
        };
        /** @description What the wallet held when a day ended. */
        WalletBalance: {
            day: components["schemas"]["Day"];
            /** @description The balance at that time. */
            balance: components["schemas"]["Credits"];
        };
        /** @description Balances by day, oldest first. */
        WalletBalanceList: components["schemas"]["WalletBalance"][];
        /** @description Identifies a row of the ledger. */
        TransactionId: components["schemas"]["Id"];
        /** @description Identifies a payment in status calls and on the result pages. */
        PaymentId: components["schemas"]["Id"];
        /**
         * @description Why an administrator changed a wallet. GOODWILL: to make up for something. REFUND: for calls or a payment. CORRECTION: of an earlier change. PROMOTION: of an offer. FRAUD: against abuse. OTHER: as its text says.
         * @enum {string}
         */
        AdjustmentReason: "GOODWILL" | "REFUND" | "CORRECTION" | "PROMOTION" | "FRAUD" | "OTHER";
        /** @description Who moved an account’s credits, as people know them. */
        TransactionPerson: {
            user_id: components["schemas"]["UserId"];
            /** @description Their name; null if they haven’t entered one, or have deleted their account. */
            name: string | null;
            /** @description Null if they’ve deleted their account. */
            email: components["schemas"]["Email"] | null;
        };
        /** @description Identifies an API key wherever its secret must not appear. */
        KeyId: components["schemas"]["Id"];
        /** @description The name given by its owner, such as where it’s used. Names don’t have to be unique. */
        KeyName: string;
        /** @description A key, as shown in the list of keys. */
        TransactionKey: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            /** @description Its last four characters. */
            last_four: string;
        };
        /** @description Identifies a plan. */
        PlanId: components["schemas"]["Id"];
        /** @description The plan that a price belongs to. */
        PriceOfPlan: {
            plan_id: components["schemas"]["PlanId"];
            /** @description Its name. */
            plan_name: string;
        };
        /** @description Identifies a product, a way to buy an API. */
        ProductId: components["schemas"]["Id"];
        /** @description Identifies a version of a product, a price list. */
        ProductVersionId: components["schemas"]["Id"];
        /** @description The price list that a price is in, a version of a product. */
        PriceOfList: {
            product_id: components["schemas"]["ProductId"];
            /** @description The product’s name. */
            name: string;
            product_version_id: components["schemas"]["ProductVersionId"];
            /** @description The name of the price list, such as `2026-07`. */
            version: string;
        };
        /** @description The price behind a row of the ledger, as it was when the row was written. Later prices don’t change it. */
        TransactionPrice: {
            /**
             * @description Where the price comes from. PRICE_LIST: a price list, for calls. PLAN_FEE: what an API’s plan costs for a period. PLAN_ALLOWANCE: the credits that it includes in one.
             * @enum {string}
             */
            source: "PRICE_LIST" | "PLAN_FEE" | "PLAN_ALLOWANCE";
            /** @description Credits for one unit, unsigned. */
            credits: components["schemas"]["Credits"];
            /**
             * @description What one price buys.
             * @enum {string}
             */
            unit: "CALL" | "MONTH" | "YEAR";
            /** @description Since when this has been the price. Null for a plan’s that has never been another. */
            valid_from: components["schemas"]["Time"] | null;
            plan: components["schemas"]["PriceOfPlan"];
            /** @description Of a call, the price list that names the price. Absent from a plan’s price. */
            price_list?: components["schemas"]["PriceOfList"];
            /** @description Of a call, the operationId of its operation. Absent from a plan’s price. */
            operation_id?: string;
        };
        /** @description One row of the ledger. Rows are never changed; a correction is a new row. */
        Transaction: {
            transaction_id: components["schemas"]["TransactionId"];
            created_at: components["schemas"]["Time"];
            /**
             * @description Why the balance changed.
             * @enum {string}
             */
            kind: "TOPUP" | "USAGE" | "ADJUSTMENT" | "STARTER" | "EXPIRY" | "REFUND";
            /** @description What it was, for people, such as `SIM Swap, check`. */
            description: string;
            /** @description Signed; negative if credits left the wallet. */
            credits: components["schemas"]["Credits"];
            balance_before: components["schemas"]["Credits"];
            balance_after: components["schemas"]["Credits"];
            /** @description The payment, call or grant behind it. */
            reference: string;
            /** @description The `transaction_id` of the payment that bought the credits; null if there is none. */
            payment_id: components["schemas"]["PaymentId"] | null;
            /** @description What an administrator wrote, for adjustments. */
            reason: string | null;
            /** @description Of a change by an administrator, the kind of its reason. Absent from other rows. */
            reason_code?: components["schemas"]["AdjustmentReason"];
            /** @description The change that this one takes back. Absent from other rows. */
            reverses?: components["schemas"]["TransactionId"];
            /** @description The row that took this change back. Absent if there is none. */
            reversed_by?: components["schemas"]["TransactionId"];
            /**
             * @description What kind of account caused it.
             * @enum {string}
             */
            actor: "USER" | "ADMIN" | "SYSTEM";
            /** @description The person: for a top-up, who started the payment. Null for what a key or the server did, for what was done before accounts had members, and, except to administrators, for what an administrator did. */
            acted_by: components["schemas"]["TransactionPerson"] | null;
            /** @description The key that made the call behind the row. Null if there was no call, while it’s running, and once it has left the log. */
            key: components["schemas"]["TransactionKey"] | null;
            /** @description The API of a usage row. */
            api: string | null;
            /** @description The request that caused it. */
            request_id: string | null;
            /** @description Of an ADJUSTMENT by an API’s plan, whether it’s the plan’s fee or the credits that the plan includes. Absent from other rows. */
            plan_part?: components["schemas"]["PlanPart"];
            /** @description Of an ADJUSTMENT by a payment that was refunded or disputed, which. Absent from other rows. */
            payment_part?: components["schemas"]["PaymentPart"];
            /** @description Whether the call is on a monthly statement, and its credits are restored when that closes. Absent if the wallet pays for it. */
            on_statement?: boolean;
            /** @description The price that a call was charged by, or that a plan’s fee or included credits follow. A refund has that of its call. Absent from other rows, and from calls of before prices were kept. */
            price?: components["schemas"]["TransactionPrice"];
        };
        /** @description What the wallet held at a moment. */
        WalletBalanceAt: {
            /** @description The moment, in UTC. */
            at: components["schemas"]["Time"];
            /** @description `balance_after` of the last row up to then, or `0.00` before the first. */
            balance: components["schemas"]["Credits"];
            /** @description That row; null before the first. */
            last_transaction: components["schemas"]["Transaction"] | null;
        };
        /** @description The wallet’s three alert levels, highest first. While they are active, credits at or below threshold1 are low. */
        WalletThreshold: {
            /** @description Whether the wallet warns at these levels. It does from the first payment on, or once a level has been saved. */
            active: boolean;
            /** @description The first alert level, chosen by the user. */
            threshold1: components["schemas"]["Credits"];
            /** @description Half of `threshold1`. */
            threshold2: components["schemas"]["Credits"];
            /** @description A fifth of `threshold1`. */
            threshold3: components["schemas"]["Credits"];
        };
        /** @description A positive decimal string with at most two decimal places. */
        DecimalInput: string;
        /** @description A positive number of credits as a decimal string with at most two decimal places. */
        CreditsInput: components["schemas"]["DecimalInput"];
        /** @description The new first alert level; the others become half and a fifth of it. */
        WalletThresholdRequest: {
            /** @description Credits are low at or below this number. Above 0. */
            threshold1: components["schemas"]["CreditsInput"];
        };
        /**
         * @description NO_CARD and OFF: nothing happens, in the first case because no card is saved. ON: the wallet is watched. CHARGING: the provider was asked and hasn’t decided. DECLINED: the card was declined, and is tried again at `next_try_at`. CAP_REACHED: another top-up would exceed the month’s cap; it continues at `next_try_at` if the wallet is still low then.
         * @enum {string}
         */
        AutoTopUpState: "NO_CARD" | "OFF" | "ON" | "CHARGING" | "DECLINED" | "CAP_REACHED";
        /** @description A card that the provider stores. The portal only knows what receipts show, and a token that only the provider understands. */
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
         * @description DECLINED: the card was declined three times in a row. CARD_REMOVED: the saved card was removed. REVIEW: the provider reported a different amount from the one requested, and support is looking into it.
         * @enum {string}
         */
        AutoTopUpOffReason: "DECLINED" | "CARD_REMOVED" | "REVIEW";
        /**
         * @description PENDING until the provider confirms (PAID) or rejects it (FAILED), or the checkout closes (EXPIRED). All but PENDING are final. An automatic top-up has no checkout; it expires if the provider doesn’t know it.
         * @enum {string}
         */
        PaymentStatus: "PENDING" | "PAID" | "FAILED" | "EXPIRED";
        /** @description One automatic top-up. */
        AutoTopUpRun: {
            /** @description Identifies its payment. */
            transaction_id: components["schemas"]["PaymentId"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The number of credits it buys. */
            credits: components["schemas"]["Credits"];
            /** @description What it costs, in pesos. */
            amount: components["schemas"]["Money"];
            /** @description When it started. */
            created_at: components["schemas"]["Time"];
            /** @description The provider’s reason, for people; null unless FAILED. */
            failure_reason: string | null;
        };
        /** @description Credits that are bought automatically when the wallet runs low. */
        AutoTopUp: {
            /** @description Whether it’s turned on. */
            enabled: boolean;
            state: components["schemas"]["AutoTopUpState"];
            /** @description The wallet is topped up when it falls below this many credits. */
            threshold: components["schemas"]["Credits"];
            /** @description How many credits one top-up buys, at least `threshold`. */
            credits: components["schemas"]["Credits"];
            /** @description The current price of one top-up, in `currency`. */
            amount: components["schemas"]["Money"];
            /** @description The most that may be charged in a calendar month, in `currency`. */
            monthly_cap: components["schemas"]["Money"];
            /** @description The currency of all amounts here. */
            currency: components["schemas"]["Currency"];
            /** @description The current month, in the market’s time zone. */
            month: components["schemas"]["StatementMonth"];
            /** @description What automatic top-ups in `month` cost, including those in progress. */
            spent_this_month: components["schemas"]["Money"];
            /** @description The card that is charged; null if none is saved. */
            card: components["schemas"]["SavedCard"] | null;
            /**
             * Format: int32
             * @description How many times in a row the card was declined. At 3, automatic top-up turns off.
             */
            declines: number;
            /**
             * Format: date-time
             * @description When it continues, if it’s waiting; otherwise null.
             */
            next_try_at: string | null;
            /** @description Why it turned itself off; null if it’s on, or its owner turned it off. */
            off_reason: components["schemas"]["AutoTopUpOffReason"] | null;
            /**
             * Format: int32
             * @description The least time between a top-up that was paid and the next one. While it lasts and the wallet is low, `next_try_at` says when it ends.
             */
            cool_off_minutes: number;
            /** @description The last automatic top-up; null before the first. */
            last_run: components["schemas"]["AutoTopUpRun"] | null;
            /** @description Credits that calls cost in the last 30 days in the market’s time zone, including today. */
            used_last_30_days: components["schemas"]["Credits"];
        };
        /** @description A positive amount of money as a decimal string with at most two decimal places. */
        MoneyInput: components["schemas"]["DecimalInput"];
        /** @description The settings of automatic top-up. Its numbers are checked only when it’s turned on. */
        AutoTopUpRequest: {
            /** @description Whether to turn it on. */
            enabled: boolean;
            /** @description Top up when the wallet falls below this many credits. Above 0. */
            threshold: components["schemas"]["CreditsInput"];
            /** @description How many credits one top-up buys, between `min_credits` and `max_credits` of the price list, and at least `threshold`, so that one is enough. */
            credits: components["schemas"]["CreditsInput"];
            /** @description The most that may be charged in a calendar month, in pesos; at least the price of one top-up. */
            monthly_cap: components["schemas"]["MoneyInput"];
        };
        /** @description A page of the provider for saving a card. */
        CardSetup: {
            /**
             * Format: uri
             * @description The provider’s page. Send the user there.
             */
            checkout_url: string;
            /** @description When it closes. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description A table per RFC 4180, in UTF-8, with a header line. Times are in UTC. */
        CsvText: string;
        /**
         * @description What the payment is for: TOPUP buys credits, BILLING pays statements.
         * @enum {string}
         */
        PaymentSource: "TOPUP" | "BILLING";
        /** @description Identifies a billing statement. */
        InvoiceId: components["schemas"]["Id"];
        /** @description A payment to start. TOPUP needs `credits` and takes no `invoices`; BILLING needs `invoices` and takes neither `credits` nor `api_product_id`. */
        PaymentRequest: {
            /** @description The amount shown to the user, in `currency`. It must be the price of the credits or the sum of the statements, so that nobody pays a different price from the one on the screen. */
            amount: components["schemas"]["MoneyInput"];
            /** @description The same in pesos. If omitted, it’s calculated; with `currency` PHP it must equal `amount`. */
            amount_php?: components["schemas"]["MoneyInput"];
            payment: components["schemas"]["PaymentMethod"];
            source: components["schemas"]["PaymentSource"];
            /** @description The currency of the price list, or of the statements. */
            currency: components["schemas"]["Currency"];
            /** @description How many credits to buy, between `min_credits` and `max_credits` of the price list. */
            credits?: components["schemas"]["CreditsInput"];
            /** @description The product from which the top-up was started. It’s only recorded; the credits can be used anywhere. */
            api_product_id?: components["schemas"]["ProductId"];
            /** @description The statements to pay, by `invoice_id`. */
            invoices?: components["schemas"]["InvoiceId"][];
        };
        /** @description Identifies a payment for people, in emails and as `reference` of its ledger row. */
        PaymentReference: components["schemas"]["Id"];
        /** @description A payment that waits for its checkout. */
        Payment: {
            /** @description Identifies the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Identifies the payment for people, in emails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The amount, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            source: components["schemas"]["PaymentSource"];
            /** @description The number of credits it buys; null for statements. */
            credits: components["schemas"]["Credits"] | null;
            /** @description The product from which the top-up was started, or null. */
            api_product_id: string | null;
            /** @description The statements it pays; empty for a top-up. */
            invoices: components["schemas"]["InvoiceId"][];
            /**
             * Format: uri
             * @description The provider’s page. Send the user there.
             */
            checkout_url: string;
            /** @description When it was started. */
            created_at: components["schemas"]["Time"];
            /** @description When the checkout closes. */
            expires_at: components["schemas"]["Time"];
        };
        /** @description The payment whose checkout link to send. */
        PaymentResendRequest: {
            /** @description The `reference_number` that `POST /api/payment` returned. */
            reference_number: components["schemas"]["PaymentReference"];
        };
        /** @description Identifies a refund of a payment. */
        RefundId: components["schemas"]["Id"];
        /** @description Money that goes back to the payer for credits that were taken out of the wallet. */
        PaymentRefund: {
            refund_id: components["schemas"]["RefundId"];
            /**
             * @description PENDING until the provider has decided. FAILED if it rejected the refund; the credits are back in the wallet then.
             * @enum {string}
             */
            status: "PENDING" | "REFUNDED" | "FAILED";
            /** @description The amount, in the payment’s currency. */
            amount: components["schemas"]["Money"];
            /** @description The credits taken out of the wallet. */
            credits: components["schemas"]["Credits"];
            /** @description What the administrator wrote. The user sees it. */
            reason: string;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the provider decided; null while PENDING.
             */
            ended_at: string | null;
            /** @description Why the provider rejected it; null unless FAILED. */
            failure_reason: string | null;
        };
        /** @description A payment that the payer disputes with their bank. Its credits are on hold until the bank decides. */
        PaymentDispute: {
            /**
             * @description WON if the payment stands and the credits are back. LOST if the money went back to the payer.
             * @enum {string}
             */
            status: "OPEN" | "WON" | "LOST";
            /** @description The disputed amount, in the payment’s currency. */
            amount: components["schemas"]["Money"];
            /** @description The credits taken out of the wallet for it. */
            held_credits: components["schemas"]["Credits"];
            opened_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the bank decided; null while OPEN.
             */
            ended_at: string | null;
        };
        /** @description A payment in the caller’s list. */
        PaymentRecord: {
            /** @description Identifies the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Identifies the payment for people, in emails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            source: components["schemas"]["PaymentSource"];
            /** @description The amount, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            /** @description The number of credits it buys; null for statements. */
            credits: components["schemas"]["Credits"] | null;
            /** @description The statements it pays; empty for a top-up. */
            invoices: components["schemas"]["InvoiceId"][];
            /** @description Whether the wallet bought the credits automatically. Such a payment has no checkout. */
            automatic: boolean;
            /**
             * Format: uri
             * @description The provider’s page while it’s PENDING, otherwise null.
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
            /** @description The provider’s reason, for people; null unless FAILED. */
            failure_reason: string | null;
            /** @description Refunds of it, newest first. Absent if there are none. */
            refunds?: components["schemas"]["PaymentRefund"][];
            /** @description The latest dispute of it, which the payer opened with their bank. Absent if there is none. */
            dispute?: components["schemas"]["PaymentDispute"];
        };
        /** @description The status of a top-up. */
        TopUpPayment: {
            /** @description Identifies the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Identifies the payment for people, in emails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The amount, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            /** @description The number of credits it buys. */
            credits: components["schemas"]["Credits"];
            /** @description The balance right after the credits arrived and paid the wallet’s debt; null unless PAID. */
            balance_after: components["schemas"]["Credits"] | null;
            /** @description The credits among them that paid the wallet’s debt. Absent if there was none. */
            debt_credits?: components["schemas"]["Credits"];
            /**
             * Format: uri
             * @description The provider’s page while it’s PENDING, otherwise null.
             */
            checkout_url: string | null;
            /**
             * Format: date-time
             * @description When the provider confirmed it; null unless PAID.
             */
            paid_at: string | null;
            /** @description The provider’s reason, for people; null unless FAILED. */
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
            /** @description The amount that the payment settles, which is always all of it. */
            amount_due: components["schemas"]["Money"];
        };
        /** @description The status of a payment of statements. */
        BillingPayment: {
            /** @description Identifies the payment in status calls and on the result pages. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description Identifies the payment for people, in emails and as `reference` of its ledger row. */
            reference_number: components["schemas"]["PaymentReference"];
            status: components["schemas"]["PaymentStatus"];
            /** @description The amount, in `currency`. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The same in pesos, at the rate of the day it started. */
            amount_php: components["schemas"]["Money"];
            payment: components["schemas"]["PaymentMethod"];
            /** @description The statements it pays, oldest first. */
            statements: components["schemas"]["StatementShare"][];
            /**
             * Format: uri
             * @description The provider’s page while it’s PENDING, otherwise null.
             */
            checkout_url: string | null;
            /**
             * Format: date-time
             * @description When the provider confirmed it; null unless PAID.
             */
            paid_at: string | null;
            /** @description The provider’s reason, for people; null unless FAILED. */
            failure_reason: string | null;
            /** @description When it was started. */
            created_at: components["schemas"]["Time"];
            /** @description When the checkout closes. */
            expires_at: components["schemas"]["Time"];
        };
        /**
         * @description OPEN until the month ends, then DUE; OVERDUE after the due date, and PAID once it’s settled.
         * @enum {string}
         */
        StatementStatus: "OPEN" | "DUE" | "OVERDUE" | "PAID";
        /** @description The cost of one plan in a month. `amount` is `fee` plus `extra_amount`, in the statement’s currency. */
        StatementCharge: {
            /** @description The display name. */
            plan_name: string;
            /** @description The API that the plan is for; null for the account’s plan. */
            api: string | null;
            /** @description The price of a period that started in the month. */
            fee: components["schemas"]["Money"];
            /** @description Credits that one period of the plan includes; null for months that closed before it was recorded. */
            included_credits: components["schemas"]["Credits"] | null;
            /** @description Credits used in the plan’s period up to the end of the month, or now; null for months that closed before it was recorded. */
            used_credits: components["schemas"]["Credits"] | null;
            /** @description The price of one credit beyond the included ones. */
            credit_price: components["schemas"]["Money"];
            /** @description Credits used beyond those that the plan includes. */
            extra_credits: components["schemas"]["Credits"];
            /** @description What they cost. */
            extra_amount: components["schemas"]["Money"];
            /** @description The total for the plan. */
            amount: components["schemas"]["Money"];
        };
        /** @description One month of a POSTPAID account, in credits and in money. */
        BillingStatement: {
            /** @description Identifies the statement; use it in `invoices` of `POST /api/payment`. */
            invoice_id: components["schemas"]["InvoiceId"];
            month: components["schemas"]["StatementMonth"];
            status: components["schemas"]["StatementStatus"];
            /** @description Credits when the month began. */
            opening_credits: components["schemas"]["Credits"];
            /** @description Credits that were added: bought, given, or restored when the month closed because the statement bills the calls that used them. */
            funded_credits: components["schemas"]["Credits"];
            /** @description Credits that calls cost. */
            used_credits: components["schemas"]["Credits"];
            /** @description Free credits that expired. */
            expired_credits: components["schemas"]["Credits"];
            /** @description Credits when the month ended, or now. */
            closing_credits: components["schemas"]["Credits"];
            /** @description The price of the plan and of usage beyond its included credits. For an OPEN statement, the amount so far; for a PAID one, what was paid. */
            amount_due: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description The last day to pay it. */
            due_date: components["schemas"]["Day"];
            /**
             * Format: date-time
             * @description When it was settled; null before.
             */
            paid_at: string | null;
            /** @description The reference number of the payment that settled it or is in progress; null if there is none. */
            payment_reference: string | null;
            /**
             * Format: uri-reference
             * @description The statement as a PDF, or null if there is none.
             */
            pdf_url: string | null;
            /** @description The lines of `amount_due`, one for each plan. Empty for months that closed before lines were recorded. */
            charges: components["schemas"]["StatementCharge"][];
        };
        /** @description Its series, the year in Asia/Manila and its place in them. A series has no gaps. */
        TaxDocumentNumber: string;
        /**
         * @description RECEIPT for a paid top-up, INVOICE for a closed month, CREDIT_NOTE for money that was returned.
         * @enum {string}
         */
        TaxDocumentKind: "RECEIPT" | "INVOICE" | "CREDIT_NOTE";
        /** @description A seller or buyer, as on the day of the document. */
        TaxParty: {
            /** @description The registered name. */
            legal_name: string;
            /** @description The registered address. Empty if unknown. */
            address: string;
            /** @description The taxpayer identification number. Empty if unknown. */
            tin: string;
        };
        /** @description One item, VAT included. */
        TaxDocumentLine: {
            /** @description The item. */
            description: string;
            /** @description Negative where money was returned. */
            amount: components["schemas"]["Money"];
        };
        /** @description A document as it was issued. It never changes; a credit note corrects it. */
        TaxDocument: {
            number: components["schemas"]["TaxDocumentNumber"];
            kind: components["schemas"]["TaxDocumentKind"];
            issued_at: components["schemas"]["Time"];
            /** @description The reference number of the payment, or the ID of the statement. */
            reference: string;
            /** @description The document that this one corrects, or null. */
            corrects: components["schemas"]["TaxDocumentNumber"] | null;
            seller: components["schemas"]["TaxParty"];
            buyer: components["schemas"]["TaxParty"];
            /** @description They add up to `gross`. */
            lines: components["schemas"]["TaxDocumentLine"][];
            currency: components["schemas"]["Currency"];
            /** @description In percent. Prices include VAT. */
            vat_rate: components["schemas"]["Decimal"];
            /** @description Without VAT. Negative on a credit note, as are `vat` and `gross`. */
            net: components["schemas"]["Money"];
            /** @description The VAT in `gross`, rounded to the centavo. */
            vat: components["schemas"]["Money"];
            /** @description The total, `net` plus `vat`. */
            gross: components["schemas"]["Money"];
        };
        /** @description A taxpayer identification number, 9 to 14 digits with optional dashes. */
        Tin: string;
        /** @description Whom documents from now on name as the buyer. */
        TaxData: {
            /** @description The registered name. Until it’s set, the name of the account. */
            legal_name: string;
            /** @description The registered address. Empty if not set. */
            address: string;
            /** @description The taxpayer identification number, or null if not set. */
            tin: components["schemas"]["Tin"] | null;
        };
        /** @description The complete tax details. */
        UpdateTaxDataRequest: {
            /** @description The registered name. */
            legal_name: string;
            /** @description The registered address. */
            address: string;
            /** @description The taxpayer identification number. If omitted, there’s none. */
            tin?: components["schemas"]["Tin"];
        };
        /**
         * Format: int64
         * @description A number of calls.
         */
        CallCount: number;
        /** @description Calls counted by their outcome, as `CallOutcome` defines it. */
        CallCounts: {
            /** @description Calls made. */
            calls: components["schemas"]["CallCount"];
            /** @description ANSWERED calls. Where `rejected` is null, they include the rejected and limited ones. */
            answered: components["schemas"]["CallCount"];
            /** @description REJECTED calls; null if the request log doesn’t go back to the first of the days. */
            rejected: components["schemas"]["CallCount"] | null;
            /** @description LIMITED calls; null if the request log doesn’t go back to the first of the days. */
            limited: components["schemas"]["CallCount"] | null;
            /** @description FAILED calls. */
            failed: components["schemas"]["CallCount"];
        };
        /** @description Calls counted over a period. With `view=daily` there’s one row a day, with `view=monthly` one row a month, with `view=api` one row an API over the whole range. */
        ApiUsage: components["schemas"]["CallCounts"] & {
            /** @description The day (`YYYY-MM-DD`) or month (`YYYY-MM`); null with `view=api`. */
            period: string | null;
            /** @description The API; null unless `view=api`. */
            api: string | null;
            /** @description The API’s name; null unless `view=api`. */
            api_name: string | null;
            /** @description The total cost of the calls. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Median response time in milliseconds; null without calls.
             */
            median_ms: number | null;
        };
        /** @description The page, and the totals of the whole range. */
        UsageMeta: {
            /**
             * Format: int32
             * @description This page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of items on a page.
             */
            limit: number;
            /**
             * Format: int64
             * @description The number of items in the whole list.
             */
            total: number;
            /** @description The whole range in one row; its `period`, `api` and `api_name` are null. */
            totals: components["schemas"]["ApiUsage"];
            /** @description The same for as many days before the range, for comparison. */
            before: components["schemas"]["ApiUsage"];
            /**
             * Format: int32
             * @description The number of different APIs called in the range.
             */
            apis: number;
        };
        /**
         * Format: int32
         * @description Response time in milliseconds, accurate to within 5%.
         */
        Milliseconds: number;
        /** @description Calls counted. */
        UsageFigures: components["schemas"]["CallCounts"] & {
            /** @description The total cost of the calls. */
            credits: components["schemas"]["Credits"];
            /** @description Half of the calls took at most this long; null without calls. */
            median_ms: components["schemas"]["Milliseconds"] | null;
            /** @description 95 of 100 calls took at most this long; null without calls. */
            p95_ms: components["schemas"]["Milliseconds"] | null;
        };
        /** @description One day. */
        UsageDay: components["schemas"]["UsageFigures"] & {
            day: components["schemas"]["Day"];
        };
        /** @description Some days, and their totals. */
        UsageRange: {
            /** @description The first day. */
            start_date: components["schemas"]["Day"];
            /** @description The last day. */
            end_date: components["schemas"]["Day"];
            /** @description The total of all days. */
            totals: components["schemas"]["UsageFigures"];
            /** @description Each day, oldest first. */
            days: components["schemas"]["UsageDay"][];
        };
        /** @description One API over the whole range. */
        UsageOfApi: components["schemas"]["UsageFigures"] & {
            api: components["schemas"]["ApiSlug"];
            /** @description The API’s name. */
            api_name: string;
        };
        /**
         * @description Which environment a key or a call belongs to.
         * @enum {string}
         */
        KeyType: "TEST" | "LIVE";
        /**
         * @description ACTIVE and GRACE keys work. A key is in GRACE after another has replaced it.
         * @enum {string}
         */
        KeyStatus: "ACTIVE" | "GRACE" | "REVOKED" | "EXPIRED";
        /** @description One key over the whole range. */
        UsageOfKey: components["schemas"]["CallCounts"] & {
            key_id: components["schemas"]["KeyId"];
            /** @description The name given by its owner; null for a deleted key. */
            name: components["schemas"]["KeyName"] | null;
            /** @description Null for a deleted key. */
            type: components["schemas"]["KeyType"] | null;
            /** @description The end of the secret; null for a deleted key. */
            last_four: string | null;
            /** @description Null for a deleted key. */
            status: components["schemas"]["KeyStatus"] | null;
            api: components["schemas"]["ApiSlug"];
            /** @description The API’s name. */
            api_name: string;
            /** @description The total cost of the calls. */
            credits: components["schemas"]["Credits"];
        };
        /** @description One operation over the whole range. */
        UsageOfOperation: components["schemas"]["CallCounts"] & {
            api: components["schemas"]["ApiSlug"];
            /** @description The API’s name. */
            api_name: string;
            /** @description The version that was called; empty for calls before versions were counted. */
            version: string;
            /** @description The operationId in the API’s document. */
            operation: string;
            /** @description The operation’s summary, for people; null if the version is no longer published. */
            operation_name: string | null;
            /** @description The HTTP method. */
            method: string;
        };
        /** @description How often a status was returned, as far back as the log goes. */
        ResponseStatusCount: {
            /**
             * Format: int32
             * @description The status.
             */
            status: number;
            /**
             * Format: int64
             * @description Calls with this status.
             */
            calls: number;
        };
        /**
         * @description The outcome of a call, by what it was charged. ANSWERED: it has the price of its operation, whatever its status, a 404 included; with a test key, it would have. REJECTED: a 4xx that’s free. LIMITED: a 429 that’s free, because a limit was reached. FAILED: a 5xx, no response, or a response that broke off; free.
         * @enum {string}
         */
        CallOutcome: "ANSWERED" | "REJECTED" | "LIMITED" | "FAILED";
        /** @description One status with one outcome over the whole range. */
        UsageOfStatus: components["schemas"]["ResponseStatusCount"] & {
            outcome: components["schemas"]["CallOutcome"];
        };
        /** @description The calls of a range, for charts. */
        UsageSummary: {
            /** @description The time zone of the days, by its IANA name. */
            time_zone: string;
            /** @description The requested days. */
            range: components["schemas"]["UsageRange"];
            /** @description As many days just before them, for comparison. */
            before: components["schemas"]["UsageRange"];
            /** @description The range by API, most called first. */
            apis: components["schemas"]["UsageOfApi"][];
            /** @description The range by key, most used first, from `keys_since` on. */
            keys: components["schemas"]["UsageOfKey"][];
            /** @description The first day on which calls are counted by key; null if all days are. */
            keys_since: components["schemas"]["Day"] | null;
            /** @description The range by operation, most called first, from `statuses_since` on. */
            operations: components["schemas"]["UsageOfOperation"][];
            /** @description The range by status and outcome, smallest status first, from `statuses_since` on. */
            statuses: components["schemas"]["UsageOfStatus"][];
            /** @description The first day on which outcomes are known. */
            statuses_since: components["schemas"]["Day"];
        };
        /**
         * @description HTTP method of a call.
         * @enum {string}
         */
        CallMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description One call through the gateway. Neither bodies nor whole keys are in it. */
        RequestLogRow: {
            request_id: components["schemas"]["RequestId"];
            /** @description When the call came in. */
            at: components["schemas"]["Time"];
            /** @description The API that was called. */
            api: components["schemas"]["ApiSlug"];
            /** @description The API’s name; absent if the version is no longer published. */
            api_name?: string;
            /** @description The operationId in the API’s document. */
            operation: string;
            /** @description The operation’s summary, for people; absent if the version is no longer published. */
            operation_name?: string;
            method: components["schemas"]["CallMethod"];
            /** @description The path that was called, below the API’s address. Path parameters are named, not filled in. */
            path: string;
            /**
             * Format: int32
             * @description The status of the response.
             */
            status: number;
            outcome: components["schemas"]["CallOutcome"];
            /**
             * Format: int32
             * @description The response time, in milliseconds.
             */
            duration_ms: number;
            /** @description The cost of the call; 0.00 for test calls, for those without a response, and for long responses that broke off before their last byte. */
            credits: components["schemas"]["Credits"];
            /** @description The end of the key that made the call. */
            key_last_four: string;
            key_type: components["schemas"]["KeyType"];
            /** @description Whether a monthly statement bills the call. Absent if the wallet pays for it, or if it’s free. */
            on_statement?: boolean;
        };
        /** @description A header or a parameter; `•••` stands for a name or a value that isn’t shown. */
        RecordedPair: {
            name: string;
            value: string;
        };
        /** @description A request or a response, without personal data. */
        RecordedMessage: {
            headers: components["schemas"]["RecordedPair"][];
            /** @description Parameters behind the question mark. Empty in a response. */
            query: components["schemas"]["RecordedPair"][];
            /** @description The first 16 KB. Null without a body, and where none is recorded. */
            body: string | null;
            /** @description Why the body isn’t recorded, or not whole. */
            note: string | null;
        };
        /** @description What a call with a test key sent and got, without personal data: a value is there only where the API’s document says which values it can have and none is personal; `•••` stands for every other. Null for live calls, whose headers and bodies are never recorded, and after 7 days. */
        CallExchange: {
            request: components["schemas"]["RecordedMessage"];
            response: components["schemas"]["RecordedMessage"];
        } | null;
        /** @description One call through the gateway, with its entries in the log and the ledger. */
        LoggedCall: components["schemas"]["RequestLogRow"] & {
            /** @description The API’s name; its slug if the version is no longer published. */
            api_name: string;
            /** @description The first segment of the API’s page address; null if the API is no longer published. */
            publisher: components["schemas"]["ApiSlug"] | null;
            /** @description The middle segment of the API’s page address, or null. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description Where it was called, from the root of the portal’s host. Path parameters are named, not filled in. Null if the API is no longer published. */
            url: string | null;
            /** @description The code of the problem that was returned, if there was one. */
            error_code: string | null;
            /** @description The key that made the call. */
            key_id: components["schemas"]["KeyId"];
            /** @description The price that it was charged by. Absent from free calls, and from those of before prices were kept. */
            price?: components["schemas"]["TransactionPrice"];
            /** @description What it was charged and refunded, oldest first. */
            transactions: components["schemas"]["Transaction"][];
            exchange: components["schemas"]["CallExchange"];
        };
        /** @description Equal failures of calls. */
        CallError: {
            /** @description The API that was called. */
            api: components["schemas"]["ApiSlug"];
            /** @description The API’s name; absent if the version is no longer published. */
            api_name?: string;
            /** @description The first segment of the API’s page address; null if the API is no longer published. */
            publisher: components["schemas"]["ApiSlug"] | null;
            /** @description The middle segment of the API’s page address, or null. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description The operationId in the API’s document. */
            operation: string;
            /** @description The operation’s summary; absent if the version is no longer published. */
            operation_name?: string;
            method: components["schemas"]["CallMethod"];
            /** @description The path that was called, with the names of its parameters. */
            path: string;
            /**
             * Format: int32
             * @description The status of the responses.
             */
            status: number;
            outcome: components["schemas"]["CallOutcome"];
            /** @description The code of the problem that was returned; null if the API names none. */
            error_code: string | null;
            key_type: components["schemas"]["KeyType"];
            /**
             * Format: int64
             * @description How many calls ended so in the range.
             */
            calls: number;
            /** @description The first of them. */
            first_at: components["schemas"]["Time"];
            /** @description The last of them. */
            last_at: components["schemas"]["Time"];
            last_request_id: components["schemas"]["RequestId"];
        };
        /** @description Identifies an account’s subscription to an API. */
        SubscriptionId: components["schemas"]["Id"];
        /**
         * @description ACTIVE subscriptions have keys that work. PENDING ones are prepared, without keys. SUSPENDED ones were stopped by an administrator, and their keys are rejected until they’re restored. CANCELLED ones have ended.
         * @default ACTIVE
         * @enum {string}
         */
        SubscriptionStatus: "ACTIVE" | "PENDING" | "SUSPENDED" | "CANCELLED";
        /** @description A product of a subscription, in the subscribed version. */
        SubscribedProduct: {
            product_id: components["schemas"]["ProductId"];
            product_version_id: components["schemas"]["ProductVersionId"];
            /** @description The product’s name. */
            name: string;
            /** @description Name of the price list that applies, such as `2026-07`. */
            version: string;
            since: components["schemas"]["Time"];
        };
        /** @description A summary of a subscription’s plan. */
        SubscriptionPlan: {
            plan_id: components["schemas"]["PlanId"];
            /**
             * @description PREPAID spends wallet credits; POSTPAID is billed by the month.
             * @enum {string}
             */
            plan_type: "PREPAID" | "POSTPAID";
            /** @description The plan’s name. */
            plan_name: string;
        };
        /** @description Whether the key is for an AI agent. What agents spend is shown apart. If absent, it isn’t. */
        ForAgent: boolean;
        /** @description An API key without its secret. The secret is returned once, when the key is created; the server keeps only a hash of it. */
        ApiKey: {
            /** @description Identifies the key wherever its secret must not appear. */
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            type: components["schemas"]["KeyType"];
            /**
             * @description The beginning of the secret. It shows the environment.
             * @enum {string}
             */
            prefix: "sb_test_" | "sb_live_";
            /** @description The end of the secret. */
            last_four: string;
            status: components["schemas"]["KeyStatus"];
            agent?: components["schemas"]["ForAgent"];
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description The last call made with it, according to the request log; null before the first.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it expires; null if it doesn’t.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When a key in GRACE stops working. Null for any other.
             */
            grace_ends_at: string | null;
        };
        /** @description The keys of one subscription, newest first; ended ones stay listed for 30 days. */
        ApiKeyList: components["schemas"]["ApiKey"][];
        /** @description What prevents a live key, and what to do about it. */
        LiveBlocker: {
            /**
             * @description The stable code. Live calls are rejected with the same one.
             * @enum {string}
             */
            code: "kyb_required" | "kyb_in_review" | "kyb_rejected" | "subscription_pending" | "subscription_suspended";
            /** @description The reason, for people. */
            reason: string;
            /** @description The page of the portal where it can be fixed, or null. */
            route: string | null;
        };
        /** @description An account’s right to call one API, with its keys. */
        Subscription: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description The middle segment of the API’s page address, or null. */
            tag: string | null;
            version: components["schemas"]["Version"];
            /** @description The display name of the API. */
            name: string;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description The subscribed products, oldest first. The first is the one it began with. */
            products: components["schemas"]["SubscribedProduct"][];
            /** @description The plan that charges its calls; null once it’s cancelled. */
            plan: components["schemas"]["SubscriptionPlan"] | null;
            keys: components["schemas"]["ApiKeyList"];
            /** @description Why it has no live key; null if nothing prevents it. */
            live_blocker: components["schemas"]["LiveBlocker"] | null;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it ended; null while it lasts.
             */
            cancelled_at: string | null;
        };
        /** @description What to subscribe to. With `user_subscription_id` the product is added to that subscription; without it a new subscription begins. */
        SubscriptionCreateRequest: {
            api: components["schemas"]["ApiSlug"];
            user_subscription_id?: components["schemas"]["SubscriptionId"];
            /** @description If omitted, the API’s pay-per-call product. */
            product_id?: components["schemas"]["ProductId"];
            /** @description If omitted, the product’s current version. */
            product_version_id?: components["schemas"]["ProductVersionId"];
            /**
             * @description PENDING prepares it without keys; sent again with its ID and ACTIVE, it starts.
             * @default ACTIVE
             * @enum {string}
             */
            status?: "ACTIVE" | "PENDING";
        };
        /** @description The secret, sent as `X-API-Key`: the prefix, 32 random letters and digits, and a checksum of six. Store it right away. */
        ApiKeySecret: string;
        /** @description A newly created key, with its secret. No other response ever holds the secret. */
        ApiKeyCreated: components["schemas"]["ApiKey"] & {
            api_key: components["schemas"]["ApiKeySecret"];
        };
        /** @description The newly created keys, each with its secret. */
        ApiKeyCreatedList: components["schemas"]["ApiKeyCreated"][];
        /** @description The subscription, and the keys created for it. Only this response contains their secrets. */
        SubscriptionCreated: {
            subscription: components["schemas"]["Subscription"];
            keys: components["schemas"]["ApiKeyCreatedList"];
        };
        /** @description One price list of a product. A subscription keeps its prices until it ends. */
        ProductVersion: {
            product_version_id: components["schemas"]["ProductVersionId"];
            /** @description Name of the price list, such as `2026-07`. */
            version: string;
            /**
             * @description Only the CURRENT one can be subscribed to.
             * @enum {string}
             */
            status: "CURRENT" | "UPCOMING" | "RETIRED";
            starts_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Its last day; null if none is set.
             */
            ends_on: string | null;
            /** @description The price of each operation, for one call. */
            prices: components["schemas"]["OperationSummary"][];
        };
        /** @description A way to buy an API, with its price lists. */
        Product: {
            product_id: components["schemas"]["ProductId"];
            api: components["schemas"]["ApiSlug"];
            /** @description The display name. */
            name: string;
            /** @description Who it’s for, and how it’s paid. */
            description: string;
            /**
             * @description PREPAID spends wallet credits; POSTPAID is billed by the month.
             * @enum {string}
             */
            plan_type: "PREPAID" | "POSTPAID";
            /** @description Whether only a verified business can take it. */
            kyb_required: boolean;
            /** @description Whether the caller is subscribed to it. */
            subscribed: boolean;
            /** @description Its price lists, newest first. */
            versions: components["schemas"]["ProductVersion"][];
        };
        /** @description A deprecated version of an API that the caller is subscribed to. */
        Deprecation: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description The middle segment of the API’s page address, or null. */
            tag: string | null;
            /** @description The display name of the API. */
            name: string;
            version: components["schemas"]["Version"];
            /**
             * Format: date
             * @description The day from which calls to it return 410. Null while no end date is set.
             */
            sunset_on: string | null;
            /** @description Why it ends and what to use instead. Null if no reason was given. */
            reason: string | null;
            /** @description The newest version of the API that isn’t deprecated. Null if there is none. */
            replaced_by: string | null;
            /**
             * Format: int64
             * @description The caller’s calls to this version in the last 7 days, including today.
             */
            calls_this_week: number;
            /**
             * Format: int64
             * @description The caller’s calls to this version in the last 30 days, including today.
             */
            calls: number;
            /**
             * Format: date
             * @description The day of the last of them. Null if there are none.
             */
            last_called_on: string | null;
        };
        /** @description What to end: only that product if there is a `product_id`, otherwise the whole subscription. */
        UnsubscribeRequest: {
            api: components["schemas"]["ApiSlug"];
            user_subscription_id: components["schemas"]["SubscriptionId"];
            product_id?: components["schemas"]["ProductId"];
            /** @description Rejected unless it’s the subscribed version. */
            product_version_id?: components["schemas"]["ProductVersionId"];
        };
        /** @description A number or account with a fixed result in the test environment. */
        TestAccount: {
            api: components["schemas"]["ApiSlug"];
            /** @description The operation it works with. */
            operation_id: string;
            /** @description Where it goes: a JSON Pointer into the body (`#/phoneNumber`), `?name` in the query or `{name}` in the path. */
            at: string;
            /** @description The value to send. */
            value: string;
            /** @description What it simulates. */
            label: string;
            outcome: components["schemas"]["TestOutcome"];
            /**
             * @description False if real calls can have the value, too. It’s then accepted with a live key.
             * @default true
             */
            test_only?: boolean;
        };
        /** @description Which key to replace, and how long the old one is still accepted. */
        KeyRegenerateRequest: {
            type: components["schemas"]["KeyType"];
            /** @description Which of several keys of the type. If omitted, the newest. The new one keeps its name. */
            key_id?: components["schemas"]["KeyId"];
            /**
             * Format: int32
             * @description How long the old key still works, in seconds. 0 ends it immediately.
             * @default 3600
             */
            grace_seconds?: number;
        };
        /** @description Which key, and its new name. */
        KeyRenameRequest: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
        };
        /** @description An amount of credits; null without a limit. */
        Budget: string | null;
        /** @description What the owner of a key allows it, within what the plan allows. Null is no limit. */
        KeyLimits: {
            /** @description What it may spend a day, in the market’s time zone. */
            credits_per_day: components["schemas"]["Budget"];
            /** @description What it may spend a calendar month, in the market’s time zone. */
            credits_per_month: components["schemas"]["Budget"];
            /** @description What it may spend in all, everything before included. */
            credits_in_all: components["schemas"]["Budget"];
            /** @description The operations that it may call, by `operationId`. */
            operations: string[] | null;
            /** @description The IP addresses that it may be used from. A range is in CIDR notation. */
            addresses: string[] | null;
            /** @description A call that costs more than this is made after a person has allowed it, once; until then, it’s a 403 `approval_required`. If null or omitted, no call waits. */
            ask_above?: components["schemas"]["Budget"];
            /** @description Whether an answer that an agent’s app takes from its user counts as that of the person, by an MCP elicitation. If omitted, it doesn’t: a call is allowed in the portal. */
            ask_in_client?: boolean;
            /** @description Whether an agent with this key reads the account at the portal’s MCP server: its balance, its usage, and the names, limits and last four characters of its keys. If omitted, it doesn’t. */
            reads_account?: boolean;
        };
        /** @description For which subscription to create another key, and its name. */
        KeyCreateRequest: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            type: components["schemas"]["KeyType"];
            name: components["schemas"]["KeyName"];
            /**
             * Format: date-time
             * @description When it expires. If omitted, it doesn’t.
             */
            expires_at?: string;
            agent?: components["schemas"]["ForAgent"];
            /** @description What it may spend and call, from its first call on. If omitted, everything that the plan allows. */
            limits?: components["schemas"]["KeyLimits"];
        };
        /** @description Which keys to revoke. */
        KeysRevokeRequest: {
            /** @description The keys, of any of the caller’s subscriptions. */
            key_ids: components["schemas"]["KeyId"][];
        };
        /**
         * Format: int64
         * @description A number of calls; null without a limit.
         */
        Limit: number | null;
        /** @description How often the keys of one subscription may call, all of them together. Live and test keys have the same rates, counted separately; days and months are counted for live keys. Null is no limit. */
        CallLimits: {
            /** @description Calls a second. They may come together. */
            calls_per_second: components["schemas"]["Limit"];
            /** @description Calls a minute. They may come together. */
            calls_per_minute: components["schemas"]["Limit"];
            /** @description Charged calls a day, in the market’s time zone. */
            calls_per_day: components["schemas"]["Limit"];
            /** @description Charged calls a calendar month, in the market’s time zone. */
            calls_per_month: components["schemas"]["Limit"];
        };
        /** @description The limits of a version of an API. */
        VersionLimits: {
            version: components["schemas"]["Version"];
            limits: components["schemas"]["CallLimits"];
        };
        /** @description The limits of a subscription, and how near it is to them. */
        SubscriptionLimits: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            api: components["schemas"]["ApiSlug"];
            /** @description The API’s display name. */
            name: string;
            /**
             * @description PLAN if the limits are those of the plan, ADMIN if an administrator has set others for this subscription.
             * @enum {string}
             */
            source: "PLAN" | "ADMIN";
            /** @description Versions of the API with limits of their own. The tighter of both applies to their calls, unless an administrator has set others for this subscription. */
            versions: components["schemas"]["VersionLimits"][];
            /** @description The plan that charges calls to the API; null without one. */
            plan_name: string | null;
            limits: components["schemas"]["CallLimits"];
            /**
             * Format: int64
             * @description Live calls counted today.
             */
            calls_today: number;
            /**
             * Format: int64
             * @description Live calls counted this month.
             */
            calls_this_month: number;
            day_ends_at: components["schemas"]["Time"];
            month_ends_at: components["schemas"]["Time"];
        };
        /** @description The limits of a key, and what it has spent. A call under way counts; a refunded one doesn’t. */
        KeyUse: {
            key_id: components["schemas"]["KeyId"];
            name: components["schemas"]["KeyName"];
            type: components["schemas"]["KeyType"];
            /** @description The end of the secret. */
            last_four: string;
            agent?: components["schemas"]["ForAgent"];
            limits: components["schemas"]["KeyLimits"];
            /**
             * Format: date-time
             * @description When the key expires; null if it doesn’t.
             */
            expires_at: string | null;
            /** @description Spent today. */
            credits_today: components["schemas"]["Credits"];
            /** @description Spent this month. */
            credits_this_month: components["schemas"]["Credits"];
            /** @description Spent since the key exists. */
            credits_in_all: components["schemas"]["Credits"];
        };
        /** @description The limits of a subscription, how near it is to them, and those of its keys. */
        SubscriptionUse: components["schemas"]["SubscriptionLimits"] & {
            /** @description The keys that work, newest first. */
            keys: components["schemas"]["KeyUse"][];
        };
        /** @description The subscriptions of an account, by the name of the API. */
        SubscriptionUseList: components["schemas"]["SubscriptionUse"][];
        /** @description Which key, and all its limits. What was set before and isn’t here is removed. */
        KeyLimitsRequest: {
            key_id: components["schemas"]["KeyId"];
            limits: components["schemas"]["KeyLimits"];
            /**
             * Format: date-time
             * @description When the key expires, null for never. If omitted, as it was.
             */
            expires_at?: string | null;
        };
        /** @description The member of the team; null for the account. */
        CappedMember: string | null;
        /** @description What calls may cost a month, and have cost. A call under way counts; a refunded one doesn’t. */
        SpendCap: {
            member_id: components["schemas"]["CappedMember"];
            credits: components["schemas"]["Budget"];
            /** @description Spent on calls this month. */
            credits_this_month: components["schemas"]["Credits"];
            /** @description Whether the cap is spent, or has rejected a call this month that would have exceeded it. */
            rejects_calls: boolean;
            month_ends_at: components["schemas"]["Time"];
        };
        /** @description The account’s first, capped or not, then those of members. */
        SpendCapList: components["schemas"]["SpendCap"][];
        /** @description Whose cap, and how much; null for none. */
        SpendCapRequest: {
            member_id: components["schemas"]["CappedMember"];
            /** @description Credits a month, above 0; null removes the cap. */
            credits: string | null;
        };
        /**
         * @description WAITING for an answer, five minutes at most. ALLOWED: the same call can be made once, within five minutes of the answer. DENIED: it can’t, and within five minutes isn’t asked about again.
         * @enum {string}
         */
        ApprovalStatus: "WAITING" | "ALLOWED" | "DENIED";
        /** @description A call of an agent that a person has to allow, because it costs more than its key spends without asking. */
        CallApproval: {
            approval_id: components["schemas"]["ApprovalId"];
            status: components["schemas"]["ApprovalStatus"];
            key_id: components["schemas"]["KeyId"];
            /** @description The name of the key that calls. */
            agent: components["schemas"]["KeyName"];
            api: components["schemas"]["ApiSlug"];
            /** @description The API’s name. */
            api_name: string;
            version: components["schemas"]["Version"];
            /** @description The operation that is called. */
            operation: string;
            /** @description What its document calls the operation; its ID where it doesn’t say. */
            operation_name: string;
            /** @description The price of the call. */
            price: components["schemas"]["Credits"];
            /** @description What the agent sends: method, path, headers of its own and body, in lines. Invisible characters have their codes, and what isn’t shown is counted. It’s a text of the agent, and deleted with the approval. */
            sent: string;
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
        };
        /** @description The calls that wait for an answer, newest first. */
        CallApprovalList: components["schemas"]["CallApproval"][];
        /** @description The answer to a call that waits. */
        ApprovalDecision: {
            approval_id: components["schemas"]["ApprovalId"];
            /**
             * @description Whether the call can be made.
             * @enum {string}
             */
            decision: "ALLOW" | "DENY";
        };
        /** @description Identifies an agent’s request. */
        AgentRequestId: string;
        /** @description An agent that asks to call an API, to read the account, or both. */
        AgentRequest: {
            agent_request_id: components["schemas"]["AgentRequestId"];
            /** @description What the agent calls itself. */
            name: string;
            /** @description The host that published the agent’s description; null for an agent that registered itself. */
            host: string | null;
            /** @description Whether the description was read from `host` by HTTPS. Otherwise, name and address are what the agent says of itself. */
            verified: boolean;
            /** @description Where the browser goes afterwards, a host or the scheme of an app. */
            redirect_host: string;
            /** @description The API that it asks to call. If omitted, it asks to read the account alone. */
            api?: components["schemas"]["ApiSlug"];
            /** @description The version that the agent may call. */
            version?: string;
            /** @description The API’s name. */
            api_name?: string;
            /** @description Whether it asks to read the account. If omitted, it doesn’t, and `reads_account` of the decision has no effect. */
            asks_account?: boolean;
            /**
             * Format: date-time
             * @description Until when it can be decided.
             */
            expires_at: string;
        };
        /** @description The decision on an agent’s request, and what the agent may do. */
        AgentDecision: {
            agent_request_id: components["schemas"]["AgentRequestId"];
            /**
             * @description Whether the agent may call the API.
             * @enum {string}
             */
            decision: "ALLOW" | "DENY";
            /** @description The environment of its key. If omitted, TEST. */
            type?: components["schemas"]["KeyType"];
            /**
             * Format: date-time
             * @description When its key expires. If omitted, it doesn’t.
             */
            expires_at?: string;
            /** @description What it may spend and call. If omitted, everything that the plan allows. */
            limits?: components["schemas"]["KeyLimits"];
        };
        /** @description What the browser does next. */
        AgentDecided: {
            /** @description A path of the portal, to open in the browser that the request came from. It works once, for five minutes. */
            continue_to: string;
        };
        /** @description The API whose keys to return. */
        KeysRequest: {
            api: components["schemas"]["ApiSlug"];
        };
        /** @description The API whose credits and prices to return. */
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
            /** @description Credits that calls to this API can spend now. They’re those in the wallet, a monthly plan’s credit line included. */
            available_credits: components["schemas"]["Credits"];
            /** @description The same, as the wallet itself returns it. */
            wallet_credits: components["schemas"]["Credits"];
            /** @description What is left of the credits that the plan includes for this period. They’re never on top of `available_credits`: the wallet holds them, or, billed monthly, the statement deducts them. */
            included_credits: components["schemas"]["Credits"];
            /** @description The price of each operation, for one call. */
            prices: components["schemas"]["OperationSummary"][];
        };
        /** @description The API whose plan to return. */
        PlanRequest: {
            api: components["schemas"]["ApiSlug"];
        };
        /**
         * @description How long one payment of the plan lasts. NONE is a plan without regular payments.
         * @enum {string}
         */
        PlanPeriod: "NONE" | "MONTHLY" | "YEARLY";
        /** @description The plan that charges the caller’s calls to an API. */
        UserPlan: {
            plan_id: components["schemas"]["PlanId"];
            plan_type: components["schemas"]["PlanType"];
            /** @description The plan’s name. */
            plan_name: string;
            /**
             * @description ACCOUNT if it’s the account’s own plan, API if it was taken for this API alone.
             * @enum {string}
             */
            scope: "ACCOUNT" | "API";
            /**
             * @description ENDING plans were cancelled and last until `ends_at`.
             * @enum {string}
             */
            status: "ACTIVE" | "ENDING";
            period: components["schemas"]["PlanPeriod"];
            /** @description The price of one period. */
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Credits included in the running period, a share by days if the account’s plan began within it. Unused ones end with the period. */
            included_credits: components["schemas"]["Credits"];
            /** @description How often the keys of a subscription may call on this plan. */
            limits: components["schemas"]["CallLimits"];
            /** @description Included credits that are left of this period. They’re in the wallet if the plan is PREPAID. */
            included_left: components["schemas"]["Credits"];
            /** @description Credits used in this period. */
            plan_consumption: components["schemas"]["Credits"];
            period_started_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When the next period begins; null for a plan without periods, or one that is ending.
             */
            renews_at: string | null;
            /**
             * Format: date-time
             * @description When it ends; null unless it’s ending.
             */
            ends_at: string | null;
        };
        /** @description A plan that an API is offered with. */
        ServicePlan: {
            plan_id: components["schemas"]["PlanId"];
            plan_type: components["schemas"]["PlanType"];
            /** @description The plan’s name. */
            plan_name: string;
            /** @description Who it’s for, and how it’s paid. */
            description: string;
            /**
             * @description API for a plan of this API alone; an ACCOUNT plan, once taken, applies to all APIs.
             * @enum {string}
             */
            scope: "ACCOUNT" | "API";
            period: components["schemas"]["PlanPeriod"];
            /** @description The price of one period. */
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /** @description Credits included in one period. */
            included_credits: components["schemas"]["Credits"];
            /** @description How often the keys of a subscription may call on this plan. */
            limits: components["schemas"]["CallLimits"];
            /** @description Whether only a verified business can take it. */
            kyb_required: boolean;
            /** @description The product to subscribe to in order to take this plan. */
            product_id: components["schemas"]["ProductId"];
            /** @description Whether it charges the caller’s calls to the API now. */
            current: boolean;
        };
        /** @description A plan, and how often the keys of a subscription may call on it. */
        PlanLimits: {
            plan_id: components["schemas"]["PlanId"];
            plan_type: components["schemas"]["PlanType"];
            /** @description The plan’s name. */
            plan_name: string;
            /**
             * @description PLAN if the limits are those of the plan for every API, API if they were set for this one.
             * @enum {string}
             */
            source: "PLAN" | "API";
            limits: components["schemas"]["CallLimits"];
        };
        /** @description Plans with their limits, in the order in which they are offered. */
        PlanLimitsList: components["schemas"]["PlanLimits"][];
        /** @description The token in the link of a plan. */
        PlanLink: string;
        /** @description The plan’s name. */
        PlanName: string;
        /** @description Who it’s for, and how it’s paid. */
        PlanDescription: string;
        /**
         * Format: int32
         * @description Taken off the list price of every call. Half a hundredth of a credit is rounded up.
         */
        DiscountPercent: number;
        /** @description A decimal string with at most two decimal places, 0 or more. */
        Amount: string;
        /** @description The price of a call on one plan, in place of the discounted list price. */
        OwnPrice: {
            api: components["schemas"]["ApiSlug"];
            /** @description The operation. */
            operation_id: string;
            /** @description Credits for a call. */
            price: components["schemas"]["Amount"];
        };
        /** @description Prices that the plan sets itself. Every other call costs the list price less the discount. */
        OwnPrices: components["schemas"]["OwnPrice"][];
        /** @description A trial without a fee, once for each person and team. */
        PlanTrial: {
            /**
             * Format: int32
             * @description How many days it lasts, the first one included.
             */
            days: number;
            /** @description Credits that are included until it ends. */
            credits: components["schemas"]["Amount"];
        };
        /** @description A plan of whole accounts, as it’s sold. */
        Plan: {
            plan_id: components["schemas"]["PlanId"];
            plan_type: components["schemas"]["PlanType"];
            plan_name: components["schemas"]["PlanName"];
            description: components["schemas"]["PlanDescription"];
            period: components["schemas"]["PlanPeriod"];
            /** @description The price of one period, in pesos. */
            price: components["schemas"]["Money"];
            /** @description The price of one period in US dollars. Statements are in pesos, and the wallet pays in credits. */
            price_usd: components["schemas"]["Money"];
            /** @description Credits included in one period. A shorter first period includes its share by days. */
            included_credits: components["schemas"]["Credits"];
            discount_percent: components["schemas"]["DiscountPercent"];
            own_prices: components["schemas"]["OwnPrices"];
            limits: components["schemas"]["CallLimits"];
            /** @description Whether only a verified business can take it. */
            kyb_required: boolean;
            /** @description The trial that it begins with for newcomers; null without one. */
            trial: components["schemas"]["PlanTrial"] | null;
        };
        /** @description Plans in the order of the price page. */
        PlanList: components["schemas"]["Plan"][];
        /**
         * Format: date
         * @description A calendar day, or null.
         */
        OptionalDay: string | null;
        /**
         * @description After the trial, CONTINUE begins the plan with its fee; GO_BACK returns to the plan from before.
         * @enum {string}
         */
        TrialEnd: "CONTINUE" | "GO_BACK";
        /** @description A plan with its running period. */
        CurrentPlan: {
            plan: components["schemas"]["Plan"];
            /** @description False once it’s retired. The account keeps its terms. */
            on_sale: boolean;
            started_on: components["schemas"]["OptionalDay"];
            /** @description The last day of the running period or trial; null for a plan without periods. */
            period_ends_on: components["schemas"]["OptionalDay"];
            /** @description Credits that the running period includes. */
            included_credits: components["schemas"]["Credits"];
            /** @description Those of them that are left. */
            included_left: components["schemas"]["Credits"];
            /** @description The last day of the trial; null without one. */
            trial_ends_on: components["schemas"]["OptionalDay"];
            /** @description What follows the trial; null without one. */
            trial_then: components["schemas"]["TrialEnd"] | null;
        };
        /** @description A change of plan that’s ahead. */
        UpcomingPlan: {
            plan_id: components["schemas"]["PlanId"];
            plan_name: components["schemas"]["PlanName"];
            starts_on: components["schemas"]["Day"];
            /**
             * @description CHOSEN by the account, the end of a trial, or because its plan is retired. Only a CHOSEN one can be cancelled; another choice replaces any of them.
             * @enum {string}
             */
            cause: "CHOSEN" | "TRIAL_END" | "RETIRED";
        };
        /** @description A plan on offer. */
        PlanOffer: {
            plan: components["schemas"]["Plan"];
            /** @description Whether the account has it. */
            current: boolean;
            /** @description Whether the account may begin with the plan’s trial. */
            trial_available: boolean;
        };
        /** @description The plan of an account, the change ahead, and the plans on offer. */
        AccountPlan: {
            /** @description The present plan; null before the first. */
            current: components["schemas"]["CurrentPlan"] | null;
            /** @description The change that’s ahead; null without one. */
            upcoming: components["schemas"]["UpcomingPlan"] | null;
            /** @description Plans that the account can take or has, in the order of the price page. */
            offers: components["schemas"]["PlanOffer"][];
        };
        /**
         * @description NOW, or PERIOD_END for the day after the running period. A plan without periods changes NOW.
         * @enum {string}
         */
        PlanChangeTime: "NOW" | "PERIOD_END";
        /** @description A change of the account plan. */
        PlanChangeRequest: {
            plan_id: components["schemas"]["PlanId"];
            when: components["schemas"]["PlanChangeTime"];
            /** @description To begin with the trial, and what follows it. Only NOW. */
            trial?: components["schemas"]["TrialEnd"];
            /** @description For a plan that’s only offered by its link. */
            link?: components["schemas"]["PlanLink"];
        };
        /** @description One amount of a change, in proportion by day. */
        PlanChangeLine: {
            /**
             * @description The new plan’s fee, the unused part of the old one’s, the new included credits, and unused ones that go back with the old fee.
             * @enum {string}
             */
            kind: "FEE" | "FEE_BACK" | "INCLUDED" | "INCLUDED_BACK";
            plan_name: components["schemas"]["PlanName"];
            /** @description Credits; the same number of pesos on a statement if `paid_by` is STATEMENT and the kind is a fee. */
            credits: components["schemas"]["Credits"];
            /**
             * @description Where it’s booked.
             * @enum {string}
             */
            paid_by: "WALLET" | "STATEMENT";
            /**
             * Format: int32
             * @description Days that it’s for.
             */
            days: number;
            /**
             * Format: int32
             * @description Days of the whole period.
             */
            period_days: number;
        };
        /** @description Credits as a decimal string with two places and perhaps a minus. */
        SignedCredits: string;
        /** @description Stands for the amounts of a quote. Another day or another price has another one. */
        PlanQuoteToken: string;
        /** @description What a change of plan does. */
        PlanChangeQuote: {
            plan_id: components["schemas"]["PlanId"];
            starts_on: components["schemas"]["Day"];
            /** @description The amounts of the day it starts. Empty if nothing is paid then. */
            lines: components["schemas"]["PlanChangeLine"][];
            /** @description Credits that the wallet gains, or loses with a minus. At the end of a period they’re booked then. */
            wallet_change: components["schemas"]["SignedCredits"];
            /** @description The wallet after it, as it stands now. */
            wallet_after: components["schemas"]["SignedCredits"];
            /** @description The fee after that, in pesos. */
            next_fee: components["schemas"]["Money"];
            /** @description When it’s due; null for a plan without periods. */
            next_fee_on: components["schemas"]["OptionalDay"];
            /** @description The last day of the trial; null without one. */
            trial_ends_on: components["schemas"]["OptionalDay"];
            /** @description Whether the bought credits pay what is due now. */
            covered: boolean;
            quote: components["schemas"]["PlanQuoteToken"];
        };
        /** @description A change of the account plan that was quoted. */
        ConfirmPlanChangeRequest: {
            plan_id: components["schemas"]["PlanId"];
            when: components["schemas"]["PlanChangeTime"];
            trial?: components["schemas"]["TrialEnd"];
            link?: components["schemas"]["PlanLink"];
            quote: components["schemas"]["PlanQuoteToken"];
        };
        /** @description Identifies a notification. */
        NotificationId: components["schemas"]["Id"];
        /**
         * @description The kind of a notification. `low_credits`: the wallet reached one of its alerts. `credits`: credits were added, deducted or are about to expire. `payments`: top-ups and bills. `plans`: plans that begin or end. `subscriptions`: APIs subscribed to. `announcements`: prices and limits that will change. `keys`: API keys created, replaced, revoked or about to expire. `limits`: a quota or a budget that is used up to 80 or 100 percent. `approvals`: a call that waits for approval. `exports`: a large export that is ready, or one that failed. `webhooks`: a webhook that was switched off because it failed. `verification`: the review of business documents. `team`: joining, leaving and roles of a team. `administration`: what an administrator did. `password_changed`, `new_device` (a sign-in from one) and `second_factor` (a change of it) are about the security of the account.
         * @enum {string}
         */
        NotificationKind: "low_credits" | "credits" | "payments" | "plans" | "subscriptions" | "announcements" | "keys" | "limits" | "approvals" | "webhooks" | "exports" | "verification" | "team" | "administration" | "password_changed" | "new_device" | "second_factor";
        /** @description Something that happened to the account. */
        Notification: {
            notification_id: components["schemas"]["NotificationId"];
            /** @description What it’s about. Omitted if it’s none of the kinds. */
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
             * @description Whether `link` leads to a page of the portal or elsewhere.
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
        /** @description What is still unread. */
        NotificationsRead: {
            /**
             * Format: int64
             * @description The time set on newly read ones, in unix seconds.
             */
            read_at: number;
            /**
             * Format: int32
             * @description How many of the account’s notifications are still unread.
             */
            unread: number;
        };
        /**
         * @description Which notifications to list.
         * @enum {string}
         */
        NotificationHistoryView: "all" | "unread" | "important";
        /** @description The newest notification that was seen. */
        NotificationsReadAllRequest: {
            up_to: components["schemas"]["NotificationId"];
        };
        /** @description How the account is notified of one kind. */
        NotificationPreference: {
            kind: components["schemas"]["NotificationKind"];
            /** @description Whether it is listed in the portal. */
            in_app: boolean;
            /** @description Whether it’s also sent by email. */
            mail: boolean;
            /** @description Whether `mail` always stays on, because it’s about the security of the account. */
            mail_locked: boolean;
        };
        /** @description How to notify the account of one kind. */
        NotificationPreferenceChange: {
            kind: components["schemas"]["NotificationKind"];
            /** @description Whether it is listed in the portal. */
            in_app: boolean;
            /** @description Whether it’s also sent by email. */
            mail: boolean;
        };
        /** @description The kinds to change. Others stay as they are; if a kind is named twice, the last entry counts. */
        NotificationPreferencesRequest: {
            /** @description One entry for each kind to change. */
            preferences: components["schemas"]["NotificationPreferenceChange"][];
        };
        /** @description The first event. From now on nothing is missed; anything earlier is in the list. */
        NotificationStreamReady: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "ready";
            /**
             * @description Nothing that this stream tells has changed within `read_seconds_ago`, so nothing has to be read again if this event arrives within 5 seconds of the call. Left out when something has, and when the server doesn’t know.
             * @constant
             */
            unchanged?: true;
        };
        /** @description A notification has arrived. It’s in the list. */
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
        /** @description Something in the account that the caller acts for was changed elsewhere. Anything shown of it is stale. */
        AccountChanged: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "account";
            /** @description The write that changed it, such as `PUT /api/wallet/threshold`: what its `x-invalidates` names is stale, too. Omitted if there was none. */
            operation?: string;
        };
        /** @description Calls of the account that the caller acts for went through the gateway. Its balance, ledger, limits, usage and request log are stale. Sent every three seconds at most. */
        CallsBooked: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "calls";
        };
        /** @description The caller now acts for another account, or in another role. Read the profile again, and everything that is shown. */
        TeamChanged: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "team";
        };
        /** @description Sent every 20 seconds. A stream that’s silent for more than 50 is dead. */
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
             * @description `token_expired`: call again with a fresh token. `session_ended`: the session was signed out or revoked. `unavailable`: the server is stopping, or can’t receive changes right now.
             * @enum {string}
             */
            reason: "token_expired" | "session_ended" | "unavailable";
            /**
             * Format: int32
             * @description Seconds to wait before calling again.
             */
            retry_after: number;
        };
        /** @description One event of the stream; `x-tells` of each names the reads that are stale after it. A reader ignores types that it doesn’t know. */
        NotificationEvent: components["schemas"]["NotificationStreamReady"] | components["schemas"]["NotificationCreated"] | components["schemas"]["NotificationsChangedElsewhere"] | components["schemas"]["AccountChanged"] | components["schemas"]["CallsBooked"] | components["schemas"]["TeamChanged"] | components["schemas"]["NotificationStreamHeartbeat"] | components["schemas"]["NotificationStreamEnd"];
        /** @description Server-sent events, per the HTML standard. The `data` of each is a NotificationEvent as JSON, on one line; events have no name and no id. */
        NotificationEvents: string;
        /** @description A person who acts for the account. */
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
             * @description Since when. For the owner, when the account was created.
             */
            joined_at: string;
            /**
             * Format: date-time
             * @description When they were last active, to about a minute. Null if that’s longer ago than a session is kept.
             */
            last_active_at: string | null;
            /** @description Whether it is the caller. */
            you: boolean;
        };
        /** @description Identifies an invitation to a team. */
        InvitationId: components["schemas"]["Id"];
        /**
         * @description A role that the owner can give. Ownership can’t be handed over.
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
             * @description When it was last emailed. Each email has its own link, and the earlier one stops working.
             */
            sent_at: string;
            /**
             * Format: date-time
             * @description Until when the link works. It can be in the past; resending it creates a new one.
             */
            expires_at: string;
        };
        /** @description The people who act for one account, and who is invited. */
        Team: {
            account_id: components["schemas"]["UserId"];
            /** @description The verified business. Null for an account without one, which can’t have members yet. */
            account_name: string | null;
            /** @description The caller’s role in the account. */
            role: components["schemas"]["TeamRole"];
            /** @description The owner first, then in the order they joined. */
            members: components["schemas"]["TeamMember"][];
            /** @description Those that nobody has accepted yet, newest first. */
            invitations: components["schemas"]["TeamInvitation"][];
        };
        /** @description Identifies an entry of the audit log. */
        AuditId: components["schemas"]["Id"];
        /** @description What a member of the team did for the account. Entries are never changed. */
        TeamActivity: {
            activity_id: components["schemas"]["AuditId"];
            at: components["schemas"]["Time"];
            /** @description The action, from general to specific, such as `key.regenerate`. */
            action: string;
            /** @description Who did it. */
            user_id: components["schemas"]["UserId"];
            /** @description Their name; null if they haven’t entered one, or have deleted their account. */
            name: string | null;
            /** @description What it was done to, such as a subscription, a payment or a member. */
            subject: string;
        };
        /** @description Whom to invite, and in what role. */
        InviteMemberRequest: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["MemberRole"];
        };
        /** @description Which invitation. */
        TeamInvitationRequest: {
            invitation_id: components["schemas"]["InvitationId"];
        };
        /** @description The token from the emailed link. It opens one invitation, once, for seven days. */
        TeamInvitationToken: string;
        /** @description The token from the emailed link. */
        TeamInvitationTokenRequest: {
            invitation_token: components["schemas"]["TeamInvitationToken"];
        };
        /** @description What an emailed link invites to. */
        InvitationToYou: {
            /** @description The business. */
            account_name: string;
            /** @description The name of the wallet’s owner. */
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
        /** @description Identifies an export of an account. */
        ExportId: components["schemas"]["Id"];
        /**
         * @description Which rows are exported. `LEDGER`: those of `GET /api/transactions/export`. `USAGE`: those of `GET /api/api-usage/export`. `CALLS`: those of `GET /api/api-usage/user-respose-export`. `API_CALLS`: those of `GET /api/api-logs-export`.
         * @enum {string}
         */
        ExportKind: "LEDGER" | "USAGE" | "CALLS" | "API_CALLS";
        /** @description Filters of the rows, with the parameters of their list. `LEDGER` takes start_date, end_date, view, request_id, transaction_id and sort; `USAGE` start_date, end_date, view, search, api and key; `CALLS` start_date, end_date, search, api, key, response and method; `API_CALLS` needs api, and takes key. Without an end date, the range ends on the day of the request. */
        ExportFilter: {
            start_date?: components["schemas"]["Day"];
            end_date?: components["schemas"]["Day"];
            /**
             * @description For `LEDGER` all, topup, usage or adjustment; for `USAGE` daily, monthly or api.
             * @enum {string}
             */
            view?: "all" | "topup" | "usage" | "adjustment" | "daily" | "monthly" | "api";
            /** @description Words that the rows contain. Case doesn’t matter. */
            search?: string;
            api?: components["schemas"]["ApiSlug"];
            key?: components["schemas"]["KeyId"];
            method?: components["schemas"]["CallMethod"];
            /** @description A status, such as `404`, or a class of statuses, such as `5xx`. */
            response?: string;
            request_id?: components["schemas"]["RequestId"];
            transaction_id?: components["schemas"]["TransactionId"];
            /**
             * @description How to sort the rows; a minus puts the newest first.
             * @enum {string}
             */
            sort?: "-created_at" | "created_at";
        };
        /**
         * @description QUEUED: it’s waiting for its turn. RUNNING: its rows are being written. READY: it can be downloaded. FAILED: it couldn’t be prepared. EXPIRED: its file was deleted.
         * @enum {string}
         */
        ExportStatus: "QUEUED" | "RUNNING" | "READY" | "FAILED" | "EXPIRED";
        /**
         * @description Why an export failed. `TOO_LARGE`: the account would exceed its storage. `STORAGE_FULL`: the server ran out of space. `INTERNAL`: it failed several times.
         * @enum {string}
         */
        ExportFailure: "TOO_LARGE" | "STORAGE_FULL" | "INTERNAL";
        /** @description A CSV file that the server prepares in the background and keeps for seven days. */
        Export: {
            export_id: components["schemas"]["ExportId"];
            kind: components["schemas"]["ExportKind"];
            filter: components["schemas"]["ExportFilter"];
            /** @description The file name of the download. */
            filename: string;
            status: components["schemas"]["ExportStatus"];
            /**
             * Format: int64
             * @description Rows in the file so far, without its header. It restarts at 0 if the export does.
             */
            rows_written: number;
            /**
             * Format: int64
             * @description The number of rows when it started; null before that, and if counting would take as long as writing.
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
             * @description When it was requested.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was ready, or failed; null before.
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @description When its file is or was deleted; null unless it was ready.
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
        /** @description Identifies a webhook of an account. */
        WebhookId: components["schemas"]["Id"];
        /**
         * Format: uri
         * @description A URL that accepts POST over HTTPS, without a user name, password or fragment.
         */
        WebhookUrl: string;
        /** @description What the webhook is for, in its owner’s words. */
        WebhookDescription: string;
        /**
         * @description What happened. `wallet.low_balance`: the wallet fell to one of its alert levels. `wallet.recovered`: it’s back above the first of them. `key.expiring`: a key stops working soon. `payment.settled`: a payment has arrived. `api.deprecated`: a version of a subscribed API was deprecated. `limit.reached`: 80 or 100 percent of a quota or budget are used. `announcement.updated`: a change of a price or limit was announced or cancelled.
         * @enum {string}
         */
        WebhookEventType: "wallet.low_balance" | "wallet.recovered" | "key.expiring" | "payment.settled" | "api.deprecated" | "limit.reached" | "announcement.updated";
        /** @description Which events a webhook receives. */
        WebhookEventTypes: components["schemas"]["WebhookEventType"][];
        /**
         * @description ACTIVE: it receives events. FAILING: it receives events, but the last attempt failed. OFF: its owner switched it off. DISABLED: it failed for three days or returned 410, and was switched off.
         * @enum {string}
         */
        WebhookStatus: "ACTIVE" | "FAILING" | "OFF" | "DISABLED";
        /** @description A URL that receives events, without its secret. */
        Webhook: {
            webhook_id: components["schemas"]["WebhookId"];
            url: components["schemas"]["WebhookUrl"];
            description: components["schemas"]["WebhookDescription"];
            events: components["schemas"]["WebhookEventTypes"];
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null if the last one didn’t.
             */
            failing_since: string | null;
            /**
             * Format: int32
             * @description Events of the last seven days that failed after their last attempt and haven’t been sent again since. Test events, and events that were waiting when the owner switched the webhook off, aren’t counted.
             */
            failed_deliveries: number;
            /**
             * Format: date-time
             * @description When it was switched off, by its owner or because it failed; null while it is on.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Until when deliveries are also signed with the previous secret; null if there is none.
             */
            previous_secret_ends_at: string | null;
            created_at: components["schemas"]["Time"];
        };
        /** @description The changes to a webhook. */
        UpdateWebhookRequest: {
            webhook_id: components["schemas"]["WebhookId"];
            url?: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            events?: components["schemas"]["WebhookEventTypes"];
            /** @description Whether it receives events. */
            enabled?: boolean;
        };
        /** @description A new webhook. */
        CreateWebhookRequest: {
            url: components["schemas"]["WebhookUrl"];
            description?: components["schemas"]["WebhookDescription"];
            events: components["schemas"]["WebhookEventTypes"];
        };
        /** @description The secret that signs deliveries, `whsec_` and 32 random bytes in Base64. Store it right away. */
        WebhookSecret: string;
        /** @description A webhook with its newly created secret. No other response ever contains it. */
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
        /** @description Identifies the delivery of an event to a webhook, or an email. */
        DeliveryId: components["schemas"]["Id"];
        /** @description Identifies an event, the same for every webhook and every attempt. Receivers use it to recognise duplicates. */
        WebhookEventId: components["schemas"]["Id"];
        /**
         * @description WAITING: it will be sent, or sent again. SENT: the receiver accepted it with a 2xx. FAILED: it isn’t retried automatically.
         * @enum {string}
         */
        WebhookDeliveryStatus: "WAITING" | "SENT" | "FAILED";
        /**
         * @description The result of an attempt. DELIVERED: a 2xx. REJECTED: another status. REDIRECTED: a 3xx, which isn’t followed. TIMEOUT: no complete response within ten seconds. UNREACHABLE: no connection, or it broke. ADDRESS_REFUSED: the host leads to an address that isn’t public. SWITCHED_OFF: the webhook was off.
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
             * @description The number of attempts.
             */
            attempts: number;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description The earliest time of the next attempt; null if it isn’t waiting.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was last sent; null before.
             */
            last_attempt_at: string | null;
            /** @description The result of the last attempt; null before. */
            last_outcome: components["schemas"]["WebhookOutcome"] | null;
            /**
             * Format: int32
             * @description The status that the receiver returned; null if it didn’t respond.
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
             * @description The status that the receiver returned; null if it didn’t respond.
             */
            status: number | null;
            /**
             * Format: int32
             * @description From the first byte sent to the end of the response, or to the failure.
             */
            latency_ms: number;
            /** @description What failed, for people; null if nothing did. */
            error: string | null;
            /** @description The beginning of the response body; null if there was no response. */
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
         * @description PENDING until the email address is verified; SUSPENDED accounts can neither log in nor call.
         * @enum {string}
         */
        AccountStatus: "ACTIVE" | "PENDING" | "SUSPENDED";
        /**
         * @description The state of the keys together. ACTIVE if at least one works, GRACE if one of those is about to end, REVOKED if there were keys and none works, NONE if there never was one.
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
            /** @description How the user pays; null before they have a plan. */
            plan_type: components["schemas"]["PlanType"] | null;
            /**
             * Format: int32
             * @description Active subscriptions.
             */
            subscriptions: number;
            /** @description Credits that can be used now. */
            wallet_credits: components["schemas"]["Credits"];
            /** @description The free ones among them. */
            free_credits: components["schemas"]["Credits"];
            keys_status: components["schemas"]["AdminKeysStatus"];
            /**
             * Format: int32
             * @description Keys that work now, including those in their grace period.
             */
            active_keys: number;
            /**
             * Format: int32
             * @description Those in their grace period.
             */
            grace_keys: number;
            /**
             * Format: date-time
             * @description The last accepted call with any key, to the minute; null before the first.
             */
            last_used_at: string | null;
        };
        /** @description A summary of a subscription, with its owner. */
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
            /** @description The display name of the API. */
            name: string;
            version: components["schemas"]["Version"];
            status: components["schemas"]["SubscriptionStatus"];
            /** @description The state of its test keys. */
            test_key: components["schemas"]["AdminKeysStatus"];
            /** @description The state of its live keys. */
            live_key: components["schemas"]["AdminKeysStatus"];
            created_at: components["schemas"]["Time"];
        };
        /** @description The page, and the length of the list. */
        AdminSubscriptionsMeta: {
            /**
             * Format: int32
             * @description This page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of subscriptions on a page; 10,000 if the list isn’t paged.
             */
            limit: number;
            /**
             * Format: int64
             * @description The number of subscriptions that match, on all pages.
             */
            total: number;
        };
        /** @description A user’s open request to log in without the second factor. */
        AdminFactorRecovery: {
            /** @description When it was made. */
            requested_at: components["schemas"]["Time"];
            /** @description When the link is emailed. */
            ready_at: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description The administrators who have approved it.
             */
            approvals: number;
            /** @description Whether the caller is one of them. */
            approved_by_caller: boolean;
        };
        /** @description One user and every subscription. */
        AdminUserSubscriptions: {
            account: components["schemas"]["AdminAccount"];
            /** @description The user’s open request to log in without the second factor, or null. */
            factor_recovery: components["schemas"]["AdminFactorRecovery"] | null;
            /** @description Newest first, cancelled ones last. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description Which key to replace, and how long the old one is still accepted. */
        AdminKeysRegenerateRequest: {
            /** @description The `user_subscription_id`. */
            subscription_id: components["schemas"]["SubscriptionId"];
            /** @description Its owner. The call is rejected if it belongs to someone else. */
            user_id: components["schemas"]["UserId"];
            /** @description If omitted, LIVE if there’s a live key, otherwise TEST. */
            type?: components["schemas"]["KeyType"];
            /**
             * Format: int32
             * @description How long the old key still works, in seconds. 0 ends it immediately.
             * @default 0
             */
            grace_seconds?: number;
        };
        /**
         * @description PAID credits were bought and never expire; FREE ones were given and have a last day.
         * @enum {string}
         */
        AdminCreditType: "PAID" | "FREE";
        /** @description Credits to deduct from a wallet. */
        AdminDeductCreditsRequest: {
            /** @description The user whose wallet it changes. */
            user_id: components["schemas"]["UserId"];
            /** @description Which credits to deduct. */
            type: components["schemas"]["AdminCreditType"];
            /** @description The number of credits. Always positive; the ledger row is negative. */
            credits: components["schemas"]["CreditsInput"];
            /** @description The reason. The user sees it on the ledger row. */
            description: string;
            /**
             * @description The kind of reason, as `AdjustmentReason` explains. The user sees it, too.
             * @default OTHER
             * @enum {string}
             */
            reason_code?: "GOODWILL" | "REFUND" | "CORRECTION" | "PROMOTION" | "FRAUD" | "OTHER";
        };
        /** @description The ledger row, and the wallet after it. */
        AdminCreditsChanged: {
            transaction: components["schemas"]["Transaction"];
            wallet: components["schemas"]["WalletCredits"];
        };
        /** @description Identifies a change of credits that needs a second administrator. */
        AdjustmentId: components["schemas"]["Id"];
        /**
         * @description PENDING until another administrator decides, or the user’s account is deleted, which ends it as REFUSED.
         * @enum {string}
         */
        AdminAdjustmentStatus: "PENDING" | "APPROVED" | "REFUSED";
        /** @description A change of credits above the limit for one person. It waits until another administrator approves or rejects it. Once approved, it’s a ledger row like any other. */
        AdminAdjustment: {
            adjustment_id: components["schemas"]["AdjustmentId"];
            /** @description The user whose wallet it changes. */
            user_id: components["schemas"]["UserId"];
            /** @description The name of the wallet’s owner; the email address if they have none. */
            user_name: string;
            /**
             * @description Whether credits are added or deducted.
             * @enum {string}
             */
            direction: "ADD" | "DEDUCT";
            type: components["schemas"]["AdminCreditType"];
            /** @description The number of credits; always positive. */
            credits: components["schemas"]["Credits"];
            /** @description The reason. The user sees it once the change is approved. */
            description: string;
            reason_code: components["schemas"]["AdjustmentReason"];
            /** @description The ledger row that it takes back. Absent from other changes. */
            reverses?: components["schemas"]["TransactionId"];
            /** @description The last day of free credits that are added, or null. */
            validity_date: components["schemas"]["Day"] | null;
            status: components["schemas"]["AdminAdjustmentStatus"];
            /** @description The administrator who requested it, and who can’t decide it. */
            requested_by: components["schemas"]["UserId"];
            /** @description Their name; the email address if they have none. */
            requested_by_name: string;
            requested_at: components["schemas"]["Time"];
            /** @description The name of the administrator who decided; null while it’s waiting, and where it ended with the user’s account. */
            decided_by_name: string | null;
            /**
             * Format: date-time
             * @description When it was decided; null while it’s waiting.
             */
            decided_at: string | null;
            /** @description A note on the decision, for administrators only. */
            note: string | null;
            /** @description The ledger row; null unless it was approved. */
            transaction_id: components["schemas"]["TransactionId"] | null;
        };
        /** @description Credits to add to a wallet. */
        AdminAddCreditsRequest: {
            /** @description The user whose wallet it changes. */
            user_id: components["schemas"]["UserId"];
            /** @description Which credits to add. */
            type: components["schemas"]["AdminCreditType"];
            /** @description The number of credits. */
            credits: components["schemas"]["CreditsInput"];
            /** @description The reason. The user sees it on the ledger row. */
            description: string;
            /**
             * @description The kind of reason, as `AdjustmentReason` explains. The user sees it, too.
             * @default OTHER
             * @enum {string}
             */
            reason_code?: "GOODWILL" | "REFUND" | "CORRECTION" | "PROMOTION" | "FRAUD" | "OTHER";
            /** @description The last day on which FREE credits can be used, tomorrow at the earliest. Required with FREE, rejected with PAID. */
            validity_date?: components["schemas"]["Day"];
        };
        /** @description The change of a wallet to take back. */
        AdminReverseCreditsRequest: {
            /** @description The user whose wallet it changed. */
            user_id: components["schemas"]["UserId"];
            /** @description The ledger row of the change. */
            transaction_id: components["schemas"]["TransactionId"];
            /** @description The reason. The user sees it on the new ledger row. */
            description: string;
            /** @description The last day on which restored FREE credits can be used, tomorrow at the earliest. Required with them, rejected otherwise. */
            validity_date?: components["schemas"]["Day"];
        };
        /**
         * @description Whether it still needs a decision.
         * @enum {string}
         */
        AdminPaymentDifferenceStatus: "OPEN" | "RESOLVED";
        /** @description Identifies a difference between the portal and its payment provider. */
        PaymentDifferenceId: components["schemas"]["Id"];
        /**
         * @description What differs.
         * @enum {string}
         */
        AdminPaymentDifferenceKind: "UNPAID_HERE" | "UNPAID_THERE" | "AMOUNT" | "REFUNDED";
        /** @description A payment that the portal and its payment provider don’t agree on. UNPAID_HERE: the provider took money that no credits were added for. UNPAID_THERE: it’s paid here, and the provider doesn’t know of it. AMOUNT: the sums differ. REFUNDED: the refunded sums differ. */
        AdminPaymentDifference: {
            difference_id: components["schemas"]["PaymentDifferenceId"];
            kind: components["schemas"]["AdminPaymentDifferenceKind"];
            /** @description The day of the payment. */
            day: components["schemas"]["Day"];
            /** @description The payment, as both sides call it. */
            reference_number: components["schemas"]["PaymentReference"];
            /** @description Who paid; null if the portal has no such payment. */
            user_id: components["schemas"]["UserId"] | null;
            /** @description Name of the user, or null. */
            user_name: string | null;
            /** @description The provider’s, or the payment’s if the provider has none. */
            currency: string;
            /** @description What the portal has of it; null if it has nothing. */
            amount: components["schemas"]["Money"] | null;
            /** @description What the provider has of it; null if it has nothing. */
            provider_amount: components["schemas"]["Money"] | null;
            found_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description When it was resolved, or null.
             */
            resolved_at: string | null;
            /** @description Who resolved it; null while it’s open, and if both sides agreed later. */
            resolved_by_name: string | null;
            /** @description What was done about it, or null. */
            note: string | null;
        };
        /** @description What was done about a difference. */
        AdminResolvePaymentDifferenceRequest: {
            /** @description The difference. */
            difference_id: components["schemas"]["PaymentDifferenceId"];
            /** @description What was done, for other administrators. */
            note: string;
        };
        /** @description The top-up to refund, whole or in part. */
        AdminRefundPaymentRequest: {
            /** @description The payment. */
            transaction_id: components["schemas"]["PaymentId"];
            /** @description How many of its credits to take back, at most those that are unspent. Their share of the price is refunded. */
            credits: components["schemas"]["CreditsInput"];
            /** @description The reason. The user sees it. */
            reason: string;
        };
        /** @description Which subscription, its limits, and why. */
        AdminLimitsRequest: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            /** @description In place of those of the plan; null to follow the plan again. */
            limits: components["schemas"]["CallLimits"] | null;
            /** @description Why. It is in the audit log. */
            reason: string;
        };
        /**
         * @description A DRAFT is seen by administrators alone; a RETIRED plan isn’t sold any more.
         * @enum {string}
         */
        PlanStatus: "DRAFT" | "ON_SALE" | "RETIRED";
        /**
         * Format: int32
         * @description Its place on the price page, the smallest first.
         */
        PlanPosition: number;
        /**
         * @description Who can take it. EVERYBODY, accounts that are INVITED by their address, or whoever has its LINK.
         * @enum {string}
         */
        PlanAudience: "EVERYBODY" | "INVITED" | "LINK";
        /** @description Addresses of the account owners who can take an INVITED plan. */
        InvitedAddresses: components["schemas"]["Email"][];
        /**
         * Format: int32
         * @description Counts the changes of the plan. Needed to change one, so that nobody overwrites what they haven’t seen.
         */
        PlanRevision: number;
        /** @description A plan as it is now. */
        AdminPlan: {
            plan_id: components["schemas"]["PlanId"];
            plan_type: components["schemas"]["PlanType"];
            /** @description The plan’s name. */
            plan_name: string;
            /** @description The one API that it’s for; null for all. */
            api: string | null;
            period: components["schemas"]["PlanPeriod"];
            /** @description The price of one period, in pesos. */
            price: components["schemas"]["Money"];
            /** @description Credits included in one period. */
            included_credits: components["schemas"]["Credits"];
            limits: components["schemas"]["CallLimits"];
            description: components["schemas"]["PlanDescription"];
            /** @description The price in US dollars; null where it’s converted at the portal’s rate. */
            price_usd: components["schemas"]["Money"] | null;
            discount_percent: components["schemas"]["DiscountPercent"];
            own_prices: components["schemas"]["OwnPrices"];
            /** @description Whether only a verified business can take it. */
            kyb_required: boolean;
            /** @description Null without one. */
            trial: components["schemas"]["PlanTrial"] | null;
            status: components["schemas"]["PlanStatus"];
            position: components["schemas"]["PlanPosition"];
            audience: components["schemas"]["PlanAudience"];
            invited: components["schemas"]["InvitedAddresses"];
            /** @description The token of a LINK plan; null of any other. */
            link: components["schemas"]["PlanLink"] | null;
            revision: components["schemas"]["PlanRevision"];
            /**
             * Format: int32
             * @description Accounts that have it now.
             */
            accounts: number;
        };
        /** @description Plans for all APIs first, by position, then those of one API by name. */
        AdminPlanList: components["schemas"]["AdminPlan"][];
        /** @description A plan as it’s edited. */
        SavePlanRequest: {
            /** @description The plan to change; left out for a new draft. */
            plan_id?: components["schemas"]["PlanId"];
            revision?: components["schemas"]["PlanRevision"];
            plan_name: components["schemas"]["PlanName"];
            description: components["schemas"]["PlanDescription"];
            plan_type: components["schemas"]["PlanType"];
            period: components["schemas"]["PlanPeriod"];
            price: components["schemas"]["Amount"];
            /** @description Null to convert the price at the portal’s rate. */
            price_usd: components["schemas"]["Amount"] | null;
            included_credits: components["schemas"]["Amount"];
            discount_percent: components["schemas"]["DiscountPercent"];
            own_prices: components["schemas"]["OwnPrices"];
            limits: components["schemas"]["CallLimits"];
            /** @description Whether only a verified business can take it. */
            kyb_required: boolean;
            /** @description Null without one. */
            trial: components["schemas"]["PlanTrial"] | null;
            position: components["schemas"]["PlanPosition"];
            audience: components["schemas"]["PlanAudience"];
            invited: components["schemas"]["InvitedAddresses"];
        };
        /** @description The next status of a plan. */
        PlanStatusRequest: {
            plan_id: components["schemas"]["PlanId"];
            revision: components["schemas"]["PlanRevision"];
            /**
             * @description ON_SALE and DISCARDED of a draft; RETIRED of a plan on sale.
             * @enum {string}
             */
            status: "ON_SALE" | "RETIRED" | "DISCARDED";
            /** @description With ON_SALE, the plan that it replaces for newcomers, which is retired. */
            replaces?: components["schemas"]["PlanId"];
            /** @description With RETIRED, the plan that its accounts move to. Left out, they keep theirs. */
            move_to?: components["schemas"]["PlanId"];
        };
        /** @description An announcement, and how many accounts know of it. */
        AdminAnnouncement: components["schemas"]["Announcement"] & {
            announced_at: components["schemas"]["Time"];
            /** @description The administrator who announced it; null if the account has no name. */
            announced_by_name: string | null;
            /** @description Why the notice was shorter than the usual one; null if it wasn’t. Affected accounts don’t see it. */
            short_notice_reason: string | null;
            /**
             * Format: date-time
             * @description When it took effect; null before.
             */
            took_effect_at: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled; null if it wasn’t.
             */
            cancelled_at: string | null;
            /** @description Why it was cancelled; null if it wasn’t. */
            cancel_reason: string | null;
            /**
             * Format: int32
             * @description Accounts that are affected today.
             */
            affected: number;
            /**
             * Format: int32
             * @description Accounts that were notified of it.
             */
            told: number;
        };
        /** @description The new list price of an operation. */
        AnnouncedPrice: {
            /** @description The operationId in the document. */
            operation_id: string;
            price: components["schemas"]["Amount"];
        };
        /** @description A plan, or a version of an API, and what changes. Values that are omitted, or the same as now, stay. */
        AnnouncementRequest: {
            plan_id?: components["schemas"]["PlanId"];
            api?: components["schemas"]["ApiSlug"];
            version?: components["schemas"]["Version"];
            /**
             * Format: date-time
             * @description From when on; null for right away.
             */
            effective_at: string | null;
            /** @description New list prices of operations. Only of a version of an API. */
            prices?: components["schemas"]["AnnouncedPrice"][];
            /** @description The operations and webhooks that a new document of the version changes so that calls of before may fail. It can be published in the 30 days that follow. Only of a version of an API. */
            breaking_operations?: string[];
            /** @description The new price of a period, in pesos. Only of a plan with periods. */
            plan_price?: components["schemas"]["Amount"];
            /** @description The new number of credits that a period includes. Only of a plan with periods. */
            included_credits?: components["schemas"]["Amount"];
            limits?: components["schemas"]["CallLimits"];
            /** @description Why, as the affected accounts will read it. */
            reason: string;
            /** @description Why less than the usual notice has to do. It’s in the audit log. */
            short_notice_reason?: string | null;
        };
        /** @description What an announcement would change, and for how many accounts. */
        AnnouncementPreview: {
            /** @description What would change. */
            changes: components["schemas"]["AnnouncedChange"][];
            /**
             * Format: int32
             * @description How many accounts would be notified.
             */
            affected: number;
            /**
             * Format: int32
             * @description How many days ahead such a change is announced, unless there’s a reason. 0 if nothing gets worse.
             */
            notice_days: number;
            /** @description The first moment with that notice. */
            earliest_at: components["schemas"]["Time"];
        };
        /** @description Which announcement, and why it’s cancelled. */
        CancelAnnouncementRequest: {
            announcement_id: components["schemas"]["AnnouncementId"];
            /** @description Why, as the accounts that were notified will read it. */
            reason: string;
        };
        /** @description An account that a change affects, and what it was told. */
        AffectedAccount: {
            user_id: components["schemas"]["UserId"];
            /** @description The person’s name. */
            name: string;
            email: components["schemas"]["Email"];
            /**
             * Format: date-time
             * @description When it was notified; null if it wasn’t yet, or became affected later.
             */
            told_at: string | null;
            /** @description Whether it has a notification in the portal. */
            in_app: boolean;
            /** @description Whether it got an email. */
            mail: boolean;
            /**
             * Format: int32
             * @description How many of its webhooks got the event.
             */
            webhooks: number;
            /**
             * Format: date-time
             * @description When it was notified that the change won’t happen; null otherwise.
             */
            cancellation_told_at: string | null;
        };
        /** @description A disturbance that everybody is to know of. */
        ReportIncidentRequest: {
            title: components["schemas"]["IncidentTitle"];
            impact: components["schemas"]["IncidentImpact"];
            apis: components["schemas"]["IncidentApis"];
            step: components["schemas"]["IncidentStep"];
            text: components["schemas"]["IncidentText"];
        };
        /** @description News of an incident that lasts. */
        UpdateIncidentRequest: {
            incident_id: components["schemas"]["IncidentId"];
            step: components["schemas"]["IncidentStep"];
            text: components["schemas"]["IncidentText"];
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
             * @description The number of keys that worked until now.
             */
            revoked_keys: number;
            /** @description When they stop working. */
            revoked_at: components["schemas"]["Time"];
        };
        /** @description Which key to revoke, and why. */
        AdminRevokeKeyRequest: {
            user_id: components["schemas"]["UserId"];
            key_id: components["schemas"]["KeyId"];
            /** @description The reason, for the audit log. It’s part of the user’s own data export. */
            reason: string;
        };
        /** @description A verification and who submitted it. */
        AdminKyb: {
            submission: components["schemas"]["KybSubmission"];
            /** @description The contact person named in the form. */
            contact_name: string;
            /** @description Where the outcome is emailed. */
            contact_email: components["schemas"]["Email"];
            /** @description The account that it belongs to. Null for a guest. */
            user_id: components["schemas"]["UserId"] | null;
            /**
             * Format: int32
             * @description The number of this account’s attempt for these APIs. Guests always count as the first.
             */
            attempt: number;
        };
        /** @description Everything that a reviewer looks at. */
        AdminKybDetail: {
            submission: components["schemas"]["KybSubmission"];
            form: components["schemas"]["KybFormValues"];
            documents: components["schemas"]["KybDocuments"];
            /** @description The account that it belongs to. Null for a guest. */
            user_id: components["schemas"]["UserId"] | null;
            /** @description The account’s earlier verifications for the same APIs, newest first. */
            earlier: components["schemas"]["KybSubmission"][];
        };
        /** @description The verification to approve. */
        AdminKybApproveRequest: {
            kyb_id: components["schemas"]["KybId"];
        };
        /** @description Why a field is rejected. */
        KybRefusal: {
            field: components["schemas"]["KybFieldName"];
            /** @description Stable machine-readable code, such as `document_expired`. */
            code: string;
            /** @description What is wrong and what to send instead, for people. */
            reason: string;
        };
        /** @description The verification to reject, and why. */
        AdminKybRejectRequest: {
            kyb_id: components["schemas"]["KybId"];
            /** @description At least one field, each with a reason. */
            refusals: components["schemas"]["KybRefusal"][];
        };
        /** @description The page, and the limit above which a second person is needed. */
        AdminAdjustmentMeta: {
            /**
             * Format: int32
             * @description This page, counted from 1.
             */
            page: number;
            /**
             * Format: int32
             * @description The maximum number of items on a page.
             */
            limit: number;
            /**
             * Format: int64
             * @description The number of items in the whole list.
             */
            total: number;
            /** @description Changes of more credits than this wait for a second administrator. Changes made alone since midnight in the market count, in each direction, for an account and for an administrator. */
            approval_above: components["schemas"]["Credits"];
        };
        /** @description The decision on a waiting change. */
        AdminDecideAdjustmentRequest: {
            adjustment_id: components["schemas"]["AdjustmentId"];
            /**
             * @description APPROVE moves the credits; REFUSE leaves the wallet unchanged.
             * @enum {string}
             */
            decision: "APPROVE" | "REFUSE";
            /** @description The reason, for administrators. The user doesn’t see it. */
            note?: string;
        };
        /** @description How much waits for an administrator. 100 means 100 or more. */
        AdminWaiting: {
            approvals: components["schemas"]["AdminWaitingCount"];
            verifications: components["schemas"]["AdminWaitingCount"];
            deliveries: components["schemas"]["AdminWaitingCount"];
            problems: components["schemas"]["AdminWaitingCount"];
            payments: components["schemas"]["AdminWaitingCount"];
        };
        /** @description How a user can confirm a log-in. */
        AdminSecondFactor: {
            /** @description Whether an authenticator app is set up. */
            authenticator_app: boolean;
            /**
             * Format: int32
             * @description Number of passkeys.
             */
            passkeys: number;
            /**
             * Format: int32
             * @description Number of recovery codes that are left.
             */
            recovery_codes: number;
        };
        /** @description A person of a team. */
        AdminTeamPerson: {
            user_id: components["schemas"]["UserId"];
            /** @description First name. */
            firstname: string;
            /** @description Family name. */
            lastname: string;
            role: components["schemas"]["TeamRole"];
        };
        /** @description How much of a top-up can be refunded. */
        AdminRefundable: {
            transaction_id: components["schemas"]["PaymentId"];
            /** @description The credits of it that are unspent. */
            credits: components["schemas"]["Credits"];
            /** @description What they cost, in the payment’s currency. */
            amount: components["schemas"]["Money"];
        };
        /** @description Identifies a note of an administrator. */
        AdminNoteId: components["schemas"]["Id"];
        /** @description What other administrators should know. It is part of the user’s own data export. */
        AdminNoteText: string;
        /** @description A note about a user, for administrators. */
        AdminNote: {
            note_id: components["schemas"]["AdminNoteId"];
            text: components["schemas"]["AdminNoteText"];
            written_at: components["schemas"]["Time"];
            /** @description Name of the administrator who wrote it. Empty if they have left. */
            written_by_name: string;
        };
        /** @description A user’s plan, security, team, verifications and payments, and what administrators noted. */
        AdminUserProfile: {
            user_id: components["schemas"]["UserId"];
            /** @description How the user pays; null before they have a plan. */
            plan_type: components["schemas"]["PlanType"] | null;
            /** @description Name of the plan, or null. */
            plan_name: string | null;
            registered_at: components["schemas"]["Time"];
            /** @description The last log-in, or null before the first. */
            last_login_date: components["schemas"]["Time"] | null;
            second_factor: components["schemas"]["AdminSecondFactor"];
            /** @description The people who act for the same account, the owner first; null for somebody who acts alone. */
            team: components["schemas"]["AdminTeamPerson"][] | null;
            /** @description The latest verification for each publisher or API. */
            verifications: components["schemas"]["KybSubmission"][];
            /** @description The latest 50, newest first, without addresses of checkouts. */
            payments: components["schemas"]["PaymentRecord"][];
            /** @description The unspent credits of those payments that can be refunded. */
            refundable?: components["schemas"]["AdminRefundable"][];
            /**
             * Format: int64
             * @description How many payments there are in all.
             */
            payments_total: number;
            /** @description Newest first. */
            notes: components["schemas"]["AdminNote"][];
        };
        /** @description A note about a user. */
        AdminAddNoteRequest: {
            user_id: components["schemas"]["UserId"];
            text: components["schemas"]["AdminNoteText"];
        };
        /** @description One or more roles; together they allow what each of them does. */
        StaffRoles: components["schemas"]["StaffRole"][];
        /** @description An administrator. */
        StaffMember: {
            user_id: components["schemas"]["UserId"];
            /** @description First and last name. Null until the profile is completed. */
            name: string | null;
            email: components["schemas"]["Email"];
            roles: components["schemas"]["StaffRoles"];
            /** @description Whether logging in takes a second factor. */
            second_factor: boolean;
            /**
             * Format: date-time
             * @description The latest sign-in. Null before the first.
             */
            last_sign_in: string | null;
            /** @description Whether the link of the invitation hasn’t been used yet. */
            invited: boolean;
            /** @description Whether it’s the caller. */
            you: boolean;
        };
        /** @description The roles that an administrator has from now on. */
        AdminChangeStaffRolesRequest: {
            user_id: components["schemas"]["UserId"];
            roles: components["schemas"]["StaffRoles"];
        };
        /** @description Who becomes an administrator. */
        AdminInviteStaffRequest: {
            email: components["schemas"]["Email"];
            roles: components["schemas"]["StaffRoles"];
        };
        /** @description Which administrator. */
        AdminRemoveStaffRequest: {
            user_id: components["schemas"]["UserId"];
        };
        /** @description Identifies an administrator that is a program. */
        ServiceAccountId: components["schemas"]["Id"];
        /** @description What it’s for, as the audit log names it. */
        ServiceAccountName: string;
        /** @description One or more staff roles, but not OWNER. */
        ServiceAccountRoles: ("PUBLISHER" | "FINANCE" | "SUPPORT" | "AUDITOR")[];
        /** @description The IP addresses that its keys may be used from, ranges in CIDR notation. If empty, any. */
        ServiceAccountAddresses: string[];
        /** @description Identifies a key of a service account. */
        ServiceKeyId: components["schemas"]["Id"];
        /** @description A key of a service account, without its secret. */
        ServiceKey: {
            key_id: components["schemas"]["ServiceKeyId"];
            /** @description The last characters of the secret. */
            last_four: string;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description The latest request with it, within a minute. Null before the first.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it stops working, as it was replaced. Null for the current key.
             */
            grace_ends_at: string | null;
        };
        /** @description An administrator that is a program. */
        ServiceAccount: {
            service_account_id: components["schemas"]["ServiceAccountId"];
            name: components["schemas"]["ServiceAccountName"];
            roles: components["schemas"]["ServiceAccountRoles"];
            addresses: components["schemas"]["ServiceAccountAddresses"];
            expires_at: components["schemas"]["Time"];
            created_at: components["schemas"]["Time"];
            /** @description The owner who created it. */
            created_by_name: string | null;
            /** @description The current key, and the replaced one while its grace period lasts. */
            keys: components["schemas"]["ServiceKey"][];
        };
        /**
         * Format: date-time
         * @description When its keys stop working, at most 365 days ahead.
         */
        ServiceAccountEnd: string;
        /** @description Which one, and what holds from now on. */
        AdminChangeServiceAccountRequest: {
            service_account_id: components["schemas"]["ServiceAccountId"];
            name: components["schemas"]["ServiceAccountName"];
            roles: components["schemas"]["ServiceAccountRoles"];
            addresses: components["schemas"]["ServiceAccountAddresses"];
            expires_at: components["schemas"]["ServiceAccountEnd"];
        };
        /** @description What it may do, until when, and from where. */
        AdminCreateServiceAccountRequest: {
            name: components["schemas"]["ServiceAccountName"];
            roles: components["schemas"]["ServiceAccountRoles"];
            addresses?: components["schemas"]["ServiceAccountAddresses"];
            expires_at: components["schemas"]["ServiceAccountEnd"];
        };
        /** @description A service account with the secret of its new key. No other response ever holds the secret. */
        ServiceAccountCreated: components["schemas"]["ServiceAccount"] & {
            /** @description The secret, sent as `Authorization: Bearer`: the prefix, 32 random letters and digits, and a checksum of six. */
            service_key: string;
        };
        /** @description Which key, and how long it still works. */
        AdminRotateServiceKeyRequest: {
            service_account_id: components["schemas"]["ServiceAccountId"];
            key_id: components["schemas"]["ServiceKeyId"];
            /**
             * Format: int32
             * @description How long the old key still works, in seconds. 0 ends it immediately.
             * @default 86400
             */
            grace_seconds?: number;
        };
        /** @description Which one. */
        AdminRemoveServiceAccountRequest: {
            service_account_id: components["schemas"]["ServiceAccountId"];
        };
        /** @description A part of setting up the portal. */
        SetupItem: {
            /**
             * @description The part.
             * @enum {string}
             */
            id: "brand" | "texts" | "domain" | "email" | "payments" | "second_factor" | "backup" | "api" | "prices";
            /** @description Its name. */
            title: string;
            /**
             * @description Unknown is what the server can’t see.
             * @enum {string}
             */
            state: "done" | "open" | "unknown";
            /** @description Whether customers shouldn’t be let in while it’s open. */
            required: boolean;
            /** @description What was found, in a sentence or two. */
            finding: string;
        };
        /** @description Counts of live calls. */
        CallFigures: {
            calls: components["schemas"]["CallCount"];
            /** @description Those that the API failed. */
            failed: components["schemas"]["CallCount"];
            /** @description The total cost of the calls. */
            credits: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description Median response time in milliseconds; null without calls.
             */
            median_ms: number | null;
        };
        /**
         * Format: int32
         * @description A number of accounts.
         */
        CustomerCount: number;
        /** @description Accounts by their live calls, counted by days of the market’s time zone. */
        CallingCustomers: {
            /** @description With calls since the day on which the period began. */
            active: components["schemas"]["CustomerCount"];
            /** @description Those of the active ones that never called before. */
            new: components["schemas"]["CustomerCount"];
            /** @description With calls in the week before, and none since. */
            silent: components["schemas"]["CustomerCount"];
            /** @description Those of the active ones with failed calls. */
            affected: components["schemas"]["CustomerCount"];
        };
        /** @description One part of a period. */
        OverviewTick: {
            /** @description When it began. */
            at: components["schemas"]["Time"];
            calls: components["schemas"]["CallCount"];
            /** @description DEGRADED from 1% of failed calls, OUTAGE from 20%. Null without calls. */
            state: components["schemas"]["ServiceState"] | null;
        };
        /** @description The period in equal parts, the oldest first. 24 hours have 24, 7 days 28, 30 days 30. */
        OverviewTicks: components["schemas"]["OverviewTick"][];
        /** @description The servers of an upstream. */
        UpstreamServers: {
            /**
             * Format: int32
             * @description All of them, of every version.
             */
            servers: number;
            /**
             * Format: int32
             * @description Those that the gateway leaves alone, since they failed.
             */
            unreachable: number;
        };
        /** @description An API in a period. */
        ProviderApi: components["schemas"]["CallFigures"] & {
            api: components["schemas"]["ApiSlug"];
            /** @description Name of the API. */
            api_name: string;
            /** @description The newest version. */
            version: components["schemas"]["Version"];
            /** @description The state now, as on the status page. */
            state: components["schemas"]["ServiceState"];
            /** @description The beginning of its latest problem in the period. Null where no part of it had any. */
            broke_at: components["schemas"]["Time"] | null;
            customers: components["schemas"]["CallingCustomers"];
            ticks: components["schemas"]["OverviewTicks"];
            /** @description Its servers for live calls. Null where the gateway has none set. */
            upstream: components["schemas"]["UpstreamServers"] | null;
        };
        /** @description Live calls of all customers in a period, beside the period before. */
        ProviderOverview: components["schemas"]["CallFigures"] & {
            /** @description When the period began. */
            since: components["schemas"]["Time"];
            /** @description The period before, as long. */
            before: components["schemas"]["CallFigures"];
            customers: components["schemas"]["CallingCustomers"];
            ticks: components["schemas"]["OverviewTicks"];
            /** @description Every API of the catalogue, the most called first. */
            apis: components["schemas"]["ProviderApi"][];
        };
        /** @description Identifies a saved view of an administrator. */
        AdminViewId: components["schemas"]["Id"];
        /**
         * @description The list that a view belongs to.
         * @enum {string}
         */
        AdminViewList: "accounts" | "keys" | "subscriptions" | "credits" | "approvals" | "verifications" | "apis" | "deliveries" | "audit_log";
        /** @description What its owner calls it. No other view of the same list has the same name, whatever its case. */
        AdminViewName: string;
        /** @description Filters and order of the list, as the portal’s address has them, without a question mark. Empty for all rows. */
        AdminViewQuery: string;
        /** @description Filters of a list, saved under a name by one administrator. Nobody else sees it. */
        AdminView: {
            view_id: components["schemas"]["AdminViewId"];
            list: components["schemas"]["AdminViewList"];
            name: components["schemas"]["AdminViewName"];
            query: components["schemas"]["AdminViewQuery"];
        };
        /** @description Which view, and its new name. */
        AdminRenameViewRequest: {
            view_id: components["schemas"]["AdminViewId"];
            name: components["schemas"]["AdminViewName"];
        };
        /** @description What to save, and under which name. */
        AdminSaveViewRequest: {
            list: components["schemas"]["AdminViewList"];
            name: components["schemas"]["AdminViewName"];
            query: components["schemas"]["AdminViewQuery"];
        };
        /** @description Which view. */
        AdminViewRequest: {
            view_id: components["schemas"]["AdminViewId"];
        };
        /** @description Who did what to whom, and by which request. Entries are never changed. */
        AuditEntry: {
            audit_id: components["schemas"]["AuditId"];
            at: components["schemas"]["Time"];
            /** @description The action, from general to specific, such as `admin.credits.add`. */
            action: string;
            /** @description The action in words, with its amounts and its reason, such as “Added 100.00 paid credits”. For people; `action` and `details` are for programs. */
            summary: string;
            /** @description The account that did it, or the part of the server that did it on its own. */
            actor_id: string;
            /**
             * @description Whether a person, a program with a key, or a part of the server did it.
             * @enum {string}
             */
            actor_kind: "PERSON" | "SERVICE_ACCOUNT" | "SERVER";
            /** @description The name of that account; null if it has none. */
            actor_name: string | null;
            /** @description The address of that account; null if it has none. */
            actor_email: string | null;
            /** @description Whom or what it was done to. */
            subject: string;
            /** @description The name of the account that it was done to; null if it’s not an account. */
            subject_name: string | null;
            /** @description The address of the account that it was done to; null if it’s not an account. */
            subject_email: string | null;
            /** @description Further details, which differ by action. Amounts are decimal strings, in credits or pesos. They never contain a secret. */
            details: {
                [key: string]: unknown;
            };
            /** @description The request that caused it; null for what the server did on its own. */
            request_id: string | null;
        };
        /** @description Whose request, and why the administrator is sure who asks. */
        AdminApproveFactorRecovery: {
            user_id: components["schemas"]["UserId"];
            /** @description How the administrator knows that the owner asks. Kept in the audit log. */
            reason: string;
        };
        /** @description Which account to lock, and why. */
        AdminLockUserRequest: {
            user_id: components["schemas"]["UserId"];
            /** @description The reason, for the audit log. It’s part of the user’s own data export. */
            reason: string;
        };
        /** @description The state of the account, and how many sessions ended. */
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
         * @description Where a version is in its life cycle.
         * @enum {string}
         */
        AdminApiStatus: "ACTIVE" | "BETA" | "DEPRECATED";
        /** @description A published version of an API, and who uses it. */
        AdminApi: {
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description The middle segment of its address. Null if it has none. */
            tag: string | null;
            /** @description The display name. */
            name: string;
            version: components["schemas"]["Version"];
            /** @description The version of the published document. */
            full_version: string;
            /** @description Whether it’s the newest version of its API, the one that the catalogue lists. */
            newest: boolean;
            status: components["schemas"]["AdminApiStatus"];
            /**
             * Format: date
             * @description The day from which calls to it return 410. Null while no end date is set.
             */
            sunset_on: string | null;
            /** @description Why it ends and what to use instead, as subscribers read it. Null if no reason was given. */
            deprecation_reason: string | null;
            /** @description The price of its cheapest operation. */
            price_from: components["schemas"]["Credits"];
            /** @description The price of its most expensive operation. */
            price_to: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description The number of operations sold.
             */
            operations_total: number;
            /**
             * Format: int32
             * @description Subscriptions to the API. Each covers all of its versions.
             */
            subscribers: number;
            /**
             * Format: int64
             * @description Calls to this version in the last 30 days, including today.
             */
            calls: number;
            /**
             * Format: int32
             * @description The number of accounts that made them.
             */
            callers: number;
            /** @description Where live calls go, as it was published. Null if the mock or a setting of the deployment is used instead, or nothing is. */
            upstream: string | null;
            /** @description Whether live calls reach its mock, too, where no upstream is set. Test calls always do. */
            mocked: boolean;
            /** @description When its document or its prices were last published. */
            published_at: components["schemas"]["Time"];
            /** @description The administrator who published it. Null for the command line. */
            published_by_name: string | null;
        };
        /** @description Identifies a draft of an API. */
        DraftId: components["schemas"]["Id"];
        /** @description A document, and how to publish it. Anything omitted stays as it is, or follows from the document. A draft has both: with `draft_id`, nothing else is read of them. */
        AdminApiForm: {
            draft_id?: components["schemas"]["DraftId"];
            /**
             * Format: binary
             * @description The OpenAPI 3.0, 3.1 or 3.2 document, as YAML or JSON in UTF-8, up to 30 MB. References to other files are rejected.
             */
            document?: string;
            /** @description Who offers it; the first part of its address. */
            publisher?: string;
            /** @description Which of the publisher’s APIs it is; omitted from the address if empty. */
            tag?: string;
            /** @description The version in the address. If empty, the first number of `info.version`. */
            version?: string;
            /**
             * @description If empty, unchanged; ACTIVE for a new version.
             * @enum {string}
             */
            status?: "" | "ACTIVE" | "BETA";
            /** @description The category that lists it. */
            category?: string;
            /** @description The price of an answered call if the operation has no `x-price`. If omitted, unchanged; 0.00 for a new operation. */
            price?: string;
            /** @description Prices that override those of the document, as JSON: a list of `method`, `path` and `price`, such as `[{"method":"GET","path":"/hours","price":"0.25"}]`. */
            price_overrides?: string;
            /** @description Where live calls go; `none` removes it. If empty, unchanged. A host that the stored secret wasn’t entered for is rejected. */
            upstream?: string;
            /**
             * @description Also allows an upstream in a private network.
             * @enum {string}
             */
            allow_internal_upstream?: "true" | "false";
            /**
             * @description Whether to convert a Swagger 2.0 document to OpenAPI 3.0. Downloads stay in the original format.
             * @enum {string}
             */
            convert?: "true" | "false";
        };
        /** @description The checked document, with the digest of that check. */
        AdminPublishApiForm: components["schemas"]["AdminApiForm"] & {
            /** @description The digest that the check returned. */
            digest: string;
        };
        /**
         * @description HTTP method of an operation that is sold.
         * @enum {string}
         */
        AdminApiMethod: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
        /** @description An operation, and what an answered call costs from now on. */
        AdminApiOperation: {
            /** @description The operationId in the document. */
            operation_id: string;
            method: components["schemas"]["AdminApiMethod"];
            /** @description Path below the API’s address. */
            path: string;
            /** @description What it does. */
            summary: string;
            /** @description The list price, which pay per call costs. */
            price: components["schemas"]["Credits"];
            /** @description The price for Business monthly, 10% less. */
            business_price: components["schemas"]["Credits"];
            /** @description What one price buys, such as `call`. */
            price_unit: string;
        };
        /** @description The lowest price of a product, and how many subscriptions pay by it. */
        AdminApiPriceList: {
            product_version_id: components["schemas"]["ProductVersionId"];
            /** @description The product. */
            name: string;
            /**
             * @description How it’s paid.
             * @enum {string}
             */
            plan_type: "PREPAID" | "POSTPAID";
            /** @description The first day of the list. */
            starts_on: components["schemas"]["Day"];
            /**
             * Format: date
             * @description Its last day. Null if none is set.
             */
            ends_on: string | null;
            /** @description Whether it’s the list for new subscriptions. */
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
            /** @description The name of the wallet’s owner. */
            name: string;
            /**
             * Format: int64
             * @description Calls in the last 30 days.
             */
            calls: number;
            /** @description The day of the last call. */
            last_called_on: components["schemas"]["Day"];
        };
        /** @description An earlier publication of a version. */
        AdminApiPrevious: {
            /** @description The version of its document. */
            full_version: string;
            /** @description When it was published. */
            published_at: components["schemas"]["Time"];
        };
        /** @description A version with its prices and its callers. */
        AdminApiDetail: components["schemas"]["AdminApi"] & {
            /** @description How often the keys of a subscription may call this version, where that is less than their plan allows. */
            limits: components["schemas"]["CallLimits"];
            /** @description What is sold, the main operation first. */
            operations: components["schemas"]["AdminApiOperation"][];
            /** @description The ways to buy the API, each with its price lists, newest first. Subscribers to a product keep the list that was current when they subscribed. */
            price_lists: components["schemas"]["AdminApiPriceList"][];
            /** @description Who called this version in the last 30 days, most calls first. */
            top_callers: components["schemas"]["AdminApiCaller"][];
            /** @description The newest version of the API. Null if it’s this one. */
            replaced_by: string | null;
            /** @description What its last publication replaced, which it can be rolled back to. Null if nothing was. */
            previous: components["schemas"]["AdminApiPrevious"] | null;
        };
        /** @description A place in a document, and what is wrong there. */
        AdminApiFinding: {
            /**
             * Format: int32
             * @description Counted from 1; null for the document as a whole.
             */
            line: number | null;
            /** @description JSON Pointer, such as `#/info/version`; `#/` for the document as a whole. */
            pointer: string;
            /** @description What is wrong, and how to fix it. */
            text: string;
        };
        /** @description The document on sale now. */
        AdminApiOnSale: {
            version: components["schemas"]["Version"];
            /** @description Version of its document. */
            full_version: string;
            /** @description Whether it’s replaced; otherwise it stays alongside the new version. */
            same_address: boolean;
        };
        /** @description A version as it would be published, and what that changes. */
        AdminApiPreview: {
            /** @description As the catalogue would list it. */
            api: components["schemas"]["PublicApi"];
            /** @description The document it’s compared with. Null for a new API. */
            replaces: components["schemas"]["AdminApiOnSale"] | null;
            /** @description What callers would notice, breaking changes first. Empty if only texts change. */
            changes: components["schemas"]["ChangelogEntry"][];
            /**
             * Format: int32
             * @description The number of further changes.
             */
            changes_left_out: number;
            /** @description Anything else worth knowing before publishing, in the words of the command. */
            notes: string[];
        };
        /** @description What would happen, or what prevents it. */
        AdminApiCheck: {
            /** @description Whether it can be published. If not, `findings` say why. */
            publishable: boolean;
            /** @description What is wrong with the document or its prices, in the words of the command: errors if it can’t be published, otherwise parts that may not display well. */
            findings: components["schemas"]["AdminApiFinding"][];
            /**
             * Format: int32
             * @description The number of further findings.
             */
            findings_left_out: number;
            /** @description Identifies the document, the options and what is on sale now. Publishing requires it, so that what was checked is what is published. Null if it can’t be published. */
            digest: string | null;
            /** @description Null if the document can’t be published. It’s there if only its prices can’t. */
            preview: components["schemas"]["AdminApiPreview"] | null;
        };
        /** @description The price of an operation. */
        AdminApiPrice: {
            method: components["schemas"]["AdminApiMethod"];
            /** @description Path below the API’s address. */
            path: string;
            /** @description The list price; 0.00 is free. */
            price: string;
        };
        /** @description What operations of a version cost from now on. Any omitted stay as they are. */
        AdminSetApiPricesRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description The value that was read, so that nobody undoes what another administrator has just published. */
            published_at: components["schemas"]["Time"];
            /** @description One entry for each operation. */
            prices: components["schemas"]["AdminApiPrice"][];
        };
        /** @description A version to roll back. */
        AdminRollBackApiRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description The value that was read, so that nobody undoes what another administrator has just published. */
            published_at: components["schemas"]["Time"];
        };
        /** @description A checked document with its options, which isn’t published. */
        AdminApiDraft: {
            draft_id: components["schemas"]["DraftId"];
            api: components["schemas"]["ApiSlug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description The middle segment of its address. Null if it has none. */
            tag: string | null;
            /** @description The display name. */
            name: string;
            version: components["schemas"]["Version"];
            /** @description The version of the document. */
            full_version: string;
            /** @description When it was saved. */
            saved_at: components["schemas"]["Time"];
            /** @description The administrator who saved it. Null if the account is gone. */
            saved_by_name: string | null;
            /** @description When its preview address stops working. */
            preview_expires_at: components["schemas"]["Time"];
        };
        /** @description A draft with its preview address. */
        AdminApiDraftAddress: components["schemas"]["AdminApiDraft"] & {
            /**
             * Format: uri
             * @description The address of its page, for whoever has it. It’s in this response alone.
             */
            preview_url: string;
        };
        /** @description Which draft. */
        AdminApiDraftRequest: {
            draft_id: components["schemas"]["DraftId"];
        };
        /** @description A plan that an API is offered with, how often its subscribers may call this API, and why. */
        AdminSetApiLimitsRequest: {
            api: components["schemas"]["ApiSlug"];
            plan_id: components["schemas"]["PlanId"];
            /** @description In place of the plan’s; null to follow the plan again. */
            limits: components["schemas"]["CallLimits"] | null;
            /** @description Why. It is in the audit log. */
            reason: string;
        };
        /** @description Which version ends, when, and what to tell its subscribers. */
        AdminDeprecateApiRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            /** @description The day from which calls to it return 410; tomorrow at the earliest. Null while no end date is set. */
            sunset_on: components["schemas"]["Day"] | null;
            /** @description Why it ends and what to use instead. Subscribers read it. */
            reason: string;
        };
        /** @description Which version of which API. */
        AdminApiVersionRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
        };
        /**
         * @description Which keys' calls go there.
         * @enum {string}
         */
        AdminUpstreamEnvironment: "LIVE" | "TEST";
        /** @description One address of the API. */
        AdminUpstreamTarget: {
            /** @description The base URL, http or https. The path of each operation is appended to it. */
            url: string;
            /**
             * Format: int32
             * @description Its share of the calls, relative to the other targets. With 0 it gets calls only when no other target can be reached.
             */
            weight: number;
        };
        /** @description How long the gateway waits for a target. */
        AdminUpstreamTimeouts: {
            /**
             * Format: int32
             * @description For a connection, TLS included, in milliseconds.
             */
            connect_ms: number;
            /**
             * Format: int32
             * @description For the response to begin, and for each pause in it, in milliseconds.
             */
            response_ms: number;
            /**
             * Format: int32
             * @description For the whole response, in milliseconds.
             */
            total_ms: number;
        };
        /**
         * @description How the gateway authenticates to the API. `NONE` sends nothing, `API_KEY` a key in a header or the query, `BASIC` a username and password, `BEARER` a fixed token, and `OAUTH2` a token from the client credentials grant.
         * @enum {string}
         */
        AdminUpstreamCredentialType: "NONE" | "API_KEY" | "BASIC" | "BEARER" | "OAUTH2";
        /** @description The gateway’s own credential. A caller never sees it: where a response repeats its secret, in any usual escape, asterisks stand for it. A secret of fewer than 16 characters that are all letters, or none of them, can’t be told from ordinary text and isn’t covered. */
        AdminUpstreamCredential: {
            type: components["schemas"]["AdminUpstreamCredentialType"];
            /**
             * @description Where an API key is sent.
             * @enum {string}
             */
            location?: "HEADER" | "QUERY";
            /** @description The name of that header or query parameter. */
            name?: string;
            /** @description The username of `BASIC`. */
            username?: string;
            /** @description The token endpoint of `OAUTH2`. */
            token_url?: string;
            /** @description The client of `OAUTH2`. */
            client_id?: string;
            /**
             * @description How the client authenticates to the token endpoint. `BASIC` if omitted.
             * @enum {string}
             */
            client_authentication?: "BASIC" | "POST" | "PRIVATE_KEY_JWT";
            /** @description The `kid` in the header of a private key JWT. */
            key_id?: string;
            /** @description The scopes to request, separated by spaces. */
            scope?: string;
            /** @description The `audience` to request. */
            audience?: string;
            /** @description The `resource` to request, as RFC 8707 has it. */
            resource?: string;
        };
        /** @description The credential as stored, without its secret. */
        AdminUpstreamCredentialView: components["schemas"]["AdminUpstreamCredential"] & {
            /** @description Whether a secret is stored. */
            secret_stored: boolean;
        };
        /** @description What a certificate says of itself. */
        AdminUpstreamCertificate: {
            /** @description Whom it was issued to. */
            subject: string;
            /** @description When it expires. */
            ends_at: components["schemas"]["Time"];
            /** @description Its SHA-256 fingerprint. */
            fingerprint: string;
        };
        /** @description Certificates of the connection. Null where the public certificate authorities apply, or no client certificate is sent. */
        AdminUpstreamTlsView: {
            /** @description The private certificate authority that the target’s certificate must come from. */
            ca: components["schemas"]["AdminUpstreamCertificate"] | null;
            /** @description The certificate that the gateway presents. */
            client_certificate: components["schemas"]["AdminUpstreamCertificate"] | null;
        };
        /** @description The name of a header. */
        AdminUpstreamHeaderName: string;
        /** @description A header that the gateway adds to each request. */
        AdminUpstreamHeader: {
            /** @description Its name. */
            name: string;
            /** @description Its value. It isn’t a secret; use the credential for one. */
            value: string;
        };
        /**
         * @description Whether calls go to a target: `CLOSED` if they do, `OPEN` if it failed too often and is left alone, `HALF_OPEN` while one call probes it. If server processes disagree, the worst state is returned.
         * @enum {string}
         */
        AdminUpstreamCircuitState: "CLOSED" | "OPEN" | "HALF_OPEN";
        /** @description How one target has done in the last five minutes, over all server processes. Figures are a few seconds old. */
        AdminUpstreamHealth: {
            /** @description The target. */
            url: string;
            state: components["schemas"]["AdminUpstreamCircuitState"];
            /** @description When its circuit opened. Null while it is closed. */
            opened_at: components["schemas"]["Time"] | null;
            /**
             * Format: int64
             * @description Calls sent to it. A call that was repeated at another target counts at each.
             */
            calls: number;
            /**
             * Format: int64
             * @description Of these, calls without a response in time, or with a 5xx response.
             */
            failed: number;
            /**
             * Format: int32
             * @description Half of the responses took no longer than this, in milliseconds. Null without responses.
             */
            median_ms: number | null;
            /**
             * Format: int32
             * @description 95% of the responses took no longer than this, in milliseconds. Null without responses.
             */
            p95_ms: number | null;
        };
        /** @description How the gateway reaches an API version with one kind of key. */
        AdminUpstream: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            environment: components["schemas"]["AdminUpstreamEnvironment"];
            /** @description The addresses of the API. */
            targets: components["schemas"]["AdminUpstreamTarget"][];
            timeouts: components["schemas"]["AdminUpstreamTimeouts"];
            /** @description Whether a target may be in a private network. */
            allow_internal: boolean;
            credential: components["schemas"]["AdminUpstreamCredentialView"];
            tls: components["schemas"]["AdminUpstreamTlsView"];
            /** @description Headers of the caller that reach the API although the gateway usually removes them, such as `Authorization`. */
            pass_headers: components["schemas"]["AdminUpstreamHeaderName"][];
            /** @description Headers that the gateway adds. */
            add_headers: components["schemas"]["AdminUpstreamHeader"][];
            /** @description How each target is doing, in the order of `targets`. */
            health: components["schemas"]["AdminUpstreamHealth"][];
            /** @description When this was last changed. */
            updated_at: components["schemas"]["Time"];
            /** @description The administrator who changed it. Null for the command line. */
            updated_by_name: string | null;
        };
        /** @description What the document says of the API’s own server and of how it authenticates, to begin with. Callers don’t see it. */
        AdminDocumentedUpstream: {
            /** @description The first server. Null if the document names none. */
            url: string | null;
            /** @description By the first scheme that the gateway can use. `NONE` if there is none. */
            credential: components["schemas"]["AdminUpstreamCredential"];
        };
        /** @description The credential, with its secret where that is new. */
        AdminUpstreamCredentialInput: components["schemas"]["AdminUpstreamCredential"] & {
            /** @description The API key, password, token or client secret; for a private key JWT, the private key in PEM. A shorter one can’t be told from ordinary text, so it couldn’t be removed from what an API repeats. If omitted, the stored secret is kept, as long as it’s used as before and goes only to the hosts, the token endpoint and under the certificate authority that it was entered for. */
            secret?: string;
        };
        /** @description Certificates of the connection. Anything omitted is kept; null removes it. */
        AdminUpstreamTlsInput: {
            /** @description The certificates of a private certificate authority, in PEM. */
            ca?: string | null;
            /** @description The gateway’s certificate and its chain, in PEM. */
            client_certificate?: string | null;
            /** @description The private key of the client certificate, in PEM, without a passphrase. If omitted, the stored key is kept, as long as the hosts and the certificate authority are those that it was entered for. */
            client_key?: string;
        };
        /** @description How the gateway is to reach an API version. It replaces what was set before, apart from secrets that are omitted. */
        AdminUpstreamRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            environment: components["schemas"]["AdminUpstreamEnvironment"];
            /** @description The addresses of the API. */
            targets: components["schemas"]["AdminUpstreamTarget"][];
            timeouts?: components["schemas"]["AdminUpstreamTimeouts"];
            /**
             * @description Whether a target may be in a private network.
             * @default false
             */
            allow_internal?: boolean;
            credential?: components["schemas"]["AdminUpstreamCredentialInput"];
            tls?: components["schemas"]["AdminUpstreamTlsInput"];
            /** @description Headers of the caller that reach the API although the gateway usually removes them. Only `Authorization` can be named so far. */
            pass_headers?: components["schemas"]["AdminUpstreamHeaderName"][];
            /** @description Headers that the gateway adds. */
            add_headers?: components["schemas"]["AdminUpstreamHeader"][];
        };
        /** @description An upstream of a version. */
        AdminUpstreamVersionRequest: {
            api: components["schemas"]["ApiSlug"];
            version: components["schemas"]["Version"];
            environment: components["schemas"]["AdminUpstreamEnvironment"];
        };
        /** @description One step of a connection test. */
        AdminUpstreamStep: {
            /**
             * @description Looking up the name, connecting, agreeing on TLS, getting a token, and the response to `GET` at the base URL.
             * @enum {string}
             */
            step: "RESOLVE" | "CONNECT" | "TLS" | "TOKEN" | "RESPONSE";
            /** @description The address that was tried; for `TOKEN`, the token endpoint. */
            target: string;
            /** @description Whether the step worked. */
            passed: boolean;
            /** @description What happened. */
            detail: string;
            /** @description What to change. Null for a step that passed. */
            advice: string | null;
            /**
             * Format: int32
             * @description How long it took, in milliseconds.
             */
            duration_ms: number;
        };
        /** @description The steps of a connection test, in order. A step that failed ends the test of its target. */
        AdminUpstreamTest: {
            /** @description Whether every step worked. */
            passed: boolean;
            /** @description The steps. */
            steps: components["schemas"]["AdminUpstreamStep"][];
        };
        /** @description Identifies a key whose signature is trusted on conformance results. */
        ConformanceKeyId: components["schemas"]["Id"];
        /** @description The owner of the key, shown publicly with the results it signs. */
        AdminConformanceKeyName: string;
        /** @description A key whose signature is trusted on conformance results of one publisher. */
        AdminConformanceKey: {
            conformance_key_id: components["schemas"]["ConformanceKeyId"];
            name: components["schemas"]["AdminConformanceKeyName"];
            publisher: components["schemas"]["ApiSlug"];
            fingerprint: components["schemas"]["KeyFingerprint"];
            public_key: components["schemas"]["PublicKeyPem"];
            added_at: components["schemas"]["Time"];
            /** @description The administrator who added it; null if that account was deleted. */
            added_by_name: string | null;
            /**
             * Format: date-time
             * @description When the last result signed with it was submitted; null before the first.
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
        /** @description What ended when the key was removed. */
        AdminConformanceRemoval: {
            conformance_key_id: components["schemas"]["ConformanceKeyId"];
            /**
             * Format: int32
             * @description Versions that lost their mark because it was signed with this key.
             */
            marks_ended: number;
        };
        /** @description Identifies a conformance result. */
        ConformanceResultId: components["schemas"]["Id"];
        /**
         * @description CONFORMANT: the version has its mark from this result. FAILED: the run has findings. SUPERSEDED: a later result was submitted. ENDED: another document was published, or the key was removed.
         * @enum {string}
         */
        AdminConformanceStanding: "CONFORMANT" | "FAILED" | "SUPERSEDED" | "ENDED";
        /** @description One way in which the backend broke the contract. */
        AdminConformanceFinding: {
            /** @description The operation; empty if it concerns none. */
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
            /** @description The display name of the API. */
            api_name: string;
            version: components["schemas"]["Version"];
            full_version: components["schemas"]["FullVersion"];
            standing: components["schemas"]["AdminConformanceStanding"];
            passed: components["schemas"]["OperationCount"];
            failed: components["schemas"]["OperationCount"];
            left_out: components["schemas"]["OperationCount"];
            total: components["schemas"]["OperationCount"];
            /** @description The first findings, by operation. */
            findings: components["schemas"]["AdminConformanceFinding"][];
            /**
             * Format: int32
             * @description The total number of findings.
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
         * @description An email from the portal, or an event for a user’s webhook.
         * @enum {string}
         */
        AdminDeliveryKind: "MAIL" | "WEBHOOK";
        /**
         * @description WAITING: it will be tried, or tried again. SENT: the mail server or the receiver accepted it. FAILED: it isn’t retried automatically. GIVEN_UP: an administrator stopped it.
         * @enum {string}
         */
        AdminDeliveryStatus: "WAITING" | "SENT" | "FAILED" | "GIVEN_UP";
        /** @description An email or a webhook delivery, without its content. */
        AdminDelivery: {
            delivery_id: components["schemas"]["DeliveryId"];
            kind: components["schemas"]["AdminDeliveryKind"];
            status: components["schemas"]["AdminDeliveryStatus"];
            /** @description The account it concerns; null if an email goes to no account. */
            user_id: string | null;
            /** @description The name of that account. */
            user_name: string | null;
            /** @description The address of an email, or the origin of a webhook. Paths may hold secrets. */
            recipient: string;
            /** @description The subject of an email, or the type of an event. */
            subject: string;
            /**
             * Format: int32
             * @description The number of attempts so far.
             */
            attempts: number;
            /** @description Why the last attempt failed; null if none has. */
            last_error: string | null;
            created_at: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description The earliest time of the next attempt; null if it isn’t waiting.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When it was accepted; null before then.
             */
            sent_at: string | null;
        };
        /** @description One attempt. */
        AdminDeliveryAttempt: {
            at: components["schemas"]["Time"];
            /** @description Why it failed; null if it didn’t. */
            error: string | null;
        };
        /** @description An email or a webhook delivery, with its attempts. */
        AdminDeliveryDetail: components["schemas"]["AdminDelivery"] & {
            /** @description The last attempts, newest first. */
            attempt_log: components["schemas"]["AdminDeliveryAttempt"][];
        };
        /** @description Which email or delivery. */
        AdminDeliveryRequest: {
            delivery_id: components["schemas"]["DeliveryId"];
        };
        /** @description The wallet’s balance when it reached the level. */
        WalletLowBalance: {
            credits: components["schemas"]["Credits"];
            mark: components["schemas"]["Credits"];
            /**
             * Format: int32
             * @description How many of the three levels the balance is at or below.
             */
            level: number;
        };
        /** @description The wallet fell to one of its alert levels. */
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
        /** @description The wallet’s balance when it rose above the level. */
        WalletRecovered: {
            credits: components["schemas"]["Credits"];
            mark: components["schemas"]["Credits"];
        };
        /** @description The wallet is back above its first alert level. */
        WalletRecoveredEvent: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "wallet.recovered";
            timestamp: components["schemas"]["Time"];
            /** @description Whether the data is made up. */
            test: boolean;
            data: components["schemas"]["WalletRecovered"];
        };
        /** @description The key, and when it ends. */
        KeyExpiring: {
            key_id: components["schemas"]["KeyId"];
            type: components["schemas"]["KeyType"];
            /** @description The end of its secret. */
            last_four: string;
            api: components["schemas"]["ApiSlug"];
            /**
             * @description EXPIRY: it reaches its own end. GRACE: another key has replaced it.
             * @enum {string}
             */
            reason: "EXPIRY" | "GRACE";
            ends_at: components["schemas"]["Time"];
        };
        /** @description A key expires within seven days. */
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
        /** @description A payment has arrived, and what it pays for is booked. */
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
        /** @description The version, and until when it works. */
        ApiDeprecated: {
            api: components["schemas"]["ApiSlug"];
            /** @description The name of the API. */
            name: string;
            version: components["schemas"]["Version"];
            /** @description The day from which calls to it return 410; null while none is set. */
            sunset_on: components["schemas"]["Day"] | null;
            /** @description Why it ends, in the publisher’s words; null if no reason was given. */
            reason: string | null;
        };
        /** @description A version of an API that the account is subscribed to was deprecated, or its end date changed. */
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
        /** @description The limit, and what is used of it. Calls beyond it are rejected. */
        LimitReached: {
            user_subscription_id: components["schemas"]["SubscriptionId"];
            api: components["schemas"]["ApiSlug"];
            /** @description The name of the API. */
            name: string;
            /** @description The key, if it’s a budget; null if it’s a quota, which all keys of the subscription share. */
            key_id: components["schemas"]["KeyId"] | null;
            /**
             * @description Which limit it is.
             * @enum {string}
             */
            limit: "calls_per_day" | "calls_per_month" | "credits_per_day" | "credits_per_month" | "credits_in_all";
            /**
             * Format: int32
             * @description The percentage that is reached. 100 if calls are rejected, also where a dearer call would exceed the budget.
             * @enum {integer}
             */
            level: 80 | 100;
            /** @description Calls, or credits with two decimals. */
            used: string;
            /** @description The limit, in the same unit. */
            allowed: string;
            /**
             * Format: date-time
             * @description When counting begins anew; null for a budget in all.
             */
            ends_at: string | null;
        };
        /** @description A quota or a budget is used up to 80 or 100 percent. */
        LimitReachedEvent: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "limit.reached";
            timestamp: components["schemas"]["Time"];
            /** @description Whether the data is made up. */
            test: boolean;
            data: components["schemas"]["LimitReached"];
        };
        /** @description A change of prices or limits was announced, or won’t happen. */
        AnnouncementUpdatedEvent: {
            /**
             * @description Names the event.
             * @constant
             */
            type: "announcement.updated";
            timestamp: components["schemas"]["Time"];
            /** @description Whether the data is made up. */
            test: boolean;
            data: components["schemas"]["Announcement"];
        };
    };
    responses: {
        /** @description The request or its URL can’t be read. */
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
        /** @description The URL accepts other methods, listed in Allow. */
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
        /** @description The request didn’t arrive completely in time. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The URL, or a part of it, is longer than the server accepts. */
        AddressTooLong: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The URL and headers are larger than the server accepts. */
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A 5xx, and nothing else; each 4xx is declared separately. A fault of the server (500), an upstream that failed (502), an operation that this deployment doesn’t offer (501), or a service that’s temporarily unavailable (503, with Retry-After). */
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
        /** @description The body isn’t valid JSON. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this call accepts. Of JSON, `x-max-json-bytes` of the document are accepted, with at most `x-max-json-values` values, of the operation or else of the document, lists and objects included. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a Content-Type that this call doesn’t accept. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A field or parameter is invalid; `errors` points to each. */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts; wait as long as Retry-After says. */
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
        /** @description The token is missing, expired or revoked. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is valid, but its owner isn’t allowed to do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Confirm who you are with `POST /api/second-factor/verify`, then send the call again. */
        StepUpRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A query parameter is invalid; `errors` points to each. */
        InvalidQuery: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no verification with this ID, or it belongs to someone else. */
        SubmissionUnknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It doesn’t exist, or it belongs to someone else. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was already used with a different body. */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This deployment requires a second factor for administrators, and the caller has none. */
        SecondFactorRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no user with this ID, or it’s an administrator’s. A deleted account can be read, and isn’t changed any more. */
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
        /** @description The review has ended; its outcome is final. */
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
        /** @description The API for the actions on one. If omitted, only what holds for all APIs is checked. */
        capabilityApi: components["schemas"]["ApiSlug"];
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
        /** @description The page number, counted from 1. */
        page: number;
        /** @description The maximum number of items on a page. */
        limit: number;
        /** @description Words to look for. Case doesn’t matter. */
        search: string;
        /**
         * @description Only the APIs of this category.
         * @example Identity
         */
        category: string;
        /**
         * @description Only the APIs with this tag.
         * @example SMS
         */
        tags: string;
        /**
         * @description Only the APIs whose main operation costs at most this much.
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
         * @description The second part of the address, if it has one.
         * @example otp
         */
        addressTag: components["schemas"]["ApiSlug"];
        /** @description Words to look for in the names of APIs and operations. Case doesn’t matter. */
        priceSearch: string;
        /**
         * @description If sorted by price, an API comes where its first operation does.
         * @example cheapest
         */
        priceSort: "catalogue" | "cheapest" | "dearest";
        /**
         * @description Only the operations of this API.
         * @example sim-swap
         */
        priceApi: components["schemas"]["ApiSlug"];
        /**
         * @description Only these operations, each as the API, a dot and the operationId. Operations that aren’t sold are omitted.
         * @example [
         *       "sim-swap.checkSimSwap"
         *     ]
         */
        priceOperations: string[];
        /** @description With `true`, only operations that aren’t free. */
        charged: boolean;
        /** @description Only changes for this API. An unknown one has none. */
        announcedApi: components["schemas"]["ApiSlug"];
        /**
         * @description With `packs`, only what credits cost. The prices of operations are omitted, and `skus` is empty.
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
        /** @description The tag that it’s for. If omitted, every API of the publisher. */
        draftTag: components["schemas"]["ApiSlug"];
        /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
        idempotencyKey: string;
        /**
         * @description Only this month, `YYYY-MM`, with its `usage`. If omitted, every month.
         * @example 2026-10
         */
        statementMonth: components["schemas"]["StatementMonth"];
        /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
        startDate: components["schemas"]["Day"];
        /** @description The last day of the range, inclusive. If omitted, today. */
        endDate: components["schemas"]["Day"];
        /**
         * @description The moment, RFC 3339, with any offset. Exact to the microsecond.
         * @example 2026-11-20T10:03:05Z
         */
        balanceAt: string;
        /**
         * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
         * @example all
         */
        transactionView: "all" | "topup" | "usage" | "adjustment";
        /** @description The first day of the rows, inclusive, in the market’s time zone. If omitted, the first row. */
        ledgerStart: components["schemas"]["Day"];
        /** @description The last day of the rows, inclusive, in the market’s time zone. If omitted, the newest row. */
        ledgerEnd: components["schemas"]["Day"];
        /** @description Only what the call with this request ID was charged and refunded. */
        ledgerCall: components["schemas"]["RequestId"];
        /** @description Only the row with this ID. */
        ledgerRow: components["schemas"]["TransactionId"];
        /** @description How to sort the rows; a minus puts the newest first. */
        ledgerSort: "-created_at" | "created_at";
        /**
         * @description The time zone of the local-time column, by its IANA name. Without it, the market’s. Days of filters are always the market’s.
         * @example Asia/Manila
         */
        timeZone: string;
        /**
         * @description Only payments with this status. If omitted, all of them.
         * @example PENDING
         */
        paymentStatus: components["schemas"]["PaymentStatus"];
        /**
         * @description Only payments for this purpose. If omitted, all of them.
         * @example TOPUP
         */
        paymentSource: components["schemas"]["PaymentSource"];
        /**
         * @description The `transaction_id` that `POST /api/payment` returned.
         * @example txn_Kd81xTq2
         */
        topUpId: components["schemas"]["PaymentId"];
        /**
         * @description The `transaction_id` that `POST /api/payment` returned.
         * @example txn_Bx54mRw7
         */
        billingPaymentId: components["schemas"]["PaymentId"];
        /**
         * @description Only documents of this year in Asia/Manila. If omitted, all.
         * @example 2026
         */
        documentYear: number;
        /**
         * @description The number of the document.
         * @example OR-2026-000123
         */
        documentNumber: components["schemas"]["TaxDocumentNumber"];
        /**
         * @description The month, `YYYY-MM`, in Asia/Manila.
         * @example 2026-11
         */
        documentMonth: components["schemas"]["StatementMonth"];
        /** @description Only calls to APIs whose name contains these words. Case doesn’t matter. */
        usageSearch: string;
        /**
         * @description What each row counts: a day, a month or an API.
         * @example daily
         */
        usageView: "daily" | "monthly" | "api";
        /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
        usageKey: components["schemas"]["KeyId"];
        /** @description Only calls to this API. One that was never called has none. */
        usageApi: components["schemas"]["ApiSlug"];
        /**
         * @description The user whose usage to return. Required from administrators, ignored from users.
         * @example usr_tess8L
         */
        exportUserId: components["schemas"]["UserId"];
        /** @description Looks for these words in the request ID, the path and the operation. Case doesn’t matter. */
        logSearch: string;
        /**
         * @description Only calls to this API. One that was never called has none.
         * @example sim-swap
         */
        logApi: components["schemas"]["ApiSlug"];
        /** @description Only calls with this status, such as `404`, or with one of its class, such as `5xx`. */
        logResponse: string;
        /** @description Only calls with this method. */
        logExportMethod: components["schemas"]["CallMethod"];
        /** @description Only calls with this method. */
        logMethod: components["schemas"]["CallMethod"];
        /** @description Only calls with this status, such as `404`, or with one of its class, such as `5xx`. */
        logStatus: string;
        /**
         * @description The call, by the request ID in the log, the response and the ledger.
         * @example req_3Nc8pYw1Rb46
         */
        callId: components["schemas"]["RequestId"];
        /** @description Only calls with keys of this environment. */
        errorEnvironment: components["schemas"]["KeyType"];
        /**
         * @description The API whose log to return.
         * @example number-verification
         */
        logService: components["schemas"]["ApiSlug"];
        /**
         * @description The request, from the address of the page that the agent opened.
         * @example kZ3vQx8LmT2rYc7Wb5Nf0dHs9Gj4Pa6Ue1Ki_oVtXqw
         */
        agentRequest: components["schemas"]["AgentRequestId"];
        /** @description Which notifications to list. */
        notificationView: components["schemas"]["NotificationHistoryView"];
        /** @description How many seconds ago the caller read what it shows, rounded up. `ready` then says whether anything that this stream tells has changed since. */
        readSecondsAgo: number;
        /**
         * @description The export.
         * @example exp_jun7Lm2Q
         */
        exportId: components["schemas"]["ExportId"];
        /** @description Only deliveries to this webhook. Another account’s webhook has none. */
        deliveriesOf: components["schemas"]["WebhookId"];
        /** @description Only deliveries of this event type. */
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
        /** @description Only accounts whose keys have this state. */
        keysStatus: components["schemas"]["AdminKeysStatus"];
        /** @description How to sort the rows; a minus reverses the order. With `last_used_at`, accounts without a call come last either way. */
        accountSort: "name" | "-name" | "wallet_credits" | "-wallet_credits" | "last_used_at" | "-last_used_at";
        /** @description The page number, counted from 1. Used together with `limit`. */
        subscriptionPage: number;
        /** @description The maximum number of subscriptions on a page. If omitted, the first 10,000. */
        subscriptionLimit: number;
        /** @description Part of the name, email address or company of the user, of the API, or an ID. Case doesn’t matter. */
        subscriptionSearch: string;
        /** @description Only subscriptions in this state. If omitted, all of them. */
        subscriptionStatus: "ACTIVE" | "PENDING" | "SUSPENDED" | "CANCELLED";
        /** @description How to sort the rows: by the API’s name, the user’s family name, or when it began. A minus reverses the order. */
        subscriptionSort: "-created_at" | "created_at" | "api" | "-api" | "user" | "-user";
        /**
         * @description The user whose records to return.
         * @example usr_jun7Q2
         */
        userIdQuery: components["schemas"]["UserId"];
        /** @description Only differences in this state. */
        paymentDifferenceStatus: components["schemas"]["AdminPaymentDifferenceStatus"];
        /** @description Only announcements in this state. */
        announcementStatus: components["schemas"]["AnnouncementStatus"];
        /**
         * @description The announcement.
         * @example ann_k3Wd81Xq
         */
        announcementId: components["schemas"]["AnnouncementId"];
        /** @description Only verifications in this state. If omitted, all of them. */
        kybState: components["schemas"]["KybState"];
        /** @description How to sort the verifications; a minus reverses the order. If omitted, those in review come first, the oldest of them on top. */
        kybSort: "submitted_at" | "-submitted_at" | "business_name" | "-business_name";
        /**
         * @description The field of the form that the document was submitted in.
         * @example registration_certificate
         */
        kybField: components["schemas"]["KybFieldName"];
        /** @description Only changes in this state. */
        adjustmentStatus: components["schemas"]["AdminAdjustmentStatus"];
        /** @description Only changes of this user’s wallet. An unknown user has none. */
        adjustmentUser: components["schemas"]["UserId"];
        /** @description How to sort the rows; a minus reverses the order. If omitted, those waiting come first, then the newest. */
        adjustmentSort: "requested_at" | "-requested_at" | "credits" | "-credits";
        /** @description Who did it: part of a name or an email address, or an ID. Case doesn’t matter. */
        auditActor: string;
        /** @description Whom it was done to, in the same form; or the ID of what it was done to, or of something that its details name, such as a transaction. */
        auditSubject: string;
        /** @description The action, such as `admin.credits.add`; a part before a dot, such as `admin`, finds all of its kind. */
        auditAction: string;
        /** @description How to sort the entries; a minus puts the newest first. */
        auditSort: "-at" | "at";
        /** @description Only versions with this status. */
        apiStatus: components["schemas"]["AdminApiStatus"];
        /** @description How to sort the versions; a minus reverses the order. If omitted, in the order of the catalogue. */
        apiSort: "name" | "-name" | "subscribers" | "-subscribers" | "calls" | "-calls" | "published_at" | "-published_at";
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
        /** @description Only emails, or only webhook deliveries. */
        adminDeliveryKind: components["schemas"]["AdminDeliveryKind"];
        /** @description Only deliveries in this state. */
        adminDeliveryStatus: components["schemas"]["AdminDeliveryStatus"];
        /** @description Part of a recipient, of a subject, or of the name or email address of the account; or an ID. Case doesn’t matter. */
        adminDeliverySearch: string;
        /** @description How to sort the deliveries; a minus puts the newest first. */
        adminDeliverySort: "-created_at" | "created_at";
        /**
         * @description The email or the webhook delivery.
         * @example mail_t3Rw8Xc2
         */
        adminDeliveryId: components["schemas"]["DeliveryId"];
        /**
         * @description Identifies the event, the same for each attempt.
         * @example evt_jun8Wm3Kd1Tz
         */
        webhookId: components["schemas"]["WebhookEventId"];
        /**
         * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
         * @example 1795225320
         */
        webhookTimestamp: number;
        /**
         * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
         * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
         */
        webhookSignature: string;
        /**
         * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        traceparent: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies this request in logs, ledger rows and support emails.
         * @example req_7Hq2mXv9Kd81
         */
        RequestId: components["schemas"]["RequestId"];
        /**
         * @description Seconds to wait before the next attempt. With 503; omitted otherwise.
         * @example 60
         */
        RetryAfterUnavailable: number;
        /**
         * @description How to authenticate, per RFC 6750. `error` says that a token was sent and isn’t accepted.
         * @example Bearer realm="portal", error="invalid_token"
         */
        WWWAuthenticate: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 60
         */
        RetryAfter: number;
        /**
         * @description What’s one account’s own is stored by nobody else, per RFC 9111.
         * @example no-store
         */
        CacheControl: string;
        /**
         * @description The file name, as an attachment.
         * @example attachment; filename="export.csv"
         */
        ContentDisposition: string;
        /**
         * @description Identifies this state of the response, per RFC 9110.
         * @example W/"T2n7cY0mQx4"
         */
        ETag: string;
        /** @description `true` if the Idempotency-Key was used before with the same body: this is the stored response, and nothing was done again. Omitted otherwise. */
        IdempotentReplayed: "true";
        /**
         * @description The methods that the address accepts, per RFC 9110.
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
            /** @description Logged in. */
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
            /** @description The password is right, and the account has a second factor. Finish with `POST /login/verify`. */
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
            /** @description The address and the password don’t match. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The password is right, but the account can’t be used. */
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
            /** @description Too many attempts; wait as long as Retry-After says. */
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
            /** @description The password is right, and the account has a second factor. Finish with `POST /login/verify`. */
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
            /** @description The token is unknown, already used or too old. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The sign-in is valid, but the account can’t be used. */
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
            /** @description The proof is right, but the account can’t be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge is unknown, too old, already used, had too many wrong proofs, or was overtaken by a change of how the account is logged in to. Start again. */
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
            /** @description The proof is wrong, or a field is invalid. The challenge can be tried again. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many attempts; wait as long as Retry-After says. */
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
    requestFactorRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestFactorRecovery"];
            };
        };
        responses: {
            /** @description The request is open. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FactorRecovery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The password is right, but the account can’t be used. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge is unknown, too old, already used, or was overtaken by a change of how the account is logged in to. Log in again. */
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
    cancelFactorRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelFactorRecovery"];
            };
        };
        responses: {
            /** @description The request is cancelled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CancelledFactorRecovery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such token was ever emailed. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is no longer open. */
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
            /** @description The new pair. The refresh token that was sent is used up. */
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
            /** @description The session is over. Log in again. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
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
            /** @description An email is on its way, whether or not the address was known. */
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
            /** @description A field is invalid, the password is too common, or an agreement wasn’t accepted. */
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
            /** @description The address is verified. Without a session, log in next. */
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
            /** @description No such token was ever emailed, or a newer one replaced it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token has expired or was already used. */
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
            /** @description If the address is waiting to be verified, an email is on its way. */
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
            /** @description The last email was sent less than 300 seconds ago. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before requesting the next email, at most 300.
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
            /** @description If the address has an account, an email is on its way. */
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
            /** @description The last email was sent less than 360 seconds ago. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before requesting the next email, at most 360.
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
    createFirstOwner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The owner. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFirstOwnerRequest"];
            };
        };
        responses: {
            /** @description The owner’s account is ready. Log in with it. */
            201: {
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
            /** @description No such token was ever printed, or a newer one replaced it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address has an account. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token has expired, or the portal has an administrator. */
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
            /** @description A field is invalid, or the password is too common. The token stays valid. */
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
            /** @description The new password is set. Log in with it. */
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
            /** @description No such token was ever emailed, or a newer one replaced it. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The token has expired or was already used. */
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
            /** @description The password is invalid or too common. The token stays valid. */
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
            /** @description The credential isn’t from Google for this portal, or it’s too old. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The credential is genuine, but the account can’t be used. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The account can’t be used. */
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
            /** @description An agreement wasn’t accepted. */
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
            /** @description The logged-in user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The account can’t be used. */
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
            /** @description The updated profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid; `errors` points to each. */
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
    getWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Waiting"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCapabilities: {
        parameters: {
            query?: {
                /** @description The API for the actions on one. If omitted, only what holds for all APIs is checked. */
                api?: components["parameters"]["capabilityApi"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions, and the payments that can be made. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payment: components["schemas"]["PaymentOffer"];
                        /** @description Every action, once. */
                        data: components["schemas"]["Capability"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There’s no API of that name. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
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
            /** @description The new password is set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The account logs in with a social provider and has no password. */
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
            /** @description The current password is wrong, or the new one was rejected. */
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
    linkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkIdentityRequest"];
            };
        };
        responses: {
            /** @description The provider is linked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description No provider waits to be linked to this account, or the account has one. */
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
            /** @description The file, streamed as it’s read. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The email is on its way. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The last email was sent less than 360 seconds ago. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before requesting the next email, at most 360.
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The link is incomplete, for another account, or was replaced by a newer one. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has no password, or a bill is unpaid. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link has expired or was already used. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description This session first, then the most recently used. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description This account has no open session with this ID. */
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
            /** @description This session is the only one left. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The second factors, of which there may be none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The ways to confirm. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The challenge is unknown, too old, already used, had too many wrong proofs, or was overtaken by a change of how the account is logged in to. Start again. */
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
            /** @description The proof is wrong, or a field is invalid. The challenge can be tried again. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The challenge is unknown, too old, already used, had too many wrong proofs, or was overtaken by a change of how the account is logged in to. Start again. */
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
            428: components["responses"]["StepUpRequired"];
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
            /** @description The secret, in this response only. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The remaining second factors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The second factors, with the new name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The passkey is saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The passkey was already added, or the account has the maximum number of passkeys. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The challenge is unknown, too old, already used, had too many wrong proofs, or was overtaken by a change of how the account is logged in to. Start again. */
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
            /** @description The response of the passkey was rejected, or a field is invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The account has the maximum number of passkeys. */
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
            /** @description The remaining second factors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid; `errors` points to each. */
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
    readApiPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token of the address. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiPreviewRequest"];
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
                        data: components["schemas"]["ApiPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The address is mistyped, a newer one replaced it, or its draft was deleted. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address has expired. */
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
    readApiPreviewOperation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token, and which operation. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiPreviewOperationRequest"];
            };
        };
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
            400: components["responses"]["BadRequest"];
            /** @description The address is mistyped, a newer one replaced it, or its draft was deleted, or it has no such operation. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address has expired. */
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
    listPublicApis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue, in display order. */
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
            /** @description It was submitted before, and is this version’s latest result. */
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
            /** @description The result is accepted. */
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
            /** @description The key isn’t trusted, or not for this publisher. */
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
            /** @description It’s for a document other than the published one, or older than the last result. */
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
            /** @description A field is invalid, the signature doesn’t match the result, or the run doesn’t prove enough. */
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case doesn’t matter. */
                search?: components["parameters"]["search"];
                /**
                 * @description Only the APIs of this category.
                 * @example Identity
                 */
                category?: components["parameters"]["category"];
                /**
                 * @description Only the APIs with this tag.
                 * @example SMS
                 */
                tags?: components["parameters"]["tags"];
                /**
                 * @description Only the APIs whose main operation costs at most this much.
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
            /** @description A page of APIs, in display order. */
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
                 * @description The second part of the address, if it has one.
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
            /** @description There is no API at this address. */
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for in the names of APIs and operations. Case doesn’t matter. */
                search?: components["parameters"]["priceSearch"];
                /**
                 * @description If sorted by price, an API comes where its first operation does.
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for in the names of APIs and operations. Case doesn’t matter. */
                search?: components["parameters"]["priceSearch"];
                /**
                 * @description If sorted by price, an API comes where its first operation does.
                 * @example cheapest
                 */
                sort?: components["parameters"]["priceSort"];
                /**
                 * @description Only the operations of this API.
                 * @example sim-swap
                 */
                api?: components["parameters"]["priceApi"];
                /**
                 * @description Only these operations, each as the API, a dot and the operationId. Operations that aren’t sold are omitted.
                 * @example [
                 *       "sim-swap.checkSimSwap"
                 *     ]
                 */
                operation?: components["parameters"]["priceOperations"];
                /** @description With `true`, only operations that aren’t free. */
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
    listAnnouncements: {
        parameters: {
            query?: {
                /** @description Only changes for this API. An unknown one has none. */
                api?: components["parameters"]["announcedApi"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The upcoming changes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The earliest first. */
                        data: components["schemas"]["UpcomingAnnouncement"][];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description APIs and incidents. */
                        data: {
                            /** @description In the order of their names. */
                            apis: components["schemas"]["ServiceStatus"][];
                            /** @description Those that last, then the latest ones. */
                            incidents: components["schemas"]["Incident"][];
                        };
                    };
                };
            };
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
                 * @description The `ETag` of the cached response. Browsers send it automatically.
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
            /** @description The cached response is still the newest. */
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
                 * @description With `packs`, only what credits cost. The prices of operations are omitted, and `skus` is empty.
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
                 * @description With `packs`, only what credits cost. The prices of operations are omitted, and `skus` is empty.
                 * @example packs
                 */
                only?: components["parameters"]["onlyPacks"];
                /**
                 * @description Only the operations of this API.
                 * @example sim-swap
                 */
                api?: components["parameters"]["priceApi"];
                /**
                 * @description Only these operations, each as the API, a dot and the operationId. Operations that aren’t sold are omitted.
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
            /** @description The user’s price list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A query parameter is invalid. */
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
            /** @description A field is invalid, or the captcha wasn’t confirmed. */
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
                     * @description The file name, as an attachment.
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
            /** @description The name isn’t a file name. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A review is open, or the business is already verified. */
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
            /** @description Something rejected is missing, something accepted was sent, or a value is invalid; `errors` points to each. */
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
            /** @description A review is open, or the business is already verified. */
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
            /** @description A field or document is invalid; `errors` points to each. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The tag that it’s for. If omitted, every API of the publisher. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
        /** @description The form as far as it’s filled in. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KybDraftRequest"];
            };
        };
        responses: {
            /** @description The saved draft. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description It was changed elsewhere, or the form was submitted. */
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
            /** @description A value is invalid; `errors` points to each. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The account has already redeemed its starter credits. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Only this month, `YYYY-MM`, with its `usage`. If omitted, every month.
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A query parameter is invalid. */
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
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The range is invalid. */
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
    getWalletBalance: {
        parameters: {
            query: {
                /**
                 * @description The moment, RFC 3339, with any offset. Exact to the microsecond.
                 * @example 2026-11-20T10:03:05Z
                 */
                at: components["parameters"]["balanceAt"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletBalanceAt"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The moment is missing, unreadable or in the future. */
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
            /** @description The alert levels. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
        /** @description The new first alert level. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletThresholdRequest"];
            };
        };
        responses: {
            /** @description The new alert levels. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The level isn’t a number of credits above 0. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
        /** @description The complete settings. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutoTopUpRequest"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description No card is saved. */
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
            /** @description A number is outside its limits, or doesn’t fit another. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
                 * @example all
                 */
                view?: components["parameters"]["transactionView"];
                /** @description The first day of the rows, inclusive, in the market’s time zone. If omitted, the first row. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description The last day of the rows, inclusive, in the market’s time zone. If omitted, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
                /** @description Only what the call with this request ID was charged and refunded. */
                request_id?: components["parameters"]["ledgerCall"];
                /** @description Only the row with this ID. */
                transaction_id?: components["parameters"]["ledgerRow"];
                /** @description How to sort the rows; a minus puts the newest first. */
                sort?: components["parameters"]["ledgerSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A query parameter is invalid, or the range ends before it starts. */
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
                /** @description The first day of the rows, inclusive, in the market’s time zone. If omitted, the first row. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description The last day of the rows, inclusive, in the market’s time zone. If omitted, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
                /** @description Only what the call with this request ID was charged and refunded. */
                request_id?: components["parameters"]["ledgerCall"];
                /** @description Only the row with this ID. */
                transaction_id?: components["parameters"]["ledgerRow"];
                /** @description How to sort the rows; a minus puts the newest first. */
                sort?: components["parameters"]["ledgerSort"];
                /**
                 * @description The time zone of the local-time column, by its IANA name. Without it, the market’s. Days of filters are always the market’s.
                 * @example Asia/Manila
                 */
                time_zone?: components["parameters"]["timeZone"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A query parameter is invalid, or the range ends before it starts. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to pay for, how, and the amount shown to the user. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment is waiting for its checkout. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A statement or the product doesn’t exist, or is someone else’s. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A statement is already paid or has a payment in progress, or the Idempotency-Key was used with a different body. */
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
            /** @description The amount is outside its limits or isn’t the price, or another field is invalid. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The payment whose link to send. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentResendRequest"];
            };
        };
        responses: {
            /** @description The email will be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such payment, or it’s someone else’s. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The payment isn’t PENDING, or the Idempotency-Key was used with a different body. */
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
            /** @description An email was sent less than a minute ago. */
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Only payments with this status. If omitted, all of them.
                 * @example PENDING
                 */
                status?: components["parameters"]["paymentStatus"];
                /**
                 * @description Only payments for this purpose. If omitted, all of them.
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A query parameter is invalid. */
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
                 * @description The `transaction_id` that `POST /api/payment` returned.
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
            /** @description The current status of the payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such payment, or it’s someone else’s. */
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
                 * @description The `transaction_id` that `POST /api/payment` returned.
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
            /** @description The current status of the payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such payment, or it’s someone else’s. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
    listTaxDocuments: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description Only documents of this year in Asia/Manila. If omitted, all.
                 * @example 2026
                 */
                year?: components["parameters"]["documentYear"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the documents. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["TaxDocument"][];
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
    getTaxDocument: {
        parameters: {
            query: {
                /**
                 * @description The number of the document.
                 * @example OR-2026-000123
                 */
                number: components["parameters"]["documentNumber"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaxDocument"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no document with this number. */
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
    downloadTaxDocument: {
        parameters: {
            query: {
                /**
                 * @description The number of the document.
                 * @example OR-2026-000123
                 */
                number: components["parameters"]["documentNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document as a PDF. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * @description The file name, as an attachment.
                     * @example attachment; filename="OR-2026-000123.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["FileContent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no document with this number. */
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
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportTaxDocuments: {
        parameters: {
            query: {
                /**
                 * @description The month, `YYYY-MM`, in Asia/Manila.
                 * @example 2026-11
                 */
                month: components["parameters"]["documentMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents as CSV, UTF-8, with a header line. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTaxData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax details. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaxData"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateTaxData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The complete tax details. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTaxDataRequest"];
            };
        };
        responses: {
            /** @description The tax details as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TaxData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is missing, or the TIN isn’t one. */
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
    listApiUsage: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only calls to APIs whose name contains these words. Case doesn’t matter. */
                search?: components["parameters"]["usageSearch"];
                /**
                 * @description What each row counts: a day, a month or an API.
                 * @example daily
                 */
                view?: components["parameters"]["usageView"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
                key?: components["parameters"]["usageKey"];
                /** @description Only calls to this API. One that was never called has none. */
                api?: components["parameters"]["usageApi"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first; with `view=api`, the most called first. */
                        data: components["schemas"]["ApiUsage"][];
                        meta: components["schemas"]["UsageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The range or another parameter is invalid. */
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
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only calls to this API. One that was never called has none. */
                api?: components["parameters"]["usageApi"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
                key?: components["parameters"]["usageKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary of the range. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The range or another parameter is invalid. */
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
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only calls to APIs whose name contains these words. Case doesn’t matter. */
                search?: components["parameters"]["usageSearch"];
                /**
                 * @description What each row counts: a day, a month or an API.
                 * @example daily
                 */
                view?: components["parameters"]["usageView"];
                /**
                 * @description The user whose usage to return. Required from administrators, ignored from users.
                 * @example usr_tess8L
                 */
                user_id?: components["parameters"]["exportUserId"];
                /** @description Only calls to this API. One that was never called has none. */
                api?: components["parameters"]["usageApi"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no user with this ID. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The range is invalid, or an administrator named no user. */
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
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Looks for these words in the request ID, the path and the operation. Case doesn’t matter. */
                search?: components["parameters"]["logSearch"];
                /**
                 * @description Only calls to this API. One that was never called has none.
                 * @example sim-swap
                 */
                api?: components["parameters"]["logApi"];
                /** @description Only calls with this status, such as `404`, or with one of its class, such as `5xx`. */
                response?: components["parameters"]["logResponse"];
                /** @description Only calls with this method. */
                method?: components["parameters"]["logExportMethod"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
                key?: components["parameters"]["usageKey"];
                /**
                 * @description The time zone of the local-time column, by its IANA name. Without it, the market’s. Days of filters are always the market’s.
                 * @example Asia/Manila
                 */
                time_zone?: components["parameters"]["timeZone"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The range or another parameter is invalid. */
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Looks for these words in the request ID, the path and the operation. Case doesn’t matter. */
                search?: components["parameters"]["logSearch"];
                /** @description Only calls with this method. */
                method?: components["parameters"]["logMethod"];
                /**
                 * @description Only calls to this API. One that was never called has none.
                 * @example sim-swap
                 */
                api?: components["parameters"]["logApi"];
                /** @description Only calls with this status, such as `404`, or with one of its class, such as `5xx`. */
                response?: components["parameters"]["logStatus"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The range or another parameter is invalid. */
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
                 * @description The call, by the request ID in the log, the response and the ledger.
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The caller’s log has no such call. */
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
    listCallErrors: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
                end_date?: components["parameters"]["endDate"];
                /**
                 * @description Only calls to this API. One that was never called has none.
                 * @example sim-swap
                 */
                api?: components["parameters"]["logApi"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
                key?: components["parameters"]["usageKey"];
                /** @description Only calls with keys of this environment. */
                key_type?: components["parameters"]["errorEnvironment"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of errors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["CallError"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The range or another parameter is invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                 * @description The API whose log to return.
                 * @example number-verification
                 */
                service: components["parameters"]["logService"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
                key?: components["parameters"]["usageKey"];
                /**
                 * @description The time zone of the local-time column, by its IANA name. Without it, the market’s. Days of filters are always the market’s.
                 * @example Asia/Manila
                 */
                time_zone?: components["parameters"]["timeZone"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The caller never subscribed to this API, or it doesn’t exist. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The API, and the product if it isn’t pay per call. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The product is for verified businesses, or the caller isn’t allowed to do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API, the product or the subscription doesn’t exist, or is someone else’s. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It’s already subscribed to, the API takes no new subscriptions, the price list is closed, the wallet doesn’t cover the plan’s fee, or the Idempotency-Key was used with a different body. */
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
            /** @description A field is invalid. */
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
                 * @description Only the products of this subscription’s API.
                 * @example sub_jun4Vq8
                 */
                userSubscriptionId?: components["schemas"]["SubscriptionId"];
                /**
                 * @description Only the products of this API, whether subscribed to or not.
                 * @example sim-swap
                 */
                api?: components["schemas"]["ApiSlug"];
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Subscribed ones first, then by name. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Soonest to end first; those without an end date last. */
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
            /** @description The subscription as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which key, and the grace period of the old one. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A live key needs a verified business, or the caller isn’t allowed to do this. */
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
            /** @description The subscription or the key isn’t active, or the Idempotency-Key was already used with a different body. */
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
            /** @description The type or the grace period is invalid. */
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
            /** @description The key with its new name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description For which subscription, and the key’s name. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A live key needs a verified business, or the caller isn’t allowed to do this. */
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
            /** @description The subscription isn’t active or has the maximum number of keys, or the Idempotency-Key was already used with a different body. */
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
            /** @description A field is invalid. */
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
            /** @description The keys as they are now, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description No key was named, or an ID is invalid. */
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
    listLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionUseList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    setKeyLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which key, and its limits. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeyLimitsRequest"];
            };
        };
        responses: {
            /** @description The key with its limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KeyUse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The key has ended. */
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
            /** @description A limit is invalid. */
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
    listSpendCaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account’s, then those of members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpendCapList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    setSpendCap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose cap, and how much. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpendCapRequest"];
            };
        };
        responses: {
            /** @description All caps, as they are now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SpendCapList"];
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
    listApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CallApprovalList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unexpected"];
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which call, and the answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description The call with its answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CallApproval"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAgentRequest: {
        parameters: {
            query: {
                /**
                 * @description The request, from the address of the page that the agent opened.
                 * @example kZ3vQx8LmT2rYc7Wb5Nf0dHs9Gj4Pa6Ue1Ki_oVtXqw
                 */
                agent_request_id: components["parameters"]["agentRequest"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentRequest"];
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
    decideAgentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The request, the decision, and what the agent may do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentDecision"];
            };
        };
        responses: {
            /** @description Where the browser continues. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgentDecided"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description A live key needs a verified business, or the caller isn’t allowed to do this. */
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
            /** @description There’s no active subscription to the API, or it has the maximum number of keys. */
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
            /** @description A field is invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The API doesn’t exist, or the caller isn’t subscribed to it. */
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
            /** @description The name of the API is missing or invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The name of the API is missing or invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The plan, or null if the account has none yet. */
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
            /** @description The name of the API is missing or invalid. */
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
            /** @description The plan, with its end. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The API has no plan of its own, or it’s already ending. */
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
            /** @description The name of the API is missing or invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The name of the API is missing or invalid. */
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
    listPlanLimits: {
        parameters: {
            query?: {
                /**
                 * @description The plans that this API is offered with. An unknown API has none.
                 * @example sim-swap
                 */
                api?: components["schemas"]["ApiSlug"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans, in the order in which they are offered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanLimitsList"];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPlans: {
        parameters: {
            query?: {
                /**
                 * @description The token of a plan that’s only offered by its link.
                 * @example lnk_8sK2vQ7mXw41Zb6T
                 */
                link?: components["schemas"]["PlanLink"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanList"];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAccountPlan: {
        parameters: {
            query?: {
                /**
                 * @description The token of a plan that’s only offered by its link.
                 * @example lnk_8sK2vQ7mXw41Zb6T
                 */
                link?: components["schemas"]["PlanLink"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, and those on offer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountPlan"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The plan, and when to begin. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChangeRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanChangeQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid, or the change isn’t possible. */
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
    changePlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The plan, when to begin, and the quote. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmPlanChangeRequest"];
            };
        };
        responses: {
            /** @description The account plan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Only verified businesses can take the plan, or the team role doesn’t allow it. */
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
            /** @description Too few bought credits for the fee, or the key was used with a different body. */
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
            /** @description A field is invalid, the quote no longer holds, or the change isn’t possible. */
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
    cancelPlanChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account plan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Nothing is ahead that could be cancelled. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The list of IDs is empty, too long or malformed. */
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description No notification was named, or its ID is malformed. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A kind is unknown, or an email about security would be turned off. */
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
            query?: {
                /** @description How many seconds ago the caller read what it shows, rounded up. `ready` then says whether anything that this stream tells has changed since. */
                read_seconds_ago?: components["parameters"]["readSecondsAgo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events as they happen. The response doesn’t end by itself. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["NotificationEvents"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidQuery"];
            /** @description The account has the maximum number of streams open, or starts too many; wait as long as Retry-After says. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description Invited; the email is on its way. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The account isn’t a verified business, or the caller isn’t allowed to do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The address belongs to a member or is already invited, or the team is full. */
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
            /** @description The address was emailed a short while ago, by whomever; one inbox gets few invitations. */
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
            /** @description The email is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            428: components["responses"]["StepUpRequired"];
            /** @description The address was emailed less than five minutes ago, or five times in a day. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description No such token was ever emailed, a newer email replaced it, or the invitation was withdrawn. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link has expired or was already used. */
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
            /** @description Joined; the updated profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The invitation is for another address, or the caller isn’t allowed to do this. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No such token was ever emailed, a newer email replaced it, or the invitation was withdrawn. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller is already in a team, or has one of their own. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The link has expired or was already used. */
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
            /** @description The updated member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description Left; the updated profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The caller isn’t in someone else’s team. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
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
            /** @description The queued export. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The account never subscribed to the API whose log is requested. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The account has reached its limit of exports, or the Idempotency-Key was already used with a different body. */
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
            /** @description A field is invalid, or the list has no such filter. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description It has no file yet, or its file was deleted. */
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
            /** @description The export is deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid, or the URL can’t receive webhooks. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The URL, and the events it receives. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The account has the maximum number of webhooks, or the Idempotency-Key was already used with a different body. */
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
            /** @description A field is invalid, or the URL can’t receive webhooks. */
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
            /** @description The webhook is removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Only deliveries to this webhook. Another account’s webhook has none. */
                webhook_id?: components["parameters"]["deliveriesOf"];
                /** @description Only deliveries of this event type. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case doesn’t matter. */
                search?: components["parameters"]["search"];
                /** @description Only accounts in this state. */
                status?: components["parameters"]["accountStatus"];
                /** @description Only accounts whose keys have this state. */
                keys_status?: components["parameters"]["keysStatus"];
                /** @description How to sort the rows; a minus reverses the order. With `last_used_at`, accounts without a call come last either way. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
    adminExportAccounts: {
        parameters: {
            query?: {
                /** @description Words to look for. Case doesn’t matter. */
                search?: components["parameters"]["search"];
                /** @description Only accounts in this state. */
                status?: components["parameters"]["accountStatus"];
                /** @description Only accounts whose keys have this state. */
                keys_status?: components["parameters"]["keysStatus"];
                /** @description How to sort the rows; a minus reverses the order. With `last_used_at`, accounts without a call come last either way. */
                sort?: components["parameters"]["accountSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListAllSubscriptions: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. Used together with `limit`. */
                page?: components["parameters"]["subscriptionPage"];
                /** @description The maximum number of subscriptions on a page. If omitted, the first 10,000. */
                limit?: components["parameters"]["subscriptionLimit"];
                /** @description Part of the name, email address or company of the user, of the API, or an ID. Case doesn’t matter. */
                search?: components["parameters"]["subscriptionSearch"];
                /** @description Only subscriptions in this state. If omitted, all of them. */
                status?: components["parameters"]["subscriptionStatus"];
                /** @description How to sort the rows: by the API’s name, the user’s family name, or when it began. A minus reverses the order. */
                sort?: components["parameters"]["subscriptionSort"];
            };
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["AdminSubscription"][];
                        meta: components["schemas"]["AdminSubscriptionsMeta"];
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
    adminExportSubscriptions: {
        parameters: {
            query?: {
                /** @description Part of the name, email address or company of the user, of the API, or an ID. Case doesn’t matter. */
                search?: components["parameters"]["subscriptionSearch"];
                /** @description Only subscriptions in this state. If omitted, all of them. */
                status?: components["parameters"]["subscriptionStatus"];
                /** @description How to sort the rows: by the API’s name, the user’s family name, or when it began. A minus reverses the order. */
                sort?: components["parameters"]["subscriptionSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetUserSubscription: {
        parameters: {
            query: {
                /**
                 * @description The user whose records to return.
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A live key needs a verified business, or the caller isn’t an administrator. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such user, or the subscription isn’t theirs. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The subscription isn’t active, or the Idempotency-Key was used with a different body. */
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
            /** @description A field is invalid. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who loses credits, how many, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDeductCreditsRequest"];
            };
        };
        responses: {
            /** @description The ledger row and the wallet after it. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description Above the limit for one person and day. Nothing has changed; another administrator has to approve it. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There are fewer credits of this type, or a field is invalid. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who gets credits, how many, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAddCreditsRequest"];
            };
        };
        responses: {
            /** @description The ledger row and the wallet after it. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description Above the limit for one person and day. Nothing has changed; another administrator has to approve it. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid. */
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description The user whose records to return.
                 * @example usr_jun7Q2
                 */
                user_id: components["parameters"]["userIdQuery"];
                /**
                 * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
                 * @example all
                 */
                view?: components["parameters"]["transactionView"];
                /** @description The first day of the rows, inclusive, in the market’s time zone. If omitted, the first row. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description The last day of the rows, inclusive, in the market’s time zone. If omitted, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
                /** @description Only the row with this ID. */
                transaction_id?: components["parameters"]["ledgerRow"];
                /** @description How to sort the rows; a minus puts the newest first. */
                sort?: components["parameters"]["ledgerSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description No user was named, the range ends before it starts, or another parameter is invalid. */
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
    adminReverseCredits: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which change to take back, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminReverseCreditsRequest"];
            };
        };
        responses: {
            /** @description The ledger row and the wallet after it. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description Above the limit for one person and day. Nothing has changed; another administrator has to approve it. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such user, or their ledger has no such row. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No administrator made it, it was reversed or is a reversal, its reversal is waiting, or the key was used with a different body. */
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
            /** @description A field is invalid, or the wallet no longer holds the credits. */
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
    adminListPaymentDifferences: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Only differences in this state. */
                status?: components["parameters"]["paymentDifferenceStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of differences. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["AdminPaymentDifference"][];
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
    adminResolvePaymentDifference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which difference, and what was done. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminResolvePaymentDifferenceRequest"];
            };
        };
        responses: {
            /** @description The resolved difference. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPaymentDifference"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such difference. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was resolved before. */
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
    adminRefundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which payment, how much of it, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRefundPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment with its refund, which is PENDING. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentRecord"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such payment. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It isn’t a paid top-up, it’s disputed, or the key was used with a different body. */
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
            /** @description A field is invalid, or fewer of its credits are unspent. */
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
    adminExportTaxDocuments: {
        parameters: {
            query: {
                /**
                 * @description The month, `YYYY-MM`, in Asia/Manila.
                 * @example 2026-11
                 */
                month: components["parameters"]["documentMonth"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents as CSV, UTF-8, with a header line. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminExportTransactions: {
        parameters: {
            query: {
                /**
                 * @description The user whose records to return.
                 * @example usr_jun7Q2
                 */
                user_id: components["parameters"]["userIdQuery"];
                /**
                 * @description Which rows: `topup` for TOPUP, `usage` for USAGE and REFUND, `adjustment` for ADJUSTMENT, STARTER and EXPIRY, `all` for every one.
                 * @example all
                 */
                view?: components["parameters"]["transactionView"];
                /** @description The first day of the rows, inclusive, in the market’s time zone. If omitted, the first row. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description The last day of the rows, inclusive, in the market’s time zone. If omitted, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
                /** @description Only the row with this ID. */
                transaction_id?: components["parameters"]["ledgerRow"];
                /** @description How to sort the rows; a minus puts the newest first. */
                sort?: components["parameters"]["ledgerSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            404: components["responses"]["UserUnknown"];
            /** @description No user was named, the range ends before it starts, or another parameter is invalid. */
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
    adminListApiUsage: {
        parameters: {
            query: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /**
                 * @description The user whose records to return.
                 * @example usr_jun7Q2
                 */
                user_id: components["parameters"]["userIdQuery"];
                /** @description The first day of the range, inclusive. If omitted, the range starts 30 days before its end. */
                start_date?: components["parameters"]["startDate"];
                /** @description The last day of the range, inclusive. If omitted, today. */
                end_date?: components["parameters"]["endDate"];
                /** @description Only calls to APIs whose name contains these words. Case doesn’t matter. */
                search?: components["parameters"]["usageSearch"];
                /**
                 * @description What each row counts: a day, a month or an API.
                 * @example daily
                 */
                view?: components["parameters"]["usageView"];
                /** @description Only calls made with this key, even if it has ended. Another account’s key has none. Days before `keys_since` of the summary aren’t counted by key. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Oldest first; with `view=api`, the most called first. */
                        data: components["schemas"]["ApiUsage"][];
                        meta: components["schemas"]["UsageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            /** @description No user was named, or the range or another parameter is invalid. */
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
    adminListLimits: {
        parameters: {
            query: {
                /**
                 * @description The user whose records to return.
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
            /** @description The limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionUseList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminSetLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which subscription, its limits, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminLimitsRequest"];
            };
        };
        responses: {
            /** @description The subscription with its limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionLimits"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A limit is invalid. */
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
    adminListPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPlanList"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminSavePlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole plan. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePlanRequest"];
            };
        };
        responses: {
            /** @description The plan as saved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed the plan since it was read. */
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
            /** @description A field is invalid. */
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
    adminSetPlanStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The plan and its next status. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanStatusRequest"];
            };
        };
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminPlanList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Somebody else has changed the plan since it was read. */
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
            /** @description The status can’t follow the present one, or accounts can’t move there. */
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
    adminListAnnouncements: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Only announcements in this state. */
                status?: components["parameters"]["announcementStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of announcements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Upcoming ones first. */
                        data: components["schemas"]["AdminAnnouncement"][];
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
    adminAnnounce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What changes, and when. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementRequest"];
            };
        };
        responses: {
            /** @description The announcement. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminAnnouncement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid. */
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
    adminPreviewAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What would change, and when. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementRequest"];
            };
        };
        responses: {
            /** @description What would change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AnnouncementPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid. */
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
    adminCancelAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which one, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelAnnouncementRequest"];
            };
        };
        responses: {
            /** @description The cancelled announcement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminAnnouncement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid, or it has taken effect or was cancelled. */
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
    adminListAffectedAccounts: {
        parameters: {
            query: {
                /**
                 * @description The announcement.
                 * @example ann_k3Wd81Xq
                 */
                announcement_id: components["parameters"]["announcementId"];
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By email address. */
                        data: components["schemas"]["AffectedAccount"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminReportIncident: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is disturbed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportIncidentRequest"];
            };
        };
        responses: {
            /** @description The incident. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Incident"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminUpdateIncident: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The news. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIncidentRequest"];
            };
        };
        responses: {
            /** @description The incident with its news. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Incident"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
    adminRevokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which key, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRevokeKeyRequest"];
            };
        };
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            404: components["responses"]["UserUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListKyb: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case doesn’t matter. */
                search?: components["parameters"]["search"];
                /** @description Only verifications in this state. If omitted, all of them. */
                state?: components["parameters"]["kybState"];
                /** @description How to sort the verifications; a minus reverses the order. If omitted, those in review come first, the oldest of them on top. */
                sort?: components["parameters"]["kybSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those in review first. */
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
    adminExportKyb: {
        parameters: {
            query?: {
                /** @description Words to look for. Case doesn’t matter. */
                search?: components["parameters"]["search"];
                /** @description Only verifications in this state. If omitted, all of them. */
                state?: components["parameters"]["kybState"];
                /** @description How to sort the verifications; a minus reverses the order. If omitted, those in review come first, the oldest of them on top. */
                sort?: components["parameters"]["kybSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                 * @description The field of the form that the document was submitted in.
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description The file name, as an attachment.
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
            /** @description The decided verification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The decided verification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Only changes in this state. */
                status?: components["parameters"]["adjustmentStatus"];
                /** @description Only changes of this user’s wallet. An unknown user has none. */
                user_id?: components["parameters"]["adjustmentUser"];
                /** @description How to sort the rows; a minus reverses the order. If omitted, those waiting come first, then the newest. */
                sort?: components["parameters"]["adjustmentSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Those waiting first, then newest first. */
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
    adminExportAdjustments: {
        parameters: {
            query?: {
                /** @description Only changes in this state. */
                status?: components["parameters"]["adjustmentStatus"];
                /** @description Only changes of this user’s wallet. An unknown user has none. */
                user_id?: components["parameters"]["adjustmentUser"];
                /** @description How to sort the rows; a minus reverses the order. If omitted, those waiting come first, then the newest. */
                sort?: components["parameters"]["adjustmentSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
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
        /** @description Which change, and the decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminDecideAdjustmentRequest"];
            };
        };
        responses: {
            /** @description The decided change. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such change. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was already decided, its user’s account was deleted, which ended it, or the caller requested it. */
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
            /** @description A field is invalid, or the change can no longer be made. */
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
    adminGetWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminWaiting"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetUserProfile: {
        parameters: {
            query: {
                /**
                 * @description The user whose records to return.
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
            /** @description The user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUserProfile"];
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
    adminAddNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminAddNoteRequest"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UserUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The administrators. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By email address. */
                        data: components["schemas"]["StaffMember"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminChangeStaffRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose roles, and which. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminChangeStaffRolesRequest"];
            };
        };
        responses: {
            /** @description The administrator. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such administrator. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It would leave no owner. */
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
    adminInviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The address and the roles. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminInviteStaffRequest"];
            };
        };
        responses: {
            /** @description The invited administrator. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The address belongs to a customer or an administrator. */
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
    adminRemoveStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which administrator. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRemoveStaffRequest"];
            };
        };
        responses: {
            /** @description The administrator is removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user_id: components["schemas"]["UserId"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such administrator. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It would leave no owner. */
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
    adminListServiceAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service accounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By name. */
                        data: components["schemas"]["ServiceAccount"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminChangeServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which one, and what holds from now on. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminChangeServiceAccountRequest"];
            };
        };
        responses: {
            /** @description The service account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such service account. */
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
    adminCreateServiceAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What it may do, until when, and from where. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminCreateServiceAccountRequest"];
            };
        };
        responses: {
            /** @description The service account with its key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceAccountCreated"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The Idempotency-Key was used with a different body. */
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
    adminRotateServiceKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which key, and how long it still works. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRotateServiceKeyRequest"];
            };
        };
        responses: {
            /** @description The service account with its new key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceAccountCreated"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such service account. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The key was replaced already, or the Idempotency-Key was used with a different body. */
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
    adminRemoveServiceAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which one. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRemoveServiceAccountRequest"];
            };
        };
        responses: {
            /** @description The service account is removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            service_account_id: components["schemas"]["ServiceAccountId"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such service account. */
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
    adminGetSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description In the order in which they’re best done. */
                        data: components["schemas"]["SetupItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminSendTestEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetOverview: {
        parameters: {
            query?: {
                /**
                 * @description How long the period is.
                 * @example 24h
                 */
                period?: "24h" | "7d" | "30d";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProviderOverview"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By name. */
                        data: components["schemas"]["AdminView"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminRenameView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which view, and its name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRenameViewRequest"];
            };
        };
        responses: {
            /** @description The renamed view. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The administrator has no such view. */
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
            /** @description A field is invalid, or another view of the list has the name. */
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
    adminSaveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filters and the name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSaveViewRequest"];
            };
        };
        responses: {
            /** @description The view, new or changed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid, or there are 200 views already. */
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
    adminRemoveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which view. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminViewRequest"];
            };
        };
        responses: {
            /** @description The view that was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminView"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The administrator has no such view. */
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
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminListAuditLog: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Who did it: part of a name or an email address, or an ID. Case doesn’t matter. */
                actor?: components["parameters"]["auditActor"];
                /** @description Whom it was done to, in the same form; or the ID of what it was done to, or of something that its details name, such as a transaction. */
                subject?: components["parameters"]["auditSubject"];
                /** @description The action, such as `admin.credits.add`; a part before a dot, such as `admin`, finds all of its kind. */
                action?: components["parameters"]["auditAction"];
                /** @description How to sort the entries; a minus puts the newest first. */
                sort?: components["parameters"]["auditSort"];
                /** @description The first day of the rows, inclusive, in the market’s time zone. If omitted, the first row. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description The last day of the rows, inclusive, in the market’s time zone. If omitted, the newest row. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A query parameter is invalid, or the range ends before it starts. */
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
    adminExportAuditLog: {
        parameters: {
            query?: {
                /** @description Who did it: part of a name or an email address, or an ID. Case doesn’t matter. */
                actor?: components["parameters"]["auditActor"];
                /** @description Whom it was done to, in the same form; or the ID of what it was done to, or of something that its details name, such as a transaction. */
                subject?: components["parameters"]["auditSubject"];
                /** @description The action, such as `admin.credits.add`; a part before a dot, such as `admin`, finds all of its kind. */
                action?: components["parameters"]["auditAction"];
                /** @description How to sort the entries; a minus puts the newest first. */
                sort?: components["parameters"]["auditSort"];
                /** @description The first day of the rows, inclusive, in the market’s time zone. If omitted, the first row. */
                start_date?: components["parameters"]["ledgerStart"];
                /** @description The last day of the rows, inclusive, in the market’s time zone. If omitted, the newest row. */
                end_date?: components["parameters"]["ledgerEnd"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A query parameter is invalid, or the range ends before it starts. */
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
    adminApproveFactorRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminApproveFactorRecovery"];
            };
        };
        responses: {
            /** @description The approval counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminFactorRecovery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such user, or the user has no open request. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has approved it before. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid. */
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
            /** @description The account is unlocked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid. */
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Words to look for. Case doesn’t matter. */
                search?: components["parameters"]["search"];
                /** @description Only versions with this status. */
                status?: components["parameters"]["apiStatus"];
                /** @description How to sort the versions; a minus reverses the order. If omitted, in the order of the catalogue. */
                sort?: components["parameters"]["apiSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
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
            /** @description It’s in the catalogue. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description It isn’t what was checked, a price would rise for subscribers or their calls break, or the key was used with a different body. */
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
            /** @description An option is invalid, or the document can’t be published. */
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
    adminExportApis: {
        parameters: {
            query?: {
                /** @description Words to look for. Case doesn’t matter. */
                search?: components["parameters"]["search"];
                /** @description Only versions with this status. */
                status?: components["parameters"]["apiStatus"];
                /** @description How to sort the versions; a minus reverses the order. If omitted, in the order of the catalogue. */
                sort?: components["parameters"]["apiSort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The findings. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The draft was published or deleted. */
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
            /** @description An option is invalid; `errors` points to it. */
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
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which version, and the prices of its operations. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSetApiPricesRequest"];
            };
        };
        responses: {
            /** @description The version with its new prices. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description Someone has published it since it was read, a price would rise for subscribers, or the key was used with a different body. */
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
            /** @description A field is invalid, or names no operation of the version. */
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
    adminRollBackApi: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique value for each action, kept across retries. The same key with the same body returns the stored response; with a different body it’s a 409. A key in another form is a 422 that points to `?Idempotency-Key`. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which version. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminRollBackApiRequest"];
            };
        };
        responses: {
            /** @description The version as it was. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description Someone has published it since it was read, subscribers would pay more, have lower limits or their calls break, or the key was used with a different body. */
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
    adminListApiDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
                        data: components["schemas"]["AdminApiDraft"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminSaveApiDraft: {
        parameters: {
            query?: never;
            header?: never;
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
            /** @description It’s saved. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDraftAddress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description It isn’t what was checked, or as many drafts are kept as can be. */
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
            /** @description An option is invalid, or the document can’t be published. */
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
    adminRenewApiDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which draft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminApiDraftRequest"];
            };
        };
        responses: {
            /** @description The draft, with its address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDraftAddress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such draft, or it was published. */
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
    adminDeleteApiDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which draft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminApiDraftRequest"];
            };
        };
        responses: {
            /** @description The draft that was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminApiDraft"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such draft, or it was published. */
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
            428: components["responses"]["SecondFactorRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminSetApiLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which plan and API, the limits, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminSetApiLimitsRequest"];
            };
        };
        responses: {
            /** @description The plans that the API is offered with, and their limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanLimitsList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description A limit would be lower for subscribers. */
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
            /** @description A limit is invalid, or contradicts another one. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description A field is invalid. */
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
        /** @description Which version to restore. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminApiVersionRequest"];
            };
        };
        responses: {
            /** @description The version is no longer deprecated. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The version isn’t deprecated. */
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
    adminListUpstreams: {
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
            /** @description The upstreams. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description At most one for each environment. */
                        data: components["schemas"]["AdminUpstream"][];
                        /** @description Where calls with live keys go because the server’s `UPSTREAMS` setting names this API. It takes precedence over the upstream of live keys, and no credential is sent there. Null if the setting doesn’t name it. */
                        deployment_url: string | null;
                        documented: components["schemas"]["AdminDocumentedUpstream"];
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
    adminSetUpstream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The upstream. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUpstreamRequest"];
            };
        };
        responses: {
            /** @description The upstream is set. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUpstream"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiUnknown"];
            /** @description A secret cannot be stored on this server. */
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
            /** @description A field is invalid. */
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
    adminRemoveUpstream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Which upstream. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUpstreamVersionRequest"];
            };
        };
        responses: {
            /** @description The upstreams that are left. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description At most one for each environment. */
                        data: components["schemas"]["AdminUpstream"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            428: components["responses"]["AdminStepUpRequired"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminTestUpstream: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The upstream to test. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdminUpstreamRequest"];
            };
        };
        responses: {
            /** @description What happened. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AdminUpstreamTest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApiUnknown"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A field is invalid. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Newest first. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description The key is already trusted. */
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
            /** @description A field is invalid, or it isn’t an Ed25519 public key. */
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
            /** @description The key is no longer trusted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Only emails, or only webhook deliveries. */
                kind?: components["parameters"]["adminDeliveryKind"];
                /** @description Only deliveries in this state. */
                status?: components["parameters"]["adminDeliveryStatus"];
                /** @description Part of a recipient, of a subject, or of the name or email address of the account; or an ID. Case doesn’t matter. */
                search?: components["parameters"]["adminDeliverySearch"];
                /** @description How to sort the deliveries; a minus puts the newest first. */
                sort?: components["parameters"]["adminDeliverySort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
    adminExportDeliveries: {
        parameters: {
            query?: {
                /** @description Only emails, or only webhook deliveries. */
                kind?: components["parameters"]["adminDeliveryKind"];
                /** @description Only deliveries in this state. */
                status?: components["parameters"]["adminDeliveryStatus"];
                /** @description Part of a recipient, of a subject, or of the name or email address of the account; or an ID. Case doesn’t matter. */
                search?: components["parameters"]["adminDeliverySearch"];
                /** @description How to sort the deliveries; a minus puts the newest first. */
                sort?: components["parameters"]["adminDeliverySort"];
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            422: components["responses"]["InvalidQuery"];
            428: components["responses"]["SecondFactorRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Unexpected"];
        };
    };
    adminGetDelivery: {
        parameters: {
            query: {
                /**
                 * @description The email or the webhook delivery.
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such email or delivery. */
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
        /** @description Which email or delivery. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such email or delivery. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was already sent, or its content is gone. */
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
        /** @description Which email or delivery. */
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
                    "Cache-Control": components["headers"]["CacheControl"];
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
            /** @description There is no such email or delivery. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It was sent or stopped already. */
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
                 * @description Identifies the event, the same for each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
                /**
                 * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["traceparent"];
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
            /** @description The event was accepted. The body isn’t read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    walletRecovered: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event, the same for each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
                /**
                 * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletRecoveredEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. The body isn’t read beyond an excerpt for the log. */
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
                 * @description Identifies the event, the same for each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
                /**
                 * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["traceparent"];
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
            /** @description The event was accepted. The body isn’t read beyond an excerpt for the log. */
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
                 * @description Identifies the event, the same for each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
                /**
                 * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["traceparent"];
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
            /** @description The event was accepted. The body isn’t read beyond an excerpt for the log. */
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
                 * @description Identifies the event, the same for each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
                /**
                 * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["traceparent"];
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
            /** @description The event was accepted. The body isn’t read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    limitReached: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event, the same for each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
                /**
                 * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitReachedEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. The body isn’t read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    announcementUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the event, the same for each attempt.
                 * @example evt_jun8Wm3Kd1Tz
                 */
                "webhook-id": components["parameters"]["webhookId"];
                /**
                 * @description When this attempt was signed, in unix seconds. Reject anything older than five minutes.
                 * @example 1795225320
                 */
                "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                /**
                 * @description One signature for each valid secret, separated by spaces: `v1,` and the Base64 of the HMAC-SHA256 of ID, timestamp and body, joined by dots.
                 * @example v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
                 */
                "webhook-signature": components["parameters"]["webhookSignature"];
                /**
                 * @description The trace of this attempt (W3C Trace Context), where the portal exports traces.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["traceparent"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementUpdatedEvent"];
            };
        };
        responses: {
            /** @description The event was accepted. The body isn’t read beyond an excerpt for the log. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
