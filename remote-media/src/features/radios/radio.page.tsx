import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { Async, PageFrame } from '@plaza/shared/ui'
import { ProgrammeTable } from '../../programmes/programme-table'
import { useChannel } from '../../programmes/use-channel'
import { Reading } from '../../reading/reading'
import { Presenters } from './channel/presenters'
import { ProgrammeRow } from './channel/programme-row'
import { RadioHead } from './channel/radio-head'
import { RadioSkeleton } from './channel/radio-skeleton'
import { t } from './radios.text'

export default function RadioPage() {
  const { id = '' } = useParams()
  const radio = useChannel(id, 'radio')
  return (
    <PageFrame title={radio.data ? nameOf(radio.data.channel) : t.radio()}>
      <Async of={radio} skeleton={<RadioSkeleton />}>
        {(play) => (
          <Reading>
            <RadioHead play={play} />
            <Presenters people={play.anchors} />
            <ProgrammeTable today={play} row={(programme, day) => <ProgrammeRow programme={programme} day={day} />} />
          </Reading>
        )}
      </Async>
    </PageFrame>
  )
}
