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
         * @description Compares a number that a person typed with the number that the network knows for the connection. A mismatch is an answer, not an error: `devicePhoneNumberVerified` is false and the call is charged.
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
         * @description Answers the number of the phone behind a connection, so that a person need not type it. It needs the subscriber's consent to share the number, and answers 403 without.
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
        /** @description How the phone reached you, as your server saw it. */
        Device: {
            /**
             * Format: ipv4
             * @description Source address of its request.
             */
            publicAddress: string;
            /**
             * Format: int32
             * @description Source port of its request.
             */
            publicPort: number;
        };
        /** @description The number to compare, and the connection of the phone. */
        NumberToVerify: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            device: components["schemas"]["Device"];
        };
        /** @description The answer to a comparison. */
        NumberVerified: {
            /** @description True when the phone holds the number. */
            devicePhoneNumberVerified: boolean;
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
        /** @description The connection of the phone. */
        DeviceQuestion: {
            device: components["schemas"]["Device"];
        };
        /** @description The number of a phone. */
        DeviceNumber: {
            devicePhoneNumber: components["schemas"]["PhoneNumber"];
        };
        GatewayProblem: components["schemas"]["Problem"] & {
            code: "account_suspended" | "body_too_large" | "insufficient_credits" | "invalid_headers" | "key_invalid" | "key_missing" | "kyb_in_review" | "kyb_rejected" | "kyb_required" | "malformed_json" | "method_not_allowed" | "mock_unreachable" | "not_found" | "not_subscribed" | "unavailable" | "unexpected" | "upstream_late" | "upstream_unreachable" | `http_${number}`;
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
            /** @description The number is, or is not, the one of this connection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NumberVerified"];
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
            /** @description The number is not one of this network, or the phone is not on mobile data. */
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
            /** @description The number is not one of this network, or the phone is not on mobile data. */
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
  verifyNumber: {
    /** the phone has it: 200 */
    verified: "+639175550101",
    /** another phone has it: 200 */
    notVerified: "+639175550102",
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
  retrieveDeviceNumber: {
    /** a phone on mobile data: 200 */
    number: "192.0.2.10",
    /** a phone on Wi-Fi: 404 */
    notOnMobileData: "192.0.2.20",
    /** no consent: 403 */
    consentMissing: "192.0.2.30",
  },
} as const

/** The status that each test value is answered with. */
export interface TestOutcomes {
  verifyNumber: { verified: 200; notVerified: 200; numberUnknown: 404; consentMissing: 403; creditsShort: 402; tooManyRequests: 429; networkUnavailable: 503 }
  retrieveDeviceNumber: { number: 200; notOnMobileData: 404; consentMissing: 403 }
}
