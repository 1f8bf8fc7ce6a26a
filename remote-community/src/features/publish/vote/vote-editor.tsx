import { Button, Field, type PictureUploads, Segmented, Select } from '@plaza/shared/ui'
import { type OptionDraft, optionsOf, type VoteDraft } from '../../../post/vote/vote-draft.model'
import { faultText, t as publish } from '../publish.text'
import type { PostFault } from '../publish-draft.model'
import { limitsOf, TITLE_MAX } from './new-vote.model'
import { resultText, t } from './vote.text'
import classes from './vote-editor.module.css'
import { VoteEnd } from './vote-end'
import { VoteOptions } from './vote-options'

interface VoteEditorProps {
  vote: VoteDraft
  uploads: PictureUploads
  faults: readonly PostFault[]
  onChange: (change: (vote: VoteDraft) => VoteDraft) => void
  /** Without it the vote stays. */
  onRemove?: () => void
}

const results = ['always', 'after-voting', 'after-end'] as const
const NO_LIMIT = 0

export function VoteEditor({ vote, uploads, faults, onChange, onRemove }: VoteEditorProps) {
  const change = (part: Partial<VoteDraft>) => onChange((held) => ({ ...held, ...part }))
  const changeOptions = (next: (options: OptionDraft[]) => OptionDraft[]) =>
    onChange((held) => ({ ...held, options: next(optionsOf(held)) }))
  const said = (...kinds: PostFault[]) => {
    const found = kinds.find((kind) => faults.includes(kind))
    return found && faultText[found]()
  }
  return (
    <section className={classes.editor} aria-label={publish.vote()}>
      {onRemove && (
        <header className={classes.head}>
          <h2>{publish.vote()}</h2>
          <Button kind="plain" small onClick={onRemove}>
            {publish.removeVote()}
          </Button>
        </header>
      )}
      <Field
        label={t.title()}
        value={vote.title}
        maxLength={TITLE_MAX}
        error={said('title')}
        onChange={(title) => change({ title })}
      />
      <VoteOptions
        options={optionsOf(vote)}
        uploads={uploads}
        error={said('options', 'unnamed', 'repeated')}
        onChange={changeOptions}
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
      {vote.multiple && <VoteLimit vote={vote} onChange={(most) => change({ most })} />}
      <VoteEnd endsAt={vote.endsAt} error={said('past', 'far')} onChange={(endsAt) => change({ endsAt })} />
      <Select
        label={t.result()}
        help={t.secret()}
        value={vote.result}
        options={results.map((value) => ({ value, label: resultText[value]() }))}
        onChange={(result) => change({ result })}
      />
    </section>
  )
}

/** How many options a person may choose; nothing where there is no choice of it. */
function VoteLimit({ vote, onChange }: { vote: VoteDraft; onChange: (most: number | null) => void }) {
  const limits = limitsOf(vote)
  if (limits.length === 0) return null
  const { most } = vote
  return (
    <Select
      label={t.most()}
      value={most && limits.includes(most) ? most : NO_LIMIT}
      options={[{ value: NO_LIMIT, label: t.noLimit() }, ...limits.map((value) => ({ value, label: t.upTo(value) }))]}
      onChange={(value) => onChange(value || null)}
    />
  )
}
