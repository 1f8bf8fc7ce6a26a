import { type DataOf, site } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'
import { Button, Checkbox, RichText, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import classes from './consent.module.css'
import { t } from './login.text'

type Document = DataOf<typeof site.agreements>['list'][number]

const inWords = (document: Document) =>
  language() === 'en' && document.title_en && document.html_en
    ? { title: document.title_en, html: document.html_en }
    : document

/** Whether the user agrees. Requiring an agreement that is missing shakes the line and shows a message. */
export function useConsent() {
  const [given, set] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const ask = () => {
    if (!given) setRefusals((times) => times + 1)
    return given
  }
  return { given, set, refusals: given ? 0 : refusals, ask }
}
type Consent = ReturnType<typeof useConsent>

/** The agreements, each readable in a sheet. */
export function ConsentLine({ consent }: { consent: Consent }) {
  const agreements = useResource(site.agreements, {})
  const [read, setRead] = useState<Document | null>(null)
  const missing = consent.refusals > 0
  return (
    <>
      {/* A new key restarts the animation. */}
      <div key={consent.refusals} className={classes.consent} data-missing={missing ? '' : undefined}>
        <Checkbox checked={consent.given} onChange={consent.set}>
          {t.agree()}
        </Checkbox>
        <Titles list={agreements.data?.list} onRead={setRead} onRetry={agreements.refresh} />
        {missing && (
          <p role="alert" className={classes.missing}>
            {t.agreeFirst()}
          </p>
        )}
      </div>
      <Reading
        document={read}
        onClose={() => setRead(null)}
        onAgree={() => {
          consent.set(true)
          setRead(null)
        }}
      />
    </>
  )
}

interface TitlesProps {
  list: readonly Document[] | undefined
  onRead: (document: Document) => void
  onRetry: () => Promise<void>
}

function Titles({ list, onRead, onRetry }: TitlesProps) {
  if (!list?.length)
    return (
      <button type="button" className={classes.title} onClick={onRetry}>
        {t.agreement()}
      </button>
    )
  return list.map((document, index) => (
    <span key={document.key}>
      {index > 0 && t.and()}
      <button type="button" className={classes.title} onClick={() => onRead(document)}>
        {t.document(inWords(document).title)}
      </button>
    </span>
  ))
}

interface ReadingProps {
  document: Document | null
  onClose: () => void
  onAgree: () => void
}

function Reading({ document, onClose, onAgree }: ReadingProps) {
  const words = document && inWords(document)
  const foot = (
    <Button block onClick={onAgree}>
      {t.agreeAndClose()}
    </Button>
  )
  return (
    <Sheet open={document !== null} title={words?.title ?? ''} onClose={onClose} tall foot={foot}>
      {words && <RichText html={words.html} by="editor" />}
    </Sheet>
  )
}
