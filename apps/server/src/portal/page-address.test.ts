import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { understoodAddress } from './page-address.ts';
import { needsBuiltPortal } from './pages.fixtures.ts';

needsBuiltPortal();
const test = useTestApp();
const home = `/portal/${SCHOOL.open}`;
const understood = (page: Parameters<typeof understoodAddress>[0], address: string) =>
  understoodAddress(page, new URL(`http://portal${address}`), 'en_US');

describe('the address that a page is drawn by', () => {
  it('holds what the page understands, in one spelling', () => {
    const plain = understood('home', home);
    for (const same of [
      `${home}?x=1`,
      `${home}/`,
      `${home}?pageId=home&utm=a`,
      `/p%6frtal/${SCHOOL.open}?x[]=2`,
    ])
      expect([same, understood('home', same)]).toEqual([same, plain]);
    expect(understood('home', `${home}?pageId=more`)).not.toBe(plain);
    const search = understood('search', `${home}/search?keyword=plan&type=1&page=2`);
    for (const same of [
      `${home}/search?page=2&type=1&keyword=plan`,
      `${home}/search?keyword=%20plan%20&type=1&page=2&page=2&sort=9&zone=x&y=1`,
      `${home}/search?keyword=first&keyword=plan&type=1&page=2&cardType=${'a'.repeat(40)}`,
    ])
      expect([same, understood('search', same)]).toEqual([same, search]);
    for (const other of ['keyword=plan&type=1&page=3', 'keyword=plan&type=2&page=2', 'list=latest'])
      expect(understood('search', `${home}/search?${other}`)).not.toBe(search);
    expect(understood('more', `${home}/more?list=leaderboard&kind=points&type=1`)).toBe(
      understood('more', `${home}/more?list=leaderboard`),
    );
  });

  it('makes no new entry for what no page understands', async () => {
    const seen = { ...(await entries(`${home}?x=0`)) };
    for (let n = 1; n <= 20; n++) expect(await entries(`${home}?x=${n}&y[]=${n}`)).toEqual(seen);
  });

  const entries = async (url: string) => {
    expect((await test.call('GET', url)).statusCode).toBe(200);
    return { entries: test.app.publicCache.stats.entries };
  };
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
