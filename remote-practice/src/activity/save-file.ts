import type { HostApi } from '@plaza/shared/host'

/** Shells in which a page cannot save a file. */
const cannotSave = new Set(['wechat', 'ios', 'android'])

interface SavedFile {
  name: string
  text: string
  type: string
}

/** Saves a text as a file; false where the shell cannot. */
export function saveFile({ shell }: Pick<HostApi, 'shell'>, { name, text, type }: SavedFile): boolean {
  if (cannotSave.has(shell.kind)) return false
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return true
}
