/** The folders that each folder may import besides itself (docs/architecture.md, "Dependency rule"). */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  i18n: ['domain', 'contract'],
  cli: ['domain', 'contract', 'i18n'],
  db: ['domain'],
  services: ['domain', 'contract', 'db', 'i18n'],
  'durable-objects': ['domain', 'contract', 'db', 'services'],
  worker: ['domain', 'contract', 'db', 'i18n', 'services', 'durable-objects'],
  web: ['domain', 'contract', 'i18n'],
  'service-worker': ['contract'],
  scripts: ['domain', 'contract', 'cli', 'services', 'web'],
  bench: ['domain', 'contract', 'cli', 'scripts'],
  test: [
    'domain',
    'contract',
    'i18n',
    'cli',
    'db',
    'services',
    'durable-objects',
    'worker',
    'web',
    'service-worker',
    'scripts',
    'bench',
  ],
};

/** A narrower rule within these folders: files under `from` must not import files under `to`, except `except`. */
export interface Ban {
  readonly name: string;
  readonly from: RegExp;
  readonly to: RegExp;
  /** What remains allowed; `$1` stands for the first group of `from`. */
  readonly except?: string;
  /** Type imports remain allowed, because they do not exist at run time. */
  readonly butTypes?: true;
}

export const BANS: readonly Ban[] = [
  { name: 'only the web build imports the web app', from: /^scripts\/(?!web-build\/)/, to: /^web\// },
  {
    name: 'features do not import features',
    from: /^web\/features\/([^/]+)\//,
    to: /^web\/features\//,
    except: 'web/features/$1/',
  },
  {
    name: 'only routes and the router import features',
    from: /^web\/(?!features\/|routes\/|app\/router\.tsx$)/,
    to: /^web\/features\//,
  },
  { name: 'routes do not read the database', from: /^worker\/routes\//, to: /^db\// },
  {
    name: 'reading and writing do not import each other',
    from: /^db\/(read|write)\//,
    to: /^db\/(read|write)\//,
    except: 'db/$1/',
  },
  {
    name: 'scripts know of the services only how a password is hashed and how a rating list is read',
    from: /^scripts\//,
    to: /^services\/(?!fide-list\/)/,
    except: 'services/account/login/password-hash.ts',
  },
  {
    name: 'the values of a tournament know nothing that works on them',
    from: /^domain\/tournament\/value\//,
    to: /^domain\/tournament\/(?!value\/)/,
  },
  { name: 'domain knows no platform', from: /^domain\//, to: /^(node|cloudflare):/ },
  { name: 'domain knows no packages', from: /^domain\/(?!chess\/|lib\/text-table\.ts$)/, to: /^package:/ },
  {
    name: 'domain/lib/text-table knows the reader of CSV only',
    from: /^domain\/lib\/text-table\.ts$/,
    to: /^package:(?!papaparse$)/,
  },
  {
    name: 'only domain/lib/text-table reads CSV',
    from: /^(?!domain\/lib\/text-table\.ts$)/,
    to: /^package:papaparse$/,
  },
  {
    name: 'domain/chess knows the chess libraries only',
    from: /^domain\/chess\//,
    to: /^package:(?!(chess\.js|chessops)$)/,
  },
  { name: 'only web/board knows chessground', from: /^(?!web\/board\/)/, to: /^package:@lichess-org\/chessground$/ },
  {
    name: 'only domain/chess knows the chess libraries',
    // The build computes the positions of named openings.
    from: /^(?!domain\/chess\/|scripts\/web-build\/openings\.ts$|test\/)/,
    to: /^package:(chess\.js|chessops)$/,
  },
  {
    name: 'only db and services know drizzle',
    from: /^(?!db\/|services\/|test\/)/,
    to: /^package:drizzle-orm$/,
  },
  {
    name: 'a page carries no descriptions of calls',
    from: /^web\//,
    to: /^contract\/(calls\/|http\/(described-calls|path-parts|refusals|open-api))/,
    butTypes: true,
  },
  {
    name: 'only the worker knows hono, and printed pages its JSX',
    from: /^(?!worker\/|test\/|services\/printout\/.*\.tsx$)/,
    to: /^package:hono$/,
  },
];
