import { type ComponentProps, createContext, memo, use } from 'react'
import Markdown, { type Components } from 'react-markdown'

import { allowedElements, blockPlugins, components, PlainText } from './recipe-markdown.tsx'
import { RenderBoundary } from './render-boundary.tsx'
import { stepTimes, timeName } from './step-times.ts'
import type { Timer } from './timer-state.ts'
import type { StartTimer } from './use-timers.ts'

/** The timers of the recipe that a step belongs to, and how its times start one. */
export const Timers = createContext<{ timers: readonly Timer[]; start: StartTimer }>({
  timers: [],
  start: () => {},
})

/** The `id` of what says that a time starts a timer. */
export const timeHint = 'time-hint'

/** The `id` of the time that a timer was started from. */
export const timeId = (place: string) => `time-${place}`

type Node = {
  type: string
  value?: string
  children?: Node[] | undefined
  tagName?: string
  properties?: object
}

/** Makes an element of each time in a step's text. */
const timesAsElements = (step: number) => (tree: Node) => {
  const names: string[] = []
  let before = ''
  function walk(parent: Node) {
    parent.children = parent.children?.flatMap((node) => {
      if (node.value === undefined) walk(node)
      return node.value === undefined ? node : parted(node.value)
    })
  }
  function parted(text: string): Node[] {
    const nodes: Node[] = []
    let end = 0
    for (const { at, said, seconds, atLeast } of stepTimes(text)) {
      nodes.push({ type: 'text', value: text.slice(end, at) })
      const name = timeName(step, before + text.slice(0, at))
      const same = names.filter((other) => other === name).length
      const place = `${step}-${names.push(name)}`
      const timer = { place, name: same === 0 ? name : `${name} ${same + 1}`, said, atLeast }
      const properties = { dataTimer: JSON.stringify(timer), dataSeconds: String(seconds) }
      nodes.push({ type: 'element', tagName: 'time', properties, children: [{ type: 'text', value: said }] })
      end = at + said.length
    }
    before += text
    return [...nodes, { type: 'text', value: text.slice(end) }]
  }
  walk(tree)
}

type TimeProps = { 'data-timer'?: string; 'data-seconds'?: string }

/** A time that starts its timer at a tap; while the timer is there, another tap changes nothing. */
function Time({ 'data-timer': data = '', 'data-seconds': seconds }: ComponentProps<'time'> & TimeProps) {
  const { timers, start } = use(Timers)
  const timer = JSON.parse(data) as Omit<Timer, 'state'>
  const isStarted = timers.some(({ place }) => place === timer.place)
  return (
    <button
      id={timeId(timer.place)}
      className="time"
      type="button"
      aria-describedby={timeHint}
      aria-disabled={isStarted}
      onClick={() => start(timer, Number(seconds))}
    >
      {timer.said}
    </button>
  )
}

const stepElements = [...allowedElements, 'time']
const stepComponents: Components = { ...components, time: Time }

/** A step's markdown, in which the times are buttons. */
export const StepText = memo(function StepText({ text, step }: { text: string; step: number }) {
  return (
    <RenderBoundary fallback={<PlainText text={text} />}>
      <Markdown
        {...blockPlugins}
        rehypePlugins={[[timesAsElements, step]]}
        components={stepComponents}
        allowedElements={stepElements}
        unwrapDisallowed
      >
        {text}
      </Markdown>
    </RenderBoundary>
  )
})
