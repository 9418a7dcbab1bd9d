/** The people whom the sample provider knows. They are invented. */
export const PEOPLE = [
  { sub: 'sample-asha', name: 'Asha Verma', email: 'asha.verma@example.com' },
  { sub: 'sample-rohan', name: 'Rohan Mehta', email: 'rohan.mehta@example.com' },
] as const;
