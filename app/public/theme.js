// Runs before the first paint: nobody should see the other theme flash.
// src/theme/choice.ts writes the same key.
;(() => {
  let choice
  try {
    choice = localStorage.getItem('switchboard.theme')
  } catch {
    // Storage may be blocked; the system's theme stands then.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const root = document.documentElement
  root.dataset.theme = dark ? 'dark' : 'light'
  root.classList.add(dark ? 'dark' : 'light')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#0d1312' : '#fbfaf7')
})()
