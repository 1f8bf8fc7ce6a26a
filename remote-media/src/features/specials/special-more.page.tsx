import { type SpecialSection, specials } from '@plaza/shared/api'
import { Feed } from '@plaza/shared/cards'
import { oneOf, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, ListSkeleton, PageFrame, Tabs } from '@plaza/shared/ui'
import { t } from './special.text'

export default function SpecialMorePage() {
  const { aid = '' } = useParams()
  const special = useResource(specials.detail, { params: { id: aid } })
  return (
    <PageFrame title={special.data ? t.allOf(special.data.title) : t.special()}>
      <Async of={special} skeleton={<ListSkeleton />}>
        {({ sections }) => <Sections special={aid} sections={sections} />}
      </Async>
    </PageFrame>
  )
}

function Sections({ special, sections }: { special: string; sections: readonly SpecialSection[] }) {
  const [{ section }, choose] = useQueryState({ section: oneOf(sections.map(({ id }) => id)) })
  const list = usePaged(specials.section, { params: { id: special, section: section ?? '1' } })
  return (
    <>
      <Tabs
        label={t.sections()}
        sticky
        items={sections.map(({ id, title }) => ({ id, label: title }))}
        value={section}
        onChange={(id) => choose({ section: id })}
      />
      <h2 className="visually-hidden">{sections.find(({ id }) => id === section)?.title}</h2>
      <Feed of={list} name={section} />
    </>
  )
}
