import type { Position } from '@plaza/shared/api'

const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])

export const position = (over: Partial<Position> = {}): Position => ({
  ...{ id: '651', name: 'The Centre', kind: 'centre', district: '临江', address: 'South Road 1' },
  ...{ lat: 30.5, lng: 121.9, image: null, hours: { week, days: {} }, rooms: 2, distance: 320 },
  ...over,
})
