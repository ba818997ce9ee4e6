import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, wideStory } from '../internal/field/field-story.tsx';
import { useStoryTexts } from '../card/story-content.ts';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const onSubmit = fn();
const onQuery = fn();
const onClear = fn();

function Box(props: Partial<SearchBoxProps>) {
  const { titles, kinds } = useStoryTexts();
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
    await expect(await canvas.findAllByRole('option')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear recent searches' }));
    await expect(onClear).toHaveBeenCalled();
  },
};

/** Arrows walk through the suggestions and back to the text; Enter takes one; Escape closes. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    // The page listens for the key once it is drawn.
    await waitFor(async () => {
      await userEvent.keyboard('/');
      await expect(field).toHaveFocus();
    });
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
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

function Field(props: Partial<SearchBoxProps> & { label: string }) {
  const [value, setValue] = useState(props.value ?? '');
  return <SearchBox {...props} value={value} onChange={setValue} onSubmit={onSubmit} />;
}

/** While suggestions are on their way nothing is shown; the field works all the same. */
export const Loading: Story = { render: () => <Box groups={[]} status="" /> };

/** No suggestion: no empty list opens. */
export const Empty: Story = {
  render: () => <Box groups={[{ id: 'typed', kind: 'typed', title: 'Courses', items: [] }]} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'zzz');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => <StressSheet omit={['empty']} render={(text) => <Field label={text} value={text} />} />,
};

/** The list keeps to the edge where the line begins. */
export const ArabicList: Story = {
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('combobox')),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Field label="Search courses, people and articles" />,
          note: 'Say in the label what can be found.',
        },
      ]}
      donts={[
        {
          render: () => <Field label="Filter these twelve rows" size="lg" />,
          note: 'Use it to filter a short list on the page: a TextField above the list is enough.',
        },
      ]}
    />
  ),
};

/** What the keys do; the story "Keyboard" presses them. */
export const KeyMap: Story = {
  render: () => (
    <KeyboardMap
      keys={[
        ['/', 'From anywhere on the page: to the field'],
        ['ArrowDown', 'The next suggestion, then the text again'],
        ['ArrowUp', 'The previous suggestion'],
        ['Enter', 'Searches for the suggestion or the text'],
        ['Escape', 'Closes the suggestions'],
      ]}
    />
  ),
};

/** Every state of the field at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: () => (
    <StateSheet
      states={[
        { name: 'Empty', render: () => <Field label="Search everything" /> },
        { name: 'Filled', render: () => <Field label="Search everything" value="planning" /> },
        { name: 'Large', render: () => <Field label="Search everything" size="lg" /> },
        {
          name: 'Large, filled',
          render: () => <Field label="Search everything" size="lg" value="planning" />,
        },
      ]}
    />
  ),
};
