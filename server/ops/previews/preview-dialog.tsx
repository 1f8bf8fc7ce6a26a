import type { ReleasePreviewLink } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { ReleaseField } from '../changes/release-field'
import { isMissing, WhyField } from '../changes/why-field'
import type { Remote } from '../overview/rollback.model'
import { Dialog } from '../parts/dialog'
import { Field, inputClass } from '../parts/field'
import { PreviewCode } from './preview-code'

const DAY_HOURS = 24
const WEEK_HOURS = 168
const MONTH_HOURS = 720

const t = defineTexts({
  title: { en: (remote: string) => `Preview ${remote}`, zh: (remote: string) => `预览 ${remote}` },
  made: { en: (release: string) => `Preview of ${release}`, zh: (release: string) => `${release} 的预览` },
  path: { en: 'Page that it opens', zh: '打开的页面' },
  pathHelp: {
    en: 'A path of the app, such as /index. Empty: the first page of the release.',
    zh: '应用内的路径，例如 /index；留空则打开该版本的第一个页面。',
  },
  pathWrong: { en: 'Begin it with one slash.', zh: '须以一个斜杠开头。' },
  hours: { en: 'Good for', zh: '有效期' },
  day: { en: 'One day', zh: '一天' },
  week: { en: 'One week', zh: '一周' },
  month: { en: 'Thirty days', zh: '三十天' },
  outcome: {
    en: 'Whoever opens the link gets this release until then, whatever the rules say. Nobody else does.',
    zh: '打开链接的人在此期间使用该版本，不受规则影响；其他人不受影响。',
  },
  action: { en: 'Create the link', zh: '生成链接' },
  done: { en: 'Done', zh: '完成' },
})

const isPath = (path: string) => path === '' || /^\/(?![/\\])/.test(path)

interface PreviewDialogProps {
  remote: Remote
  onClose(): void
  /** A link was created. */
  onMade?(): void
}

/** Creates a link to a published release, and shows its QR code. */
export function PreviewDialog({ remote, onClose, onMade }: PreviewDialogProps) {
  const call = useCall()
  const [release, setRelease] = useState(remote.releases[0]?.id ?? '')
  const [path, setPath] = useState('')
  const [hours, setHours] = useState(WEEK_HOURS)
  const [why, setWhy] = useState('')
  const [tried, setTried] = useState(false)
  const [link, setLink] = useState<ReleasePreviewLink | null>(null)

  const submit = () => {
    setTried(true)
    if (isMissing(why) || !isPath(path)) return
    void call.run(async () => {
      const body = { remote: remote.name, release, ...(path && { path: path.trim() }), hours, why: why.trim() }
      setLink(await send<ReleasePreviewLink>('preview-release', body))
      onMade?.()
    })
  }

  if (link)
    return (
      <Dialog title={t.made(link.release)} action={t.done()} busy={false} onSubmit={onClose} onClose={onClose}>
        <PreviewCode link={link} />
      </Dialog>
    )
  return (
    <Dialog
      title={t.title(remote.name)}
      action={t.action()}
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReleaseField remote={remote} value={release} onChange={setRelease} />
      <Field label={t.path()} help={t.pathHelp()} error={tried && !isPath(path) ? t.pathWrong() : undefined}>
        <input
          className={inputClass}
          maxLength={400}
          autoComplete="off"
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      </Field>
      <Field label={t.hours()}>
        <select className={inputClass} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
          <option value={DAY_HOURS}>{t.day()}</option>
          <option value={WEEK_HOURS}>{t.week()}</option>
          <option value={MONTH_HOURS}>{t.month()}</option>
        </select>
      </Field>
      <p>{t.outcome()}</p>
      <WhyField value={why} missing={tried && isMissing(why)} onChange={setWhy} />
    </Dialog>
  )
}
