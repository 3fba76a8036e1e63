/** The backend asks to wait before this operation is called again, or the rule has had its share of calls. */
export class Throttled extends Error {}

/** The time budget is spent. */
export class TimeUp extends Error {}
