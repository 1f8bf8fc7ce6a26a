const WARM_UP = 20
const MAX_WARM_UP = 300
const SAMPLES = 100

/** Duration of a request in milliseconds; infinite if the HTML came without the page. */
async function ask(address: string): Promise<number> {
  const began = performance.now()
  const html = await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).text()
  return html.includes('"rendered":{') ? performance.now() - began : Number.POSITIVE_INFINITY
}

/** 95th percentile in milliseconds of requests with a page rendered for them alone: each uses a new filter. */
export async function freshRenderP95(address: string): Promise<number> {
  let count = 0
  const next = () => ask(`${address}?tab=bench${count++}`)
  for (let rendered = 0; rendered < WARM_UP && count < MAX_WARM_UP; ) rendered += Number.isFinite(await next()) ? 1 : 0
  const times: number[] = []
  while (times.length < SAMPLES) times.push(await next())
  times.sort((one, other) => one - other)
  return times[Math.ceil(SAMPLES * 0.95) - 1] ?? Number.POSITIVE_INFINITY
}
