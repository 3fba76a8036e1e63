interface DocumentLinkProps {
  readonly url: string
  /** Text of the link; without it, the address itself. */
  readonly children?: string
}

/** An address that the document of somebody else names: a link where it leads to a page, else a text. */
export function DocumentLink({ url, children = '' }: DocumentLinkProps) {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return (
      <>
        {children && `${children}: `}
        <code>{url}</code>
      </>
    )
  return (
    <a className="link" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children || url}
    </a>
  )
}
