/** A package of the lock file, as `npm ci` installs it. */
interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Finds packages without an integrity hash, and missing binaries for platforms other than the one that wrote it. */
export function lockFaults({ packages }: LockFile): string[] {
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && link !== true);
  const names = new Set(installed.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  const unchecked = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path);
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `${path} needs ${name}`),
  );
  return [
    ...unchecked.map((path) => `${path} has no sha512 integrity`),
    ...missing.map((need) => `${need}, which is not in the lock file`),
  ];
}
