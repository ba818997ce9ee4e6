import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Language } from '../../../portal/src/i18n/languages.ts';
import type { LanguageStore } from './language-store.ts';

/** The page's language store; provided once by App. */
export const LanguageContext = createContext<LanguageStore | null>(null);

/** @throws {Error} outside of App */
export function useLanguageStore(): LanguageStore {
  const store = useContext(LanguageContext);
  if (!store) throw new Error('useLanguage needs <App> above it: the language belongs to the whole page.');
  return store;
}

/** The language that the tool is shown in. */
export function useLanguage(): Language {
  const store = useLanguageStore();
  return useSyncExternalStore(store.subscribe, store.snapshot);
}
