import { type ChannelPlay, channels, commentDraft, comments, likes } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { likeAfter, useAction, useCached, useHost, useKept, useMark } from '@plaza/shared/host'
import { channelAddress } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { BottomBar, Heart, IconButton, Send, Share2 } from '@plaza/shared/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../tv.text'
import classes from './chat-bar.module.css'

/** Characters of a chat message. */
const LIMIT = 100

interface ChatBarProps {
  play: ChannelPlay
  /** Opens the message field. */
  onSay: () => void
}

export function ChatBar({ play, onSay }: ChatBarProps) {
  return (
    <BottomBar>
      <MessageForm channelId={play.channel.id} onSay={onSay} />
      <LikeButton play={play} />
      <ShareButton channel={play.channel} />
    </BottomBar>
  )
}

function MessageForm({ channelId, onSay }: { channelId: string } & Pick<ChatBarProps, 'onSay'>) {
  const draft = useMessageDraft(channelId)
  const { ui } = useHost()
  const add = useAction(comments.add, {
    refreshes: [comments.list],
    onDone: ({ state }) => {
      draft.clear()
      if (state === 'pending') ui.toast(t.waits())
    },
  })
  const content = draft.text.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (content) void add.run({ body: { target: 'channel', target_id: channelId, content } })
  }
  return (
    <form className={classes.form} onSubmit={send}>
      <input
        className={classes.field}
        aria-label={t.say()}
        placeholder={t.say()}
        value={draft.text}
        maxLength={LIMIT}
        enterKeyHint="send"
        autoComplete="off"
        onFocus={onSay}
        onChange={(event) => draft.change(event.currentTarget.value)}
      />
      {content !== '' && (
        <button type="submit" className={classes.send} aria-label={t.send()} aria-busy={add.busy || undefined}>
          <Send />
        </button>
      )}
    </form>
  )
}

/** The message being written, stored on the device until it is sent. */
function useMessageDraft(channelId: string) {
  const { drafts } = useHost()
  const name = commentDraft({ target: 'channel', target_id: channelId })
  const stored = useKept<string>(name)
  const [typed, setTyped] = useState<string | null>(null)
  return {
    text: typed ?? stored ?? '',
    change(text: string) {
      setTyped(text)
      drafts.keep(name, text)
    },
    clear() {
      drafts.drop(name)
      setTyped('')
    },
  }
}

function LikeButton({ play: { channel, likes: likeCount, liked } }: Pick<ChatBarProps, 'play'>) {
  const { id } = channel
  const change = useCached(channels.play)
  const like = useMark(likes.set, (mark) => change({ query: { id } }, (play) => ({ ...play, ...mark })))
  const previous = { liked, likes: likeCount }
  const toggle = () =>
    void like({
      input: { body: { target: 'channel', id, on: !liked } },
      previous,
      optimistic: likeAfter(previous),
    })
  return (
    <IconButton label={t.like(count(likeCount))} icon={<Heart />} pressed={liked} onClick={toggle}>
      {count(likeCount)}
    </IconButton>
  )
}

function ShareButton({ channel }: Pick<ChannelPlay, 'channel'>) {
  const { ui } = useHost()
  const share = () =>
    ui.share({
      id: 'tv-channel',
      target: 'page',
      title: nameOf(channel),
      text: channel.now?.title ?? channel.slogan,
      image: channel.image,
      address: channelAddress(channel),
    })
  return <IconButton label={t.share()} icon={<Share2 />} onClick={share} />
}
