// Written by `npm run generate` from the contract. Edit openapi/, not this file.
export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
}
