import { count } from '../../format'
import { type ShareRequest, useHost } from '../../host'
import { IconButton } from '../basic/icon-button'
import { BottomBar } from '../frame/bottom-bar'
import { Heart, MessageSquareText, Pencil, Share2, Star } from '../icons'
import { t } from './content.text'
import classes from './marks-bar.module.css'
import type { Marks } from './use-marks'

interface MarksBarProps {
  marks: Marks
  share: ShareRequest
  onWrite: () => void
  onComments: () => void
}

const numberOf = (n: number | undefined) => (n ? count(n) : undefined)

/** Bottom bar of a content: comment, read comments, like, collect, share. */
export function MarksBar({ marks, share, onWrite, onComments }: MarksBarProps) {
  const { data, like, collect } = marks
  const { ui } = useHost()
  return (
    <BottomBar>
      <button type="button" className={classes.write} onClick={onWrite}>
        <span className={classes.field}>
          <Pencil size={20} />
          {t.write()}
        </span>
      </button>
      <div className={classes.marks}>
        <IconButton
          label={t.comments(numberOf(data?.comments) ?? '0')}
          icon={<MessageSquareText />}
          onClick={onComments}
        >
          {numberOf(data?.comments)}
        </IconButton>
        <IconButton
          label={t.like(numberOf(data?.likes))}
          icon={<Heart />}
          pressed={marks.liked}
          waits={marks.likeWaits}
          onClick={() => void like()}
        >
          {numberOf(data?.likes)}
        </IconButton>
        <IconButton
          label={t.collect()}
          icon={<Star />}
          pressed={data?.collected ?? false}
          onClick={() => void collect()}
        />
        <IconButton label={t.share()} icon={<Share2 />} onClick={() => ui.share(share)} />
      </div>
    </BottomBar>
  )
}
