import { site } from '@plaza/shared/api'
import { anyText, useHost, useQueryState, useResource } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'
import { Async, CellsSkeleton, ErrorPanel, PageFrame } from '@plaza/shared/ui'
import type { Help } from './help.model'
import { titleOf } from './help.model'
import { t } from './help.text'
import { HelpList } from './help-list'
import { HelpQuestion } from './help-question'

export default function HelpPage() {
  const help = useResource(site.help, {})
  const [{ question: id }] = useQueryState({ question: anyText })
  const question = help.data?.list.find((one) => one.id === id)
  return (
    <PageFrame
      key={id ?? ''}
      title={question ? titleOf(question, language()) : t.title()}
      headed={question !== undefined}
      plain={question !== undefined}
    >
      <Async of={help} skeleton={<CellsSkeleton />}>
        {(data) => (id ? <OneQuestion help={data} id={id} /> : <HelpList help={data} onRefresh={help.refresh} />)}
      </Async>
    </PageFrame>
  )
}

function OneQuestion({ help, id }: { help: Help; id: string }) {
  const host = useHost()
  const question = help.list.find((one) => one.id === id)
  if (!question) return <ErrorPanel type={1} onBack={() => host.back()} />
  return <HelpQuestion help={help} question={question} />
}
