import { type Content, type Module, modules } from '@plaza/shared/api'
import { Feed } from '@plaza/shared/cards'
import { type PagedResource, usePaged, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { Async, ListSkeleton, PageFrame } from '@plaza/shared/ui'
import { Backdrop } from '../../pictures/backdrop'
import { t } from './groups.text'
import classes from './module.module.css'

export default function ModulePage() {
  const { id = '' } = useParams()
  const module = useResource(modules.detail, { params: { id } })
  const list = usePaged(modules.contents, { params: { id } })
  return (
    <PageFrame title={module.data ? nameOf(module.data) : t.module()}>
      <Async of={module} skeleton={<ListSkeleton />}>
        {(data) => <Grouped module={data} list={list} />}
      </Async>
    </PageFrame>
  )
}

function Grouped({ module: { image, summary }, list }: { module: Module; list: PagedResource<Content> }) {
  return (
    <>
      {summary && (
        <Backdrop image={image}>
          <p className={classes.summary}>{summary}</p>
        </Backdrop>
      )}
      <h2 className="visually-hidden">{t.contents()}</h2>
      <Feed of={list} name="" />
    </>
  )
}
