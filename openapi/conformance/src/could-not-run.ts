/** Why a run could not be made at all, in words for whoever started it. Exit status 2. */
export class CouldNotRun extends Error {}
