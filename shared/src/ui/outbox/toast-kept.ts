import type { HostApi } from '../../host'
import { isLive, to } from '../../routes'
import { defineTexts } from '../../text'

const t = defineTexts({
  kept: { en: 'Kept on this device, sent when the network is back', zh: '已保存，联网后自动发送' },
  show: { en: 'Show', zh: '查看' },
})
const SECONDS = 5

/** Tells the user that a call waits, and leads to all that wait. */
export function toastKept({ ui, navigate }: Pick<HostApi, 'ui' | 'navigate'>): void {
  const action = { label: t.show(), seconds: SECONDS, onChoose: () => void navigate(to('outbox')) }
  ui.toast(t.kept(), isLive('outbox') ? action : undefined)
}
