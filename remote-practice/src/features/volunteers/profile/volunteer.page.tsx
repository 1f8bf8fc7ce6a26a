import { volunteers } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { Link, useParams } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { ArticleSkeleton, Async, PullToRefresh } from '@plaza/shared/ui'
import { TitledFrame } from '../../../titles/titled-frame'
import { VERIFICATION } from '../../../volunteer-words/verification'
import { Verification } from '../hours/certificate/verification'
import { t } from './profile.text'
import { Actions } from './volunteer-actions'
import { VolunteerHead } from './volunteer-head'
import { Medals } from './volunteer-medals'

/** A volunteer as others see them; at the id `certificate`, where anyone verifies a certificate. */
export default function VolunteerPage() {
  const { id = '' } = useParams()
  const [{ proof }, change] = useQueryState({ proof: anyText })
  if (id === VERIFICATION) return <Verification code={proof} onCheck={(typed) => change({ proof: typed })} />
  return <Profile key={id} id={id} />
}

function Profile({ id }: { id: string }) {
  const volunteer = useResource(volunteers.one, { params: { id } })
  return (
    <TitledFrame
      heading="volunteer-page"
      title={t.title()}
      headed={volunteer.data !== undefined}
      action={isLive('team-ranking') && <Link to={to('team-ranking', {}, { of: 'volunteer' })}>{t.ranking()}</Link>}
    >
      <Async of={volunteer} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={volunteer.refresh}>
            <VolunteerHead volunteer={data} />
            <Medals medals={data.medals} />
            <Actions id={id} />
          </PullToRefresh>
        )}
      </Async>
    </TitledFrame>
  )
}
