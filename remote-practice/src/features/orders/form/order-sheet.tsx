import { addresses, helpers, orders, type Service } from '@plaza/shared/api'
import { useAction, useHost, useNow, useResource, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import {
  Async,
  Button,
  ButtonLink,
  CellsSkeleton,
  DatePicker,
  type DraftEditor,
  PhoneNote,
  Select,
  Sheet,
  TextArea,
  useDraft,
  useFaults,
} from '@plaza/shared/ui'
import classes from '../../../parts/form.module.css'
import { titleOf } from '../order.text'
import {
  emptyDraft,
  isWritten,
  type OrderDraft,
  type OrderFault,
  orderFaults,
  timesAround,
  toOrder,
} from './order-draft.model'
import { faultText, t } from './order-form.text'

const NOTE_MAX = 200

/** Where a service is ordered; the draft of each service stays until it is sent. */
export function OrderSheet({ service, onClose }: { service: Service | null; onClose: () => void }) {
  return (
    <Sheet open={service !== null} title={service ? titleOf(service) : ''} onClose={onClose}>
      {service && <OrderForm key={service.id} service={service} onDone={onClose} />}
    </Sheet>
  )
}

function OrderForm({ service, onDone }: { service: Service; onDone: () => void }) {
  const user = useSessionUser()
  const host = useHost()
  if (!user) {
    return (
      <section className={classes.paper}>
        <p className={classes.hint}>{t.needsLogin()}</p>
        <Button block onClick={() => host.session.logIn()}>
          {t.logIn()}
        </Button>
      </section>
    )
  }
  return <OwnOrderForm service={service} onDone={onDone} />
}

function OwnOrderForm({ service, onDone }: { service: Service; onDone: () => void }) {
  const host = useHost()
  const now = useNow()
  const book = useResource(addresses.list, {})
  const cared = useResource(helpers.list, {})
  const held = useDraft<OrderDraft>(`service-order.${service.id}`, { empty: emptyDraft, isWritten })
  const usual = book.data?.list.find(({ preferred }) => preferred)?.id ?? null
  const inCare = cared.data?.list ?? []
  const chosen = inCare.some(({ id }) => id === held.draft.helper) ? held.draft.helper : ''
  const pen = { ...held, draft: { ...held.draft, address: held.draft.address ?? usual, helper: chosen ?? '' } }
  const { faults, check } = useFaults(orderFaults(pen.draft, now), faultText)
  const order = useAction(orders.order, {
    refreshes: [orders.list, orders.services, orders.given],
    successMessage: t.sent,
    onDone: ({ id }) => {
      pen.startAnew()
      onDone()
      host.navigate(to('order-detail', {}, { id }))
    },
  })
  const send = () => {
    if (check()) void order.run(toOrder(pen.draft, service.id))
  }
  return (
    <>
      <PhoneNote text={t.needsPhone()} redirect={to('service-catalogue')} />
      <Async of={book} skeleton={<CellsSkeleton />}>
        {({ list }) => (
          <section className={classes.paper}>
            {list.length === 0 ? (
              <NoAddress />
            ) : (
              <Async of={cared} skeleton={<CellsSkeleton />}>
                {() => (
                  <>
                    <Fields list={list} inCare={inCare} pen={pen} faults={faults} />
                    <Button block loading={order.busy} onClick={send}>
                      {t.send()}
                    </Button>
                  </>
                )}
              </Async>
            )}
          </section>
        )}
      </Async>
    </>
  )
}

function NoAddress() {
  return (
    <>
      <p className={classes.hint}>{t.noAddress()}</p>
      <ButtonLink block to={to('addresses', {}, { edit: 'new' })}>
        {t.addAddress()}
      </ButtonLink>
    </>
  )
}

interface FieldsProps {
  list: readonly { id: string; name: string; phone: string; district: string; detail: string }[]
  inCare: readonly { id: string; name: string }[]
  pen: DraftEditor<OrderDraft>
  faults: readonly OrderFault[]
}

function Fields({ list, inCare, pen: { draft, change }, faults }: FieldsProps) {
  const now = useNow()
  const errorOf = (fault: OrderFault) => faults.includes(fault) && faultText[fault]()
  return (
    <>
      {inCare.length > 0 && (
        <Select
          label={t.forWhom()}
          {...(draft.helper && { help: t.forWhomHelp() })}
          options={[{ value: '', label: t.myself() }, ...inCare.map(({ id, name }) => ({ value: id, label: name }))]}
          value={draft.helper ?? ''}
          onChange={(helper) => change({ helper })}
        />
      )}
      <Select
        label={t.address()}
        placeholder={t.chooseAddress()}
        options={list.map(({ id, name, district, detail }) => ({
          value: id,
          label: `${district} ${detail} · ${name}`,
        }))}
        value={draft.address}
        error={errorOf('address')}
        onChange={(address) => change({ address })}
      />
      <DatePicker
        label={t.wanted()}
        placeholder={t.chooseTime()}
        value={draft.wanted}
        {...timesAround(now)}
        error={errorOf('wanted')}
        onChange={(wanted) => change({ wanted })}
      />
      <TextArea
        label={t.note()}
        placeholder={t.noteExample()}
        rows={2}
        value={draft.note}
        max={NOTE_MAX}
        onChange={(note) => change({ note })}
      />
    </>
  )
}
