import { publicationDraft, publishing } from '@plaza/shared/api'
import { oneOf, optional, useHost, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, BottomBar, Button, ListSkeleton, PageFrame, useDraft } from '@plaza/shared/ui'
import { CategoryChoice } from './category-choice'
import { draftKind } from './publication.model'
import { t } from './publishing.text'

export default function PublishSelectPage() {
  const host = useHost()
  const [{ of, type, from }] = useQueryState({
    of: oneOf(['media', 'text']),
    type: oneOf(['3', '4']),
    from: optional(oneOf(['form'])),
  })
  const categories = useResource(publishing.categories, { params: { type } })
  const { draft, change } = useDraft(publicationDraft(of), draftKind)
  // An address opened directly has no form to return to.
  const done = () =>
    from ? host.back() : host.navigate(to(of === 'text' ? 'publish-text' : 'publish'), { replace: true })
  return (
    <PageFrame
      title={t.select()}
      plain
      footer={
        <BottomBar>
          <Button block disabled={!draft.category} onClick={done}>
            {t.done()}
          </Button>
        </BottomBar>
      }
    >
      <Async of={categories} skeleton={<ListSkeleton avatar />}>
        {({ list }) => (
          <CategoryChoice
            list={list}
            category={draft.category?.id}
            topic={draft.topic?.id}
            onChoose={(category, topic) => change({ category, topic })}
          />
        )}
      </Async>
    </PageFrame>
  )
}
