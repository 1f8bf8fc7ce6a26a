import type { DeviceRequest } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type FormEvent, useState } from 'react'
import { send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { Field, inputClass } from '../parts/field'
import { useSession } from '../session/session'
import { type GrantDraft, grantBody, grantProblems } from '../tokens/grant.model'
import { DaysField, GrantFields } from '../tokens/grant-fields'
import classes from './device.module.css'

const t = defineTexts({
  lead: {
    en: 'Type the code that your own command shows. Never type a code that somebody sent you.',
    zh: '请输入你自己的命令行显示的登录码，切勿输入他人发来的登录码。',
  },
  code: { en: 'Code', zh: '登录码' },
  look: { en: 'Continue', zh: '继续' },
  asks: {
    en: (machine: string) => `${machine} wants to work in your name`,
    zh: (machine: string) => `${machine} 请求以你的名义操作`,
  },
  from: { en: (network: string) => `It asks from ${network}.`, zh: (network: string) => `请求来自 ${network}。` },
  here: { en: 'It asks from the machine of the server.', zh: '请求来自服务器本机。' },
  doubt: { en: 'The name is what the machine says of itself.', zh: '名称由该设备自行提供。' },
  approve: { en: 'Allow', zh: '允许' },
  deny: { en: 'Refuse', zh: '拒绝' },
  approved: { en: 'The command is logged in.', zh: '命令行已登录。' },
  denied: { en: 'The command was refused.', zh: '已拒绝该命令行。' },
})

/** Where a person lets a command work in their name, by the code that it shows. */
export function DeviceView() {
  const call = useCall()
  const [code, setCode] = useState('')
  const [request, setRequest] = useState<DeviceRequest | null>(null)
  const [done, setDone] = useState('')
  const look = (event: FormEvent) => {
    event.preventDefault()
    setDone('')
    void call.run(async () => setRequest(await send('device-look', { userCode: code })))
  }
  if (request)
    return (
      <Decision
        request={request}
        onDone={(words) => {
          setRequest(null)
          setCode('')
          setDone(words)
        }}
      />
    )
  return (
    <form className={classes.card} noValidate onSubmit={look}>
      <p>{t.lead()}</p>
      <Field label={t.code()} error={call.refusal ?? undefined}>
        <input
          className={inputClass}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder="BCDF-GHJK"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <Button type="submit" kind="primary" busy={call.busy}>
        {t.look()}
      </Button>
      <p role="status">{done}</p>
    </form>
  )
}

const draftOf = ({ may, remotes, days }: DeviceRequest): GrantDraft => ({
  may: may ?? [],
  remotes: remotes?.join(', ') ?? '',
  days: String(days),
})

function Decision({ request, onDone }: { request: DeviceRequest; onDone(words: string): void }) {
  const call = useCall()
  const isReader = useSession().operator.role === 'viewer'
  const [grant, setGrant] = useState(() => draftOf(request))
  const problems = grantProblems(grant)
  const change = (part: Partial<GrantDraft>) => setGrant((before) => ({ ...before, ...part }))
  const { machine, network, userCode } = request
  const decide = (approve: boolean) => {
    if (approve && Object.keys(problems).length > 0) return
    const body = approve ? grantBody(grant) : { days: request.days }
    void call.run(async () => {
      await send('device-decide', { userCode, approve, ...body })
      onDone(approve ? t.approved() : t.denied())
    })
  }
  return (
    <section className={classes.card} aria-labelledby="device">
      <h2 id="device">{t.asks(machine)}</h2>
      <p>
        {network ? t.from(network) : t.here()} {t.doubt()}
      </p>
      {!isReader && <GrantFields value={grant} problems={problems} onChange={change} />}
      <DaysField value={grant.days} problem={problems.days} onChange={(days) => change({ days })} />
      <p role="alert">{call.refusal}</p>
      <div className={classes.buttons}>
        <Button kind="primary" busy={call.busy} onClick={() => decide(true)}>
          {t.approve()}
        </Button>
        <Button onClick={() => decide(false)}>{t.deny()}</Button>
      </div>
    </section>
  )
}
