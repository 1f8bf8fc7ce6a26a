import { ArrowUp } from '@plaza/shared/ui'
import classes from './new-posts.module.css'
import { t } from './post.text'

interface NewPostsProps {
  count: number
  onShow: () => void
}

/** Says over the list that others have written, without moving what is read. */
export function NewPosts({ count, onShow }: NewPostsProps) {
  return (
    <div className={classes.place} role="status">
      {count > 0 && (
        <button type="button" className={classes.pill} onClick={onShow}>
          <ArrowUp size={16} />
          {t.newPosts(count)}
        </button>
      )}
    </div>
  )
}
