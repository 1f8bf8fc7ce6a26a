import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  album: { en: 'Album', zh: '专辑' },
  playAll: { en: 'Play all', zh: '全部播放' },
  pause: { en: 'Pause', zh: '暂停' },
  goOn: { en: 'Continue', zh: '继续播放' },
  continues: {
    en: (name: string, at: string) => `Continue: ${name}${at && ` · ${at}`}`,
    zh: (name: string, at: string) => `上次听到：${name}${at && ` · ${at}`}`,
  },
  tracks: { en: (n: string) => `${n} episodes`, zh: (n: string) => `共 ${n} 集` },
  soon: { en: 'Coming soon', zh: '即将开播' },
  heard: { en: (n: string) => `${n} plays`, zh: (n: string) => `${n} 次播放` },
  finished: { en: 'Complete', zh: '已完结' },
  running: { en: 'Ongoing', zh: '连载中' },
  inOrder: { en: 'Oldest first', zh: '正序' },
  reversed: { en: 'Newest first', zh: '倒序' },
  details: { en: (name: string) => `About ${name}`, zh: (name: string) => `《${name}》详情` },
  list: { en: 'Episodes', zh: '节目列表' },
})
