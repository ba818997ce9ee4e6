import type { QueryKey } from '@tanstack/react-query';
import { type Api, type In, type QueryOf, getQuery, inLanguage } from '../query.ts';

const OF_LESSON = '/api/class/v1/lessons/{lessonId}/notes';
const OF_ALL = '/api/class/v1/learning/notes';

/** The viewer's notes in a lesson, in the order of their places. */
export const lessonNotesQuery = (api: Api, { lessonId, schoolId }: { lessonId: string; schoolId: string }) =>
  getQuery(api, OF_LESSON, { params: { path: { lessonId }, query: { schoolId } } });

/** A page of the viewer's notes over all classes. */
export const myNotesQuery = (api: Api, query: In<QueryOf<'listMyNotes'>>) =>
  getQuery(api, OF_ALL, { params: { query: inLanguage(query) } });

/** Whether a query answers with notes. */
export const isOfNotes = ([, path]: QueryKey): boolean => path === OF_LESSON || path === OF_ALL;
