/** The proper names of fabrics that a host may store as they were spelt of old; addresses may hold either spelling. */
const PROPER_NAMES: ReadonlyMap<string, string> = new Map([
  ['Georagette', 'Georgette'],
  ['Crep', 'Crepe'],
]);

/** How a fabric is read, whichever spelling the shop stores. */
export const fabricLabel = (name: string): string => PROPER_NAMES.get(name) ?? name;

/** Whether hosts spell a fabric of this name in two ways. */
export const hasOtherSpelling = (name: string): boolean => [...PROPER_NAMES].flat().includes(name);
