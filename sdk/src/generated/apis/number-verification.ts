// Written by `npm run generate` from mocks/products/number-verification.yaml. Edit that, not this file.
export interface paths {
    "/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a number
         * @description Compares the number that a person entered with the number that the network knows for the connection. A mismatch is an answer, not an error: `devicePhoneNumberVerified` is false and the call is charged.
         */
        post: operations["verifyNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/device-phone-number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retrieve the number of a phone
         * @description Returns the number of the phone behind a connection, so that nobody has to type it. It needs the subscriber’s consent to share the number, and returns 403 without it.
         */
        post: operations["retrieveDeviceNumber"];
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
        /** @description The phone’s connection, as your server saw it. */
        Device: {
            /**
             * Format: ipv4
             * @description The source address of its request.
             */
            publicAddress: string;
            /**
             * Format: int32
             * @description The source port of its request.
             */
            publicPort: number;
        };
        /** @description The number to compare, and the connection of the phone. */
        NumberToVerify: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            device: components["schemas"]["Device"];
        };
        /** @description The result of a comparison. */
        NumberVerified: {
            /** @description True when the phone holds the number. */
            devicePhoneNumberVerified: boolean;
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
        /** @description The connection of the phone. */
        DeviceQuestion: {
            device: components["schemas"]["Device"];
        };
        /** @description The number of a phone. */
        DeviceNumber: {
            devicePhoneNumber: components["schemas"]["PhoneNumber"];
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
    verifyNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberToVerify"];
            };
        };
        responses: {
            /** @description Whether it’s the number of this connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberVerified"];
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
            /** @description The number isn’t on this network, or the phone isn’t on mobile data. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "number_unknown" | "not_on_mobile_data";
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
    retrieveDeviceNumber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceQuestion"];
            };
        };
        responses: {
            /** @description The number of the phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceNumber"];
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
            /** @description The number isn’t on this network, or the phone isn’t on mobile data. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "number_unknown" | "not_on_mobile_data";
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
}

/** By operation, values that always have the same result with a test key and on the mock. */
export const testValues = {
  verifyNumber: {
    /** the phone has it: 200 */
    verified: "+639175550101",
    /** another phone has it: 200 */
    notVerified: "+639175550102",
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
  retrieveDeviceNumber: {
    /** a phone on mobile data: 200 */
    number: "192.0.2.10",
    /** a phone on Wi-Fi: 404 */
    notOnMobileData: "192.0.2.20",
    /** no consent: 403 */
    consentMissing: "192.0.2.30",
  },
} as const

/** The response status of each test value. */
export interface TestOutcomes {
  verifyNumber: { verified: 200; notVerified: 200; numberUnknown: 404; consentMissing: 403; creditsShort: 402; tooManyRequests: 429; networkUnavailable: 503 }
  retrieveDeviceNumber: { number: 200; notOnMobileData: 404; consentMissing: 403 }
}
