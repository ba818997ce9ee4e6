import type { ReactNode } from 'react';
import { I18nProvider, isRTL } from 'react-aria-components/I18nProvider';

export interface LocaleIslandProps {
  /** Language inside, as in HTML: `en-US`. */
  locale: string;
  /** Direction inside. By default that of the language. */
  dir?: 'ltr' | 'rtl';
  className?: string;
  children: ReactNode;
}

/** A part of the page in a language or direction of its own: a lesson in English, a chart that stays left to right. */
export function LocaleIsland({
  locale,
  dir = isRTL(locale) ? 'rtl' : 'ltr',
  className,
  children,
}: LocaleIslandProps) {
  return (
    <I18nProvider locale={locale}>
      <div lang={locale} dir={dir} className={className}>
        {children}
      </div>
    </I18nProvider>
  );
}
