import { type ChannelPlay, channels } from '@plaza/shared/api'
import { anyText, oneOf, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { Async, lazyWithRetry, PageFrame, TabPanel, Tabs } from '@plaza/shared/ui'
import { useRef } from 'react'
import { ProgrammeTable } from '../../programmes/programme-table'
import { useChannel } from '../../programmes/use-channel'
import { Reading } from '../../reading/reading'
import { ChatBar, type MessageField } from './chat/chat-bar'
import { dayOf, replayOf } from './replay.model'
import { t } from './tv.text'
import { TvHead } from './tv-head'
import { TvPlayer } from './tv-player'
import { TvRow } from './tv-row'
import { TvSkeleton } from './tv-skeleton'

const Chat = lazyWithRetry(() => import('./chat/chat').then(({ Chat }) => Chat))
const PARTS = 'parts'
const parts = ['table', 'chat'] as const

export default function TvChannelPage() {
  const { id = '' } = useParams()
  const channel = useChannel(id, 'tv-channel')
  const field = useRef<MessageField>(null)
  const [{ part, replay }, change] = useQueryState({ part: oneOf(parts), replay: anyText })
  const date = dayOf(replay ?? '')
  const past = useResource(channels.play, { query: { id, date: date ?? '' } }, { enabled: date !== null })
  const again = replayOf(past.data?.programmes, replay)

  const draw = (play: ChannelPlay) => (
    <Reading>
      <TvPlayer play={play} replay={again} onLive={() => change({ replay: undefined })} />
      <TvHead play={play} replay={again} />
      <Tabs
        name={PARTS}
        label={t.parts()}
        items={parts.map((one) => ({ id: one, label: t[one]() }))}
        value={part}
        onChange={(next) => change({ part: next })}
        even
      />
      <TabPanel name={PARTS} value={part}>
        {part === 'table' ? (
          <ProgrammeTable
            today={play}
            row={(programme) => (
              <TvRow programme={programme} current={again} onChoose={(next) => change({ replay: next })} />
            )}
          />
        ) : (
          <Chat play={play} onWriteAgain={(content) => field.current?.begin(content)} />
        )}
      </TabPanel>
    </Reading>
  )
  return (
    <PageFrame
      title={channel.data ? nameOf(channel.data.channel) : t.channel()}
      plain
      footer={channel.data && <ChatBar play={channel.data} field={field} onSay={() => change({ part: 'chat' })} />}
    >
      <Async of={channel} skeleton={<TvSkeleton />}>
        {draw}
      </Async>
    </PageFrame>
  )
}
