import type { components } from '@switchboard/sdk'
import { adminRenameView, adminSaveView } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useSearch } from '../../lib/browser/use-search.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog, FormDialog } from '../../ui/kit/dialog.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/kit/menu.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { grow, row } from '../../ui/layout.ts'
import { viewsQuery } from './queries.ts'

interface ManageViewsProps {
  readonly views: readonly View[]
  readonly onClose: () => void
}

interface OneViewProps {
  readonly of: View
  readonly onClose: () => void
}

interface SaveViewProps extends Pick<View, 'list' | 'query'> {
  /** Of the same list. */
  readonly views: readonly View[]
  readonly onClose: () => void
}

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

/** The filters of a list, under a name. */
function SaveView({ list, query, views, onClose }: SaveViewProps) {
  const toast = useToast()
  const { control, field, ...form } = useApiForm({
    defaultValues: { name: '' },
    rules: { name: adminSaveView.name },
    write: mutationOptions(usePortal(), 'post', '/api/admin/views'),
    variables: ({ name }: { name: string }) => ({ body: { list, query, name: name.trim() } }),
    onDone: ({ data }) => {
      onClose()
      toast({ kind: 'success', title: `“${data.name}” is saved` })
    },
  })
  const name = useWatch({ control, name: 'name' }).trim().toLowerCase()
  const before = views.find((view) => view.name.toLowerCase() === name)
  return (
    <FormDialog
      title="Save this view"
      about="Its filters and its order, for you alone. You’ll find it under Views wherever you log in."
      action={before ? 'Replace view' : 'Save view'}
      busyAction="Saving…"
      failed="The view wasn’t saved."
      form={form}
      onClose={onClose}
    >
      <TextField
        {...field('name', 'a name')}
        label="Name"
        autoComplete="off"
        hint={before && `“${before.name}” gets these filters.`}
      />
    </FormDialog>
  )
}

/** Views of a list, to be renamed or deleted. */
function ManageViews({ views, onClose }: ManageViewsProps) {
  const [open, setOpen] = useState<{ readonly deed: 'rename' | 'delete'; readonly of: View } | null>(null)
  const back = () => setOpen(null)
  return (
    <Dialog
      open
      title="Saved views"
      about={views.length === 0 && 'No views of this list are left.'}
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul>
        {views.map((view) => (
          <li key={view.view_id} className={classes(row(2, 'between'), 'ruled-row')}>
            <span className={grow()}>{view.name}</span>
            <Button
              size="small"
              aria-label={`Rename ${view.name}`}
              onClick={() => setOpen({ deed: 'rename', of: view })}
            >
              Rename
            </Button>
            <Button
              size="small"
              aria-label={`Delete ${view.name}`}
              onClick={() => setOpen({ deed: 'delete', of: view })}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {open?.deed === 'rename' && <RenameView of={open.of} onClose={back} />}
      {open?.deed === 'delete' && <DeleteView of={open.of} onClose={back} />}
    </Dialog>
  )
}

function RenameView({ of: { view_id, name: before }, onClose }: OneViewProps) {
  const { field, ...form } = useApiForm({
    defaultValues: { name: before },
    rules: { name: adminRenameView.name },
    write: mutationOptions(usePortal(), 'put', '/api/admin/views'),
    variables: ({ name }: { name: string }) => ({ body: { view_id, name: name.trim() } }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={`Rename “${before}”`}
      action="Rename view"
      busyAction="Renaming…"
      failed="The view wasn’t renamed."
      form={form}
      onClose={onClose}
    >
      <TextField {...field('name', 'a name')} label="Name" autoComplete="off" />
    </FormDialog>
  )
}

function DeleteView({ of: { view_id, name }, onClose }: OneViewProps) {
  return (
    <Confirm
      title={`Delete “${name}”?`}
      about="The view goes for good. The rows that it showed stay."
      action="Delete view"
      busyAction="Deleting…"
      keep="Keep view"
      failed="The view wasn’t deleted."
      write={mutationOptions(usePortal(), 'post', '/api/admin/views/remove')}
      variables={() => ({ body: { view_id } })}
      onClose={onClose}
    />
  )
}
