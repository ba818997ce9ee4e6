import type { ReactNode } from 'react';
import { stress } from '../../.storybook/samples.ts';
import { useStoryTexts } from '../card/story-content.ts';
import type { OutlineLabels, OutlineSection } from './outline.tsx';

/** A chapter with a lesson in each state, in these words. */
export const sectionsOf = (
  title: string,
  lesson: string,
  reason: string,
  note: ReactNode,
): OutlineSection[] => [
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

/** Words of an outline in English. */
export const labels: OutlineLabels = {
  done: 'Done',
  open: 'Not done yet',
  locked: 'Locked',
  kind: {
    article: 'Article',
    video: 'Video',
    document: 'Document',
    link: 'Link',
    exam: 'Exam',
    assignment: 'Assignment',
    survey: 'Survey',
    live: 'Live',
    discussion: 'Discussion',
    task: 'Task',
  },
};

/** Three chapters of a class in the language of the toolbar. */
export function useStorySections(): OutlineSection[] {
  const { titles, progress } = useStoryTexts();
  const title = (index: number) => titles[index % titles.length] ?? '';
  return [
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
  ];
}
