import { postDraft } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { useEffect, useState } from 'react'
import { emptyDraft, isWritten, type PostDraft } from '../publish-draft.model'
import { newKey } from './new-key'

/** The draft of a circle: read back after a reload or a login, kept with every change, begun anew once sent. */
export function useDraft(circle: string) {
  const { drafts } = useHost()
  const [kept] = useState(() => drafts.read<PostDraft>(postDraft(circle)))
  const [draft, setDraft] = useState<PostDraft>(() => ({ ...emptyDraft(newKey()), ...kept }))

  // A visit that was left and is come back to in history: what stands on the device by now is the newer draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the page is shown, not with every letter
  useEffect(() => {
    const newest = drafts.read<PostDraft>(postDraft(circle))
    if (newest?.key !== draft.key && (newest || isWritten(draft))) setDraft(newest ?? emptyDraft(newKey()))
  }, [])

  useEffect(() => {
    if (isWritten(draft)) drafts.keep(postDraft(circle), draft)
    else drafts.drop(postDraft(circle))
  }, [circle, draft, drafts])

  return {
    draft,
    restored: kept !== null,
    change: (part: Partial<PostDraft>) => setDraft((held) => ({ ...held, ...part })),
    changeImages: (change: (images: PostDraft['images']) => PostDraft['images']) =>
      setDraft((held) => ({ ...held, images: change(held.images) })),
    startAnew: () => {
      drafts.drop(postDraft(circle))
      setDraft(emptyDraft(newKey()))
    },
  }
}

export type Pen = ReturnType<typeof useDraft>
