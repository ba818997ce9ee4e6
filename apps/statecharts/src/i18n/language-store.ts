import { setupI18n, type I18n } from '@lingui/core';
import { readStored, store, storeCookie } from '../../../portal/src/app/storage.ts';
import { loadFonts } from '../../../portal/src/i18n/fonts.ts';
import {
  directionOf,
  parseLanguage,
  toIntlTag,
  toTag,
  type Language,
} from '../../../portal/src/i18n/languages.ts';
import { loadMessages } from './catalogues.ts';

/** The portal's own key: whoever has chosen a language there finds the tool in it. */
const LANGUAGE_KEY = 'sxz-lang';
const FALLBACK: Language = 'en_US';

/** The address, what was chosen before, the browser's languages, English. */
export function firstLanguage(): Language {
  const asked = parseLanguage(new URLSearchParams(location.search).get('sxz-lang'));
  const cookie = parseLanguage(/(?:^|; )sxz-lang=([^;]*)/.exec(document.cookie)?.[1]);
  const browser = navigator.languages.map(parseLanguage).find((language) => language !== undefined);
  return asked ?? parseLanguage(readStored(LANGUAGE_KEY)) ?? cookie ?? browser ?? FALLBACK;
}

/** The language of the tool: words, direction and fonts follow it in one commit. */
export class LanguageStore {
  readonly i18n: I18n = setupI18n();
  readonly #listeners = new Set<() => void>();
  #language: Language;
  #wanted: Language;

  constructor(language: Language) {
    this.#language = language;
    this.#wanted = language;
  }

  /** Loads the first words; call once before the first render. */
  async start(): Promise<void> {
    await this.#show(this.#language);
  }

  /** The last of several quick choices wins. @throws {Error} when the words cannot be loaded; all stays as it is */
  async switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#show(language);
    if (this.#wanted !== language) return;
    store(LANGUAGE_KEY, language);
    storeCookie(LANGUAGE_KEY, language);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Language => this.#language;

  async #show(language: Language): Promise<void> {
    const [messages] = await Promise.all([loadMessages(language), loadFonts(language)]);
    if (this.#wanted !== language) return;
    this.#language = language;
    document.documentElement.lang = toTag(language);
    document.documentElement.dir = directionOf(language);
    this.i18n.loadAndActivate({ locale: toIntlTag(language), messages });
    for (const listener of this.#listeners) listener();
  }
}
