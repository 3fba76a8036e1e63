// What the app's modules look for in a browser while they are loaded and drawn. Imported before all of them.
import { workerData } from 'node:worker_threads'

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

// A whole DOM would hold some 50 MB for a title, a summary and an address: React draws to a string and asks for none.
const events = { addEventListener() {}, removeEventListener() {} }
const storage = { getItem: () => null, setItem() {}, removeItem() {} }
const description = { content: '' }
const location = Object.assign(new URL(settings.publicUrl), { assign() {}, reload() {} })
const document = {
  ...events,
  title: '',
  // A visitor without cookies, whatever was drawn before.
  get cookie() {
    return ''
  },
  set cookie(_kept: string) {},
  documentElement: { dataset: {} },
  getElementById: () => null,
  querySelector: (selector: string) => (selector === 'meta[name="description"]' ? description : null),
}
const window = {
  ...events,
  document,
  location,
  localStorage: storage,
  sessionStorage: storage,
  matchMedia: () => ({ ...events, matches: false }),
}
Object.assign(globalThis, { window, document, location })

const NodeRequest = globalThis.Request
/** A path is the app's own server, as it is in a browser. */
globalThis.Request = class extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, settings.loopback) : input, init)
  }
}

export function openAddress({ href }: URL): void {
  location.href = href
}
