import type { SystemContext } from '@chakra-ui/react/styled-system'

type Dict = ReturnType<SystemContext['css']>

/**
 * Chakra builds the recipe of an element anew whenever it is drawn, with caches that die with it, and finds styles by a string of all
 * that is in them. Recipes and styles are written once and keep their identity, so here they are found by that.
 */
export function cachedSystem(system: SystemContext): SystemContext {
  const one = remembered(new WeakMap<object, Dict>(), (styles: object) => system.css(styles))
  return {
    ...system,
    cva: remembered(new WeakMap(), system.cva as (recipe: object) => unknown) as SystemContext['cva'],
    css(...styles) {
      const nonEmpty = styles.filter((style) => style && Object.keys(style).length > 0)
      return nonEmpty.length === 1 ? one(nonEmpty[0] as object) : system.css(...styles)
    },
    isValidProperty: remembered(new Map(), system.isValidProperty),
  }
}

interface Made<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

const remembered =
  <Key, Value>(cache: Made<Key, Value>, make: (key: Key) => Value) =>
  (key: Key): Value => {
    let value = cache.get(key)
    if (value === undefined) {
      value = make(key)
      cache.set(key, value)
    }
    return value
  }
