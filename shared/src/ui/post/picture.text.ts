import { defineTexts } from '../../text'

export const t = defineTexts({
  picture: {
    en: (n: number, of: number) => `Picture ${n} of ${of}`,
    zh: (n: number, of: number) => `第 ${n} 张图片，共 ${of} 张`,
  },
  video: { en: 'Video', zh: '视频' },
  play: { en: (length: string) => `Play the video, ${length}`, zh: (length: string) => `播放视频，时长 ${length}` },
  videoFailed: { en: 'This video cannot be played right now', zh: '视频加载失败' },
  retry: { en: 'Try again', zh: '重试' },
})
