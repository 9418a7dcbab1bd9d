import { expect, test } from 'vitest';
import { toCsv } from '../../../api/platform/csv.ts';

test('a CSV file begins with the mark of UTF-8, and quotes commas, semicolons, quotes and lines', async () => {
  expect(
    await toCsv([
      ['Name', 'Pieces'],
      ['Saree, "Leheriya"\nred', 2],
      [null, 'Saree;=1+1'],
    ]),
  ).toBe('\uFEFFName,Pieces\r\n"Saree, ""Leheriya""\nred",2\r\n,"Saree;=1+1"\r\n');
});

test('no text of a CSV file is a formula', async () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'];
  const cells = (await toCsv(dangerous.map((text) => [text]))).slice(1);
  expect(cells).toBe(`'=1+1\r\n'+1\r\n'-1\r\n'@SUM(A1)\r\n"'\t=1"\r\n"'\r=1"\r\n"'\n=1"\r\n'＝1\r\n`);
  expect(await toCsv([['=HYPERLINK("x","y")']])).toBe('\uFEFF"\'=HYPERLINK(""x"",""y"")"\r\n');
});

test('an amount of a CSV file is rupees with two decimals, also below zero', async () => {
  const amounts = [0, 5, 100, 389_900, -7, -1_050].map((paise) => [{ paise }]);
  expect(await toCsv(amounts)).toBe('\uFEFF0.00\r\n0.05\r\n1.00\r\n3899.00\r\n-0.07\r\n-10.50\r\n');
  await expect(toCsv([[{ paise: 0.5 }]])).rejects.toThrow('An amount is whole paise');
});

test('other calls run between two parts of a long file', async () => {
  let turns = 0;
  setImmediate(function count() {
    turns += 1;
    if (turns < 100) setImmediate(count);
  });
  await toCsv(Array.from({ length: 5_000 }, () => ['x']));
  expect(turns).toBeGreaterThanOrEqual(9);
});
