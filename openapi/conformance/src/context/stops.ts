/** An operation is not called now: the backend asks to wait, or the rule has had its share of calls. */
export class Throttled extends Error {}

/** A call cannot be written: nothing tells what to name in it, or its body is of a kind that the checker cannot write. */
export class Unwritable extends Throttled {}

/** The time budget is spent. */
export class TimeUp extends Error {}
