import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { useStoryWords } from '../card/story-content.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const onSubmit = fn();
const onQuery = fn();
const onClear = fn();

function Box(props: Partial<SearchBoxProps>) {
  const { titles, kinds } = useStoryWords();
  const [value, setValue] = useState('');
  const pick = (from: number, to: number) =>
    titles.slice(from, to).map((text, index) => ({ id: `${from}-${index}`, text }));
  return (
    <div style={{ maxInlineSize: '32rem', minBlockSize: '26rem' }}>
      <SearchBox
        label="Search everything"
        value={value}
        onChange={setValue}
        onQuery={onQuery}
        onSubmit={onSubmit}
        shortcutKey="/"
        status="5 suggestions"
        groups={
          value
            ? [
                {
                  id: 'typed',
                  kind: 'typed',
                  title: kinds.course,
                  items: pick(0, 4).map((item) => ({ ...item, ranges: [[0, 3]], note: kinds.class })),
                },
              ]
            : [
                {
                  id: 'recent',
                  kind: 'recent',
                  title: kinds.topic,
                  items: pick(0, 2),
                  clear: { label: 'Clear recent searches', onPress: onClear },
                },
                { id: 'hot', kind: 'hot', title: kinds.live, items: pick(2, 5) },
              ]
        }
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: { label: 'Search everything', value: '', onChange: fn(), onSubmit },
  render: () => <Box />,
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Large: Story = { render: () => <Box size="lg" /> };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(onClear).toHaveBeenCalled();
  },
};

/** Arrows walk through the suggestions and back to the text; Enter takes one; Escape closes. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.keyboard('/');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = canvasElement.querySelector('[aria-selected="true"]');
    await expect(field).toHaveAttribute('aria-activedescendant', active?.id);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('The craft of planning a project', 'suggestion');
    await userEvent.clear(field);
    await userEvent.type(field, '  plan {Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('plan', 'typed');
  },
};

/** While an input method composes, nothing is looked up and Enter belongs to it. */
export const Composing: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('combobox');
    onQuery.mockClear();
    onSubmit.mockClear();
    field.focus();
    fireEvent.compositionStart(field);
    field.setRangeText('ji hua');
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(onQuery).not.toHaveBeenCalled();
    await expect(onSubmit).not.toHaveBeenCalled();
    field.value = '';
    field.setRangeText('计划');
    fireEvent.compositionEnd(field);
    await expect(onQuery).toHaveBeenCalledWith('计划');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
};
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
};
