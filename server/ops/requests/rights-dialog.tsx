import type { OperationsStatus, RemoteOwners } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { read, send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { ConfirmDialog } from '../changes/confirm-dialog'
import type { Remote } from '../overview/rollback.model'
import { Field, inputClass } from '../parts/field'
import { percent } from '../parts/format'

const t = defineTexts({
  title: { en: (remote: string) => `Owners of ${remote}`, zh: (remote: string) => `${remote} 的负责人` },
  owners: { en: 'Owners', zh: '负责人' },
  help: { en: 'Names of operators, separated by commas.', zh: '运维人员名称，以逗号分隔。' },
  second: { en: 'A second person is needed', zh: '第二人确认' },
  never: { en: 'for no change', zh: '不需要' },
  always: { en: 'for every promotion', zh: '每次上线' },
  above: { en: (share: string) => `for more than ${share}`, zh: (share: string) => `超过 ${share} 时` },
  outcome: {
    en: 'Owners and releasers may change the remote. Rolling back and turning off never wait for a second person.',
    zh: '负责人和发布者可以修改此子应用。回滚和关闭无需第二人确认。',
  },
  weaker: {
    en: 'To ask for a second person less often, a second person has to confirm.',
    zh: '放宽此要求须由第二人确认。',
  },
  action: { en: 'Save', zh: '保存' },
})

const SHARES = [1, 5, 10, 25, 50]
const namesOf = (owners: string): string[] => owners.split(/[\s,，、]+/).filter(Boolean)

interface RightsDialogProps {
  remote: Remote
  onDone(status: OperationsStatus): void
  onClose(): void
}

/** Who owns a remote, and when its changes need a second person. */
export function RightsDialog({ remote, onDone, onClose }: RightsDialogProps) {
  const { name, secondPersonAbove } = remote
  const call = useCall()
  const [owners, setOwners] = useState(remote.owners.join(', '))
  const [above, setAbove] = useState(secondPersonAbove)
  const shares = [...new Set([...SHARES, ...(secondPersonAbove ? [secondPersonAbove] : [])])].sort((a, b) => a - b)
  const save = (why: string) =>
    call.run(async () => {
      const given = namesOf(owners)
      if (given.join() !== remote.owners.join())
        await send<RemoteOwners>('set-owners', { remote: name, owners: given, why })
      const isSame = above === secondPersonAbove
      onDone(isSame ? await read('status') : await send('set-second-person', { remote: name, above, why }))
    })
  return (
    <ConfirmDialog
      title={t.title(name)}
      action={t.action()}
      kind="primary"
      change={call}
      fields={
        <>
          <Field label={t.owners()} help={t.help()}>
            <input
              className={inputClass}
              autoCapitalize="none"
              spellCheck={false}
              value={owners}
              onChange={({ target }) => setOwners(target.value)}
            />
          </Field>
          <Field label={t.second()}>
            <select
              className={inputClass}
              value={above ?? ''}
              onChange={({ target }) => setAbove(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t.never()}</option>
              <option value="0">{t.always()}</option>
              {shares.map((share) => (
                <option key={share} value={share}>
                  {t.above(percent(share))}
                </option>
              ))}
            </select>
          </Field>
        </>
      }
      onConfirm={(why) => void save(why)}
      onClose={onClose}
    >
      <p>{t.outcome()}</p>
      {secondPersonAbove !== null && <p>{t.weaker()}</p>}
    </ConfirmDialog>
  )
}
