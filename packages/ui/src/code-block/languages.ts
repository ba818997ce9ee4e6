import type { LanguageRegistration } from 'shiki/core';

type Load = () => Promise<{ default: LanguageRegistration[] }>;

const LANGUAGES = {
  bash: () => import('shiki/langs/bash.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
} satisfies Record<string, Load>;

/** The languages that can be coloured. */
export type CodeLanguage = keyof typeof LANGUAGES;

const ALIASES: Readonly<Record<string, CodeLanguage>> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  h: 'c',
  htm: 'html',
  xml: 'html',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  py: 'python',
  ts: 'typescript',
  tsx: 'typescript',
};

/** The language that a name of any author stands for; null where it cannot be coloured. */
export function codeLanguage(name: string | null | undefined): CodeLanguage | null {
  const key = (name ?? '').trim().toLowerCase();
  if (Object.hasOwn(LANGUAGES, key)) return key as CodeLanguage;
  return Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? null) : null;
}

/** Loads the grammar of a language. */
export async function loadLanguage(language: CodeLanguage): Promise<LanguageRegistration[]> {
  return (await (LANGUAGES[language] as Load)()).default;
}
