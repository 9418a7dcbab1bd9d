/** Threads that draw, so that the process answers calls meanwhile. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ClothDesign, ClothView } from '../cloth/design.ts';
import type { Raster } from '../cloth/draw.ts';
import { pictureName } from './names.ts';

/** A picture to draw. */
export interface DrawRequest {
  design: ClothDesign;
  view: ClothView;
  /** Pixels. */
  width: number;
}

/** Too many pictures wait to be drawn; a later call may succeed. */
export class DrawingBusy extends Error {}

/** A pool of drawing threads. */
export interface DrawingThreads {
  /**
   * The pixels of a picture, which no caller may change: concurrent calls get the same. Rejects with DrawingBusy, with
   * the drawing's own error, or after `close`.
   */
  draw(order: DrawRequest): Promise<Raster>;
  /** Stops the threads; pictures under way are rejected. */
  close(): Promise<void>;
}

function isRaster(message: unknown): message is Raster {
  return (
    typeof message === 'object' && message !== null && 'data' in message && message.data instanceof Uint8ClampedArray
  );
}

async function drawOn(worker: Worker, order: DrawRequest, signal: AbortSignal): Promise<Raster> {
  const answer = once(worker, 'message', { signal });
  worker.postMessage(order, []);
  const [drawn]: unknown[] = await answer;
  if (!isRaster(drawn)) throw new Error('A drawing thread sent something else than a picture.');
  return drawn;
}

/**
 * Creates a pool of at most `threads` threads, with at most `mostWaiting` waiting pictures. Threads start on demand,
 * and idle ones do not keep the process alive.
 */
export function createDrawingThreads(threads: number, mostWaiting = Number.POSITIVE_INFINITY): DrawingThreads {
  const limit = pLimit(threads);
  const closing = new AbortController();
  const workers = new Set<Worker>();
  const idle: Worker[] = [];
  const wanted = new Map<string, Promise<Raster>>();

  function startWorker(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] });
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    return worker;
  }

  async function draw(order: DrawRequest): Promise<Raster> {
    closing.signal.throwIfAborted();
    const worker = idle.pop() ?? startWorker();
    worker.ref();
    const drawn = await drawOn(worker, order, closing.signal);
    worker.unref();
    idle.push(worker);
    return drawn;
  }

  return {
    draw: async (order) => {
      const key = `${pictureName(order.design, order.view)} ${order.width}`;
      const same = wanted.get(key);
      if (same) return same;
      if (limit.activeCount + limit.pendingCount >= threads + mostWaiting)
        throw new DrawingBusy(`${mostWaiting} pictures wait to be drawn.`);
      const drawing = limit(draw, order).finally(() => wanted.delete(key));
      wanted.set(key, drawing);
      return drawing;
    },
    async close() {
      closing.abort(new Error('The drawing threads are closed.'));
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
