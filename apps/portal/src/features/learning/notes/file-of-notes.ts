import type { paths } from '@stoa/api/schema';
import type { Language } from '../../../i18n/languages.ts';

const FILE: keyof paths = '/api/class/v1/learning/notes.md';

/** Where the server gives one's notes as a Markdown file. */
export function fileOfNotes({
  schoolId,
  classId,
  lang,
}: {
  schoolId: string | undefined;
  classId: string | undefined;
  lang: Language;
}): string {
  const search = new URLSearchParams({
    ...(schoolId ? { schoolId } : {}),
    ...(classId ? { classId } : {}),
    'sxz-lang': lang,
  });
  return `${FILE}?${search}`;
}
