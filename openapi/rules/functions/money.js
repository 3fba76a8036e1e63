const words = '(credits?|amounts?|prices?|balances?|cost|fee|threshold\\d?)'
const holdsWord = new RegExp(`(^|_)${words}(_|$)`)
// `price_unit` and `credits_type` are about money without being it; `amount_php` and `balance_after` are money.
const isMoney = new RegExp(`(^|_)${words}(_(php|usd|from|to|before|after|due|paid|used|left|minor))*$`)
const decimal = /^-?\d+(\.\d{1,2})?$/

/** Walks schemas by their properties; a parameter counts as one, under its name. */
export default function money(target, _options, { path }) {
  const faults = []
  visit(target, [...path], undefined)
  return faults

  function visit(node, at, name) {
    if (node === null || typeof node !== 'object') return
    if (name) check(node, at, name)
    for (const [key, value] of Object.entries(node)) {
      if (key === 'examples' || key === 'example') continue
      if (key === 'properties') {
        for (const [property, schema] of Object.entries(value))
          visit(schema, [...at, key, property], property)
      } else visit(value, [...at, key], key === 'schema' && node.in ? node.name : undefined)
    }
  }

  function check(schema, at, name) {
    const types = [schema.type].flat()
    if (types.includes('number') && holdsWord.test(name)) {
      faults.push({ message: `${name} is money in a float`, path: at })
    } else if (types.includes('string') && isMoney.test(name) && !takesOnlyDecimals(schema)) {
      faults.push({ message: `${name} is money without a decimal pattern`, path: at })
    }
  }
}

function takesOnlyDecimals({ pattern }) {
  if (!pattern) return false
  const accepts = new RegExp(pattern, 'u')
  const samples = ['10', '10.5', '10.50', '1e5', '10,50', 'ten', '']
  return (
    samples.some((text) => accepts.test(text)) &&
    samples.every((text) => !accepts.test(text) || decimal.test(text))
  )
}
