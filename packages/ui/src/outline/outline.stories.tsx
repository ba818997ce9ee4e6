import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { useStoryWords } from '../card/story-content.ts';
import { Outline, type OutlineLabels } from './outline.tsx';

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
