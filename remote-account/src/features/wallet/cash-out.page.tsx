import { useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, ButtonLink, CellsSkeleton, PageFrame } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { CashOut } from './cash-out/cash-out'
import type { CashOutFacts } from './cash-out/cash-out.model'
import classes from './cash-out/cash-out.module.css'
import { t } from './cash-out/cash-out.text'
import { useCashOutFacts } from './cash-out/use-cash-out-facts'
import { NoPhoneNote } from './no-phone-note'

export default function CashOutPage() {
  const user = useSessionUser()
  const facts = useCashOutFacts()
  // Product spec, section 8: an unknown transfer config is silent. Nothing can be withdrawn then.
  if (facts.failed?.status === 404) return <Hindered title={t.closed()} text={t.closedText()} />
  if (user?.phone === '')
    return (
      <PageFrame title={t.title()}>
        <div className={classes.hindrance}>
          <NoPhoneNote redirect={to('cash-out')} />
        </div>
      </PageFrame>
    )
  if (facts.data) return <Ready facts={facts.data} onRefresh={facts.refresh} isVerified={user?.real_name === 1} />
  return (
    <PageFrame title={t.title()}>
      <Async of={facts} skeleton={<CellsSkeleton rows={7} />}>
        {() => null}
      </Async>
    </PageFrame>
  )
}

interface ReadyProps {
  facts: CashOutFacts
  isVerified: boolean
  onRefresh: () => Promise<unknown>
}

function Ready({ facts, isVerified, onRefresh }: ReadyProps) {
  if (facts.ways.length === 0) return <Hindered title={t.closed()} text={t.closedText()} />
  if (facts.rules.needs_real_name === 1 && !isVerified)
    return (
      <Hindered title={t.needsName()} text={t.closedText()}>
        <ButtonLink to={to('real-name')}>{t.verify()}</ButtonLink>
        <ButtonLink kind="secondary" to={to('feedback')}>
          {t.askUs()}
        </ButtonLink>
      </Hindered>
    )
  return <CashOut facts={facts} onRefresh={onRefresh} />
}

/** In place of the form. */
const Hindered = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <PageFrame title={t.title()}>
    <section className={classes.hindered}>
      <p className={classes.sentence}>{title}</p>
      <p className={classes.second}>{text}</p>
      {children}
    </section>
  </PageFrame>
)
