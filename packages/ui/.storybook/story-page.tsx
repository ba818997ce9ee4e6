import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { brandCss } from '../src/theme/brand.ts';
import { UiProvider } from '../src/ui-provider/ui-provider.tsx';
import { type Choice, choiceOf } from './globals.ts';
import { storyLabels } from './labels.ts';
import { ariaLocale, directionOf } from './locale-of.ts';
import * as styles from './preview.css.ts';
import { emulateReducedMotion } from './reduced-motion.ts';

const ROOT_CLASS = 'story-root';

type Attributes = Record<'lang' | 'dir' | `data-${string}`, string | undefined>;

function attributesOf(choice: Choice): Attributes {
  const { locale, direction, theme, density, fonts } = choice;
  return {
    lang: locale,
    dir: direction === 'auto' ? directionOf(locale) : direction,
    'data-theme': theme,
    'data-density': density,
    'data-fonts': fonts,
  };
}

/** Gives the attributes to the document, which a story has for itself, and takes them back when it goes. */
function DocumentAttributes({ attributes }: { attributes: Attributes }) {
  const key = JSON.stringify(attributes);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const wanted = Object.entries(JSON.parse(key) as Record<string, string>);
    const before = wanted.map(([name]): [string, string | null] => [name, root.getAttribute(name)]);
    for (const [name, value] of wanted) root.setAttribute(name, value);
    return () => {
      for (const [name, value] of before) {
        if (value === null) root.removeAttribute(name);
        else root.setAttribute(name, value);
      }
    };
  }, [key]);
  return null;
}

function Brand({ hex, root }: { hex: string; root: string }) {
  useInsertionEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = brandCss(hex, root);
    document.head.append(sheet);
    return () => sheet.remove();
  }, [hex, root]);
  return null;
}

function ReducedMotion() {
  useEffect(emulateReducedMotion, []);
  return null;
}

/** Links of a story lead nowhere: to follow one would leave the story, and end a run of its tests without a word. */
const router = { navigate: () => undefined };

function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

function LinksStay() {
  useEffect(() => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  }, []);
  return null;
}

interface StoryPageProps {
  choice: Choice;
  isDocs: boolean;
  isStill: boolean;
  children: ReactNode;
}

/** The page around a story, as the toolbar says. */
function StoryPage({ choice, isDocs, isStill, children }: StoryPageProps) {
  const { locale, direction, digits, brand, motion } = choice;
  const root = useRef<HTMLDivElement>(null);
  const attributes = attributesOf(choice);
  return (
    <UiProvider locale={ariaLocale(locale, direction, digits)} labels={storyLabels(locale)} router={router}>
      {isDocs ? null : <LinksStay />}
      {/* A docs page keeps its own chrome as it is: there the wrapper alone has them, and overlays open inside it. */}
      {isDocs ? null : <DocumentAttributes attributes={attributes} />}
      {/^#[0-9a-f]{6}$/i.test(brand) ? <Brand hex={brand} root={isDocs ? `.${ROOT_CLASS}` : 'html'} /> : null}
      {motion === 'reduced' ? <ReducedMotion /> : null}
      <PortalProvider getContainer={isDocs ? () => root.current : undefined}>
        <div
          ref={root}
          className={`${ROOT_CLASS} ${styles.page} ${isDocs ? styles.inDocs : ''}`}
          data-still={isStill || undefined}
          {...attributes}
          dir={attributes.dir as 'ltr' | 'rtl'}
        >
          {children}
        </div>
      </PortalProvider>
    </UiProvider>
  );
}

export const withPage: Decorator = (Story, { globals, viewMode, tags }) => (
  <StoryPage choice={choiceOf(globals)} isDocs={viewMode === 'docs'} isStill={tags.includes('sheet')}>
    <Story />
  </StoryPage>
);
