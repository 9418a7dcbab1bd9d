import { vi } from 'vitest';

const steady = performance.now.bind(performance);

/** Lets so many milliseconds pass on the steady clock, by which the gateway measures how old things are. Restored with all mocks. */
export function passTime(milliseconds: number): void {
  const passed = performance.now() - steady() + milliseconds;
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + passed);
}
