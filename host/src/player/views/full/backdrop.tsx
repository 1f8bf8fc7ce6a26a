import classes from './full-player.module.css'

/** The cover, blurred and darkened, behind everything. */
export function Backdrop({ image }: { image: string | null }) {
  return (
    <div className={classes.backdrop} aria-hidden="true">
      {image && <img key={image} src={image} alt="" />}
    </div>
  )
}
