/** A promise with the function that resolves it. `Promise.withResolvers` is newer than the oldest browsers (`browsers.ts`). */
export function createDeferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
