import type { Scan, ScanKind } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'
import { Avatar, ButtonLink, CircleAlert, CircleHelp } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { verificationOf } from '../../volunteer-words/verification'
import { kindText, t } from './codes.text'
import { Notice } from './notice'
import { SignByCode } from './sign-by-code'
import { SignPerson } from './sign-person'

interface ScanAnswerProps {
  scan: Scan
  code: string
  again: ReactNode
}

interface KnownScan {
  id: string
  volunteer: string | undefined
  code: string
}

/** What is offered for each thing that a code can mean. */
const offers: Record<Exclude<ScanKind, 'unknown'>, (scan: KnownScan) => ReactNode> = {
  'sign-in': ({ id, code }) => <SignByCode step="sign-in" id={id} code={code} />,
  'sign-out': ({ id, code }) => <SignByCode step="sign-out" id={id} code={code} />,
  team: ({ id }) => (
    <ButtonLink block to={to('team-detail', {}, { id })}>
      {t.openTeam()}
    </ButtonLink>
  ),
  volunteer: ({ id, code, volunteer }) => <SignPerson id={id} volunteer={volunteer} code={code} />,
  certificate: ({ id }) => (
    <ButtonLink block to={verificationOf(id)}>
      {t.verify()}
    </ButtonLink>
  ),
}

export function ScanAnswer({ scan, code, again }: ScanAnswerProps) {
  const { kind, id, title, valid } = scan
  if (kind !== 'unknown' && !valid)
    return (
      <Notice icon={<CircleAlert size={48} />} title={t.old()} text={t.oldHelp()}>
        {again}
      </Notice>
    )
  if (kind === 'unknown' || id === null)
    return (
      <Notice icon={<CircleHelp size={48} />} title={t.unknown()} text={t.unknownHelp()}>
        {again}
      </Notice>
    )
  return (
    <Notice icon={<Avatar src={null} name={title} size={72} />} title={title} text={kindText[kind]()}>
      {offers[kind]({ id, code, volunteer: scan.volunteer_id })}
      {again}
    </Notice>
  )
}
