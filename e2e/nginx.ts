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

/** The sample of docs/operations.md, word by word. */
export const sample = /```nginx\n([^]*?)```/.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''

const running: { stop(): Promise<void> }[] = []

/** Ends every nginx that a test has started. */
export async function stopEveryNginx(): Promise<void> {
  await Promise.all(running.splice(0).map((proxy) => proxy.stop()))
}

/** Starts nginx with the sample in front of a server; `change` is what a test wants otherwise. */
export async function startNginx(server: string, change = (configuration: string) => configuration) {
  if (!nginx) throw new Error('no nginx here')
  const folder = await mkdtemp(join(tmpdir(), 'chef-basil-nginx-'))
  const port = await freePort()
  const site = change(sample)
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/proxy_pass http:\/\/127\.0\.0\.1:3000;/, `proxy_pass ${server};`)
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
