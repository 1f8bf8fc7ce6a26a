import type { OperationsOverview } from '@plaza/shared/operations'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { PolledData } from '../calls/use-polled'
import { useDoneLine } from '../parts/done-line'
import { type ChosenChange, RemoteChange } from './remote-change'

/** Changes that begin on lines of remotes: the line that says that one was made, and the dialog of the chosen one. */
export function useRemoteChange(overview: PolledData<OperationsOverview>): {
  line: ReactNode
  dialog: ReactNode
  choose(chosen: ChosenChange): void
} {
  const [chosen, setChosen] = useState<ChosenChange | null>(null)
  const changed = useRef<string | null>(null)
  const { data } = overview
  // What had the focus may be gone with the change: the line may stand in another group, with other buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer
  useEffect(() => {
    const name = changed.current
    changed.current = null
    if (name !== null && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`main [data-row="${name}"] a`)?.focus()
  }, [data])
  // After the effect above: it takes the focus where nothing else has it.
  const { line, say } = useDoneLine()
  const dialog = chosen && (
    <RemoteChange
      key={`${chosen.does} ${chosen.remote}`}
      chosen={chosen}
      onDone={(status) => {
        changed.current = chosen.remote
        setChosen(null)
        say(status)
        overview.refresh()
      }}
      onClose={() => setChosen(null)}
    />
  )
  return { line, dialog, choose: setChosen }
}
