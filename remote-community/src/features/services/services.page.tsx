import { config, type ServiceItem, services } from '@plaza/shared/api'
import { anyText, useHost, useKept, useQueryState, useResource } from '@plaza/shared/host'
import { serviceAddress } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { AddressLink, Async, Button, EmptyState, leads, PageFrame, SearchField, SectionTitle } from '@plaza/shared/ui'
import { CivicIcon } from '../../civic-icon'
import { TilesSkeleton } from '../../tiles-skeleton'
import { matches } from './services.model'
import classes from './services.module.css'
import { t } from './services.text'

const RECENT = 'recent-services'
const MAX_RECENT = 8

export default function ServicesPage() {
  const groups = useResource(services.groups, {})
  const modules = useResource(config.modules, {})
  const [{ q = '' }, change] = useQueryState({ q: anyText })
  const { drafts } = useHost()
  const recent = useKept<string[]>(RECENT) ?? []
  const off = new Set(modules.data?.list.filter(({ on }) => on === 0).map(({ key }) => key))
  // Without the list of modules nobody knows which of them are on.
  const unknown = modules.failed !== null && modules.data === undefined
  const isShown = ({ link, module }: ServiceItem) =>
    leads(serviceAddress(link)) && !(module && (unknown || off.has(module)))
  // Read at the tap: an earlier one of this visit counts too.
  const use = (id: string) => {
    const before = drafts.read<string[]>(RECENT) ?? []
    drafts.keep(RECENT, [id, ...before.filter((one) => one !== id)].slice(0, MAX_RECENT))
  }
  return (
    <PageFrame title={t.title()}>
      <search className={classes.filter}>
        <SearchField
          label={t.filter()}
          placeholder={t.filter()}
          text={q}
          onType={(text) => change({ q: text || undefined })}
          onClear={() => change({ q: undefined })}
        />
      </search>
      <Async of={groups} skeleton={<TilesSkeleton />}>
        {({ list }) => {
          const shown = list
            .map((group) => ({ ...group, items: group.items.filter((item) => isShown(item) && matches(item, q)) }))
            .filter(({ items }) => items.length > 0)
          const all = list.flatMap(({ items }) => items).filter(isShown)
          const used = recent.flatMap((id) => all.find((item) => item.id === id) ?? [])
          return (
            <>
              {unknown && (
                <p className={classes.unknown} role="status">
                  {t.unknown()}
                  <Button kind="plain" small loading={modules.refreshing} onClick={() => void modules.refresh()}>
                    {t.again()}
                  </Button>
                </p>
              )}
              {q === '' && used.length > 0 && <Group name={t.recent()} items={used} onUse={use} />}
              {shown.map((group) => (
                <Group key={group.id} name={nameOf(group)} items={group.items} onUse={use} />
              ))}
              {shown.length === 0 &&
                (q === '' ? (
                  <EmptyState kind="content" />
                ) : (
                  <p className={classes.none} role="status">
                    {t.none(q)}
                  </p>
                ))}
            </>
          )
        }}
      </Async>
    </PageFrame>
  )
}

interface GroupProps {
  name: string
  items: readonly ServiceItem[]
  onUse: (id: string) => void
}

function Group({ name, items, onUse }: GroupProps) {
  return (
    <section className={classes.group}>
      <SectionTitle title={name} />
      <ul className={classes.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <AddressLink to={serviceAddress(item.link)} className={classes.service} onClick={() => onUse(item.id)}>
              <span className={classes.icon}>
                <CivicIcon name={item.icon} />
              </span>
              <span className={classes.words}>
                <strong>{nameOf({ name: item.title, name_en: item.title_en })}</strong>
                <span className={classes.note}>{nameOf({ name: item.note, name_en: item.note_en })}</span>
              </span>
            </AddressLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
