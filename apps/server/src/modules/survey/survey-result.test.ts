import type { SurveyAnswer, SurveyDraft } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { BRANCHES, draftOf, EVERY_ITEM, itemOf, makeSurvey, surveyCalls } from './survey.fixtures.ts';

const test = useTestApp();
const calls = surveyCalls(test);
let teacher: { id: string; token: string };
let colleague: { id: string; token: string };
let admin: { id: string; token: string };
let foreigner: { id: string; token: string };

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  colleague = await makePerson(test, 'teacher');
  admin = await makePerson(test, 'admin');
  foreigner = await makePerson(test, 'admin', SCHOOL.overseas);
});

const PAGES = (items: SurveyDraft['pages'][0]['items']) => [{ id: 'p1', title: {}, items }];
const ALL = { pages: PAGES(EVERY_ITEM) };
const pick = (key: string): SurveyAnswer[] => [{ itemId: 'q1', choice: [key] }];
const answerTimes = async (id: string, count: number, answers: SurveyAnswer[] = pick('a')) => {
  for (let index = 0; index < count; index += 1) {
    const { statusCode } = await calls.answer(id, answers);
    expect(statusCode).toBe(200);
  }
};
const resultOf = async (id: string, query = '') => (await calls.result(admin.token, id, query)).json().data;
const itemIn = (result: { items: { item: { id: string } }[] }, id: string) =>
  result.items.find(({ item }) => item.id === id);

describe('the result of a survey', () => {
  it('counts each kind of question', async () => {
    const id = await makeSurvey(test, { ...ALL, anonymous: false });
    const more = (number: number, order: string[], words: string): SurveyAnswer[] => [
      { itemId: 'q1', choice: ['a'] },
      { itemId: 'q2', choice: ['a', 'c'] },
      { itemId: 'q3', text: words },
      { itemId: 'q5', number },
      { itemId: 'q6', number: 7 },
      { itemId: 'q7', choice: order },
      { itemId: 'q8', rows: [{ row: 'r', option: 'b' }] },
    ];
    await calls.answer(id, more(1.5, ['a', 'b', 'c'], 'One'));
    await calls.answer(id, more(2.5, ['b', 'a', 'c'], 'Two'));
    await calls.answer(id, [{ itemId: 'q1', choice: ['b'] }]);
    const result = await resultOf(id);
    expect(result).toMatchObject({ answerCount: 3, shownCount: 3, waitingCount: 0, isTooFew: false });
    expect(itemIn(result, 'q1')).toMatchObject({
      answerCount: 3,
      counts: expect.arrayContaining([
        { row: null, key: 'a', count: 2, meanPlace: null },
        { row: null, key: 'b', count: 1, meanPlace: null },
      ]),
    });
    expect(itemIn(result, 'q2')).toMatchObject({ answerCount: 2, counts: [{ count: 2 }, { count: 2 }] });
    expect(itemIn(result, 'q3')).toMatchObject({ texts: expect.arrayContaining(['One', 'Two']) });
    expect(itemIn(result, 'q4')).toMatchObject({ answerCount: 0, texts: [] });
    expect(itemIn(result, 'q5')).toMatchObject({
      counts: [],
      numbers: { mean: 2, median: 2, lowest: 1.5, highest: 2.5 },
    });
    expect(itemIn(result, 'q6')).toMatchObject({
      counts: [{ row: null, key: '7', count: 2, meanPlace: null }],
    });
    expect(itemIn(result, 'q7')).toMatchObject({
      counts: expect.arrayContaining([
        { row: null, key: 'a', count: 2, meanPlace: 1.5 },
        { row: null, key: 'c', count: 2, meanPlace: 3 },
      ]),
    });
    expect(itemIn(result, 'q8')).toMatchObject({
      counts: [{ row: 'r', key: 'b', count: 2, meanPlace: null }],
    });
    const filtered = await resultOf(id, '?itemId=q1&value=b');
    expect(filtered).toMatchObject({ shownCount: 1, filter: { itemId: 'q1', value: 'b' } });
    expect(itemIn(filtered, 'q2')).toMatchObject({ answerCount: 0, counts: [] });
    expect(await resultOf(id, '?itemId=q6&value=7')).toMatchObject({ shownCount: 2 });
  });

  it.each([
    '?itemId=q1',
    '?value=a',
    '?itemId=q1&value=z',
    '?itemId=q3&value=a',
    '?itemId=q6&value=a',
    '?itemId=zz&value=a',
  ])('refuses the filter %s', async (query) => {
    const id = await makeSurvey(test, ALL);
    expect(await codeOf(calls.result(admin.token, id, query))).toBe('VALIDATION_FAILED');
  });

  it('is its maker’s and of those who run the school', async () => {
    const { id } = (await calls.create(teacher.token, draftOf())).json().data;
    expect((await calls.result(teacher.token, id)).json().data).toMatchObject({ answerCount: 0, items: [] });
    expect(await codeOf(calls.result(colleague.token, id))).toBe('NOT_FOUND');
    expect(await codeOf(calls.exported(colleague.token, id))).toBe('NOT_FOUND');
    const elsewhere = surveyCalls(test, SCHOOL.overseas);
    expect(await codeOf(elsewhere.result(foreigner.token, id))).toBe('NOT_FOUND');
    expect(await codeOf(elsewhere.exported(foreigner.token, id))).toBe('NOT_FOUND');
    expect(await codeOf(calls.result(foreigner.token, id))).toBe('NOT_FOUND');
  });

  it('shows anonymous answers five at a time, so that nobody learns whose came last (TRUST 62)', async () => {
    const id = await makeSurvey(test, {});
    await answerTimes(id, 4);
    expect(await resultOf(id)).toMatchObject({ answerCount: 4, shownCount: 0, waitingCount: 4 });
    expect((await calls.exported(admin.token, id)).json().data.rows).toBe(0);
    await answerTimes(id, 3);
    expect(await resultOf(id)).toMatchObject({ answerCount: 7, shownCount: 7, waitingCount: 0 });
    await answerTimes(id, 4, pick('b'));
    const before = await resultOf(id);
    expect(before).toMatchObject({ answerCount: 11, shownCount: 7, waitingCount: 4 });
    expect(itemIn(before, 'q1')).toMatchObject({ counts: [{ key: 'a', count: 7 }] });
    await calls.setStatus(admin.token, id, 'closed');
    expect(await resultOf(id)).toMatchObject({ shownCount: 7, waitingCount: 4 });
    expect((await calls.exported(admin.token, id)).json().data.rows).toBe(7);
  });

  it('tells no few anonymous answers apart with a filter', async () => {
    const id = await makeSurvey(test, {});
    await answerTimes(id, 6);
    await answerTimes(id, 2, pick('b'));
    expect(await resultOf(id)).toMatchObject({ shownCount: 8 });
    for (const value of ['a', 'b'])
      expect(await resultOf(id, `?itemId=q1&value=${value}`)).toMatchObject({
        isTooFew: true,
        shownCount: 0,
        items: [{ counts: [], answerCount: 0 }],
      });
    await answerTimes(id, 5, pick('b'));
    expect(await resultOf(id, '?itemId=q1&value=b')).toMatchObject({ isTooFew: false, shownCount: 7 });
  });

  it('has questions and options of earlier versions too', async () => {
    const { id } = (
      await calls.create(
        teacher.token,
        draftOf({ anonymous: false, pages: PAGES([itemOf('q1', EVERY_ITEM[0]), itemOf('old')]) }),
      )
    ).json().data;
    await calls.publish(teacher.token, id, 1);
    await calls.answer(id, [...pick('b'), { itemId: 'old', text: 'Then' }]);
    const first = itemOf('q1', EVERY_ITEM[0]);
    const next = { ...first, options: [...first.options.slice(0, 1), { key: 'n', text: { en_US: 'New' } }] };
    await calls.save(teacher.token, id, 1, draftOf({ anonymous: false, pages: PAGES([next]) }));
    await calls.publish(teacher.token, id, 2);
    await calls.answer(id, pick('n'), { version: 2 });
    const result = await resultOf(id);
    expect(result.items.map(({ item }: { item: { id: string } }) => item.id)).toEqual(['q1', 'old']);
    expect(result.items[0].item.options.map(({ key }: { key: string }) => key)).toEqual(['a', 'n', 'b']);
    expect(itemIn(result, 'old')).toMatchObject({ texts: ['Then'] });
  });

  it('counts of a branch those alone who were asked', async () => {
    const id = await makeSurvey(test, { pages: PAGES(BRANCHES), anonymous: false });
    await answerTimes(id, 3);
    await answerTimes(id, 2, [...pick('b'), { itemId: 'why', number: 7 }]);
    const result = await resultOf(id);
    expect(itemIn(result, 'q1')).toMatchObject({ askedCount: 5, answerCount: 5 });
    expect(itemIn(result, 'why')).toMatchObject({ askedCount: 2, answerCount: 2, numbers: { mean: 7 } });
    expect(itemIn(result, 'more')).toMatchObject({ askedCount: 0, answerCount: 0, isTooFew: false });
    expect(itemIn(result, 'last')).toMatchObject({ askedCount: 3, answerCount: 0 });
    const filtered = await resultOf(id, '?itemId=q1&value=a');
    expect(itemIn(filtered, 'why')).toMatchObject({ askedCount: 0 });
    expect(itemIn(filtered, 'last')).toMatchObject({ askedCount: 3 });
  });

  it('shows no answers of a branch that fewer than five were asked anonymously (TRUST 62)', async () => {
    const id = await makeSurvey(test, {
      pages: PAGES([...BRANCHES, itemOf('q5', { kind: 'single', options: EVERY_ITEM[0]?.options ?? [] })]),
    });
    const why = (number: number, last: string): SurveyAnswer[] => [
      ...pick('b'),
      { itemId: 'why', number },
      { itemId: 'q5', choice: [last] },
    ];
    await answerTimes(id, 6, [...pick('a'), { itemId: 'q5', choice: ['a'] }]);
    await answerTimes(id, 4, why(7, 'b'));
    expect(itemIn(await resultOf(id), 'why')).toEqual(
      expect.objectContaining({
        askedCount: 4,
        isTooFew: true,
        answerCount: 0,
        counts: [],
        numbers: null,
        texts: [],
      }),
    );
    await answerTimes(id, 1, why(9, 'b'));
    // One of those who come now was asked with the other answer: without it, the filter tells them apart.
    await answerTimes(id, 4, [...pick('a'), { itemId: 'q5', choice: ['b'] }]);
    await answerTimes(id, 1, why(8, 'a'));
    await answerTimes(id, 4, [...pick('a'), { itemId: 'q5', choice: ['a'] }]);
    expect(itemIn(await resultOf(id), 'why')).toMatchObject({
      askedCount: 6,
      isTooFew: false,
      answerCount: 6,
    });
    const filtered = await resultOf(id, '?itemId=q5&value=b');
    expect(filtered).toMatchObject({ isTooFew: false });
    expect(itemIn(filtered, 'q1')).toMatchObject({ isTooFew: false, answerCount: 9 });
    expect(itemIn(filtered, 'why')).toMatchObject({ askedCount: 5, isTooFew: true, answerCount: 0 });
  });

  it('takes as many statements for many answers as for a few', async () => {
    const id = await makeSurvey(test, { ...ALL, anonymous: false });
    const count = async () => {
      const before = test.database.statements;
      await resultOf(id);
      return test.database.statements - before;
    };
    await answerTimes(id, 1);
    const few = await count();
    await answerTimes(id, 12);
    expect(await count()).toBe(few);
  });
});

describe('the file of answers', () => {
  it('names who answered where the survey is not anonymous, and runs nothing', async () => {
    const id = await makeSurvey(test, { ...ALL, anonymous: false });
    const person = await makePerson(test);
    await calls.answer(
      id,
      [...pick('a'), { itemId: 'q3', text: '=1+1' }, { itemId: 'q2', choice: ['a', 'b'] }],
      {
        token: person.token,
      },
    );
    const { csv, rows } = (await calls.exported(admin.token, id)).json().data;
    expect(rows).toBe(1);
    const [head, row] = csv.split('\r\n');
    expect(head).toContain('"answeredAt","name","Question q1"');
    expect(head).toContain('"Question q8: Choice r"');
    expect(row).toMatch(/^"\d{4}-.*","[^"]+","Choice a","Choice a; Choice b","'=1\+1"/);
  });

  it('has neither names nor times where it is anonymous', async () => {
    const id = await makeSurvey(test, {});
    await answerTimes(id, 5);
    const { csv } = (await calls.exported(admin.token, id)).json().data;
    expect(csv.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual(['"Question q1"', '"Choice a"']);
  });
});

describe('one’s own answers', () => {
  it('are read again by nobody else, and not where they are anonymous', async () => {
    const named = await makeSurvey(test, { ...ALL, anonymous: false });
    const anonymous = await makeSurvey(test, {});
    const [person, other] = [await makePerson(test), await makePerson(test)];
    for (const id of [named, anonymous]) await calls.answer(id, pick('a'), { token: person.token });
    expect((await calls.own(person.token, named)).json().data).toMatchObject({
      lang: 'en_US',
      items: [{ item: { text: 'Question q1' }, answer: { itemId: 'q1', choice: ['a'] } }],
    });
    expect(await codeOf(calls.own(other.token, named))).toBe('NOT_FOUND');
    expect(await codeOf(calls.own(person.token, anonymous))).toBe('NOT_FOUND');
    expect(await codeOf(surveyCalls(test, SCHOOL.overseas).own(person.token, named))).toBe('NOT_FOUND');
  });
});
