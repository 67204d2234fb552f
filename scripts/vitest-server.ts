import { buildServer } from '../src/server/built-server.testing.ts'

/** Tests that start the server as a process start one build of it. */
export default buildServer
