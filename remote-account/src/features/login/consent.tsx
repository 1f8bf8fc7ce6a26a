import { type DataOf, site } from '@plaza/shared/api'
import { useHost, useKept, useResource } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'
import { Button, Checkbox, RichText, Sheet } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import classes from './consent.module.css'
import { t } from './login.text'

type Document = DataOf<typeof site.agreements>['list'][number]

const inWords = (document: Document) =>
  language() === 'en' && document.title_en && document.html_en
    ? { title: document.title_en, html: document.html_en }
    : document

/** Name of the version that the user agreed to in this visit: it outlives the way to WeChat. */
const KEPT = 'agreed'

/**
 * Whether the user agrees, to which version: a newer one asks again. Requiring an agreement that is missing shakes the
 * line and shows a message.
 */
export function useConsent() {
  const { drafts } = useHost()
  const agreements = useResource(site.agreements, {})
  const kept = useKept<string>(KEPT)
  const version = agreements.data?.version
  const [choice, choose] = useState<boolean | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [isRenewed, setRenewed] = useState(false)
  const given = choice ?? (version !== undefined && kept === version)
  useEffect(() => {
    if (given && version !== undefined) drafts.keep(KEPT, version)
    else if (choice === false) drafts.drop(KEPT)
  }, [given, choice, version, drafts])
  return {
    given,
    agreements,
    /** The version for the login call; nothing while it is not known. */
    agreed: given && version !== undefined ? { agreed: version } : {},
    refusals: given ? 0 : refusals,
    /** The server has newer agreements than the user read. */
    isRenewed: isRenewed && !given,
    set: choose,
    ask() {
      if (!given) setRefusals((times) => times + 1)
      return given
    },
    /** The version is not the current one any more: fetches that and asks again. */
    renew() {
      choose(false)
      setRenewed(true)
      setRefusals((times) => times + 1)
      void agreements.refresh()
    },
  }
}
export type Consent = ReturnType<typeof useConsent>

/** The agreements, each readable in a sheet. */
export function ConsentLine({ consent }: { consent: Consent }) {
  const { agreements } = consent
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
            {consent.isRenewed ? t.agreeAgain() : t.agreeFirst()}
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
  onRetry: () => Promise<unknown>
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
