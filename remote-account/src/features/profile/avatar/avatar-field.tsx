import { useHost } from '@plaza/shared/host'
import { Avatar, Button } from '@plaza/shared/ui'
import { useId, useState } from 'react'
import { t } from '../profile.text'
import classes from './avatar.module.css'
import { CropSheet } from './crop-sheet'
import type { useAvatarUpload } from './use-avatar-upload'

const SIZE = 72

interface AvatarFieldProps {
  src: string | null
  name: string
  upload: ReturnType<typeof useAvatarUpload>
}

/** The avatar; a chosen picture is cropped on the device before it is sent. */
export function AvatarField({ src, name, upload }: AvatarFieldProps) {
  const id = useId()
  const { ui } = useHost()
  const [picture, setPicture] = useState<File | null>(null)
  return (
    <div className={classes.row}>
      <Avatar src={src} name={name} size={SIZE} />
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="visually-hidden"
        onChange={(event) => {
          setPicture(event.target.files?.[0] ?? null)
          event.target.value = ''
        }}
      />
      <label htmlFor={id} className={classes.change}>
        {t.change()}
      </label>
      {upload.isFailed && (
        <Button kind="plain" small onClick={upload.again}>
          {t.again()}
        </Button>
      )}
      <CropSheet
        picture={picture}
        onClose={() => setPicture(null)}
        onUnreadable={() => {
          setPicture(null)
          ui.toast(t.unreadable())
        }}
        onCropped={(cropped) => {
          setPicture(null)
          upload.send(cropped)
        }}
      />
    </div>
  )
}
