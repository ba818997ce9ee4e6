import { expect, it, vi } from 'vitest';
import { originOf, postLogoutToFrames } from './post-logout.ts';

const AT = { origin: 'https://stoa.example' } as Location;

it('knows the exact origin of a frame and of nothing else', () => {
  expect(originOf('https://tools.example:8443/board?x=1')).toBe('https://tools.example:8443');
  expect(originOf('about:blank')).toBeUndefined();
  expect(originOf('javascript:alert(1)')).toBeUndefined();
  expect(originOf('')).toBeUndefined();
});

it('tells each embedded page at its own origin, and nobody else', () => {
  const frames = ['https://a.example/x', 'about:blank', 'https://b.example/y'].map((src) => ({
    src,
    contentWindow: { postMessage: vi.fn() },
  }));
  const page = { postMessage: vi.fn() } as unknown as Window & typeof globalThis;
  const alone = { self: page, parent: page, location: AT };
  postLogoutToFrames({ querySelectorAll: () => frames } as unknown as ParentNode, alone);
  expect(frames.map(({ contentWindow }) => contentWindow.postMessage.mock.calls)).toEqual([
    [[{ type: 'logout' }, 'https://a.example']],
    [],
    [[{ type: 'logout' }, 'https://b.example']],
  ]);
});

it('tells the page that embeds this one, at this site alone (B024)', () => {
  const [self, parent] = [{}, { postMessage: vi.fn() }] as unknown as (Window & typeof globalThis)[];
  const place = { self, parent, location: AT } as Parameters<typeof postLogoutToFrames>[1];
  postLogoutToFrames({ querySelectorAll: () => [] } as unknown as ParentNode, place);
  expect(vi.mocked(parent!.postMessage).mock.calls).toEqual([[{ type: 'logout' }, 'https://stoa.example']]);
});
