import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { needsBuiltPortal } from './pages.fixtures.ts';

needsBuiltPortal();
const test = useTestApp();
const home = `/portal/${SCHOOL.open}`;

/** How many answers and pages are cached after a page was asked for. */
const entries = async (url: string, status = 200): Promise<number> => {
  const page = await test.call('GET', `${url}${url.includes('?') ? '&' : '?'}sxz-lang=en_US`);
  expect(page.statusCode).toBe(status);
  return test.app.publicCache.stats.entries;
};

describe('a page is rendered once', () => {
  it.each([
    [home, [`${home}?x=1`, `${home}/`, `${home}?pageId=home&utm=a`, `/p%6frtal/${SCHOOL.open}?x[]=2`]],
    [
      `${home}/search?keyword=plan&type=1&page=2`,
      [
        `${home}/search?page=2&type=1&keyword=plan`,
        `${home}/search?keyword=%20plan%20&type=1&page=2&page=2&sort=9&zone=x&y=1`,
        `${home}/search?keyword=first&keyword=plan&type=1&page=2&cardType=${'a'.repeat(40)}`,
      ],
    ],
    [`${home}/more?list=leaderboard`, [`${home}/more?list=leaderboard&kind=points&type=1`]],
  ])('for all spellings of %s', async (address, same) => {
    const count = await entries(address);
    for (const other of same) expect([other, await entries(other)]).toEqual([other, count]);
  });

  it('anew for each address that means something else', async () => {
    let count = await entries(`${home}/search?keyword=plan&type=1&page=2`);
    for (const other of ['keyword=plan&type=1&page=3', 'keyword=plan&type=2&page=2', 'list=3']) {
      const next = await entries(`${home}/search?${other}`);
      expect(next, other).toBeGreaterThan(count);
      count = next;
    }
  });

  it('however many parameters that no page understands are tried', async () => {
    const count = await entries(`${home}?x=0`);
    for (let n = 1; n <= 20; n++) expect(await entries(`${home}?x=${n}&y[]=${n}`)).toBe(count);
  });
});

describe('a page that there is not', () => {
  it('is kept nowhere, however many addresses are tried', async () => {
    const documents = () => test.app.documentCache?.stats.entries;
    const kept = [await entries(`${home}/resource/1730000000000099990`, 404), documents()];
    for (let n = 1; n <= 9; n++)
      expect([await entries(`${home}/resource/173000000000009999${n}`, 404), documents()]).toEqual(kept);
  });
});

describe('a page that no school can have', () => {
  it.each(['%00', 'a%00b', '%ED%A0%80', '__proto__', 'x'.repeat(65), '../home', "'"])(
    'pageId=%s is not found',
    async (pageId) => {
      const page = await test.call('GET', `${home}?pageId=${pageId}`);
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );
});
