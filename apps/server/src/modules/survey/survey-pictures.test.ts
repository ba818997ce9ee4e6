import { expect, it } from 'vitest';
import type { BankQuestion, ManagedSurvey, Survey, SurveyDraftItem } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { sendPicture } from '../uploads/uploads.fixtures.ts';
import { bankCalls, choiceInput } from '../exam/bank/bank.fixtures.ts';
import { draftOf, itemOf, surveyCalls } from './survey.fixtures.ts';

const test = useTestApp();
const calls = surveyCalls(test);

const shown = (url: string, alt: Record<string, string> = { en_US: ' A map ' }) => {
  const item: SurveyDraftItem = itemOf('q1', { picture: { url, alt } });
  return draftOf({ pages: [{ id: 'p1', title: {}, items: [item] }] });
};
const pictureOf = ({ pages }: Pick<Survey, 'pages'>) => pages[0]?.items[0]?.picture;

it('shows a picture beside a question, to everybody once it is published (R29)', async () => {
  const teacher = await makePerson(test, 'teacher');
  const { static_url: url } = await sendPicture(test, teacher.token);
  const made = (await calls.create(teacher.token, shown(url))).json().data as ManagedSurvey;
  expect(made.draft.pages[0]?.items[0]?.picture).toEqual({ url, alt: { en_US: 'A map' } });
  // A draft is nobody else's, and so is what it shows.
  expect((await test.call('GET', url)).statusCode).toBe(401);
  await calls.publish(teacher.token, made.id, 1);
  expect((await test.call('GET', url)).statusCode).toBe(200);
  expect(pictureOf((await calls.read(made.id)).json().data)).toEqual({ url, alt: 'A map' });

  // Those who run the school change the survey of a teacher, and keep its picture; results show it as well.
  const admin = await makePerson(test, 'admin');
  const saved = await calls.save(admin.token, made.id, 1, shown(url, { en_US: 'Another map' }));
  expect(saved.json().data.draft.pages[0].items[0].picture.alt).toEqual({ en_US: 'Another map' });
  expect(pictureOf((await calls.read(made.id)).json().data)?.alt).toBe('A map');
  const { items } = (await calls.result(teacher.token, made.id)).json().data;
  expect(items[0].item.picture).toEqual({ url, alt: 'A map' });
});

it('is not published without words for those who do not see the picture', async () => {
  const teacher = await makePerson(test, 'teacher');
  const { static_url: url } = await sendPicture(test, teacher.token);
  const { id } = (await calls.create(teacher.token, shown(url, { en_US: ' ' }))).json().data;
  const refused = (await calls.publish(teacher.token, id, 1)).json();
  expect([refused.code, refused.details.fields[0].path]).toEqual(['CONTENT_INVALID', 'draft/q1/picture/alt']);
});

it('takes pictures of the person alone, and none from elsewhere', async () => {
  const teacher = await makePerson(test, 'teacher');
  const colleague = await makePerson(test, 'teacher');
  const { id } = (await calls.create(teacher.token, draftOf())).json().data;
  for (const address of [
    (await sendPicture(test, colleague.token)).static_url,
    `/files/${SCHOOL.open}/${'x'.repeat(32)}`,
    `/files/${SCHOOL.overseas}/${'x'.repeat(32)}`,
  ]) {
    expect(await codeOf(calls.create(teacher.token, shown(address)))).toBe('UPLOAD_NOT_OWNED');
    expect(await codeOf(calls.save(teacher.token, id, 1, shown(address)))).toBe('UPLOAD_NOT_OWNED');
  }
  expect(await codeOf(calls.create(teacher.token, shown('https://example.org/map.png')))).toBe(
    'CONTENT_INVALID',
  );
});

type Option = SurveyDraftItem['options'][number];
const ofOptions = (options: Option[], more: Partial<SurveyDraftItem> = {}) =>
  draftOf({ pages: [{ id: 'p1', title: {}, items: [itemOf('q1', { kind: 'single', options, ...more })] }] });
const plain: Option = { key: 'b', text: { en_US: 'None of them' } };
const option = (url: string, alt: Record<string, string> = { en_US: ' A sun ' }): Option => ({
  key: 'a',
  text: {},
  picture: { url, alt },
});

it('asks for pictures, and names them in results by what they show (R29, R30)', async () => {
  const teacher = await makePerson(test, 'teacher');
  for (const kind of ['single', 'multiple', 'ranking'] as const) {
    const { static_url: url } = await sendPicture(test, teacher.token);
    const draft = ofOptions([option(url), plain], { kind });
    const { id } = (await calls.create(teacher.token, { ...draft, anonymous: false })).json()
      .data as ManagedSurvey;
    expect((await test.call('GET', url)).statusCode).toBe(401);
    await calls.publish(teacher.token, id, 1);
    expect((await test.call('GET', url)).statusCode).toBe(200);
    const options = [
      { key: 'a', text: '', picture: { url, alt: 'A sun' } },
      { key: 'b', text: 'None of them' },
    ];
    expect((await calls.read(id)).json().data.pages[0].items[0].options).toEqual(options);
    const choice = kind === 'single' ? ['a'] : ['a', 'b'];
    expect((await calls.answer(id, [{ itemId: 'q1', choice }])).statusCode).toBe(200);
    const { items } = (await calls.result(teacher.token, id)).json().data;
    expect(items[0].item.options).toEqual(options);
    const { csv } = (await calls.exported(teacher.token, id)).json().data;
    expect(csv).toContain(kind === 'single' ? 'A sun' : 'A sun; None of them');
  }
});

it('sorts and matches pictures on both sides, and names them by what they show (R29, R30)', async () => {
  const teacher = await makePerson(test, 'teacher');
  for (const kind of ['categories', 'matching'] as const) {
    const [{ static_url: sun }, { static_url: fish }] = [
      await sendPicture(test, teacher.token),
      await sendPicture(test, teacher.token),
    ];
    const rows = [{ key: 'r', text: {}, picture: { url: fish, alt: { en_US: 'A fish' } } }];
    const draft = ofOptions([option(sun), plain], { kind, rows });
    const { id } = (await calls.create(teacher.token, { ...draft, anonymous: false })).json()
      .data as ManagedSurvey;
    await calls.publish(teacher.token, id, 1);
    for (const url of [sun, fish]) expect((await test.call('GET', url)).statusCode).toBe(200);
    const shownRows = [{ key: 'r', text: '', picture: { url: fish, alt: 'A fish' } }];
    expect((await calls.read(id)).json().data.pages[0].items[0].rows).toEqual(shownRows);
    await calls.answer(id, [{ itemId: 'q1', rows: [{ row: 'r', option: 'a' }] }]);
    const { items } = (await calls.result(teacher.token, id)).json().data;
    expect(items[0].item.rows).toEqual(shownRows);
    const { csv } = (await calls.exported(teacher.token, id)).json().data;
    expect(csv).toContain('Question q1: A fish');
    expect(csv).toContain('A sun');
    // Nobody hears what the picture of a row shows.
    const untold = [{ ...rows[0], picture: { url: fish, alt: {} } }] as typeof rows;
    await calls.save(teacher.token, id, 1, ofOptions([option(sun), plain], { kind, rows: untold }));
    const refused = (await calls.publish(teacher.token, id, 2)).json();
    expect(refused.details.fields[0].path).toBe('draft/q1/rows/0/picture/alt');
  }
});

it('is not published with options that say nothing, or without words for their pictures', async () => {
  const teacher = await makePerson(test, 'teacher');
  const { static_url: url } = await sendPicture(test, teacher.token);
  for (const [first, path] of [
    [{ key: 'a', text: { en_US: ' ' } }, 'draft/q1/options'],
    [option(url, { en_US: ' ' }), 'draft/q1/options/0/picture/alt'],
  ] as const) {
    const { id } = (await calls.create(teacher.token, ofOptions([first, plain]))).json().data;
    const refused = (await calls.publish(teacher.token, id, 1)).json();
    expect([refused.code, refused.details.fields[0].path]).toEqual(['CONTENT_INVALID', path]);
  }
});

it('takes no pictures of options from elsewhere, and none in questions of other kinds', async () => {
  const teacher = await makePerson(test, 'teacher');
  const { static_url: url } = await sendPicture(test, teacher.token);
  const of = (address: string, more: Partial<SurveyDraftItem> = {}) =>
    codeOf(calls.create(teacher.token, ofOptions([option(address), plain], more)));
  for (const address of [
    (await sendPicture(test, (await makePerson(test, 'teacher')).token)).static_url,
    `/files/${SCHOOL.overseas}/${'x'.repeat(32)}`,
  ])
    expect(await of(address)).toBe('UPLOAD_NOT_OWNED');
  for (const address of [
    'https://example.org/sun.png',
    'javascript:alert(1)',
    '//example.org/a',
    '/media/../a',
  ])
    expect(await of(address)).toBe('CONTENT_INVALID');
  for (const kind of ['matrix', 'gaps', 'text'] as const)
    expect(await of(url, { kind })).toBe('CONTENT_INVALID');
  const rows = [{ ...option(url), key: 'r' }];
  for (const kind of ['single', 'labels'] as const)
    expect(await of(url, { kind, rows })).toBe('CONTENT_INVALID');
  for (const address of [
    (await sendPicture(test, (await makePerson(test, 'teacher')).token)).static_url,
    `/files/${SCHOOL.overseas}/${'x'.repeat(32)}`,
  ])
    expect(await of(url, { kind: 'matching', rows: [{ ...option(address), key: 'r' }] })).toBe(
      'UPLOAD_NOT_OWNED',
    );
});

it('keeps pictures of options, whoever edits and whatever else had them (R29)', async () => {
  const teacher = await makePerson(test, 'teacher');
  const admin = await makePerson(test, 'admin');
  const { static_url: sent } = await sendPicture(test, teacher.token);
  const bank = bankCalls(test);
  const input = choiceInput({
    options: [
      { text: {}, right: true, picture: { url: sent, alt: { en_US: 'A sun' } } },
      { text: { en_US: 'Rain' }, right: false },
    ],
  });
  const question = (await bank.create(teacher.token, input)).json().data as BankQuestion;
  const url = question.options[0]?.picture?.url ?? '';
  const draft = ofOptions([option(url), plain]);
  const { id } = (await calls.create(teacher.token, draft)).json().data as ManagedSurvey;
  await calls.publish(teacher.token, id, 1);
  expect((await calls.save(admin.token, id, 1, draft)).statusCode).toBe(200);
  const used = () =>
    test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .selectFrom('upload')
        .select(['used_at', 'left_at'])
        .where('name', '=', url.split('/').at(-1) ?? '')
        .executeTakeFirst(),
    );
  // The version that people answer names it still when the draft and the question are gone.
  await calls.save(admin.token, id, 2, ofOptions([{ ...plain, key: 'a' }, plain]));
  await bank.remove(teacher.token, question.id);
  expect(await used()).toMatchObject({ used_at: expect.any(Date), left_at: null });
  expect((await test.call('GET', url)).statusCode).toBe(200);
});
