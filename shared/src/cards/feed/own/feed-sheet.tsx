import type { FeedContent, LessOf } from '../../../api'
import { useHost } from '../../../host'
import { isLive, to } from '../../../routes'
import { nameOf } from '../../../text'
import { ActionSheet, type SheetAction } from '../../../ui'
import { reasonText, t } from './own-feed.text'

interface FeedSheetProps {
  content: FeedContent
  onLess: (of: LessOf, words: string) => void
  onClose: () => void
}

/** Why a content stands in the feed, and what there should be less of. */
export function FeedSheet({ content, onLess, onClose }: FeedSheetProps) {
  const host = useHost()
  const { id, why, category, organisation } = content
  const subject = why === 'category' || why === 'explore' ? category : organisation
  const less = (of: LessOf, label: string, words: string): SheetAction => ({
    label,
    onChoose: () => onLess(of, words),
  })
  const actions: SheetAction[] = [
    less({ kind: 'content', id }, t.lessOfThis(), t.hidden()),
    ...[
      category && (['category', category] as const),
      organisation && (['organisation', organisation] as const),
    ].flatMap((one) =>
      one ? [less({ kind: one[0], id: one[1].id }, t.lessOf(nameOf(one[1])), t.fewer(nameOf(one[1])))] : [],
    ),
    ...(isLive('user-settings')
      ? [{ label: t.interests(), onChoose: () => host.navigate(to('user-settings', {}, { view: 'interests' })) }]
      : []),
  ]
  return (
    <ActionSheet
      open
      title={t.why()}
      note={reasonText[why](subject ? nameOf(subject) : '')}
      actions={actions}
      onClose={onClose}
    />
  )
}
