import { setupI18n, type I18n } from '@lingui/core';
import { store, storeCookie } from '../app/storage.ts';
import { loadCatalogue, loadPart, type MessageNamespace } from './catalogues.ts';
import { loadFonts, loadLateFonts } from './fonts.ts';
import { directionOf, toIntlTag, toTag, type Language } from './languages.ts';

/** Key of the language in storage; also the cookie that the server reads. */
export const LANGUAGE_KEY = 'sxz-lang';

/** Runs before a language is shown: loads what the visible pages need in it, so that nothing falls back to a skeleton. */
export type Prepare = (language: Language) => Promise<void>;

/** The language of the page: one object that everything else follows. */
export class LanguageStore {
  readonly i18n: I18n = setupI18n();
  readonly #listeners = new Set<() => void>();
  readonly #parts = new Map<MessageNamespace, Promise<void>>();
  #language: Language;
  #wanted: Language;
  #prepare: Prepare = async () => undefined;
  #started: Promise<void> = Promise.resolve();

  constructor(language: Language) {
    this.#language = language;
    this.#wanted = language;
  }

  get language(): Language {
    return this.#language;
  }

  /** The parts that were loaded. */
  get loaded(): MessageNamespace[] {
    return [...this.#parts.keys()];
  }

  /** Loads the words of the first language; call once before the first render. */
  start(): Promise<void> {
    this.#started = this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    const [messages] = await Promise.all([loadCatalogue(this.#language), loadFonts(this.#language)]);
    this.#commit(this.#language, messages);
  }

  /**
   * Loads the words of a part, once; they follow the language from then on.
   * @throws {Error} when they cannot be loaded; asking again tries again
   */
  messages(part: MessageNamespace): Promise<void> {
    const known = this.#parts.get(part);
    if (known) return known;
    const loading = this.#loadPart(part);
    this.#parts.set(part, loading);
    loading.catch(() => this.#parts.delete(part));
    return loading;
  }

  async #loadPart(part: MessageNamespace): Promise<void> {
    const language = this.#language;
    // What stands above all pages comes first: it would take the place of a part that came before it.
    const [messages] = await Promise.all([loadPart(language, part), this.#started]);
    // Where the language has changed meanwhile, its words came with it.
    if (language === this.#language) this.i18n.load(toIntlTag(language), messages);
  }

  onPrepare(prepare: Prepare): void {
    this.#prepare = prepare;
  }

  /**
   * Shows the page in another language, without a reload: words, direction, fonts and data change in one commit.
   * The last of several quick choices wins.
   * @throws {Error} when the words cannot be loaded; the page stays as it is
   */
  async switchTo(language: Language): Promise<void> {
    this.#wanted = language;
    const [messages, parts] = await Promise.all([
      loadCatalogue(language),
      Promise.all([...this.#parts.keys()].map((part) => loadPart(language, part))),
      loadFonts(language),
      this.#prepare(language),
    ]);
    if (this.#wanted !== language) return;
    loadLateFonts();
    this.#commit(language, Object.assign({}, messages, ...parts));
    store(LANGUAGE_KEY, language);
    storeCookie(LANGUAGE_KEY, language);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Language => this.#language;

  #commit(language: Language, messages: Parameters<I18n['load']>[1]): void {
    const tag = toTag(language);
    this.#language = language;
    if (typeof document !== 'undefined') {
      document.documentElement.lang = tag;
      document.documentElement.dir = directionOf(language);
    }
    this.i18n.loadAndActivate({ locale: toIntlTag(language), messages: messages as never });
    for (const listener of this.#listeners) listener();
  }
}
