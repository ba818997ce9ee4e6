import { beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../modules/class/class.fixtures.ts';
import { peopleCalls } from '../modules/people/people.fixtures.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { headOf, needsBuiltPortal } from './pages.fixtures.ts';

const test = useTestApp();
const { setting } = peopleCalls(test);
const space = (rest: string) => `/personSpace/${SCHOOL.open}${rest}`;
const page = (url: string) => test.call('GET', `${url}${url.includes('?') ? '&' : '?'}sxz-lang=en_US`);

beforeAll(needsBuiltPortal);

describe('the space of a person', () => {
  it('is rendered with the tab that is open to visitors, and listed by no search engine (R15)', async () => {
    const { id } = await makePerson(test, 'teacher');
    const answer = await page(space(`/works?userId=${id}`));
    expect(answer.statusCode).toBe(200);
    expect(headOf(answer.body).titles[0]).toMatch(/^Person 1 · /);
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/);
    expect(answer.body).toContain('Nothing published here yet');
    const elsewhere = await page(space(`?userId=${id}`));
    expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([
      302,
      space(`/dynamics?userId=${id}&sxz-lang=en_US`),
    ]);
  });

  it('is listed by search engines once its person allows it, under one address a tab', async () => {
    const { id, token } = await makePerson(test, 'teacher');
    await setting(token, { inSearchEngines: true });
    const { body } = await page(space(`/works?userId=${id}&activity=following`));
    expect(headOf(body).meta['robots']).toBeUndefined();
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/works\\?userId=${id}">`));
    await setting(token, { inSearchEngines: false });
    expect(headOf((await page(space(`/works?userId=${id}`))).body).meta['robots']).toBe('noindex');
  });

  it('leads from a part that is hidden to one that is shown, and from its old address (R14)', async () => {
    const { id } = await makePerson(test, 'teacher');
    const hidden = await page(space(`/follow?userId=${id}`));
    expect([hidden.statusCode, hidden.headers.location]).toEqual([
      302,
      space(`/works?userId=${id}&sxz-lang=en_US`),
    ]);
    const old = await page(`/portal/${SCHOOL.open}/person-space/fan?userId=${id}`);
    expect(old.headers.location).toBe(space(`/fan?userId=${id}&sxz-lang=en_US`));
  });

  it('of somebody who shows nothing is not there, and neither is a tab that nobody has', async () => {
    const [hidden, teacher] = [await makePerson(test, 'member'), await makePerson(test, 'teacher')];
    const answer = await page(space(`/works?userId=${hidden.id}`));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('Person 1');
    await setting(hidden.token, { showWorks: 'all' });
    expect((await page(space(`/works?userId=${hidden.id}`))).statusCode).toBe(200);
    expect((await page(space(`/friends?userId=${teacher.id}`))).statusCode).toBe(404);
  });

  it.each(['abc', '42', '17000000000001000020'])('of “%s”, which is no id, is not there', async (userId) => {
    expect((await page(space(`/works?userId=${userId}`))).statusCode).toBe(404);
  });

  it.each(['/works', '/settings', '/visitors'])('at %s is one’s own: visitors sign in first', async (tab) => {
    const { statusCode, headers } = await page(space(tab));
    expect(statusCode).toBe(302);
    // In the language of the link: the visitor may never have been here.
    expect(headers.location).toMatch(/^\/login\/index\?redirect=.*&sxz-lang=en_US$/);
  });
});
