import type { FooterConfig } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { subscribeToLayout, type LayoutSignal } from '../app/layout-signals.ts';
import { footerColumns } from './footer-links.ts';

const LINK = { relateUrl: null, children: [] };
const FOOTER: FooterConfig = {
  templates: [
    {
      type: 1,
      isUsed: true,
      copyright: { company: 'Harbour School', beian: null, registerSystemInfo: null, support: null },
      footerNavigations: [
        {
          ...LINK,
          showName: 'Help',
          relateType: null,
          indexAnaCode: null,
          collegeAnaCode: null,
          children: [
            {
              ...LINK,
              showName: 'Guide',
              relateType: 'stuGuide',
              indexAnaCode: '010201',
              collegeAnaCode: '010301',
            },
          ],
        },
      ],
      footerQrCodes: [],
    },
  ],
};

it.each([
  ['the start page of the school', true, '010201'],
  ['any other page', false, '010301'],
])('a link of the footer counts by the code that it has on %s (spec 3, B049)', (_where, isStart, code) => {
  const received: LayoutSignal[] = [];
  const stop = subscribeToLayout((signal) => received.push(signal));
  const [column] = footerColumns(FOOTER.templates[0], { language: 'en_US', settings: undefined, isStart });
  column?.links[0]?.onPress?.();
  stop();
  expect(received).toEqual([{ code }]);
});
