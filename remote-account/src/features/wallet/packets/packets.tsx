import { codes, type RedPacket, redPackets, wallets } from '@plaza/shared/api'
import { useAction, useEvents, useHost, usePaged } from '@plaza/shared/host'
import { CellsSkeleton, PagedList } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { useAmounts } from '../../../money/use-amounts'
import { OpenedSheet } from './opened-sheet'
import { PacketRow } from './packet-row'
import { t } from './packets.text'

const EVERY_MS = 60_000
const refreshes = [redPackets.list, wallets.account, wallets.details]

/** Red packets, newest first. Opening one again answers what was in it: the server books it once. */
export function Packets() {
  const { ui } = useHost()
  const { hidden } = useAmounts()
  const list = usePaged(redPackets.list, {})
  useEvents('wallet', list.refresh, EVERY_MS)
  const [opened, setOpened] = useState<RedPacket | null>(null)
  const [opening, setOpening] = useState('')
  const unwrap = useAction(redPackets.unwrap, { refreshes, onDone: setOpened })
  const isLate = unwrap.failed?.code === codes.tooLate
  const { refresh } = list
  useEffect(() => {
    if (!isLate) return
    ui.toast(t.late())
    void refresh()
  }, [isLate, ui, refresh])
  const open = (id: string) => {
    // One is opened at a time, and none shows that it is being opened while another is.
    if (unwrap.busy) return
    setOpening(id)
    void unwrap.run({ params: { id } })
  }
  return (
    <>
      <PagedList of={list} keyOf={({ id }) => id} label={t.title()} empty="data" skeleton={<CellsSkeleton rows={5} />}>
        {(packet) => (
          <PacketRow
            packet={packet.id === opened?.id ? opened : packet}
            hidden={hidden}
            busy={unwrap.busy && opening === packet.id}
            onOpen={() => open(packet.id)}
          />
        )}
      </PagedList>
      <OpenedSheet packet={opened} onClose={() => setOpened(null)} />
    </>
  )
}
