import { expect, it } from 'vitest';
import { offeredLanguage, type OfferFacts } from './offered-language.ts';

/** Somebody who reads German first follows a link to a page in Chinese. */
const FACTS: OfferFacts = {
  current: 'zh_CN',
  languages: ['zh_CN', 'en_US', 'de_DE'],
  browser: [undefined, 'de_DE', 'en_US'],
  isChosen: false,
  ofAccount: null,
  isAnswered: false,
};

it.each<[string, Partial<OfferFacts>, string | undefined]>([
  ['what the browser asks for first of those that there are', {}, 'de_DE'],
  ['none where the page is in it', { current: 'de_DE' }, undefined],
  ['none where the page does not exist in it', { languages: ['zh_CN', 'en_US'] }, undefined],
  ['none where the browser asks for none that there is', { browser: [undefined] }, undefined],
  ['none where one was chosen', { isChosen: true }, undefined],
  ['none where the account has one', { ofAccount: 'zh_CN' }, undefined],
  ['none where it was answered before', { isAnswered: true }, undefined],
])('offers %s', (_which, facts, offered) => {
  expect(offeredLanguage({ ...FACTS, ...facts })).toBe(offered);
});
