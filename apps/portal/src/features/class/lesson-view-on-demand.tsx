import { lazy, useState } from 'react';
import type { LessonViewProps } from './lesson/lesson-view.tsx';

type Module = typeof import('./lesson/lesson-view.tsx');

let loaded: Module | undefined;

/** Loads the reader of lessons, which the overview does without. The route asks for it beside the lesson itself. */
export async function loadLessonView(): Promise<Module> {
  loaded = await import('./lesson/lesson-view.tsx');
  return loaded;
}

const Later = lazy(async () => ({ default: (await loadLessonView()).LessonView }));

/** The reader of lessons: at once where it is there already, without a skeleton in between. */
export function LessonViewOnDemand(props: LessonViewProps) {
  // Decided once: another component in its place would be another lesson.
  const [View] = useState(() => loaded?.LessonView ?? Later);
  return <View {...props} />;
}
