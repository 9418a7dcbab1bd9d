import { vi } from 'vitest';

const steady = performance.now.bind(performance);

/** Advances the monotonic clock by this number of milliseconds, by which the gateway measures ages. Restored with all mocks. */
export function passTime(milliseconds: number): void {
  const passed = performance.now() - steady() + milliseconds;
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + passed);
}
