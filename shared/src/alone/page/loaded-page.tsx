import { type ComponentType, useEffect, useState } from 'react'

type LoadResult = { Page: ComponentType } | { failed: unknown }

/** Renders a page once its code is loaded; rethrows an error of the import. */
export function LoadedPage({ load }: { load: () => Promise<{ default: unknown }> }) {
  const [loaded, setLoaded] = useState<LoadResult>()
  useEffect(() => {
    let wanted = true
    const settle = (result: LoadResult) => {
      if (wanted) setLoaded(result)
    }
    load().then(
      (module) => settle({ Page: module.default as ComponentType }),
      (failed: unknown) => settle({ failed }),
    )
    return () => {
      wanted = false
    }
  }, [load])
  if (!loaded) return null
  if ('failed' in loaded) throw loaded.failed
  return <loaded.Page />
}
