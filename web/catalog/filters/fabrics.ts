/** The fabrics to choose from where none are counted, and in the search. */
export const FABRICS = ['Silk', 'Georgette', 'Crepe', 'Rayon'] as const;
