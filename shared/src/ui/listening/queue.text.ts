import { defineTexts } from '../../text'

export const t = defineTexts({
  queue: { en: (name: string) => `Queue ${name}`, zh: (name: string) => `将《${name}》加入列表` },
  caption: { en: 'Queue', zh: '加入列表' },
  playNext: { en: 'Play next', zh: '下一首播放' },
  addToQueue: { en: 'Add to the queue', zh: '加入播放列表' },
  full: { en: 'The queue is full: remove something first', zh: '播放列表已满，请先移除一些' },
  next: { en: 'It plays next', zh: '将在下一首播放' },
  added: { en: 'Added to the queue', zh: '已加入播放列表' },
})
