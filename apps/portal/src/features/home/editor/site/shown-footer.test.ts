import type { SiteParent, SiteSettings } from '@stoa/api/schema';
import { expect, test } from 'vitest';
import { shownFooter } from './shown-footer.ts';

const theme = {
  color: '#111111',
  logo: '',
  icon: '',
  type: 'porch',
  header: 'porch',
  footer: 'porch',
} as const;
const site: SiteSettings = { theme, navigation: [] };
const no = { relateUrl: null, indexAnaCode: null, collegeAnaCode: null };
const parent: SiteParent = {
  schoolId: '1700000000000000001',
  name: 'School',
  theme,
  navigation: [],
  pages: [],
  footer: {
    footerNavigations: [
      {
        ...no,
        showName: 'Help',
        relateType: null,
        children: [{ ...no, showName: 'Guide', relateType: 'centerGuide', children: [] }],
      },
    ],
    footerQrCodes: [
      {
        url: '/media/zh.svg',
        urlEn: '/media/en.svg',
        urlMobile: null,
        showName: 'On your phone',
        explainMobile: null,
      },
    ],
  },
};
const template = {
  copyright: { company: {}, beian: null, registerSystemInfo: null, support: {} },
  footerNavigations: [
    {
      showName: { zh_CN: '关于' },
      children: [{ ...no, showName: { de_DE: 'Wir' }, relateType: 'feedback' as const }],
    },
  ],
  footerQrCodes: [],
};
const own = { used: 2 as const, templates: { '1': { ...template, footerNavigations: [] }, '2': template } };
const looking = { parent, own, language: 'de_DE', mainLanguage: 'zh_CN' } as const;

test('links that are taken are those of the school above (R31)', () => {
  const taken: SiteSettings = { ...site, inherited: ['footerLinks'] };
  const [column] = [{ id: '0', title: 'Help', links: [{ id: '0', label: 'Guide' }] }];
  const label = { label: 'On your phone', caption: 'On your phone' };
  expect(shownFooter({ ...looking, site: taken })).toEqual({
    columns: [column],
    qrCodes: [{ id: '0', src: '/media/en.svg', ...label }],
  });
  expect(shownFooter({ ...looking, site: taken, language: 'zh_CN' }).qrCodes[0]?.src).toBe('/media/zh.svg');
});

test('own ones are those of the footer that is used, also where the school above is closed (R31)', () => {
  const shown = {
    columns: [{ id: '0', title: '关于', links: [{ id: '0', label: 'Wir' }] }],
    qrCodes: [],
  };
  expect(shownFooter({ ...looking, site })).toEqual(shown);
  const closed = { ...parent, footer: null };
  expect(shownFooter({ ...looking, site: { ...site, inherited: ['footerLinks'] }, parent: closed })).toEqual(
    shown,
  );
  expect(shownFooter({ ...looking, site, own: undefined })).toEqual({ columns: [], qrCodes: [] });
});
