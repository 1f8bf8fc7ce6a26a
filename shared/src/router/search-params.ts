import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useHost } from '../host/connection'

type SetSearchParams = (next: URLSearchParams, options?: { replace?: boolean }) => void

/** The query of the page's address and a function that changes it, with the signature of React Router's hook. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const host = useHost()
  const { pathname, search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const change: SetSearchParams = (next, options) => {
    const text = next.toString()
    host.navigate(text ? `${pathname}?${text}` : pathname, options)
  }
  return [query, change]
}
