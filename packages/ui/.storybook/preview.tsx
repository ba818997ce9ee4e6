import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { isRTL } from 'react-aria-components/I18nProvider';
import '../src/theme/fonts-arabic.ts';
import '../src/theme/fonts-latin.ts';
import '../src/theme/index.ts';
import { brandCss } from '../src/theme/brand.ts';
import { UiProvider } from '../src/ui-provider/ui-provider.tsx';
import { storyLabels } from './labels.ts';
import { type StoryLocale, locales } from './locales.ts';

const ROOT_CLASS = 'story-root';

function DocumentAttributes({
  locale,
  direction,
  theme,
}: {
  locale: string;
  direction: string;
  theme: string;
}) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction;
    root.dataset['theme'] = theme;
  }, [locale, direction, theme]);
  return null;
}

function Brand({ hex }: { hex: string }) {
  useEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = `${brandCss(hex)}${brandCss(hex, `.${ROOT_CLASS}`)}`;
    document.head.append(sheet);
    return () => sheet.remove();
  }, [hex]);
  return null;
}

const withPage: Decorator = (Story, { globals, viewMode }) => {
  const locale = String(globals['locale']) as StoryLocale;
  const chosen = String(globals['direction']);
  const direction = chosen === 'auto' ? (isRTL(locale) ? 'rtl' : 'ltr') : (chosen as 'ltr' | 'rtl');
  const theme = String(globals['theme']);
  const brand = String(globals['brand']);
  return (
    <UiProvider locale={locale} labels={storyLabels(locale)}>
      {/* A docs page keeps its own chrome as it is; there the wrapper alone carries language and theme. */}
      {viewMode === 'docs' ? null : (
        <DocumentAttributes locale={locale} direction={direction} theme={theme} />
      )}
      {brand === 'none' ? null : <Brand hex={brand} />}
      <div
        className={ROOT_CLASS}
        lang={locale}
        dir={direction}
        data-theme={theme}
        style={{
          background: 'var(--stoa-color-background)',
          color: 'var(--stoa-color-text)',
          padding: viewMode === 'docs' ? '1.5rem' : undefined,
        }}
      >
        <Story />
      </div>
    </UiProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: {
      test: 'error',
      // Rules about a whole page: a sheet shows the same landmark many times, a story starts at any heading.
      config: {
        rules: [
          'heading-order',
          'landmark-banner-is-top-level',
          'landmark-complementary-is-top-level',
          'landmark-contentinfo-is-top-level',
          'landmark-main-is-top-level',
          'landmark-no-duplicate-banner',
          'landmark-no-duplicate-contentinfo',
          'landmark-no-duplicate-main',
          'landmark-one-main',
          'landmark-unique',
          'page-has-heading-one',
        ].map((id) => ({ id, enabled: false })),
      },
    },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Layout', 'Actions', 'Forms', 'Overlays', 'Navigation', 'Content', 'Media'],
      },
    },
  },
  initialGlobals: { locale: 'en-US', direction: 'auto', theme: 'light', brand: 'none' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: locales.map(({ code, name }) => ({ value: code, title: name, right: code })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System' },
        ],
      },
    },
    brand: {
      description: 'Brand of a school',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Stoa' },
          { value: '#7a1f3d', title: 'Wine' },
          { value: '#ffc914', title: 'Yellow' },
          { value: '#17bebb', title: 'Teal' },
          { value: '#4b2fb8', title: 'Violet' },
          { value: '#111111', title: 'Black' },
        ],
      },
    },
  },
  decorators: [withPage],
};

export default preview;
