/** The functions of a page under measurement. */
interface Measured {
  /** Draws a subject of so many rows or fields anew, and answers how to take the action for the n-th time. */
  mount: (kind: string, action: string, size: number, repeat: number) => (turn: number) => void
}

/** The interface of the page under measurement: `window.bench`. */
export interface Bench {
  /** Draws the subject and takes the action a few times, so that the code is warm. */
  mount: (kind: string, action: string, size: number, repeat: number) => Promise<void>
  /** Takes the action so many times; ms of each from the event until its frame is drawn. */
  turn: (turns: number) => Promise<number[]>
}

const warmUp = 4

/** The frame with the change is drawn: styles, layout and paint are done, what follows is up to other threads. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(0)
    })
  })

/** Lets a page be measured by `timeTables`. */
export function offer({ mount }: Measured): void {
  let turnsDone = 0
  let step: (turn: number) => void = () => undefined
  const turn = async (turns: number) => {
    const times: number[] = []
    for (let one = 0; one < turns; one++) {
      const start = performance.now()
      step(++turnsDone)
      await nextPaint()
      times.push(performance.now() - start)
    }
    return times
  }
  const bench: Bench = {
    mount: async (...what) => {
      turnsDone = 0
      step = mount(...what)
      await nextPaint()
      await nextPaint()
      await turn(warmUp)
    },
    turn,
  }
  Object.assign(window, { bench })
}
