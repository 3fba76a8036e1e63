import { type components, isApiError } from '@switchboard/sdk'
import type { FieldGroup } from '../../domain/kyb/types.ts'
import type { Drafts } from '../../lib/browser/drafts.ts'
import { type FormValues, fromText, isFilled, textOf } from './form-values.ts'

export type AccountDraft = components['schemas']['KybDraft']

/** The draft on this device, including documents. */
interface DeviceDraft {
  /** When it was last changed. */
  readonly savedAt: number
  readonly values: FormValues
  /** That of the account's draft which it was made from. */
  readonly revision?: string | null
  /** Whether the account has not got it yet. */
  readonly unsent?: boolean
}

export interface DraftState {
  /** Where the last change is kept. Undefined before there is one. */
  readonly kept?: 'account' | 'device' | 'nowhere' | undefined
  readonly savedAt?: Date | undefined
  /** Whether the last change is not kept anywhere yet. */
  readonly saving?: boolean
  /** Another device's draft, which the last change here was saved over. */
  readonly overwritten?: AccountDraft
}

export interface FoundDraft {
  readonly values: FormValues
  readonly savedAt: Date
  /** Whether this browser last had another version. */
  readonly isChangedElsewhere: boolean
}

interface DraftSyncOptions {
  readonly groups: readonly FieldGroup[]
  readonly device: { readonly drafts: Drafts; readonly name: string }
  readonly account: {
    readonly read: () => Promise<AccountDraft>
    readonly save: (
      revision: string | null,
      values: Readonly<Record<string, string>>,
    ) => Promise<AccountDraft>
  }
  readonly onState: (state: DraftState) => void
  /** The person comes back to a form that went on elsewhere: it has to be loaded again. */
  readonly onChangedElsewhere: () => void
}

const pauseMs = 500
const readWithinMs = 5_000
const retryMs = 20_000

/**
 * Keeps a form in two places: on this device, with its documents, and in the account, for other browsers. One request
 * at a time; changes made during it go with the next. Unsent changes wait on this device. Of two devices, the last write wins.
 */
export function createDraftSync({ groups, device, account, onState, onChangedElsewhere }: DraftSyncOptions) {
  const { drafts, name } = device
  let state: DraftState = {}
  let latest: FormValues | undefined
  let changedAt = 0
  let revision: string | null = null
  let unsent = false
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = Promise.resolve()

  function change(next: DraftState): void {
    state = { ...state, ...next }
    if (!over) onState(state)
  }

  async function keepHere(): Promise<boolean> {
    if (over || !latest) return false
    const draft: DeviceDraft = { savedAt: changedAt, values: latest, revision, unsent }
    return drafts.write(name, draft).then(
      () => true,
      () => false,
    )
  }

  async function saveNow(): Promise<void> {
    clearTimeout(timer)
    if (over || !unsent) return
    const isHere = await keepHere()
    sending = sending.then(() => send(isHere))
    await sending
  }

  async function send(isHere: boolean): Promise<void> {
    if (over || !unsent || !latest) return
    const values = latest
    unsent = false
    try {
      const saved = await saveOver(textOf(groups, values))
      revision = saved.revision
      await keepHere()
      change({ kept: 'account', savedAt: new Date(saved.saved_at ?? Date.now()), saving: unsent })
    } catch (error) {
      unsent = true
      change({ kept: isHere ? 'device' : 'nowhere', savedAt: new Date(), saving: latest !== values })
      const isLasting = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429
      if (!isLasting && !over && latest === values) timer = setTimeout(saveNow, retryMs)
    }
  }

  /** A draft saved on another device since is replaced, and the person is told. */
  async function saveOver(values: Readonly<Record<string, string>>): Promise<AccountDraft> {
    try {
      return await account.save(revision, values)
    } catch (error) {
      if (!isApiError(error) || error.code !== 'draft_changed') throw error
      const theirs = await account.read()
      const replacement = await account.save(theirs.revision, values)
      change({ overwritten: theirs })
      return replacement
    }
  }

  /** A form left open here must not take the place of what was written elsewhere since. */
  async function onVisible(): Promise<void> {
    if (document.visibilityState === 'hidden' || unsent || over) return
    await sending
    const theirs = await account.read().catch(() => undefined)
    if (theirs?.revision && theirs.revision !== revision && !unsent && !over) onChangedElsewhere()
  }

  window.addEventListener('online', saveNow)
  document.addEventListener('visibilitychange', onVisible)

  return {
    /** The draft to go on with: the later one, where both places have one. */
    async load(): Promise<FoundDraft | undefined> {
      const [here, there] = await Promise.all([
        drafts.read(name) as Promise<DeviceDraft | undefined>,
        inTime(account.read()).catch(() => undefined),
      ])
      const isUnsent = here?.unsent !== false
      const savedThere = new Date(there?.saved_at ?? 0)
      const isChanged = there !== undefined && there.revision !== (here?.revision ?? null)
      if (isChanged && !(here && isUnsent && here.savedAt > savedThere.getTime())) {
        revision = there.revision
        // Another browser sent the form or began anew, so the copy on this device is obsolete.
        if (!revision) {
          await drafts.remove(name)
          return undefined
        }
        // The account keeps no documents: those of this browser stay.
        const documents = Object.entries(here?.values ?? {}).filter(([, value]) => value instanceof File)
        latest = { ...fromText(groups, there.values), ...Object.fromEntries(documents) }
        changedAt = savedThere.getTime()
        await keepHere()
        change({ kept: 'account', savedAt: savedThere })
        return { values: latest, savedAt: savedThere, isChangedElsewhere: here !== undefined }
      }
      if (!here) return undefined
      revision = here.revision ?? null
      latest = here.values
      changedAt = here.savedAt
      unsent = isUnsent
      const savedAt = new Date(changedAt)
      change({ kept: unsent ? 'device' : 'account', savedAt })
      void saveNow()
      return { values: latest, savedAt, isChangedElsewhere: false }
    },

    save(values: FormValues): void {
      latest = values
      changedAt = Date.now()
      unsent = true
      if (!state.saving) change({ saving: true })
      clearTimeout(timer)
      timer = setTimeout(saveNow, pauseMs)
    },

    /** Forgets it here and in the account. False where the account cannot be reached: then it stays. */
    async startOver(): Promise<boolean> {
      clearTimeout(timer)
      try {
        const { revision: now } = await account.read()
        if (now) await account.save(now, {})
      } catch {
        return false
      }
      over = true
      await drafts.remove(name)
      return true
    },

    /** Before the form is submitted: the draft is complete if that is rejected, and none comes after it. */
    flush: () => inTime(saveNow().then(() => sending)).catch(() => undefined),

    /** It was sent; the server has forgotten it with that. */
    async end(): Promise<void> {
      over = true
      clearTimeout(timer)
      await drafts.remove(name)
    },

    /** The page is closing: the last change is stored, but not waited for. */
    leave(): void {
      window.removeEventListener('online', saveNow)
      document.removeEventListener('visibilitychange', onVisible)
      void saveNow().finally(() => clearTimeout(timer))
    },
  }
}

/** Whether anything is filled in that was not there to begin with. */
export const isBegun = (values: FormValues, blank: FormValues): boolean =>
  Object.entries(values).some(
    ([name, value]) => value !== blank[name] && (isFilled(value) || isFilled(blank[name])),
  )

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer yet.')), readWithinMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
