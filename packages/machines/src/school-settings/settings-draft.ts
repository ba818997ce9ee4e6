import { checkField, lengthOf, onlyProblems } from '../shared/field-rules.ts';

/** As the contract bounds them. */
export const CONTACT_MAX_LENGTHS = { phone: 30, email: 254, weChat: 50 } as const;
export const MAX_WORDS = 2000;
export const WORD_MAX_LENGTH = 100;

/** How people reach a school's customer service. */
export interface CustomerServiceDraft {
  kind: 'customerService';
  version: number;
  isShown: boolean;
  phone: string;
  email: string;
  weChat: string;
}

/** What a school does not accept in texts that people publish. */
export interface WordListDraft {
  kind: 'wordList';
  version: number;
  /** One word or phrase a line, as it is typed. */
  words: string;
}

export type SchoolSettingsDraft = CustomerServiceDraft | WordListDraft;
export type SettingsField = 'phone' | 'email' | 'weChat' | 'words';
/** MISSING: it is to be shown, and there is no way to reach anybody. */
export type SettingsFieldProblem = 'MISSING' | 'INVALID' | 'TOO_LONG' | 'TOO_MANY';
export type SettingsFieldProblems = Readonly<Partial<Record<SettingsField, SettingsFieldProblem>>>;

const PHONE = /^[0-9+() .-]*$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The words of a list as it was typed: a line each, without what is empty or stands there twice. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/u)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** What has to be mended before a draft can be saved, by field. */
export function settingsProblems(draft: SchoolSettingsDraft): SettingsFieldProblems {
  if (draft.kind === 'wordList') return onlyProblems<SettingsFieldProblems>({ words: listProblem(draft) });
  const { isShown, phone, email, weChat } = draft;
  if (isShown && [phone, email, weChat].every((way) => way.trim() === '')) return { phone: 'MISSING' };
  return onlyProblems<SettingsFieldProblems>({
    phone: wayProblem(phone, CONTACT_MAX_LENGTHS.phone, PHONE),
    email: wayProblem(email, CONTACT_MAX_LENGTHS.email, EMAIL),
    weChat: wayProblem(weChat, CONTACT_MAX_LENGTHS.weChat, /^/),
  });
}

function wayProblem(typed: string, maxLength: number, shape: RegExp): SettingsFieldProblem | undefined {
  const value = typed.trim();
  if (value === '') return undefined;
  if (lengthOf(value) > maxLength) return 'TOO_LONG';
  return checkField(value, shape.test(value)) && 'INVALID';
}

function listProblem({ words }: WordListDraft): SettingsFieldProblem | undefined {
  const all = wordsOf(words);
  if (all.length > MAX_WORDS) return 'TOO_MANY';
  return all.some((word) => lengthOf(word) > WORD_MAX_LENGTH) ? 'TOO_LONG' : undefined;
}
