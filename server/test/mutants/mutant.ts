export interface Mutant {
  /** The function that is changed. */
  readonly of: string
  /** Stands once in it. */
  readonly from: string
  readonly to: string
  /** Why nobody can tell, where no test can notice it. */
  readonly equivalent?: string
}

/** The file with the change. Throws where the text does not stand in the function just once: then the list is out of date. */
export function mutated(sql: string, { of, from, to }: Mutant): string {
  const start = sql.indexOf(`CREATE OR REPLACE FUNCTION ${of}(`)
  const end = sql.indexOf('\n$$;', start)
  const last = end < 0 ? sql.indexOf('END $$;', start) : Math.min(end, endOr(sql.indexOf('END $$;', start)))
  const body = sql.slice(start, last)
  if (start < 0 || body.split(from).length !== 2) {
    throw new Error(`“${from}” does not stand once in ${of}. Bring the list of mutants up to date.`)
  }
  return sql.slice(0, start) + body.replace(from, () => to) + sql.slice(last)
}

const endOr = (index: number): number => (index < 0 ? Number.POSITIVE_INFINITY : index)
