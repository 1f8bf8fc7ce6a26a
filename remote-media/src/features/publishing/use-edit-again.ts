import type { Publication } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { newKey } from '@plaza/shared/ui'
import { isWritten, type PublicationDraft, toDraft } from './publication.model'
import { t } from './publishing.text'

/** Copies a publication into the draft. */
export function useEditAgain(name: string, onWrite: () => void) {
  const { drafts, ui } = useHost()
  return async (publication: Publication) => {
    const held = drafts.read<PublicationDraft>(name)
    const sure = !held || !isWritten(held) || (await ui.confirm({ title: t.replaceSure(), confirmText: t.edit() }))
    if (!sure) return
    drafts.keep(name, toDraft(publication, newKey()))
    onWrite()
  }
}
