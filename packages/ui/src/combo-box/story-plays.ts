import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComboBox } from './combo-box.tsx';
import { onQuery } from './story-subjects.tsx';

type Play = NonNullable<StoryObj<typeof ComboBox>['play']>;

/** Types a name as one would without its accents, and takes what is found. */
export const findAndTake: Play = async ({ canvasElement, args }) => {
  const input = within(canvasElement).getByRole('combobox', { name: 'Subject' });
  await userEvent.type(input, 'musica');
  await userEvent.click(await screen.findByRole('option', { name: 'Música' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('music', 'chosen');
  await expect(input).toHaveValue('Música');
};

/** Types what leads nowhere and leaves, then empties the field and leaves. */
export const leave: Play = async ({ canvasElement, args }) => {
  const input = within(canvasElement).getByRole('combobox');
  await expect(input).toHaveValue('Art');
  await userEvent.type(input, 'ifact');
  await userEvent.tab();
  await waitFor(() => expect(input).toHaveValue('Art'));
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.clear(input);
  await userEvent.tab();
  await expect(args.onChange).toHaveBeenLastCalledWith(null, 'cleared');
  await expect(input).toHaveValue('');
};

/** Looks up, takes what was found, and looks for what is not there. */
export const lookUp: Play = async ({ canvasElement, args }) => {
  const input = within(canvasElement).getByRole('combobox');
  await expect(input).toHaveValue('Geography');
  await userEvent.clear(input);
  await userEvent.type(input, 'hist');
  await expect(onQuery).toHaveBeenLastCalledWith('hist');
  await userEvent.click(await screen.findByRole('option', { name: 'History of art' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('history-of-art', 'chosen');
  await userEvent.type(input, 'xyz');
  await userEvent.tab();
  await waitFor(() => expect(input).toHaveValue('History of art'));
};

/** Types as an input method does. */
export const compose: Play = async ({ canvasElement }) => {
  const input = within(canvasElement).getByRole<HTMLInputElement>('combobox');
  input.focus();
  onQuery.mockClear();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'li shi' } });
  await expect(onQuery).not.toHaveBeenCalled();
  fireEvent.input(input, { target: { value: '历史' } });
  fireEvent.compositionEnd(input);
  await expect(onQuery).toHaveBeenLastCalledWith('历史');
};

/** Opens, takes and closes with keys alone. */
export const byKeys: Play = async ({ canvasElement, args }) => {
  const input = within(canvasElement).getByRole('combobox');
  await userEvent.tab();
  await expect(input).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith('history', 'chosen');
  await expect(input).toHaveValue('History');
  await userEvent.type(input, ' of');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
  await expect(input).toHaveValue('History');
};
