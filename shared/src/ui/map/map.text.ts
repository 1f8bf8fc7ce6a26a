import { defineTexts } from '../../text'

export const t = defineTexts({
  closer: { en: 'Zoom in', zh: '放大' },
  wider: { en: 'Zoom out', zh: '缩小' },
  here: { en: 'You are here', zh: '你在这里' },
  cluster: { en: (count: number) => `${count} places, zoom in`, zh: (count: number) => `${count} 个地点，放大查看` },
})
