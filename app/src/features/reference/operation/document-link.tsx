interface DocumentLinkProps {
  readonly url: string
  /** What stands for the address; the address itself without it. */
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
