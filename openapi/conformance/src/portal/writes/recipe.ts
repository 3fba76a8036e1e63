import type { CallInput, Context } from '../../engine/context/context.ts'

/** Input that a call needs to succeed and no schema states; undefined if the test account lacks it. */
export type Recipe = (
  context: Context,
  /** Things the rule has made so far, by name. */
  things: ReadonlyMap<string, string>,
) => Promise<
  (Pick<CallInput, 'body' | 'query'> & { readonly as?: 'other'; readonly isVain?: true }) | undefined
>
