import { contents } from '@plaza/shared/api'
import { oneOf, optional, usePaged, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { defineTexts } from '@plaza/shared/text'
import { Cell, CellGroup, ContentCard, contentLeads, PagedList, PageFrame, Tabs } from '@plaza/shared/ui'
import { notes } from './notes'
import classes from './overview.module.css'

const t = defineTexts({
  title: { en: 'Title of remote', zh: 'Title of remote' },
  lead: { en: 'A new part of Plaza. What is behind it:', zh: 'Plaza 的新板块。它是这样建成的：' },
  group: { en: 'Good to know', zh: '须知' },
  kinds: { en: 'Kinds of content', zh: '内容类型' },
  all: { en: 'All', zh: '全部' },
  articles: { en: 'Articles', zh: '文章' },
  audio: { en: 'Audio', zh: '音频' },
})

/** The list can be filtered by these content types: articles and audio. */
const types = [3, 1] as const

export default function NameOfRemoteOverviewPage() {
  const [{ type }, change] = useQueryState({ type: optional(oneOf(types)) })
  const newest = usePaged(contents.feed, { params: { id: 'all' }, ...(type && { query: { type } }) })
  return (
    <PageFrame title={t.title()}>
      <p className={classes.lead}>{t.lead()}</p>
      <CellGroup title={t.group()}>
        {Object.entries(notes).map(([id, note]) => (
          <Cell key={id} title={note.title()} to={to('name-of-remote-note', { note: id })} />
        ))}
      </CellGroup>
      <Tabs
        label={t.kinds()}
        items={[
          { id: '', label: t.all() },
          { id: '3', label: t.articles() },
          { id: '1', label: t.audio() },
        ]}
        value={String(type ?? '')}
        onChange={(chosen) => change({ type: types.find((id) => String(id) === chosen) })}
      />
      <PagedList
        of={{ ...newest, items: newest.items.filter(contentLeads) }}
        keyOf={({ id }) => id}
        empty="content"
        name={String(type ?? '')}
      >
        {(content) => <ContentCard content={content} />}
      </PagedList>
    </PageFrame>
  )
}
