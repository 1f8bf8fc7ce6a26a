import { attendance } from '@plaza/shared/api'
import { useAction, useHost } from '@plaza/shared/host'
import { saveFile } from '../../../activity/save-file'
import { t } from './manage.text'

/** Saves the sign-in list as a file. */
export function useCsv(id: string) {
  const host = useHost()
  const ask = useAction(attendance.csv, {
    onDone: ({ name, csv }) => {
      if (!saveFile(host, { name, text: csv, type: 'text/csv' })) host.ui.toast(t.csvElsewhere())
    },
  })
  return () => void ask.run({ params: { id } })
}
