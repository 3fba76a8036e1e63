import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../src/theme/global.css'
import '../src/theme/text.css'
import { useSnapshot } from 'valtio'
import { ChakraScope } from '../src/theme/chakra-scope.tsx'
import { createTheme } from '../src/theme/choice.ts'
import { Segments } from '../src/ui/kit/segments.tsx'
import { Toasts } from '../src/ui/kit/toast.tsx'
import { Buttons } from './sections/buttons.tsx'
import { Charts } from './sections/charts.tsx'
import { Navigation, Pickers, Tables } from './sections/data.tsx'
import { Feedback } from './sections/feedback.tsx'
import { Choices, Selects, TextAreas, TextFields } from './sections/fields.tsx'
import { Dialogs, Menus, Secrets, ToastsSection } from './sections/overlays.tsx'
import { Twins } from './sections/twins.tsx'
import './ui.css'

/** `npm run dev`, then /__dev/ui. It is an entry of its own that the build does not know, so that production has nothing of it. */
const Kit = () => (
  <main className="wrap dev-page">
    <header>
      <h1>The UI kit</h1>
      <p className="lead">Every piece of src/ui/kit in every state.</p>
      <ThemeChoice />
    </header>
    <Twins />
    <Buttons />
    <TextFields />
    <TextAreas />
    <Selects />
    <Choices />
    <Menus />
    <Dialogs />
    <ToastsSection />
    <Secrets />
    <Tables />
    <Navigation />
    <Pickers />
    <Charts />
    <Feedback />
  </main>
)

const theme = createTheme({
  root: document.documentElement,
  prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
})

function ThemeChoice() {
  const { choice } = useSnapshot(theme.state)
  return (
    <div className="dev-theme">
      <Segments
        label="Theme"
        value={choice}
        onChange={theme.choose}
        options={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    </div>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('ui.html has no #root')
createRoot(root).render(
  <StrictMode>
    <ChakraScope>
      <Toasts>
        <Kit />
      </Toasts>
    </ChakraScope>
  </StrictMode>,
)
