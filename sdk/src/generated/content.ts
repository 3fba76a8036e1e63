// Written by `npm run generate` from the contract. Edit openapi/, not this file.
export interface paths {
    "/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List insights
         * @description Returns a page of the published insights in the order of their `position`. A page holds nine unless `limit` says otherwise. Texts aren’t in the list; a page past the end is empty.
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an insight
         * @description Returns one published insight with its text. A whitepaper has a page about it here; its file comes from the portal.
         */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{title}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a custom page
         * @description Returns one custom page by its title. Every deployment has `about-us`, `terms-and-conditions`, `privacy-notice` and `privacy-policy`; it may have others.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kyb-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a verification form
         * @description Returns the form by its ID: `{publisher}-{tag}` for one tag, `{publisher}` for all the APIs of a publisher. A form is read again each time it is opened, because publishers change what they ask.
         */
        get: operations["getKybForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documentation pages
         * @description Returns every documentation page of every section, users first, each section in the order of `position`. It isn’t paged.
         */
        get: operations["listDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{section}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a documentation page
         * @description Returns one documentation page with its text. The portal opens a section with its first page.
         */
        get: operations["getDoc"];
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
        /**
         * @description An article is read on its page; a whitepaper is a file with a page about it.
         * @enum {string}
         */
        ResourceKind: "ARTICLE" | "WHITEPAPER";
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
        /** @description Identifies an insight, also when its whitepaper is requested. */
        InsightId: components["schemas"]["Id"];
        /** @description Name in an address; small letters, digits and hyphens. */
        Slug: string;
        /** @description A heading. */
        Title: string;
        /** @description One or two sentences, for lists and link previews. */
        Summary: string;
        /**
         * Format: date-time
         * @description RFC 3339 in UTC.
         */
        Time: string;
        /** @description A person and what they do. */
        Author: {
            /** @description Name. */
            name: string;
            /** @description What they do, such as `Messaging desk`. */
            role: string;
        };
        /** @description The picture. Without a `url` the page sets `figure` and `caption` in type instead. */
        Cover: {
            /** @description What the picture shows. Empty when it only decorates. */
            alt: string;
            /**
             * Format: uri-reference
             * @description Address of the picture, or null.
             */
            url: string | null;
            /** @description The number, path or value to remember, such as `402`. */
            figure: string;
            /** @description What the figure is. */
            caption: string;
        };
        /** @description A file that belongs to an insight. */
        ResourceFile: {
            /** @description What `POST /api/insights/download-file` of the portal asks for. */
            filename: string;
            /**
             * Format: int64
             * @description Size of the file.
             */
            size_bytes: number;
            /** @description Media type. */
            content_type: string;
        };
        /** @description An insight as lists show it. */
        ResourceSummary: {
            /** @description What `POST /api/insights/download-newspaper` of the portal asks for. */
            insight_id: components["schemas"]["InsightId"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Title"];
            summary: components["schemas"]["Summary"];
            kind: components["schemas"]["ResourceKind"];
            /**
             * Format: int32
             * @description Its position in the list, counted from 1.
             */
            position: number;
            published_at: components["schemas"]["Time"];
            /**
             * Format: int32
             * @description How long reading takes, in minutes.
             */
            reading_minutes: number;
            /** @description Who wrote it. */
            authors: components["schemas"]["Author"][];
            /** @description Search keywords. */
            tags: string[];
            cover: components["schemas"]["Cover"];
            /** @description What can be downloaded, or null. */
            file: components["schemas"]["ResourceFile"] | null;
            /** @description Whether the file is given out after the download form, by `POST /api/insights/download-newspaper`. */
            lead_form: boolean;
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
        /** @description CommonMark with tables. It begins below the title; its highest heading is `##`. */
        Markdown: string;
        /** @description An insight with its text. */
        Resource: components["schemas"]["ResourceSummary"] & {
            body_markdown: components["schemas"]["Markdown"];
        };
        /** @description A custom page of the public site. */
        Page: {
            /** @description Its title as used in URLs, such as `about-us`. */
            title: components["schemas"]["Slug"];
            heading: components["schemas"]["Title"];
            summary: components["schemas"]["Summary"];
            /** @description Version of a legal text, such as `2026-09`; null if it doesn’t matter. */
            version: string | null;
            updated_at: components["schemas"]["Time"];
            body_markdown: components["schemas"]["Markdown"];
        };
        /** @description Identifies an API of the catalogue, across its versions. */
        ApiSlug: string;
        /** @description One choice. */
        KybOption: {
            /** @description What is sent. */
            value: string;
            /** @description What is shown. */
            label: string;
        };
        /** @description Which files a FILE takes. */
        KybFileRule: {
            /** @description Media types that are taken. */
            content_types: string[];
            /**
             * Format: int32
             * @description Largest size.
             */
            max_bytes: number;
        };
        /** @description One field, with the rules that its value keeps. */
        KybField: {
            /** @description Name it is sent under. */
            name: string;
            /**
             * @description What kind of input it is. A CHECKBOX is sent as `true`, or not at all.
             * @enum {string}
             */
            type: "TEXT" | "TEXTAREA" | "EMAIL" | "PHONE" | "URL" | "SELECT" | "COUNTRY" | "CHECKBOX" | "FILE";
            /** @description What is asked. */
            label: string;
            /** @description What to write or send. */
            help?: string;
            /** @description Whether the form is rejected without it. */
            required: boolean;
            /**
             * Format: int32
             * @description Fewest characters.
             */
            min_length?: number;
            /**
             * Format: int32
             * @description Most characters.
             */
            max_length?: number;
            /** @description Regular expression of the whole value, as in JSON Schema. */
            pattern?: string;
            /** @description What to tell whoever breaks the pattern. */
            pattern_help?: string;
            /** @description What a SELECT offers. */
            options?: components["schemas"]["KybOption"][];
            file?: components["schemas"]["KybFileRule"];
        };
        /** @description Fields that are asked for together. */
        KybFieldGroup: {
            title: components["schemas"]["Title"];
            /** @description In the order they are asked. */
            fields: components["schemas"]["KybField"][];
        };
        /** @description The form of a publisher’s business verification. Its fields are sent to `POST /api/user-subscription/kyb` of the portal under their names; one named `answers.x` goes into `answers`. */
        KybForm: {
            id: components["schemas"]["Slug"];
            publisher: components["schemas"]["ApiSlug"];
            /** @description The one tag it is for; null when it covers every API of the publisher. */
            tag: string | null;
            title: components["schemas"]["Title"];
            introduction_markdown: components["schemas"]["Markdown"];
            /**
             * Format: int32
             * @description How long filling it in takes, in minutes.
             */
            minutes: number;
            /** @description What an approval opens, in words. */
            unlocks: string[];
            /** @description The steps of the form. */
            groups: components["schemas"]["KybFieldGroup"][];
        };
        /**
         * @description The section of the documentation. Guides are for everyone; the others are about the reader’s own account.
         * @enum {string}
         */
        DocSection: "guides" | "users" | "vouchers";
        /** @description A documentation page as the side menu shows it. */
        DocSummary: {
            section: components["schemas"]["DocSection"];
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["Title"];
            summary: components["schemas"]["Summary"];
            /**
             * Format: int32
             * @description Its position in its section, counted from 1.
             */
            position: number;
            updated_at: components["schemas"]["Time"];
        };
        /** @description A documentation page with its text. */
        Doc: components["schemas"]["DocSummary"] & {
            body_markdown: components["schemas"]["Markdown"];
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
    };
    parameters: {
        /** @description The page number, counted from 1. */
        page: number;
        /** @description The maximum number of items on a page. */
        limit: number;
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
         * @description The methods that the address accepts, per RFC 9110.
         * @example GET, HEAD, POST
         */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listResources: {
        parameters: {
            query?: {
                /** @description The page number, counted from 1. */
                page?: components["parameters"]["page"];
                /** @description The maximum number of items on a page. */
                limit?: components["parameters"]["limit"];
                /** @description Articles alone, or whitepapers alone. */
                kind?: components["schemas"]["ResourceKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of insights. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By position. */
                        data: components["schemas"]["ResourceSummary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            422: components["responses"]["InvalidQuery"];
            default: components["responses"]["Unexpected"];
        };
    };
    getResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Its name in URLs.
                 * @example sim-swap-before-the-transfer
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The insight. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            /** @description There is no such insight, or it isn’t published. */
            404: {
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
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The page’s title as used in URLs.
                 * @example about-us
                 */
                title: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Page"];
                    };
                };
            };
            /** @description There is no page of this title. */
            404: {
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
    getKybForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The form.
                 * @example lumina-sim-swap
                 */
                id: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KybForm"];
                    };
                };
            };
            /** @description There is no such form; the APIs ask for no verification. */
            404: {
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
    listDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, without their texts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description By section, then by position. */
                        data: components["schemas"]["DocSummary"][];
                    };
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getDoc: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The section of the documentation.
                 * @example guides
                 */
                section: components["schemas"]["DocSection"];
                /**
                 * @description Its name in URLs.
                 * @example first-call
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Doc"];
                    };
                };
            };
            /** @description There is no such page. */
            404: {
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
