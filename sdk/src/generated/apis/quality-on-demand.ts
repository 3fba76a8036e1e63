// Written by `npm run generate` from mocks/products/quality-on-demand.yaml. Edit that, not this file.
export interface paths {
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session
         * @description Requests a profile between one phone and one server. The session is REQUESTED at first, and AVAILABLE once the network has set it up; UNAVAILABLE means that the cell had no capacity, and is free.
         */
        post: operations["createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you started the session.
                 * @example qos_test_1
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        /**
         * Get a session
         * @description Returns a session and its state. Ended sessions can be read for 30 days.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends a session early. Deleting one that has already ended also returns 204.
         */
        delete: operations["deleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you started the session.
                 * @example qos_test_1
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a session
         * @description Adds seconds to a running session. The total is limited to 24 hours; anything beyond is cut off.
         */
        post: operations["extendSession"];
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
        /**
         * Format: ipv4
         * @description Public IPv4 address of your server.
         */
        ServerAddress: string;
        /**
         * @description LOW_LATENCY for calls and control, STEADY_THROUGHPUT for video.
         * @enum {string}
         */
        Profile: "LOW_LATENCY" | "STEADY_THROUGHPUT";
        /**
         * Format: int32
         * @description In seconds.
         */
        Duration: number;
        /** @description The phone, the server, the profile and the duration. */
        NewSession: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            serverAddress: components["schemas"]["ServerAddress"];
            profile: components["schemas"]["Profile"];
            duration: components["schemas"]["Duration"];
        };
        /** @description Identifies a session. Opaque. */
        SessionId: string;
        /**
         * Format: date-time
         * @description A time in RFC 3339, in UTC.
         */
        Time: string;
        /** @description A session and its state. */
        Session: {
            id: components["schemas"]["SessionId"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            serverAddress: components["schemas"]["ServerAddress"];
            profile: components["schemas"]["Profile"];
            duration: components["schemas"]["Duration"];
            /**
             * @description The state of the session.
             * @enum {string}
             */
            status: "REQUESTED" | "AVAILABLE" | "UNAVAILABLE" | "ENDED";
            startedAt: components["schemas"]["Time"];
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
        /** @description By how much to extend it. */
        Extension: {
            additionalDuration: components["schemas"]["Duration"];
        };
        GatewayProblem: components["schemas"]["Problem"] & {
            code: "access_token_invalid" | "account_suspended" | "address_not_allowed" | "approval_denied" | "approval_required" | "body_too_large" | "budget_exceeded" | "insufficient_credits" | "invalid_headers" | "key_invalid" | "key_missing" | "kyb_in_review" | "kyb_rejected" | "kyb_required" | "malformed_json" | "method_not_allowed" | "mock_unreachable" | "not_found" | "not_subscribed" | "operation_not_allowed" | "quota_exceeded" | "rate_limit_exceeded" | "request_timeout" | "spend_cap_reached" | "test_value_live" | "too_many_requests" | "unavailable" | "unexpected" | "upstream_credential_rejected" | "upstream_late" | "upstream_unreachable" | `http_${number}`;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The ID that you got when you started the session.
         * @example qos_test_1
         */
        SessionId: components["schemas"]["SessionId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSession"];
            };
        };
        responses: {
            /** @description The session was requested. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
            /** @description The phone already has a session. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "session_exists";
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
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you started the session.
                 * @example qos_test_1
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
            /** @description Session not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "session_unknown";
                    };
                };
            };
            /** @description The ID is malformed. */
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
    deleteSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you started the session.
                 * @example qos_test_1
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description Session not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "session_unknown";
                    };
                };
            };
            /** @description The ID is malformed. */
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
    extendSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you started the session.
                 * @example qos_test_1
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Extension"];
            };
        };
        responses: {
            /** @description The session with its new end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
            /** @description Session not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "session_unknown";
                    };
                };
            };
            /** @description The session has ended. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "session_ended";
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
  createSession: {
    /** starts: 201 */
    requested: "+639175550101",
    /** no capacity in the cell: 201 */
    unavailable: "+639175550102",
    /** has a session: 409 */
    sessionExists: "+639175550103",
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
  getSession: {
    /** running: 200 */
    available: "qos_test_1",
    /** has ended: 200 */
    ended: "qos_test_2",
    /** no such session: 404 */
    sessionUnknown: "qos_test_0",
  },
  deleteSession: {
    /** running: 204 */
    running: "qos_test_1",
    /** no such session: 404 */
    sessionUnknown: "qos_test_0",
  },
  extendSession: {
    /** extended: 200 */
    extended: "qos_test_1",
    /** has ended: 409 */
    sessionEnded: "qos_test_2",
    /** no such session: 404 */
    sessionUnknown: "qos_test_0",
  },
} as const

/** The response status of each test value. */
export interface TestOutcomes {
  createSession: { requested: 201; unavailable: 201; sessionExists: 409; numberUnknown: 404; consentMissing: 403; creditsShort: 402; tooManyRequests: 429; networkUnavailable: 503 }
  getSession: { available: 200; ended: 200; sessionUnknown: 404 }
  deleteSession: { running: 204; sessionUnknown: 404 }
  extendSession: { extended: 200; sessionEnded: 409; sessionUnknown: 404 }
}
