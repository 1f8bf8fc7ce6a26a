import { defineTexts } from '../../text'

export const t = defineTexts({
  add: { en: 'Add a video', zh: '添加视频' },
  remove: { en: 'Remove the video', zh: '移除视频' },
  cancel: { en: 'Cancel', zh: '取消' },
  retry: { en: 'Send again', zh: '重新上传' },
  preview: { en: 'Your video', zh: '已选视频' },
  sending: { en: (percent: number) => `${percent}% sent`, zh: (percent: number) => `已上传 ${percent}%` },
  failed: { en: 'The upload was cut', zh: '上传中断' },
  tooLong: { en: 'A video has ten minutes at most', zh: '视频最长十分钟' },
  unreadable: { en: 'This video cannot be read here', zh: '无法读取这段视频' },
})
