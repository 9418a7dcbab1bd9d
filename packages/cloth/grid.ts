/** A coarse grid over the picture, equal at every width, on which soft shadows are blurred. */

/** Columns and rows of every grid. */
export const GRID = { columns: 120, rows: 160 };

/** One number for each cell of the grid. */
export type Grid = Float32Array;

/** A grid of zeros. */
export function emptyGrid(): Grid {
  return new Float32Array(GRID.columns * GRID.rows);
}

function sweep(
  from: Grid,
  to: Grid,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
  reach: number,
): void {
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = -reach; i < length; i += 1) {
      const enter = i + reach;
      const leave = i - reach - 1;
      if (enter < length) sum += from[start + enter * step] ?? 0;
      if (leave >= 0) sum -= from[start + leave * step] ?? 0;
      if (i >= 0) to[start + i * step] = sum / (2 * reach + 1);
    }
  }
}

/** A grid blurred over about `reach` cells. */
export function blurred(grid: Grid, reach: number): Grid {
  const { columns, rows } = GRID;
  const [a, b] = [Float32Array.from(grid), emptyGrid()];
  for (let round = 0; round < 2; round += 1) {
    sweep(a, b, rows, columns, columns, 1, reach);
    sweep(b, a, columns, rows, 1, columns, reach);
  }
  return a;
}

/** Reads a grid at a point of the picture (1 wide, 4/3 high), interpolated between cells. */
export function readGrid(grid: Grid, x: number, y: number): number {
  const { columns, rows } = GRID;
  const gx = Math.min(columns - 1.001, Math.max(0, x * columns - 0.5));
  const gy = Math.min(rows - 1.001, Math.max(0, y * columns - 0.5));
  const ix = Math.floor(gx);
  const iy = Math.floor(gy);
  const fx = gx - ix;
  const fy = gy - iy;
  const at = iy * columns + ix;
  const top = (grid[at] ?? 0) * (1 - fx) + (grid[at + 1] ?? 0) * fx;
  return top * (1 - fy) + ((grid[at + columns] ?? 0) * (1 - fx) + (grid[at + columns + 1] ?? 0) * fx) * fy;
}

/** The soft shadow of a covered area: close by, and further away below and to the right. */
export function shadowOf(cover: Grid, close: number, wide: number, reach: number): Grid {
  const [near, far] = [blurred(cover, 1), blurred(cover, reach)];
  return cover.map((_, i) => {
    const [x, y] = [((i % GRID.columns) + 0.5) / GRID.columns, (Math.floor(i / GRID.columns) + 0.5) / GRID.columns];
    const drop = 0.0045 * reach;
    return close * readGrid(near, x - 0.005, y - 0.008) + wide * readGrid(far, x - drop * 0.8, y - drop * 1.25);
  });
}
