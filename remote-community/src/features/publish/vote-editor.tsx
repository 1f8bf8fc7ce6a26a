import { Button, CirclePlus, Field, IconButton, Segmented, Select, X } from '@plaza/shared/ui'
import { faultText, resultText, t, voteText } from './publish.text'
import type { PostFault } from './publish-draft.model'
import { FEWEST_OPTIONS, MOST_OPTIONS, OPTION_MAX, TITLE_MAX, type VoteDraft } from './vote-draft.model'
import s from './vote-editor.module.css'
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
    <section className={s.editor} aria-label={t.vote()}>
      <header className={s.head}>
        <h2>{t.vote()}</h2>
        <Button kind="plain" small onClick={onRemove}>
          {t.removeVote()}
        </Button>
      </header>
      <Field
        label={voteText.title()}
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
        label={voteText.choice()}
        value={vote.multiple ? 'multiple' : 'single'}
        items={[
          { id: 'single', label: voteText.single() },
          { id: 'multiple', label: voteText.multiple() },
        ]}
        onChange={(value) => change({ multiple: value === 'multiple' })}
      />
      <VoteEnd endsAt={vote.endsAt} error={said('past', 'far')} onChange={(endsAt) => change({ endsAt })} />
      <Select
        label={voteText.result()}
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
    <div className={s.options}>
      {options.map((option, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place, whatever is written in it
        <div key={place} className={s.option}>
          <Field
            quietLabel
            label={voteText.option(place + 1)}
            placeholder={voteText.option(place + 1)}
            value={option}
            maxLength={OPTION_MAX}
            error={place === options.length - 1 ? error : undefined}
            onChange={(text) => onChange(options.map((held, at) => (at === place ? text : held)))}
          />
          {options.length > FEWEST_OPTIONS && (
            <IconButton
              label={voteText.removeOption(place + 1)}
              icon={<X size={18} strokeWidth={1.5} aria-hidden />}
              onClick={() => onChange(options.filter((_, at) => at !== place))}
            />
          )}
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <Button kind="plain" onClick={() => onChange([...options, ''])}>
          <CirclePlus size={18} strokeWidth={1.5} aria-hidden /> {voteText.addOption()}
        </Button>
      )}
    </div>
  )
}
