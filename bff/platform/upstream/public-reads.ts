import type { Rest } from '../rest.ts';
import type { CallId } from './contract.ts';

/** One read of a request: what was asked for, and the answer. */
export interface PublicSource {
  id: CallId;
  params: Record<string, unknown>;
  path: string;
  answer: unknown;
}

/** The public reads of one request. They tell whether its answer rests on them alone, and can be sent again for a later request. */
export class PublicReads {
  #sources: PublicSource[] | undefined = [];
  #repeated: Map<string, Promise<unknown>> | undefined;

  /** All reads so far, as a list of its own; undefined where the answer also rests on something else, or on a read that failed. */
  get sources(): readonly PublicSource[] | undefined {
    return this.#sources && [...this.#sources];
  }

  /** Notes a read that has succeeded. */
  add(source: PublicSource): void {
    this.#sources?.push(source);
  }

  /** Notes that the answer rests on something that cannot be asked for again. */
  restOnMore(): void {
    this.#sources = undefined;
  }

  /** The read of this path, where `repeat` has sent it for this request; undefined for any other path. */
  findRepeated(path: string): Promise<unknown> | undefined {
    return this.#repeated?.get(path);
  }

  /**
   * Asks for all of this again, at once. Answers whether each answer is the very same as before. The operation, if it runs
   * then, has these answers.
   */
  async repeat(rest: Rest, sources: readonly PublicSource[]): Promise<boolean> {
    const ask = rest as unknown as (id: CallId, params: PublicSource['params']) => Promise<unknown>;
    const answers = sources.map(({ id, params }) => ask(id, params));
    this.#repeated = new Map(sources.map(({ path }, at) => [path, answers[at] ?? Promise.resolve()]));
    try {
      const again = await Promise.all(answers);
      return again.every((answer, at) => answer === sources[at]?.answer);
    } catch {
      // Whoever asks for it gets the failure: it is among the reads that were repeated.
      return false;
    } finally {
      this.#sources = [];
    }
  }
}
