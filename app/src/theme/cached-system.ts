import type { SystemContext } from '@chakra-ui/react/styled-system'

/**
 * Chakra builds the recipe of an element anew whenever it is drawn, with caches that die with it, and finds styles by a string of all
 * that is in them. Recipes and styles are written once and keep their identity, so here they are found by that.
 */
export function cachedSystem(system: SystemContext): SystemContext {
  const cva = byIdentity(system.cva as (recipe: object) => ReturnType<SystemContext['cva']>)
  const one = byIdentity((styles: object) => system.css(styles))
  const css: SystemContext['css'] = (...styles) => {
    const given = styles.filter((style) => style && Object.keys(style).length > 0)
    return given.length === 1 ? one(given[0] as object) : system.css(...styles)
  }
  const properties = new Map<string, boolean>()
  const isValidProperty = (name: string): boolean => {
    let valid = properties.get(name)
    if (valid === undefined) {
      valid = system.isValidProperty(name)
      properties.set(name, valid)
    }
    return valid
  }
  return { ...system, cva: cva as SystemContext['cva'], css, isValidProperty }
}

function byIdentity<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    let value = made.get(key)
    if (value === undefined) {
      value = make(key)
      made.set(key, value)
    }
    return value
  }
}
