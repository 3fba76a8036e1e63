/** The reason why a run couldn't be made at all, in words for its user. Exit status 2. */
export class CouldNotRun extends Error {}
