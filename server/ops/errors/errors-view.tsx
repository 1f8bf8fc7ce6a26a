import { useState } from 'react'
import { type ErrorFilter, everything } from './error-filters'
import { ErrorList } from './error-list'
import { ErrorPage } from './error-page'
import { useErrorAddress } from './use-error-address'

/** Errors of pages, of their rendering and of the server, grouped by cause. */
export function ErrorsView() {
  const id = useErrorAddress()
  // Kept here, so that the list is as it was when one comes back to it.
  const [filter, setFilter] = useState<ErrorFilter>(everything)
  return id === undefined ? <ErrorList filter={filter} onFilter={setFilter} /> : <ErrorPage key={id} id={id} />
}
