/** The longest delay of Node's timers. */
const LONGEST_MS = 2 ** 31 - 1;
const AFTER_TROUBLE_MS = 1_000;

/** The simulator's clock: it runs like the machine's clock, can be moved forward, and runs due work. */
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

  /** Checks soon whether work is due. */
  poke = (): void => {
    if (!this.#isPoked) setImmediate(this.#tick);
    this.#isPoked = true;
  };

  /** Moves the time forward by this number of milliseconds. */
  advance = (ms: number): void => {
    this.#ahead += ms;
    this.poke();
  };

  /** Runs `work` after each poke, and at the time that `next` returns. */
  run(work: () => void, next: () => number | undefined): void {
    [this.#work, this.#next] = [work, next];
  }

  /** Resolves as soon as `isSo` is true. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isSo, done: resolve });
      this.poke();
    });
  }

  /** Stops all work. */
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
