import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { breakpoints } from './breakpoints.ts'
import { cachedSystem } from './cached-system.ts'
import { checkboxRecipe, radioGroupRecipe, segmentGroupRecipe, switchRecipe } from './recipes/choice.ts'
import { paginationRecipe, stepsRecipe, tableRecipe, tabsRecipe } from './recipes/data.ts'
import { alertRecipe, progressRecipe, skeletonRecipe } from './recipes/feedback.ts'
import { fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from './recipes/field.ts'
import { menuRecipe } from './recipes/menu.ts'
import { dialogRecipe, drawerRecipe, toastRecipe } from './recipes/overlay.ts'
import { datePickerRecipe, fileUploadRecipe } from './recipes/pickers.ts'
import { qrCodeRecipe } from './recipes/qr-code.ts'

const variable = (name: string) => ({ value: `var(--${name})` })
/** Chakra's tokens are the variables of tokens.css: each name here, with its prefix there. */
const variables = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, variable(`${prefix}${name}`)]))

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
  'mock',
  'mock-tint',
  'test',
  'test-tint',
  'live',
  'live-tint',
  'code',
  'code-ink',
  'code-line',
  'code-muted',
  'code-keyword',
  'scrim',
]

const widerThan = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [name, `${width + 1}px`]),
)

/**
 * The UI kit: Chakra's behaviour with recipes of ours. One attribute on the document switches the theme of both it and the plain
 * pages, as both are drawn with the same variables. Layers are off because a layered rule loses to every plain one.
 */
const chakraSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    disableLayers: true,
    // A dark panel on a light page is a theme of its own: the variables are read again there.
    cssVarsRoot: ':where(html, [data-theme])',
    theme: {
      breakpoints: { base: '0px', ...widerThan },
      semanticTokens: {
        colors: variables('', colours),
        spacing: variables('space-', ['1', '2', '3', '4', '5', '6', '7', '8']),
        fontSizes: variables('text-', [
          'label',
          'small',
          'body',
          'title',
          'card',
          'frame',
          'heading',
          'page',
          'display',
        ]),
        radii: variables('radius-', ['card', 'control', 'tag', 'round']),
        sizes: {
          ...variables('', ['control', 'control-small', 'control-large', 'control-icon']),
          field: variable('control-field'),
        },
        shadows: { floating: variable('shadow') },
        fonts: { body: variable('sans'), mono: variable('mono') },
      },
      keyframes: {
        appear: { from: { opacity: '0', transform: 'translateY(-4px)' }, to: { opacity: '1' } },
        fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
        fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
        slideIn: { from: { transform: 'translateX(24px)', opacity: '0' }, to: { opacity: '1' } },
        slideOut: { from: { opacity: '1' }, to: { transform: 'translateX(24px)', opacity: '0' } },
        breathe: { from: { opacity: '1' }, to: { opacity: '0.45' } },
        pass: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
        turn: { to: { transform: 'rotate(360deg)' } },
      },
      recipes: { input: inputRecipe, textarea: textareaRecipe, skeleton: skeletonRecipe },
      slotRecipes: {
        alert: alertRecipe,
        checkbox: checkboxRecipe,
        datePicker: datePickerRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        field: fieldRecipe,
        fileUpload: fileUploadRecipe,
        menu: menuRecipe,
        nativeSelect: nativeSelectRecipe,
        pagination: paginationRecipe,
        progress: progressRecipe,
        qrCode: qrCodeRecipe,
        radioGroup: radioGroupRecipe,
        segmentGroup: segmentGroupRecipe,
        steps: stepsRecipe,
        switch: switchRecipe,
        table: tableRecipe,
        tabs: tabsRecipe,
        toast: toastRecipe,
      },
    },
  }),
)

export const system = cachedSystem(chakraSystem)
