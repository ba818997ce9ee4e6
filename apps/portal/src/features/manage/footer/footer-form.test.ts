import type { FooterSettings } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { draftOf, settingsOf } from './footer-form.ts';

const template = {
  copyright: { company: { en_US: 'Stoa' }, beian: null, registerSystemInfo: 'No. 7', support: {} },
  footerNavigations: [
    {
      showName: { en_US: 'Help', ar_SA: 'مساعدة' },
      children: [
        {
          showName: { en_US: 'Guide' },
          relateType: 'stuGuide' as const,
          relateUrl: null,
          indexAnaCode: '010201',
          collegeAnaCode: null,
        },
        {
          showName: { en_US: 'Shop' },
          relateType: 'custom' as const,
          relateUrl: 'https://shop.example/',
          indexAnaCode: null,
          collegeAnaCode: null,
        },
      ],
    },
  ],
  footerQrCodes: [
    {
      url: '/media/qr/portal.svg',
      urlEn: null,
      urlMobile: '/portal/1700000000000000001',
      showName: { en_US: 'On your phone' },
      explainMobile: {},
    },
  ],
};
const settings: FooterSettings = {
  used: 2,
  versionInformation: true,
  version: 3,
  templates: { '1': template, '2': template },
};

it('says the same after it was opened and saved (B049, B050)', () => {
  expect(settingsOf(draftOf(settings))).toEqual(settings);
});

it('gives every part a name of its own', () => {
  const { templates } = draftOf(settings);
  const keys = Object.values(templates).flatMap(({ columns, qrCodes }) => [
    ...columns.flatMap(({ key, children }) => [key, ...children.map((link) => link.key)]),
    ...qrCodes.map(({ key }) => key),
  ]);
  expect(new Set(keys).size).toBe(8);
});

it('sends no address of a link that leads to a page of ours, and no empty words', () => {
  const draft = draftOf(settings);
  const [column] = draft.templates[1].columns;
  const [guide] = column?.children ?? [];
  const edited = {
    ...draft,
    templates: {
      ...draft.templates,
      1: {
        ...draft.templates[1],
        company: { en_US: ' Stoa ', de_DE: '  ' },
        columns: column && guide ? [{ ...column, children: [{ ...guide, relateUrl: 'left over' }] }] : [],
      },
    },
  };
  const { copyright, footerNavigations } = settingsOf(edited).templates['1'];
  expect(copyright.company).toEqual({ en_US: 'Stoa' });
  expect(footerNavigations[0]?.children[0]?.relateUrl).toBeNull();
});
