import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { directions, mount } from '../testing/mount.tsx';
import { Outline } from './outline.tsx';
import { LONG_MS, until } from '../testing/until.ts';

const labels = {
  done: 'Done',
  open: 'Open',
  locked: 'Locked',
  kind: {
    article: 'Article',
    video: 'Film',
    audio: 'Audio',
    document: 'Document',
    file: 'File',
    link: 'Link',
    exam: 'Exam',
    assignment: 'Assignment',
    survey: 'Survey',
    live: 'Live',
    discussion: 'Discussion',
    attendance: 'Attendance',
    task: 'Task',
  },
};
const lessons = (count: number) =>
  Array.from({ length: count }, (_unused, index) => ({
    id: `${index}`,
    title: `Lesson ${index}`,
    kind: 'article' as const,
    href: `#${index}`,
  }));

it.each(directions)('folds a section by keys ($direction)', async ({ locale }) => {
  const place = mount(
    <Outline
      label="Lessons"
      labels={labels}
      sections={[{ id: 'a', title: 'Basics', lessons: lessons(2) }]}
    />,
    locale,
  );
  const section = await until(
    () => place.querySelector('details') ?? Promise.reject(new Error('no section')),
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(section?.querySelector('summary'));
  await userEvent.keyboard('{Enter}');
  expect(section?.open).toBe(false);
  await userEvent.keyboard(' ');
  expect(section?.open).toBe(true);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain('Lesson 0');
});

it.each([0, 1, 10_000])('holds %i lessons', { timeout: 2 * LONG_MS }, async (count) => {
  const place = mount(
    <Outline
      label="Lessons"
      labels={labels}
      sections={[{ id: 'a', title: 'Basics', lessons: lessons(count) }]}
    />,
  );
  await until(() => expect(place.querySelectorAll('li')).toHaveLength(count), LONG_MS);
});
