import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 200

/** A person without a mouse: every control is reached with Tab, and used with keys. */
export function keyboardOf(page: Page) {
  const { keyboard } = page
  const press = async (control: Locator, key = 'Enter') => {
    await reach(control)
    await keyboard.press(key)
  }

  async function reach(control: Locator): Promise<void> {
    await expect(control).toBeEnabled()
    // Found once, and again where the page has drawn it anew: by its role it is looked for among all that there is.
    let element = await control.elementHandle()
    for (let stops = 0; stops < mostStops; stops += 1) {
      const isFocused = await element?.evaluate((node) =>
        node.isConnected ? node === document.activeElement : undefined,
      )
      if (isFocused) return
      if (isFocused === undefined) element = await control.elementHandle()
      else await keyboard.press('Tab')
    }
    throw new Error(`Tab does not lead to ${control}.`)
  }

  return {
    reach,
    press,
    /** In the place of what a field holds. */
    async type(field: Locator, text: string): Promise<void> {
      await reach(field)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    /** Of radio buttons, Tab reaches the chosen one, or the first, and arrows the others. */
    async choose(group: Locator, name: RegExp): Promise<void> {
      const radio = group.getByRole('radio', { name })
      const radios = group.getByRole('radio')
      const checked = group.getByRole('radio', { checked: true })
      if ((await checked.count()) === 0) await press(radios.first(), 'Space')
      else await reach(checked)
      const count = await radios.count()
      for (let tries = 0; tries < count && !(await radio.isChecked()); tries += 1)
        await keyboard.press('ArrowDown')
      await expect(radio).toBeChecked()
    },
    async attach(button: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
      const chooser = page.waitForEvent('filechooser')
      await press(button)
      await (await chooser).setFiles(file)
    },
    /** To a page of the portal, by the search that opens anywhere. */
    async goTo(title: string): Promise<void> {
      await keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
      await keyboard.type(title)
      const result = page.getByRole('option', { name: new RegExp(`^${title}`) }).first()
      await expect(result).toBeVisible()
      for (let stops = 0; stops < mostStops && !(await isSelected(result)); stops += 1)
        await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    },
  }
}

const isSelected = async (option: Locator): Promise<boolean> =>
  (await option.getAttribute('aria-selected')) === 'true'
