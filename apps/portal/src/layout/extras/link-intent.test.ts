import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageAt, watchLinkIntent } from './link-intent.ts';

const here = new URL('https://stoa.example/portal/1?page=2') as unknown as Location;

const anchor = (href: string, attributes: { target?: string; download?: string } = {}) => {
  const { origin, pathname, search } = new URL(href, here.href);
  const link = {
    href,
    origin,
    pathname,
    search,
    target: attributes.target ?? '',
    hasAttribute: (name: string) => name in attributes,
  };
  return { closest: () => link } as unknown as EventTarget;
};

it.each([
  ['a page', anchor('/classInfo/1/class-view/2?lesson=3#notes'), '/classInfo/1/class-view/2?lesson=3'],
  ['another page of a list', anchor('/portal/1?page=3'), '/portal/1?page=3'],
  ['a place on the same page', anchor('/portal/1?page=2#top'), undefined],
  ['another server', anchor('https://elsewhere.example/portal/1'), undefined],
  ['a new tab', anchor('/portal/3', { target: '_blank' }), undefined],
  ['a file to keep', anchor('/files/notes.pdf', { download: '' }), undefined],
  ['no link', { closest: () => null } as unknown as EventTarget, undefined],
  ['the document', {} as EventTarget, undefined],
])('leads from %s to the page it opens here', (_, target, page) => {
  expect(pageAt(target, here)).toBe(page);
});

let onIntent: ReturnType<typeof vi.fn<(page: string) => void>>;
let root: EventTarget;
let over: string | undefined;
const at = (type: string, page: string | undefined) => {
  over = page;
  root.dispatchEvent(new Event(type));
};

beforeEach(() => {
  vi.useFakeTimers();
  onIntent = vi.fn<(page: string) => void>();
  root = new EventTarget();
});
afterEach(() => vi.useRealTimers());

const watch = () => watchLinkIntent(root, { pageOf: () => over, onIntent });

it.each(['pointerover', 'focusin'])('tells once of a link that a %s stays on', (type) => {
  watch();
  at(type, '/a');
  expect(onIntent).not.toHaveBeenCalled();
  vi.runAllTimers();
  at(type, undefined);
  at(type, '/a');
  vi.runAllTimers();
  expect(onIntent.mock.calls).toEqual([['/a']]);
});

it('tells nothing of links that a pointer only passes over', () => {
  watch();
  at('pointerover', '/a');
  at('pointerover', '/b');
  at('pointerover', undefined);
  vi.runAllTimers();
  expect(onIntent).not.toHaveBeenCalled();
});

it('waits for nothing where a finger goes down', () => {
  watch();
  at('pointerdown', '/a');
  expect(onIntent.mock.calls).toEqual([['/a']]);
});

it('tells nothing more once it has ended', () => {
  const end = watch();
  at('pointerover', '/a');
  end();
  at('pointerdown', '/b');
  vi.runAllTimers();
  expect(onIntent).not.toHaveBeenCalled();
});
