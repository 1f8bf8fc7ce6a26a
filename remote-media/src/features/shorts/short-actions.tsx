import type { Video } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useHost } from '@plaza/shared/host'
import { contentTypes, isLive, to } from '@plaza/shared/routes'
import {
  CommentThread,
  Flag,
  Heart,
  IconButton,
  type Marks,
  MessageSquareText,
  Share2,
  Sheet,
  Star,
  useHistoryEntry,
} from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './short-actions.module.css'
import { t } from './shorts.text'

/** Actions of a short video: like, comment, collect, share. */
export function ShortActions({ video, marks }: { video: Video; marks: Marks }) {
  const { id, title, summary, image } = video
  const { ui, navigate } = useHost()
  const { data, like, collect } = marks
  const [open, setOpen] = useState(false)
  useHistoryEntry(id, contentTypes.shortVideo, true)
  const [likes, said] = [count(data?.likes ?? video.likes), count(data?.comments ?? video.comments)]
  const kept = data && count(data.collections)
  const share = () => ui.share({ id, title, text: summary ?? '', image, address: to('short-video-share', { id }) })
  const report = () => navigate(to('post-report', { id }, { target: 'piece' }))
  return (
    <>
      <div className={classes.column}>
        <IconButton
          label={`${t.like()} ${likes}`}
          icon={<Heart />}
          pressed={marks.liked}
          waits={marks.likeWaits}
          onClick={() => void like()}
        >
          {likes}
        </IconButton>
        <IconButton label={`${t.comments()} ${said}`} icon={<MessageSquareText />} onClick={() => setOpen(true)}>
          {said}
        </IconButton>
        <IconButton
          label={kept ? `${t.collect()} ${kept}` : t.collect()}
          icon={<Star />}
          pressed={data?.collected ?? false}
          onClick={() => void collect()}
        >
          {kept ?? t.collect()}
        </IconButton>
        <IconButton label={t.share()} icon={<Share2 />} onClick={share}>
          {t.share()}
        </IconButton>
        {video.citizen && !data?.own && isLive('post-report') && (
          <IconButton label={t.report()} icon={<Flag />} onClick={report}>
            {t.report()}
          </IconButton>
        )}
      </div>
      <Sheet open={open} tall title={t.comments()} onClose={() => setOpen(false)}>
        <CommentThread target={{ kind: 'content', id }} inSheet />
      </Sheet>
    </>
  )
}
