/** For a call whose response says more in its headers than its body does: `middleware: [readHeaders(…)]`. */
export const readHeaders = (read: (headers: Headers) => void) => ({
  onResponse({ response }: { readonly response: Response }) {
    read(response.headers)
  },
})
