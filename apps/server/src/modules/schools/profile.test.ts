import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { sendPicture } from '../uploads/uploads.fixtures.ts';

const test = useTestApp();
const PATH = '/api/school/biz/schoolProfile';
const headers = { tenantid: SCHOOL.open };
const save = (token: string, json: object) => test.call('PUT', PATH, { token, headers, json });
const read = (token?: string) => test.call('GET', PATH, { headers, ...(token ? { token } : {}) });
const admin = () => test.signIn('admin@stoa.example');
const layout = async (lang: string) =>
  (
    await test.call('GET', `/api/portal/api/v1/portal/open/layout?schoolId=${SCHOOL.open}&sxz-lang=${lang}`)
  ).json().data;

/** What is saved of what was read. */
async function current(token: string) {
  const { logoUrl: _, ...profile } = (await read(token)).json().data;
  return profile;
}

it('is changed by those who run the school, and at once seen by everybody', async () => {
  const token = await admin();
  const before = await current(token);
  const saved = await save(token, {
    ...before,
    name: { en_US: '  New  Harbour\u200B ', ar_SA: 'الميناء', de_DE: ' ' },
    summary: { en_US: 'A school by the sea.' },
    color: '#2f6b4f',
    languages: ['ar_SA', 'en_US'],
    defaultLanguage: 'en_US',
  });
  expect(saved.json().data).toMatchObject({
    version: before.version + 1,
    name: { en_US: 'New  Harbour', ar_SA: 'الميناء' },
    summary: { en_US: 'A school by the sea.' },
    color: '#2f6b4f',
    languages: ['en_US', 'ar_SA'],
  });
  expect((await read(token)).json().data).toEqual(saved.json().data);
  expect((await layout('ar_SA')).school).toMatchObject({ name: 'الميناء', color: '#2f6b4f' });
  const page = await test.call('GET', `/portal/${SCHOOL.open}?sxz-lang=en_US`);
  expect(page.body).toContain('New  Harbour');
});

it('takes an upload of the person for the logo, removes it, and leaves it where nothing is said', async () => {
  const token = await admin();
  const { id } = await sendPicture(test, token);
  const withLogo = await save(token, { ...(await current(token)), logoUploadId: id });
  const { logoUrl } = withLogo.json().data;
  expect(logoUrl).toMatch(new RegExp(`^/files/${SCHOOL.open}/[\\w-]{32}$`));
  expect((await test.call('GET', logoUrl)).headers['content-type']).toBe('image/png');
  expect((await save(token, await current(token))).json().data.logoUrl).toBe(logoUrl);
  const none = await save(token, { ...(await current(token)), logoUploadId: null });
  expect(none.json().data.logoUrl).toBeNull();
  // Somebody else's upload.
  const other = await makePerson(test);
  const foreign = await sendPicture(test, other.token);
  const refused = await save(token, { ...(await current(token)), logoUploadId: foreign.id });
  expect([refused.statusCode, refused.json().details.fields[0].path]).toEqual([400, 'body/logoUploadId']);
});

it('is refused where somebody else has saved since it was read', async () => {
  const token = await admin();
  const before = await current(token);
  const answers = await Promise.all(['#111111', '#222222'].map((color) => save(token, { ...before, color })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { currentVersion: String(before.version + 1) },
  });
});

it('says what is wrong with it, and is nobody else’s business', async () => {
  const token = await admin();
  const profile = await current(token);
  for (const [wrong, path] of [
    [{ name: { zh_CN: '开放' } }, 'body/name/en_US'],
    [{ name: { en_US: 'x' } }, 'body/name/en_US'],
    [{ name: { en_US: 'x'.repeat(61) } }, 'body/name/en_US'],
    [{ languages: ['ar_SA'] }, 'body/defaultLanguage'],
    [{ languages: [] }, 'body/languages'],
    [{ color: 'red; background: url(//x)' }, 'body/color'],
    [{ logoUploadId: '../../x' }, 'body/logoUploadId'],
  ] as const) {
    const answer = await save(token, { ...profile, defaultLanguage: 'en_US', ...wrong });
    expect([answer.statusCode, answer.json().details.fields[0].path], path).toEqual([400, path]);
  }
  const member = await makePerson(test, 'member');
  expect([(await read()).statusCode, (await read(member.token)).statusCode]).toEqual([401, 403]);
  expect((await save(member.token, profile)).statusCode).toBe(403);
  expect((await read(token)).json().data).toMatchObject(profile);
});
