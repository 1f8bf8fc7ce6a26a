import type { RefusalText } from './reason'

/** Why a change of the registry is refused. */
export const changeReasons = {
  otherText: (release: string) => [
    'repeated',
    `${release} is published already with another remote.json; a release never changes.`,
    `${release} 已经以另一份 remote.json 发布，发布后不可更改。`,
  ],
  unknownOrigin: (origin: string) => [
    'badInput',
    `Releases are not read from ${origin}. PLAZA_RELEASE_ORIGINS names the origins that they may come from.`,
    `不能从 ${origin} 读取版本，允许的来源由 PLAZA_RELEASE_ORIGINS 指定。`,
  ],
  unknownRemote: (remote: string) => [
    'badInput',
    `The registry knows no remote ${remote}.`,
    `登记表中没有 ${remote}。`,
  ],
  unknownRelease: (remote: string, release: string) => [
    'badInput',
    `The registry knows no release ${release} of ${remote}.`,
    `登记表中没有 ${remote} 的版本 ${release}。`,
  ],
  nothingBefore: (remote: string) => [
    'stateChanged',
    `No release of ${remote} ran before this one. Promote another one by its name, or turn ${remote} off.`,
    `${remote} 没有可以退回的上一个版本，请指定要上线的版本，或将其关闭。`,
  ],
  notOff: (remote: string) => [
    'stateChanged',
    `${remote} is not off for exactly this scope.`,
    `${remote} 在该范围内没有关闭。`,
  ],
  isRetired: (remote: string) => [
    'stateChanged',
    `${remote} is retired. Promote one of its releases to bring it back.`,
    `${remote} 已下架，上线它的任一版本即可恢复。`,
  ],
  unknownRule: (rule: string) => ['stateChanged', `There is no rule ${rule}.`, `没有规则 ${rule}。`],
  unknownPreview: (link: string) => [
    'stateChanged',
    `There is no preview link ${link} that is still good.`,
    `没有有效的预览链接 ${link}。`,
  ],
  baseRule: (rule: string) => [
    'badInput',
    `${rule} is the base of its remote; promote another release instead.`,
    `${rule} 是基础规则，不能删除，请改为上线另一个版本。`,
  ],
  planAlone: () => [
    'badInput',
    'A plan has shares and times of its own: leave out the share, the start and the end.',
    '计划自带比例和时间，请勿再填写比例、开始或结束时间。',
  ],
  planRuns: (plan: string) => [
    'stateChanged',
    `Plan ${plan} runs for this scope already. Cancel it first.`,
    `该范围内的计划 ${plan} 正在进行，请先取消。`,
  ],
  runsAlready: (release: string) => [
    'stateChanged',
    `${release} runs for everybody already.`,
    `${release} 已对所有人生效。`,
  ],
  noPlan: (remote: string) => [
    'stateChanged',
    `${remote} has no rollout plan for which this can be done.`,
    `${remote} 没有可以执行此操作的上线计划。`,
  ],
  planNeedsSecondPerson: () => [
    'notAllowed',
    'The next step needs a second person, and nobody has confirmed this plan: resume it, then somebody else confirms.',
    '下一步须由第二人确认，而此计划尚未确认：请恢复计划，再由另一人确认。',
  ],
  severalPlans: (remote: string) => [
    'badInput',
    `${remote} has several rollout plans: name one.`,
    `${remote} 有多个上线计划，请指定其中一个。`,
  ],
  emptySpan: () => ['badInput', 'It must end after it begins.', '结束时间必须晚于开始时间。'],
  notBehind: (serial: number) => [
    'badInput',
    `The registry is at serial ${serial} already, which is newer.`,
    `登记表的序号已是 ${serial}，无需重新签发。`,
  ],
  tooLarge: (bytes: number, max: number) => [
    'tooLarge',
    `The signed registry would take ${bytes} bytes of ${max}. Retire a remote or take rules away first.`,
    `签名后的登记表将达 ${bytes} 字节，上限为 ${max} 字节，请先下架子应用或删除一些规则。`,
  ],
} satisfies Record<string, RefusalText>
