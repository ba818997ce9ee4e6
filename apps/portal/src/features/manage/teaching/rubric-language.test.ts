import { expect, it } from 'vitest';
import { rubricIn, withLanguage } from './rubric-language.ts';

const RUBRIC = [
  {
    id: 'goal',
    title: { en_US: 'Goal', ar_SA: 'الهدف' },
    levels: [
      { id: 'clear', title: { en_US: 'Clear', ar_SA: 'واضح' }, points: 2 },
      { id: 'none', title: { en_US: 'None' }, points: 0 },
    ],
  },
];
const inArabic = rubricIn(RUBRIC, (texts) => texts.ar_SA ?? '');

it('shows a rubric in one language, empty where nothing is written in it', () => {
  expect(inArabic).toEqual([
    {
      id: 'goal',
      title: 'الهدف',
      levels: [
        { id: 'clear', title: 'واضح', points: 2 },
        { id: 'none', title: '', points: 0 },
      ],
    },
  ]);
});

it('keeps the other languages of what is edited, removed and added', () => {
  const [goal] = inArabic;
  const edited = [
    { ...goal!, title: 'هدف', levels: [{ id: 'clear', title: 'واضح', points: 3 }] },
    { id: 'steps', title: 'الخطوات', levels: [{ id: 'all', title: 'كلها', points: 1 }] },
  ];
  expect(withLanguage(RUBRIC, edited, 'ar_SA')).toEqual([
    {
      id: 'goal',
      title: { en_US: 'Goal', ar_SA: 'هدف' },
      levels: [{ id: 'clear', title: { en_US: 'Clear', ar_SA: 'واضح' }, points: 3 }],
    },
    {
      id: 'steps',
      title: { ar_SA: 'الخطوات' },
      levels: [{ id: 'all', title: { ar_SA: 'كلها' }, points: 1 }],
    },
  ]);
});
