import { useHost, useSettings } from '@plaza/shared/host'
import { Segmented, Sheet } from '@plaza/shared/ui'
import { t } from './article.text'
import classes from './text-size-sheet.module.css'

const MULTIPLES = [0.9, 1, 1.15, 1.3, 1.6]
const nearest = (multiple: number) =>
  MULTIPLES.reduce((best, step) => (Math.abs(step - multiple) < Math.abs(best - multiple) ? step : best))

/** The page behind the sheet previews the size. */
export function TextSizeSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { settings } = useHost()
  const multiple = useSettings((state) => state.multiple)
  const names = t.sizes().split('|')
  return (
    <Sheet open={open} title={t.textSize()} onClose={onClose}>
      <div className={classes.sizes}>
        <Segmented
          label={t.textSize()}
          items={MULTIPLES.map((value, index) => ({ id: String(value), label: names[index] ?? '' }))}
          value={String(nearest(multiple))}
          onChange={(value) => settings.change({ multiple: Number(value) })}
        />
        <p className={classes.note}>{t.sizeNote()}</p>
      </div>
    </Sheet>
  )
}
