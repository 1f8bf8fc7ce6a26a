import type { ContentFiles as Files, ImportResult } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { useRef, useState } from 'react'
import { CallFailure, read, send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { download } from '../parts/download'
import { type ArchiveFiles, placeUploads, readUploads } from './archive-uploads'
import { importInPortions } from './import-portions'
import classes from './newsroom.module.css'

const t = defineTexts({
  title: { en: 'All contents as files', zh: '全部内容文件' },
  export: { en: 'Export', zh: '导出' },
  import: { en: 'Import', zh: '导入' },
  file: { en: 'Archive of files', zh: '内容压缩包' },
  unreadable: { en: 'This is no archive of contents (.zip).', zh: '这不是内容压缩包（.zip）。' },
  missing: {
    en: (addresses: string) => `These uploads are not in the archive, because they cannot be read: ${addresses}`,
    zh: (addresses: string) => `以下上传文件无法读取，未包含在压缩包中：${addresses}`,
  },
  done: {
    en: (done: number, failed: number) => `${done} entries were taken as drafts, ${failed} were not.`,
    zh: (done: number, failed: number) => `已导入 ${done} 条草稿，${failed} 条未导入。`,
  },
})

const CONTENT = /\.(md|yaml)$/
/** Archives of the demo have its folder. */
const FOLDER = /^(server\/)?demo\//

function unpacked(archive: Uint8Array): ArchiveFiles {
  try {
    return unzipSync(archive)
  } catch {
    throw new CallFailure('refused', t.unreadable())
  }
}

/** The texts of an archive by their paths. */
const textsIn = (archive: ArchiveFiles): Files['files'] =>
  Object.fromEntries(
    Object.entries(archive)
      .filter(([path]) => CONTENT.test(path))
      .map(([path, bytes]) => [path.replace(FOLDER, ''), strFromU8(bytes)]),
  )

/** An archive of texts and other files by their paths. */
export const archiveOf = (texts: Files['files'], files: ArchiveFiles = {}): Uint8Array =>
  zipSync({
    ...Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])),
    // Pictures and sounds are compressed already.
    ...Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, [bytes, { level: 0 }] as const])),
  })

/** Everything that editors wrote as files of the demo's form, and back. */
export function ContentFiles() {
  const call = useCall()
  const file = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<ImportResult | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const save = () =>
    call.run(async () => {
      const texts = (await read<Files>('newsroom-files')).files
      const { files, missing: gone } = await readUploads(texts)
      setMissing(gone)
      const archive = archiveOf(texts, files)
      download(new Blob([archive as unknown as BlobPart], { type: 'application/zip' }), 'contents.zip')
    })
  const take = (archive: File | undefined) =>
    archive &&
    call.run(async () => {
      const files = unpacked(new Uint8Array(await archive.arrayBuffer()))
      const texts = await placeUploads(textsIn(files), files)
      setResult(await importInPortions(texts, (portion) => send<ImportResult>('newsroom-import', { files: portion })))
    })
  return (
    <section className={classes.files} aria-label={t.title()}>
      <Button busy={call.busy} onClick={() => void save()}>
        {t.export()}
      </Button>
      <Button busy={call.busy} onClick={() => file.current?.click()}>
        {t.import()}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".zip"
        aria-label={t.file()}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {call.refusal && <p role="alert">{call.refusal}</p>}
      {missing.length > 0 && <p role="status">{t.missing(missing.join(', '))}</p>}
      {result && <p role="status">{t.done(result.done, result.failed.length)}</p>}
      {result && result.failed.length > 0 && (
        <ul>
          {result.failed.map(({ file: path, id, why }) => (
            <li key={`${path} ${id}`}>
              {path} {id}: {why}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
