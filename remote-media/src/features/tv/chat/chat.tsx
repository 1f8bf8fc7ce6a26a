import { type ChannelPlay, type Comment, comments } from '@plaza/shared/api'
import { useEvents, usePaged } from '@plaza/shared/host'
import { Avatar, CommentMenu, ListSkeleton, PagedList, RefusalNote, StateTag, TimeAgo } from '@plaza/shared/ui'
import { t } from '../tv.text'
import classes from './chat.module.css'
import { LatestProgrammeStart, NowOnAir, ProgrammeStart } from './programme-mark'

const EVERY_MS = 5000
const PAGE_SIZE = 40

interface ChatProps {
  play: ChannelPlay
  /** Puts the words of a refused line into the field. */
  onWriteAgain: (content: string) => void
}

/**
 * Newest first, earlier lines by scrolling; asked for again when somebody wrote, on an older host every five seconds.
 * All pages are: after a gap no line between them is missing.
 */
export function Chat({ play, onWriteAgain }: ChatProps) {
  const channel = play.channel.id
  const said = usePaged(comments.list, { params: { id: channel }, query: { target: 'channel', page_size: PAGE_SIZE } })
  const { first, items, more, refresh } = said
  useEvents(first ? `chat:${channel}` : null, refresh, EVERY_MS)
  const isQuiet = first !== undefined && items.length === 0 && !more
  const earlierThan = (index: number) => items[index + 1]?.created_at
  return (
    <>
      <NowOnAir play={play} />
      {isQuiet ? (
        <p className={classes.quiet}>{t.quiet()}</p>
      ) : (
        <div className={classes.list} aria-live={said.loadingMore ? 'off' : 'polite'}>
          <LatestProgrammeStart play={play} earlier={items[0]?.created_at} />
          <PagedList
            of={said}
            keyOf={({ id }) => id}
            label={t.chat()}
            name="chat"
            empty="data"
            skeleton={<ListSkeleton rows={6} avatar />}
            embedded
          >
            {(one, index) => (
              <>
                <Line channel={channel} of={one} onWriteAgain={onWriteAgain} />
                {(!more || index + 1 < items.length) && (
                  <ProgrammeStart play={play} earlier={earlierThan(index)} later={one.created_at} />
                )}
              </>
            )}
          </PagedList>
        </div>
      )}
    </>
  )
}

interface LineProps extends Pick<ChatProps, 'onWriteAgain'> {
  channel: string
  of: Comment
}

function Line({ channel, of: said, onWriteAgain }: LineProps) {
  const { user, content, created_at, own, state } = said
  const target = { kind: 'channel', id: channel } as const
  return (
    <article className={classes.line} data-own={own || undefined}>
      <Avatar src={user.avatar} name={user.name} size={32} />
      <div className={classes.words}>
        <p className={classes.who}>
          <span>{user.name}</span>
          <TimeAgo of={created_at} />
          <StateTag state={state} />
        </p>
        <p className={classes.text}>{content}</p>
        {state === 'refused' && <RefusalNote target={target} said={said} onWriteAgain={onWriteAgain} />}
      </div>
      <span className={classes.menu}>
        <CommentMenu target={target} said={said} />
      </span>
    </article>
  )
}
