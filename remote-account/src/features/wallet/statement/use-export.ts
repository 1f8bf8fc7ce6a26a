import { wallets } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { t } from '../wallet.text'

/** Shells in which a page cannot save a file. */
const cannotSave = new Set(['wechat', 'ios', 'android'])

function download(name: string, csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Saves the statement of a month as a file. */
export function useExport(month: string) {
  const { shell, ui } = useHost()
  const ask = useAction(wallets.csv, {
    onDone: ({ name, csv }) => {
      download(name, csv)
      ui.toast(t.exported())
    },
  })
  return {
    busy: ask.busy,
    run: () => (cannotSave.has(shell.kind) ? ui.toast(t.exportElsewhere()) : void ask.run({ query: { month } })),
  }
}
