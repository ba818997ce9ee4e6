import { createContext, useContext } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@stoa/api/query';
import type { MessageNamespace } from '../i18n/catalogues.ts';
import type { Language } from '../i18n/languages.ts';
import type { SessionStore } from './session-store.ts';

/** What routes and features are given: made once in main.tsx. */
export interface AppServices {
  api: Api;
  queryClient: QueryClient;
  session: SessionStore;
}

/** The router's context: the services, and the language that loaders ask for. */
export interface RouterContext extends AppServices {
  language: Language;
  /** Loads the words of a part of the pages, once. */
  messages: (part: MessageNamespace) => Promise<void>;
  /**
   * Adds the routes that are not in the first load; missing where the route tree is whole.
   * @returns whether a route of its own answers the path now
   */
  addRoutes?: (pathname: string) => Promise<boolean>;
}

export const ServicesContext = createContext<AppServices | null>(null);

/** @throws {Error} outside of App */
export function useServices(): AppServices {
  const services = useContext(ServicesContext);
  if (!services)
    throw new Error('useServices needs <App> above it: the client and the cache belong to the whole page.');
  return services;
}

export const useApi = (): Api => useServices().api;
