/** Animals in tied dots, as the stencils of hunting scenes have them. */
import { dot } from './pen.ts';
import type { Pen } from './pen.ts';

/** Each mark is a dot: `o` is dyed yellow first. */
const STENCILS = {
  elephant: [
    '.....######.......',
    '...##......####...',
    '..#..oooooo.#..##.',
    '.#...o.oo.o.#.#.#.',
    '#....oooooo..##..#',
    '#.............#..#',
    '#.............#..#',
    '#.#..........###.#',
    '.##..######..#..##',
    '..#..#....#..#....',
    '..#..#....#..#....',
    '..####....####....',
  ],
  horse: [
    '...........#.#..',
    '..........####..',
    '.........##.o##.',
    '........##....##',
    '#......##..####.',
    '##.#####...#....',
    '#.#........#....',
    '#.#.oooooo.#....',
    '..#.o.oo.o.#....',
    '..#.######.#....',
    '..#.#....#.#....',
    '.##.#...##.#....',
  ],
  parrot: [
    '.....####....',
    '....#....#...',
    '....#..o.##..',
    '....#.....##.',
    '...#.....#.#.',
    '..#..oo..#...',
    '..#.oooo..#..',
    '.#..ooooo.#..',
    '.#...ooo.#...',
    '#..#....#....',
    '#.#.####.....',
    '##...#.#.....',
  ],
} as const;

/** The distance of two dots of a stencil in cloth units. */
const STEP = 0.0112;

/** Draws an animal about a point; `side` is -1 for one that looks to the left. */
export function drawAnimal(pen: Pen, kind: keyof typeof STENCILS, u: number, v: number, side: 1 | -1): void {
  const rows = STENCILS[kind];
  rows.forEach((row, y) => {
    row.split('').forEach((mark, x) => {
      if (mark === '.') return;
      dot(pen, u + side * (x - row.length / 2) * STEP, v + (y - rows.length / 2) * STEP, mark === 'o' ? 1 : 0, 0.9);
    });
  });
}
