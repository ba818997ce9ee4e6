import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { isRTL } from 'react-aria-components/I18nProvider';
import { storyLabels } from '../../.storybook/labels.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';

/** The two directions in which everything is tested. */
export const directions = [
  { direction: 'ltr', locale: 'en-US' },
  { direction: 'rtl', locale: 'ar-SA' },
] as const;

export type TestLocale = (typeof directions)[number]['locale'];

const mounted: { root: Root; place: HTMLElement }[] = [];

/** Draws into the page as the portal would, in a language. The words stay English in both, so that tests find them. */
export function mount(content: ReactNode, locale: TestLocale = 'en-US'): HTMLElement {
  const place = document.createElement('div');
  // As far from the edge as on any page.
  place.style.padding = '16px';
  document.body.append(place);
  document.documentElement.lang = locale;
  document.documentElement.dir = isRTL(locale) ? 'rtl' : 'ltr';
  document.documentElement.dataset['theme'] = 'light';
  const root = createRoot(place);
  mounted.push({ root, place });
  // At once: a key that is pressed before the first drawing would reach nothing.
  flushSync(() =>
    root.render(
      <StrictMode>
        <UiProvider locale={locale} labels={storyLabels('en-US')}>
          {content}
        </UiProvider>
      </StrictMode>,
    ),
  );
  return place;
}

/** Takes everything out of the page again. */
export async function unmountAll() {
  for (const { root, place } of mounted.splice(0)) {
    root.unmount();
    place.remove();
  }
  // React Aria gives the focus back one frame later.
  await new Promise((resolve) => requestAnimationFrame(resolve));
}
