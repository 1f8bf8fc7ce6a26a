import {
  type Entry,
  type NewsroomArea,
  type NewsroomKind,
  type NewsroomKindRow,
  newsroomAreas,
  singleKinds,
} from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { inputClass } from '../parts/field'
import { PolledContent, Skeleton } from '../parts/state'
import { ContentFiles } from './content-files'
import { EntryPage } from './entry-page'
import { EntryTable } from './entry-table'
import classes from './newsroom.module.css'
import { areaNames, kindNames } from './newsroom.text'
import { entryAddress, useEntryAddress } from './use-entry-address'

const t = defineTexts({
  kinds: { en: 'Kinds', zh: '内容类型' },
  begin: { en: 'Set your site first: its name, logo and city.', zh: '请先设置站点：名称、标志和城市。' },
  site: { en: 'To the site', zh: '去设置' },
})

/** What editors write: a list for each kind, and the form of an entry. */
export function NewsroomView() {
  const { kind, id } = useEntryAddress()
  const shown = isSingle(kind) ? kind : id
  // Asked once for all lists: a note that comes late would move what is being pressed.
  const site = usePolled<Entry>('newsroom/site/site')
  return (
    <div className={classes.newsroom} data-wide={(kind === 'page' && shown !== undefined) || undefined}>
      <div className={classes.side}>
        <Kinds current={kind} />
        <KindSelect current={kind} />
        <ContentFiles />
      </div>
      {shown === undefined ? (
        <EntryList kind={kind} isBegun={site.data?.version !== 0} />
      ) : (
        <EntryOf key={kind} kind={kind} id={shown} />
      )}
    </div>
  )
}

/** The entries of a kind; a site that nobody has set yet comes first. */
function EntryList({ kind, isBegun }: { kind: NewsroomKind; isBegun: boolean }) {
  return (
    <div className={classes.list}>
      {!isBegun && (
        <p className={classes.begin} role="note">
          {t.begin()} <a href={entryAddress('site')}>{t.site()}</a>
        </p>
      )}
      <EntryTable key={kind} kind={kind} />
    </div>
  )
}

const isSingle = (kind: NewsroomKind) => (singleKinds as readonly NewsroomKind[]).includes(kind)

function EntryOf({ kind, id }: { kind: NewsroomKind; id: string }) {
  const kinds = usePolled<{ list: readonly NewsroomKindRow[] }>('newsroom')
  return (
    <PolledContent of={kinds} waiting={<Skeleton height={480} />}>
      {({ list }) => {
        const row = list.find((one) => one.kind === kind)
        return row && <EntryPage key={id} kind={row} id={id} />
      }}
    </PolledContent>
  )
}

const areas = Object.entries(newsroomAreas) as [NewsroomArea, readonly NewsroomKind[]][]

const Kinds = ({ current }: { current: NewsroomKind }) => (
  <nav className={classes.kinds} aria-label={t.kinds()}>
    {areas.map(([area, kinds]) => (
      <details key={area} open={kinds.includes(current)}>
        <summary>{areaNames[area]()}</summary>
        <div className={classes.area}>
          {kinds.map((kind) => (
            <a key={kind} href={entryAddress(kind)} aria-current={kind === current ? 'page' : undefined}>
              {kindNames[kind]()}
            </a>
          ))}
        </div>
      </details>
    ))}
  </nav>
)

/** The kinds on a phone, where their list would fill the screen before the entries. */
const KindSelect = ({ current }: { current: NewsroomKind }) => (
  <select
    className={`${inputClass} ${classes.kindSelect}`}
    aria-label={t.kinds()}
    value={current}
    onChange={({ target }) => {
      window.location.hash = entryAddress(target.value as NewsroomKind)
    }}
  >
    {areas.map(([area, kinds]) => (
      <optgroup key={area} label={areaNames[area]()}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]()}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
)
