import { type Content, type Module, modules } from '@plaza/shared/api'
import { type PagedResource, usePaged, useResource, useSettings } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, ListSkeleton, PageFrame } from '@plaza/shared/ui'
import { Feed } from '../../feed/feed'
import { Backdrop } from '../../pictures/backdrop'
import { t } from './groups.text'
import classes from './module.module.css'

/** A group of contents that editors put together, under its own name. */
export default function ModulePage() {
  const { id = '' } = useParams()
  const english = useSettings(({ language }) => language === 'en')
  const module = useResource(modules.detail, { params: { id } })
  const list = usePaged(modules.contents, { params: { id } })
  return (
    <PageFrame title={nameOf(module.data, english)}>
      <Async of={module} skeleton={<ListSkeleton />}>
        {(data) => <Grouped module={data} list={list} />}
      </Async>
    </PageFrame>
  )
}

const nameOf = (module: Module | undefined, english: boolean) =>
  (english && module?.name_en) || module?.name || t.module()

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
