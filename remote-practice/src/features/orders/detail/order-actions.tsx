import type { OrderDetail, OrderStep } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, Sheet, TextArea } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from '../../../parts/form.module.css'
import { stepText } from '../order.text'
import { t } from './detail.text'
import { useOrderSteps } from './use-order-steps'

const REASON_MAX = 200
const quiet: readonly OrderStep[] = ['refuse', 'cancel', 'give-back']

/** The steps that the server allows now; nothing where there is none. */
export function OrderActions({ order, onRefused }: { order: OrderDetail; onRefused: () => Promise<unknown> }) {
  const host = useHost()
  const [refusing, setRefusing] = useState(false)
  const steps = useOrderSteps(order.id, onRefused)
  const take: Record<OrderStep, () => void> = {
    provide: steps.provide,
    complete: steps.complete,
    cancel: steps.cancel,
    'give-back': steps.giveBack,
    refuse: () => setRefusing(true),
    score: () => host.navigate(to('service-score', {}, { id: order.id })),
  }
  if (order.steps.length === 0) return null
  return (
    <BottomBar>
      {order.steps.toReversed().map((step) => (
        <Button
          key={step}
          block
          kind={quiet.includes(step) ? 'secondary' : 'primary'}
          loading={steps.busy}
          onClick={take[step]}
        >
          {stepText[step]()}
        </Button>
      ))}
      <RefusalSheet open={refusing} steps={steps} onClose={() => setRefusing(false)} />
    </BottomBar>
  )
}

interface RefusalSheetProps {
  open: boolean
  steps: ReturnType<typeof useOrderSteps>
  onClose: () => void
}

function RefusalSheet({ open, steps, onClose }: RefusalSheetProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = async () => {
    const words = reason.trim()
    setMissing(words === '')
    if (words && (await steps.refuse(words))) onClose()
  }
  return (
    <Sheet open={open} title={t.refuseTitle()} onClose={onClose}>
      <div className={classes.paper}>
        <TextArea
          label={t.refuseTitle()}
          quietLabel
          placeholder={t.refuseExample()}
          rows={3}
          value={reason}
          max={REASON_MAX}
          error={isMissing && reason.trim() === '' && t.reasonFirst()}
          onChange={setReason}
        />
        <Button block loading={steps.busy} onClick={send}>
          {t.refuse()}
        </Button>
      </div>
    </Sheet>
  )
}
