/** The reason for a missing picture. `busy`: too many requests wait. The others are those of a download. */
export class NoPicture extends Error {
  readonly reason: 'missing' | 'unavailable' | 'slow' | 'busy';
  constructor(reason: NoPicture['reason'], detail: string) {
    super(detail);
    this.reason = reason;
  }
}
