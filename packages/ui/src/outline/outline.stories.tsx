import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { stress, useSample } from '../../.storybook/samples.ts';
import { useStoryWords } from '../card/story-content.ts';
import { Outline, type OutlineLabels, type OutlineSection } from './outline.tsx';
import { Link } from '../link/link.tsx';
import {
  DoDont,
  KeyboardMap,
  LocaleSheet as Locales,
  RtlBesideLtr as Directions,
  StateSheet,
  StressSheet,
  sheetStory,
} from '../../.storybook/sheets.tsx';

const sectionsOf = (title: string, lesson: string, reason: string, note: ReactNode): OutlineSection[] => [
  {
    id: 'one',
    title,
    progressText: '1 / 4',
    lessons: [
      { id: '1', title: lesson, kind: 'video', href: '/1', minutes: '8 min', isDone: true },
      { id: '2', title: lesson, kind: 'article', href: '/2', minutes: '5 min', isCurrent: true },
      { id: '3', title: lesson, kind: 'task', href: '/3', note: typeof note === 'string' ? note : undefined },
      { id: '4', title: lesson, kind: 'exam', lockedReason: reason, note },
    ],
  },
];

const labels: OutlineLabels = {
  done: 'Done',
  open: 'Not done yet',
  locked: 'Locked',
  kind: { article: 'Article', video: 'Video', exam: 'Exam', live: 'Live', task: 'Task' },
};

const meta = {
  title: 'Content/Outline',
  component: Outline,
  args: { label: 'Outline', labels, sections: [] },
  render: (args) => {
    const { titles, progress } = useStoryWords();
    const title = (index: number) => titles[index % titles.length] ?? '';
    return (
      <div style={{ maxInlineSize: '28rem' }}>
        <Outline
          {...args}
          sections={[
            {
              id: 'one',
              title: title(0),
              progressText: '2 / 4',
              lessons: [
                { id: '1', title: title(1), kind: 'video', href: '/1', minutes: '8 min', isDone: true },
                { id: '2', title: title(2), kind: 'article', href: '/2', minutes: '5 min', isDone: true },
                { id: '3', title: title(3), kind: 'video', href: '/3', minutes: '12 min', isCurrent: true },
                { id: '4', title: stress.long, kind: 'task', href: '/4', minutes: '20 min' },
              ],
            },
            {
              id: 'two',
              title: title(4),
              progressText: '0 / 3',
              lessons: [
                { id: '5', title: title(5), kind: 'live', href: '/5', minutes: '45 min' },
                { id: '6', title: title(6), kind: 'exam', minutes: '30 min', lockedReason: progress },
                { id: '7', title: stress.mixed, kind: 'article', href: '/7' },
              ],
            },
            {
              id: 'three',
              title: title(5),
              progressText: '0 / 1',
              isFolded: true,
              lessons: [{ id: '8', title: title(1), kind: 'video', href: '/8' }],
            },
          ]}
        />
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
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };

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

export const LocaleSheet: Story = {
  render: () => (
    <Locales
      render={({ title, label, sentence, action }) => (
        <Outline label={title} labels={labels} sections={sectionsOf(title, label, sentence, action)} />
      )}
    />
  ),
};

export const RtlBesideLtr: Story = {
  render: () => (
    <Directions
      render={({ title, label, sentence, action }) => (
        <Outline label={title} labels={labels} sections={sectionsOf(title, label, sentence, action)} />
      )}
    />
  ),
};

export const DoAndDont: Story = {
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
