import { startProvider } from './provider.ts'

// `npm run dev:provider`: try the page by hand against any scenario.
const provider = await startProvider({ port: Number(process.env['PROVIDER_PORT'] ?? 4000) })
const width = Math.max(...Object.keys(provider.scenarios).map((name) => name.length))
for (const [name, { about }] of Object.entries(provider.scenarios))
  console.log(`${name.padEnd(width)}  ${about}`)
console.log(`
Start the server against one of them:
  CHEF_ENDPOINT=${provider.url('recipe')} npm run dev
or against all at once, and add a scenario's name as an ingredient:
  CHEF_ENDPOINT=${provider.url('by-ingredient')} npm run dev
Press Enter to release the next piece of a gated answer, Ctrl+C to stop.`)

process.stdin.on('data', () => provider.requests.forEach((request) => request.release()))
