/** How far a run of several calls is. Its request may end first, and is answered then by what was noted. */
export class RunProgress<T> {
  #made: { answer: T } | undefined;
  #isTold = false;

  /** Notes that all changes are made, and the answer of a request, or a run, that ends before it knows more. */
  noteMade(answer: T): void {
    this.#made = { answer };
  }

  /** The noted answer, which counts from now on. Throws `reason` when the changes are not made. */
  tell(reason: unknown): T {
    if (!this.#made) throw reason;
    this.#isTold = true;
    return this.#made.answer;
  }

  /** Drops the noted answer, so that changes may be undone. False when it was told: then they have to stay. */
  takeBack(): boolean {
    if (this.#isTold) return false;
    this.#made = undefined;
    return true;
  }
}
