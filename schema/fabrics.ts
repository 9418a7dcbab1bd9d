/** The current names of fabrics by their old spellings, which hosts and addresses may contain. */
const PROPER_NAMES: ReadonlyMap<string, string> = new Map([
  ['Georagette', 'Georgette'],
  ['Crep', 'Crepe'],
]);

/** The current name of a fabric from any of its spellings. */
export const properFabric = (name: string): string => PROPER_NAMES.get(name) ?? name;

/** The names under which a host may store the fabric: the given name and the current one. */
export const storedNames = (name: string): string[] => [...new Set([name, properFabric(name)])];

/** Whether hosts use two spellings for a fabric. */
export const hasOtherSpelling = (name: string): boolean => [...PROPER_NAMES].flat().includes(name);
