import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storyLabels } from '../../.storybook/labels.ts';
import { locales } from '../../.storybook/locales.ts';
import { UiProvider, useLabels } from './ui-provider.tsx';

const Close = () => useLabels().close;

it('gives components the words of the page', () => {
  const page = createElement(UiProvider, {
    locale: 'ar-SA',
    labels: storyLabels('ar-SA'),
    children: createElement(Close),
  });
  expect(renderToString(page)).toBe('إغلاق');
});

it('has no language to fall back to', () => {
  expect(() => renderToString(createElement(Close))).toThrow(/UiProvider/);
});

it.each(locales.map(({ code }) => code))('stories have every word in %s', (code) => {
  expect(Object.values(storyLabels(code)).filter((word) => word === '')).toEqual([]);
});
