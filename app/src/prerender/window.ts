// What the app's modules look for in a browser while they are loaded. Imported before all of them.
import { workerData } from 'node:worker_threads'
import { JSDOM } from 'jsdom'

/** What the server says to a worker that draws pages. */
export interface PrerenderSettings {
  /** The origin that people open. */
  readonly publicUrl: string
  /** Where this machine reaches the same server. */
  readonly loopback: string
  /** The folder of the built app. */
  readonly built: string
}

export const settings: PrerenderSettings = workerData

const empty = '<!doctype html><title></title><meta name="description" content="">'
const dom = new JSDOM(empty, { url: settings.publicUrl })
const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
Object.assign(dom.window, { matchMedia })
const { window } = dom
Object.assign(globalThis, { window, document: window.document, location: window.location })

const NodeRequest = globalThis.Request
/** A path is the app's own server, as it is in a browser. */
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, settings.loopback) : input, init)
  }
}

export const openAddress = (url: URL): void => dom.reconfigure({ url: url.href })
