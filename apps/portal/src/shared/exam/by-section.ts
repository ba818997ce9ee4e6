import type { AttemptSection, ExamQuestion } from '@stoa/api/schema';

/** Questions of one section, or those in none. */
export interface SectionGroup<T> {
  id: string;
  /** Undefined for questions in no section. */
  section: AttemptSection | undefined;
  entries: { entry: T; index: number }[];
}

/** What an exam asks, section by section, each entry with its place in all of it. */
export function bySection<T>(
  entries: readonly T[],
  sections: readonly AttemptSection[] = [],
  questionOf: (entry: T) => Pick<ExamQuestion, 'section'>,
): SectionGroup<T>[] {
  const groups: SectionGroup<T>[] = [];
  for (const [index, entry] of entries.entries()) {
    const place = questionOf(entry).section;
    const id = place === undefined ? 'none' : `${place}`;
    const last = groups.at(-1);
    if (last?.id === id) last.entries.push({ entry, index });
    else
      groups.push({
        id,
        section: place === undefined ? undefined : sections[place],
        entries: [{ entry, index }],
      });
  }
  return groups;
}
