// Runs before the first paint, so that the other theme never flashes. The server names the choice in a drawn page;
// otherwise the cookie that src/theme/choice.ts writes decides.
;(() => {
  const root = document.documentElement
  const choice =
    root.dataset.choice ?? /(?:^|; )switchboard\.theme=(system|light|dark)/.exec(document.cookie)?.[1]
  root.dataset.choice = choice ?? 'system'
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.classList.add(dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0d1312' : '#fbfaf7')
})()
