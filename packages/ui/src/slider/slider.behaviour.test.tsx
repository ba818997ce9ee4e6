import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { Slider } from './slider.tsx';
import { until } from '../testing/until.ts';

it.each(directions)('moves on by the arrow that points on ($direction)', async ({ direction, locale }) => {
  const onChange = vi.fn();
  mount(<Slider label="Volume" defaultValue={50} onChange={onChange} />, locale);
  await until(() => expect(document.querySelector('input[type=range]')).not.toBeNull());
  await userEvent.tab();
  const [on, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await userEvent.keyboard(`{${on}}{${on}}{${back}}{ArrowUp}{Home}{End}`);
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([51, 52, 51, 52, 0, 100]);
});
