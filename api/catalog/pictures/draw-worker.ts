/** A drawing thread: it draws one request after the other and sends back the pixels. */
import { parentPort } from 'node:worker_threads';
import { drawCloth } from '../cloth/draw.ts';
import type { DrawRequest } from './drawing-threads.ts';

if (!parentPort) throw new Error('This file draws in a worker thread and cannot be run by itself.');
const port = parentPort;

port.on('message', ({ design, view, width }: DrawRequest) => {
  const drawing = drawCloth(design, view, width);
  const { buffer } = drawing.data;
  port.postMessage(drawing, buffer instanceof ArrayBuffer ? [buffer] : []);
});
