const ONES = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const CRORE = 10_000_000;
const GROUPS = [
  { size: CRORE, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1_000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
] as const;

/** An amount of paise in words: `Rupees One Lakh Twenty Thousand Five and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const fraction = rest === 0 ? '' : ` and ${wordsOf(rest)} Paise`;
  return `Rupees ${rupees === 0 ? 'Zero' : wordsOf(rupees)}${fraction} Only`;
}

/** A whole number from 1 in words, with lakhs and crores. */
function wordsOf(count: number): string {
  const group = GROUPS.find(({ size }) => count >= size);
  if (group) {
    const rest = count % group.size;
    const words = `${wordsOf(Math.floor(count / group.size))} ${group.name}`;
    return rest === 0 ? words : `${words} ${wordsOf(rest)}`;
  }
  if (count < ONES.length) return ONES[count] ?? '';
  const one = count % 10;
  return [TENS[Math.floor(count / 10)], ...(one === 0 ? [] : [ONES[one]])].join('-');
}
