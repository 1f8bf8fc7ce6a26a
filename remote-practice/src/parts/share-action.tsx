import { type ShareRequest, useHost } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { IconButton, Share2 } from '@plaza/shared/ui'

const t = defineTexts({ share: { en: 'Share', zh: '分享' } })

/** Button in a page's header that shares the page; `id` is its route. */
export function ShareAction(request: Omit<ShareRequest, 'target'>) {
  const host = useHost()
  return (
    <IconButton
      label={t.share()}
      icon={<Share2 size={20} />}
      onClick={() => host.ui.share({ ...request, target: 'page' })}
    />
  )
}
