/** How many may be at work at once, and how long others wait. */
export interface SlotOptions {
  /** Of all owners together. */
  most: number;
  /** Of one owner. */
  mostOfOne: number;
  /** How many of one owner may wait. */
  mostWaiting: number;
  /** Milliseconds after which who waits gives up. */
  waitMs: number;
}

/** Gives a slot back; a second call does nothing. */
export type Release = () => void;

/** Places for work, shared out among owners by turns, so that one who wants many keeps no other waiting. */
export interface Slots {
  /** Waits for a slot. Undefined when there is none in time, or too many of the same owner wait. */
  take(owner: string): Promise<Release | undefined>;
}

/** Makes so many slots. */
export function createSlots({ most, mostOfOne, mostWaiting, waitMs }: SlotOptions): Slots {
  const taken = new Map<string, number>();
  /** Who waits, by owner; whose turn is next stands first. */
  const waiting = new Map<string, Set<() => void>>();
  let total = 0;

  const isFree = (owner: string) => total < most && (taken.get(owner) ?? 0) < mostOfOne;
  const occupy = (owner: string): Release => {
    total += 1;
    taken.set(owner, (taken.get(owner) ?? 0) + 1);
    let isOurs = true;
    return () => {
      if (!isOurs) return;
      isOurs = false;
      total -= 1;
      const left = (taken.get(owner) ?? 1) - 1;
      if (left === 0) taken.delete(owner);
      else taken.set(owner, left);
      callNext();
    };
  };
  const leave = (owner: string, call: () => void) => {
    const own = waiting.get(owner);
    own?.delete(call);
    if (own?.size === 0) waiting.delete(owner);
  };
  const callNext = () => {
    for (const [owner, calls] of waiting) {
      const [first] = calls;
      if (!first || !isFree(owner)) continue;
      leave(owner, first);
      const others = waiting.get(owner);
      // Whose turn it was stands last now.
      if (others) waiting.delete(owner);
      if (others) waiting.set(owner, others);
      return first();
    }
  };
  return {
    take: (owner) => {
      const own = waiting.get(owner);
      if (!own && isFree(owner)) return Promise.resolve(occupy(owner));
      if ((own?.size ?? 0) >= mostWaiting) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        const calls = own ?? new Set();
        const call = () => {
          clearTimeout(late);
          resolve(occupy(owner));
        };
        const late = setTimeout(() => {
          leave(owner, call);
          resolve(undefined);
        }, waitMs);
        waiting.set(owner, calls.add(call));
      });
    },
  };
}
