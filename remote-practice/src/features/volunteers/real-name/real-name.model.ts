import { isIdentityNumber, type RealNameWay } from '@plaza/shared/api'

/** What is typed; kept in the page alone, so that no number stays on the device. */
export interface IdentityForm {
  way: RealNameWay
  name: string
  number: string
  /** Base64 of the picture of the face. */
  face: string | null
  agreed: boolean
}
export const emptyIdentity: IdentityForm = { way: 'card', name: '', number: '', face: null, agreed: false }

export type IdentityFault = 'name' | 'number' | 'face' | 'agreed'

/** The number as it is sent: without blanks, the check digit in capitals. */
export const normalNumber = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

export function identityFaults({ way, name, number, face, agreed }: IdentityForm): IdentityFault[] {
  const length = [...name.trim()].length
  const isWrong: Record<IdentityFault, boolean> = {
    name: length < 2 || length > 30,
    number: !isIdentityNumber(normalNumber(number)),
    face: way === 'face' && face === null,
    agreed: !agreed,
  }
  return (Object.keys(isWrong) as IdentityFault[]).filter((fault) => isWrong[fault])
}

export const toClaim = ({ way, name, number, face }: IdentityForm) => ({
  body: {
    ...{ way, real_name: name.trim(), identity_card: normalNumber(number) },
    ...(way === 'face' && face && { picture: face }),
  },
})
