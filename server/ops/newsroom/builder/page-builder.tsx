import '@puckeditor/core/no-external.css'
import type { NewsroomCardRow } from '@plaza/shared/operations'
import { type Config, type Data, type Overrides, Puck } from '@puckeditor/core'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { RefusedField } from '../../calls/call'
import { usePolled } from '../../calls/use-polled'
import { PolledContent, Skeleton } from '../../parts/state'
import type { FormSchema } from '../form/form.model'
import classes from './builder.module.css'
import { BuilderProvider } from './builder-context'
import { fieldsOf } from './card-fields'
import { CardList, DrawerItem } from './card-list'
import { cardName } from './card-names.text'
import { CardPanel } from './card-panel'
import { CardTile } from './card-tile'
import { dictionary } from './dictionary.text'
import { ListPart } from './list-part'
import { componentOf, firstProps, fromPuck, type PageFields, toPuck, withoutCards } from './page-data.model'
import { PagePreview } from './page-preview'
import { type PathProblem, problemsOf, withFiles } from './problems.model'

interface PageBuilderProps {
  schema: Record<string, unknown>
  document: unknown
  isNew: boolean
  files: Readonly<Record<string, string>>
  /** The field that the server refused. */
  refused: RefusedField | null
  onChange(document: unknown): void
}

/** Edits a configured page card by card, beside a phone that shows it. */
export function PageBuilder(props: PageBuilderProps) {
  const cards = usePolled<{ list: readonly NewsroomCardRow[] }>('newsroom-cards')
  return (
    <PolledContent of={cards} waiting={<Skeleton height={480} />}>
      {({ list }) => <Builder {...props} cards={list} />}
    </PolledContent>
  )
}

const componentOfRow = ({ type, part }: NewsroomCardRow) => componentOf({ type, kind: part?.kind })

/** A Puck component for each card, with the fields of its schema. */
function configOf(cards: readonly NewsroomCardRow[], page: FormSchema, isNew: boolean): Config {
  const hidden = new Set(isNew ? [] : ['own_id'])
  return {
    root: {
      fields: fieldsOf(withoutCards(page), hidden),
      render: ({ children }: { children: ReactNode }) => <>{children}</>,
    },
    components: Object.fromEntries(
      cards.map((row) => {
        const type = componentOfRow(row)
        return [
          type,
          {
            label: cardName(row),
            fields: fieldsOf(row.schema),
            defaultProps: firstProps(row.schema),
            render: ({ id, puck: _, editMode: __, ...card }) => <CardTile type={type} id={id} card={card} />,
          },
        ]
      }),
    ),
  }
}

const overrides: Partial<Overrides> = {
  fieldTypes: { array: ({ children, field }) => <ListPart label={field.label ?? ''}>{children}</ListPart> },
  // The panel has the actions: a bar would lie on the neighbours of a card.
  actionBar: () => <span />,
  drawerItem: ({ name }) => <DrawerItem type={name} />,
}

function Builder({
  cards,
  schema: pageSchema,
  document,
  isNew,
  files,
  refused,
  onChange,
}: PageBuilderProps & { cards: readonly NewsroomCardRow[] }) {
  // The answers are asked for again and again; the schemas of a release stay as they are.
  const [{ schemas, config, names }] = useState(() => {
    const page = pageSchema as FormSchema
    const byComponent = Object.fromEntries(cards.map((row) => [componentOfRow(row), row.schema as FormSchema]))
    const names = new Map(cards.map((row) => [componentOfRow(row), cardName(row)]))
    return { schemas: { page, cards: byComponent }, config: configOf(cards, page, isNew), names }
  })
  const [first] = useState(() => toPuck(document as Partial<PageFields>, schemas))
  const [current, setCurrent] = useState(() => fromPuck(first, schemas))
  const [own, setOwn] = useState<Record<string, string>>({})
  const [found, setFound] = useState<readonly PathProblem[]>([])
  const last = useRef(JSON.stringify(current))
  const take = (data: Data) => {
    const next = fromPuck(data, schemas)
    const text = JSON.stringify(next)
    if (text === last.current) return
    last.current = text
    setCurrent(next)
    onChange(next)
  }
  const seen = useMemo(() => ({ ...files, ...own }), [files, own])
  const shown = useMemo(
    () => withFiles({ id: 'draft', feed_category: null, title: '', ...current }, seen),
    [current, seen],
  )
  const problems = useMemo(
    () => problemsOf(current.cards, [...(refused ? [{ path: refused.at, message: refused.why }] : []), ...found]),
    [current, found, refused],
  )
  const addFile = useCallback((address: string, at: string) => setOwn((before) => ({ ...before, [address]: at })), [])
  const context = useMemo(
    () => ({ nameOf: (component: string) => names.get(component) ?? component, problems, files: seen, addFile }),
    [names, problems, seen, addFile],
  )
  return (
    <BuilderProvider value={context}>
      <div className={classes.frame}>
        <Puck
          config={config}
          data={first}
          iframe={{ enabled: false }}
          overrides={overrides}
          dictionary={dictionary()}
          onChange={take}
        >
          <div className={classes.builder}>
            <CardList isEmpty={current.cards.length === 0} />
            <CardPanel />
            <PagePreview page={shown} onProblems={setFound} />
          </div>
        </Puck>
      </div>
    </BuilderProvider>
  )
}
