/** A lockfile of npm, with the fields that are checked. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** A package of a lockfile. */
export interface LockedPackage {
  resolved?: string;
  integrity?: string;
  /** Whether the entry links to a workspace. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  /** The machines that it is for; all of a kind if one is absent. */
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}

/** A sentence for each package that is not pinned by its hash or that names its source, and for each link to a missing workspace. */
export function findLockErrors({ packages }: Lockfile): string[] {
  // A path outside node_modules is a workspace of ours; a link leads to one.
  const entries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const links = Object.entries(packages).filter(([, { link }]) => link);
  return [
    ...entries.filter(([, { integrity }]) => !integrity).map(([path]) => `${path} has no hash`),
    ...entries.filter(([, { resolved }]) => resolved).map(([path]) => `${path} names its source`),
    ...links.filter(([, { resolved = '' }]) => !(resolved in packages)).map(([path]) => `${path} leads nowhere`),
  ];
}

/** The packages that `npm ci` installs on a usual server, Linux with glibc on x64: workspaces are no packages. */
export function listInstalled({ packages }: Lockfile): LockedPackage[] {
  const isFor = (wanted: string | string[] | undefined, own: string) => wanted === undefined || wanted.includes(own);
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([, one]) => one)
    .filter(({ os, cpu, libc }) => isFor(os, 'linux') && isFor(cpu, 'x64') && isFor(libc, 'glibc'));
}
