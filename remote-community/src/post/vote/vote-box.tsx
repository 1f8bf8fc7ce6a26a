import { circles, type Post, posts, topics, type Vote } from '@plaza/shared/api'
import { useAction, useNow, useOutbox } from '@plaza/shared/host'
import { Button, useCachedPosts } from '@plaza/shared/ui'
import { useState } from 'react'
import { isFull, isPictured, pick, resultsOf, stageOf } from './vote.model'
import { t } from './vote.text'
import classes from './vote-box.module.css'
import { VoteNote } from './vote-note'
import { VoteOption } from './vote-option'
import { VoteTile } from './vote-tile'

const withVotes = [posts.detail, circles.posts, topics.posts, posts.feed].map(({ id }) => id)

interface VoteBoxProps {
  post: Pick<Post, 'id' | 'state'>
  vote: Vote
}

/** Not optimistic: a vote is final, so it counts only after the server's answer; without a network it waits. */
export function VoteBox({ post, vote }: VoteBoxProps) {
  const now = useNow()
  const cached = useCachedPosts()
  const [chosen, choose] = useState<readonly string[]>([])
  const kept = useOutbox(posts.vote).findLast(({ input }) => input.params.id === vote.id)
  const shown = kept?.answer ?? (kept ? { ...vote, chosen: [...kept.input.body.options] } : vote)
  const stage = stageOf(shown, now)
  const pictured = isPictured(vote)
  const Option = pictured ? VoteTile : VoteOption
  const open = stage === 'choosing' && post.state === 'shown'
  const cast = useAction(posts.vote, {
    outbox: () => ({ replaces: `vote:${vote.id}`, refreshes: withVotes }),
    successMessage: t.thanks,
    onDone: (answer) => cached.patch(post.id, (held) => ({ ...held, vote: answer })),
    onRefused: cached.askAgain,
  })
  const send = () => void cast.run({ params: { id: vote.id }, body: { options: [...chosen] } })
  return (
    <fieldset className={classes.box} disabled={cast.busy}>
      <legend className={classes.title}>{vote.title}</legend>
      <div className={pictured ? classes.tiles : classes.options}>
        {resultsOf(shown).map((result) => (
          <Option
            key={result.id}
            vote={shown}
            result={result}
            choice={open ? chosen.includes(result.id) : null}
            full={isFull(vote, chosen)}
            onPick={() => choose((held) => pick(held, result.id, vote.multiple))}
          />
        ))}
      </div>
      <div className={classes.foot}>
        <VoteNote vote={shown} stage={stage} waits={kept?.state === 'waiting'} />
        {open && (
          <Button small loading={cast.busy} disabled={chosen.length === 0} onClick={send}>
            {t.vote()}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
