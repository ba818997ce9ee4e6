import type { ContentDraft } from '@stoa/api/schema';

export type DraftSection = ContentDraft['sections'][number];
export type DraftLesson = DraftSection['lessons'][number];
type Sections = readonly DraftSection[];

/** Lessons of a class, in all of its sections. */
export const LESSONS_MAX = 500;
export const SECTIONS_MAX = 100;

const ID_DIGITS = 18;

/** An id of 19 digits that nothing else has. */
export function newContentId(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint32Array(ID_DIGITS)), (value) => value % 10);
  return `2${digits.join('')}`;
}

export const lessonCount = (sections: Sections): number =>
  sections.reduce((sum, { lessons }) => sum + lessons.length, 0);

/** The outline with a section more, at its end. */
export const addSection = (sections: Sections, title: DraftSection['title']): DraftSection[] => [
  ...sections,
  { id: newContentId(), title, lessons: [] },
];

/** The outline with a lesson more, at the end of a section. */
export const addLesson = (
  sections: Sections,
  sectionId: string,
  { title, kind }: Pick<DraftLesson, 'title' | 'kind'>,
): DraftSection[] =>
  changeSection(sections, sectionId, (section) => ({
    ...section,
    lessons: [...section.lessons, { id: newContentId(), title, kind, minutes: null, preview: false }],
  }));

/** The outline with something else in a section. */
export const changeSection = (
  sections: Sections,
  id: string,
  change: (section: DraftSection) => DraftSection,
): DraftSection[] => sections.map((section) => (section.id === id ? change(section) : section));

/** The outline with something else in a lesson. */
export const changeLesson = (sections: Sections, id: string, change: Partial<DraftLesson>): DraftSection[] =>
  sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) => (lesson.id === id ? { ...lesson, ...change } : lesson)),
  }));

export const removeSection = (sections: Sections, id: string): DraftSection[] =>
  sections.filter((section) => section.id !== id);

export const removeLesson = (sections: Sections, id: string): DraftSection[] =>
  sections.map((section) => ({ ...section, lessons: section.lessons.filter((lesson) => lesson.id !== id) }));

/** The outline with a section so many places further down, or up. */
export function moveSection(sections: Sections, id: string, by: number): DraftSection[] {
  const from = sections.findIndex((section) => section.id === id);
  const section = sections[from];
  const to = from + by;
  if (!section || to < 0 || to >= sections.length) return [...sections];
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}

/** The outline with a lesson one place further down, or up: from the edge of a section into the next one. */
export function moveLesson(sections: Sections, id: string, by: 1 | -1): DraftSection[] {
  const at = sections.findIndex(({ lessons }) => lessons.some((lesson) => lesson.id === id));
  const section = sections[at];
  const index = section?.lessons.findIndex((lesson) => lesson.id === id) ?? -1;
  const lesson = section?.lessons[index];
  if (!section || !lesson) return [...sections];
  const to = index + by;
  if (to >= 0 && to < section.lessons.length)
    return sections.with(at, {
      ...section,
      lessons: section.lessons.toSpliced(index, 1).toSpliced(to, 0, lesson),
    });
  const neighbour = sections[at + by];
  if (!neighbour) return [...sections];
  return sections.with(at, { ...section, lessons: section.lessons.toSpliced(index, 1) }).with(at + by, {
    ...neighbour,
    lessons: by === 1 ? [lesson, ...neighbour.lessons] : [...neighbour.lessons, lesson],
  });
}

/** Lines of a text in one language, kept beside what other languages say in the same places. */
export function withLines(
  texts: ContentDraft['outcomes'],
  language: keyof ContentDraft['outcomes'][number],
  text: string,
): ContentDraft['outcomes'] {
  const lines = text === '' ? [] : text.split('\n');
  return Array.from({ length: Math.max(lines.length, texts.length) }, (_, index) => {
    const { [language]: _before, ...others } = texts[index] ?? {};
    const line = lines[index];
    return line === undefined ? others : { ...others, [language]: line };
  }).filter((one, index) => index < lines.length || Object.keys(one).length > 0);
}
