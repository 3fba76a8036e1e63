interface KeyNames {
  readonly name: string | null
  readonly last_four: string | null
}

/** Names need not differ: how the key ends tells them apart. Of a deleted key nothing is kept but its calls. */
export const keyName = ({ name, last_four }: KeyNames): string =>
  name === null ? 'Deleted key' : `${name} …${last_four}`
