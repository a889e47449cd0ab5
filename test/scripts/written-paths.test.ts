import { describe, expect, it } from 'vitest';
import * as calls from '../../contract/calls.ts';
import { pathOf } from '../../contract/http/request.ts';
import { pathsIn, writtenPaths } from '../../scripts/check/written-paths.ts';

const LEAGUES = pathOf(calls.listLeagues);
const VIEW = pathOf(calls.viewTournament);
const SOCKET = pathOf(calls.watchGame);
/** The same in a template, and cut where the id begins. */
const filled = (path: string): string => path.replace(':id', '$' + '{id}');
const cut = (path: string): string => path.replace(':id', '');

describe('the path of a call', () => {
  it('the path of a call is written only in the contract', () => {
    expect(writtenPaths()).toEqual([]);
  });

  it.each([
    ['written whole', `ask('GET', '${LEAGUES}')`],
    ['with its parts filled in', `get(\`${filled(VIEW)}\`)`],
    ['with its parts named', `app.get('${VIEW}')`],
    ['cut off before its id', `get('${cut(VIEW)}' + id)`],
    ['behind a host', `fetch(\`http://localhost${filled(SOCKET)}\`)`],
    ['with its method', `const call = '${calls.logIn}'`],
    ['to a file for programs', `fetch('${pathOf(calls.robots)}')`],
  ])('the check of written paths finds the path of a call %s', (_, source) => {
    expect(pathsIn('web/a.ts', source)).toHaveLength(1);
  });

  it.each([
    ['a page of the web', "navigate('/tournament/view/spring-open')"],
    ['an unknown call', "get('/s/unknown')"],
    ['the prefix of all calls', "pathname.startsWith('/s/')"],
    ['the import of a file', `import { a } from '../worker/routes${LEAGUES}.ts'`],
    ['a comment', `// GET ${LEAGUES}`],
  ])('the check of written paths ignores %s', (_, source) => {
    expect(pathsIn('web/a.ts', source)).toEqual([]);
  });
});
