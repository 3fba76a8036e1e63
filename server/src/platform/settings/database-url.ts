const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i
const sessionAttribute = /([?&])target_session_attrs=([^&]*)(&|$)/

/** A URL for each server that a URL in libpq’s style names: `postgres://me@one:5432,two:5432/portal`. */
export function urlsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(url) ?? []
  const rest = after.replace(sessionAttribute, (_all, mark, _value, next) => (next ? mark : ''))
  return hosts.split(',').map((host) => `${before}${host}${rest}`)
}

/** The condition in a URL that a server has to meet. */
export const targetSessionAttributeOf = (url: string): string | undefined => sessionAttribute.exec(url)?.[2]
