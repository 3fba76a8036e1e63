/** Whether commands are given with ⌘ here, as on Macs, iPads and their kin. */
export const isMac = (): boolean => /mac|iphone|ipad|ipod/i.test(window.navigator.platform)
