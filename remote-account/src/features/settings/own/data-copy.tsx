import { type DataExport, type DataExportState, type DataOf, dataExports } from '@plaza/shared/api'
import { dayText } from '@plaza/shared/format'
import { type Resource, useAction, useEvents, useHost, useNow, useSessionUser } from '@plaza/shared/host'
import { Async, Button, Cell, CellGroup, CellsSkeleton, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { ProofForm } from '../../../proof/proof-form'
import { sizeText } from '../settings.model'
import { t } from './own-data.text'
import { useSaveFile } from './use-save-file'

const EVERY_MS = 20_000

/** The file with all that is held of the person: asked for, made beside the requests, fetched once. */
export function DataCopy({ of: latest }: { of: Resource<DataOf<typeof dataExports.latest>> }) {
  // A message tells that it is ready.
  useEvents('unread', latest.refresh, EVERY_MS)
  return (
    <CellGroup title={t.data()}>
      <Async of={latest} skeleton={<CellsSkeleton rows={1} />}>
        {({ export: last }) =>
          last?.state === 'ready' ? (
            <ReadyFile file={last} />
          ) : last?.state === 'waiting' ? (
            <Cell title={t.waiting()} note={t.waitingNote()} />
          ) : (
            <Request last={last?.state} />
          )
        }
      </Async>
    </CellGroup>
  )
}

const notes: Partial<Record<DataExportState, () => string>> = {
  fetched: t.lastFetched,
  expired: t.lastExpired,
  failed: t.lastFailed,
}

function Request({ last }: { last: DataExportState | undefined }) {
  const { ui } = useHost()
  const user = useSessionUser()
  const [isAsking, setAsking] = useState(false)
  const request = useAction(dataExports.request, {
    refreshes: [dataExports.latest],
    successMessage: () => t.asked(),
    onDone: () => setAsking(false),
  })
  // Without a phone there is nothing to prove it by.
  const ask = async () => {
    if (user?.phone) return setAsking(true)
    if (await ui.confirm({ title: t.askShort(), confirmText: t.make() })) void request.run({ body: {} })
  }
  return (
    <>
      <Cell title={t.ask()} note={(last && notes[last]?.()) ?? t.askNote()} onClick={() => void ask()} />
      <Sheet open={isAsking} title={t.prove()} onClose={() => setAsking(false)}>
        <ProofForm
          why={t.askWhy()}
          byPassword={user?.has_password ?? false}
          proof={{ ...request, give: (proof) => void request.run({ body: proof }) }}
        />
      </Sheet>
    </>
  )
}

function ReadyFile({ file }: { file: DataExport }) {
  const { ui } = useHost()
  const now = useNow()
  const save = useSaveFile()
  const fetch = useAction(dataExports.fetch, {
    refreshes: [dataExports.latest],
    successMessage: () => t.fetched(),
    onDone: ({ name, json }) => save?.(name, json),
  })
  // It can be fetched once, so only where it can be saved.
  const get = () => (save ? void fetch.run({ params: { id: file.id } }) : ui.toast(t.browser()))
  return (
    <Cell
      title={t.ready()}
      note={t.readyNote(sizeText(file.bytes), dayText(file.expires_at ? Date.parse(file.expires_at) : now, now))}
      value={
        <Button small loading={fetch.busy} onClick={get}>
          {t.fetch()}
        </Button>
      }
    />
  )
}
