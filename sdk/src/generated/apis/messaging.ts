// Written by `npm run generate` from mocks/products/messaging.yaml. Edit that, not this file.
export interface paths {
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Lists the messages of the last 30 days that were sent with this key, newest first.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send an SMS
         * @description Accepts one message to one number. 202 means that the network has accepted it, not that it has arrived. A phone that’s off gets the message when it’s on again, within 48 hours.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you sent the message.
                 * @example msg_test_1
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        /**
         * Get a message
         * @description Returns a message and its state. DELIVERED, FAILED and EXPIRED are final.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you sent the message.
                 * @example msg_test_1
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        /**
         * List delivery receipts
         * @description Lists what the network reported about a message, oldest first. `receiptUrl` gets the same objects by POST.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
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
        /** @description A registered sender name, 3 to 11 letters or digits. */
        Sender: string;
        /** @description The text, up to ten segments. */
        Text: string;
        /** @description One message to one number. */
        NewMessage: {
            to: components["schemas"]["PhoneNumber"];
            from: components["schemas"]["Sender"];
            text: components["schemas"]["Text"];
            /**
             * Format: uri
             * @description An https URL that receives each delivery receipt.
             */
            receiptUrl?: string;
        };
        /** @description Identifies a message. Opaque. */
        MessageId: string;
        /**
         * @description The state of a message.
         * @enum {string}
         */
        MessageStatus: "ACCEPTED" | "SENT" | "DELIVERED" | "FAILED" | "EXPIRED";
        /**
         * Format: date-time
         * @description A time in RFC 3339, in UTC.
         */
        Time: string;
        /** @description A message and its state. */
        Message: {
            id: components["schemas"]["MessageId"];
            to: components["schemas"]["PhoneNumber"];
            from: components["schemas"]["Sender"];
            text: components["schemas"]["Text"];
            /**
             * Format: int32
             * @description The number of SMS that the text needs.
             */
            segments: number;
            status: components["schemas"]["MessageStatus"];
            acceptedAt: components["schemas"]["Time"];
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
        /** @description A list of messages. */
        Messages: {
            /** @description Newest first. */
            messages: components["schemas"]["Message"][];
        };
        /** @description What the network reported, and when. */
        Receipt: {
            messageId: components["schemas"]["MessageId"];
            status: components["schemas"]["MessageStatus"];
            at: components["schemas"]["Time"];
            /**
             * @description Why it wasn’t delivered.
             * @enum {string}
             */
            reason?: "phone_unreachable" | "number_unknown" | "refused_by_phone";
        };
        /** @description The receipts of a message. */
        Receipts: {
            /** @description Oldest first. */
            receipts: components["schemas"]["Receipt"][];
        };
        GatewayProblem: components["schemas"]["Problem"] & {
            code: "access_token_invalid" | "account_suspended" | "address_not_allowed" | "approval_denied" | "approval_required" | "body_too_large" | "budget_exceeded" | "insufficient_credits" | "invalid_headers" | "key_invalid" | "key_missing" | "kyb_in_review" | "kyb_rejected" | "kyb_required" | "malformed_json" | "method_not_allowed" | "mock_unreachable" | "not_found" | "not_subscribed" | "operation_not_allowed" | "quota_exceeded" | "rate_limit_exceeded" | "request_timeout" | "spend_cap_reached" | "test_value_live" | "too_many_requests" | "unavailable" | "unexpected" | "upstream_credential_rejected" | "upstream_late" | "upstream_unreachable" | `http_${number}`;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description The ID that you got when you sent the message.
         * @example msg_test_1
         */
        MessageId: components["schemas"]["MessageId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listMessages: {
        parameters: {
            query?: {
                /**
                 * @description Only messages to this number. Encode the plus as `%2B`.
                 * @example +639175550101
                 */
                to?: components["schemas"]["PhoneNumber"];
                /**
                 * @description The maximum number of messages to return.
                 * @example 20
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Messages"];
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
            /** @description A query parameter is invalid; `errors` says which. */
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
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The network has accepted the message. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you sent the message.
                 * @example msg_test_1
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
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
            /** @description Message not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "message_unknown";
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
    listReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID that you got when you sent the message.
                 * @example msg_test_1
                 */
                id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipts"];
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
            /** @description Message not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        code: "message_unknown";
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
}

/** By operation, values that always have the same result with a test key and on the mock. */
export const testValues = {
  sendMessage: {
    /** delivered right away: 202 */
    accepted: "+639175550101",
    /** phone is off: 202 */
    acceptedPhoneOff: "+639175550102",
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
  listMessages: {
    /** one message: 200 */
    oneMessage: "+639175550101",
    /** no message: 200 */
    none: "+639175550109",
  },
  getMessage: {
    /** delivered: 200 */
    delivered: "msg_test_1",
    /** phone stayed off: 200 */
    expired: "msg_test_2",
    /** no such message: 404 */
    messageUnknown: "msg_test_0",
  },
  listReceipts: {
    /** sent and delivered: 200 */
    delivered: "msg_test_1",
    /** phone stayed off: 200 */
    expired: "msg_test_2",
    /** no such message: 404 */
    messageUnknown: "msg_test_0",
  },
} as const

/** The response status of each test value. */
export interface TestOutcomes {
  sendMessage: { accepted: 202; acceptedPhoneOff: 202; numberUnknown: 404; consentMissing: 403; creditsShort: 402; tooManyRequests: 429; networkUnavailable: 503 }
  listMessages: { oneMessage: 200; none: 200 }
  getMessage: { delivered: 200; expired: 200; messageUnknown: 404 }
  listReceipts: { delivered: 200; expired: 200; messageUnknown: 404 }
}
