export const documentTitle = (page: string): string => `${page} · Switchboard`
