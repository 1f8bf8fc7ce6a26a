import type { ModerationFile, ModerationRules } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useRef, useState } from 'react'
import { read, send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { download } from '../parts/download'
import classes from './moderation.module.css'

const t = defineTexts({
  export: { en: 'Export as a file', zh: '导出文件' },
  import: { en: 'Import a file', zh: '导入文件' },
  file: { en: 'File of words', zh: '词表文件' },
  taken: { en: 'The file is in the form. Look at it, then save.', zh: '文件内容已填入表单，请确认后保存。' },
})

/** The rules in force as a file, and a file into the form. */
export function RulesFile({ onTaken }: { onTaken(rules: ModerationRules): void }) {
  const call = useCall()
  const input = useRef<HTMLInputElement>(null)
  const [isTaken, setTaken] = useState(false)
  const save = () =>
    call.run(async () => {
      const { text } = await read<ModerationFile>('moderation-file')
      download(new Blob([text], { type: 'application/yaml' }), 'moderation.yaml')
    })
  const take = (file: File | undefined) =>
    file &&
    call.run(async () => {
      setTaken(false)
      const { rules } = await send<{ rules: ModerationRules }>('moderation-file', { text: await file.text() })
      onTaken(rules)
      setTaken(true)
    })
  return (
    <div className={classes.actions}>
      <Button busy={call.busy} onClick={() => void save()}>
        {t.export()}
      </Button>
      <Button busy={call.busy} onClick={() => input.current?.click()}>
        {t.import()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".yaml,.yml"
        aria-label={t.file()}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <p role="status">{call.refusal ?? (isTaken && t.taken())}</p>
    </div>
  )
}
