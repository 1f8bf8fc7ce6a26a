import { defineTexts } from '../../text'

export const t = defineTexts({
  tooMany: { en: 'Zoom in to see every place', zh: '放大后可看到全部地点' },
  noneHere: { en: 'No place in this part of the map', zh: '这一带没有符合的地点' },
  mapFailed: { en: 'The places could not be loaded', zh: '地点没有加载出来' },
  again: { en: 'Try again', zh: '重试' },
  closer: { en: 'Zoom in', zh: '放大' },
  wider: { en: 'Zoom out', zh: '缩小' },
  here: { en: 'You are here', zh: '你在这里' },
  cluster: { en: (count: number) => `${count} places, zoom in`, zh: (count: number) => `${count} 个地点，放大查看` },
})
