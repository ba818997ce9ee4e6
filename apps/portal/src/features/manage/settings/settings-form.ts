import type { CustomerService, ModerationWords } from '@stoa/api/schema';
import { wordsOf, type CustomerServiceDraft, type WordListDraft } from '@stoa/machines/school-settings';

/** How people reach the school, as it is edited. */
export const contactDraft = (settings: CustomerService): CustomerServiceDraft => ({
  kind: 'customerService',
  version: settings.version,
  isShown: settings.switch === '1',
  phone: settings.servicePhone,
  email: settings.serviceEmail,
  weChat: settings.serviceWeChat,
});

/** What the call takes. */
export const contactOf = ({
  version,
  isShown,
  phone,
  email,
  weChat,
}: CustomerServiceDraft): CustomerService => ({
  version,
  switch: isShown ? '1' : '0',
  servicePhone: phone.trim(),
  serviceEmail: email.trim(),
  serviceWeChat: weChat.trim(),
});

/** The words that a school does not accept, a line each. */
export const wordsDraft = ({ version, words }: ModerationWords): WordListDraft => ({
  kind: 'wordList',
  version,
  words: words.join('\n'),
});

/** What the call takes. */
export const wordListOf = ({ version, words }: WordListDraft): ModerationWords => ({
  version,
  words: wordsOf(words),
});
