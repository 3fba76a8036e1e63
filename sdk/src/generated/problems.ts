// Written by `npm run generate` from the contract. Edit openapi/, not this file.
import type { ProblemText } from '../problem-text.ts'

export type ProblemCode =
  | 'malformed_json'
  | 'invalid_headers'
  | 'malformed_url'
  | 'malformed_request'
  | 'key_missing'
  | 'key_invalid'
  | 'access_token_invalid'
  | 'token_missing'
  | 'token_expired'
  | 'invalid_credentials'
  | 'refresh_refused'
  | 'sso_token_refused'
  | 'credential_refused'
  | 'signature_refused'
  | 'insufficient_credits'
  | 'budget_exceeded'
  | 'spend_cap_reached'
  | 'approval_required'
  | 'approval_denied'
  | 'forbidden'
  | 'terms_not_accepted'
  | 'staff_role'
  | 'team_role'
  | 'team_invitation_foreign'
  | 'email_not_verified'
  | 'account_suspended'
  | 'kyb_required'
  | 'kyb_in_review'
  | 'kyb_rejected'
  | 'consent_missing'
  | 'test_value_live'
  | 'operation_not_allowed'
  | 'address_not_allowed'
  | 'attempts_used'
  | 'not_found'
  | 'not_subscribed'
  | 'verification_unknown'
  | 'number_unknown'
  | 'not_on_mobile_data'
  | 'message_unknown'
  | 'session_unknown'
  | 'code_expired'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'idempotency_conflict'
  | 'adjustment_own'
  | 'adjustment_decided'
  | 'difference_resolved'
  | 'not_refundable'
  | 'not_reversible'
  | 'conformance_key_unknown'
  | 'conformance_key_foreign'
  | 'conformance_signature_invalid'
  | 'conformance_format_unknown'
  | 'conformance_result_incomplete'
  | 'conformance_result_in_future'
  | 'conformance_document_differs'
  | 'conformance_result_outdated'
  | 'conformance_key_known'
  | 'secrets_key_required'
  | 'api_not_deprecated'
  | 'api_withdrawn'
  | 'check_outdated'
  | 'starter_redeemed'
  | 'passkey_known'
  | 'passkey_limit'
  | 'second_factor_missing'
  | 'password_not_set'
  | 'kyb_approved'
  | 'draft_changed'
  | 'kyb_decided'
  | 'staff_address_taken'
  | 'staff_last_owner'
  | 'statement_paid'
  | 'statement_in_payment'
  | 'payment_paid'
  | 'event_conflict'
  | 'payment_ended'
  | 'card_missing'
  | 'bill_open'
  | 'already_subscribed'
  | 'announcement_required'
  | 'key_limit'
  | 'key_not_active'
  | 'product_version_closed'
  | 'subscription_cancelled'
  | 'subscription_not_active'
  | 'product_not_taken'
  | 'team_full'
  | 'team_invitation_open'
  | 'team_joined'
  | 'team_member_exists'
  | 'team_not_joined'
  | 'team_owned'
  | 'no_plan_to_end'
  | 'plan_ending'
  | 'plan_fee_not_covered'
  | 'export_limit'
  | 'export_not_ready'
  | 'draft_limit'
  | 'webhook_limit'
  | 'webhook_off'
  | 'delivery_sent'
  | 'delivery_not_waiting'
  | 'session_exists'
  | 'session_ended'
  | 'recovery_approved'
  | 'challenge_expired'
  | 'verification_expired'
  | 'verification_used'
  | 'body_too_large'
  | 'address_too_long'
  | 'media_type_unsupported'
  | 'validation_failed'
  | 'second_factor_required'
  | 'step_up_required'
  | 'locked_out'
  | 'resend_too_soon'
  | 'rate_limit_exceeded'
  | 'quota_exceeded'
  | 'too_many_requests'
  | 'headers_too_large'
  | 'unexpected'
  | 'not_offered'
  | 'unavailable'
  | 'mock_unreachable'
  | 'upstream_credential_rejected'
  | 'upstream_unreachable'
  | 'network_unavailable'
  | 'upstream_late'

/** Every code of the portal, the gateway and the network, in the order of their statuses. */
export const problems: Readonly<Record<ProblemCode, ProblemText>> = {
  malformed_json: {"of":"portal","statuses":[400],"title":"Invalid JSON","meaning":"The request body can’t be read, so nothing was done.","cause":"The body is empty, was cut off, or has a syntax error such as a trailing comma.","fix":"Send one complete JSON value. Build it with a JSON library rather than by joining strings.","operations":{"count":139,"keys":[]}},
  invalid_headers: {"of":"gateway","statuses":[400],"title":"Headers not accepted","meaning":"The request’s headers aren’t safe to forward.","cause":"The framing headers contradict each other, or the Connection header lists end-to-end headers.","fix":"Let your HTTP client set Content-Length, Transfer-Encoding and Connection.","operations":{"count":0,"keys":[]}},
  malformed_url: {"of":"portal","statuses":[400],"title":"URL not valid","meaning":"The URL can’t be decoded.","cause":"The path or query has a stray percent sign or bytes that aren’t UTF-8.","fix":"Percent-encode each path segment and query value as UTF-8, for example with encodeURIComponent.","operations":{"count":0,"keys":[]}},
  malformed_request: {"of":"portal","statuses":[400],"title":"Not an HTTP request","meaning":"The connection was closed because what arrived isn’t HTTP/1.1.","cause":"The client speaks another protocol, or a proxy has damaged the request.","fix":"Use an HTTP client library and check that the scheme and port are right.","operations":{"count":0,"keys":[]}},
  key_missing: {"of":"gateway","statuses":[401],"title":"API key missing","meaning":"The call has no API key, so nobody can be charged for it.","cause":"The X-API-Key header is missing or empty.","fix":"Send your key in the X-API-Key header. Test keys are free.","see":{"label":"Your keys","path":"/subscriptions"},"operations":{"count":0,"keys":[]}},
  key_invalid: {"of":"gateway","statuses":[401],"title":"API key not valid","meaning":"The gateway doesn’t know this key, or it no longer works.","cause":"The key was mistyped or revoked, has expired, or was replaced and its grace period has ended.","fix":"Deploy the subscription’s current key. If you didn’t store it, replace it under Subscriptions.","see":{"label":"Change a key without downtime","path":"/insights/change-a-key-without-downtime"},"operations":{"count":0,"keys":[]}},
  access_token_invalid: {"of":"gateway","statuses":[401],"title":"Access token not valid","meaning":"The gateway doesn’t know this access token, or it no longer works.","cause":"The token has expired, is for another API or version, or its key was revoked.","fix":"Get a new token at /oauth/token. Tokens work for 15 minutes, or until their key ends.","see":{"label":"Access tokens","path":"/guides/access-tokens"},"operations":{"count":0,"keys":[]}},
  token_missing: {"of":"portal","statuses":[401],"title":"Log in first","meaning":"This call needs a logged-in account.","cause":"No access token was sent in the Authorization header.","fix":"Log in with portal.session.login. The SDK then sends the token with every call.","see":{"label":"SDKs and samples","path":"/guides/sdk"},"operations":{"count":212,"keys":[]}},
  token_expired: {"of":"portal","statuses":[401],"title":"Session expired","meaning":"The access token was valid, but has expired.","cause":"Access tokens are short-lived, and logging out or changing the password ends a session.","fix":"Refresh the token, or log in again. The SDK refreshes tokens for you.","see":{"label":"SDKs and samples","path":"/guides/sdk"},"operations":{"count":212,"keys":[]}},
  invalid_credentials: {"of":"portal","statuses":[401],"title":"Wrong email address or password","meaning":"You weren’t logged in.","cause":"The email address or the password doesn’t match. We don’t say which, so that nobody can probe for accounts.","fix":"Check both and try again, or set a new password.","see":{"label":"Reset your password","path":"/forgot-password"},"operations":{"count":1,"keys":["POST /login"]}},
  refresh_refused: {"of":"portal","statuses":[401],"title":"Session ended","meaning":"The session can’t be refreshed.","cause":"The refresh token has expired or was already used, or the session was signed out on another device.","fix":"Log in again.","see":{"label":"Log in","path":"/login"},"operations":{"count":1,"keys":["POST /api/refresh-token"]}},
  sso_token_refused: {"of":"portal","statuses":[401],"title":"Sign-in not completed","meaning":"The sign-in with Google wasn’t completed.","cause":"The one-time token was already used, is older than five minutes, or the account has changed since.","fix":"Log in again.","see":{"label":"Log in","path":"/login"},"operations":{"count":1,"keys":["POST /sso-verify"]}},
  credential_refused: {"of":"portal","statuses":[401],"title":"Google rejected this sign-in","meaning":"You weren’t logged in.","cause":"Google’s response couldn’t be verified, or the address is linked to another Google account.","fix":"Log in with the linked Google account, or with your password.","see":{"label":"Log in","path":"/login"},"operations":{"count":1,"keys":["POST /api/sso_google_callback"]}},
  signature_refused: {"of":"gateway","statuses":[401],"title":"Signature mismatch","meaning":"A payment event was ignored.","cause":"The event was signed with another secret, was altered in transit, or is too old.","fix":"Sign the raw body with the current secret, and check the sender’s clock.","operations":{"count":0,"keys":[]}},
  insufficient_credits: {"of":"gateway","statuses":[402],"title":"Not enough credits","meaning":"The wallet holds less than this call costs. You weren’t charged.","cause":"Your credits are used up or have expired.","fix":"Top up, then send the call again. To keep it from happening again, turn on automatic top-up.","see":{"label":"Top up","path":"/dashboard/wallet/topup"},"operations":{"count":0,"keys":[]}},
  budget_exceeded: {"of":"gateway","statuses":[402],"title":"Budget of the key used up","meaning":"The key’s daily, monthly or total budget is used up. The call wasn’t made, and you weren’t charged.","cause":"A budget was set for the key, and this call would exceed it.","fix":"Raise the key’s budget. A daily or monthly budget resets after Retry-After.","see":{"label":"Subscriptions","path":"/subscriptions"},"operations":{"count":0,"keys":[]}},
  spend_cap_reached: {"of":"gateway","statuses":[402],"title":"Spend cap reached","meaning":"This call would exceed the monthly spend cap of the account or of the key’s creator. It wasn’t made, and you weren’t charged.","cause":"The account’s owner set a spend cap for the calendar month.","fix":"Ask the owner (named in the response) to raise or remove the cap, or wait for the next month. Retry-After says how long.","see":{"label":"Wallet","path":"/dashboard/wallet?tab=limits#spend-cap"},"operations":{"count":0,"keys":[]}},
  approval_required: {"of":"gateway","statuses":[403],"title":"Waiting for a person","meaning":"The call costs more than the key’s approval limit, so its owner has to approve it. It wasn’t made, and you weren’t charged.","cause":"The owner of the key set an amount above which each call needs approval.","fix":"Ask the owner to allow the call in the portal, then send it again unchanged. Retry-After says how soon to try. A changed call needs a new approval.","see":{"label":"Waiting calls","path":"/dashboard/agents"},"operations":{"count":0,"keys":[]}},
  approval_denied: {"of":"gateway","statuses":[403],"title":"Denied by a person","meaning":"A person denied this call. It wasn’t made, and you weren’t charged.","cause":"The call costs more than the key’s approval limit, and its owner denied it.","fix":"Don’t repeat the call. Ask the owner what to do instead.","operations":{"count":0,"keys":[]}},
  forbidden: {"of":"portal","statuses":[403],"title":"Not allowed","meaning":"Your account isn’t allowed to make this call.","cause":"The operation is for another role, such as administrators, or administrators log in another way.","fix":"Use an account with the role that the operation requires.","operations":{"count":210,"keys":[]}},
  terms_not_accepted: {"of":"portal","statuses":[403],"title":"Accept the terms first","meaning":"The account can’t make calls until the current terms are accepted.","cause":"The account is new, or the terms have changed.","fix":"Show the terms to the account’s owner and call acceptTerms.","see":{"label":"Terms and conditions","path":"/terms-and-conditions"},"operations":{"count":209,"keys":[]}},
  staff_role: {"of":"portal","statuses":[403],"title":"Your staff role doesn’t allow this","meaning":"You’re an administrator, and this step needs another staff role.","cause":"Each staff role covers part of the administration, such as APIs or payments.","fix":"Ask an owner to change your roles, or ask someone who has the role.","operations":{"count":202,"keys":[]}},
  team_role: {"of":"portal","statuses":[403],"title":"Your team role doesn’t allow this","meaning":"You act for a team, and this step needs another role.","cause":"Each team role covers part of the work, such as keys or billing.","fix":"Ask the owner to change your role, or ask someone who has the role.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":207,"keys":[]}},
  team_invitation_foreign: {"of":"portal","statuses":[403],"title":"Invitation for someone else","meaning":"You haven’t joined the team.","cause":"You’re logged in with a different email address from the one invited.","fix":"Log in with the invited address, or ask for an invitation to yours.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":1,"keys":["POST /api/team/accept"]}},
  email_not_verified: {"of":"portal","statuses":[403],"title":"Verify your email address first","meaning":"The account exists, but its email address isn’t confirmed.","cause":"The link in the welcome email hasn’t been opened.","fix":"Open the link, or request a new one.","see":{"label":"Verify your email","path":"/verify"},"operations":{"count":1,"keys":["POST /login"]}},
  account_suspended: {"of":"portal","statuses":[403],"title":"Account suspended","meaning":"The account can’t log in, and its keys don’t work.","cause":"An administrator suspended it, or its owner deleted it.","fix":"If you didn’t expect this, contact us.","see":{"label":"Contact us","path":"/contact-us"},"operations":{"count":7,"keys":["GET /api/profile","POST /api/sso_google_callback","POST /login","POST /login/recovery","POST /login/verify","POST /sso-verify","PUT /api/sso-verify/agree"]}},
  kyb_required: {"of":"portal","statuses":[403],"title":"Verify your business first","meaning":"This step is for verified businesses only.","cause":"It needs a business verification, and you haven’t submitted one.","fix":"Submit the verification form. Test keys work in the meantime.","see":{"label":"Business verification","path":"/kyb"},"operations":{"count":7,"keys":["POST /api/agents/authorization","POST /api/plan-changes","POST /api/team/invitations","POST /api/user-subscription","POST /api/user-subscription/keys","PUT /api/admin/keys-regenerate","PUT /api/user-subscription/regenerate"]}},
  kyb_in_review: {"of":"portal","statuses":[403,409],"title":"Verification in review","meaning":"You submitted the form, and we’re reviewing it.","cause":"A live key was requested, or the form resubmitted, before the review ended.","fix":"Wait for the email with the decision. Test keys work in the meantime.","see":{"label":"Business verification","path":"/kyb"},"operations":{"count":4,"keys":["POST /api/user-subscription/kyb","PUT /api/user-subscription/kyb","PUT /api/user-subscription/kyb/draft","PUT /api/user-subscription/regenerate"]}},
  kyb_rejected: {"of":"portal","statuses":[403],"title":"Verification rejected","meaning":"The business isn’t verified, so you can’t create live keys.","cause":"At least one field or document wasn’t accepted.","fix":"Correct the rejected fields and resubmit only those.","see":{"label":"Business verification","path":"/kyb"},"operations":{"count":1,"keys":["PUT /api/user-subscription/regenerate"]}},
  consent_missing: {"of":"network","statuses":[403],"title":"Consent is missing","meaning":"The subscriber hasn’t agreed to this use of their data. You weren’t charged.","cause":"Consent was never asked for, or the subscriber has withdrawn it.","fix":"Request the subscriber’s consent, then send the call again.","see":{"label":"How to request consent","path":"/insights/consent-in-practice"},"operations":{"count":0,"keys":[]}},
  test_value_live: {"of":"gateway","statuses":[403],"title":"Test value with a live key","meaning":"Test values work only on the mock and with test keys. You weren’t charged.","cause":"A live key was sent with a phone number or another value that the operation lists as a test value.","fix":"Use your test key, or send a real value.","see":{"label":"Test numbers","path":"/guides/test-numbers"},"operations":{"count":0,"keys":[]}},
  operation_not_allowed: {"of":"gateway","statuses":[403],"title":"Operation not allowed for this key","meaning":"The key is valid, but its owner hasn’t allowed this operation. You weren’t charged.","cause":"The key may only call certain operations.","fix":"Use another key, or allow the operation for this key.","see":{"label":"Subscriptions","path":"/subscriptions"},"operations":{"count":0,"keys":[]}},
  address_not_allowed: {"of":"gateway","statuses":[403],"title":"Address not allowed for this key","meaning":"The key is valid, but its owner hasn’t allowed this IP address. You weren’t charged.","cause":"The key may only be used from certain addresses, and the call came from another one.","fix":"Call from an allowed address, or allow this one for the key.","see":{"label":"Subscriptions","path":"/subscriptions"},"operations":{"count":0,"keys":[]}},
  attempts_used: {"of":"network","statuses":[403],"title":"No attempts left","meaning":"The code can no longer be checked.","cause":"Three wrong codes were entered.","fix":"Send a new code.","operations":{"count":0,"keys":[]}},
  not_found: {"of":"portal","statuses":[404],"title":"Not found","meaning":"There’s nothing at this URL, or nothing you have access to.","cause":"The ID was mistyped, the record was deleted, or it belongs to another account.","fix":"Get the ID again from the list it comes from.","operations":{"count":113,"keys":[]}},
  not_subscribed: {"of":"portal","statuses":[404,403],"title":"Not subscribed","meaning":"The account or the key has no subscription to this API.","cause":"The key belongs to a subscription to another API, or the subscription was cancelled. The portal returns 404, the gateway 403.","fix":"Subscribe to the API and use that subscription’s key.","see":{"label":"Browse APIs","path":"/api"},"operations":{"count":3,"keys":["GET /api/api-logs-export","POST /api/exports","POST /api/get-keys"]}},
  verification_unknown: {"of":"portal","statuses":[404],"title":"Link not valid","meaning":"Nothing was changed.","cause":"The link was cut off, was withdrawn, or is for another account.","fix":"Open the link in the newest email, or request a new one.","operations":{"count":7,"keys":["POST /api/first-owner","POST /api/profile/delete","POST /api/register/verify","POST /api/reset-password","POST /api/team/accept","POST /api/team/invitation","POST /login/recovery/cancel"]}},
  number_unknown: {"of":"network","statuses":[404],"title":"Number not found","meaning":"The network doesn’t know this phone number. The check has no result, and is charged like any other.","cause":"The number belongs to another network, or was ported to one.","fix":"Fall back to another check, such as a one-time password.","see":{"label":"Test numbers","path":"/guides/test-numbers"},"operations":{"count":0,"keys":[]}},
  not_on_mobile_data: {"of":"network","statuses":[404],"title":"Not on mobile data","meaning":"The network can’t tell whose phone this is.","cause":"The phone is on Wi-Fi or a VPN, so the request didn’t come through the mobile network.","fix":"Ask the user to switch to mobile data, or send a one-time password instead.","see":{"label":"Sign in without a code","path":"/insights/sign-in-without-a-code"},"operations":{"count":0,"keys":[]}},
  message_unknown: {"of":"network","statuses":[404],"title":"Message not found","meaning":"This key has sent no message with this ID.","cause":"The ID was mistyped, or the message was sent with another key.","fix":"Use the ID you got when you sent the message, with the same key.","operations":{"count":0,"keys":[]}},
  session_unknown: {"of":"network","statuses":[404],"title":"Session not found","meaning":"This key has no session with this ID.","cause":"The ID was mistyped, or the session was started with another key.","fix":"Use the ID you got when you started the session, with the same key.","operations":{"count":0,"keys":[]}},
  code_expired: {"of":"network","statuses":[404],"title":"Code expired","meaning":"The code can no longer be used.","cause":"It’s older than five minutes, or was already used.","fix":"Send a new code.","see":{"label":"Codes that arrive","path":"/insights/codes-that-arrive"},"operations":{"count":0,"keys":[]}},
  method_not_allowed: {"of":"portal","statuses":[405],"title":"Method not allowed","meaning":"This URL exists, but not for this HTTP method.","cause":"For example, the request used GET where the operation takes POST.","fix":"Use one of the methods in the Allow header.","operations":{"count":0,"keys":[]}},
  request_timeout: {"of":"portal","statuses":[408],"title":"Request timed out","meaning":"The connection was closed before the whole request arrived.","cause":"The connection is slow or was interrupted.","fix":"Send the request again.","operations":{"count":0,"keys":[]}},
  idempotency_conflict: {"of":"portal","statuses":[409],"title":"Idempotency key already used","meaning":"This Idempotency-Key was used with another body, so we didn’t run the request.","cause":"The same Idempotency-Key was sent with a different body.","fix":"Use a new key for each new action. For retries, keep both the key and the body.","see":{"label":"Retries","path":"/guides/retries"},"operations":{"count":19,"keys":["POST /api/admin/add-credits","POST /api/admin/apis","POST /api/admin/apis/prices","POST /api/admin/apis/roll-back","POST /api/admin/deduct-credits","POST /api/admin/payments/refund","POST /api/admin/service-accounts","POST /api/admin/service-accounts/rotate","POST /api/admin/transactions/reverse","POST /api/exports","POST /api/payment","POST /api/payment/resend","POST /api/plan-changes","POST /api/user-subscription","POST /api/user-subscription/keys","POST /api/webhooks","POST /api/webhooks/rotate-secret","PUT /api/admin/keys-regenerate","PUT /api/user-subscription/regenerate"]}},
  adjustment_own: {"of":"portal","statuses":[409],"title":"Another administrator must decide","meaning":"The change is still waiting for approval.","cause":"Large changes need two people, and you requested this one.","fix":"Ask another administrator to approve or reject it.","operations":{"count":1,"keys":["POST /api/admin/adjustments/decide"]}},
  adjustment_decided: {"of":"portal","statuses":[409],"title":"Already decided","meaning":"Nothing was changed.","cause":"Another administrator has approved or rejected this change since you loaded the list.","fix":"Reload the list.","operations":{"count":1,"keys":["POST /api/admin/adjustments/decide"]}},
  difference_resolved: {"of":"portal","statuses":[409],"title":"Already resolved","meaning":"Nothing was changed.","cause":"Another administrator resolved this difference, or both sides agreed by themselves.","fix":"Reload the list.","operations":{"count":1,"keys":["POST /api/admin/payments/differences/resolve"]}},
  not_refundable: {"of":"portal","statuses":[409],"title":"Can’t be refunded","meaning":"Nothing was refunded.","cause":"Only a paid top-up can be refunded, up to its unspent credits, and not while it’s disputed.","fix":"Reload the payment to see what’s left of it, then refund at most that.","operations":{"count":1,"keys":["POST /api/admin/payments/refund"]}},
  not_reversible: {"of":"portal","statuses":[409],"title":"Can’t be reversed","meaning":"Nothing was changed.","cause":"Only an administrator’s credit change can be reversed, once. Reversals can’t.","fix":"Reload the ledger. To change the wallet again, add or deduct credits.","operations":{"count":1,"keys":["POST /api/admin/transactions/reverse"]}},
  conformance_key_unknown: {"of":"portal","statuses":[403],"title":"This key isn’t trusted","meaning":"The conformance result wasn’t accepted.","cause":"No administrator has added the public key of the result, or it was removed.","fix":"Contact us with your public key, then submit the result again.","see":{"label":"Conformance mark","path":"/guides/conformance"},"operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_key_foreign: {"of":"portal","statuses":[403],"title":"This key belongs to another publisher","meaning":"The conformance result wasn’t accepted.","cause":"The key that signed the result is trusted, but not for APIs of this publisher.","fix":"Sign with a key that was added for the publisher of this API.","see":{"label":"Conformance mark","path":"/guides/conformance"},"operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_signature_invalid: {"of":"portal","statuses":[422],"title":"The signature doesn’t match","meaning":"The conformance result wasn’t accepted.","cause":"The result was changed after it was signed, or signed with a different key from the one it names.","fix":"Submit the file as switchboard-conformance wrote it.","see":{"label":"Conformance mark","path":"/guides/conformance"},"operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_format_unknown: {"of":"portal","statuses":[422],"title":"This format isn’t supported","meaning":"The conformance result wasn’t accepted.","cause":"Another tool wrote the file, or another version of the checker.","fix":"Run a version of switchboard-conformance that this portal supports.","see":{"label":"Conformance mark","path":"/guides/conformance"},"operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_result_incomplete: {"of":"portal","statuses":[422],"title":"This run doesn’t prove enough","meaning":"The conformance result wasn’t accepted.","cause":"The run was limited with --only, --skip, --read-only, --mock or a time budget, or it left out operations of the document.","fix":"Run the checker on the whole API without these options.","see":{"label":"Conformance mark","path":"/guides/conformance"},"operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_result_in_future: {"of":"portal","statuses":[422],"title":"This run ends in the future","meaning":"The conformance result wasn’t accepted.","cause":"The clock of the machine that ran the checker is ahead.","fix":"Set the clock, run the checker again and submit the new result.","operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_document_differs: {"of":"portal","statuses":[409],"title":"The document differs from the published one","meaning":"The conformance result wasn’t accepted.","cause":"The checker ran on a document that isn’t the published one, byte for byte. A new document may have been published since.","fix":"Download the document from the API’s page, run the checker on that file and submit the new result.","see":{"label":"Conformance mark","path":"/guides/conformance"},"operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_result_outdated: {"of":"portal","statuses":[409],"title":"A newer result was submitted","meaning":"The conformance result wasn’t accepted.","cause":"This version already has a result from the same time or later.","fix":"Run the checker again and submit the new result.","operations":{"count":1,"keys":["POST /api/conformance-results"]}},
  conformance_key_known: {"of":"portal","statuses":[409],"title":"This key is already trusted","meaning":"Nothing was changed.","cause":"The key was already added, for this publisher or another.","fix":"Remove it first if it should be trusted for another publisher.","operations":{"count":1,"keys":["POST /api/admin/conformance-keys"]}},
  secrets_key_required: {"of":"portal","statuses":[409],"title":"Secrets can’t be stored","meaning":"Nothing was changed.","cause":"The server has no SECRETS_KEY, so it can’t store secrets safely.","fix":"Set SECRETS_KEY on the server, then send the credential again.","operations":{"count":1,"keys":["PUT /api/admin/upstreams"]}},
  api_not_deprecated: {"of":"portal","statuses":[409],"title":"Not deprecated","meaning":"Nothing was changed.","cause":"The version isn’t deprecated, so there’s nothing to undo.","fix":"Reload the version.","operations":{"count":1,"keys":["POST /api/admin/apis/restore"]}},
  api_withdrawn: {"of":"portal","statuses":[409],"title":"No new subscriptions","meaning":"This API takes no new subscriptions.","cause":"Its publisher is retiring it.","fix":"Choose the newer version or another API.","see":{"label":"Browse APIs","path":"/api"},"operations":{"count":1,"keys":["POST /api/user-subscription"]}},
  check_outdated: {"of":"portal","statuses":[409],"title":"Check again before publishing","meaning":"Nothing was published.","cause":"The document, its options or the prices have changed since the check.","fix":"Check the document again, review the preview, then publish.","operations":{"count":5,"keys":["POST /api/admin/apis","POST /api/admin/apis/check","POST /api/admin/apis/drafts","POST /api/admin/apis/prices","POST /api/admin/apis/roll-back"]}},
  starter_redeemed: {"of":"portal","statuses":[409],"title":"Starter credits already redeemed","meaning":"No credits were added.","cause":"Each account gets starter credits once.","fix":"Top up instead.","see":{"label":"Top up","path":"/dashboard/wallet/topup"},"operations":{"count":1,"keys":["POST /api/redeem-starter"]}},
  passkey_known: {"of":"portal","statuses":[409],"title":"Passkey already added","meaning":"The passkey wasn’t added again.","cause":"This account already has this passkey.","fix":"Use it, or create another one.","operations":{"count":1,"keys":["POST /api/second-factor/passkeys"]}},
  passkey_limit: {"of":"portal","statuses":[409],"title":"No more passkeys","meaning":"The passkey wasn’t added.","cause":"The account already has the maximum number of passkeys.","fix":"Remove one that you no longer use.","see":{"label":"Profile","path":"/dashboard/profile"},"operations":{"count":2,"keys":["POST /api/second-factor/passkeys","POST /api/second-factor/passkeys/options"]}},
  second_factor_missing: {"of":"portal","statuses":[409],"title":"No second factor","meaning":"Nothing was changed.","cause":"Recovery codes back up a second factor. This account has no second factor.","fix":"Set up an authenticator app or a passkey first.","see":{"label":"Profile","path":"/dashboard/profile"},"operations":{"count":1,"keys":["POST /api/second-factor/recovery-codes"]}},
  password_not_set: {"of":"portal","statuses":[409],"title":"No password set","meaning":"This step needs your password, and you don’t have one.","cause":"You log in with a provider, such as Google.","fix":"Request a link under Forgot password to set one.","see":{"label":"Forgot password","path":"/forgot-password"},"operations":{"count":2,"keys":["POST /api/profile/delete","PUT /api/profile/change-password"]}},
  kyb_approved: {"of":"portal","statuses":[409],"title":"Business already verified","meaning":"The form wasn’t submitted.","cause":"Your verification was already approved.","fix":"There’s nothing left to do. You can create live keys.","see":{"label":"Your keys","path":"/subscriptions"},"operations":{"count":3,"keys":["POST /api/user-subscription/kyb","PUT /api/user-subscription/kyb","PUT /api/user-subscription/kyb/draft"]}},
  draft_changed: {"of":"portal","statuses":[409],"title":"Draft changed elsewhere","meaning":"Your version of the draft wasn’t saved.","cause":"Another tab or person saved the form after you opened it.","fix":"Reload the draft, add your changes, and save.","operations":{"count":3,"keys":["POST /api/admin/plans","POST /api/admin/plans/status","PUT /api/user-subscription/kyb/draft"]}},
  kyb_decided: {"of":"portal","statuses":[409],"title":"Review already decided","meaning":"Nothing was changed.","cause":"Another administrator has approved or rejected this verification.","fix":"Reload the review.","operations":{"count":2,"keys":["POST /api/admin/kyb/approve","POST /api/admin/kyb/reject"]}},
  staff_address_taken: {"of":"portal","statuses":[409],"title":"Address already in use","meaning":"Nobody was invited, because the address has an account already.","cause":"The address belongs to a customer, or to an administrator.","fix":"Invite another address, or change the administrator’s roles.","operations":{"count":2,"keys":["POST /api/admin/staff","POST /api/first-owner"]}},
  staff_last_owner: {"of":"portal","statuses":[409],"title":"The last owner stays","meaning":"Nothing was changed, because no owner would be left.","cause":"Only owners can look after the staff, so there is always one who can log in.","fix":"Make somebody else an owner first.","operations":{"count":2,"keys":["POST /api/admin/staff/remove","PUT /api/admin/staff"]}},
  statement_paid: {"of":"portal","statuses":[409],"title":"Statement already paid","meaning":"No payment was started.","cause":"The statement has been paid in the meantime.","fix":"There’s nothing to pay. Reload the list.","see":{"label":"Statements","path":"/dashboard/pay"},"operations":{"count":1,"keys":["POST /api/payment"]}},
  statement_in_payment: {"of":"portal","statuses":[409],"title":"Payment in progress","meaning":"No second payment was started.","cause":"A checkout for this statement is still open.","fix":"Finish that checkout, or wait until it closes.","see":{"label":"Statements","path":"/dashboard/pay"},"operations":{"count":1,"keys":["POST /api/payment"]}},
  payment_paid: {"of":"portal","statuses":[409],"title":"Already paid","meaning":"No link was sent.","cause":"The payment arrived in the meantime.","fix":"There’s nothing to pay. Reload the payment.","operations":{"count":1,"keys":["POST /api/payment/resend"]}},
  event_conflict: {"of":"gateway","statuses":[409],"title":"Event ID already used","meaning":"The payment event was ignored.","cause":"A different event was sent with the same ID.","fix":"Give each event its own ID.","operations":{"count":0,"keys":[]}},
  payment_ended: {"of":"portal","statuses":[409],"title":"Payment ended","meaning":"The payment can’t be continued.","cause":"It failed, expired or was cancelled.","fix":"Start a new payment.","see":{"label":"Top up","path":"/dashboard/wallet/topup"},"operations":{"count":1,"keys":["POST /api/payment/resend"]}},
  card_missing: {"of":"portal","statuses":[409],"title":"No saved card","meaning":"Automatic top-up stays off.","cause":"It charges a saved card, and you haven’t saved one.","fix":"Save a card first.","see":{"label":"Wallet","path":"/dashboard/wallet?tab=limits"},"operations":{"count":1,"keys":["PUT /api/wallet/auto-top-up"]}},
  bill_open: {"of":"portal","statuses":[409],"title":"Unpaid statement","meaning":"The account wasn’t deleted.","cause":"A monthly statement is still unpaid.","fix":"Pay the statement, then delete the account.","see":{"label":"Statements","path":"/dashboard/pay"},"operations":{"count":1,"keys":["POST /api/profile/delete"]}},
  already_subscribed: {"of":"portal","statuses":[409],"title":"Already subscribed","meaning":"No second subscription was created.","cause":"You already have an active subscription to this API.","fix":"Use that subscription’s keys.","see":{"label":"Your subscriptions","path":"/subscriptions"},"operations":{"count":1,"keys":["POST /api/user-subscription"]}},
  announcement_required: {"of":"portal","statuses":[409],"title":"Announce worse terms first","meaning":"Nothing was changed.","cause":"The API has subscribers, and a price would rise, a limit would fall or calls would break without notice.","fix":"Announce the change, or keep the current prices, limits and operations.","see":{"label":"Announced changes","path":"/admin/announcements"},"operations":{"count":4,"keys":["POST /api/admin/apis","POST /api/admin/apis/prices","POST /api/admin/apis/roll-back","PUT /api/admin/apis/limits"]}},
  key_limit: {"of":"portal","statuses":[409],"title":"Too many keys","meaning":"No key was created.","cause":"The subscription already has the maximum number of keys of this type.","fix":"Revoke one that you no longer use.","see":{"label":"Your keys","path":"/subscriptions"},"operations":{"count":2,"keys":["POST /api/agents/authorization","POST /api/user-subscription/keys"]}},
  key_not_active: {"of":"portal","statuses":[409],"title":"Key not active","meaning":"The key wasn’t changed.","cause":"It was revoked, has expired, is in its grace period, or has the wrong type.","fix":"Reload the keys and choose an active one.","see":{"label":"Your keys","path":"/subscriptions"},"operations":{"count":3,"keys":["POST /api/admin/service-accounts/rotate","PUT /api/limits/key","PUT /api/user-subscription/regenerate"]}},
  product_version_closed: {"of":"portal","statuses":[409],"title":"Price list closed","meaning":"You weren’t subscribed.","cause":"The price list was replaced, or the product has none today.","fix":"Reload the prices and subscribe at the current ones.","see":{"label":"Pricing","path":"/pricing"},"operations":{"count":1,"keys":["POST /api/user-subscription"]}},
  subscription_cancelled: {"of":"portal","statuses":[409],"title":"Already cancelled","meaning":"Nothing was changed.","cause":"The subscription had already been cancelled.","fix":"There’s nothing left to do.","see":{"label":"Your subscriptions","path":"/subscriptions"},"operations":{"count":1,"keys":["POST /api/user-unsubscribe"]}},
  subscription_not_active: {"of":"portal","statuses":[409],"title":"Subscription not active","meaning":"No key was created or replaced.","cause":"The subscription was cancelled or suspended.","fix":"Subscribe again.","see":{"label":"Browse APIs","path":"/api"},"operations":{"count":4,"keys":["POST /api/agents/authorization","POST /api/user-subscription/keys","PUT /api/admin/keys-regenerate","PUT /api/user-subscription/regenerate"]}},
  product_not_taken: {"of":"portal","statuses":[409],"title":"Not part of this subscription","meaning":"Nothing was changed.","cause":"The subscription doesn’t include this product.","fix":"Choose one of the subscription’s products.","operations":{"count":1,"keys":["POST /api/user-unsubscribe"]}},
  team_full: {"of":"portal","statuses":[409],"title":"The team is full","meaning":"Nobody was invited.","cause":"The team already has the maximum number of members and open invitations.","fix":"Remove a member or withdraw an invitation.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":1,"keys":["POST /api/team/invitations"]}},
  team_invitation_open: {"of":"portal","statuses":[409],"title":"Already invited","meaning":"No second invitation was sent.","cause":"An invitation to this address is still open.","fix":"Resend that invitation, or withdraw it.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":1,"keys":["POST /api/team/invitations"]}},
  team_joined: {"of":"portal","statuses":[409],"title":"Already in a team","meaning":"You haven’t joined the team.","cause":"You can be in one team at a time.","fix":"Leave the other team first.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":1,"keys":["POST /api/team/accept"]}},
  team_member_exists: {"of":"portal","statuses":[409],"title":"Already in the team","meaning":"Nobody was invited.","cause":"This address already belongs to a member.","fix":"Change that member’s role instead.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":1,"keys":["POST /api/team/invitations"]}},
  team_not_joined: {"of":"portal","statuses":[409],"title":"Not in a team","meaning":"Nothing was changed.","cause":"You act for your own account.","fix":"There’s no team to leave.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":1,"keys":["POST /api/team/leave"]}},
  team_owned: {"of":"portal","statuses":[409],"title":"You own a team","meaning":"You haven’t joined the team.","cause":"Your own account has team members.","fix":"Remove them first, then accept.","see":{"label":"Team","path":"/dashboard/team"},"operations":{"count":1,"keys":["POST /api/team/accept"]}},
  no_plan_to_end: {"of":"portal","statuses":[409],"title":"No plan to end","meaning":"Nothing was changed.","cause":"You pay as you go, or your plan has already ended.","fix":"There’s nothing left to do.","see":{"label":"Your plan","path":"/plans/view"},"operations":{"count":2,"keys":["POST /api/plan-changes/cancel","POST /api/unsubscribe-plan"]}},
  plan_ending: {"of":"portal","statuses":[409],"title":"Already ending","meaning":"Nothing was changed.","cause":"The plan was already cancelled and runs until its last day.","fix":"There’s nothing left to do.","see":{"label":"Your plan","path":"/plans/view"},"operations":{"count":1,"keys":["POST /api/unsubscribe-plan"]}},
  plan_fee_not_covered: {"of":"portal","statuses":[409],"title":"Not enough bought credits for the fee","meaning":"You weren’t subscribed or charged.","cause":"Bought credits pay the plan’s fee, and you don’t have enough. Free and included credits don’t pay fees.","fix":"Top up, then choose the plan again.","see":{"label":"Top up","path":"/dashboard/wallet/topup"},"operations":{"count":2,"keys":["POST /api/plan-changes","POST /api/user-subscription"]}},
  export_limit: {"of":"portal","statuses":[409],"title":"Too many exports","meaning":"No export was started.","cause":"The account already has the maximum number of exports in progress.","fix":"Wait for one to finish, or cancel one.","see":{"label":"Exports","path":"/dashboard/exports"},"operations":{"count":1,"keys":["POST /api/exports"]}},
  export_not_ready: {"of":"portal","statuses":[409],"title":"Export not ready","meaning":"There’s nothing to download.","cause":"The export is still running, has failed, or was cancelled.","fix":"Wait until its state is READY, or start it again.","see":{"label":"Exports","path":"/dashboard/exports"},"operations":{"count":1,"keys":["GET /api/exports/download"]}},
  draft_limit: {"of":"portal","statuses":[409],"title":"Too many drafts","meaning":"No draft was saved.","cause":"The maximum number of drafts is reached.","fix":"Publish or delete one that you no longer need.","see":{"label":"Published APIs","path":"/admin/apis"},"operations":{"count":1,"keys":["POST /api/admin/apis/drafts"]}},
  webhook_limit: {"of":"portal","statuses":[409],"title":"Too many webhooks","meaning":"No webhook was created.","cause":"The account already has the maximum number of webhooks.","fix":"Remove one that you no longer need.","see":{"label":"Webhooks","path":"/dashboard/webhooks"},"operations":{"count":1,"keys":["POST /api/webhooks"]}},
  webhook_off: {"of":"portal","statuses":[409],"title":"Webhook switched off","meaning":"Nothing was sent.","cause":"The webhook was switched off by you, or by us after too many failures.","fix":"Switch it on first.","see":{"label":"Webhooks","path":"/dashboard/webhooks"},"operations":{"count":3,"keys":["POST /api/admin/deliveries/retry","POST /api/webhooks/replay","POST /api/webhooks/test"]}},
  delivery_sent: {"of":"portal","statuses":[409],"title":"Already sent","meaning":"Nothing was sent again.","cause":"The delivery succeeded, or is being sent right now.","fix":"Reload the delivery.","operations":{"count":1,"keys":["POST /api/admin/deliveries/retry"]}},
  delivery_not_waiting: {"of":"portal","statuses":[409],"title":"Not waiting","meaning":"Nothing was changed.","cause":"Only deliveries that are waiting for another attempt, or that failed, can be stopped.","fix":"Reload the delivery.","operations":{"count":1,"keys":["POST /api/admin/deliveries/give-up"]}},
  session_exists: {"of":"network","statuses":[409],"title":"Session already running","meaning":"No second session was started.","cause":"This phone already has a running session.","fix":"Extend or delete the running session.","see":{"label":"Quality on demand by the minute","path":"/insights/quality-on-demand-by-the-minute"},"operations":{"count":0,"keys":[]}},
  session_ended: {"of":"network","statuses":[409],"title":"Session already ended","meaning":"The session wasn’t extended.","cause":"A session that has ended can’t be extended.","fix":"Start a new session.","see":{"label":"Quality on demand by the minute","path":"/insights/quality-on-demand-by-the-minute"},"operations":{"count":0,"keys":[]}},
  recovery_approved: {"of":"portal","statuses":[409],"title":"Another administrator must approve","meaning":"Nothing was changed.","cause":"You’ve already approved this request.","fix":"Ask another administrator to approve it.","operations":{"count":1,"keys":["POST /api/admin/users/factor-recovery/approve"]}},
  challenge_expired: {"of":"portal","statuses":[410],"title":"Time ran out","meaning":"The step wasn’t completed.","cause":"You took too long, entered too many wrong codes, or changed how you log in.","fix":"Start again.","operations":{"count":6,"keys":["POST /api/profile/link-identity","POST /api/second-factor/passkeys","POST /api/second-factor/verify","POST /login/recovery","POST /login/verify","PUT /api/second-factor/totp"]}},
  verification_expired: {"of":"portal","statuses":[410],"title":"Link expired","meaning":"Nothing was changed.","cause":"Links work for a limited time. Changing how you log in also ends email links.","fix":"Request a new link.","operations":{"count":8,"keys":["POST /api/first-owner","POST /api/previews","POST /api/previews/operation","POST /api/profile/delete","POST /api/register/verify","POST /api/reset-password","POST /api/team/accept","POST /api/team/invitation"]}},
  verification_used: {"of":"portal","statuses":[410],"title":"Link already used","meaning":"Nothing was changed.","cause":"Each link works once.","fix":"Log in, or request a new link.","see":{"label":"Log in","path":"/login"},"operations":{"count":6,"keys":["POST /api/first-owner","POST /api/register/verify","POST /api/reset-password","POST /api/team/accept","POST /api/team/invitation","POST /login/recovery/cancel"]}},
  body_too_large: {"of":"portal","statuses":[413],"title":"Body too large","meaning":"The request was rejected before it was read.","cause":"The body is larger than this operation accepts.","fix":"Send less at a time, or compress files before you upload them.","operations":{"count":139,"keys":[]}},
  address_too_long: {"of":"portal","statuses":[414],"title":"URL too long","meaning":"The request was rejected before it was read.","cause":"The path or the query is longer than the limit.","fix":"Send fewer or shorter query values.","operations":{"count":0,"keys":[]}},
  media_type_unsupported: {"of":"portal","statuses":[415],"title":"Content-Type not supported","meaning":"The body wasn’t read.","cause":"The Content-Type header is missing or names a format that this operation doesn’t take.","fix":"Send application/json, or multipart/form-data where the operation takes files.","operations":{"count":139,"keys":[]}},
  validation_failed: {"of":"portal","statuses":[422],"title":"Some fields are invalid","meaning":"Nothing was changed, and you weren’t charged.","cause":"At least one field is invalid.","fix":"Fix each field listed in `errors`: its `pointer` names the field, and its `message` says what to enter. Then send the request again.","see":{"label":"Errors guide","path":"/guides/errors"},"operations":{"count":204,"keys":[]}},
  second_factor_required: {"of":"portal","statuses":[428],"title":"Set up a second factor","meaning":"You can’t make this call until you have a second factor.","cause":"Administrators need one here.","fix":"Set up an authenticator app or a passkey.","see":{"label":"Profile","path":"/dashboard/profile"},"operations":{"count":91,"keys":[]}},
  step_up_required: {"of":"portal","statuses":[428],"title":"Confirm it’s you","meaning":"This step is sensitive, so we need to know it’s you.","cause":"Your last confirmation is too old.","fix":"Confirm with your second factor or password, then send the same call again.","operations":{"count":58,"keys":[]}},
  locked_out: {"of":"portal","statuses":[429],"title":"Sign-in temporarily locked","meaning":"You weren’t logged in, even if the password was right.","cause":"There were too many failed attempts for this account.","fix":"Wait as long as Retry-After says, then try again or reset your password.","see":{"label":"Reset your password","path":"/forgot-password"},"operations":{"count":2,"keys":["POST /login","POST /login/verify"]}},
  resend_too_soon: {"of":"portal","statuses":[429],"title":"An email was just sent","meaning":"No second email was sent.","cause":"You need to wait a little between two emails of the same kind.","fix":"Check your spam folder, or wait as long as Retry-After says.","operations":{"count":5,"keys":["POST /api/forgot-password","POST /api/profile/delete-link","POST /api/register/resend","POST /api/team/invitations","POST /api/team/invitations/resend"]}},
  rate_limit_exceeded: {"of":"gateway","statuses":[429],"title":"Rate limit exceeded","meaning":"The subscription’s keys have called more often than its plan allows in a second or a minute. You weren’t charged.","cause":"Calls were sent faster than the rate in RateLimit-Policy.","fix":"Wait as long as Retry-After says, and space out calls. For a higher rate, choose another plan.","see":{"label":"Plans","path":"/plans"},"operations":{"count":0,"keys":[]}},
  quota_exceeded: {"of":"gateway","statuses":[429],"title":"Quota used up","meaning":"The subscription’s live keys have made as many calls as its plan allows in a day or a month. You weren’t charged.","cause":"The quota in RateLimit-Policy is used up until the next day or month begins.","fix":"Choose a plan with a higher quota, or wait as long as Retry-After says.","see":{"label":"Plans","path":"/plans"},"operations":{"count":0,"keys":[]}},
  too_many_requests: {"of":"portal","statuses":[429],"title":"Too many requests","meaning":"The request was rejected.","cause":"Requests came faster than the limit allows.","fix":"Wait as long as Retry-After says, then continue more slowly.","see":{"label":"Retries","path":"/guides/retries"},"operations":{"count":69,"keys":[]}},
  headers_too_large: {"of":"portal","statuses":[431],"title":"Headers too large","meaning":"The request was rejected before it was read.","cause":"There are too many headers or cookies, or they are too long.","fix":"Remove headers and cookies that you don’t need.","operations":{"count":0,"keys":[]}},
  unexpected: {"of":"portal","statuses":[500],"title":"Something went wrong","meaning":"The fault is ours, and we’ve logged it.","cause":"An error on our server.","fix":"Try again later, or send us the request ID.","see":{"label":"Contact us","path":"/contact-us"},"operations":{"count":250,"keys":[]}},
  not_offered: {"of":"portal","statuses":[501],"title":"Not available here","meaning":"This deployment doesn’t have the feature.","cause":"The operator hasn’t set it up. Payments and Google sign-in are examples.","fix":"Use another way, or contact us.","see":{"label":"Contact us","path":"/contact-us"},"operations":{"count":250,"keys":[]}},
  unavailable: {"of":"portal","statuses":[503],"title":"Temporarily unavailable","meaning":"The service can’t do this right now. You weren’t charged.","cause":"Part of the service is restarting or busy.","fix":"Wait as long as Retry-After says, then send the request again.","see":{"label":"Retries","path":"/guides/retries"},"operations":{"count":250,"keys":[]}},
  mock_unreachable: {"of":"gateway","statuses":[502],"title":"Mock unavailable","meaning":"The mock of this API isn’t running.","cause":"It’s being restarted, or it was stopped because its document or a call took too much memory or time.","fix":"Try again in a minute.","operations":{"count":0,"keys":[]}},
  upstream_credential_rejected: {"of":"gateway","statuses":[502],"title":"The API rejected the gateway","meaning":"The API didn’t accept the gateway’s own credential. You weren’t charged.","cause":"The credential has expired, was changed or lacks a permission. Your key is fine.","fix":"Retry later. If it keeps happening, send us the request ID.","see":{"label":"Retries","path":"/guides/retries"},"operations":{"count":0,"keys":[]}},
  upstream_unreachable: {"of":"gateway","statuses":[502],"title":"API unavailable","meaning":"The gateway got no response from the API. You weren’t charged.","cause":"The API is down, or cut off its response.","fix":"Retry with pauses. If it keeps happening, send us the request ID.","see":{"label":"Retries","path":"/guides/retries"},"operations":{"count":0,"keys":[]}},
  network_unavailable: {"of":"network","statuses":[503],"title":"Network unavailable","meaning":"The operator’s network didn’t respond. You weren’t charged.","cause":"Part of the network is down or overloaded.","fix":"Retry with pauses, or use another check.","see":{"label":"Retries","path":"/guides/retries"},"operations":{"count":0,"keys":[]}},
  upstream_late: {"of":"gateway","statuses":[504],"title":"The API took too long","meaning":"The gateway stopped waiting. You weren’t charged.","cause":"The API took longer to respond than the gateway allows, 30 seconds by default.","fix":"Retry with pauses, and set your own timeout above the gateway’s.","see":{"label":"Retries","path":"/guides/retries"},"operations":{"count":0,"keys":[]}},
}
