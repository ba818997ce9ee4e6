import { expect, it } from 'vitest';
import type { ManagedSurvey, Survey, SurveyDraftItem } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { sendPicture } from '../uploads/uploads.fixtures.ts';
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
