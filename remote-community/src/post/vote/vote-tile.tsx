import { useHost } from '@plaza/shared/host'
import { Image, Img, Maximize } from '@plaza/shared/ui'
import { countsShown } from './vote.model'
import { t } from './vote.text'
import classes from './vote-box.module.css'
import { OptionWords, type VoteOptionProps } from './vote-option'

/** An option with its picture; a button beside it shows the picture large. */
export function VoteTile(props: VoteOptionProps) {
  const { vote, result, choice } = props
  const { ui } = useHost()
  const counted = countsShown(vote)
  const Row = choice === null ? 'div' : 'label'
  const pictures = vote.options.flatMap(({ image }) => image ?? [])
  const { image } = result
  return (
    <div className={classes.tile} data-leading={counted && result.leading} data-ticked={choice ?? result.chosen}>
      <Row className={classes.face}>
        <span className={classes.picture}>
          {image ? <Img src={image} alt="" width={400} height={300} ratio={4 / 3} small /> : <Image size={28} />}
        </span>
        {counted && (
          <span className={classes.gauge}>
            <i className={classes.fill} style={{ width: `${result.percent}%` }} />
          </span>
        )}
        <span className={classes.words}>
          <OptionWords {...props} />
        </span>
      </Row>
      {image && (
        <button
          type="button"
          className={classes.enlarge}
          aria-label={t.enlarge(result.text)}
          onClick={() => ui.viewImages(pictures, pictures.indexOf(image))}
        >
          <Maximize size={16} />
        </button>
      )}
    </div>
  )
}
