import { type PublicUser, people } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { CellsSkeleton, ListSkeleton, lazyWithRetry, PagedList, Tabs } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { FollowPerson } from '../../person/follow-person'
import { PostCard } from '../../post/post-card'
import { t } from './people.text'
import { PeopleList, type PeopleListProps } from './people-list'
import classes from './person-tabs.module.css'

type OwnTabProps = Pick<PeopleListProps, 'header' | 'onRefresh'>
const WhileLoading = ({ header }: OwnTabProps) => (
  <>
    {header}
    <CellsSkeleton />
  </>
)
const BlockedPeople = lazyWithRetry<OwnTabProps>(
  () => import('./blocked-people').then(({ BlockedPeople }) => BlockedPeople),
  WhileLoading,
)

const OwnComments = lazyWithRetry<OwnTabProps>(
  () => import('./own-comments').then(({ OwnComments }) => OwnComments),
  WhileLoading,
)

export const personTabs = ['posts', 'votes', 'followed', 'followers', 'comments', 'blocked'] as const
/** Of the own page alone. */
const ownTabs: readonly string[] = ['comments', 'blocked']
export type PersonTab = (typeof personTabs)[number]

interface PersonTabsProps {
  person: PublicUser
  tab: PersonTab
  onTab: (tab: PersonTab) => void
  header: ReactNode
  onRefresh: () => Promise<unknown>
}

/** What a person wrote, whom they follow and who follows them; on the own page also what they commented and who is blocked. */
export function PersonTabs({ person, tab, onTab, header, onRefresh }: PersonTabsProps) {
  const shown = ownTabs.includes(tab) && !person.own ? 'posts' : tab
  const top = (
    <>
      {header}
      <Tabs
        sticky
        even
        label={t.parts()}
        items={personTabs.filter((id) => person.own || !ownTabs.includes(id)).map((id) => ({ id, label: t[id]() }))}
        value={shown}
        onChange={onTab}
      />
    </>
  )
  const part = { person, header: top, onRefresh }
  if (shown === 'posts' || shown === 'votes') return <PersonPosts key={shown} {...part} tab={shown} />
  if (shown === 'blocked') return <BlockedPeople header={top} onRefresh={onRefresh} />
  if (shown === 'comments') return <OwnComments header={top} onRefresh={onRefresh} />
  if (shown === 'followed' && person.follows_hidden) return <HiddenFollows header={top} />
  return <Follows key={shown} {...part} tab={shown} />
}

type PartProps<T> = Pick<PersonTabsProps, 'person' | 'header' | 'onRefresh'> & { tab: T }

function PersonPosts({ person, tab, header, onRefresh }: PartProps<'posts' | 'votes'>) {
  const list = usePaged(people.posts, {
    params: { id: person.id },
    query: { tab: tab === 'votes' ? 'votes' : 'all' },
  })
  const refresh = async () => void (await Promise.all([list.refresh(), onRefresh()]))
  return (
    <PagedList
      of={{ ...list, refresh }}
      keyOf={(post) => post.id}
      label={t[tab]()}
      name={tab}
      skeleton={<ListSkeleton avatar />}
      empty="content"
      header={header}
    >
      {(post) => <PostCard post={post} withCircle />}
    </PagedList>
  )
}

const HiddenFollows = ({ header }: Pick<OwnTabProps, 'header'>) => (
  <>
    {header}
    <p className={classes.note}>{t.followsHidden()}</p>
  </>
)

function Follows({ person, tab, ...rest }: PartProps<'followed' | 'followers'>) {
  const list = usePaged(people[tab], { params: { id: person.id } })
  return <PeopleList {...rest} of={list} name={tab} action={(one) => !one.own && <FollowPerson person={one} />} />
}
