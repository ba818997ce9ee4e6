import { schoolCreationMachine } from '@stoa/machines/school-creation';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { NewSchoolContext, useNewSchoolState } from './use-new-school.ts';

const Kind = () => useNewSchoolState(({ context }) => context.kind);

it('is on the server, and while a page is hydrated, what the machine began with', () => {
  const actor = createActor(schoolCreationMachine, {
    input: { step: 'choosing', kind: 'academy', defaultLanguage: 'en_US', keySeed: 'seed' },
  });
  const first = actor.getSnapshot();
  actor.start();
  actor.send({ type: 'kind.chosen', kind: 'store' });
  expect(actor.getSnapshot().context.kind).toBe('store');
  const page = createElement(NewSchoolContext, { value: { actor, first } }, createElement(Kind));
  expect(renderToString(page)).toBe(first.context.kind);
  actor.stop();
});
