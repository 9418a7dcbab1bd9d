/** A line of the shop that is other than it should be while it runs. */
export interface Change {
  /** From the project's root. */
  file: string;
  /** What stands there, once. */
  find: string;
  /** What is to stand there. */
  replace: string;
}

/** A planted bug, to see that a scenario finds it. */
export interface Plant {
  /** What is wrong then, in words. */
  words: string;
  changes: Change[];
}
