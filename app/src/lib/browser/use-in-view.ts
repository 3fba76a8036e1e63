import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has come within a window's height of what is seen. Once near, it stays so. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return near
}
