// Written by `npm run generate` from mocks/products/device-location.yaml. Edit that, not this file.
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
         * Verify a location
         * @description Compares the location of a phone with a circle. PARTIAL means that the two overlap, and `matchRate` says by how many per cent. A location older than `maxAge` seconds isn’t used; the answer is then UNKNOWN, and it’s charged.
         */
        post: operations["verifyLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retrieve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retrieve a location
         * @description Returns the smallest circle in which the network last saw the phone. It needs the subscriber’s consent to be located, and returns 403 without it.
         */
        post: operations["retrieveLocation"];
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
        /** @description A point in WGS 84 coordinates. */
        Point: {
            /**
             * Format: double
             * @description Degrees north.
             */
            latitude: number;
            /**
             * Format: double
             * @description Degrees east.
             */
            longitude: number;
        };
        /** @description A circle on the ground. */
        Circle: {
            /**
             * @description The kind of area.
             * @enum {string}
             */
            areaType: "CIRCLE";
            center: components["schemas"]["Point"];
            /**
             * Format: int32
             * @description The radius, in metres.
             */
            radius: number;
        };
        /**
         * Format: int32
         * @description The oldest location to accept, in seconds. If omitted, any age.
         */
        MaxAge: number;
        /** @description The phone, the area, and the maximum age of the location. */
        LocationCheck: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            area: components["schemas"]["Circle"];
            maxAge?: components["schemas"]["MaxAge"];
        };
        /**
         * Format: date-time
         * @description A time in RFC 3339, in UTC.
         */
        Time: string;
        /** @description The result of a comparison. */
        LocationChecked: {
            /**
             * @description Inside, outside, partly inside, or unknown.
             * @enum {string}
             */
            verificationResult: "TRUE" | "FALSE" | "PARTIAL" | "UNKNOWN";
            /**
             * Format: int32
             * @description The overlap in per cent, for PARTIAL only.
             */
            matchRate?: number;
            lastLocationTime?: components["schemas"]["Time"];
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
        /** @description The phone, and the maximum age of its location. */
        LocationQuestion: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            maxAge?: components["schemas"]["MaxAge"];
        };
        /** @description Where and when the phone was last seen. */
        Location: {
            lastLocationTime: components["schemas"]["Time"];
            area: components["schemas"]["Circle"];
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
    verifyLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationCheck"];
            };
        };
        responses: {
            /** @description The location was compared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationChecked"];
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
    retrieveLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationQuestion"];
            };
        };
        responses: {
            /** @description Where the phone was last seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
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
}

/** By operation, values that always have the same result with a test key and on the mock. */
export const testValues = {
  verifyLocation: {
    /** inside the area: 200 */
    inside: "+639175550101",
    /** outside the area: 200 */
    outside: "+639175550102",
    /** partly inside: 200 */
    partly: "+639175550103",
    /** location unknown: 200 */
    unknown: "+639175550109",
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
  retrieveLocation: {
    /** in a city: 200 */
    city: "+639175550101",
    /** in the country: 200 */
    country: "+639175550103",
    /** other network: 404 */
    numberUnknown: "+639175550104",
    /** no consent: 403 */
    consentMissing: "+639175550105",
  },
} as const

/** The response status of each test value. */
export interface TestOutcomes {
  verifyLocation: { inside: 200; outside: 200; partly: 200; unknown: 200; numberUnknown: 404; consentMissing: 403; creditsShort: 402; tooManyRequests: 429; networkUnavailable: 503 }
  retrieveLocation: { city: 200; country: 200; numberUnknown: 404; consentMissing: 403 }
}
