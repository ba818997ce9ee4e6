import { checkField, lengthOf, onlyProblems } from '../shared/field-rules.ts';

/** As the contract bounds them. */
export const CONTACT_MAX_LENGTHS = { phone: 30, email: 254, weChat: 50 } as const;
export const PROFILE_LENGTHS = { nameMin: 2, nameMax: 60, summaryMax: 500 } as const;
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

/** What a school is called and how it looks. Texts by language. */
export interface SchoolProfileDraft {
  kind: 'profile';
  version: number;
  name: Readonly<Partial<Record<string, string>>>;
  summary: Readonly<Partial<Record<string, string>>>;
  /** The logo that is shown; null for none. */
  logoUrl: string | null;
  /** The upload that becomes the logo; null where no other one was chosen. */
  logoUploadId: string | null;
  /** `#rrggbb` */
  color: string;
  languages: readonly string[];
  defaultLanguage: string;
}

export type SchoolSettingsDraft = CustomerServiceDraft | WordListDraft | SchoolProfileDraft;
export type SettingsField = 'phone' | 'email' | 'weChat' | 'words' | 'name' | 'summary' | 'color';
/** MISSING: there is no way to reach anybody, or no name in the default language. */
export type SettingsFieldProblem = 'MISSING' | 'INVALID' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_MANY';
export type SettingsFieldProblems = Readonly<Partial<Record<SettingsField, SettingsFieldProblem>>>;

const PHONE = /^[0-9+() .-]*$/;
const COLOR = /^#[0-9a-f]{6}$/;
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
  if (draft.kind === 'profile') return profileProblems(draft);
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

function profileProblems({
  name,
  summary,
  color,
  defaultLanguage,
}: SchoolProfileDraft): SettingsFieldProblems {
  const lengths = (texts: SchoolProfileDraft['name']) =>
    Object.values(texts).flatMap((text) => lengthOf((text ?? '').trim()) || []);
  const { nameMin, nameMax, summaryMax } = PROFILE_LENGTHS;
  const names = lengths(name);
  const nameProblem = () => {
    if (!name[defaultLanguage]?.trim()) return 'MISSING';
    if (names.some((length) => length < nameMin)) return 'TOO_SHORT';
    return names.some((length) => length > nameMax) ? 'TOO_LONG' : undefined;
  };
  return onlyProblems<SettingsFieldProblems>({
    name: nameProblem(),
    summary: lengths(summary).some((length) => length > summaryMax) ? 'TOO_LONG' : undefined,
    color: COLOR.test(color) ? undefined : 'INVALID',
  });
}
