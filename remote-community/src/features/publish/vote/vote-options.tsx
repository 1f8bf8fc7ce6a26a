import {
  Button,
  CirclePlus,
  Field,
  IconButton,
  ImagePicker,
  type PictureUploads,
  useKeptPictures,
  X,
} from '@plaza/shared/ui'
import { useEffect } from 'react'
import { type OptionDraft, withOption } from '../../../post/vote/vote-draft.model'
import { FEWEST_OPTIONS, MOST_OPTIONS, OPTION_MAX } from './new-vote.model'
import { t } from './vote.text'
import classes from './vote-editor.module.css'

interface VoteOptionsProps {
  options: readonly OptionDraft[]
  uploads: PictureUploads
  error: string | undefined
  onChange: (change: (options: OptionDraft[]) => OptionDraft[]) => void
}

/** The options of a vote being written, each with a picture or without. */
export function VoteOptions({ options, uploads, error, onChange }: VoteOptionsProps) {
  const shown = useKeptPictures(options.flatMap(({ image }) => image ?? []))
  const changeOne = (id: string, part: (option: OptionDraft) => Partial<OptionDraft>) =>
    onChange((held) => held.map((option) => (option.id === id ? { ...option, ...part(option) } : option)))
  return (
    <div className={classes.options}>
      {options.map(({ id, text, image }, at) => (
        <div key={id} className={classes.option}>
          <OptionPicture
            name={t.pictureOf(at + 1)}
            picker={`vote ${id}`}
            value={shown.filter(({ key }) => key === image?.key)}
            uploads={uploads}
            onChange={(change) =>
              changeOne(id, (option) => ({ image: change(option.image ? [option.image] : [])[0] ?? null }))
            }
          />
          <Field
            quietLabel
            label={t.option(at + 1)}
            placeholder={t.option(at + 1)}
            value={text}
            maxLength={OPTION_MAX}
            error={at === options.length - 1 ? error : undefined}
            onChange={(typed) => changeOne(id, () => ({ text: typed }))}
          />
          {options.length > FEWEST_OPTIONS && (
            <IconButton
              label={t.removeOption(at + 1)}
              icon={<X size={18} />}
              onClick={() => onChange((held) => held.filter((option) => option.id !== id))}
            />
          )}
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <Button kind="plain" onClick={() => onChange(withOption)}>
          <CirclePlus size={18} /> {t.addOption()}
        </Button>
      )}
    </div>
  )
}

interface OptionPictureProps extends Pick<Parameters<typeof ImagePicker>[0], 'value' | 'onChange'> {
  name: string
  /** Its name among the pickers of the form. */
  picker: string
  uploads: PictureUploads
}

function OptionPicture({ name, picker, value, uploads, onChange }: OptionPictureProps) {
  const { setWaiting } = uploads
  // What an option that is gone has not uploaded delays nothing.
  useEffect(() => () => setWaiting(0, picker), [setWaiting, picker])
  return (
    <ImagePicker
      name={name}
      value={value}
      max={1}
      upload={uploads.upload}
      onChange={onChange}
      onProblem={uploads.onProblem}
      onWaiting={(count) => setWaiting(count, picker)}
    />
  )
}
