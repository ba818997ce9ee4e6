import { expect, test } from 'vitest';
import { guardOverridesIn, providedIn } from './provided.ts';

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
      text: `export function formActors(api: Api) { const label = <b />; return { loadOffer: fromPromise(api.load), label }; }
        const more = (api: Api) => ({ extra: api.extra });
        export const other = otherMachine.provide({ actors: more(api), actions: { ...more(api) } });`,
    },
  ]);
  expect(Object.fromEntries([...provided].map(([machine, names]) => [machine, [...names]]))).toEqual({
    loginMachine: ['loadOffer', 'label', 'signIn', 'codes', 'leave-page'],
    codeMachine: ['send'],
    otherMachine: ['extra'],
  });
});

test.each([
  ['loginMachine.provide({ guards: { isComplete: () => true } })'],
  ['loginMachine.provide({ actors: { signIn }, guards })'],
  ["makeMachine('code').provide({ 'guards': others })"],
])('another guard than the machine has is found: %s', (call) => {
  expect(guardOverridesIn([{ path: 'login.tsx', text: `const label = <b />;\n${call};` }])).toEqual([
    { path: 'login.tsx', line: 2 },
  ]);
});

test('what a machine is given besides, and its own guards, are left alone', () => {
  const text = `const { guards } = loginMachine.implementations;
    setup({ guards: { isComplete: () => true } });
    loginMachine.provide({ actors: { signIn: other.provide({ actions: { guards: () => {} } }) } });`;
  expect(guardOverridesIn([{ path: 'login.ts', text }])).toEqual([]);
});
