import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { Outline } from './outline.tsx';
import { labels, sectionsOf, useStorySections } from './story-sections.ts';
import { Link } from '../link/link.tsx';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/Outline',
  component: Outline,
  args: { label: 'Outline', labels, sections: [] },
  render: (args) => {
    const sections = useStorySections();
    return (
      <div style={{ maxInlineSize: '28rem' }}>
        <Outline {...args} sections={sections} />
      </div>
    );
  },
} satisfies Meta<typeof Outline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAClass: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Locked' })).toBeVisible();
  },
};

/** A line below a lesson: that it is free to look at, or how a locked one is opened. */
export const Notes: Story = {
  render: () => (
    <Outline
      label="Outline"
      labels={labels}
      sections={sectionsOf(
        'Chapter',
        'A lesson',
        'After the exam',
        <Link href="/join">Join the class to open it</Link>,
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Join the class to open it' }),
    ).toBeVisible();
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="22rem"
      omit={['empty']}
      render={(text, name) => (
        <Outline label={name} labels={labels} sections={sectionsOf(text, text, text, text)} />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Outline
              label="With a reason"
              labels={labels}
              sections={[
                {
                  id: 'a',
                  title: 'Estimates',
                  lessons: [
                    {
                      id: '1',
                      title: 'Exam',
                      kind: 'exam',
                      lockedReason: 'Opens when the two lessons before it are done',
                    },
                  ],
                },
              ]}
            />
          ),
          note: 'Say what opens a locked lesson.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Outline
              label="Without a reason"
              labels={labels}
              sections={[
                {
                  id: 'a',
                  title: 'Estimates',
                  lessons: [{ id: '1', title: 'Exam', kind: 'exam', lockedReason: 'Locked' }],
                },
              ]}
            />
          ),
          note: 'Say only that it is locked: the lock says that already.',
        },
      ]}
    />
  ),
};

/** Chapters fold with Enter or Space; locked lessons are passed over. */
export const Keyboard: Story = {
  render: () => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Next chapter or lesson'],
          ['Enter', 'Folds the chapter, or opens the lesson'],
        ]}
      />
      <Outline
        label="Outline"
        labels={labels}
        sections={sectionsOf('Chapter', 'A lesson', 'After the exam', 'Preview')}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const details = canvasElement.querySelector('details');
    await userEvent.tab();
    await expect(details?.querySelector('summary')).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('link')[0]).toHaveFocus();
    // Pressed, since synthetic keys do not reach what the browser itself does with a summary.
    await userEvent.click(details?.querySelector('summary') as HTMLElement);
    await expect(details?.open).toBe(false);
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const { title, label, sentence, action } = useSample();
    const sections = sectionsOf(title, label, sentence, action);
    return (
      <StateSheet
        states={[
          { name: 'Open', render: () => <Outline label="Open" labels={labels} sections={sections} /> },
          {
            name: 'Folded',
            render: () => (
              <Outline
                label="Folded"
                labels={labels}
                sections={sections.map((section) => ({ ...section, isFolded: true }))}
              />
            ),
          },
        ]}
      />
    );
  },
};
