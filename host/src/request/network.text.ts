/** Product spec, section 8. */
export const network = {
  en: 'request resource failed, please check the network and try again',
  zh: '请求资源失败，请检查网络后重试',
}
