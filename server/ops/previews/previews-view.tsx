import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { Empty } from '../parts/state'
import { PreviewList, type Previews } from './preview-list'

const t = defineTexts({
  none: {
    en: 'No preview link is good now. Make one from the menu of a remote.',
    zh: '当前没有有效的预览链接，可在子应用的菜单中创建。',
  },
})

/** Preview links of releases. */
export function PreviewsView() {
  const previews: Previews = usePolled('release-previews')
  return (
    <>
      {previews.data?.list.length === 0 && <Empty title={t.none()} />}
      <PreviewList previews={previews} />
    </>
  )
}
