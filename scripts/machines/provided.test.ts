import { expect, test } from 'vitest';
import { providedIn } from './provided.ts';

test('what is provided is read from the source, spread functions included', () => {
  const provided = providedIn([
    {
      path: 'login.ts',
      text: `export function provideLogin(api: Api) {
        return loginMachine.provide({
          actors: { ...formActors(api), signIn: fromPromise(() => api.signIn()), codes: codeMachine.provide({ actors: { send } }) },
          actions: { 'leave-page': () => go() },
        });
      }`,
    },
    {
      path: 'form.tsx',
      text: `export function formActors(api: Api) { const label = <b />; return { loadCaptcha: fromPromise(api.load), label }; }
        const more = (api: Api) => ({ extra: api.extra });
        export const other = otherMachine.provide({ actors: more(api), actions: { ...more(api) } });`,
    },
  ]);
  expect(Object.fromEntries([...provided].map(([machine, names]) => [machine, [...names]]))).toEqual({
    loginMachine: ['loadCaptcha', 'label', 'signIn', 'codes', 'leave-page'],
    codeMachine: ['send'],
    otherMachine: ['extra'],
  });
});
