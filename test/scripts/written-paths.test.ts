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
  it('the path of a call is written once in this repository', () => {
    expect(writtenPaths()).toEqual([]);
  });

  it.each([
    ['whole', `ask('GET', '${LEAGUES}')`],
    ['with its parts filled in', `get(\`${filled(VIEW)}\`)`],
    ['with its parts named', `app.get('${VIEW}')`],
    ['up to where it is put together', `get('${cut(VIEW)}' + id)`],
    ['behind a host', `fetch(\`http://localhost${filled(SOCKET)}\`)`],
    ['with its method', `const call = '${calls.logIn}'`],
    ['of a file for programs', `fetch('${pathOf(calls.robots)}')`],
  ])('the path of a call is found %s', (_, source) => {
    expect(pathsIn('web/a.ts', source)).toHaveLength(1);
  });

  it.each([
    ['a page of the web', "navigate('/tournament/view/spring-open')"],
    ['a call that there is not', "get('/s/unknown')"],
    ['where calls begin', "pathname.startsWith('/s/')"],
    ['a file of ours', `import { a } from '../worker/routes${LEAGUES}.ts'`],
    ['what is said of it', `// GET ${LEAGUES}`],
  ])('the path of a call is not %s', (_, source) => {
    expect(pathsIn('web/a.ts', source)).toEqual([]);
  });
});
