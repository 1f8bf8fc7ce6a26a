import { useHost } from '@plaza/shared/host'
import { CircleUserRound } from '@plaza/shared/ui'
import { facePictureOf } from './face-picture'
import classes from './real-name.module.css'
import { faultText, refusalText, t } from './real-name.text'

interface FaceFieldProps {
  face: string | null
  hasFault: boolean
  onChange: (face: string | null) => void
}

/** Takes a picture with the phone's front camera, where it has one. */
export function FaceField({ face, hasFault, onChange }: FaceFieldProps) {
  const { ui } = useHost()
  const take = async (file: File | undefined) => {
    if (!file) return
    const picture = await facePictureOf(file)
    if (!picture) ui.toast(refusalText.picture())
    onChange(picture)
  }
  return (
    <div className={classes.face}>
      <p className={classes.label}>{t.facePicture()}</p>
      <div className={classes.faceRow}>
        {face ? (
          <img className={classes.portrait} src={`data:image/jpeg;base64,${face}`} alt={t.yourFace()} />
        ) : (
          <span className={classes.portrait} aria-hidden="true">
            <CircleUserRound size={48} strokeWidth={1.2} />
          </span>
        )}
        <label className={classes.take}>
          <input
            type="file"
            accept="image/*"
            capture="user"
            className="visually-hidden"
            onChange={(event) => void take(event.target.files?.[0])}
          />
          <span>{face ? t.takeAgain() : t.takePicture()}</span>
        </label>
      </div>
      <p className={classes.help} role={hasFault ? 'alert' : undefined} data-fault={hasFault ? '' : undefined}>
        {hasFault ? faultText.face() : t.faceHelp()}
      </p>
    </div>
  )
}
