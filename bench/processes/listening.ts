import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and says where, for the process that has started this one. */
export function listening(server: Server): void {
  server.listen(0, '127.0.0.1', 4096, () => {
    console.log(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  })
}
