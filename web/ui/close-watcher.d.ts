/** Hears of requests to close what lies over the page, such as Back on a phone. Chromium has it since 2024. */
declare class CloseWatcher extends EventTarget {
  /** `signal` ends it. */
  constructor(options?: { signal?: AbortSignal });
  /** Acts as if the shopper had asked. */
  requestClose(): void;
}
