import { timeAgo } from '@plaza/shared/format'
import type { OperationsOverview, OperationsRendering } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import type { ReactNode } from 'react'
import { usePolled } from '../calls/use-polled'
import { moment } from '../parts/format'
import classes from './overview.module.css'
import { RenderingFact } from './rendering-facts'

const t = defineTexts({
  registry: { en: 'Registry', zh: '登记表' },
  serial: { en: 'Serial', zh: '序号' },
  issued: { en: 'Issued', zh: '签发于' },
  host: { en: 'Host build', zh: '宿主构建' },
})

/** State of the registry and of page rendering, on one line. */
export function Facts({ overview: { serial, issuedAt, host } }: { overview: OperationsOverview }) {
  const rendering = usePolled<OperationsRendering>('rendering').data
  return (
    <dl className={classes.facts} aria-label={t.registry()}>
      <Fact name={t.serial()}>{serial}</Fact>
      <Fact name={t.issued()}>
        <time dateTime={new Date(issuedAt).toISOString()} title={moment(issuedAt)}>
          {issuedAt > 0 ? timeAgo(issuedAt, Date.now()) : '–'}
        </time>
      </Fact>
      <Fact name={t.host()}>
        <span className={classes.mono}>{host.build}</span>
      </Fact>
      {rendering && <RenderingFact rendering={rendering} />}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
