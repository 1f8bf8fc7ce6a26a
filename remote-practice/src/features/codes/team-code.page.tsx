import { teams } from '@plaza/shared/api'
import { anyText, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Async, ButtonLink, Cell, CellGroup, CellsSkeleton, EmptyState, Settings, Users } from '@plaza/shared/ui'
import { useSignedCode } from '../../scanner/use-signed-code'
import { TitledFrame } from '../../titles/titled-frame'
import { CodePanel } from './code-panel'
import { CodeSkeleton } from './code-skeleton'
import { t } from './codes.text'

export default function TeamCodePage() {
  const [{ id }] = useQueryState({ id: anyText })
  return (
    <TitledFrame heading="team-code" title={t.team()}>
      {id ? <TeamCode id={id} /> : <OwnTeams />}
    </TitledFrame>
  )
}

function TeamCode({ id }: { id: string }) {
  const team = useResource(teams.detail, { params: { id } })
  const { resource, code, left } = useSignedCode(teams.code, { params: { id } })
  return (
    <>
      <Async of={resource} skeleton={<CodeSkeleton hint={t.teamHint()} />}>
        {() => (
          <CodePanel
            name={team.data ? nameOf(team.data) : ''}
            image={team.data?.logo ?? null}
            code={code}
            left={left}
            label={t.team()}
            hint={t.teamHint()}
            onRetry={() => void resource.refresh()}
          />
        )}
      </Async>
      {resource.data && (
        <CellGroup>
          <Cell icon={<Users size={20} />} title={t.toTeam()} to={to('team-detail', {}, { id })} />
          <Cell icon={<Settings size={20} />} title={t.toManage()} to={to('team-manage', { id })} />
        </CellGroup>
      )}
    </>
  )
}

/** Without a team in the address: those that the person manages. */
function OwnTeams() {
  const list = usePaged(teams.mine, {})
  const managed = list.items.filter(({ membership }) => membership === 'manager')
  return (
    <Async of={{ ...list, data: list.first }} skeleton={<CellsSkeleton rows={3} />}>
      {() =>
        managed.length > 0 ? (
          <CellGroup title={t.chooseHelp()}>
            {managed.map((one) => (
              <Cell
                key={one.id}
                title={nameOf(one)}
                note={nameOf({ name: one.slogan, name_en: one.slogan_en })}
                to={to('team-code', {}, { id: one.id })}
              />
            ))}
          </CellGroup>
        ) : (
          <EmptyState kind="data" action={<ButtonLink to={to('team-search')}>{t.findTeam()}</ButtonLink>} />
        )
      }
    </Async>
  )
}
