import { site } from '@plaza/shared/api'
import { anyText, useHost, useQueryState, useResource } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'
import { Async, ErrorPanel, PageFrame, PullToRefresh, RichText } from '@plaza/shared/ui'
import classes from './about.module.css'
import { t } from './about.text'
import { AboutBrand } from './about-brand'
import { documentsOf, type VersionedDocument, wordsOf } from './document.model'

export default function AboutPage() {
  const [{ document: key }] = useQueryState({ document: anyText })
  const agreements = useResource(site.agreements, {})
  const clauses = useResource(site.clauses, {})
  const documents = documentsOf(agreements.data, clauses.data)
  if (!key) return <Brand documents={documents} />
  const document = documents.find((one) => one.key === key)
  const isThere = agreements.data !== undefined && clauses.data !== undefined
  const of = { ...clauses, data: document ?? (isThere ? null : undefined) }
  return (
    <PageFrame key={key} title={document ? wordsOf(document, language()).title : t.title()} plain>
      <Async of={of}>{(shown) => <Reading document={shown} />}</Async>
    </PageFrame>
  )
}

function Reading({ document }: { document: VersionedDocument | null }) {
  const host = useHost()
  if (!document) return <ErrorPanel type={1} onBack={() => host.back()} />
  return (
    <article className={classes.document}>
      <p className={classes.note}>{t.ofVersion(document.version)}</p>
      <RichText html={wordsOf(document, language()).html} by="editor" />
    </article>
  )
}

function Brand({ documents }: { documents: readonly VersionedDocument[] }) {
  const about = useResource(site.about, {})
  return (
    <PageFrame title={t.title()}>
      <Async of={about}>
        {(data) => (
          <PullToRefresh onRefresh={about.refresh}>
            <AboutBrand about={data} documents={documents} />
          </PullToRefresh>
        )}
      </Async>
    </PageFrame>
  )
}
