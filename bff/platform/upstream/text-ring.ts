/** Where a text is in a ring. */
export interface RingPlace {
  /** The number of bytes that were taken before it since the ring was made. */
  at: number;
  bytes: number;
  /** The bytes that it may take. */
  room: number;
}

/** A text that changes a little fits its place again when it has as much room more: one part of so many. */
const SPARE = 16;

/**
 * Keeps texts as bytes in one block of memory, where a new one takes the room of the oldest. The garbage collector has nothing
 * to do with them: as strings, all answers of the host would be copied twice and then wait for it to look at old memory.
 */
export class TextRing {
  readonly #capacity: number;
  #block: Buffer | undefined;
  #taken = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** Whether the text of a place is still there. */
  has({ at }: RingPlace): boolean {
    return at >= this.#taken - this.#capacity;
  }

  /** Whether a place still has exactly this text, given as its bytes. */
  holds(place: RingPlace, text: Buffer): boolean {
    if (!this.#block || text.length !== place.bytes || !this.has(place)) return false;
    const start = place.at % this.#capacity;
    return this.#block.compare(text, 0, text.length, start, start + place.bytes) === 0;
  }

  /**
   * Keeps a text, given as its bytes: in the place that it had before where it fits, else in a new one that also counts `besides`
   * bytes which the caller keeps elsewhere. Undefined for one that is longer than the ring.
   */
  write(text: Buffer, besides: number, before: RingPlace | undefined): RingPlace | undefined {
    const bytes = text.length;
    const place = before && this.has(before) && bytes <= before.room ? before : this.#take(bytes, besides);
    if (!place) return undefined;
    this.#block ??= Buffer.allocUnsafeSlow(this.#capacity);
    text.copy(this.#block, place.at % this.#capacity);
    place.bytes = bytes;
    return place;
  }

  /** The text of a place that is still there. */
  read({ at, bytes }: RingPlace): string {
    const start = at % this.#capacity;
    return this.#block?.toString('utf8', start, start + bytes) ?? '';
  }

  #take(bytes: number, besides: number): RingPlace | undefined {
    const room = bytes + besides;
    if (room > this.#capacity) return undefined;
    const spare = Math.min(Math.floor(bytes / SPARE), this.#capacity - room);
    const left = this.#capacity - (this.#taken % this.#capacity);
    // A text lies in one piece: it begins anew where it would not fit.
    const at = room + spare <= left ? this.#taken : this.#taken + left;
    this.#taken = at + room + spare;
    return { at, bytes, room: room + spare };
  }
}
