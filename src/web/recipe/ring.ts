let audio: AudioContext | undefined

/** Lets the page make sounds: browsers allow it at a tap, and none later without one. */
export function allowSound(): void {
  const { AudioContext: Audio }: { AudioContext?: typeof AudioContext } = window
  audio ??= Audio && new Audio()
  void audio?.resume()
}

const beeps = 30
const vibration = Array.from({ length: 6 }, () => [400, 200, 400, 1000]).flat()

/** Rings for a quarter of a minute, three short beeps at a time, and shakes where there is something to shake. Gives how to hush it. */
export function ring(): () => void {
  // Not every browser can.
  const { vibrate }: { vibrate?: Navigator['vibrate'] } = navigator
  vibrate?.call(navigator, vibration)
  const tone = audio && beep(audio)
  return () => {
    vibrate?.call(navigator, [])
    tone?.stop()
  }
}

function beep(context: AudioContext): OscillatorNode {
  const tone = new OscillatorNode(context, { frequency: 880 })
  const volume = new GainNode(context, { gain: 0 })
  const begin = context.currentTime
  for (let count = 0; count < beeps; count++) {
    const at = begin + Math.floor(count / 3) * 1.5 + (count % 3) * 0.25
    volume.gain.setValueAtTime(0.4, at)
    volume.gain.setTargetAtTime(0, at + 0.1, 0.03)
  }
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(begin + (beeps / 3) * 1.5)
  return tone
}
