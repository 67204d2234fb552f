// Visitors in a process of their own: so many at once, each asking again until the calls are used up.
import { Agent, request } from 'node:http'

import type { Visits, VisitTimes } from '../visiting.ts'

const visits = JSON.parse(process.argv[2] ?? '') as Visits
const agent = new Agent({ keepAlive: true, maxSockets: visits.atOnce })
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(visits.body) }

/** Times of one call, in ms. Rejects unless the answer has its first and its last mark. */
function call(): Promise<{ firstText: number; total: number }> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = request(visits.url, { method: 'POST', agent, headers }, (response) => {
      let firstText = Number.NaN
      let last = ''
      response.setEncoding('latin1').on('data', (piece: string) => {
        if (Number.isNaN(firstText) && piece.includes(visits.firstMark)) firstText = performance.now() - begun
        last = piece.length >= 64 ? piece : (last + piece).slice(-64)
      })
      response.on('error', reject).on('end', () => {
        if (Number.isNaN(firstText) || !last.includes(visits.lastMark))
          reject(new Error(`answered ${response.statusCode}`))
        else resolve({ firstText, total: performance.now() - begun })
      })
    })
    sent.on('error', reject)
    sent.end(visits.body)
  })
}

const times: VisitTimes = { firstText: [], total: [], failed: [], seconds: 0 }
let left = visits.calls
const begun = performance.now()
async function visitor(_: unknown, at: number) {
  await new Promise((resolve) => setTimeout(resolve, (at / visits.atOnce) * visits.arrivingMs))
  while (left-- > 0) {
    try {
      const { firstText, total } = await call()
      times.firstText.push(firstText)
      times.total.push(total)
    } catch (error) {
      times.failed.push(String(error))
    }
  }
}
await Promise.all(Array.from({ length: visits.atOnce }, visitor))
times.seconds = (performance.now() - begun) / 1000
agent.destroy()
console.log(JSON.stringify(times))
