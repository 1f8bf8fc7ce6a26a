import { type Category, categories } from '@plaza/shared/api'
import { Feed, useFeed } from '@plaza/shared/cards'
import { oneOf, useQueryState, useResource } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Async, ListSkeleton, Tabs } from '@plaza/shared/ui'
import { t } from './category.text'

export default function FrameCatesPage() {
  const channels = useResource(categories.list, {})
  return (
    <>
      <h1 className="visually-hidden">{t.channels()}</h1>
      <Async of={channels} skeleton={<ListSkeleton />}>
        {({ list }) => <Channels list={list} />}
      </Async>
    </>
  )
}

function Channels({ list }: { list: readonly Category[] }) {
  const [{ id = '' }, choose] = useQueryState({ id: oneOf(list.map((category) => category.id)) })
  const feed = useFeed(id)
  return (
    <>
      <Tabs
        label={t.channels()}
        items={list.map((category) => ({ id: category.id, label: nameOf(category) }))}
        value={id}
        onChange={(chosen) => choose({ id: chosen })}
      />
      <h2 className="visually-hidden">{t.contents()}</h2>
      <Feed of={feed} name={id} embedded />
    </>
  )
}
