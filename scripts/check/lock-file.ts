/** What `npm ci` installs: one package of the lock file. */
interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/**
 * What is wrong with a lock file: packages that would be installed without a check of their content, and binaries for
 * another platform than the one it was written on that are not in it.
 */
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
