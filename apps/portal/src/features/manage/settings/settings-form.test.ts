import { expect, it } from 'vitest';
import { contactDraft, contactOf, wordListOf, wordsDraft } from './settings-form.ts';

it('says the same after it was opened and saved (B047, B074)', () => {
  const contact = {
    version: 2,
    switch: '1',
    servicePhone: '400-1',
    serviceEmail: '',
    serviceWeChat: 'stoa',
  } as const;
  expect(contactOf(contactDraft(contact))).toEqual(contact);
  const words = { version: 3, words: ['spam-word', 'two words'] };
  expect(wordListOf(wordsDraft(words))).toEqual(words);
});

it('sends neither spaces at the ends nor empty lines', () => {
  const draft = contactDraft({
    version: 0,
    switch: '0',
    servicePhone: '',
    serviceEmail: '',
    serviceWeChat: '',
  });
  expect(contactOf({ ...draft, phone: ' 400 1 ' }).servicePhone).toBe('400 1');
  expect(wordListOf({ ...wordsDraft({ version: 1, words: [] }), words: ' one \n\n' }).words).toEqual(['one']);
});
