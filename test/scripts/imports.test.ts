import { describe, expect, it } from 'vitest';
import { type ImportGraph, importsOf, readImports, violations } from '../../scripts/check/imports.ts';

const graph = (files: Readonly<Record<string, string>>): ImportGraph =>
  new Map(Object.entries(files).map(([file, source]) => [file, importsOf(file, source)]));

describe('the dependency rule', () => {
  it('the dependency rule holds in this repository', () => {
    const imports = readImports();
    expect(imports.size).toBeGreaterThan(300);
    expect(violations(imports)).toEqual([]);
  });

  it('the dependency rule lets a folder import downwards, and not upwards', () => {
    expect(violations(graph({ 'worker/app.ts': "import { a } from '../domain/a.ts';" }))).toEqual([]);
    expect(violations(graph({ 'domain/a.ts': "import type { Db } from '../db/client.ts';" }))).toEqual([
      'domain/a.ts imports db/client.ts: domain may not import db',
    ]);
  });

  it('the dependency rule covers dynamic imports and re-exports', () => {
    expect(violations(graph({ 'web/a.tsx': "const b = () => import('../worker/app.ts'); <b />;" }))).toHaveLength(1);
    expect(violations(graph({ 'contract/a.ts': "export * from '../services/b.ts';" }))).toHaveLength(1);
  });

  it('the dependency rule lets the web app import the types and addresses of calls, but not their descriptions', () => {
    const types = "import type { Sent } from '../contract/http/described-calls.ts';";
    expect(violations(graph({ 'web/a.ts': types }))).toEqual([]);
    expect(
      violations(graph({ 'web/a.ts': "import { CALLS } from '../contract/http/described-calls.ts';" })),
    ).toHaveLength(1);
    expect(violations(graph({ 'web/a.ts': "import { TEAM_CALLS } from '../contract/calls/teams.ts';" }))).toHaveLength(
      1,
    );
    expect(violations(graph({ 'web/a.ts': "import { logIn } from '../contract/calls.ts';" }))).toEqual([]);
  });

  it('the dependency rule does not let a feature import another feature', () => {
    expect(
      violations(
        graph({
          'web/features/game/table/clock.tsx': "import './clock.module.css'; import { a } from './a.ts';",
          'web/features/lobby/lobby.tsx': "import { Clock } from '../game/table/clock.tsx';",
        }),
      ),
    ).toEqual([
      'web/features/lobby/lobby.tsx imports web/features/game/table/clock.tsx: features do not import features',
    ]);
  });

  it('the dependency rule keeps platforms and packages out of the domain, and chess libraries in domain/chess', () => {
    const chess = "import { Chess } from 'chess.js'; import { makeSan } from 'chessops/san';";
    expect(violations(graph({ 'domain/chess/a.ts': chess }))).toEqual([]);
    expect(violations(graph({ 'web/a.ts': chess }))).toEqual([
      'web/a.ts imports package:chess.js: only domain/chess knows the chess libraries',
      'web/a.ts imports package:chessops: only domain/chess knows the chess libraries',
    ]);
    expect(violations(graph({ 'domain/a.ts': "import 'node:fs'; import { z } from 'zod';" }))).toEqual([
      'domain/a.ts imports node:fs: domain knows no platform',
      'domain/a.ts imports package:zod: domain knows no packages',
    ]);
  });

  it('the dependency rule does not let the values of a tournament import the code that works on them', () => {
    const seats = "import type { A } from '../rounds/schedule.ts'; import type { B } from './field.ts';";
    expect(violations(graph({ 'domain/tournament/value/a.ts': seats }))).toEqual([
      'domain/tournament/value/a.ts imports domain/tournament/rounds/schedule.ts: the values of a tournament know nothing that works on them',
    ]);
    expect(violations(graph({ 'domain/tournament/rounds/a.ts': "import '../value/field.ts';" }))).toEqual([]);
  });

  it('the dependency rule forbids import cycles', () => {
    const there = { 'domain/a.ts': "import { b } from './b.ts';" };
    expect(violations(graph({ ...there, 'domain/b.ts': "import { a } from './a.ts';" }))).toEqual([
      'cycle: domain/a.ts -> domain/b.ts -> domain/a.ts',
    ]);
    expect(violations(graph({ ...there, 'domain/b.ts': "import './c.ts';" }))).toEqual([]);
  });

  it('the dependency rule forbids import cycles that include type imports', () => {
    const there = { 'domain/a.ts': "import { b } from './b.ts';" };
    const cycle = ['cycle: domain/a.ts -> domain/b.ts -> domain/a.ts'];
    expect(violations(graph({ ...there, 'domain/b.ts': "import type { A } from './a.ts';" }))).toEqual(cycle);
    expect(violations(graph({ ...there, 'domain/b.ts': "import { type A } from './a.ts';" }))).toEqual(cycle);
    expect(
      violations(
        graph({
          'domain/a.ts': "import type { B } from './b.ts';",
          'domain/b.ts': "import type { C } from './c.ts';",
          'domain/c.ts': "export type { A } from './a.ts';",
        }),
      ),
    ).toEqual(['cycle: domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts']);
  });
});
