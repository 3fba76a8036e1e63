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
         * @description Asks for a profile between one phone and one server. The session is REQUESTED at first and AVAILABLE when the network has it in place; UNAVAILABLE means that the cell had no room, and costs nothing.
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
                 * @description The id that starting answered.
                 * @example qos_test_1
                 */
                id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        /**
         * Get a session
         * @description Answers a session and its state. Ended sessions can be read for 30 days.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends a session before its time. Deleting one that has ended already is a 204, too.
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
                 * @description The id that starting answered.
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
         * @description Adds seconds to a session that runs. The whole session stays within 24 hours; what is over is cut off.
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
        /** @description Which phone, which server, what and for how long. */
        NewSession: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            serverAddress: components["schemas"]["ServerAddress"];
            profile: components["schemas"]["Profile"];
            duration: components["schemas"]["Duration"];
        };
        /** @description Names a session. Opaque. */
        SessionId: string;
        /**
         * Format: date-time
         * @description A moment in RFC 3339, in UTC.
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
             * @description Where the session stands.
             * @enum {string}
             */
            status: "REQUESTED" | "AVAILABLE" | "UNAVAILABLE" | "ENDED";
            startedAt: components["schemas"]["Time"];
            expiresAt: components["schemas"]["Time"];
        };
        /** @description Why one field was refused. */
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
             * @description Address of the page on this problem.
             */
            type: string;
            /** @description The kind of problem. */
            title: string;
            /**
             * Format: int32
             * @description The HTTP status again.
             */
            status: number;
            /** @description What programs branch on. */
            code: string;
            /** @description What happened this time and what to do about it. */
            detail?: string;
            /** @description Quote it to support. */
            request_id: string;
            /** @description One entry for each field that was refused. */
            errors?: components["schemas"]["FieldError"][];
        };
        /** @description How much longer. */
        Extension: {
            additionalDuration: components["schemas"]["Duration"];
        };
        GatewayProblem: components["schemas"]["Problem"] & {
            code: "account_suspended" | "body_too_large" | "insufficient_credits" | "invalid_headers" | "key_invalid" | "key_missing" | "kyb_in_review" | "kyb_rejected" | "kyb_required" | "malformed_json" | "method_not_allowed" | "mock_unreachable" | "not_found" | "not_subscribed" | "unavailable" | "unexpected" | "upstream_late" | "upstream_unreachable" | `http_${number}`;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The id that starting answered.
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
            /** @description The session was asked for. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The body is not JSON that can be read. Nothing was charged. */
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
            /** @description No API key was sent, or it is not valid any more. */
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
            /** @description The wallet holds less than the price of this call. Nothing was charged. */
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
            /** @description Your key is valid, but this call isn't allowed. You weren't charged. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "not_subscribed" | "consent_missing";
                    };
                };
            };
            /** @description The phone number is not one of this network. */
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
            /** @description The phone has a session. */
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
            /** @description A field of the body breaks its rule; `errors` says which. Nothing was charged. */
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
            /** @description The network did not answer in time. Nothing was charged; trying again is safe. */
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
            /** @description The gateway answered in the place of the API, or what answered is no problem document. */
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
                 * @description The id that starting answered.
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
            /** @description No API key was sent, or it is not valid any more. */
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
            /** @description Your key is valid, but this call isn't allowed. You weren't charged. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "not_subscribed" | "consent_missing";
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
            /** @description The id has a form that no id has. */
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
            /** @description The network did not answer in time. Nothing was charged; trying again is safe. */
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
            /** @description The gateway answered in the place of the API, or what answered is no problem document. */
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
                 * @description The id that starting answered.
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
            /** @description No API key was sent, or it is not valid any more. */
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
            /** @description Your key is valid, but this call isn't allowed. You weren't charged. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "not_subscribed" | "consent_missing";
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
            /** @description The id has a form that no id has. */
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
            /** @description The network did not answer in time. Nothing was charged; trying again is safe. */
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
            /** @description The gateway answered in the place of the API, or what answered is no problem document. */
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
                 * @description The id that starting answered.
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
            /** @description The body is not JSON that can be read. Nothing was charged. */
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
            /** @description No API key was sent, or it is not valid any more. */
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
            /** @description The wallet holds less than the price of this call. Nothing was charged. */
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
            /** @description Your key is valid, but this call isn't allowed. You weren't charged. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "not_subscribed" | "consent_missing";
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
            /** @description A field of the body breaks its rule; `errors` says which. Nothing was charged. */
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
            /** @description The network did not answer in time. Nothing was charged; trying again is safe. */
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
            /** @description The gateway answered in the place of the API, or what answered is no problem document. */
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

/** By operation, values that always have the same outcome with a test key and on the mock. */
export const testValues = {
  createSession: {
    /** starts: 201 */
    requested: "+639175550101",
    /** no room in the cell: 201 */
    unavailable: "+639175550102",
    /** has a session: 409 */
    sessionExists: "+639175550103",
    /** other network: 404 */
    numberUnknown: "+639175550104",
    /** no consent: 403 */
    consentMissing: "+639175550105",
    /** credits short: 402 */
    creditsShort: "+639175550106",
    /** rate limit: 429 */
    tooManyRequests: "+639175550107",
    /** network silent: 503 */
    networkUnavailable: "+639175550108",
  },
  getSession: {
    /** runs: 200 */
    available: "qos_test_1",
    /** has ended: 200 */
    ended: "qos_test_2",
    /** no such session: 404 */
    sessionUnknown: "qos_test_0",
  },
  deleteSession: {
    /** runs: 204 */
    runs: "qos_test_1",
    /** no such session: 404 */
    sessionUnknown: "qos_test_0",
  },
  extendSession: {
    /** made longer: 200 */
    extended: "qos_test_1",
    /** has ended: 409 */
    sessionEnded: "qos_test_2",
    /** no such session: 404 */
    sessionUnknown: "qos_test_0",
  },
} as const

/** The status that each test value is answered with. */
export interface TestOutcomes {
  createSession: { requested: 201; unavailable: 201; sessionExists: 409; numberUnknown: 404; consentMissing: 403; creditsShort: 402; tooManyRequests: 429; networkUnavailable: 503 }
  getSession: { available: 200; ended: 200; sessionUnknown: 404 }
  deleteSession: { runs: 204; sessionUnknown: 404 }
  extendSession: { extended: 200; sessionEnded: 409; sessionUnknown: 404 }
}
