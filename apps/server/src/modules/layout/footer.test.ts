import { beforeAll, describe, expect, it } from 'vitest';
import type { FooterSettings } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { presentFooters, footersOf } from './footer.ts';

const test = useTestApp();
const SETTINGS = '/api/portal/api/v1/portal/footer/settings';
const headers = { tenantId: SCHOOL.arabic };
let admin: Someone;
beforeAll(async () => {
  admin = await makePerson(test, 'admin', SCHOOL.arabic);
});
const read = async (): Promise<FooterSettings> =>
  (await test.call('GET', SETTINGS, { token: admin.token, headers })).json().data;
const save = (json: object) => test.call('PUT', SETTINGS, { token: admin.token, headers, json });
const shown = async (language = 'en_US') => {
  const url = `/api/portal/api/v1/portal/open/footer?schoolId=${SCHOOL.arabic}&sxz-lang=${language}`;
  return (await test.call('GET', url)).json().data.templates;
};
const link = (values: object = {}) => ({
  showName: { en_US: 'Guide', ar_SA: 'الدليل' },
  relateType: 'stuGuide',
  relateUrl: null,
  indexAnaCode: '010201',
  collegeAnaCode: null,
  ...values,
});
const template = (children: object[], more: object = {}) => ({
  copyright: { company: { en_US: 'House of Wisdom' }, beian: 'B-1', registerSystemInfo: 'R-1', support: {} },
  footerNavigations: [{ showName: { en_US: 'Help' }, children }],
  footerQrCodes: [
    {
      url: '/media/qr/one.svg',
      urlEn: null,
      urlMobile: 'https://example.org/app',
      showName: { en_US: 'App' },
      explainMobile: { en_US: 'Open the app' },
    },
  ],
  ...more,
});
const body = (children: object[], version: number, more: object = {}) => ({
  used: 2,
  versionInformation: true,
  version,
  templates: { '1': template([]), '2': template(children) },
  ...more,
});

describe('the footer (B049, B050, B053)', () => {
  it('is saved whole, both templates, and shown in the reader’s language with QR codes and codes', async () => {
    const { version } = await read();
    const kinds = [
      'centerGuide',
      'stuGuide',
      'manGuide',
      'feedback',
      'privacy',
      'cookieSettings',
      'cookiePolicy',
    ];
    const children = [
      ...kinds.map((relateType) => link({ relateType })),
      link({ relateType: 'custom', relateUrl: 'https://example.org/x' }),
      link({ relateType: 'custom', relateUrl: '/portal/1700000000000000001' }),
    ];
    const saved = await save(body(children, version));
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().data).toMatchObject({ used: 2, version: version + 1, versionInformation: true });
    const [first, second] = await shown();
    expect([first.isUsed, second.isUsed]).toEqual([false, true]);
    expect(second.copyright).toEqual({
      company: 'House of Wisdom',
      beian: 'B-1',
      registerSystemInfo: 'R-1',
      support: null,
    });
    expect(second.footerQrCodes).toEqual([
      {
        url: '/media/qr/one.svg',
        urlEn: null,
        urlMobile: 'https://example.org/app',
        showName: 'App',
        explainMobile: 'Open the app',
      },
    ]);
    const links = second.footerNavigations[0].children;
    expect(links.map(({ relateType }: { relateType: string }) => relateType)).toEqual([
      ...kinds,
      'custom',
      'custom',
    ]);
    expect(links[0]).toMatchObject({ indexAnaCode: '010201', collegeAnaCode: null });
    expect((await shown('ar_SA'))[1].footerNavigations[0].children[0].showName).toBe('الدليل');
  });

  it('tells the version where the switch says so (B053)', async () => {
    const url = `/api/portal/api/v1/portal/open/content-review-switch?tenantId=${SCHOOL.arabic}`;
    const value = async () => (await test.call('GET', url)).json().data.VersionInformationSwitch;
    expect(await value()).toBe('1');
    await save({ ...(await read()), versionInformation: false });
    expect(await value()).toBe('0');
  });

  it('refuses links and pictures that lead where they must not (TRUST 75)', async () => {
    const { version } = await read();
    for (const relateUrl of [
      null,
      '',
      'javascript:alert(1)',
      '//evil.example',
      'http://plain.example',
      'https://a@evil.example',
      'data:text/html,x',
      '/\\evil',
    ]) {
      const answer = await save(body([link({ relateType: 'custom', relateUrl })], version));
      expect([relateUrl, answer.statusCode, answer.json().details?.fields[0].path]).toEqual([
        relateUrl,
        400,
        'body/templates/2/footerNavigations/0/children/0/relateUrl',
      ]);
    }
    expect((await save(body([link({ relateUrl: '/x' })], version))).statusCode).toBe(400);
    expect((await save(body([link({ showName: {} })], version))).statusCode).toBe(400);
    const qr = { urlEn: null, urlMobile: null, showName: { en_US: 'x' }, explainMobile: {} };
    for (const url of ['https://example.org/x.png', '/portal/x', '/files/../x'])
      expect(
        (
          await save({
            ...body([], version),
            templates: { '1': template([]), '2': template([], { footerQrCodes: [{ ...qr, url }] }) },
          })
        ).statusCode,
      ).toBe(400);
    expect((await read()).version).toBe(version);
  });

  it('lets one of two who save at once through', async () => {
    const before = await read();
    const answers = await Promise.all([save(before), save(before)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { currentVersion: String(before.version + 1) },
    });
  });

  it('is the school’s name alone where nothing was ever written', () => {
    const { templates } = presentFooters(footersOf(undefined), (texts) => texts.en_US ?? '', 'Harbour');
    expect(templates.map(({ isUsed, copyright }) => [isUsed, copyright.company])).toEqual([
      [true, 'Harbour'],
      [false, 'Harbour'],
    ]);
  });
});
