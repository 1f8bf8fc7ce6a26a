/** How a kind of bird is drawn: colours and proportions. */
export interface Bird {
  body: string
  wing: string
  bill: string
  legs: string
  /** Lengths as shares of the body's. */
  neck: number
  leg: number
  beak: number
  scale: number
  feet?: string
  spoon?: boolean
  crest?: string
  cap?: string
  ring?: string
  low?: boolean
}

export const birdKinds: Record<string, Bird> = {
  egret: {
    body: '#fdfdfa',
    wing: '#e6ebe8',
    bill: '#26282b',
    legs: '#26282b',
    feet: '#e6b422',
    neck: 1.15,
    leg: 1.15,
    beak: 0.5,
    scale: 1,
    crest: '#fdfdfa',
  },
  heron: {
    body: '#a9b4bd',
    wing: '#6e7d8a',
    bill: '#e0a53a',
    legs: '#a98b5a',
    neck: 1.25,
    leg: 1.1,
    beak: 0.5,
    scale: 1.22,
    crest: '#23282e',
  },
  spoonbill: {
    body: '#fdfdfa',
    wing: '#e8ece9',
    bill: '#1d1f22',
    legs: '#1d1f22',
    neck: 0.95,
    leg: 0.95,
    beak: 0.72,
    scale: 1.08,
    spoon: true,
    cap: '#1d1f22',
  },
  plover: {
    body: '#f7f1e4',
    wing: '#b28a5c',
    bill: '#23262a',
    legs: '#4f4f52',
    neck: 0.12,
    leg: 0.5,
    beak: 0.2,
    scale: 0.8,
    ring: '#2a2623',
    low: true,
  },
  duck: {
    body: '#8d7557',
    wing: '#5d4c3a',
    bill: '#23262a',
    legs: '#e0662e',
    neck: 0.35,
    leg: 0.16,
    beak: 0.3,
    scale: 1.05,
    cap: '#4a3a2a',
    low: true,
  },
}
