import type { Entry, NewsroomKindRow } from '@plaza/shared/operations'
import { useState } from 'react'

const emptyOf = ({ schema }: NewsroomKindRow) => (schema.type === 'array' ? [] : {})

/** The server stores the fields of a document in an order of its own. */
const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
const isSame = (one: unknown, other: unknown) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

/**
 * The document that is edited, and the version that it was made of (`base`). A newer version begins the form anew
 * (`round`) if nothing in it is unsaved; otherwise the editor decides (`isOutdated`).
 */
export function useEdited(kind: NewsroomKindRow, entry: Entry | null) {
  const [document, setDocument] = useState<unknown>(entry?.document ?? emptyOf(kind))
  const [isUnsaved, setUnsaved] = useState(false)
  const [base, setBase] = useState(entry?.version ?? 0)
  const [round, setRound] = useState(0)
  function begin(next: unknown, unsaved: boolean) {
    setDocument(next)
    setUnsaved(unsaved)
    setRound((before) => before + 1)
  }
  const isNewer = entry !== null && entry.version !== base
  const isOutdated = isNewer && isUnsaved && !isSame(entry.document, document)
  if (isNewer && !isOutdated) {
    setBase(entry.version)
    if (isSame(entry.document, document)) setUnsaved(false)
    else begin(entry.document, false)
  }
  return {
    ...{ document, isUnsaved, base, isOutdated, round, begin },
    change(next: unknown) {
      setDocument(next)
      setUnsaved(true)
    },
    saved: () => setUnsaved(false),
    /** Takes the newest version for the one that the document was made of. */
    keep: () => entry && setBase(entry.version),
    /** Takes the newest version into the form. */
    yield() {
      if (!entry) return
      setBase(entry.version)
      begin(entry.document, false)
    },
  }
}
