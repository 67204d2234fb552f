// A process that compiles the dishes that it is told.
import { compileDishes } from './compile.ts'

process.once('message', (ids: string[]) => process.send!(compileDishes(ids), () => process.disconnect()))
