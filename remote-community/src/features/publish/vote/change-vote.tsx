import { type Post, posts, type Vote, votes } from '@plaza/shared/api'
import { useAction, useHost, useNow, useResource } from '@plaza/shared/host'
import {
  Async,
  BottomBar,
  Button,
  CellsSkeleton,
  DraftNote,
  ErrorPanel,
  PageFrame,
  useCachedPosts,
  useDraft,
  useFaults,
  useLeaveGuard,
  usePictureUploads,
} from '@plaza/shared/ui'
import { useState } from 'react'
import { isChangeable } from '../../../post/vote/vote.model'
import { type VoteDraft, voteDraftOf } from '../../../post/vote/vote-draft.model'
import { faultText, t } from '../publish.text'
import { toNewVote, voteFaults } from './new-vote.model'
import { VoteEditor } from './vote-editor'

/** An own vote that nobody has voted in, to be changed as a whole. */
export function ChangeVote({ post: id }: { post: string }) {
  const host = useHost()
  const now = useNow()
  const post = useResource(posts.detail, { params: { id } })
  const { data } = post
  if (data?.vote && isChangeable(data, now)) return <ChangeForm post={data} vote={data.vote} />
  return (
    <PageFrame title={t.changeVote()}>
      <Async of={post} skeleton={<CellsSkeleton />}>
        {() => <ErrorPanel type={1} sentence={t.fixedVote()} onBack={host.back} />}
      </Async>
    </PageFrame>
  )
}

interface ChangeDraft {
  key: string
  vote: VoteDraft
}

const differsFrom = (before: VoteDraft) => (draft: ChangeDraft) => JSON.stringify(draft.vote) !== JSON.stringify(before)

function ChangeForm({ post, vote }: { post: Post; vote: Vote }) {
  const host = useHost()
  const now = useNow()
  const cached = useCachedPosts()
  const name = `vote-change.${vote.id}`
  const [before] = useState(() => voteDraftOf(vote, now))
  const isChanged = differsFrom(before)
  const pen = useDraft<ChangeDraft>(name, { empty: (key) => ({ key, vote: before }), isWritten: isChanged })
  const { draft } = pen
  const uploads = usePictureUploads()
  const { leave } = useLeaveGuard(name, isChanged(draft))
  const { faults, check } = useFaults(voteFaults(draft.vote, now), faultText)
  const change = useAction(votes.change, {
    successMessage: ({ state }) => (state === 'pending' ? t.changeHeld() : t.changed()),
    onDone: (changed) => {
      pen.startAnew()
      cached.patch(post.id, () => changed)
      host.back()
    },
    onRefused: cached.askAgain,
  })
  const send = () => {
    if (check()) void change.run({ params: { id: vote.id }, body: toNewVote(draft.vote) })
  }
  const isUploading = uploads.waiting > 0
  return (
    <PageFrame
      title={t.changeVote()}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={change.busy} disabled={isUploading || !isChanged(draft)} onClick={send}>
            {isUploading ? t.uploading() : t.save()}
          </Button>
        </BottomBar>
      }
    >
      <DraftNote pen={pen} />
      <VoteEditor
        vote={draft.vote}
        uploads={uploads}
        faults={faults}
        onChange={(next) => pen.change((held) => ({ vote: next(held.vote) }))}
      />
    </PageFrame>
  )
}
