import type { SurveyAnswer, SurveyDraftItem, SurveyResult } from '@stoa/api/schema';
import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { draftOf, itemOf, makeSurvey, surveyCalls } from './survey.fixtures.ts';

const test = useTestApp();
const calls = surveyCalls(test);
let admin: { id: string; token: string };
beforeAll(async () => {
  admin = await makePerson(test, 'admin');
});

const TEXT = { en_US: 'The lessons were [[1]], the work was [[2]].', de_DE: '[[2]] und [[1]]' };
const OPTIONS = ['a', 'b'].map((key) => ({ key, text: { en_US: `Choice ${key}` } }));
const TYPED = itemOf('q1', { kind: 'gaps', text: TEXT, required: true });
const CHOSEN = itemOf('q2', { kind: 'gaps', text: TEXT, options: OPTIONS });
const pagesOf = (...items: SurveyDraftItem[]) => [{ id: 'p1', title: {}, items }];
const filled = (itemId: string, ...values: string[]): SurveyAnswer => ({
  itemId,
  parts: values.map((value, index) => ({ key: String(index + 1), value })),
});

it('asks for gaps that are typed or chosen, and counts what stands in each (R29, R30)', async () => {
  const id = await makeSurvey(test, { pages: pagesOf(TYPED, CHOSEN) });
  const answers = [
    [filled('q1', ' clear ', 'hard'), filled('q2', 'a', 'b')],
    [filled('q1', 'clear', 'easy'), filled('q2', 'a')],
    [filled('q1', 'long', 'easy'), filled('q2', '', ' ')],
    [filled('q1', 'long', 'easy')],
    [filled('q1', 'clear', 'easy')],
  ];
  for (const given of answers) expect(await codeOf(calls.answer(id, given))).toBe(200);
  const { items } = (await calls.result(admin.token, id)).json().data as SurveyResult;
  expect(items[0]).toMatchObject({ answerCount: 5, counts: [], texts: [] });
  expect(items[0]?.words).toHaveLength(4);
  expect(items[0]?.words).toEqual(
    expect.arrayContaining([
      { gap: '1', text: 'clear', count: 3 },
      { gap: '1', text: 'long', count: 2 },
      { gap: '2', text: 'easy', count: 4 },
      { gap: '2', text: 'hard', count: 1 },
    ]),
  );
  expect(items[1]).toMatchObject({ answerCount: 2 });
  expect(items[1]?.words).toBeUndefined();
  expect(items[1]?.counts).toHaveLength(2);
  expect(items[1]?.counts).toEqual(
    expect.arrayContaining([
      { row: '1', key: 'a', count: 2, meanPlace: null },
      { row: '2', key: 'b', count: 1, meanPlace: null },
    ]),
  );
  const { csv } = (await calls.exported(admin.token, id)).json().data;
  expect(csv.split('\r\n')[0].match(/: \[\[[12]\]\]/gu)).toHaveLength(4);
  expect(csv).toContain('"clear","hard","Choice a","Choice b"');
});

it('shows too few who filled gaps to nobody', async () => {
  const id = await makeSurvey(test, { pages: pagesOf(TYPED) });
  for (let time = 0; time < 4; time += 1) await calls.answer(id, [filled('q1', 'mine', 'only')]);
  const answer = await calls.result(admin.token, id);
  expect(answer.json().data).toMatchObject({ waitingCount: 4, shownCount: 0 });
  expect(answer.body).not.toContain('mine');
});

it.each<[string, SurveyAnswer]>([
  ['a gap that is not there', filled('q1', 'a', 'b', 'c')],
  ['one gap of two', filled('q1', 'a')],
  [
    'a gap twice',
    {
      itemId: 'q1',
      parts: [
        { key: '1', value: 'a' },
        { key: '1', value: 'b' },
      ],
    },
  ],
  ['what is no option', filled('q2', 'z')],
])('refuses %s', async (_what, answer) => {
  const id = await makeSurvey(test, { pages: pagesOf(TYPED, CHOSEN) });
  const rest = answer.itemId === 'q1' ? [] : [filled('q1', 'a', 'b')];
  expect(await codeOf(calls.answer(id, [answer, ...rest]))).toBe('VALIDATION_FAILED');
});

it.each<[string, Partial<SurveyDraftItem>]>([
  ['no gap', { text: { en_US: 'The lessons were [1].' } }],
  ['other gaps in another language', { text: { ...TEXT, fr_FR: 'Les cours étaient [[1]].' } }],
  ['one option', { options: OPTIONS.slice(0, 1) }],
])('is not published with %s', async (_what, more) => {
  const draft = draftOf({ pages: pagesOf({ ...TYPED, ...more }) });
  const { id } = (await calls.create(admin.token, draft)).json().data;
  expect(await codeOf(calls.publish(admin.token, id, 1))).toBe('CONTENT_INVALID');
});
