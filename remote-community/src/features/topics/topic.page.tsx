import { type TopicDetail, topics } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, BottomBar, ButtonLink, IconButton, PageFrame, Pencil, Share2, Vote } from '@plaza/shared/ui'
import { t } from './topic.text'
import { TopicPosts } from './topic-posts'
import { TopicSkeleton } from './topic-skeleton'

export default function TopicPage() {
  const { id = '' } = useParams()
  const topic = useResource(topics.detail, { params: { id } })
  const data = topic.data
  return (
    <PageFrame
      title={data ? `# ${data.name}` : t.title()}
      action={data && <TopicShare topic={data} />}
      footer={
        data && (
          <BottomBar>
            <ButtonLink kind="secondary" to={to('vote-create', {}, { circle: data.circle_id, topic: data.id })}>
              <Vote size={18} />
              {t.vote()}
            </ButtonLink>
            <ButtonLink to={to('post-publish', { id: data.circle_id }, { topic: data.id })}>
              <Pencil size={18} />
              {t.join()}
            </ButtonLink>
          </BottomBar>
        )
      }
    >
      <Async of={topic} skeleton={<TopicSkeleton />}>
        {(shown) => <TopicPosts key={shown.id} topic={shown} onRefresh={topic.refresh} />}
      </Async>
    </PageFrame>
  )
}

function TopicShare({ topic }: { topic: TopicDetail }) {
  const { ui } = useHost()
  const share = () =>
    ui.share({
      id: 'topic',
      target: 'page',
      title: `# ${topic.name}`,
      text: topic.intro,
      image: topic.image,
      address: to('topic', { id: topic.id }),
    })
  return <IconButton label={t.share()} icon={<Share2 size={20} />} onClick={share} />
}
