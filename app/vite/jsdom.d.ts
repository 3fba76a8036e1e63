// jsdom ships no types; this is the little of it that the build uses.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string })
    readonly window: Window
  }
}
