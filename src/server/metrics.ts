import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Everything that is counted. Label values come from closed lists: no address, model or visitor's text. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const counter = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers })
  const seconds = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({
      name,
      help,
      labelNames,
      registers,
      buckets: [0.005, 0.05, 0.25, 1, 2.5, 5, 10, 20, 45, 120],
    })
  return {
    registry,
    recipes: counter('chef_recipes_total', 'Calls for a recipe', ['outcome', 'chef']),
    firstText: seconds('chef_first_text_seconds', 'Time to the first text', ['chef']),
    duration: seconds('chef_recipe_seconds', 'Time to the end of the answer', ['chef', 'outcome']),
    open: new Gauge({ name: 'chef_open_recipes', help: 'Answers being given, by any chef', registers }),
    /** Shows how full the places for hosted calls are, read when the metrics are. */
    follow(admission: { readonly inFlight: number; readonly waiting: number }) {
      const inFlight = new Gauge({
        name: 'chef_hosted_in_flight',
        help: 'Hosted calls under way',
        registers: [],
        collect() {
          this.set(admission.inFlight)
        },
      })
      const waiting = new Gauge({
        name: 'chef_hosted_waiting',
        help: 'Hosted calls waiting for a place',
        registers: [],
        collect() {
          this.set(admission.waiting)
        },
      })
      registry.registerMetric(inFlight)
      registry.registerMetric(waiting)
    },
    limited: counter('chef_limited_total', 'Hosted calls refused by a limit', ['limit']),
    standIns: counter('chef_stand_ins_total', 'Answers of the house chef in place of the hosted one', [
      'reason',
    ]),
    providerErrors: counter('chef_provider_errors_total', 'Failures of the hosted chef', ['kind']),
    sharedLimitsDown: counter('chef_shared_limits_down_total', 'Falls back from Redis to memory', []),
    workersReplaced: counter(
      'chef_workers_replaced_total',
      'Workers that ended or hung, and were replaced',
      [],
    ),
    logsDropped: counter('chef_logs_dropped_total', 'Log lines that could not be written', []),
  }
}
