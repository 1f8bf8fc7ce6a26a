import { type ChannelPlay, channels, commentDraft, comments, likes } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { likeAfter, useAction, useCached, useHost, useKept, useMark } from '@plaza/shared/host'
import { channelAddress } from '@plaza/shared/routes'
import { BottomBar, Heart, IconButton, Send, Share2 } from '@plaza/shared/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../tv.text'
import classes from './chat-bar.module.css'

/** Maximum characters of a message. */
const LIMIT = 100

interface ChatBarProps {
  play: ChannelPlay
  /** Opens the message field. */
  onSay: () => void
}

export function ChatBar({ play: { channel, likes: liking, liked }, onSay }: ChatBarProps) {
  const { ui, drafts } = useHost()
  const { id } = channel
  const draft = commentDraft({ target: 'channel', target_id: id })
  const kept = useKept<string>(draft)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? kept ?? ''
  const change = useCached(channels.play)
  const like = useMark(likes.set, (mark) => change({ query: { id } }, (held) => ({ ...held, ...mark })))
  const add = useAction(comments.add, {
    refreshes: [comments.list],
    onDone: ({ state }) => {
      drafts.drop(draft)
      setTyped('')
      if (state === 'pending') ui.toast(t.waits())
    },
  })

  const type = (next: string) => {
    setTyped(next)
    drafts.keep(draft, next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) void add.run({ body: { target: 'channel', target_id: id, content: text.trim() } })
  }
  const was = { liked, likes: liking }
  return (
    <BottomBar>
      <form className={classes.form} onSubmit={send}>
        <input
          className={classes.field}
          aria-label={t.say()}
          placeholder={t.say()}
          value={text}
          maxLength={LIMIT}
          enterKeyHint="send"
          autoComplete="off"
          onFocus={onSay}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {text.trim() !== '' && (
          <button type="submit" className={classes.send} aria-label={t.send()} aria-busy={add.busy || undefined}>
            <Send />
          </button>
        )}
      </form>
      <IconButton
        label={t.like(count(liking))}
        icon={<Heart />}
        pressed={liked}
        onClick={() =>
          void like({
            input: { body: { target: 'channel', id, on: !liked } },
            previous: was,
            optimistic: likeAfter(was),
          })
        }
      >
        {count(liking)}
      </IconButton>
      <IconButton
        label={t.share()}
        icon={<Share2 />}
        onClick={() =>
          ui.share({
            id: 'tv-channel',
            target: 'page',
            title: channel.name,
            text: channel.now?.title ?? channel.slogan,
            image: channel.image,
            address: channelAddress(channel),
          })
        }
      />
    </BottomBar>
  )
}
