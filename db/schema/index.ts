export * from './accounts.ts';
export * from './fide.ts';
export * from './leagues.ts';
export * from './organizations.ts';
export * from './templates.ts';
export * from './tournament-log.ts';
export * from './tournaments.ts';
