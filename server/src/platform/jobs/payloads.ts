/**
 * Queued jobs with their payloads; each module adds its own. A job may run twice, and must take effect once. Its
 * handler is in `tasks.ts`, at the top.
 */
// biome-ignore lint/suspicious/noEmptyInterface: others add to it by declaration merging (decision 0029)
export interface JobPayloads {}
