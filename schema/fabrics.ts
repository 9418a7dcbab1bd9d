/** The proper names of fabrics that a host may store as they were spelt of old; addresses may hold either spelling. */
const PROPER_NAMES: ReadonlyMap<string, string> = new Map([
  ['Georagette', 'Georgette'],
  ['Crep', 'Crepe'],
]);

/** The proper name of a fabric, whichever spelling names it: two names of one fabric have the same. */
export const properFabric = (name: string): string => PROPER_NAMES.get(name) ?? name;

/** The names by which a shop may have stored a fabric that is asked for by this one: its own, and the proper one. */
export const storedNames = (name: string): string[] => [...new Set([name, properFabric(name)])];

/** Whether hosts spell a fabric of this name in two ways. */
export const hasOtherSpelling = (name: string): boolean => [...PROPER_NAMES].flat().includes(name);
