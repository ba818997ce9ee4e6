import { expect, it } from 'vitest';
import { formOf, newPlan, planOf, problemsOf } from './plan-form.ts';

const NOW = new Date(2026, 10, 23, 9, 5);
const form = { ...newPlan(NOW), title: ' Meeting 3 ' };

it('begins now, is late after a quarter of an hour and closes after an hour and a half (B065)', () => {
  expect(form).toMatchObject({
    day: '2026-11-23',
    time: '09:05',
    lateAfter: 15,
    closesAfter: 90,
    method: 'code',
  });
  expect(planOf(form)).toEqual({
    title: 'Meeting 3',
    opensAt: NOW.toISOString(),
    lateFrom: new Date(2026, 10, 23, 9, 20).toISOString(),
    closesAt: new Date(2026, 10, 23, 10, 35).toISOString(),
    method: 'code',
  });
});

it('is the same again once it was sent', () => {
  const sent = { ...planOf(form), id: '1' };
  expect(formOf(sent as never)).toEqual({ ...form, title: 'Meeting 3' });
});

it.each([
  [{ title: ' ' }, ['TITLE']],
  [{ day: null }, ['START']],
  [{ time: null }, ['START']],
  [{ lateAfter: 91 }, ['LATE']],
  [{ lateAfter: null }, ['LATE']],
  [{ closesAfter: 0 }, ['CLOSES']],
  [{ closesAfter: null, title: '' }, ['TITLE', 'CLOSES']],
  [{}, []],
])('with %j has the problems %j', (part, problems) => {
  expect(problemsOf({ ...form, ...part })).toEqual(problems);
});
