import { scans } from '@plaza/shared/api'
import { useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, Cell, CellGroup, History, ScanLine } from '@plaza/shared/ui'
import { useSignedCode } from '../../scanner/use-signed-code'
import { TitledFrame } from '../../titles/titled-frame'
import { CodePanel } from './code-panel'
import { CodeSkeleton } from './code-skeleton'
import { t } from './codes.text'

export default function PracticeCodePage() {
  const user = useSessionUser()
  const { resource, code, left } = useSignedCode(scans.code, {})
  return (
    <TitledFrame heading="code" title={t.own()}>
      <Async of={resource} skeleton={<CodeSkeleton hint={t.ownHint()} />}>
        {() => (
          <CodePanel
            name={user?.nickname ?? ''}
            image={user?.avatar ?? null}
            code={code}
            left={left}
            label={t.own()}
            hint={t.ownHint()}
            onRetry={() => void resource.refresh()}
          />
        )}
      </Async>
      <CellGroup>
        <Cell icon={<ScanLine size={20} />} title={t.scan()} to={to('scan-result')} />
        <Cell icon={<History size={20} />} title={t.record()} to={to('code-record')} />
      </CellGroup>
    </TitledFrame>
  )
}
