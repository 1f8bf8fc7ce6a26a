import { teams } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ArticleSkeleton, Async, PullToRefresh } from '@plaza/shared/ui'
import { ShareAction } from '../../parts/share-action'
import { TitledFrame } from '../../titles/titled-frame'
import { MembershipBar } from './membership-bar'
import { t } from './team.text'
import { TeamActivities } from './team-activities'
import { TeamHead } from './team-head'
import { TeamMembers } from './team-members'

export default function TeamDetailPage() {
  const [{ id = '' }] = useQueryState({ id: anyText })
  const team = useResource(teams.detail, { params: { id } })
  const { data } = team
  return (
    <TitledFrame
      heading="team"
      title={t.team()}
      headed={data !== undefined}
      action={
        data && (
          <ShareAction
            id="team-detail"
            title={nameOf(data)}
            text={nameOf({ name: data.slogan, name_en: data.slogan_en })}
            image={data.logo}
            address={to('team-detail', {}, { id })}
          />
        )
      }
      footer={data && <MembershipBar team={data} onRefused={team.refresh} />}
    >
      <Async of={team} skeleton={<ArticleSkeleton />}>
        {(shown) => (
          <PullToRefresh onRefresh={team.refresh}>
            <TeamHead team={shown} />
            <TeamActivities team={shown} />
            <TeamMembers team={shown} />
          </PullToRefresh>
        )}
      </Async>
    </TitledFrame>
  )
}
