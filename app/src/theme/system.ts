import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { drawerRecipe } from './recipes/drawer.ts'
import { checkboxRecipe, fieldRecipe, inputRecipe } from './recipes/form.ts'
import { menuRecipe } from './recipes/menu.ts'

const variable = (name: string) => ({ value: `var(--${name})` })
const colours = [
  'bg',
  'panel',
  'subtle',
  'line',
  'line-strong',
  'field',
  'ink',
  'muted',
  'faint',
  'brand',
  'brand-strong',
  'brand-tint',
  'on-brand',
  'amber',
  'amber-fill',
  'amber-tint',
  'red',
  'red-tint',
  'green',
  'green-tint',
  'scrim',
] as const

/**
 * Chakra for what must behave: menus, drawers, fields. Its colours are the variables of tokens.css, so one attribute
 * on the document switches both. Layers are off because a layered rule loses to every plain one.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    disableLayers: true,
    theme: {
      breakpoints: { base: '0px', md: '861px' },
      semanticTokens: {
        colors: Object.fromEntries(colours.map((name) => [name, variable(name)])),
        radii: { card: variable('radius-card'), control: variable('radius-control') },
        shadows: { floating: variable('shadow') },
        fonts: { body: variable('sans'), mono: variable('mono') },
      },
      keyframes: {
        appear: { from: { opacity: '0', transform: 'translateY(-4px)' }, to: { opacity: '1' } },
        fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
        fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
        slideIn: { from: { transform: 'translateX(24px)', opacity: '0' }, to: { opacity: '1' } },
        slideOut: { from: { opacity: '1' }, to: { transform: 'translateX(24px)', opacity: '0' } },
      },
      recipes: { input: inputRecipe },
      slotRecipes: {
        checkbox: checkboxRecipe,
        drawer: drawerRecipe,
        field: fieldRecipe,
        menu: menuRecipe,
      },
    },
  }),
)
