import { helpers } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { Async, CellsSkeleton } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { HelperForm } from './helper-form'
import { t } from './helpers.text'

export default function HelperEditPage() {
  const [{ id }] = useQueryState({ id: anyText })
  return id ? <Changed key={id} id={id} /> : <HelperForm helper={undefined} />
}

/** The form, once the entry is there. */
function Changed({ id }: { id: string }) {
  const helper = useResource(helpers.detail, { params: { id } })
  if (helper.data) return <HelperForm helper={helper.data} />
  return (
    <TitledFrame heading="helper-edit" title={t.edit()}>
      <Async of={helper} skeleton={<CellsSkeleton />}>
        {() => null}
      </Async>
    </TitledFrame>
  )
}
