/** A lockfile of npm, as far as it is looked at. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** A package of a lockfile. */
export interface LockedPackage {
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

/** A sentence for each package that is not pinned by its hash, or that names where it comes from. */
export function findLockFaults({ packages }: Lockfile): string[] {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  return [
    ...entries.filter(([, { integrity }]) => !integrity).map(([path]) => `${path} has no hash`),
    ...entries.filter(([, { resolved }]) => resolved).map(([path]) => `${path} names its source`),
  ];
}
