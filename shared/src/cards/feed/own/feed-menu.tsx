import { useRef, useState } from 'react'
import { type FeedContent, feeds, type LessOf } from '../../../api'
import { useAction, useUndo } from '../../../host'
import { Ellipsis, IconButton, lazyWithRetry } from '../../../ui'
import classes from './own-feed.module.css'
import { t } from './own-feed.text'

const FeedSheet = lazyWithRetry(() => import('./feed-sheet').then((code) => code.FeedSheet))

interface FeedMenuProps {
  content: FeedContent
  onHide: (id: string) => void
  onShow: (id: string) => void
}

/** Opens why a content stands in the feed, and what there should be less of. */
export function FeedMenu({ content, onHide, onShow }: FeedMenuProps) {
  const [open, setOpen] = useState(false)
  const said = useRef('')
  const offerUndo = useUndo(feeds.undoLess, [], () => said.current)
  const less = useAction(feeds.less, {
    onDone: (_, { body }) => {
      onHide(content.id)
      offerUndo({ body }, () => onShow(content.id))
    },
  })
  const choose = (of: LessOf, words: string) => {
    said.current = words
    void less.run({ body: of })
  }
  return (
    <span className={classes.menu}>
      <IconButton
        label={t.menu(content.title)}
        aria-haspopup="dialog"
        icon={<Ellipsis size={18} />}
        onClick={() => setOpen(true)}
      />
      {open && <FeedSheet content={content} onLess={choose} onClose={() => setOpen(false)} />}
    </span>
  )
}
