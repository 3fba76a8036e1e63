// Written by `npm run generate` from the contract. Edit openapi/, not this file.
/** Rules that several pages state, each worded once: what is charged, what test keys reach, what is resubmitted. */
export const policies = {
  "charging": "You pay for every answer, including a “no” or a “not found”. Rejected, failed, mock and test calls are free.",
  "testKeys": "Free. Returns test data, never reaches the live API.",
  "testKeysOfUpstream": "Free. Reaches the API’s own test system, never the live one.",
  "liveKeys": "Costs credits. Reaches the live API, and rejects test values with a 403.",
  "resubmission": "You only need to resubmit the fields that were rejected.",
  "reviewTime": "The review usually takes two working days.",
  "approvals": "Approval covers this one call and expires in 5 minutes. If you don’t respond, the call isn’t made.",
  "emptyWallet": "Live calls are rejected until you top up. Test calls still work."
} as const
