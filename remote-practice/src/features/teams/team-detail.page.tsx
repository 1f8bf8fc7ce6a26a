import { teams } from '@plaza/shared/api'
import { anyText, useHost, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ArticleSkeleton, Async, IconButton, PageFrame, PullToRefresh, Share2 } from '@plaza/shared/ui'
import { MembershipBar } from './membership-bar'
import { t } from './team.text'
import { TeamActivities } from './team-activities'
import { TeamHead } from './team-head'
import { TeamMembers } from './team-members'

export default function TeamDetailPage() {
  const host = useHost()
  const [{ id = '' }] = useQueryState({ id: anyText })
  const team = useResource(teams.detail, { params: { id } })
  const { data } = team
  const share = () =>
    data &&
    host.ui.share({
      ...{ id, target: 'page', title: data.name, text: data.slogan, image: data.logo },
      address: to('team-detail', {}, { id }),
    })
  return (
    <PageFrame
      title={t.team()}
      headed={data !== undefined}
      action={data && <IconButton label={t.share()} icon={<Share2 size={22} />} onClick={share} />}
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
    </PageFrame>
  )
}
