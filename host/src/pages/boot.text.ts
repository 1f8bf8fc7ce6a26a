import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Get the app', zh: '下载客户端' },
  slogan: { en: 'News, radio and services of your city, in one app', zh: '新闻、广播、政务，一座城都在这里' },
  open: { en: 'Open the app', zh: '打开客户端' },
  ios: { en: 'App Store', zh: 'App Store' },
  android: { en: 'Android', zh: '安卓版' },
  goOn: { en: 'Go on in the browser', zh: '继续使用网页版' },
  scan: { en: 'Scan with your phone', zh: '用手机扫码' },
  scanText: { en: 'The code leads to this page, with what you came from.', zh: '扫码打开本页，继续刚才的内容。' },
  qr: { en: 'QR code of this page', zh: '本页二维码' },
  wechat: {
    en: 'WeChat does not start apps. Tap ··· at the top right and open this page in the browser.',
    zh: '微信内无法直接打开应用，请点击右上角“···”，选择在浏览器中打开。',
  },
  notInstalled: { en: 'The app did not start: is it installed?', zh: '未能打开客户端，请确认是否已安装' },
  whatFor: { en: 'What the app does better', zh: '客户端更好用' },
  news: { en: 'Told at once', zh: '要闻早知道' },
  newsText: { en: 'Breaking news by push, no page to keep open', zh: '突发与重要通知第一时间推送' },
  audio: { en: 'Listen on the way', zh: '路上随时听' },
  audioText: { en: 'Live radio and audio with the screen off', zh: '直播广播与有声内容，锁屏也能听' },
  service: { en: 'Services at hand', zh: '办事不跑腿' },
  serviceText: { en: 'Guides, places nearby and your own affairs', zh: '办事指南、周边服务与个人事项' },
})
