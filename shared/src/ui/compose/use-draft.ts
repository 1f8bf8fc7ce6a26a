import { useEffect, useState } from 'react'
import { useHost, useKept } from '../../host'
import { newKey } from './new-key'

interface DraftKind<T> {
  /** A new one; its key comes with its first change, so that it makes one thing however often it is sent. */
  empty: (key: string) => T
  /** Whether leaving would lose content. */
  isWritten: (draft: T) => boolean
}

/** A draft by its name in `host.drafts`: restored after a reload or a login, stored at each change, reset once sent. */
export function useDraft<T extends { key: string }>(name: string, { empty, isWritten }: DraftKind<T>) {
  const { drafts } = useHost()
  const kept = useKept<T>(name)
  const [typed, setTyped] = useState<T | null>(null)
  const draft: T = typed ?? { ...empty(''), ...kept }

  // After going back to this page in history, the stored draft is the newer one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page is shown, not with every letter
  useEffect(() => {
    const newest = drafts.read<T>(name)
    if (newest ? JSON.stringify(newest) !== JSON.stringify(draft) : isWritten(draft))
      setTyped({ ...empty(''), ...newest })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a kind is the same for good
  useEffect(() => {
    if (!typed) return
    if (isWritten(typed)) drafts.keep(name, typed)
    else drafts.drop(name)
  }, [name, typed, drafts])

  return {
    draft,
    restored: kept !== null,
    change: (part: Partial<T> | ((held: T) => Partial<T>)) => {
      const key = newKey()
      setTyped((before) => {
        const held = before ?? draft
        return { ...held, key: held.key || key, ...(typeof part === 'function' ? part(held) : part) }
      })
    },
    startAnew: () => {
      drafts.drop(name)
      setTyped(empty(''))
    },
  }
}

export type DraftEditor<T extends { key: string }> = ReturnType<typeof useDraft<T>>
