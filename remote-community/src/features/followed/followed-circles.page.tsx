import { posts } from '@plaza/shared/api'
import { usePaged, useSessionUser } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { BottomBar, ButtonLink, ListSkeleton, PagedList, PageFrame, Pencil, SectionTitle } from '@plaza/shared/ui'
import { PostCard } from '../../post/post-card'
import { CircleStrip } from './circle-strip'
import { t } from './followed.text'
import { useCircleStrip } from './use-circle-strip'

export default function FollowedCirclesPage() {
  const user = useSessionUser()
  const strip = useCircleStrip()
  const feed = usePaged(posts.feed, {})
  const refresh = async () => {
    await Promise.all([feed.refresh(), strip.refresh()])
  }
  return (
    <PageFrame
      title={t.title()}
      action={user && <Link to={to('circle-user', { id: user.id })}>{t.ownPosts()}</Link>}
      footer={
        <BottomBar>
          <ButtonLink to={to('circle-select')}>
            <Pencil size={18} />
            {t.write()}
          </ButtonLink>
        </BottomBar>
      }
    >
      <PagedList
        of={{ ...feed, refresh }}
        keyOf={({ id }) => id}
        label={t.posts()}
        empty="content"
        skeleton={<ListSkeleton avatar />}
        header={
          <>
            <CircleStrip strip={strip} />
            <SectionTitle title={t.posts()} />
          </>
        }
      >
        {(post) => <PostCard post={post} withCircle />}
      </PagedList>
    </PageFrame>
  )
}
