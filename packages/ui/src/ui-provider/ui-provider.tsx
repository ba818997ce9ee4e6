import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import type { UiLabels } from './labels.ts';

export type { UiLabels } from './labels.ts';

/** Where React Aria's form rules look for the language: they stand outside React and would take the browser's. */
const FORM_RULES_LOCALE = Symbol.for('react-aria.i18n.locale');

const LabelsContext = createContext<UiLabels | null>(null);

/** How links reach the application's router instead of loading a document. */
export interface UiRouter {
  /** Called for a press on a link to this site. */
  navigate: (href: string) => void;
  /** Turns a link's `href` into the one shown in the address, where they differ. */
  useHref?: (href: string) => string;
}

export interface UiProviderProps {
  /** Language of the page as in HTML: `zh-CN`, not `zh_CN`. */
  locale: string;
  /** The recurring words, in that language. */
  labels: UiLabels;
  /** Without it links load documents. */
  router?: UiRouter;
  children: ReactNode;
}

/** Gives every component its language, the recurring words and the router. Stands once around the application. */
export function UiProvider({ locale, labels, router, children }: UiProviderProps) {
  if (typeof window !== 'undefined') Object.assign(window, { [FORM_RULES_LOCALE]: locale });
  const content = <LabelsContext.Provider value={labels}>{children}</LabelsContext.Provider>;
  return (
    <I18nProvider locale={locale}>
      {router ? (
        <RouterProvider navigate={router.navigate} useHref={router.useHref}>
          {content}
        </RouterProvider>
      ) : (
        content
      )}
    </I18nProvider>
  );
}

/**
 * The recurring words in the reader's language.
 * @throws Error outside a UiProvider: there is no default language to fall back to.
 */
export function useLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) {
    throw new Error(
      'A component asked for its labels outside <UiProvider>. Components hold no words of their own; wrap the application in <UiProvider locale labels>.',
    );
  }
  return labels;
}
