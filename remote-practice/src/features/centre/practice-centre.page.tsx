import { activities, positions } from '@plaza/shared/api'
import { useResource, useSite } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { ArticleSkeleton, Async, PageFrame, PullToRefresh } from '@plaza/shared/ui'
import { useTitles } from '../../titles/use-titles'
import { t } from './centre.text'
import { CentreHead } from './centre-head'
import { Entries } from './entries'
import { sections } from './sections'
import { sectionsOf } from './sections.model'

export default function PracticeCentrePage() {
  const { id = '' } = useParams()
  const title = useTitles()
  const centre = useResource(positions.detail, { params: { id } })
  const config = useResource(activities.config, {})
  const isTab = useSite(({ menu }) => menu.some(({ link }) => link === `/practice/${id}`))
  return (
    <PageFrame title={title('home', t.title())} root={isTab}>
      <Async of={centre} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <PullToRefresh onRefresh={centre.refresh}>
            <CentreHead centre={data} hotline={config.data?.hotline ?? data.phone} />
            <Entries />
            {sectionsOf(config.data?.sections).map((name) => {
              const Section = sections[name]
              return (
                <Section key={name} id={id} title={title(name, t[name]())} column={config.data?.news_column ?? '7'} />
              )
            })}
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
