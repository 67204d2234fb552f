import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from './free-port.ts'

/** The nginx of this machine, if it has one. */
export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((path) =>
  existsSync(path),
)

const [forOne = '', forSeveral = ''] = [
  ...readFileSync('docs/operations.md', 'utf8').matchAll(/```nginx\n([^]*?)```/g),
].map(([, text = '']) => text)

/** The sample of docs/operations.md for one server, word by word. */
export const sample = forOne

const running: { stop(): Promise<void> }[] = []

/** Ends every nginx that a test has started. */
export async function stopEveryNginx(): Promise<void> {
  await Promise.all(running.splice(0).map((proxy) => proxy.stop()))
}

/** Starts nginx with the sample in front of a server; `change` is what a test wants otherwise. */
export async function startNginx(server: string, change = (configuration: string) => configuration) {
  return startSite((port) =>
    change(sample)
      .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
      .replace(/proxy_pass http:\/\/127\.0\.0\.1:3000;/, `proxy_pass ${server};`),
  )
}

/** Starts nginx with the sample for several servers in front of these. */
export async function startBalancer(servers: readonly string[]) {
  return startSite((port) =>
    servers.reduce(
      (site, server, at) => site.replace(`10.0.0.${at + 1}:3000`, new URL(server).host),
      forSeveral.replace(/listen 80;/, `listen 127.0.0.1:${port};`),
    ),
  )
}

async function startSite(siteAt: (port: number) => string) {
  if (!nginx) throw new Error('no nginx here')
  const folder = await mkdtemp(join(tmpdir(), 'chef-basil-nginx-'))
  const port = await freePort()
  const site = siteAt(port)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  // Everything else is nginx's default, buffering included; compression is on for every type.
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
    events {}
    http { access_log off; gzip on; gzip_types *; gzip_proxied any; gzip_min_length 0; ${folders} ${site} }`,
  )
  const run = spawn(
    nginx,
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      stdio: 'inherit',
    },
  )
  const exited = new Promise((resolve) => run.once('exit', resolve))
  running.push({
    async stop() {
      run.kill()
      await exited
      await rm(folder, { recursive: true })
    },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(url)))
    if (run.exitCode !== null)
      throw new Error(`nginx stopped: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
  return { url, port }
}

async function isUp(url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
