import { Button } from '@plaza/shared/ui'
import { t } from './people.text'
import { useBlock } from './use-block'

interface UnblockProps {
  person: { id: string; name: string }
  /** Beside others of its kind it says whom it is about. */
  named?: true
}

export function Unblock({ person, named }: UnblockProps) {
  const block = useBlock(person)
  return (
    <Button
      kind="secondary"
      small
      loading={block.busy}
      {...(named && { 'aria-label': `${t.unblock()} ${person.name}` })}
      onClick={() => block.set(false)}
    >
      {t.unblock()}
    </Button>
  )
}
