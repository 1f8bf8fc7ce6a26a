import type { Certificate } from '@plaza/shared/api'
import { useHost, useSite } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { useSavePicture } from '@plaza/shared/ui'
import { useState } from 'react'
import { verificationOf } from '../../../../volunteer-words/verification'
import { hoursText } from '../../../../volunteer-words/volunteer.text'
import { t } from './certificate.text'
import { spanOf } from './certificate-words'

/** Draws the certificate on the device, and saves the picture. */
export function useCertificatePicture(certificate: Certificate) {
  const site = useSite(({ config }) => nameOf(config))
  const { ui } = useHost()
  const savePicture = useSavePicture()
  const [busy, setBusy] = useState(false)
  const draw = async () => {
    const { drawPoster } = await import('@plaza/shared/poster')
    const { name, hours, services, title, place, number, issuer, code } = certificate
    const facts = [title || t.allWork(), spanOf(certificate), place, `${t.number()} ${number}`, issuer]
    const picture = await drawPoster({
      lead: `${t.certifies()} ${name}`,
      title: t.gave(hoursText(hours), services),
      text: facts.filter(Boolean).join(' · '),
      image: null,
      url: new URL(verificationOf(code), location.href).href,
      site,
      hint: t.scan(),
    })
    if (!picture) return ui.toast(t.noPicture())
    return savePicture(new File([picture], `${number}.png`, { type: picture.type }))
  }
  return {
    busy,
    save: () => {
      setBusy(true)
      draw()
        .catch(() => ui.toast(t.noPicture()))
        .finally(() => setBusy(false))
    },
  }
}
