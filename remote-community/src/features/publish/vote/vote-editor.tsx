import { Button, CirclePlus, Field, IconButton, Segmented, Select, X } from '@plaza/shared/ui'
import { faultText, t as publish } from '../publish.text'
import type { PostFault } from '../publish-draft.model'
import { resultText, t } from './vote.text'
import { FEWEST_OPTIONS, MOST_OPTIONS, OPTION_MAX, TITLE_MAX, type VoteDraft } from './vote-draft.model'
import classes from './vote-editor.module.css'
import { VoteEnd } from './vote-end'

interface VoteEditorProps {
  vote: VoteDraft
  faults: readonly PostFault[]
  onChange: (vote: VoteDraft) => void
  onRemove: () => void
}

const results = ['always', 'after-voting', 'after-end'] as const

export function VoteEditor({ vote, faults, onChange, onRemove }: VoteEditorProps) {
  const change = (part: Partial<VoteDraft>) => onChange({ ...vote, ...part })
  const said = (...kinds: PostFault[]) => {
    const found = kinds.find((kind) => faults.includes(kind))
    return found && faultText[found]()
  }
  return (
    <section className={classes.editor} aria-label={publish.vote()}>
      <header className={classes.head}>
        <h2>{publish.vote()}</h2>
        <Button kind="plain" small onClick={onRemove}>
          {publish.removeVote()}
        </Button>
      </header>
      <Field
        label={t.title()}
        value={vote.title}
        maxLength={TITLE_MAX}
        error={said('title')}
        onChange={(title) => change({ title })}
      />
      <VoteOptions
        options={vote.options}
        error={said('options', 'repeated')}
        onChange={(options) => change({ options })}
      />
      <Segmented
        label={t.choice()}
        value={vote.multiple ? 'multiple' : 'single'}
        items={[
          { id: 'single', label: t.single() },
          { id: 'multiple', label: t.multiple() },
        ]}
        onChange={(value) => change({ multiple: value === 'multiple' })}
      />
      <VoteEnd endsAt={vote.endsAt} error={said('past', 'far')} onChange={(endsAt) => change({ endsAt })} />
      <Select
        label={t.result()}
        value={vote.result}
        options={results.map((value) => ({ value, label: resultText[value]() }))}
        onChange={(result) => change({ result })}
      />
    </section>
  )
}

interface VoteOptionsProps {
  options: readonly string[]
  error: string | undefined
  onChange: (options: string[]) => void
}

function VoteOptions({ options, error, onChange }: VoteOptionsProps) {
  return (
    <div className={classes.options}>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place, whatever is written in it
        <div key={place} className={classes.option}>
          <Field
            quietLabel
            label={t.option(place + 1)}
            placeholder={t.option(place + 1)}
            value={option}
            maxLength={OPTION_MAX}
            error={place === options.length - 1 ? error : undefined}
            onChange={(text) => onChange(options.map((held, at) => (at === place ? text : held)))}
          />
          {options.length > FEWEST_OPTIONS && (
            <IconButton
              label={t.removeOption(place + 1)}
              icon={<X size={18} />}
              onClick={() => onChange(options.filter((_, at) => at !== place))}
            />
          )}
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <Button kind="plain" onClick={() => onChange([...options, ''])}>
          <CirclePlus size={18} /> {t.addOption()}
        </Button>
      )}
    </div>
  )
}
