import { type ChannelPlay, channels, commentDraft, comments } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useAction, useCached, useHost, useKept, useLike, useNow } from '@plaza/shared/host'
import { channelAddress } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { BottomBar, Heart, IconButton, newKey, Send, Share2 } from '@plaza/shared/ui'
import { type FormEvent, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { onAir } from '../../../programmes/programmes.model'
import { t } from '../tv.text'
import classes from './chat-bar.module.css'

/** Characters of a chat message. */
const LIMIT = 100

interface ChatBarProps {
  play: ChannelPlay
  /** Opens the message field. */
  onSay: () => void
  field: Ref<MessageField>
}

/** The field of a message, as the rest of the page knows it. */
export interface MessageField {
  /** Begins a message with these words. */
  begin: (text: string) => void
}

export function ChatBar({ play, onSay, field }: ChatBarProps) {
  return (
    <BottomBar>
      <MessageForm play={play} onSay={onSay} field={field} />
      <LikeButton play={play} />
      <ShareButton channel={play.channel} />
    </BottomBar>
  )
}

function MessageForm({ play, onSay, field }: ChatBarProps) {
  const channelId = play.channel.id
  const now = onAir(play.programmes, useNow(30_000))
  const draft = useMessageDraft(channelId)
  const input = useRef<HTMLInputElement>(null)
  const begin = (text: string) => {
    draft.change(text)
    input.current?.focus()
  }
  useImperativeHandle(field, () => ({ begin }))
  const { ui } = useHost()
  const key = useRef({ of: '', key: '' })
  // Not kept without a network: a line belongs to its moment. The field keeps it (docs/decisions/0197).
  const add = useAction(comments.add, {
    refreshes: [comments.list],
    onDone: ({ state }) => {
      key.current = { of: '', key: '' }
      draft.clear()
      if (state === 'pending') ui.toast(t.waits())
    },
  })
  const content = draft.text.trim()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!content || draft.isSent()) return
    if (key.current.of !== content) key.current = { of: content, key: newKey() }
    void add.run({ body: { target: 'channel', target_id: channelId, content, key: key.current.key } })
  }
  return (
    <form className={classes.form} onSubmit={send}>
      <input
        ref={input}
        className={classes.field}
        aria-label={t.say()}
        placeholder={now ? t.sayAbout(now.title) : t.say()}
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

/**
 * The message being written, stored on the device until it is sent. In a new document after a login the host sends it,
 * and drops it from the device, while the field may still have it.
 */
function useMessageDraft(channelId: string) {
  const { drafts } = useHost()
  const name = commentDraft({ target: 'channel', target_id: channelId })
  const stored = useKept<string>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const isDropped = typed === null && stored !== null && drafts.read(name) === null
  return {
    text: isDropped ? '' : (typed ?? stored ?? ''),
    /** Asked at a tap: the field shows it from the next render on. */
    isSent(): boolean {
      const isSent = typed === null && drafts.read(name) === null
      if (isSent) setTyped('')
      return isSent
    },
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

function LikeButton({ play }: Pick<ChatBarProps, 'play'>) {
  const { id } = play.channel
  const change = useCached(channels.play)
  const like = useLike('channel', id, play, (mark) => change({ query: { id } }, (held) => ({ ...held, ...mark })))
  return (
    <IconButton
      label={t.like(count(like.likes))}
      icon={<Heart />}
      pressed={like.liked}
      waits={like.waits}
      onClick={like.toggle}
    >
      {count(like.likes)}
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
