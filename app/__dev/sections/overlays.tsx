import { Copy, KeyRound, MoreHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '../../src/ui/kit/button.tsx'
import { Dialog } from '../../src/ui/kit/dialog.tsx'
import { Drawer } from '../../src/ui/kit/drawer.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../src/ui/kit/menu.tsx'
import { QrCode } from '../../src/ui/kit/qr-code.tsx'
import { Secret } from '../../src/ui/kit/secret.tsx'
import { TextField } from '../../src/ui/kit/text-field.tsx'
import { useToast } from '../../src/ui/kit/toast.tsx'
import { longText, Section, State } from '../state.tsx'

export const Menus = () => (
  <Section title="Menu">
    <State name="opens on a press">
      <Menu align="start" trigger={<Button>Key actions</Button>}>
        <MenuItem icon={Copy} onSelect={() => {}}>
          Copy key id
        </MenuItem>
        <MenuLink icon={KeyRound} href="#menu" current>
          Key details
        </MenuLink>
        <MenuItem disabled onSelect={() => {}}>
          Rotate, not while in grace
        </MenuItem>
        <MenuItem onSelect={() => {}}>{longText}</MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} danger onSelect={() => {}}>
          Revoke
        </MenuItem>
      </Menu>
    </State>
    <State name="behind an icon">
      <Menu trigger={<IconButton icon={MoreHorizontal} label="More" />}>
        <MenuItem onSelect={() => {}}>Download statement</MenuItem>
      </Menu>
    </State>
  </Section>
)

export function Dialogs() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'alert' | 'long' | 'drawer'>('none')
  const openChange = (name: typeof open) => (is: boolean) => setOpen(is ? name : 'none')
  const close = () => setOpen('none')
  return (
    <Section title="Dialog and drawer">
      <State name="dialog">
        <Button onClick={() => setOpen('dialog')}>Name a key</Button>
        <Dialog
          title="Name your key"
          open={open === 'dialog'}
          onOpenChange={openChange('dialog')}
          about="The name is yours alone. It is never sent with a call."
          actions={
            <>
              <Button look="primary" onClick={close}>
                Create key
              </Button>
              <Button onClick={close}>Cancel</Button>
            </>
          }
        >
          <TextField label="Name" hint="Such as the service that will use it." />
        </Dialog>
      </State>
      <State name="alert">
        <Button look="danger" onClick={() => setOpen('alert')}>
          Revoke a key
        </Button>
        <Dialog
          alert
          title="Revoke billing-service?"
          open={open === 'alert'}
          onOpenChange={openChange('alert')}
          about="Calls with this key fail at once. It was last used 3 minutes ago. This cannot be undone."
          actions={
            <>
              <Button look="danger" onClick={close}>
                Revoke key
              </Button>
              <Button onClick={close}>Keep it</Button>
            </>
          }
        />
      </State>
      <State name="long text">
        <Button onClick={() => setOpen('long')}>Long dialog</Button>
        <Dialog title={longText} open={open === 'long'} onOpenChange={openChange('long')}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
            <p key={n}>{`${longText}. ${longText}.`}</p>
          ))}
        </Dialog>
      </State>
      <State name="drawer">
        <Button onClick={() => setOpen('drawer')}>Notifications</Button>
        <Drawer
          title="Notifications"
          open={open === 'drawer'}
          onOpenChange={openChange('drawer')}
          actions={<Button onClick={close}>Mark all as read</Button>}
        >
          <p style={{ padding: 'var(--space-5)' }}>You are all caught up.</p>
        </Drawer>
      </State>
    </Section>
  )
}

export function ToastsSection() {
  const show = useToast()
  return (
    <Section title="Toast">
      <State name="success">
        <Button
          onClick={() =>
            show({ kind: 'success', title: 'Key created', text: 'billing-service can call SIM Swap now.' })
          }
        >
          Show success
        </Button>
      </State>
      <State name="error, with an action">
        <Button
          onClick={() =>
            show({
              kind: 'error',
              title: 'The statement could not be sent',
              text: 'The network did not answer. Nothing was lost.',
              action: { label: 'Try again', onClick: () => {} },
            })
          }
        >
          Show error
        </Button>
      </State>
      <State name="long text">
        <Button onClick={() => show({ kind: 'info', title: longText, text: longText })}>
          Show long text
        </Button>
      </State>
    </Section>
  )
}

export const Secrets = () => (
  <Section title="Secret">
    <State name="hidden until asked for" wide>
      <Secret value="sb_live_9f3KQ2mXv7TzR4pLw8Yc1NbD6hGjS5aE0uVi" what="key" />
    </State>
    <State name="for a camera" wide>
      <QrCode value="otpauth://totp/Switchboard:jun@example.com?secret=JBSWY3DPEHPK3PXP" label="QR code" />
    </State>
  </Section>
)
