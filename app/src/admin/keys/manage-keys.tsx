import type { components } from '@switchboard/sdk'
import { useSearch } from '../../lib/browser/use-search.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import { personOf } from '../../lib/session/profile.ts'
import { href } from '../../paths.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** The user whose keys are open: `?user=usr_jun7Q2`, beside the list's filters. */
export const openUser: UrlCodec<string | null> = {
  read: (search) => new URLSearchParams(search).get('user'),
  write(search, userId) {
    const query = new URLSearchParams(search)
    if (userId) query.set('user', userId)
    else query.delete('user')
    return query.toString()
  },
}

type Owner = Pick<
  components['schemas']['AdminAccount'],
  'user_id' | 'firstname' | 'lastname' | 'email' | 'company_name'
>

/** A link, so that the keys of a user can be opened in another tab and come back to. */
export function ManageKeys({ of: owner }: { readonly of: Owner }) {
  const query = openUser.write(useSearch(), owner.user_id)
  return (
    <a className="link" href={`${href('adminKeys')}?${query}`}>
      Manage
      <VisuallyHidden> keys of {personOf(owner).displayName}</VisuallyHidden>
    </a>
  )
}
