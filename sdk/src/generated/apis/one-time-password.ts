// Written by `npm run generate` from mocks/products/one-time-password.yaml. Edit that, not this file.
export interface paths {
    "/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code
         * @description Sends a code to a phone number. `message` must contain the placeholder `{{code}}` once. A second call for the same number replaces the first code. The mock sends nothing; there, `123456` is always the right code.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validate-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code
         * @description Checks the code that the person entered. A wrong code is an answer, not an error: `valid` is false and `attemptsLeft` counts down. A code can be right once; after that, as after five minutes, its ID is unknown.
         */
        post: operations["validateCode"];
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
        /** @description A phone number in E.164 form, with the leading plus and no spaces. */
        PhoneNumber: string;
        /** @description The phone number for the code, and the text around it. */
        CodeToSend: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description The text of the SMS with the placeholder for the code, at most one SMS long. */
            message: string;
        };
        /** @description Identifies a code that was sent. Opaque. */
        AuthenticationId: string;
        /**
         * Format: date-time
         * @description A time in RFC 3339, in UTC.
         */
        Time: string;
        /** @description A code that was sent. */
        CodeSent: {
            authenticationId: components["schemas"]["AuthenticationId"];
            expiresAt: components["schemas"]["Time"];
        };
        /** @description Why one field is invalid. */
        FieldError: {
            /** @description JSON Pointer into the body, `?name` or `{name}`. */
            pointer: string;
            /** @description The rule that was broken. */
            code: string;
            /** @description What to change. */
            message: string;
        };
        /** @description An RFC 9457 problem. Branch on `code`, which is stable; the texts may change. */
        Problem: {
            /**
             * Format: uri-reference
             * @description The URL of the page on this problem.
             */
            type: string;
            /** @description The kind of problem. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status: number;
            /** @description What programs branch on. */
            code: string;
            /** @description What happened this time, and what to do about it. */
            detail?: string;
            /** @description Quote it to support. */
            request_id: string;
            /** @description One entry for each invalid field. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description What the person entered. */
        CodeToCheck: {
            authenticationId: components["schemas"]["AuthenticationId"];
            /** @description Six digits. */
            code: string;
        };
        /** @description The result of a check. */
        CodeChecked: {
            /** @description True if the code is right. */
            valid: boolean;
            /**
             * Format: int32
             * @description The number of attempts left.
             */
            attemptsLeft: number;
        };
        GatewayProblem: components["schemas"]["Problem"] & {
            code: "access_token_invalid" | "account_suspended" | "address_not_allowed" | "approval_denied" | "approval_required" | "body_too_large" | "budget_exceeded" | "insufficient_credits" | "invalid_headers" | "key_invalid" | "key_missing" | "kyb_in_review" | "kyb_rejected" | "kyb_required" | "malformed_json" | "method_not_allowed" | "mock_unreachable" | "not_found" | "not_subscribed" | "operation_not_allowed" | "quota_exceeded" | "rate_limit_exceeded" | "request_timeout" | "spend_cap_reached" | "test_value_live" | "too_many_requests" | "unavailable" | "unexpected" | "upstream_credential_rejected" | "upstream_late" | "upstream_unreachable" | `http_${number}`;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeToSend"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            /** @description The body isn’t valid JSON. You weren’t charged. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "malformed_json";
                    };
                };
            };
            /** @description No API key was sent, or it’s no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "key_missing" | "key_invalid";
                    };
                };
            };
            /** @description The wallet holds less than the price of this call. You weren’t charged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "insufficient_credits";
                    };
                };
            };
            /** @description Your key is valid, but this call isn’t allowed. You weren’t charged. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "not_subscribed" | "test_value_live" | "consent_missing";
                    };
                };
            };
            /** @description The phone number isn’t on this network. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "number_unknown";
                    };
                };
            };
            /** @description A field of the body is invalid; `errors` says which. You weren’t charged. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "validation_failed";
                    };
                };
            };
            /** @description Too many calls. Wait as long as Retry-After says. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "too_many_requests";
                    };
                };
            };
            /** @description The network didn’t respond in time. You weren’t charged; trying again is safe. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "network_unavailable";
                    };
                };
            };
            /** @description The gateway responded instead of the API, or the response isn’t a problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GatewayProblem"];
                };
            };
        };
    };
    validateCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeToCheck"];
            };
        };
        responses: {
            /** @description Whether the code is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeChecked"];
                };
            };
            /** @description The body isn’t valid JSON. You weren’t charged. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "malformed_json";
                    };
                };
            };
            /** @description No API key was sent, or it’s no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "key_missing" | "key_invalid";
                    };
                };
            };
            /** @description All three attempts were used, or the key is for another API. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "attempts_used" | "not_subscribed";
                    };
                };
            };
            /** @description There is no such code, or it has expired. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "code_expired";
                    };
                };
            };
            /** @description A field of the body is invalid; `errors` says which. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "validation_failed";
                    };
                };
            };
            /** @description Too many calls. Wait as long as Retry-After says. */
            429: {
                headers: {
                    /**
                     * @description Seconds to wait.
                     * @example 30
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "too_many_requests";
                    };
                };
            };
            /** @description The gateway responded instead of the API, or the response isn’t a problem document. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["GatewayProblem"];
                };
            };
        };
    };
}

/** By operation, values that always have the same result with a test key and on the mock. */
export const testValues = {
  sendCode: {
    /** code sent: 200 */
    sent: "+639175550101",
    /** other network: 404 */
    numberUnknown: "+639175550104",
    /** no consent: 403 */
    consentMissing: "+639175550105",
    /** not enough credits: 402 */
    creditsShort: "+639175550106",
    /** rate limit: 429 */
    tooManyRequests: "+639175550107",
    /** network unavailable: 503 */
    networkUnavailable: "+639175550108",
  },
  validateCode: {
    /** the right code: 200 */
    right: "123456",
    /** a wrong code: 200 */
    wrong: "000000",
    /** the last attempt was used: 403 */
    attemptsUsed: "999999",
    /** expired: 404 */
    codeExpired: "555555",
  },
} as const

/** The response status of each test value. */
export interface TestOutcomes {
  sendCode: { sent: 200; numberUnknown: 404; consentMissing: 403; creditsShort: 402; tooManyRequests: 429; networkUnavailable: 503 }
  validateCode: { right: 200; wrong: 200; attemptsUsed: 403; codeExpired: 404 }
}
