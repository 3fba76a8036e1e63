/**
 * Every queued job and what it is given; each module adds its own, and the mail of the base. A job may run twice: it must do its
 * work once. What it does is listed in `tasks.ts`, at the top.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it by declaration merging (decision 0029)
export interface JobPayloads {}
