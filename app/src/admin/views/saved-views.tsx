import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from '../../lib/browser/use-search.ts'
import { usePortal } from '../../lib/services.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/kit/menu.tsx'
import { ManageViews } from './manage-views.tsx'
import { viewsQuery } from './queries.ts'
import { SaveView } from './save-view.tsx'

type View = components['schemas']['AdminView']

interface SavedViewsProps {
  readonly list: View['list']
}

/** Beside the filters that a view keeps: the page, and what is open beside the list. */
const passing = ['page', 'user', 'delivery']

/** In one order, so that the same filters are the same view. */
function filtersOf(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of passing) query.delete(name)
  query.sort()
  return query.toString()
}

/** As much as a phone has room for beside the icon. */
const shortened = (name: string) => (name.length > 26 ? `${name.slice(0, 25).trimEnd()}…` : name)

/** Filters of this list that the administrator has named: to go to, to add to, and to tidy up. */
export function SavedViews({ list }: SavedViewsProps) {
  const { data } = useQuery(viewsQuery(usePortal()))
  const [path] = useLocation()
  const filters = filtersOf(useSearch())
  const [open, setOpen] = useState<'save' | 'manage' | null>(null)
  const views = data?.data.filter((view) => view.list === list) ?? []
  const current = views.find(({ query }) => filtersOf(query) === filters)
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        trigger={<Button icon={Bookmark}>{current ? `View: ${shortened(current.name)}` : 'Views'}</Button>}
      >
        {views.map((view) => (
          <MenuLink
            key={view.view_id}
            href={view.query ? `${path}?${view.query}` : path}
            current={view === current}
          >
            {view.name}
          </MenuLink>
        ))}
        {views.length > 0 && <MenuSeparator />}
        <MenuItem icon={BookmarkPlus} onSelect={() => setOpen('save')}>
          Save this view…
        </MenuItem>
        {views.length > 0 && (
          <MenuItem icon={Settings2} onSelect={() => setOpen('manage')}>
            Rename or delete…
          </MenuItem>
        )}
      </Menu>
      {open === 'save' && <SaveView list={list} query={filters} views={views} onClose={close} />}
      {open === 'manage' && <ManageViews views={views} onClose={close} />}
    </>
  )
}
