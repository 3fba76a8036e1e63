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
         * @description Trades an e-mail address and a password for a token pair. An unknown address and a wrong password answer the same refusal, in the same time. After five failed tries within 15 minutes the address is locked for 15 minutes, whether it is known or not.
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
         * @description Trades the one-time token of a social sign-in for a token pair. The token is good for 300 seconds and for one try.
         */
        post: operations["ssoVerify"];
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
         * Verify the e-mail address
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
         * @description Sets the password with the token of the mailed link and ends every session of the account. An address that was not verified yet is verified by it. A token is good for one hour and for one try.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: email
         * @description An e-mail address.
         */
        Email: string;
        /** @description Who signs in. */
        LoginRequest: {
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @description The password. Its rule is checked where it is set, not here.
             */
            password: string;
        };
        /** @description Names this request in logs, ledger rows and support mails. */
        RequestId: string;
        /** @description Why one field of the request was refused. */
        FieldError: {
            /** @description JSON Pointer into the body (`#/email`), or `?name` for a query parameter. */
            pointer: string;
            /** @description Stable machine-readable code. */
            code: string;
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
            code: string;
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
        /** @description The social sign-in to finish. */
        SsoVerifyRequest: {
            /** @description The one-time token of `POST /api/sso_google_callback`. */
            sso_token: string;
        };
        /** @description The session to renew. */
        RefreshTokenRequest: {
            /** @description The newest refresh token of the session. */
            refresh_token: string;
        };
        /**
         * Format: password
         * @description A password, 10 to 128 characters. Length is the only rule.
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
        /** @description The session to end. */
        LogoutRequest: {
            /** @description A refresh token of the session. */
            refresh_token: string;
        };
        /** @description Opaque identifier. Never parse it. */
        Id: string;
        /** @description The signed-in person, and the plan and company they act for. */
        UserProfile: {
            id: components["schemas"]["Id"];
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
            /**
             * Format: date-time
             * @description When the e-mail address was verified.
             */
            email_verified_at: string | null;
            /**
             * @description PENDING until the e-mail address is verified.
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
            /**
             * @description PREPAID spends wallet credits; POSTPAID is billed by the month.
             * @enum {string|null}
             */
            plan_type: "PREPAID" | "POSTPAID" | null;
            /** @description The plan's name. */
            plan_name: string | null;
            /** @description Credits used in the current plan period. */
            plan_consumption: string | null;
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
        /** @description Credits as a decimal string with two places. Never a float. */
        Credits: string;
        /**
         * Format: date
         * @description A calendar day, `YYYY-MM-DD`.
         */
        Day: string;
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
        };
        /** @description Something that happened to the account. */
        Notification: {
            notification_id: components["schemas"]["Id"];
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
        NotificationIds: components["schemas"]["Id"][];
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
    };
    responses: {
        /** @description Anything else: a fault of the server (500), an upstream that failed (502), maintenance (503), or an operation this deployment does not offer (501). */
        Unexpected: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this request in logs, ledger rows and support mails. */
        RequestId: components["schemas"]["RequestId"];
        /** @description Seconds to wait before the next try. */
        RetryAfter: number;
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
            /** @description A field breaks its rule, or an agreement was not accepted. */
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
            422: components["responses"]["Invalid"];
            /** @description The last mail is less than 300 seconds old. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before the next mail can be asked for, 300 at most.
                     * @example 300
                     */
                    "Retry-After"?: number;
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
            422: components["responses"]["Invalid"];
            /** @description The last mail is less than 360 seconds old. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    /**
                     * @description Seconds to wait before the next mail can be asked for, 360 at most.
                     * @example 360
                     */
                    "Retry-After"?: number;
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
            422: components["responses"]["Invalid"];
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
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
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
            429: components["responses"]["TooManyRequests"];
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
}
