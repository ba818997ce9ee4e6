import { expect, it, vi } from 'vitest';
import { originOf, postLogoutToFrames } from './post-logout.ts';

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
  postLogoutToFrames({ querySelectorAll: () => frames } as unknown as ParentNode);
  expect(frames.map(({ contentWindow }) => contentWindow.postMessage.mock.calls)).toEqual([
    [[{ type: 'logout' }, 'https://a.example']],
    [],
    [[{ type: 'logout' }, 'https://b.example']],
  ]);
});
