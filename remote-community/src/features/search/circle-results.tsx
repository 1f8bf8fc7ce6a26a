import { type DataOf, searches } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Avatar, HighlightedText, ListSkeleton, PagedList, SectionTitle, TimeAgo } from '@plaza/shared/ui'
import { PersonRow } from '../../person/person-row'
import classes from './circle-results.module.css'
import { t } from './circle-search.text'
import { excerptAround } from './excerpt.model'

type Results = DataOf<typeof searches.posts>

export function CircleResults({ circle, q }: { circle: string; q: string }) {
  const list = usePaged(searches.posts, { params: { id: circle }, query: { q } })
  const first = list.first
  const otherResults = first ? first.topics.length + first.people.length : 0
  const hasNoPosts = !list.pending && !list.failed && list.items.length === 0
  if (hasNoPosts && otherResults === 0) {
    return (
      <div className={classes.none} role="status">
        <p className={classes.sentence}>{t.none(q)}</p>
        <p className={classes.advice}>{t.advice()}</p>
      </div>
    )
  }
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={t.posts()}
      name={q}
      skeleton={<ListSkeleton avatar />}
      empty="content"
      header={first && <TopicsAndPeople found={first} posts={list.items.length > 0} />}
    >
      {(post) => <PostResult post={post} />}
    </PagedList>
  )
}

/** Topics and members, above the posts. */
const TopicsAndPeople = ({
  found: { topics, people },
  posts,
}: {
  found: Pick<Results, 'topics' | 'people'>
  posts: boolean
}) => (
  <>
    {topics.length > 0 && (
      <section className={classes.part} aria-label={t.topics()}>
        <SectionTitle title={t.topics()} />
        <ul className={classes.topics}>
          {topics.map(({ id, name, marks }) => (
            <li key={id}>
              <Link className={classes.topic} to={to('topic', { id })}>
                # <HighlightedText text={name} marks={marks} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )}
    {people.length > 0 && (
      <section className={classes.part} aria-label={t.people()}>
        <SectionTitle title={t.people()} />
        {people.map((person) => (
          <PersonRow key={person.id} person={person} marks={person.marks} />
        ))}
      </section>
    )}
    {posts && <SectionTitle title={t.posts()} />}
  </>
)

function PostResult({ post }: { post: Results['list'][number] }) {
  const { text, marks } = excerptAround(post.content, post.marks)
  return (
    <Link className={classes.post} to={to('circle-post', { aid: post.id })}>
      <Avatar src={post.user.avatar} name={post.user.name} size={36} />
      <span className={classes.words}>
        <span className={classes.who}>
          <b>{post.user.name}</b> · <TimeAgo of={post.created_at} />
        </span>
        <span className={classes.text}>
          <HighlightedText text={text} marks={marks} />
        </span>
      </span>
    </Link>
  )
}
