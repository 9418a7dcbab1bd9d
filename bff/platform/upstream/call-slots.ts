import type { Call } from './contract.ts';
import type { RequestDeadline } from './request-deadline.ts';

/** The most REST calls of one GraphQL request at once. */
export const MAX_CALLS = 8;
/** The most of them that are for details: some slots always stay free for what the page cannot do without. */
export const MAX_DETAIL_CALLS = 6;

/** A detail is what may be null when it is late. Everything else is required, and goes first. */
export type CallPriority = 'required' | 'detail';

/** The priority of a call: reviews, their numbers and the counts of filters are details. */
export function priorityOf({ group, isRead }: Pick<Call, 'group' | 'isRead'>, params: object): CallPriority {
  const isDetail = isRead && (group === 'reviews' || Reflect.get(params, 'counts') === true);
  return isDetail ? 'detail' : 'required';
}

/**
 * The REST calls that one GraphQL request may have under way at once. Calls above that wait for their turn, required ones
 * before details. Details never take the last slots, so that a host that answers no details delays nothing else.
 */
export class CallSlots {
  #taken: Record<CallPriority, number> = { required: 0, detail: 0 };
  #waiting: Record<CallPriority, Set<() => void>> = { required: new Set(), detail: new Set() };

  /**
   * Sends a call: at once when there is a slot, else when its turn comes. The call keeps its slot until it ends. With a
   * deadline a waiting call leaves the queue when the request ends, and fails without being sent.
   */
  run<T>(priority: CallPriority, deadline: RequestDeadline | undefined, send: () => Promise<T>): Promise<T> {
    if (this.#hasSlot(priority)) return this.#hold(priority, send);
    const queue = this.#waiting[priority];
    const turn = Promise.withResolvers<T>();
    const begin = () => turn.resolve(this.#hold(priority, send));
    queue.add(begin);
    return deadline ? deadline.race(turn.promise, () => queue.delete(begin)) : turn.promise;
  }

  #hasSlot(priority: CallPriority): boolean {
    const { required, detail } = this.#taken;
    return required + detail < MAX_CALLS && (priority === 'required' || detail < MAX_DETAIL_CALLS);
  }

  async #hold<T>(priority: CallPriority, send: () => Promise<T>): Promise<T> {
    this.#taken[priority]++;
    try {
      return await send();
    } finally {
      this.#taken[priority]--;
      this.#beginNext();
    }
  }

  #beginNext(): void {
    for (const priority of ['required', 'detail'] as const) {
      const [begin] = this.#waiting[priority];
      if (!begin || !this.#hasSlot(priority)) continue;
      this.#waiting[priority].delete(begin);
      begin();
      return;
    }
  }
}
