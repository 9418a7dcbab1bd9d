/** Node's timers take no more. */
const LONGEST_MS = 2 ** 31 - 1;
const AFTER_TROUBLE_MS = 1_000;

/** The simulator's own time: it goes as the machine's does, can be moved forward, and rings when something is due. */
export class Clock {
  #ahead = 0;
  #isPoked = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #work: () => void = () => undefined;
  #next: () => number | undefined = () => undefined;
  #waiting: { isSo: () => boolean; done: () => void }[] = [];

  /** Milliseconds since 1970. */
  now = (): number => Date.now() + this.#ahead;

  /** Looks soon whether something is due. */
  poke = (): void => {
    if (!this.#isPoked) setImmediate(this.#tick);
    this.#isPoked = true;
  };

  /** It is so many milliseconds later. */
  advance = (ms: number): void => {
    this.#ahead += ms;
    this.poke();
  };

  /** From now on it does `work` after each poke, and whenever it is as late as `next` says. */
  run(work: () => void, next: () => number | undefined): void {
    [this.#work, this.#next] = [work, next];
  }

  /** Resolves as soon as it is so. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isSo, done: resolve });
      this.poke();
    });
  }

  /** Nothing is done any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #tick = (): void => {
    this.#isPoked = false;
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    try {
      this.#work();
      const due = this.#next();
      if (due !== undefined) this.#ring(due - this.now());
      const ready = this.#waiting.filter(({ isSo }) => isSo());
      this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
      for (const { done } of ready) done();
    } catch (error) {
      process.emitWarning(`Payment simulator: ${error instanceof Error ? error.message : String(error)}`);
      this.#ring(AFTER_TROUBLE_MS);
    }
  };

  #ring(ms: number): void {
    this.#timer = setTimeout(this.#tick, Math.min(Math.max(ms, 0), LONGEST_MS));
  }
}
