/** Threads that draw, so that the process goes on answering while a picture is made. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ClothDesign, ClothView } from '../cloth/design.ts';
import type { Raster } from '../cloth/draw.ts';

/** A picture that is wanted. */
export interface DrawOrder {
  design: ClothDesign;
  view: ClothView;
  /** Pixels. */
  width: number;
}

/** A set of drawing threads. */
export interface Studio {
  /** The pixels of a picture. Rejects with the drawing's own error, or when the studio is closed. */
  draw(order: DrawOrder): Promise<Raster>;
  /** Stops the threads; what is still being drawn is rejected. */
  close(): Promise<void>;
}

function isRaster(message: unknown): message is Raster {
  return (
    typeof message === 'object' && message !== null && 'data' in message && message.data instanceof Uint8ClampedArray
  );
}

async function ask(worker: Worker, order: DrawOrder, signal: AbortSignal): Promise<Raster> {
  const answer = once(worker, 'message', { signal });
  worker.postMessage(order, []);
  const [drawn]: unknown[] = await answer;
  if (!isRaster(drawn)) throw new Error('A drawing thread sent something else than a picture.');
  return drawn;
}

/** Opens a studio of at most so many threads. They start when there is work and never keep the process alive idle. */
export function openStudio(threads: number): Studio {
  const limit = pLimit(threads);
  const closing = new AbortController();
  const workers = new Set<Worker>();
  const idle: Worker[] = [];

  function hire(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] });
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    return worker;
  }

  async function draw(order: DrawOrder): Promise<Raster> {
    closing.signal.throwIfAborted();
    const worker = idle.pop() ?? hire();
    worker.ref();
    const drawn = await ask(worker, order, closing.signal);
    worker.unref();
    idle.push(worker);
    return drawn;
  }

  return {
    draw: (order) => limit(draw, order),
    async close() {
      closing.abort(new Error('The drawing threads are closed.'));
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
