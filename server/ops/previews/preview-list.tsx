import type { ReleasePreviewLink } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import type { PolledData } from '../calls/use-polled'
import { ConfirmDialog } from '../changes/confirm-dialog'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { Dialog } from '../parts/dialog'
import { moment } from '../parts/format'
import { ReleaseId } from '../parts/release'
import { PolledContent, Skeleton } from '../parts/state'
import { PreviewCode } from './preview-code'
import classes from './previews.module.css'

const t = defineTexts({
  title: { en: 'Preview links', zh: '预览链接' },
  release: { en: 'Release', zh: '版本' },
  page: { en: 'Page', zh: '页面' },
  made: { en: 'Created', zh: '创建' },
  until: { en: 'Good until', zh: '有效期至' },
  show: { en: 'QR code', zh: '二维码' },
  end: { en: 'End', zh: '停用' },
  shown: { en: (release: string) => `Preview of ${release}`, zh: (release: string) => `${release} 的预览` },
  done: { en: 'Done', zh: '完成' },
  ending: {
    en: (release: string) => `End the preview of ${release}`,
    zh: (release: string) => `停用 ${release} 的预览`,
  },
  ends: {
    en: 'Whoever opened the link gets the registry’s release; open pages leave the preview within seconds.',
    zh: '打开过链接的人恢复使用正式版本，已打开的页面会在几秒内离开预览。',
  },
})

export type Previews = PolledData<{ list: readonly ReleasePreviewLink[] }>

interface PreviewListProps {
  previews: Previews
  /** Show those of one remote alone. */
  only?: string
}

/** The active preview links: their QR codes, and their early end. Nothing while there is none. */
export function PreviewList({ previews, only }: PreviewListProps) {
  const [shown, setShown] = useState<ReleasePreviewLink | null>(null)
  const [ending, setEnding] = useState<ReleasePreviewLink | null>(null)
  const isShown = ({ remote }: ReleasePreviewLink) => only === undefined || remote === only
  if (!previews.data?.list.some(isShown)) return null
  return (
    <section className={classes.section} aria-labelledby="previews">
      <h2 id="previews" className={classes.heading}>
        {t.title()}
      </h2>
      <PolledContent of={previews} waiting={<Skeleton height={120} />}>
        {({ list }) => (
          <DataTable caption={t.title()} heads={[t.release(), t.page(), t.made(), t.until()]} withButtons asCards>
            {list.filter(isShown).map((link) => (
              <tr key={link.id}>
                <th scope="row">
                  {link.remote} <ReleaseId id={link.release} />
                </th>
                <td>{link.path}</td>
                <td>
                  {link.createdBy} · {moment(link.createdAt)}
                </td>
                <td>{moment(link.until)}</td>
                <td>
                  <span className={classes.buttons}>
                    <Button onClick={() => setShown(link)}>{t.show()}</Button>
                    <Button kind="outline-danger" aria-label={t.ending(link.release)} onClick={() => setEnding(link)}>
                      {t.end()}
                    </Button>
                  </span>
                </td>
              </tr>
            ))}
          </DataTable>
        )}
      </PolledContent>
      {shown && <CodeDialog link={shown} onClose={() => setShown(null)} />}
      {ending && (
        <EndDialog
          link={ending}
          onDone={() => {
            setEnding(null)
            previews.refresh()
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </section>
  )
}

const CodeDialog = ({ link, onClose }: { link: ReleasePreviewLink; onClose(): void }) => (
  <Dialog title={t.shown(link.release)} action={t.done()} busy={false} onSubmit={onClose} onClose={onClose}>
    <PreviewCode link={link} />
  </Dialog>
)

interface EndDialogProps {
  link: ReleasePreviewLink
  onDone(): void
  onClose(): void
}

function EndDialog({ link, onDone, onClose }: EndDialogProps) {
  const call = useCall()
  const end = (why: string) =>
    call.run(async () => {
      await send('end-release-preview', { link: link.id, why })
      onDone()
    })
  return (
    <ConfirmDialog
      title={t.ending(link.release)}
      action={t.end()}
      kind="danger"
      change={call}
      onConfirm={(why) => void end(why)}
      onClose={onClose}
    >
      <p>{t.ends()}</p>
    </ConfirmDialog>
  )
}
