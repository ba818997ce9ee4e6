import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { directions, mount } from './mount.tsx';
import { until } from './until.ts';

/** A row or column of controls that is one stop of the Tab key. */
export interface ArrowCase {
  name: string;
  content: () => ReactNode;
  /** Of its controls. */
  role: 'tab' | 'radio' | 'button' | 'slider';
  /** Their names in reading order; the first has the focus first. */
  names: readonly string[];
  /** Which arrows walk it. @default 'inline' */
  axis?: 'inline' | 'block';
  /** Past the last comes the first. @default false */
  wraps?: boolean;
  /** Home and End go to the ends. @default false */
  hasEnds?: boolean;
  /** Text of what the Tab key goes to next. @default a button behind it */
  next?: string;
}

/** In reading direction: on is right in English and left in Arabic. */
export function describeArrows({
  name,
  content,
  role,
  names,
  axis = 'inline',
  wraps = false,
  hasEnds = false,
  next = 'After',
}: ArrowCase) {
  describe(`${name}, keys`, () => {
    it.each(directions)(
      'is one stop of Tab and is walked by arrows ($direction)',
      async ({ direction, locale }) => {
        mount(
          <>
            {content()}
            <button>After</button>
          </>,
          locale,
        );
        const isMirrored = direction === 'rtl' && axis === 'inline';
        const [on, back] =
          axis === 'block'
            ? ['ArrowDown', 'ArrowUp']
            : isMirrored
              ? ['ArrowLeft', 'ArrowRight']
              : ['ArrowRight', 'ArrowLeft'];
        const focused = (expected: string) =>
          until(() =>
            expect(document.activeElement).toBe(
              page.getByRole(role, { name: expected, exact: true }).element(),
            ),
          );
        const first = names[0] ?? '';
        const last = names.at(-1) ?? '';
        await until(() => page.getByRole(role, { name: first, exact: true }).element());
        await userEvent.tab();
        await focused(first);
        for (const following of names.slice(1)) {
          await userEvent.keyboard(`{${on}}`);
          await focused(following);
        }
        await userEvent.keyboard(`{${on}}`);
        await focused(wraps ? first : last);
        if (wraps) await userEvent.keyboard(`{${back}}`);
        await userEvent.keyboard(`{${back}}`);
        await focused(names.at(-2) ?? '');
        if (hasEnds) {
          await userEvent.keyboard('{Home}');
          await focused(first);
          await userEvent.keyboard('{End}');
          await focused(last);
        }
        await userEvent.tab();
        await until(() => expect(document.activeElement?.textContent).toBe(next));
      },
    );
  });
}
