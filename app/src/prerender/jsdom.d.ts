// jsdom ships no types; this is the little of it that is used.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string })
    readonly window: Window
    reconfigure(settings: { url: string }): void
  }
}
