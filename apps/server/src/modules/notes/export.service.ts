import type { Services } from '../../core/services.ts';
import { chooseLanguage, toTag, type Language } from '../../i18n/languages.ts';
import { EXPORT_MESSAGES } from './export-messages.ts';
import { titlesOf } from './notes.presenter.ts';
import { findTitles, listAll, listNoteSchools, type NoteFilter, type NoteRow } from './notes.repository.ts';
import { ownerOf, type Writer } from './notes.service.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** A title must not become markup of the file. */
const escape = (text: string): string =>
  text.replaceAll(/\s+/gu, ' ').replaceAll(/[\\`*_{}[\]<>#|~!]/g, String.raw`\$&`);

/** A second of a film, such as 3:20 or 1:03:20. */
export function clockOf(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR_S);
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  const rest = two(seconds % MINUTE_S);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Somebody's notes as a Markdown file. What they wrote stands in it as they wrote it. */
export async function writeNotes(
  { database, messages, config, clock }: Pick<Services, 'database' | 'messages' | 'config' | 'clock'>,
  filter: Omit<NoteFilter, 'keyword'>,
  writer: Writer,
): Promise<{ name: string; text: string }> {
  const { viewer } = writer;
  const owner = ownerOf(writer);
  const language = chooseLanguage(writer.language, undefined, viewer.language as Language);
  const { rows, shown } = await database.read({ accountId: viewer.accountId }, async (tx) => {
    const notes = await listAll(tx, owner, filter);
    const schools = await listNoteSchools(tx, owner);
    const ids = [...new Set(notes.map(({ lesson_id }) => lesson_id))];
    const titles = await findTitles(tx, schools, ids);
    return { rows: notes, shown: { schools, titles, language, marks: [] } };
  });
  const dayFormat = new Intl.DateTimeFormat(toTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  const placeOf = ({ place_kind, position }: NoteRow): string => {
    if (place_kind === 'second') return clockOf(position);
    if (place_kind === 'page') return messages.say(language, EXPORT_MESSAGES.page, { page: position });
    return messages.say(language, EXPORT_MESSAGES.open);
  };
  const blocks = [`# ${messages.say(language, EXPORT_MESSAGES.title)}`];
  let [classId, lessonId] = ['', ''];
  for (const row of rows) {
    const { classTitle, lessonTitle, url } = titlesOf(row, shown);
    if (row.class_id !== classId) blocks.push(`## ${escape(classTitle)}`);
    if (row.lesson_id !== lessonId) blocks.push(`### ${escape(lessonTitle)}`);
    [classId, lessonId] = [row.class_id, row.lesson_id];
    if (row.quote) blocks.push(`> ${escape(row.quote)}`);
    blocks.push(row.text || `*${messages.say(language, EXPORT_MESSAGES.bookmark)}*`);
    const place = url ? `[${placeOf(row)}](${new URL(url, config.publicUrl).href})` : placeOf(row);
    blocks.push(`${place} · ${dayFormat.format(row.created_at)}`);
  }
  const day = clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
  return { name: `stoa-notes-${day}.md`, text: `${blocks.join('\n\n')}\n` };
}
