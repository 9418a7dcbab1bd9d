/** A change of the shop's source while it is loaded. */
export interface SourceChange {
  /** The path from the project's root. */
  file: string;
  /** The text to replace; it occurs once. */
  find: string;
  /** The replacement. */
  replace: string;
}

/** A planted bug, which a scenario must find. */
export interface PlantedBug {
  /** The bug, in words. */
  words: string;
  changes: SourceChange[];
}
