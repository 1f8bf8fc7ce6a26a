import { t } from './special.text'
import { SpecialsList } from './specials-list'

export default function FrameSpecialsPage() {
  return (
    <>
      <h1 className="visually-hidden">{t.specials()}</h1>
      <SpecialsList />
    </>
  )
}
