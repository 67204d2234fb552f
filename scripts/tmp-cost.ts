import { calls } from './cost/calls.ts'
import { workOf } from './cost/work.ts'
import { worstBodies } from './cost/worst.ts'
import { houseChef } from '#chefs/house/house-chef.ts'
const cpu = async (f: () => Promise<unknown>, n=12) => { let least=Infinity; for (let i=0;i<n;i++){const t=process.cpuUsage(); await f(); const u=process.cpuUsage(t); least=Math.min(least,(u.user+u.system)/1000)} return least }
const four = async () => { for await (const _ of houseChef(['egg','rice','peas','ginger'] as any,{signal:new AbortController().signal,seed:Math.random()*1e6|0})); }
for (let i=0;i<300;i++) await four()
{ const t=process.cpuUsage(); for (let i=0;i<500;i++) await four(); const u=process.cpuUsage(t); console.log('four, mean', (u.user+u.system)/500000) }
for (const [name, body] of Object.entries(worstBodies)) {
  console.log(name, 'house', (await cpu(()=>calls.house(body))).toFixed(1), 'hosted', (await cpu(()=>calls.hosted(body))).toFixed(1))
}
for (const [name, body] of Object.entries(worstBodies)) console.log(name, await workOf(()=>calls.house(body)), await workOf(()=>calls.hosted(body)))
