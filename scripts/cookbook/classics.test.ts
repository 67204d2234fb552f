import { expect, test } from 'vitest'
import { isKnownGroup } from './classics.ts'
