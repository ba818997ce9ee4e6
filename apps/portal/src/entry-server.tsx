import { createMemoryHistory } from '@tanstack/react-router';
import { createApi } from '@stoa/api/query';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import type { FirstPaint } from './app/first-paint.ts';
import { firstState } from './app/first-session.ts';
import { makeQueryClient } from './app/query-client.ts';
import { makeRouter } from './app/router.tsx';
import { SessionStore } from './app/session-store.ts';
import { LanguageStore } from './i18n/language-store.ts';

export { brandCss } from '@stoa/ui/theme/brand';

/** What the server puts into the document before any script has run. */
export interface RenderedPage {
  html: string;
  /** Rules that the page needs beside its style sheets. */
  css: string;
}

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Draws a page's first paint from the answers that came with it. The browser draws it anew: this is what a visitor
 * sees, and a search engine reads, until then.
 * @throws {Error} when the page asks for something that did not come with it
 */
export async function renderPage(firstPaint: FirstPaint, href: string): Promise<RenderedPage> {
  const language = new LanguageStore(firstPaint.language);
  const session = new SessionStore(firstState(firstPaint), () =>
    Promise.reject(new Error('The first paint has no session.')),
  );
  const api = createApi({
    baseUrl: 'http://portal',
    language: () => language.language,
    fetch: (request) =>
      Promise.reject(new Error(`The first paint has no answer for ${new URL(request.url).pathname}.`)),
  });
  const queryClient = makeQueryClient(firstPaint);
  const router = makeRouter(
    { api, queryClient, session, language: language.language, words: (part) => language.words(part) },
    createMemoryHistory({ initialEntries: [href] }),
  );
  await Promise.all([language.start(), router.load()]);
  const html = renderToString(
    <App language={language} services={{ api, queryClient, session }} router={router} />,
  );
  queryClient.clear();
  return withoutStyleAttributes(html);
}

/** A strict policy allows no style attributes: each becomes a rule of the page's own style sheet. */
function withoutStyleAttributes(html: string): RenderedPage {
  const rules = new Map<string, number>();
  const text = html.replaceAll(STYLE_ATTRIBUTE, (_all, style: string) => {
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` data-first-style="${number}"`;
  });
  const css = [...rules].map(([style, number]) => `[data-first-style="${number}"]{${decode(style)}}`);
  return { html: text, css: css.join('') };
}

const decode = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
