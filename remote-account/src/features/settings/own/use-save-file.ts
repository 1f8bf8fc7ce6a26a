import { useHost } from '@plaza/shared/host'

/** Shells whose pages cannot save files. */
const cannotSave: ReadonlySet<string> = new Set(['wechat', 'ios', 'android'])

/** Saves a text as a file of the device; undefined where a page cannot. */
export function useSaveFile(): ((name: string, text: string) => void) | undefined {
  const { shell } = useHost()
  if (cannotSave.has(shell.kind)) return undefined
  return (name, text) => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
}
