import { useState } from 'react'
import { useHost } from '../../host'
import { Button } from '../basic/button'
import classes from './comment.module.css'
import { t } from './comment.text'
import { Composer } from './composer'
import { type CommentOrReply, draftKey, type ReplyTarget, type ThreadTarget } from './target'

interface RefusalNoteProps {
  target: ThreadTarget
  said: CommentOrReply
  /** The comment that a refused reply belongs to. */
  root?: ReplyTarget | undefined
  /** Where the page has a field of its own; a form opens without it. */
  onWriteAgain?: (content: string) => void
}

/** Tells the author of a refused comment why, and lets them write it again from the same words. */
export function RefusalNote({ target, said, root, onWriteAgain }: RefusalNoteProps) {
  const { drafts } = useHost()
  const [isWriting, setWriting] = useState(false)
  const write = () => {
    if (onWriteAgain) return onWriteAgain(said.content)
    drafts.keep(draftKey(target, root), said.content)
    setWriting(true)
  }
  return (
    <div className={classes.refusal} role="status">
      {said.refusal && <p>{t.reason(said.refusal)}</p>}
      <Button kind="secondary" small onClick={write}>
        {t.again()}
      </Button>
      {isWriting && <Composer target={target} to={root} onClose={() => setWriting(false)} />}
    </div>
  )
}
