import { lexicon } from '../lexicon/lexicon.ts'
import type { Entry, Reading } from './reading.ts'

/** Chinese and Japanese: the longest known names; of names that touch, the last is the head. */
export function readUnspaced(text: string): Entry {
  const readings = text.split(/[、，,・;；/&+\s]+/u).flatMap(readRun)
  return { readings, unread: readings.length === 0 ? [{ text, why: 'unknown' }] : [] }
}

const unspacedAnd = new Set(['と', '和', '及', '跟'])

function readRun(run: string): Reading[] {
  const { unspaced, longestUnspaced } = lexicon()
  const readings: Reading[] = []
  let head: Reading | undefined
  for (let at = 0; at < run.length;) {
    let length = Math.min(longestUnspaced, run.length - at)
    while (length > 0 && !unspaced.has(run.slice(at, at + length))) length--
    const food = unspaced.get(run.slice(at, at + length))
    if (food) head = { food, foreign: run.slice(at, at + length), from: at, to: at + length }
    else if (head && unspacedAnd.has(run[at]!)) {
      readings.push(head)
      head = undefined
    }
    at += Math.max(1, length)
  }
  return head ? [...readings, head] : readings
}
