import { useEffect } from 'react'

/** Names the list or entry in the title of the document, before that of the view. */
export function useTitle(name: string): void {
  useEffect(() => {
    const view = document.title
    const own = `${name} · ${view}`
    document.title = own
    return () => {
      // Another view has set its own already.
      if (document.title === own) document.title = view
    }
  }, [name])
}
